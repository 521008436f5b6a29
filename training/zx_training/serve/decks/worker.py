"""A process that plays a deck against shipped ones, chunk by chunk, and reports each chunk.

It runs at a low priority, so that people who play on the page do not wait for it.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from zx_env.core.seeding import derived_seed
from zx_env.errors import ZXError
from zx_training.games import get_game
from zx_training.matches.play import play_games
from zx_training.matches.schedule import Deal, Round
from zx_training.tournament.watchdog import follow_parent

NICE = 10
"""How far the process steps back for others."""
Results = list[tuple[int, float]]
"""For each game the opponent, as a row of `Task.opponents`, and the score of the tested deck: 1, 0.5 or 0."""


@dataclass(frozen=True)
class Task:
    """The games of a trial: a deck against opponents, one player on both sides."""

    game: str
    settings: dict[str, str]
    text: str
    """The list of the tested deck."""
    opponents: tuple[str, ...]
    games: int
    """Games against each opponent; an even number, for each deck has the first seat in half of them."""
    player: str
    seed: int

    def chunks(self, size: int) -> list[list[int]]:
        """Return the numbers of all games in chunks, in an order in which every opponent soon has some."""
        total = self.games * len(self.opponents)
        return [list(range(first, min(first + size, total))) for first in range(0, total, size)]


def play_chunks(pipe: Any, task: Task, chunks: Sequence[Sequence[int]]) -> None:
    """Play chunks of games and send the results of each; send a text if they cannot be played."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        try:
            for results in played(task, chunks):
                pipe.send(results)
        except ZXError as error:
            pipe.send(str(error))
        pipe.send(None)


def played(task: Task, chunks: Sequence[Sequence[int]]) -> Iterator[Results]:
    """Play chunks of games and yield the results of each."""
    adapter = get_game(task.game, **task.settings)
    deck = adapter.deck_of_text(task.text)
    agent = adapter.agent(task.player)
    for numbers in chunks:
        deals, sides = [], []
        for number in numbers:
            opponent, turn = number % len(task.opponents), number // len(task.opponents)
            pair: Any = (deck, task.opponents[opponent])
            deals.append(Deal(number, pair if turn % 2 == 0 else pair[::-1], derived_seed(task.seed, number)))
            sides.append((opponent, turn % 2))
        round_ = Round((task.player, f"{task.player} (2)"), tuple(deals), task.seed)
        results = play_games(adapter.deal, (agent, agent), round_)
        yield [
            (opponent, result.score if side == 0 else 1 - result.score)
            for (opponent, side), result in zip(sides, results, strict=True)
        ]
