"""Abilities that cards have gained: by an effect until the end of the turn, by a Shift while it lies there.

Not here: what an Always ability gives as long as it holds (rules/occurrences.py, rules/always.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.zones import LAST_SERIAL, is_same_object, stop_with
from zx_env.zx.terms import AbilityKind, Fault, Until


@unit
def give_ability(g: np.record, cards: np.record, slot: int, ability: int, until: int) -> None:
    """The card on a Square gains the ability."""
    if g.granted_count >= limits.GRANTED:
        stop_with(g, Fault.GRANTED_FULL)
        return
    granted = g.granted[g.granted_count]
    granted.slot = slot
    granted.serial = g.serial[slot]
    granted.ability = ability
    granted.when = until
    g.granted_count += 1
    if cards.ability[ability].kind == AbilityKind.AUTOMATIC:
        g.heard |= 1 << cards.ability[ability].occurrence


@rule
def has_gained(g: np.record, place: int, slot: int) -> bool:
    """Whether the gained ability at a place is one that the card has now."""
    return g.granted[place].slot == slot and is_same_object(g, slot, g.granted[place].serial)


@rule
def had_gained(g: np.record, place: int, slot: int) -> bool:
    """Ruling Z13: whether it is one that the card had before it left its Square just now."""
    return g.granted[place].slot == slot and (g.serial[slot] - 1) & LAST_SERIAL == g.granted[place].serial


@unit
def forget_gained(g: np.record) -> None:
    """CR 507: what was gained until the end of the turn is gone, and what cards had that have left."""
    n = 0
    for i in range(g.granted_count):
        stays = g.granted[i].when == Until.LEAVES or g.granted[i].when == Until.GAME_ENDS
        if stays and has_gained(g, i, g.granted[i].slot):
            g.granted[n] = g.granted[i]
            n += 1
    g.granted_count = n
