"""Numbers that conditions compare: counts, Costs of cards and numbers of colours, by printed Costs and icons.

Such a number is a row of BOUND in the card table. Queries only. See also: the same by current Costs and icons
(rules/layers.py), and with Power (rules/values.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import Measure
from zx_env.zx.rules.counting import (
    NO_NUMBER,
    cost_as_printed,
    count_as_printed,
    count_different,
    extreme,
    is_extreme,
)
from zx_env.zx.terms import NONE, Comparison, Trait

TOTAL_COST = -2
"""In place of a terms.Trait: add up the Costs of the cards."""
TOTAL_POWER = -3
"""In place of a terms.Trait: add up the printed Power of the cards."""
OF_MEASURE = -10
"""In place of a terms.Trait: this minus a quantities.Measure, for the highest or lowest of the cards."""


@rule
def compares(cards: np.record, condition: int, one: int, two: int) -> bool:
    """Return whether `one` is at least, or at most, `two`, as the condition says (terms.Comparison)."""
    if one == NO_NUMBER or two == NO_NUMBER:
        return False
    return one >= two if cards.condition[condition].side == Comparison.AT_LEAST else one <= two


@rule
def trait_measured(measure: int) -> int:
    """Return the trait whose values a quantities.Measure counts; NONE for cards, or what is in its place."""
    if is_extreme(measure):
        return OF_MEASURE - measure
    if measure == Measure.COST:
        return TOTAL_COST
    return Trait.COLOR if measure == Measure.COLORS else NONE


@rule
def worked_out(cards: np.record, bound: int, n: int) -> int:
    """Return a computed number (BOUND) from the quantity of its cards; a number of no card stays none."""
    row = cards.bound[bound]
    if n == NO_NUMBER:
        return NO_NUMBER
    return row.plus + row.amount * (n // row.unit)


@unit
def bound_as_printed(g: np.record, cards: np.record, bound: int, player: int, this: int) -> int:
    """Return a computed number (BOUND) for the card `this` of the player, by printed Costs and icons."""
    row = cards.bound[bound]
    if is_extreme(row.measure):
        n = extreme(cost_as_printed(g, cards, row.selector, player, this, row.measure))
    elif row.measure == Measure.COST:
        n = cost_as_printed(g, cards, row.selector, player, this, Measure.COST)
    elif row.measure == Measure.COLORS:
        n = count_different(g, cards, row.selector, Trait.COLOR, player, this)
    else:
        n = count_as_printed(g, cards, row.selector, player, this, limits.SLOTS)
    return worked_out(cards, bound, n)
