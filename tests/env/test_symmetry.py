"""Symmetries are derived from the layout of observations and actions."""

from typing import Any

import numpy as np
import pytest

from zx_env.compiling.python_records import LayoutError
from zx_env.core.observation.layout import ActionTarget, Category, ObservationField
from zx_env.core.observation.symmetry import Symmetry, symmetry_of

FIELDS = (
    ObservationField("facts", (2,), 0, 9, "facts", ("turn", "heap"), categories=(Category(("heap",), 4),)),
    ObservationField("heaps", (3, 3), 0, 9, "heaps", ("stones", "left", "right"), "a heap", cards=1),
    ObservationField("card_numbers", (4, 2), 0, 9, "numbers", ("high", "low"), "a card"),
)
BLOCKS = (("stop", (1,)), ("take", (2, 2)), ("choose", (3,)))
TARGETS = {"take": ActionTarget("heaps", 1), "choose": ActionTarget("heaps")}
HEAPS = (0, 2, 1)
LAYOUT: Any = {
    "rows": {"heaps": HEAPS},
    "columns": {"left": "right", "right": "left"},
    "values": {"heap": (0, 1, 3, 2)},
}


def made(**changes: Any) -> Symmetry:
    return symmetry_of("swap", FIELDS, BLOCKS, TARGETS, **LAYOUT | changes)


def test_rows_columns_numbers_and_actions_move_together():
    facts, heaps = [7, 2], [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    numbers = [[0, 1], [2, 3], [4, 5], [6, 7]]  # of a card elsewhere, and of the heaps
    seen = np.concatenate([np.ravel(one) for one in (facts, heaps, numbers)]).astype(np.int8)
    image = made().observations(seen)
    assert image[:2].tolist() == [7, 3]
    assert image[2:11].reshape(3, 3).tolist() == [[1, 3, 2], [7, 9, 8], [4, 6, 5]]
    assert image[11:].reshape(4, 2).tolist() == [[0, 1], [2, 3], [6, 7], [4, 5]]
    # stop, take 1 or 2 stones of the heaps 1 and 2, choose the heap 0, 1 or 2
    assert made().masks(np.arange(8)).tolist() == [0, 3, 4, 1, 2, 5, 7, 6]
    assert made().actions([3, 5]).tolist() == made().original_actions([3, 5]).tolist() == [1, 5]


def test_a_symmetry_need_not_be_its_own_inverse():
    turned = Symmetry("turn", [1, 2, 0], [1, 2, 0])
    assert turned.observations(np.array([5, 6, 7], np.int8)).tolist() == [6, 7, 5]
    # What was action 0 is action 2 now.
    assert turned.actions(0) == 2 and turned.original_actions(2) == 0
    cells = np.array([[5, 6, 7, 0, 1, 0]], np.int8)
    turned.replace(cells, np.array([0]))
    assert cells.tolist() == [[6, 7, 5, 1, 0, 0]]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"rows": {"heap": HEAPS}}, "name heap"),
        ({"columns": {"left": "rihgt"}}, "rihgt"),
        ({"values": {"haep": (0,)}}, "haep"),
        ({"columns": {"left": "right"}}, "cells of a symmetry are a permutation"),
        ({"rows": {"heaps": (0, 1, 1)}}, "other actions"),
        ({"rows": {"heaps": (1, 0, 2)}}, "the rows of the block 'take' move to rows of other actions"),
    ],
)
def test_what_is_no_symmetry_is_refused(changes: Any, words: str):
    with pytest.raises(LayoutError, match=words):
        made(**changes)
