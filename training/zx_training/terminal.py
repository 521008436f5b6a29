"""Games on the terminal: a person against an agent, two agents, a recorded game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents
from rich.console import Console
from rich.text import Text

from zx_env.errors import SettingError
from zx_training.files import put_in_place
from zx_training.titles import title_of_record
from zx_training.titles.title import Title

HELP = (
    "a number, an action's words or their beginning; `board` shows the board again, `? CARD` says what a "
    "card does, `quit` ends"
)


def play(
    console: Console,
    title: Title,
    against: str,
    deck: str | None,
    enemy_deck: str | None,
    seat: int,
    seed: int | None,
    record: Path | None,
) -> None:
    """A person in one seat, an agent in the other."""
    agent = zx_agents.load(against, title.name)
    rng = np.random.default_rng(seed)
    seed = int(rng.integers(2**31)) if seed is None else seed
    mine, enemys = title.pair_of(deck, enemy_deck)
    game = title.deal((mine, enemys) if seat == 0 else (enemys, mine), seed)
    console.print(
        f"You are player {seat} with {mine}; {against} has {enemys}. Seed {seed}. Say {HELP}.",
        highlight=False,
    )
    try:
        while game.to_play is not None:
            if game.to_play == seat:
                _show(console, game, seat)
                game.step(_ask(console, title, game, seat))
                continue
            action = zx_agents.act_in(agent, game, rng)
            said = _public_words(title, game, action)
            game.step(action)
            if said:
                console.print(f"  {against}: {said}", style="dim", highlight=False)
        _show(console, game, seat)
        _end(console, game, (("you", against) if seat == 0 else (against, "you")))
    except (EOFError, KeyboardInterrupt):
        console.print("\nleft the game")
    finally:
        _keep(console, title, game, record)


def watch(
    console: Console,
    title: Title,
    first: str,
    second: str,
    deck: str | None,
    enemy_deck: str | None,
    seed: int,
    delay: float,
    record: Path | None,
) -> None:
    """Two agents; every card is shown."""
    players = zx_agents.load(first, title.name), zx_agents.load(second, title.name)
    rng = np.random.default_rng(seed)
    game = title.deal(title.pair_of(deck, enemy_deck), seed)
    try:
        while game.to_play is not None:
            player = game.to_play
            action = zx_agents.act_in(players[player], game, rng)
            said = _words(game, action)
            game.step(action)
            _show(console, game, None)
            console.print(
                f"player {player} ({(first, second)[player]}): {said}", style="bold", highlight=False
            )
            time.sleep(delay)
        _end(console, game, (first, second))
    finally:
        _keep(console, title, game, record)


def replay(console: Console, path: Path, delay: float, card_set: str | None = None) -> None:
    """A recorded game, decision by decision."""
    try:
        kept = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise SettingError(
            f"{path} cannot be read ({fault}); keep games with `zx watch --record FILE`"
        ) from fault
    for game, said in steps_of(title_of_record(kept, card_set), kept):
        _show(console, game, None)
        if said:
            console.print(said, style="bold", highlight=False)
        time.sleep(delay)
    _end(console, game, ("player 0", "player 1"))


def _ask(console: Console, title: Title, game: Any, seat: int) -> int:
    actions = game.actions()
    for number, action in enumerate(actions, 1):
        console.print(f"{number:4d}  {action.text}", highlight=False, markup=False)
    while True:
        said = console.input("> ").strip()
        if said == "quit":
            raise EOFError
        if said == "board":
            _show(console, game, seat)
        elif said in ("?", "help"):
            console.print(f"say {HELP}", highlight=False)
        elif said.startswith("?"):
            _explain(console, title, said.removeprefix("?").strip())
        elif said.isdigit() and 1 <= int(said) <= len(actions):
            return int(actions[int(said) - 1].index)
        else:
            texts = [a.text.casefold() for a in actions]
            exact = [a for a, text in zip(actions, texts, strict=True) if text == said.casefold()]
            begun = exact or [
                a for a, text in zip(actions, texts, strict=True) if said and text.startswith(said.casefold())
            ]
            if len(begun) == 1:
                return int(begun[0].index)
            console.print(f"that fits {len(begun)} actions; say {HELP}", highlight=False)


def _explain(console: Console, title: Title, words: str) -> None:
    """What a card is and says."""
    found = title.card(words)
    if isinstance(found, str):
        console.print(found, highlight=False, markup=False)
    else:
        found.show(console)


def _words(game: Any, action: int) -> str:
    return str(next(a.text for a in game.actions() if a.index == action))


def _public_words(title: Title, game: Any, action: int) -> str:
    """An action as the other player may hear it."""
    return title.heard(_words(game, action))


def _show(console: Console, game: Any, viewer: int | None) -> None:
    console.print(Text.from_ansi(game.board(viewer, color=True)))


def _end(console: Console, game: Any, names: tuple[str, str]) -> None:
    winner = game.winner
    console.print("a draw" if winner is None else f"{names[winner]} won", style="bold", highlight=False)


def _keep(console: Console, title: Title, game: Any, path: Path | None) -> None:
    """Keeps the record where one is wanted."""
    if path is None:
        return
    try:
        with put_in_place(path) as scratch:
            scratch.write_text(game.record(), encoding="utf-8")
    except OSError as fault:
        raise SettingError(f"the record cannot be kept at {path}: {fault}") from fault
    console.print(f"kept in {path}; see it again: zx replay {path}{title.replay_options()}", highlight=False)


def steps_of(title: Title, kept: str) -> Iterator[tuple[Any, str]]:
    """Every position of a recorded game with the words that led to it; the record is checked whole first."""
    title.replay(kept)
    header, *lines = kept.splitlines()
    game = title.replay(header)
    yield game, ""
    for line in lines:
        said = json.loads(line)
        player = game.to_play
        if isinstance(said, dict):
            game.concede(said["concede"])
            yield game, f"player {said['concede']} gives up"
        else:
            game.step(said)
            yield game, f"player {player}: {said}"
