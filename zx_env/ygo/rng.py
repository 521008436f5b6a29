"""The duel's random stream, whose state is `g.rng`: the only randomness of the rules.

See also: its functions (core/stepping/random_stream.py). Shuffling is a rule (rules/zones.py).
"""

from zx_env.core.stepping import random_stream
from zx_env.core.stepping.random_stream import roll, roll_seed, seed_rng
from zx_env.core.stepping.template import bind_to

__all__ = ["roll", "roll_seed", "seed_rng"]

bind_to(globals(), [random_stream.TEMPLATE], {})
