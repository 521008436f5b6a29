"""The target cards and the amount of a step of an effect.

These are queries about the current effect: the top frame of the agenda, or the one at place `f`.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import AMONG_OF_MEASURE, Measure, Scale
from zx_env.zx.rules.aims import card_of
from zx_env.zx.rules.counting import NO_NUMBER
from zx_env.zx.rules.selectors import colors_of
from zx_env.zx.rules.values import (
    count_fitting,
    extreme_gathered,
    fits,
    gather,
    total_about,
    total_gathered,
)
from zx_env.zx.terms import (
    NONE,
    Target,
)


@unit
def target_of(g: np.record, cards: np.record, step: int, i: int) -> int:
    """Return the slot of the i-th card (from 0) on which the step acts, or NONE.

    NONE means that the card has left or that there are no more.
    """
    f = g.frames - 1
    step_row = cards.step[step]
    slot = card_of(g, f, step_row.target, i)
    if slot != NONE and step_row.target == Target.THAT_CARD and step_row.selector != NONE:
        if not fits(g, cards, step_row.selector, slot, g.agenda[f].player, g.agenda[f].slot):
            return NONE
    return slot


@unit
def _colors_among(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """Count the different colours among the cards that match the selector."""
    gather(g, cards, selector, player, this)
    colors = 0
    for i in range(g.candidates):
        colors |= colors_of(g, cards, g.candidate[i])
    n = 0
    while colors > 0:
        n += colors & 1
        colors >>= 1
    return n


@rule
def done_before(g: np.record, cards: np.record, step: int, f: int) -> int:
    """Ruling H233: return to how many cards the steps before it were done, if its own count with them."""
    return int(g.agenda[f].done) if cards.step[step].adds != 0 else 0


@rule
def counted_of(g: np.record, cards: np.record, step: int, player: int, this: int) -> int:
    """Return the amount of a step that counts cards or their colours, for the card `this` of the player."""
    row = cards.step[step]
    if row.scale == Scale.PER_COLOR:
        return row.plus + row.amount * _colors_among(g, cards, row.per, player, this)
    n = count_fitting(g, cards, row.per, player, this, limits.SLOTS)
    return row.plus + row.amount * (n // row.unit)


@unit
def is_of_none(g: np.record, cards: np.record, step: int, f: int) -> bool:
    """Ruling H231: return whether the amount of a step is that of the highest or lowest among no cards."""
    if cards.step[step].scale < Scale.HIGHEST_COST:
        return False
    gather(g, cards, cards.step[step].per, g.agenda[f].player, g.agenda[f].slot)
    return g.candidates == 0


@unit
def amount_of(g: np.record, cards: np.record, step: int, f: int) -> int:
    """Return the amount of a step, multiplied or replaced as its quantities.Scale says.

    The effect is frame `f` of the agenda; Power is in points.
    """
    step_row = cards.step[step]
    scale = step_row.scale
    if scale == Scale.FIXED:
        return step_row.amount
    frame = g.agenda[f]
    if scale == Scale.PER_CARD or scale == Scale.PER_COLOR:
        return counted_of(g, cards, step, frame.player, frame.slot)
    if scale == Scale.PER_DONE:
        return step_row.plus + step_row.amount * (frame.done // step_row.unit)
    if scale >= Scale.HIGHEST_COST:
        gather(g, cards, step_row.per, frame.player, frame.slot)
        found = extreme_gathered(g, cards, scale - AMONG_OF_MEASURE)
        # Ruling H231: without a card it is no number, and nothing is done.
        return 0 if found == NO_NUMBER else step_row.plus + step_row.amount * found
    measure = Measure.COST if scale == Scale.COST or scale == Scale.COST_AMONG else Measure.POWER
    if scale == Scale.POWER_AMONG or scale == Scale.COST_AMONG:
        gather(g, cards, step_row.per, frame.player, frame.slot)
        return step_row.plus + step_row.amount * total_gathered(g, cards, measure)
    return step_row.plus + step_row.amount * total_about(g, cards, f, step_row.about, measure)
