"""Sets as bits of a number: membership and the first member.

Squares, zones, occurrences and colours form such sets: bit `1 << n` stands for the n-th.
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx.board import FIRST_OF

_32_BITS = (1 << 32) - 1
_DE_BRUIJN = 0x077CB531
"""Multiplied by `1 << place`, it has five bits on top that no other place below 32 has."""
_PLACE_OF = np.zeros(32, np.int8)
_PLACE_OF[[(_DE_BRUIJN << place & _32_BITS) >> 27 for place in range(32)]] = range(32)


@rule
def first_of(squares: int) -> int:
    """Return the first Square of a set (bits). `squares &= squares - 1` removes this Square.

    A loop that alternates both visits the Squares of the set in order, and no others.
    """
    return int(FIRST_OF[squares])


@rule
def has_bit(bits: int, place: int) -> bool:
    """Return whether bit `place` of `bits` (`1 << place`, from 0) is set."""
    return (bits >> place) & 1 == 1


@rule
def count_bits(bits: int) -> int:
    """Return the number of set bits."""
    n = 0
    while bits != 0:
        n += 1
        bits &= bits - 1
    return n


@rule
def first_of_many(bits: int) -> int:
    """Return the index of the lowest set bit, from 0; at least one of the low 32 bits must be set."""
    return int(_PLACE_OF[((bits & -bits) * _DE_BRUIJN & _32_BITS) >> 27])
