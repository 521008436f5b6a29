"""`Judge`: the chance of one player to win, at the decisions of that player.

The analyst (analysis.py) values the position of whoever is to move, and values the same position higher for
the mover. So a line through the decisions of both players rises and falls with who is asked. A judge looks
through the eyes of one player alone. It passes over decisions that decide nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import zx_agents

from zx_training.record_files import Frame
from zx_training.serve.analysis import analyze

MOST_ANSWERS, DEEPEST = 4, 3
"""A question with at most so many answers is tried out, up to so many questions deep."""
OPEN = -1
"""Stands for the winner of a game that goes on."""


class Judge:
    """The analyst of a game, who looks through the eyes of one player."""

    def __init__(self, player: zx_agents.Agent, seat: int) -> None:
        """Take a trained player or a search player, and the player through whose eyes it looks."""
        self.player, self.seat = player, seat

    def chance(self, game: Any) -> float | None:
        """Return the chance of the judge's player to win; None where that player decides nothing.

        It is 1 or 0 when the game is over, and a half for a draw.
        """
        if game.to_play is None:
            return 0.5 if game.winner is None else float(game.winner == self.seat)
        if game.to_play != self.seat or decides_nothing(game):
            return None
        return self.own_chance(game)

    def own_chance(self, game: Any) -> float:
        """Return the chance to win of the player who is to move, through the eyes of that player."""
        chance: float = analyze(self.player, game.view(game.to_play))["win"]
        return chance

    def shares(self, game: Any) -> dict[int, float]:
        """Return how often the judge would take each action in the place of the player to move."""
        shares: dict[int, float] = analyze(self.player, game.view(game.to_play))["shares"]
        return shares

    def share(self, game: Any, play: Sequence[int]) -> float:
        """Return how often the judge would choose a play, an action and its second half, by their numbers."""
        share, after = 1.0, game.copy()
        for number in play:
            share *= self.shares(after)[number]
            after.step(number)
        return share

    def line(self, frames: Sequence[Frame]) -> list[float | None]:
        """Return the chance at each position of a game."""
        return [self.chance(frame.game) for frame in frames]


def decides_nothing(game: Any) -> bool:
    """Return whether a question has one answer, completes a play, or ends the game alike with all answers."""
    if np.count_nonzero(game.mask()) < 2 or game.goes_on:
        return True
    winners = _winners(game, DEEPEST)
    return len(winners) == 1 and OPEN not in winners


def _winners(game: Any, depth: int) -> set[int | None]:
    """Return the winners after all answers to a small question; {OPEN} if the game goes on after one."""
    if game.to_play is None:
        return {game.winner}
    legal = np.flatnonzero(game.mask())
    if depth == 0 or len(legal) > MOST_ANSWERS:
        return {OPEN}
    winners: set[int | None] = set()
    for number in legal:
        after = game.copy()
        after.step(int(number))
        found = _winners(after, depth - 1)
        if OPEN in found:
            return found
        winners |= found
    return winners
