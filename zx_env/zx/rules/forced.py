"""Ruling Z50: a choice that must take every candidate is a forced move (ruling Z22).

Ruling H83: this holds only if the order of choosing has no effect. For the choice of an effect, the card
table marks this with terms.Flag.UNORDERED. All functions are queries about the pending choice.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import Choosing
from zx_env.zx.rules.choices import are_too_alike
from zx_env.zx.rules.extras import needs_all
from zx_env.zx.rules.grants import granted_place
from zx_env.zx.rules.values import cost_of
from zx_env.zx.rules.zones import is_known_to
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    AbilityKind,
    Flag,
    Limit,
    Op,
)

EXCLUDE = Choosing.OTHER_NAMES | Choosing.OTHER_COSTS | Choosing.POWER_AT_MOST
"""The bits of quantities.Choosing by which a chosen card may exclude others."""


@rule
def _is_unordered(g: np.record, cards: np.record, below: int) -> bool:
    """Return whether the frame at place `below`, which pushed the choice, does the same for every order."""
    frame = g.agenda[below]
    if frame.kind == Frame.CHARGE_EXCESS:
        return True
    if frame.kind != Frame.EFFECT or cards.step[frame.step].op != Op.CHOOSE:
        return False
    return cards.step[frame.step].how & Flag.UNORDERED != 0


@unit
def _fit_together(g: np.record, cards: np.record, f: int) -> bool:
    """Return whether the player can see that no candidate of the choice at place `f` excludes another."""
    frame = g.agenda[f]
    left = frame.total_cost
    if frame.choosing & Choosing.POWER_AT_MOST != 0:
        return False  # a player may have to choose which of them
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not is_known_to(g, slot, frame.player):
            return False
        left -= cost_of(g, cards, slot)
        for j in range(i):
            if are_too_alike(g, cards, slot, g.candidate[j], frame.choosing):
                return False
    return left >= 0 or frame.total_cost == ANY_NUMBER


@rule
def _takes_the_first(cards: np.record, ability: int) -> bool:
    """Return whether the ability triggers only for the first of several cards and refers to that card."""
    row = cards.ability[ability]
    once = row.limit == Limit.ONCE_PER_TURN or row.limit == Limit.TWICE_PER_TURN
    return once and row.kind == AbilityKind.AUTOMATIC and row.speaks_of_that == 1


@unit
def _something_takes_the_first(g: np.record, cards: np.record) -> bool:
    """Return whether a card that the decider knows has an ability for which `_takes_the_first` holds."""
    for slot in range(limits.SLOTS):
        if g.row[slot] != NONE and is_known_to(g, slot, g.decider):
            card = cards.card[g.row[slot]]
            for i in range(card.abilities):
                if _takes_the_first(cards, card.ability + i):
                    return True
    for i in range(g.granted_count):
        if _takes_the_first(cards, g.lasting[granted_place(i)].amount):
            return True
    return False


@unit
def takes_all(g: np.record, cards: np.record) -> bool:
    """Return whether the pending choice must take every candidate and the order changes nothing."""
    f = g.frames - 1
    frame = g.agenda[f]
    if frame.kind == Frame.ADVENT:
        return needs_all(g, cards) and not _something_takes_the_first(g, cards)
    if frame.kind != Frame.CHOOSE or not _is_unordered(g, cards, f - 1):
        return False
    # The player may choose fewer cards than all, or stop now.
    if g.chosen_count[frame.depth, frame.register] + g.candidates > frame.low:
        return False
    if frame.total_cost != ANY_NUMBER or frame.choosing & EXCLUDE != 0:
        if not _fit_together(g, cards, f):
            return False
    return not _something_takes_the_first(g, cards)
