"""`Symmetry`: another way to see the same game, such as its board in a mirror, for data augmentation.

A symmetry is a permutation of the cells of an observation, a permutation of the actions, and a map of the
numbers in some cells. Whoever plays by the image of every observation and mask, and takes the actions whose
images are chosen, plays the same game. So a game gives a learner as many different games as it has
symmetries, and a position may be evaluated in each of them: Silver et al. 2016, "Mastering the game of Go
with deep neural networks and tree search"; Silver et al. 2017, "Mastering the game of Go without human
knowledge".

A game derives its symmetries from the layout of its observations by `symmetry_of`, and names those that a
game with certain settings has in `GameSpec.symmetries`.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import LayoutError
from zx_env.core.blocks import Blocks, first_actions
from zx_env.core.observation.layout import ActionTarget, ObservationField
from zx_env.errors import SettingError

CARD_NUMBERS = "card_numbers"
"""The field with the numbers of the cards of other fields (`ObservationField.cards`)."""


class ValueMap(NamedTuple):
    """A map of the numbers in some cells, such as the numbers of Squares."""

    cells: npt.NDArray[np.int64]
    """int64 [k]: the cells of the image."""
    images: npt.NDArray[np.int8]
    """int8 [128]: the image of each number; cells with categories have no negative numbers."""


class Symmetry:
    """A symmetry of a game: it maps observations, masks and actions to those of its image.

    Every method takes one item or any number of them, and returns a new array.
    """

    def __init__(
        self,
        name: str,
        cells: Sequence[int] | npt.NDArray[np.int64],
        actions: Sequence[int] | npt.NDArray[np.int64],
        values: Sequence[ValueMap] = (),
    ) -> None:
        """Take the parts of a symmetry.

        Args:
            name: A word, such as "mirror".
            cells: int [N]: the cell of the observation that cell i of its image shows.
            actions: int [A]: the action that action i of the image stands for.
            values: Maps of numbers, applied after the permutation.

        Raises:
            LayoutError: `cells` or `actions` is no permutation.
        """
        self.name = name
        self.cells, self.sources = _permutation("cells", cells), _permutation("actions", actions)
        self.values = tuple(values)
        self._images = np.argsort(self.sources)

    def observations(self, observations: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        """Return the images of observations.

        Args:
            observations: int8 [..., obs_size].

        Returns:
            int8 [..., obs_size].

        Raises:
            SettingError: They have another length, such as privileged observations.
        """
        _check_length("an observation", observations, self.cells)
        images = np.take(observations, self.cells, axis=-1)
        for cells, numbers in self.values:
            images[..., cells] = numbers[images[..., cells]]
        return images

    def masks(self, masks: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return the images of masks, or of any other array with a number for each action.

        Args:
            masks: [..., num_actions] of any dtype.

        Returns:
            [..., num_actions] of the same dtype.

        Raises:
            SettingError: They have another length.
        """
        _check_length("a mask", masks, self.sources)
        return np.take(masks, self.sources, axis=-1)

    def actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return the actions of the image that stand for these actions.

        Args:
            actions: int [...]: action numbers, from 0.

        Returns:
            int64 [...].
        """
        images: npt.NDArray[np.int64] = self._images[np.asarray(actions)]
        return images

    def original_actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return the actions for which these actions of the image stand: the inverse of `actions`.

        Args:
            actions: int [...]: action numbers of the image, from 0.

        Returns:
            int64 [...].
        """
        originals: npt.NDArray[np.int64] = self.sources[np.asarray(actions)]
        return originals

    def replace(self, cells: npt.NDArray[np.int8], rows: npt.NDArray[np.int64]) -> None:
        """Replace some rows of observations, with their masks behind them, by their images, in place.

        It writes only the cells that may change, which takes a fraction of the time of the other methods.

        Args:
            cells: int8 [n, obs_size + num_actions], written.
            rows: int [k]: the rows to replace.
        """
        into, source, values = self.changes
        replaced = cells[rows]
        images = replaced.take(source, axis=1)
        for places, numbers in values:
            images[:, places] = numbers[images[:, places]]
        replaced[:, into] = images
        cells[rows] = replaced

    @cached_property
    def changes(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], list[ValueMap]]:
        """The cells of observation and mask that may change, the cells that they show, and maps of numbers.

        The cells of a map are places in the list of changing cells.
        """
        both = np.concatenate([self.cells, len(self.cells) + self.sources])
        changes = both != np.arange(len(both))
        for cells, _ in self.values:
            changes[cells] = True
        into = np.flatnonzero(changes)
        values = [ValueMap(np.searchsorted(into, cells), numbers) for cells, numbers in self.values]
        return into, both[into], values


