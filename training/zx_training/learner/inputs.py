"""Inputs and outputs of a network for one game, derived from its `GameSpec`, as numpy arrays.

Cells that contain amounts are inputs of the first layer. If actions refer to the rows of an observation
field, these rows are inputs of a row scorer, a small layer. Card numbers select embeddings, short vectors
that are learned for each card (zx_agents/network/weights.py).

See also: network.py.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.core.observation.layout import Category
from zx_env.core.observation.symmetry import CARD_NUMBERS
from zx_env.errors import SettingError
from zx_training.learner.columns import columns_matching


@dataclass(frozen=True, eq=False)
class Rows:
    """An observation field of several rows (such as one per card) to which actions refer.

    `field` is its name, `first` the offset of its first cell in the observation, and `columns` the number of
    cells per row.
    """

    field: str
    first: int
    columns: int
    actions: NDArray[np.int32]
    """[rows, kinds]: for each row, the number of the action of each kind that refers to it; -1 if missing."""
    numbers: NDArray[np.int32] | None = None
    """[rows]: for each row, the observation cell with the first digit of its card's number."""


@dataclass(frozen=True, eq=False)
class CardLists:
    """Lists of cards by number; the first layer reads sums of their embeddings."""

    count: int
    """Upper bound of card numbers: each is less than `count`."""
    rows: NDArray[np.int32]
    """[L, 3]: for each row of a list, the cell with the first digit of its number, the cell with its weight
    (-1: weight 1), and the sum it belongs to."""
    digits: int = 2
    """Number of cells of a card number."""

    @property
    def sums(self) -> int:
        """Number of separate sums of embeddings that the first layer reads."""
        return int(self.rows[:, 2].max()) + 1


@dataclass(frozen=True, eq=False)
class InputLayout:
    """The inputs that a network reads, and its actions.

    `cells` is N, the number of cells of an observation; `actions` is A, the number of actions.
    """

    cells: int
    actions: int
    rows: tuple[Rows, ...] = ()
    unread: tuple[int, ...] = ()
    """Cells that the first layer does not read: those of `Preset.without`, and those without a meaning at
    their place: digits of a card number, and how often that card is in a list, whose rows move with every
    card."""
    lists: CardLists | None = None


def input_layout(games: Any, without: Sequence[str] = ()) -> InputLayout:
    """Return the layout for a batch of games.

    Games of zx_env have a specification with fields and action targets; other games may lack one.

    Args:
        games: The batch.
        without: Names of columns that the network does not read (columns.py).

    Raises:
        SettingError: There is no such column.
    """
    game_type = getattr(games, "game_type", None)
    if game_type is None:
        if without:
            raise SettingError("this game does not name its columns: leave `without` empty")
        return InputLayout(games.obs_size, games.num_actions)
    game_spec = game_type.game_spec
    rows, offset = [], 0
    unread = columns_matching(game_spec.observation_fields, without)
    lists = card_lists(game_spec, without=set(unread))
    card_numbers = card_numbers_cells(game_spec)
    for field in game_spec.observation_fields:
        actions = _targeting_actions(game_spec, field)
        if actions is not None:
            numbers = None
            if field.cards is not None and len(card_numbers) and card_numbers[0, 0] not in unread:
                numbers = card_numbers[field.cards : field.cards + field.rows, 0]
            rows.append(Rows(field.name, offset, field.shape[-1], actions, numbers))
        columns = range(field.shape[-1]) if is_list(field) else _digit_columns(field)
        unread += [offset + row * field.shape[-1] + column for row in range(field.rows) for column in columns]
        offset += math.prod(field.shape)
    return InputLayout(game_spec.obs_size, game_spec.num_actions, tuple(rows), tuple(unread), lists)


def field_offsets(game_spec: Any) -> dict[str, int]:
    """Return the first cell of each field."""
    sizes = [math.prod(field.shape) for field in game_spec.observation_fields]
    starts = itertools.accumulate(sizes, initial=0)
    return {field.name: start for field, start in zip(game_spec.observation_fields, starts, strict=False)}


