"""Blocks of actions: the numbers of a game's actions, as consecutive named parts."""

import itertools
import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from zx_env.compiling.python_records import LayoutError, flat_record

Blocks: TypeAlias = Sequence[tuple[str, tuple[int, ...]]]
"""Name and shape of each block, in the order of the numbers."""

MOST_ACTIONS = 8 * 255
"""Largest number of actions: core/stepping/legal.py counts the legal ones in eight sums of one byte each."""


def mask_record(blocks: Blocks) -> np.dtype[np.record]:
    """Return the record of a mask: the blocks over the flat field `cell`, int8, 1 where legal.

    Raises:
        LayoutError: There are more than MOST_ACTIONS actions.
    """
    mask = flat_record(blocks, np.int8)
    if mask.itemsize > MOST_ACTIONS:
        raise LayoutError(
            f"the blocks have {mask.itemsize} actions and can have {MOST_ACTIONS}: give fewer rows a number "
            "and turn pages, or count in wider numbers in zx_env/core/stepping/legal.py"
        )
    return mask


def first_actions(blocks: Blocks) -> dict[str, int]:
    """Return the action number at which each block begins, by name of the block."""
    sizes = [math.prod(shape) for _, shape in blocks]
    return dict(zip((name for name, _ in blocks), itertools.accumulate(sizes, initial=0), strict=False))


def blocks_of_actions(blocks: Blocks) -> list[tuple[str, int]]:
    """Return the name of the block of each action number, and its flat (C-order) index there, from 0."""
    return [(name, place) for name, shape in blocks for place in range(math.prod(shape))]
