"""Ruling H205: choices of cards that are bounded together, by their total Cost or Power.

The frame of the choice holds what is left of the total: `total_cost` of a Cost that is not exceeded, `amount`
of another bound, which a bit of quantities.Choosing names.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import Choosing, Total
from zx_env.zx.rules.values import cost_of, fits, lies_among, power_of
from zx_env.zx.terms import NONE

OF_POWER = Choosing.POWER_AT_MOST | Choosing.POWER_AT_LEAST
AT_LEAST = Choosing.COST_AT_LEAST | Choosing.POWER_AT_LEAST
TOTALS = OF_POWER | AT_LEAST
"""The bits of quantities.Choosing that bound a total by the `amount` of the frame."""


@rule
def bit_of_total(total: int) -> int:
    """Return the bit of quantities.Choosing for a quantities.Total other than COST_AT_MOST."""
    return Choosing.COST_AT_LEAST << total - 1


@rule
def counts_for(g: np.record, cards: np.record, slot: int, choosing: int) -> int:
    """Return what the card adds to the total that `choosing` (bits) bounds: its Power, or else its Cost."""
    return power_of(g, cards, slot) if choosing & OF_POWER != 0 else cost_of(g, cards, slot)


@unit
def drop_above(g: np.record, cards: np.record, left: int, choosing: int) -> None:
    """Keep only candidates that count at most `left`, the part of the bound that is not used yet."""
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if counts_for(g, cards, slot, choosing) <= left:
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@unit
def _highest(g: np.record, cards: np.record, number: int, choosing: int) -> int:
    """Return the highest total of `number` candidates, or of all if there are fewer."""
    total = 0
    last = limits.MOST_POINTS + 1
    last_place = NONE
    for _ in range(min(number, g.candidates)):
        # The next candidate below the last one, in the order of what they count and of their places.
        best = -limits.MOST_POINTS - 1
        place = NONE
        for i in range(g.candidates):
            counts = counts_for(g, cards, g.candidate[i], choosing)
            is_left = counts < last or (counts == last and i > last_place)
            if is_left and counts > best:
                best = counts
                place = i
        total += best
        last = best
        last_place = place
    return total


@unit
def drop_below(g: np.record, cards: np.record, left: int, number: int, choosing: int) -> None:
    """Keep only candidates with which a choice of `number` more cards can still reach the total `left`."""
    if left <= 0:
        return
    total = _highest(g, cards, number, choosing)
    lowest = total - _highest(g, cards, number - 1, choosing) if g.candidates >= number else 0
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        # It takes the place of the lowest of the highest candidates, unless all can be chosen.
        counts = counts_for(g, cards, slot, choosing)
        if total - max(lowest - counts, 0) >= left:
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@unit
def total_of_most(
    g: np.record,
    cards: np.record,
    selector: int,
    number: int,
    choosing: int,
    sign: int,
    player: int,
    this: int,
    without: int,
) -> int:
    """Return the highest total of up to `number` cards that match the selector, but for the card `without`.

    With `sign` -1, return the lowest total, as a number below 0. The candidate list is not modified.
    """
    total = 0
    last = limits.MOST_POINTS + 1
    last_slot = NONE
    for _ in range(number):
        best = -limits.MOST_POINTS - 1
        next_slot = NONE
        for slot in range(limits.SLOTS):
            if slot != without and lies_among(g, cards, selector, slot):
                counts = sign * counts_for(g, cards, slot, choosing)
                is_left = counts < last or (counts == last and slot > last_slot)
                if is_left and counts > best and fits(g, cards, selector, slot, player, this):
                    best = counts
                    next_slot = slot
        if next_slot == NONE:
            return total
        total += best
        last = best
        last_slot = next_slot
    return total


@unit
def can_total(g: np.record, cards: np.record, step: int, player: int, this: int) -> bool:
    """Return whether cards can be chosen for a CHOOSE of a cost so that its total keeps its bound."""
    row = cards.step[step]
    if row.total == Total.COST_AT_MOST:
        return -total_of_most(g, cards, row.selector, row.low, 0, -1, player, this, NONE) <= row.total_cost
    choosing = bit_of_total(row.total)
    if row.total == Total.POWER_AT_MOST:
        least = -total_of_most(g, cards, row.selector, row.low, choosing, -1, player, this, NONE)
        return least <= row.total_cost
    most = min(row.high, limits.CHOSEN)
    return total_of_most(g, cards, row.selector, most, choosing, 1, player, this, NONE) >= row.total_cost
