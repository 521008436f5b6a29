"""`StrategyProof`: does a given strategy reach a goal on each deal, whatever the enemy answers?

It plays the strategy on all deals side by side, and each legal answer of the enemy becomes a row. A subclass
says what the player does. See also: prover.py, which searches a strategy; win_look.py and a puzzle's test of
players, which have one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.branches import IntArray, judged, looks, spread, step
from zx_env import GameBatch


class StrategyProof(ABC):
    """Plays one strategy for each deal to its goal.

    Attributes:
        batch: The rows that are played, at their present decisions.
        deal: int64 [rows], the deal of each row.
        place: int64 [rows], the own decisions that were made in each row.
        reached: bool [deals], whether no row of a deal has lost the goal so far.
    """

    def __init__(
        self,
        batch: GameBatch[Any],
        players: IntArray,
        before: IntArray,
        most_rows: int,
        is_win: bool = True,
        needs_all: bool = False,
    ) -> None:
        """Take the deals.

        Args:
            batch: One row for each deal; it is not modified.
            players: int64 [deals], who has to reach the goal.
            before: int64 [deals], the turn before which it has to be reached.
            most_rows: Rows that the answers of the enemy may need on one deal; with more, the deal is lost.
            is_win: The goal is to win, else not to lose.
            needs_all: Stop at the first deal that is lost.
        """
        self.batch, self.players, self.before = batch, players, before
        self.most_rows, self.is_win, self.needs_all = most_rows, is_win, needs_all
        self.deal, self.place = np.arange(len(batch)), np.zeros(len(batch), np.int64)
        self.reached = np.ones(len(batch), np.bool_)

    @abstractmethod
    def own_actions(self, own: IntArray) -> IntArray:
        """Return a legal action of the player for each of these rows."""

    def keep(self, rows: IntArray) -> None:
        """Go on with these rows, which may stand there several times."""
        self.batch, self.deal, self.place = self.batch.copy(rows), self.deal[rows], self.place[rows]

    def run(self) -> NDArray[np.bool_]:
        """Return whether the strategy reaches the goal in all rows of each deal, bool [deals]."""
        while True:
            batch, players = self.batch, self.players[self.deal]
            reached, lost = judged(batch, players, self.before[self.deal], self.is_win)
            self.reached[self.deal[lost]] = False
            copies = np.where(batch.player == players, 1, batch.mask.sum(axis=1, dtype=np.int64))
            copies[reached | lost] = 0
            rows_of = np.bincount(self.deal, copies, minlength=len(self.reached))
            self.reached[rows_of > self.most_rows] = False
            copies[~self.reached[self.deal]] = 0
            if not copies.any() or (self.needs_all and not self.reached.all()):
                return self.reached
            self._step(copies)

    def _step(self, copies: IntArray) -> None:
        """Go on with this number of copies of each row: one for each answer of the enemy."""
        rows, actions = spread(self.batch.mask, copies)
        self.keep(rows)
        own = np.flatnonzero(self.batch.player == self.players[self.deal])
        if len(own):
            actions[own] = self.own_actions(own)
            self.place[own] += 1
        step(self.batch, actions)


class AskedProof(StrategyProof):
    """A strategy of information sets: the player is asked once for rows that look the same to it.

    Attributes:
        asked: The action at each information set that was reached, by its name (`looks`).
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """Take the arguments of `StrategyProof`."""
        super().__init__(*arguments, **named)
        self.asked: dict[bytes, int] = {}

    def own_actions(self, own: IntArray) -> IntArray:
        """Return the actions of the information sets of these rows."""
        names = looks(self.batch, own)
        new = {name: int(row) for name, row in zip(names, own, strict=True) if name not in self.asked}
        if new:
            rows = np.array(list(new.values()))
            actions = self.choose(self.batch.copy(rows), self.place[rows])
            self.asked.update(zip(new, (int(action) for action in actions), strict=True))
        return np.array([self.asked[name] for name in names], np.int64)

    @abstractmethod
    def choose(self, batch: GameBatch[Any], places: IntArray) -> Sequence[int]:
        """Return an action for each row, an information set; `places` are the own decisions before it."""
