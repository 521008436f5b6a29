"""CR 312 + 1009: Force: cards that lie under a Z/X in the Force Zone.

See also: Force whose Z/X leaves the Squares (rules/zones.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.rules.always import is_barred
from zx_env.zx.rules.moves import join, move_under
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.targets import target_of
from zx_env.zx.rules.values import is_unaffected
from zx_env.zx.rules.zones import is_same_object, move
from zx_env.zx.terms import NONE, Bar, State, Target, Zone


@rule
def _above(g: np.record, cards: np.record, step: int) -> int:
    """Return the Z/X on a Square under which the step puts cards, or NONE."""
    frame = g.agenda[g.frames - 1]
    under = NONE
    if cards.step[step].low == Target.THIS:
        if is_same_object(g, frame.slot, frame.serial):
            under = frame.slot
    elif cards.step[step].low == Target.THAT_CARD:
        if is_same_object(g, frame.that_slot, frame.that_serial):
            under = frame.that_slot
    elif g.chosen_count[frame.depth, 1] > 0:
        under = g.chosen[frame.depth, 1, 0]
    return under if under != NONE and g.zone[under] == Zone.SQUARE else NONE


@rule
def gets_force(g: np.record, cards: np.record, step: int) -> int:
    """Return the Z/X on a Square under which the step puts cards, or NONE if it can put them under none."""
    under = _above(g, cards, step)
    # Ruling H181: some Z/X get none by abilities; a Possess is a play and does not come here.
    if under == NONE or is_barred(g, cards, under, Bar.GET_FORCE):
        return NONE
    return under


@unit
def as_force(g: np.record, cards: np.record, step: int) -> int:
    """AS_FORCE. CR 1009: put cards face up under a Z/X on a Square, together; return how many were put."""
    frame = g.agenda[g.frames - 1]
    under = gets_force(g, cards, step)
    if under == NONE:
        return 0
    n = 0
    i = 0
    slot = target_of(g, cards, step, 0)
    while slot != NONE:
        if slot != under and not is_unaffected(g, cards, slot, frame.player, frame.slot):
            n = join(g, n, slot, Zone.FORCE, State.REBOOT)
        i += 1
        slot = target_of(g, cards, step, i)
    move_under(g, cards, n, under)
    return n


@unit
def improper_force(g: np.record, cards: np.record) -> bool:
    """CR 908.1: put Force Zone cards connected to no card into their owner's Trash.

    Return whether there were any.
    """
    performed = False
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE] - 1, -1, -1):
            slot = g.cards[owner, Zone.FORCE, i]
            if g.force_of[slot] == NO_CARD:
                move(g, cards, slot, Zone.TRASH, State.REBOOT, 0)
                performed = True
    return performed
