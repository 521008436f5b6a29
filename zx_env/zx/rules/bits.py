"""Sets as bits of a number: whether something is in one, and which is the first.

Sets of Squares, of zones, of occurrences, of colours: bit `1 << n` stands for the n-th.
"""

from zx_env.compiling.decorators import rule
from zx_env.zx.board import FIRST_OF


@rule
def first_of(squares: int) -> int:
    """The first of some Squares (bits). `squares &= squares - 1` leaves the others.

    So a walk meets the Squares that matter and no other, in their order.
    """
    return int(FIRST_OF[squares])


@rule
def has_bit(bits: int, place: int) -> bool:
    """Whether the bit `1 << place` is set."""
    return (bits >> place) & 1 == 1