def _check_length(name: str, given: npt.NDArray[Any], order: npt.NDArray[np.int64]) -> None:
    if given.shape[-1:] != order.shape:
        raise SettingError(f"{name} has {len(order)} numbers; the array has the shape {given.shape}")


def _permutation(name: str, numbers: Sequence[int] | npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    order = np.array(numbers, np.int64)
    if not np.array_equal(np.sort(order), np.arange(len(order))):
        raise LayoutError(f"the {name} of a symmetry are a permutation: each number once")
    order.flags.writeable = False
    return order


def symmetry_of(
    name: str,
    fields: Sequence[ObservationField],
    blocks: Blocks,
    action_targets: Mapping[str, ActionTarget],
    *,
    rows: Mapping[str, Sequence[int]],
    columns: Mapping[str, str],
    values: Mapping[str, Sequence[int]],
) -> Symmetry:
    """Derive a symmetry from the layout of observations and actions.

    The numbers of the cards of a field, and the actions that refer to its rows, move with the rows.

    Args:
        name: A word, such as "mirror".
        fields: The fields of an observation.
        blocks: The blocks of actions.
        action_targets: The rows that the actions of a block refer to.
        rows: By the name of a field: the row that each row of the image shows.
        columns: By the name of a column: the column that it shows in the image, in every field that has it.
        values: By the name of a categorical column: the image of each of its numbers.

    Raises:
        LayoutError: A name is unknown, or the result is no permutation.
    """
    cells: list[npt.NDArray[np.int64]] = []
    maps: list[ValueMap] = []
    unknown = {*rows} - {field.name for field in fields}
    unknown |= {*columns, *columns.values(), *values} - {name for field in fields for name in field.columns}
    if unknown:
        raise LayoutError(f"no field, or no column, has the name {', '.join(sorted(unknown))}")
    at = 0
    for field in fields:
        order = _row_order(field, fields, rows)
        places = np.array([field.columns.index(columns.get(one, one)) for one in field.columns], np.int64)
        cells.append((at + order[:, None] * len(places) + places).reshape(-1))
        for category in field.categories:
            if len(category.columns) == 1 and category.columns[0] in values:
                first = at + field.columns.index(category.columns[0])
                images = np.arange(128, dtype=np.int8)
                images[: category.values] = values[category.columns[0]]
                maps.append(ValueMap(first + np.arange(field.rows) * len(places), images))
        at += field.rows * len(places)
    return Symmetry(name, np.concatenate(cells), _action_order(blocks, action_targets, rows), maps)


def _row_order(
    field: ObservationField, fields: Sequence[ObservationField], rows: Mapping[str, Sequence[int]]
) -> npt.NDArray[np.int64]:
    """Return the row that each row of the field's image shows."""
    order = np.array(rows.get(field.name, range(field.rows)), np.int64)
    if field.name == CARD_NUMBERS:
        for described in fields:
            if described.cards is not None and described.name in rows:
                order[described.cards : described.cards + described.rows] = described.cards + np.array(
                    rows[described.name]
                )
    return order


def _action_order(
    blocks: Blocks, action_targets: Mapping[str, ActionTarget], rows: Mapping[str, Sequence[int]]
) -> npt.NDArray[np.int64]:
    """Return the action that each action of the image stands for."""
    order = []
    for (name, shape), first in zip(blocks, first_actions(blocks).values(), strict=True):
        numbers = first + np.arange(math.prod(shape)).reshape(shape[0], -1)
        target = action_targets.get(name)
        if target is not None and target.field in rows:
            there = np.array(rows[target.field])[target.first : target.first + shape[0]] - target.first
            if not np.array_equal(np.sort(there), np.arange(shape[0])):
                raise LayoutError(f"the rows of the block {name!r} move to rows of other actions")
            numbers = numbers[there]
        order.append(numbers.reshape(-1))
    return np.concatenate(order)
