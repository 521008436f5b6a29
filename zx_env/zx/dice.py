"""The game's own random stream: 64 bits of state in `g.rng`, and the only randomness of the rules.

xorshift64* (Vigna 2016), seeded by splitmix64, with the same values compiled and in plain Python. Compiled,
words are uint64 and wrap by themselves; in plain Python they are ints, and `low64` cuts them to 64 bits. All
constants are `_word`s, because a uint64 that meets an int64 becomes a float in numba.

Not here: what is rolled for. Shuffling is a rule (rules/zones.py).
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from zx_env.compiling.decorators import PLAIN, declare, rule

declare(word=np.uint64)

_word: Callable[[int], int] = int if PLAIN else cast(Any, np.uint64)

ALL_BITS = _word(0xFFFF_FFFF_FFFF_FFFF)
STAR = _word(0x2545_F491_4F6C_DD1D)
GOLDEN = _word(0x9E37_79B9_7F4A_7C15)
MIX_1 = _word(0xBF58_476D_1CE4_E5B9)
MIX_2 = _word(0x94D0_49BB_1331_11EB)
BY_12, BY_25, BY_27, BY_30, BY_31, BY_32 = (_word(n) for n in (12, 25, 27, 30, 31, 32))
NOTHING = _word(0)


@rule
def low64(word: int) -> int:
    """The number modulo 2**64, as a word; free in compiled code."""
    return word & ALL_BITS


@rule
def _as_int(number: int) -> int:
    """A small word as an ordinary number: the argument's type does it."""
    return number


@rule
def _mixed(word: int) -> int:
    """splitmix64's output function: every bit of the result hangs on every bit of the word."""
    word = low64((word ^ (word >> BY_30)) * MIX_1)
    word = low64((word ^ (word >> BY_27)) * MIX_2)
    return word ^ (word >> BY_31)


@rule
def seed(g: np.record, seed: int) -> None:
    """Begin the stream of this seed; neighbouring seeds have unrelated streams."""
    state = _mixed(low64(low64(seed) + GOLDEN))
    # xorshift never leaves the state 0.
    g.rng = GOLDEN if state == NOTHING else state


@rule
def _after(word: int) -> int:
    """xorshift64: the state that follows."""
    word ^= word >> BY_12
    word ^= low64(word << BY_25)
    return word ^ (word >> BY_27)


@rule
def _below(word: int, n: int) -> int:
    """The star of xorshift64*, scaled to 0 … n - 1."""
    high = low64(word * STAR) >> BY_32
    return _as_int((high * low64(n)) >> BY_32)


@rule
def roll(g: np.record, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others to within 1 in 2**32 / n; n is 1 to 2**31."""
    g.rng = _after(g.rng)
    return _below(g.rng, n)
