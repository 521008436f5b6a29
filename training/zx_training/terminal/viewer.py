"""Shows a game of two agents or a recorded game, decision by decision, automatically or by keys."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import zx_agents
from rich.console import Console

from zx_env.core.seeding import agent_rng, new_seed
from zx_training.games import get_game_of_record
from zx_training.games.adapter import GameAdapter
from zx_training.record_files import read_record, steps_of
from zx_training.terminal import display
from zx_training.terminal.display import say
from zx_training.terminal.event_log import EventLog

KEYS = "Enter: on; `b`: back; a number: to the beginning of that turn; `log`; `e`: to the end; `q`: leave"


def watch(
    console: Console,
    adapter: GameAdapter,
    first: str,
    second: str,
    deck: str | None,
    enemy_deck: str | None,
    seed: int | None,
    delay: float,
    record: Path | None,
    is_stepped: bool = False,
) -> None:
    """Play and show a game of two agents, with all cards visible."""
    players = adapter.agent(first), adapter.agent(second)
    seed = new_seed() if seed is None else seed
    rngs = [agent_rng(seed, player) for player in range(2)]
    game = adapter.deal(adapter.pair_of(deck, enemy_deck), seed, events=True)

    def decisions() -> Iterator[tuple[Any, str]]:
        yield game.copy(), ""
        while game.to_play is not None:
            player = game.to_play
            action = zx_agents.act_in(players[player], game, rngs[player])
            text = next(legal.text for legal in game.actions() if legal.index == action)
            game.step(action)
            yield game.copy(), f"player {player} ({(first, second)[player]}): {text}"

    try:
        Viewer(console, decisions(), delay, is_stepped).run()
        if game.to_play is None:
            display.end(console, game, (first, second))
        say(console, f"Seed {seed}.")
    finally:
        display.keep(console, adapter, game, record)


def replay(
    console: Console, path: Path, delay: float, card_set: str | None = None, is_stepped: bool = False
) -> None:
    """Show a recorded game, decision by decision.

    Raises:
        SettingError: The file cannot be read.
        RecordError: The record is invalid, or does not fit these rules.
    """
    record = read_record(path)
    adapter = get_game_of_record(record, card_set)
    game = Viewer(console, steps_of(adapter, record), delay, is_stepped).run()
    display.end(console, game, ("player 0", "player 1"))


class Viewer:
    """Shows the positions of a game in the terminal, one at a time, with all cards visible."""

    def __init__(
        self, console: Console, steps: Iterator[tuple[Any, str]], delay: float, is_stepped: bool
    ) -> None:
        self.console, self.delay, self.is_stepped = console, delay, is_stepped
        self._steps = steps
        self.seen: list[tuple[Any, str]] = []
        self.at = -1

    def run(self) -> Any:
        """Show the positions one after the other, and return the last one."""
        if self.is_stepped:
            say(self.console, KEYS)
        while self._forward():
            self._show()
            if not self.is_stepped:
                time.sleep(self.delay)
            elif not self._key():
                break
        return self.seen[-1][0]

    def _forward(self) -> bool:
        if self.at + 1 == len(self.seen):
            following = next(self._steps, None)
            if following is None:
                return False
            self.seen.append(following)
        self.at += 1
        return True

    def _show(self) -> None:
        """Print the action, its events and the board."""
        game, action = self.seen[self.at]
        if action:
            say(self.console, action, "bold")
        log = EventLog(None)
        before = log.count(self.seen[self.at - 1][0]) if self.at else 0
        for line in log.lines(game, before, in_short=True):
            say(self.console, f"  {line}", "dim")
        display.show(self.console, game, None)

    def _key(self) -> bool:
        """Carry out the next key; return False if the person quits, else True."""
        while True:
            try:
                key = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if key == "q":
                return False
            if key == "":
                return True
            if key == "e":
                self.is_stepped, self.delay = False, 0.0
                return True
            if key == "b":
                self.at = max(-1, self.at - 2)
                return True
            if key.isdigit():
                return self._to_turn(int(key))
            if key == "log":
                for line in EventLog(None).lines(self.seen[self.at][0]):
                    say(self.console, f"  {line}")
            else:
                say(self.console, KEYS)

    def _to_turn(self, turn: int) -> bool:
        """Go to the first position of a turn; to the last position if the game was shorter."""
        here = next((k for k, (game, _) in enumerate(self.seen) if game.turn >= turn), None)
        if here is not None:
            self.at = here - 1
            return True
        while self._forward():
            if self.seen[self.at][0].turn >= turn:
                break
        self.at -= 1
        return True
