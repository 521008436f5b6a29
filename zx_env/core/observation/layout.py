"""Layout of a flat observation: its named fields, and functions to split an observation into them."""

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import flat_record
from zx_env.errors import SettingError


class Place(IntEnum):
    """Base class of enums that name the columns of an observation field; `auto()` counts from 0."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return count


class Category(NamedTuple):
    """A categorical value: its columns contain the number of a category (such as a card), not an amount."""

    columns: tuple[str, ...]
    """The columns of the number: one, or several for its digits in base 128, the highest first."""
    values: int
    """Number of categories, n: values are 0 to n - 1."""


DIGIT = 128
"""Base of the digits: a number of two columns is the first one times DIGIT plus the second."""


class ObservationField(NamedTuple):
    """A named field of the observation: a table whose columns lie along the last axis.

    Its numbers are from `low` to `high`; `meaning` describes it for the manual page.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    columns: tuple[str, ...]
    """Names of the columns, one for each index of the last axis."""
    row: str = ""
    """Description of a row; empty if there is only one. A row of zeros is empty."""
    categories: tuple[Category, ...] = ()
    """The categorical columns; all others contain amounts."""
    cards: int | None = None
    """If rows are cards: the row of the field `card_numbers` with the number of the first card."""

    @property
    def rows(self) -> int:
        """Number of rows: the product of all axes but the last."""
        return math.prod(self.shape[:-1])


class ActionTarget(NamedTuple):
    """The rows of the observation that the actions of a block refer to.

    Action k of the block refers to row `first + k` of the field. If the block has a second axis, k counts
    along the first one.
    """

    field: str
    first: int = 0


def digest_of(
    fields: Sequence[ObservationField], blocks: Sequence[Any], targets: Mapping[str, ActionTarget]
) -> str:
    """Return a digest of the layout of observations and actions, without their descriptions."""
    layout = [field._replace(meaning="", row="") for field in fields]
    text = json.dumps([layout, list(blocks), sorted(targets.items())])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names_of(columns: type[IntEnum]) -> tuple[str, ...]:
    """Return the names of an enum's members in lower case, in order, as names of columns."""
    return tuple(column.name.lower() for column in columns)


def offset(record: np.dtype[Any], name: str) -> int:
    """Return the index of a field's first number in a flat observation, from 0."""
    assert record.fields is not None
    return int(record.fields[name][1])


def record_of_fields(fields: Sequence[ObservationField]) -> np.dtype[np.record]:
    """Return the dtype of an observation: the named fields overlap one flat field `cell`, int8 [obs_size]."""
    return flat_record([(field.name, field.shape) for field in fields], np.int8)


class ObservationLayout:
    """The fields of an ordinary and of a privileged observation, which has hidden cards too."""

    def __init__(
        self, fields: Sequence[ObservationField], full_fields: Sequence[ObservationField], source: str
    ) -> None:
        """Take the fields, and the name of the module that makes such observations."""
        self._layouts: dict[int, dict[str, tuple[slice, tuple[int, ...]]]] = {}
        sizes = []
        for layout in (fields, full_fields):
            record: Any = record_of_fields(layout)
            sizes.append(record.itemsize)
            self._layouts[record.itemsize] = {
                field.name: (slice(first, first + kind.itemsize), field.shape)
                for field in layout
                for kind, first in [record.fields[field.name][:2]]
            }
        self._ordinary, self._privileged = sizes
        self._source = source

    def field(self, observations: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """Return one field of ordinary observations [..., N], [..., *shape]: a view, quicker than `named`."""
        cells, shape = self._layouts[self._ordinary][name]
        return observations[..., cells].reshape(*observations.shape[:-1], *shape)

    def named(self, observations: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Split observations into their fields: `named(obs)["hand"]`.

        Args:
            observations: [..., N], one observation or many, where N is the length of an ordinary or a
                privileged observation.

        Returns:
            [..., *shape] for each field, by name: views, not copies.

        Raises:
            SettingError: The last axis has neither of these lengths.
        """
        size = observations.shape[-1] if observations.ndim else 0
        if size not in self._layouts:
            raise SettingError(
                f"an observation has {self._ordinary} numbers, a privileged one {self._privileged}, not "
                f"{size}: give `named` what {self._source} gave, one observation or an array with one in "
                "each row"
            )
        before = observations.shape[:-1]
        places = self._layouts[size].items()
        return {name: observations[..., cells].reshape(*before, *shape) for name, (cells, shape) in places}
