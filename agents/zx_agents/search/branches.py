"""Branches of a decision for the prover: what own actions lead to, on every deal and for every enemy answer.

A `Group` is an information set of the player: rows of a batch that look the same to it. `Branches` plays
actions of the player in all rows of a group and goes on to its next decisions with a choice: forced moves
are made, each legal answer of the enemy becomes a row, rows that reach the goal are dropped. See also:
prover.py.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zx_env import GameBatch
from zx_env.errors import EngineFault

IntArray = NDArray[np.int64]
DIGEST = 16
"""Length of the name of a group, in bytes."""
MOST_ROUNDS = 400
"""Rounds of forced moves and answers before a search gives up: a rule repeats itself."""
MOST_WORK = 10_000_000
"""Default of the most rows that a search plays in all, minutes of time."""
LEAVE = -1
"""The action that leaves a row of a batch as it is."""


class OutOfBudgetError(Exception):
    """A search has looked at as many positions as it may; nothing is known. The message says of what."""


class Goal(NamedTuple):
    """A goal of the player, to reach before a turn begins."""

    before: int
    """Number of this turn."""
    is_win: bool
    """To win, else not to have lost."""


def win_this_turn(turn: int) -> Goal:
    """Return the goal to win before this turn, the present one, ends."""
    return Goal(turn + 1, True)


def win_within_two(turn: int) -> Goal:
    """Return the goal to win in this turn of the player or in its next one, after the enemy's."""
    return Goal(turn + 3, True)


def survive(turn: int, is_own_turn: bool) -> Goal:
    """Return the goal not to lose before the player's next turn; this turn is its own or the enemy's."""
    return Goal(turn + 2 if is_own_turn else turn + 1, False)


@dataclass(frozen=True)
class Group:
    """Deals at one decision of the player that look the same to it."""

    name: bytes
    """Digest of what the player sees, and of the legal actions."""
    batch: GameBatch[Any]
    deals: IntArray
    """[rows of the batch], the number of the deal that each row comes from."""

    @property
    def seat(self) -> int:
        """The player, 0 or 1."""
        return int(self.batch.player[0])

    def only(self, deals: Iterable[int]) -> list[Group]:
        """Return the group with only the rows of these deals; an empty list if it has none of them."""
        rows = np.flatnonzero(np.isin(self.deals, list(deals)))
        return [Group(self.name, self.batch.copy(rows), self.deals[rows])] if len(rows) else []


class Lines(NamedTuple):
    """Rows after some lines of own actions: the rows of the first line, then those of the second, ..."""

    actions: list[tuple[int, ...]]
    batch: GameBatch[Any]


Option = tuple[tuple[int, ...], "list[Group] | None"]
"""Actions of the player, and the groups that follow, or None if the goal is lost on some deal."""


