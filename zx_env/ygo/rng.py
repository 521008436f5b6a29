"""The duel's random number generator, whose state is `g.rng`: the only randomness of the rules.

See also: its algorithm (compiling/xorshift.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.compiling.xorshift import after, below, first_word


@rule
def seed(g: np.record, seed: int) -> None:
    """Seed the generator; neighbouring seeds give unrelated streams."""
    g.rng = first_word(seed)


@rule
def roll(g: np.record, n: int) -> int:
    """Return a number from 0 to n - 1, uniform to within 1 in 2**32 / n; n is 1 to 2**31."""
    g.rng = after(g.rng)
    return below(g.rng, n)
