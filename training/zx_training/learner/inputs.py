"""What a network reads of a game and what it answers: derived from the `GameSpec`, as numpy arrays.

Amounts go into the first layer as they are. Rows of the pieces that actions are about go into small layers.
Cards that are told by number are known by it (zx_agents/network/weights.py). Not here: the network.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import SettingError
from zx_training.learner.columns import cells_of


@dataclass(frozen=True, eq=False)
class Rows:
    """A piece of the observation that actions are about: where its rows are, and the actions of each."""

    piece: str
    first: int
    columns: int
    actions: NDArray[np.int32]
    """[rows, kinds]: the numbers of the actions about each row; -1 for none."""
    numbers: NDArray[np.int32] | None = None
    """[rows]: the cell with the first digit of the number of each row's card."""


@dataclass(frozen=True, eq=False)
class Lists:
    """Lists of cards by number, of which the first layer reads sums."""

    count: int
    """Numbers are below it."""
    rows: NDArray[np.int32]
    """[L, 3]: of each row of a list the cell with the first digit of its number, the cell with how often it
    counts (-1: once), and the sum it belongs to."""

    @property
    def sums(self) -> int:
        """How many sums there are."""
        return int(self.rows[:, 2].max()) + 1


@dataclass(frozen=True, eq=False)
class Layout:
    """What a network reads and answers."""

    cells: int
    actions: int
    rows: tuple[Rows, ...] = ()
    unread: tuple[int, ...] = ()
    """Cells that are not read: what a run goes without, and what means nothing where it stands: digits of a
    number in the card table, and how often that card is in a list, whose rows move with every card."""
    lists: Lists | None = None


def layout_of(games: Any, without: Sequence[str] = ()) -> Layout:
    """The layout of a batch of games; those of zx_env say what their actions are about, a toy need not.

    Args:
        games: The batch.
        without: Columns that are not read (columns.py).

    Raises:
        SettingError: There is no such column.
    """
    game_type = getattr(games, "game_type", None)
    if game_type is None:
        if without:
            raise SettingError("this game does not name its columns: leave `without` empty")
        return Layout(games.obs_size, games.num_actions)
    game_spec = game_type.game_spec
    found, at = [], 0
    unread = cells_of(game_spec.observation_fields, without)
    lists = lists_of(game_spec, without=set(unread))
    told = numbers_of_cards(game_spec)
    for piece in game_spec.observation_fields:
        actions = _actions_about(game_spec, piece)
        if actions is not None:
            numbers = None
            if piece.cards is not None and told is not None and told not in unread:
                numbers = (told + 2 * (piece.cards + np.arange(piece.rows))).astype(np.int32)
            found.append(Rows(piece.name, at, piece.shape[-1], actions, numbers))
        columns = range(piece.shape[-1]) if is_list(piece) else _digits(piece)
        unread += [at + row * piece.shape[-1] + column for row in range(piece.rows) for column in columns]
        at += math.prod(piece.shape)
    return Layout(game_spec.obs_size, game_spec.num_actions, tuple(found), tuple(unread), lists)


def first_cells(game_spec: Any) -> dict[str, int]:
    """Where each piece begins."""
    sizes = [math.prod(piece.shape) for piece in game_spec.observation_fields]
    starts = itertools.accumulate(sizes, initial=0)
    return {piece.name: at for piece, at in zip(game_spec.observation_fields, starts, strict=False)}


def numbers_of_cards(game_spec: Any) -> int | None:
    """Where the numbers of all cards begin that other pieces tell by what they are, two digits each."""
    told = [
        piece
        for piece in game_spec.observation_fields
        if piece.name == "card_numbers" and len(_digits(piece)) == 2
    ]
    return first_cells(game_spec)[told[0].name] if told else None


def lists_of(game_spec: Any, without: Set[int] = frozenset()) -> Lists | None:
    """The lists of cards of a game, less those of which cells are to stay unread; None if there are none.

    They are the pieces that tell cards by number alone, a sum for each player; and those that tell cards in
    other columns, too: a sum for own and one for enemy cards where that stands there.
    """
    starts, told, rows, sums = first_cells(game_spec), numbers_of_cards(game_spec), [], 0
    for piece in game_spec.observation_fields:
        columns, at = piece.shape[-1], starts[piece.name]
        if is_list(piece):
            sides = piece.shape[0] if len(piece.shape) > 2 else 1
            often, per_side = piece.columns.index("copies"), piece.rows // sides
            for row in range(piece.rows):
                begin = at + row * columns
                rows.append((begin + _digits(piece)[0], begin + often, sums + row // per_side))
            sums += sides
        elif piece.cards is not None and told is not None:
            whose = [piece.columns.index(name) for name in ("own", "enemy") if name in piece.columns]
            for column in whose or [None]:
                for row in range(piece.rows):
                    often = -1 if column is None else at + row * columns + column
                    rows.append((told + 2 * (piece.cards + row), often, sums))
                sums += 1
    rows = [row for row in rows if without.isdisjoint(row[:2])]
    counts = [
        one.values
        for piece in game_spec.observation_fields
        for one in piece.categories
        if len(one.columns) > 1
    ]
    return Lists(max(counts), np.array(rows, np.int32)) if rows else None


def _digits(piece: Any) -> list[int]:
    """The columns that hold the number of a card."""
    names = [name for one in piece.categories if len(one.columns) > 1 for name in one.columns]
    return [piece.columns.index(name) for name in names]


def reads_of(layout: Layout, cells: NDArray[np.int8] | None = None) -> NDArray[np.int64]:
    """The amounts that a first layer looks at: of those that are ever not 0 in int8 cells [n, N + A], if any.

    Half of all cells are 0 in every game of a set of decks; they would cost as much as the others.
    """
    read = np.ones(layout.cells + layout.actions, np.bool_)
    read[list(layout.unread)] = False
    return np.flatnonzero(read if cells is None else read & cells.any(axis=0))


def is_list(piece: Any) -> bool:
    """Whether its rows are different cards, in the order of their numbers, each with how many there are."""
    return bool(_digits(piece)) and "copies" in piece.columns


def _actions_about(game_spec: Any, piece: Any) -> NDArray[np.int32] | None:
    """The numbers of the actions about each row of a piece: [rows, kinds], -1 for none."""
    kinds, at = [], 0
    for block, shape in game_spec.blocks:
        size, about = math.prod(shape), game_spec.action_targets.get(block)
        if about is not None and about.piece == piece.name:
            for numbers in np.arange(at, at + size).reshape(shape[0], -1).T:
                kind = np.full(piece.rows, -1, np.int32)
                kind[about.first : about.first + shape[0]] = numbers
                kinds.append(kind)
        at += size
    return np.stack(kinds, axis=1) if kinds else None
