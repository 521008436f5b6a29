"""A second, slow method of proving certain wins, to check the prover by: recursion over single games.

It knows no batches and no merged options: it tries each action of each information set, on all deals, to a
given number of decisions.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from zx_env import Game


class WorkLimitError(Exception):
    """The work of a proof is over its limit."""


class Work:
    """Counts the positions of a proof, and ends it at a limit."""

    def __init__(self, most: int) -> None:
        self.most, self.done = most, 0

    def add(self, positions: int) -> None:
        """Count positions.

        Raises:
            WorkLimitError: There are more than the limit.
        """
        self.done += positions
        if self.done > self.most:
            raise WorkLimitError(f"the proof takes more than {self.most:,} positions")


def is_certain(
    games: Sequence[Game],
    player: int,
    before: int,
    decisions: int,
    payments: Sequence[int] = (),
    first: Sequence[str] = (),
    work: Work | None = None,
) -> bool:
    """Return whether the player can win before a turn begins, on all deals and against all answers.

    Args:
        games: Deals of one position.
        player: Who has to win.
        before: Number of the turn.
        decisions: Most own decisions with a choice; questions of paying do not count.
        payments: Cells of the observation that are 1 at a question of paying.
        first: Texts of actions that are tried before others, which changes nothing but the time.
        work: Counts the positions; None for no limit.

    Raises:
        WorkLimitError: The limit of the work is reached.
    """
    waiting = []
    for game in games:
        ends = _to_decisions(game.copy(), player, before)
        if ends is None:
            return False
        waiting += ends
    if work is not None:
        work.add(len(waiting))
    seen: dict[bytes, list[Game]] = {}
    for game in waiting:
        seen.setdefault(game.observe(player).tobytes() + game.mask().tobytes(), []).append(game)
    for alike in seen.values():
        observation = alike[0].observe(player)
        cost = 0 if any(observation[cell] for cell in payments) else 1
        if decisions < cost:
            return False
        legal = sorted(alike[0].actions(), key=lambda action: action.text not in first)
        if not any(
            is_certain(
                [after(game, a.index) for game in alike],
                player,
                before,
                decisions - cost,
                payments,
                first,
                work,
            )
            for a in legal
        ):
            return False
    return True


def after(game: Game, action: int) -> Game:
    """Return a copy of a game after an action."""
    copy = game.copy()
    copy.step(int(action))
    return copy


def _to_decisions(game: Any, player: int, before: int) -> list[Game] | None:
    """Return the own decisions that follow, one for each line of answers; None if a line does not win."""
    while True:
        if game.to_play is None or game.turn >= before:
            return [] if game.winner == player and game.turn < before else None
        legal = np.flatnonzero(game.mask())
        if len(legal) > 1:
            break
        game.step(int(legal[0]))
    if game.to_play == player:
        return [game]
    ends: list[Game] = []
    for action in legal:
        further = _to_decisions(after(game, action), player, before)
        if further is None:
            return None
        ends += further
    return ends
