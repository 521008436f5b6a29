"""Sets as bits of a number: membership and the first member.

Squares, zones, occurrences and colours form such sets: bit `1 << n` stands for the n-th.
"""

from zx_env.compiling.decorators import rule
from zx_env.zx.board import FIRST_OF


@rule
def first_of(squares: int) -> int:
    """Return the first Square of a set (bits). `squares &= squares - 1` removes it.

    A loop of both visits the Squares of the set in order, and no others.
    """
    return int(FIRST_OF[squares])


@rule
def has_bit(bits: int, place: int) -> bool:
    """Return whether the bit `1 << place` is set."""
    return (bits >> place) & 1 == 1
