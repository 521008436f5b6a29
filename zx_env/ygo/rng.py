"""The duel's own random stream, whose state is `g.rng`: the only randomness of the rules.

Not here: its mathematics (compiling/xorshift.py), and what is rolled for.
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.compiling.xorshift import after, below, first_word


@rule
def seed(g: np.record, seed: int) -> None:
    """Begin the stream of this seed; neighbouring seeds have unrelated streams."""
    g.rng = first_word(seed)


@rule
def roll(g: np.record, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others to within 1 in 2**32 / n; n is 1 to 2**31."""
    g.rng = after(g.rng)
    return below(g.rng, n)