class Branches:
    """Plays decisions for one player and one goal.

    Attributes:
        lost: Deals that lost the goal when `after` last returned None.
        work: Rows that were played since the last search began.
    """

    def __init__(
        self, player: int, goal: Goal, payments: Sequence[int], most_rows: int, most_work: int = MOST_WORK
    ) -> None:
        """Take the arguments of `Prover`."""
        self.player, self.goal, self.most_rows, self.most_work = player, goal, most_rows, most_work
        self.work = 0
        self.payments = np.asarray(payments, np.int64)
        self.lost = np.zeros(0, np.int64)

    def group_of(self, batch: GameBatch[Any]) -> Group:
        """Return deals of one decision of the player as a group.

        Raises:
            ValueError: The player can tell the rows apart, or is not to move.
        """
        names = looks(batch)
        if len({*names}) != 1 or batch.player[0] != self.player:
            raise ValueError("a search begins with deals of one decision of the player")
        return Group(names[0], batch, np.arange(len(batch)))

    def is_payment(self, group: Group) -> bool:
        """Return whether the group is at a question of paying a cost."""
        return bool(self.payments.size and group.batch.observation[0, self.payments].any())

    def options(self, group: Group) -> list[Option]:
        """Return the different options of a group, each with what follows; options that end alike are one.

        Raises:
            OutOfBudgetError: The actions and the answers of the enemy need too many rows.
        """
        lines = self._payments(group) if self.is_payment(group) else self._moves(group.batch)
        numbers = np.repeat(np.arange(len(lines.actions)), len(group.batch))
        deals = np.tile(group.deals, len(lines.actions))
        merged: dict[Any, Option] = {}
        for actions, after in zip(lines.actions, self._advance(lines.batch, deals, numbers), strict=True):
            end = tuple((one.name, one.deals.tobytes()) for one in after) if after else actions
            merged.setdefault(end, (actions, after))
        return list(merged.values())

    def after(self, group: Group, actions: Sequence[int]) -> list[Group] | None:
        """Return the groups that follow these actions; None if the goal is lost on some deal.

        Raises:
            OutOfBudgetError: The answers of the enemy need too many rows.
        """
        batch = group.batch.copy()
        for action in actions:
            step(batch, np.full(len(batch), action))
        return self._advance(batch, group.deals, np.zeros(len(batch), np.int64))[0]

    def _moves(self, batch: GameBatch[Any]) -> Lines:
        """Return the batch after each legal action."""
        legal, n = np.flatnonzero(batch.mask[0]), len(batch)
        if n * len(legal) > self.most_rows:
            raise OutOfBudgetError("rows of own actions")
        self._count(n * len(legal))
        after = batch.copy(np.tile(np.arange(n), len(legal)))
        step(after, np.repeat(legal, n))
        return Lines([(int(action),) for action in legal], after)

    def _payments(self, group: Group) -> Lines:
        """Return the batch after each different way of paying: the order does not make it different."""
        n, paid = len(group.batch), []
        paying: dict[bytes, tuple[tuple[int, ...], GameBatch[Any]]] = {b"": ((), group.batch)}
        while paying:
            further: dict[bytes, tuple[tuple[int, ...], GameBatch[Any]]] = {}
            for before, batch in paying.values():
                lines = self._moves(batch)
                names = looks(lines.batch)
                for number, actions in enumerate(lines.actions):
                    rows = np.arange(number * n, number * n + n)
                    after, line = lines.batch.copy(rows), (*before, *actions)
                    if self._still_pays(after):
                        further.setdefault(b"".join(names[row] for row in rows), (line, after))
                    else:
                        paid.append((line, after))
            paying = further
        return Lines([line for line, _ in paid], joined([batch for _, batch in paid]))

    def _count(self, rows: int) -> None:
        """Count rows that are played.

        Raises:
            OutOfBudgetError: They are too many.
        """
        self.work += rows
        if self.work > self.most_work:
            raise OutOfBudgetError("work")

    def _still_pays(self, batch: GameBatch[Any]) -> bool:
        """Return whether all rows are at one further question of the same payment."""
        is_alike = (batch.player == self.player).all() and (batch.mask == batch.mask[0]).all()
        return bool(is_alike and batch.observation[:, self.payments].any(axis=1).all())

    def _advance(self, batch: GameBatch[Any], deals: IntArray, lines: IntArray) -> list[list[Group] | None]:
        """Play to the player's next decisions with a choice, line by line.

        Args:
            batch: Rows of some lines.
            deals: [rows], the deal of each row.
            lines: [rows], the line of each row, from 0.

        Returns:
            The groups of each line; None if a row of it loses the goal.
        """
        results: list[list[Group] | None] = [[] for _ in range(int(lines.max()) + 1)]
        for _ in range(MOST_ROUNDS):
            reached, lost = self.judged(batch)
            if lost.any():
                self.lost = deals[lost]
                for line in np.unique(lines[lost]):
                    results[int(line)] = None
            rows = np.flatnonzero(~reached & ~np.isin(lines, lines[lost]))
            if not len(rows):
                return results
            choices = batch.mask[rows].sum(axis=1, dtype=np.int64)
            waits = (batch.player[rows] == self.player) & (choices > 1)
            if waits.all():
                self._sort(results, batch, rows, deals, lines)
                return results
            copies = np.where(waits, 1, choices)
            if copies.sum() > self.most_rows:
                raise OutOfBudgetError("rows of answers")
            self._count(int(copies.sum()))
            places, actions = spread(batch.mask[rows], copies)
            actions[waits[places]] = LEAVE
            rows = rows[places]
            batch, deals, lines = batch.copy(rows), deals[rows], lines[rows]
            step(batch, actions)
        raise OutOfBudgetError("rounds")

    def _sort(
        self,
        results: list[list[Group] | None],
        batch: GameBatch[Any],
        rows: IntArray,
        deals: IntArray,
        lines: IntArray,
    ) -> None:
        """Write the groups of each line: its rows by what the player sees."""
        names = looks(batch)
        places: dict[tuple[int, bytes], list[int]] = {}
        for row in rows:
            places.setdefault((int(lines[row]), names[row]), []).append(int(row))
        for (line, name), members in places.items():
            groups = results[line]
            if groups is not None:
                groups.append(Group(name, batch.copy(members), deals[members]))

    def judged(self, batch: GameBatch[Any]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Return which rows have reached the goal, and which have lost it."""
        return judged(batch, self.player, self.goal.before, self.goal.is_win)


def judged(
    batch: GameBatch[Any], players: IntArray | int, before: IntArray | int, is_win: bool
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which rows have reached a goal, and which have lost it.

    Args:
        batch: The rows.
        players: Who has to reach it, for all rows or for each.
        before: The turn before which it has to be reached, for all rows or for each.
        is_win: To win, else not to have lost.
    """
    ended, done = batch.turn >= before, batch.done
    reward = batch.reward[np.arange(len(batch)), players]
    if is_win:
        won = done & (reward > 0) & ~ended
        return won, (done | ended) & ~won
    beaten = done & (reward < 0) & ~ended
    return (done | ended) & ~beaten, beaten


def spread(mask: NDArray[Any], copies: IntArray) -> tuple[IntArray, IntArray]:
    """Return the number of each row as often as it has copies, and for copy i the legal action number i."""
    rows = np.repeat(np.arange(len(copies)), copies)
    number = np.arange(len(rows)) - (copies.cumsum() - copies)[rows]
    legal = (mask != 0).cumsum(axis=1, dtype=np.int16)
    return rows, (legal[rows] > number[:, None]).argmax(axis=1)


def step(batch: GameBatch[Any], actions: NDArray[Any]) -> None:
    """Take the actions; a game that the engine cannot go on with is over without a winner."""
    try:
        batch.step(actions)
    except EngineFault:
        pass


def joined(batches: Sequence[GameBatch[Any]]) -> GameBatch[Any]:
    """Return one batch of the rows of batches that have equally many."""
    n = len(batches[0])
    if len(batches) == 1:
        return batches[0]
    whole = batches[0].copy(np.tile(np.arange(n), len(batches)))
    for number, batch in enumerate(batches[1:], 1):
        whole.put(np.arange(number * n, number * n + n), batch, np.arange(n))
    return whole


def looks(batch: GameBatch[Any], rows: IntArray | None = None) -> list[bytes]:
    """Return a digest of what the player to move sees, and of the legal actions, for all rows or for some."""
    observation, mask, player, reward = batch.observation, batch.mask, batch.player, batch.reward
    names = []
    for row in range(len(batch)) if rows is None else rows:
        digest = hashlib.blake2b(observation[row].tobytes(), digest_size=DIGEST)
        digest.update(mask[row].tobytes() + player[row].tobytes() + reward[row].tobytes())
        names.append(digest.digest())
    return names
