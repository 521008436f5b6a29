"""Numbers that conditions compare: counts, total Costs and numbers of colours, by printed Costs and icons.

Such a number is a row of BOUND in the card table. Queries only. See also: the same by current Costs and icons
(rules/layers.py), and with Power (rules/values.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import Measure
from zx_env.zx.rules.counting import (
    cost_as_printed,
    count_as_printed,
    count_different,
)
from zx_env.zx.terms import NONE, Comparison, Trait

TOTAL_COST = -2
"""In place of a terms.Trait: add up the Costs of the cards."""
TOTAL_POWER = -3
"""In place of a terms.Trait: add up the printed Power of the cards."""


@rule
def compares(cards: np.record, condition: int, one: int, two: int) -> bool:
    """Return whether `one` is at least, or at most, `two`, as the condition says (terms.Comparison)."""
    return one >= two if cards.condition[condition].side == Comparison.AT_LEAST else one <= two


@rule
def trait_measured(measure: int) -> int:
    """Return the trait whose values a quantities.Measure counts: NONE for cards, or TOTAL_COST."""
    if measure == Measure.COST:
        return TOTAL_COST
    return Trait.COLOR if measure == Measure.COLORS else NONE


@unit
def bound_as_printed(g: np.record, cards: np.record, bound: int, player: int, this: int) -> int:
    """Return a computed number (BOUND) for the card `this` of the player, by printed Costs and icons."""
    row = cards.bound[bound]
    if row.measure == Measure.COST:
        n = cost_as_printed(g, cards, row.selector, player, this)
    elif row.measure == Measure.COLORS:
        n = count_different(g, cards, row.selector, Trait.COLOR, player, this)
    else:
        n = count_as_printed(g, cards, row.selector, player, this, limits.SLOTS)
    return row.plus + row.amount * (n // row.unit)
