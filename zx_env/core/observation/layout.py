"""Named pieces of a flat observation: what each is, and how an observation is cut up by them."""

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.errors import SettingError


class Place(IntEnum):
    """Places of a piece, from 0 on with `auto()`."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return count


class Category(NamedTuple):
    """What is no amount: one of so many kinds, by its number."""

    columns: tuple[str, ...]
    """The columns that hold the number: one; or several, the digits of it in base 128, the highest first."""
    values: int
    """The number is 0 to this less 1."""


DIGIT = 128
"""A number of two columns is the first one times this and the second."""


class ObservationField(NamedTuple):
    """One named piece of the observation: a table whose columns lie along the last axis."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    columns: tuple[str, ...]
    """The name of each column: as many as the last axis is long."""
    row: str = ""
    """What one row is; empty where the piece has a single one. A row of zeros stands for nothing."""
    categories: tuple[Category, ...] = ()
    """The columns that are no amounts."""
    cards: int | None = None
    """Where rows are cards: the first of their rows in the piece `card_numbers`."""

    @property
    def rows(self) -> int:
        """How many rows it has, all axes but the last counted through."""
        return math.prod(self.shape[:-1])


class ActionTarget(NamedTuple):
    """What the actions of a block are about: action k of the block is about row `first + k` of the piece.

    Where the block has a second axis, k counts along the first one.
    """

    piece: str
    first: int = 0


def digest_of(
    pieces: Sequence[ObservationField], blocks: Sequence[Any], about: Mapping[str, ActionTarget]
) -> str:
    """Of all that an observation and the actions are cut up by, the words of their meaning aside."""
    told = [piece._replace(meaning="", row="") for piece in pieces]
    text = json.dumps([told, list(blocks), sorted(about.items())])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names_of(columns: type[IntEnum]) -> tuple[str, ...]:
    """The members of an enum as the names of columns."""
    return tuple(column.name.lower() for column in columns)


def offset(record: np.dtype[Any], name: str) -> int:
    """Where a piece begins in a flat observation."""
    assert record.fields is not None
    return int(record.fields[name][1])


def unflatten(
    observations: npt.NDArray[Any],
    ordinary: tuple[np.dtype[Any], Sequence[ObservationField]],
    privileged: tuple[np.dtype[Any], Sequence[ObservationField]],
    giver: str,
) -> dict[str, npt.NDArray[Any]]:
    """Cut observations up by their pieces.

    Args:
        observations: [..., N], N the numbers of an ordinary or of a privileged observation.
        ordinary: The record of an observation, and its pieces.
        privileged: The same of a privileged one.
        giver: Who gives such observations, for the error.

    Returns:
        [..., *shape] for each piece, by its name: views, no copies.

    Raises:
        SettingError: The last axis has another length.
    """
    layouts: Mapping[int, Any] = {one[0].itemsize: one for one in (ordinary, privileged)}
    size = observations.shape[-1] if observations.ndim else 0
    if size not in layouts:
        raise SettingError(
            f"an observation has {ordinary[0].itemsize} numbers, a privileged one {privileged[0].itemsize}, "
            f"not {size}: give `named` what {giver} gave, one observation or an array with one in each row"
        )
    record, pieces = layouts[size]
    cut = {}
    for piece in pieces:
        kind, first = record.fields[piece.name][:2]
        cells = observations[..., first : first + kind.itemsize]
        cut[piece.name] = cells.reshape(*observations.shape[:-1], *piece.shape)
    return cut
