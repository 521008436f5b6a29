"""CR 312 + 1009: Force: cards that lie under a Z/X in the Force Zone.

See also: Force whose Z/X leaves the Squares (rules/zones.py).
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx.rules.last_known import remember
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.zones import is_same_object, move, put_as_force
from zx_env.zx.terms import NONE, State, Target, Zone


@unit
def as_force(g: np.record, cards: np.record, step: int, slot: int) -> int:
    """AS_FORCE. CR 1009: put the card face up under a Z/X on a Square; return 1 if it was done, else 0."""
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
    if under == NONE or g.zone[under] != Zone.SQUARE or under == slot:
        return 0
    remember(g, cards, slot)
    put_as_force(g, cards, slot, under)
    return 1


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
