"""The random stream of a game, whose state is `g.rng`: the only randomness of the rules. Templates.

See also: compiling/xorshift.py, the mathematics of the stream.
"""

import numpy as np

from zx_env.compiling.xorshift import after, below, first_word
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)


@TEMPLATE.rule
def seed_rng(g: np.record, seed: int) -> None:
    """Start the stream of this seed. Neighbouring seeds have unrelated streams."""
    g.rng = first_word(seed)


@TEMPLATE.rule
def roll(g: np.record, n: int) -> int:
    """Return a number from 0 to n - 1, uniform to within 1 in 2**32 / n; n is 1 to 2**31."""
    g.rng = after(g.rng)
    return below(g.rng, n)


@TEMPLATE.rule
def roll_seed(g: np.record) -> int:
    """Return a seed: a number from 0 to 2**63 - 1."""
    high = roll(g, 2**31)
    middle = roll(g, 2**31)
    return high * 2**32 + middle * 2 + roll(g, 2)
