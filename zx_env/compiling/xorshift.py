"""The random generator of all games: xorshift64* (Vigna 2016), seeded by splitmix64.

The record of a game holds the state of its stream: the game's `seed` sets it to `first_word`; `roll` advances
it with `after` and returns `below`. The values are the same compiled and in plain Python. Compiled words are
uint64 and wrap by themselves. In plain Python they are ints, and `low64` cuts them to 64 bits. All constants
are `_word`s, because numba makes a float of a uint64 and an int64.

See also: `rng.py` of a game.
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
    """Return the number modulo 2**64 as a word; costs nothing in compiled code."""
    return word & ALL_BITS


@rule
def _as_int(number: int) -> int:
    """Return a small word as an ordinary number; the type of the argument converts it."""
    return number


@rule
def mixed(word: int) -> int:
    """Apply splitmix64's output function: every bit of the result depends on every bit of the word."""
    word = low64((word ^ (word >> BY_30)) * MIX_1)
    word = low64((word ^ (word >> BY_27)) * MIX_2)
    return word ^ (word >> BY_31)


@rule
def first_word(seed: int) -> int:
    """Return the initial state of a seed's stream; neighbouring seeds have unrelated streams."""
    state = mixed(low64(low64(seed) + GOLDEN))
    # xorshift never leaves the state 0.
    return GOLDEN if state == NOTHING else state


@rule
def after(word: int) -> int:
    """Return the state of the stream that follows this 64-bit state (xorshift64)."""
    word ^= word >> BY_12
    word ^= low64(word << BY_25)
    return word ^ (word >> BY_27)


@rule
def below(word: int, n: int) -> int:
    """Return a number from 0 to n - 1 from the state: xorshift64*'s product, scaled; n is 1 to 2**31.

    All numbers are equally likely to within 1 in 2**32 / n.
    """
    high = low64(word * STAR) >> BY_32
    return _as_int((high * low64(n)) >> BY_32)
