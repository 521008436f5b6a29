"""The game's random stream, whose state is `g.rng`: the only randomness of the rules.

See also: its functions (core/stepping/dice.py). Shuffling is a rule (rules/zones.py).
"""

from zx_env.core.stepping import dice
from zx_env.core.stepping.dice import roll, seed_dice
from zx_env.core.stepping.template import bind_to

__all__ = ["roll", "seed_dice"]

bind_to(globals(), [dice.TEMPLATE], {})
