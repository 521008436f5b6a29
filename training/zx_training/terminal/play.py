"""A person against an agent: the prompt and its commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import zx_agents
from rich.console import Console

from zx_env.core.seeding import agent_rng, new_seed
from zx_env.errors import SettingError
from zx_training.games import get_game_of_record
from zx_training.games.adapter import GameAdapter
from zx_training.record_files import moment_of, read_record, record_in
from zx_training.terminal import display
from zx_training.terminal.action_list import chosen, explain, list_choices
from zx_training.terminal.display import say
from zx_training.terminal.event_log import EventLog
from zx_training.ui.auto_pass import automatic_pass

HELP = (
    "a number, an action's words or their beginning",
    "`? CARD`: what a card does, by number, name or place (`? b2`); `board`; `log`: all that happened",
    "`end`: pass to the end of the turn; `skip`: pass until something happens",
    "`auto`: be asked for a response only when something has happened, or always again",
    "`why`: what this question is about, for new players",
    "`hint`: what the enemy's player would do in your place; `undo`: take your last decision back",
    "`save FILE`: keep the game so far; `quit`",
)
NOT_IN_EARNEST = "not in a game that counts (--rated)"


def play(
    console: Console,
    adapter: GameAdapter,
    against: str,
    deck: str | None,
    enemy_deck: str | None,
    seat: int,
    seed: int | None,
    record: Path | None,
    is_rated: bool = False,
    auto_pass: bool = False,
) -> None:
    """Play a whole game."""
    agent = adapter.agent(against)
    seed = new_seed() if seed is None else seed
    rng = agent_rng(seed)
    mine, enemys = adapter.pair_of(deck, enemy_deck)
    game = adapter.deal((mine, enemys) if seat == 0 else (enemys, mine), seed, events=True)
    place = PlaySession(console, adapter, game, agent, against, seat, rng, is_rated, auto_pass)
    decks = f"with {mine}; {against} has {enemys}" if adapter.game.decks else f"against {against}"
    say(console, f"You are player {seat} {decks}.")
    if not is_rated:
        say(console, f"Seed {seed}.")
        say(console, "A game for practice: `undo` and `hint` are there. `help` says what else.")
    try:
        _play_out(place)
    finally:
        if is_rated:  # from the seed, every hidden card can be computed
            say(console, f"Seed {seed}.")
        display.keep(console, adapter, place.game, record)


def play_on(
    console: Console,
    path: Path,
    at: int | None,
    against: str | None,
    seat: int,
    record: Path | None,
    card_set: str | None = None,
    auto_pass: bool = False,
) -> None:
    """Play on from a moment of a recorded game, for practice.

    Args:
        console: The terminal.
        path: File of the record, or of a report of the page that contains one.
        at: Number of decisions of the record that stay; None for all.
        against: The agent; None for the default opponent of the game.
        seat: The person's seat.
        record: File for the record of the whole game; None to save nothing.
        card_set: A custom card set that the record may use.
        auto_pass: Whether the person is asked for a response only when something has happened.

    Raises:
        SettingError: The file cannot be read, or the game is over at that moment.
        RecordError: The record is invalid or damaged; the message names the line.
    """
    text = record_in(read_record(path), path)
    adapter = get_game_of_record(text, card_set)
    game, decisions = moment_of(adapter, text, at)
    enemy = against or adapter.opponent()
    agent = adapter.agent(enemy)
    say(console, f"You are player {seat} against {enemy}, after {decisions} decisions of {path}.")
    say(console, "A game for practice: every card lies where it lay. `log` shows what happened before.")
    place = PlaySession(console, adapter, game, agent, enemy, seat, agent_rng(new_seed()), False, auto_pass)
    place.log.printed = place.log.count(game)
    try:
        _play_out(place)
    finally:
        display.keep(console, adapter, place.game, record)


def _play_out(place: PlaySession) -> None:
    """Play a game to its end, or until the person leaves it; print the result."""
    try:
        place.play()
        display.show(place.console, place.game, place.seat)
        names = ("you", place.against) if place.seat == 0 else (place.against, "you")
        display.end(place.console, place.game, names)
    except (EOFError, KeyboardInterrupt):
        place.console.print("\nleft the game")


class PlaySession:
    """A game of a person against an agent."""

    def __init__(
        self,
        console: Console,
        adapter: GameAdapter,
        game: Any,
        agent: zx_agents.Agent,
        against: str,
        seat: int,
        rng: np.random.Generator,
        is_rated: bool,
        auto_pass: bool = False,
    ) -> None:
        self.console, self.adapter, self.game, self.agent = console, adapter, game, agent
        self.against, self.seat, self.rng, self.is_rated = against, seat, rng, is_rated
        self.log = EventLog(seat)
        self.before: list[Any] = []
        """The game before each of the person's decisions, for `undo`."""
        self.passing = ""
        """"end", "skip" or "": how the person passes without a prompt."""
        self.passing_turn = 0
        self.auto_pass = auto_pass
        """Whether the person is asked for a response only when something has happened."""

    def play(self) -> None:
        """Play to the end of the game."""
        while self.game.to_play is not None:
            if self.game.to_play != self.seat:
                self.game.step(zx_agents.act_in(self.agent, self.game, self.rng))
                continue
            known = self.log.printed
            lines = self.log.go_on(self.console, self.game)
            if self.auto_pass:
                passed = automatic_pass(self.adapter, self.game, self.seat, known)
                if passed is not None:  # nothing for `undo` to take back: it would only be passed again
                    self.game.step(passed)
                    continue
            action = self._passes(lines)
            if action is None:
                display.show(self.console, self.game, self.seat)
                action = self._asked()
            if action is not None:
                self.before.append(self.game.copy())
                self.game.step(action)
        self.log.go_on(self.console, self.game)

    # -- passing -------------------------------------------------------------------------------------------

    def _passes(self, lines: list[str]) -> int | None:
        """Return the action `pass` while the person passes without a prompt; None at a new event or turn."""
        if (self.passing == "skip" and lines) or self.game.turn != self.passing_turn:
            self.passing = ""
        action = self._pass() if self.passing else None
        if action is None:
            self.passing = ""
        return action

    def _pass(self) -> int | None:
        """Return the action `pass`; None if it is not legal."""
        return next((action.index for action in self.game.actions() if action.verb == "pass"), None)

    def _pass_on(self, how: str) -> int | None:
        action = self._pass()
        if action is None:
            say(self.console, "there is nothing to pass now: something has to be chosen")
        else:
            self.passing, self.passing_turn = how, self.game.turn
        return action

    # -- the prompt ----------------------------------------------------------------------------------------

    def _asked(self) -> int | None:
        """Prompt for an action and return it; None if a decision was taken back."""
        view = self.game.view(self.seat)
        actions = list_choices(self.console, view)
        while True:
            typed = self.console.input("> ").strip()
            word, _, rest = typed.partition(" ")
            if word in ("end", "skip") and not rest:
                passed = self._pass_on(word)
                if passed is not None:
                    return passed
            elif word == "undo" and not rest:
                if self._undo():
                    return None
            elif not self._answered(word, rest.strip(), view):
                fitting = chosen(actions, typed)
                if len(fitting) == 1:
                    return int(fitting[0].index)
                say(self.console, f"that fits {len(fitting)} actions; `help` lists the commands")

    def _answered(self, word: str, rest: str, view: Any) -> bool:
        """Carry out a command of the prompt; return True if the word was a command, else False."""
        if word == "quit" and not rest:
            raise EOFError
        if word.startswith("?") and (word + rest).strip("? "):
            explain(self.console, self.adapter, view, (word + " " + rest).lstrip("?").strip())
        elif word in ("?", "help", "") and not rest:
            for line in HELP:
                say(self.console, line)
        elif word == "board" and not rest:
            display.show(self.console, self.game, self.seat)
        elif word == "log" and not rest:
            for line in self.log.lines(self.game):
                say(self.console, f"  {line}")
        elif word == "auto" and not rest:
            self.auto_pass = not self.auto_pass
            asked = "only when something has happened" if self.auto_pass else "always"
            say(self.console, f"you are asked for a response {asked}")
        elif word == "hint" and not rest:
            self._hint()
        elif word == "why" and not rest:
            say(self.console, self.adapter.wording.hint(view.question).why)
        elif word == "save" and rest:
            self._save(Path(rest))
        else:
            return False
        return True

    def _hint(self) -> None:
        if self.is_rated:
            say(self.console, f"no hints: {NOT_IN_EARNEST}")
            return
        action = zx_agents.act_in(self.agent, self.game, np.random.default_rng(0))
        text = next(legal.text for legal in self.game.actions() if legal.index == action)
        say(self.console, f"{self.against} would: {text}")

    def _undo(self) -> bool:
        if self.is_rated:
            say(self.console, f"nothing is taken back: {NOT_IN_EARNEST}")
            return False
        if not self.before:
            say(self.console, "there is no decision of yours to take back")
            return False
        self.game = self.before.pop()
        self.log.forget_since(self.game)
        self.passing = ""
        say(self.console, "taken back: cards that you have seen meanwhile lie where they lay", "bold")
        return True

    def _save(self, path: Path) -> None:
        if self.is_rated:
            say(self.console, f"a record contains every card: {NOT_IN_EARNEST}")
            return
        try:
            display.keep(self.console, self.adapter, self.game, path)
        except SettingError as fault:
            say(self.console, str(fault))