def card_numbers_cells(game_spec: Any) -> NDArray[np.int32]:
    """Return the cells of the field `card_numbers`, the digits of the number of each card of other fields.

    int32 [cards, digits]; [0, 2] if the game has no such field.
    """
    for field in game_spec.observation_fields:
        if field.name == CARD_NUMBERS and 0 < len(_digit_columns(field)) == field.shape[-1] <= 2:
            first = field_offsets(game_spec)[field.name]
            cells = np.arange(first, first + math.prod(field.shape), dtype=np.int32)
            return cells.reshape(field.rows, field.shape[-1])
    return np.zeros((0, 2), np.int32)


def card_lists(game_spec: Any, without: Set[int] = frozenset()) -> CardLists | None:
    """Return the lists of cards of a game, or None if there are none.

    Omit rows that contain a cell of `without`.

    A field that contains only card numbers has one sum for each player. A field that also describes its cards
    has one sum for own cards and one for enemy cards if columns say whose card it is, or if its first axis
    are the players and actions refer to its rows; else one sum. A list of several cards with a column for own
    cards only has a sum for these and one for all.
    """
    starts, card_numbers, rows, sums = field_offsets(game_spec), card_numbers_cells(game_spec), [], 0
    for field in game_spec.observation_fields:
        columns, offset = field.shape[-1], starts[field.name]
        if is_list(field):
            sides = field.shape[0] if len(field.shape) > 2 else 1
            copies, per_side = field.columns.index("copies"), field.rows // sides
            for row in range(field.rows):
                start = offset + row * columns
                rows.append((start + _digit_columns(field)[0], start + copies, sums + row // per_side))
            sums += sides
        elif field.cards is not None and len(card_numbers):
            first = card_numbers[field.cards : field.cards + field.rows, 0].tolist()
            owners = [field.columns.index(name) for name in ("own", "enemy") if name in field.columns]
            sides = 1
            if not owners and len(field.shape) > 2 and _targeting_actions(game_spec, field) is not None:
                sides = field.shape[0]
            everybody = [None] if not owners or (len(owners) == 1 and field.rows > 1) else []
            for column in [*owners, *everybody]:
                for row in range(field.rows):
                    weight = -1 if column is None else offset + row * columns + column
                    rows.append((first[row], weight, sums + row * sides // field.rows))
                sums += sides
    rows = [row for row in rows if without.isdisjoint(row[:2])]
    if not rows:
        return None
    numbers = [number for field in game_spec.observation_fields for number in _card_numbers(field)]
    count, digits = max(number.values for number in numbers), max(len(number.columns) for number in numbers)
    return CardLists(count, np.array(rows, np.int32), digits)


def _card_numbers(field: Any) -> list[Category]:
    """Return the categories that are card numbers: all those of several digits, and any in `card_numbers`."""
    return [one for one in field.categories if len(one.columns) > 1 or field.name == CARD_NUMBERS]


def _digit_columns(field: Any) -> list[int]:
    """Return the columns that contain the digits of a card number."""
    return [field.columns.index(name) for number in _card_numbers(field) for name in number.columns]


def input_indices_of(layout: InputLayout, cells: NDArray[np.int8] | None = None) -> NDArray[np.int64]:
    """Return the cells that the first layer reads; with a sample [n, N + A], omit cells that are always 0.

    Half of all cells are 0 in every game of a set of decks, but would take as much time as the others.
    """
    read = np.ones(layout.cells + layout.actions, np.bool_)
    read[list(layout.unread)] = False
    return np.flatnonzero(read if cells is None else read & cells.any(axis=0))


def is_list(field: Any) -> bool:
    """Return True if the rows of the field are different cards, ordered by number, with numbers of copies."""
    return bool(_digit_columns(field)) and "copies" in field.columns


def _targeting_actions(game_spec: Any, field: Any) -> NDArray[np.int32] | None:
    """Return the numbers of the actions that refer to each row of a field: [rows, kinds], -1 for none."""
    kinds, offset = [], 0
    for block, shape in game_spec.blocks:
        size, target = math.prod(shape), game_spec.action_targets.get(block)
        if target is not None and target.field == field.name:
            for numbers in np.arange(offset, offset + size).reshape(shape[0], -1).T:
                kind = np.full(field.rows, -1, np.int32)
                kind[target.first : target.first + shape[0]] = numbers
                kinds.append(kind)
        offset += size
    return np.stack(kinds, axis=1) if kinds else None
