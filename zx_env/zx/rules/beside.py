"""Count pairs of neighbors, and the cards on Squares that are no Z/X: Shifts and Links. Queries only."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import DISTANCE
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.selectors import BESIDE_ZX, fits_as_printed, fits_there, is_link
from zx_env.zx.rules.slots import NO_CARD


@unit
def count_pairs(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """Ruling H91: count the pairs of Squares next to each other on which matching cards stand."""
    squares = 0
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            if fits_there(g, cards, selector, g.standing[square, i], player, this):
                squares |= 1 << square
    n = 0
    for one in range(limits.SQUARES):
        for two in range(one):
            if DISTANCE[one, two] == 1 and has_bit(squares, one) and has_bit(squares, two):
                n += 1
    return n


@unit
def _count_markers(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """Count the Shift cards and Links on Squares that match the selector."""
    n = 0
    for owner in range(2):
        shift = g.shift[owner]
        if shift != NO_CARD and fits_as_printed(g, cards, selector, shift, player, this):
            n += 1
    if g.links > 0:
        for slot in range(limits.FIRST_TOKEN, limits.SLOTS):
            if is_link(g, cards, slot) and fits_as_printed(g, cards, selector, slot, player, this):
                n += 1
    return n


@rule
def count_beside(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """CR 303.1: count the cards on Squares that match the selector and are no Z/X: Shifts and Links."""
    if cards.selector[selector].types & BESIDE_ZX == 0:
        return 0
    return _count_markers(g, cards, selector, player, this)
