"""CR 202.2a: Link: a marker that an ability puts on a Square, where its own abilities work (ruling H43).

A Link has a slot of a Token. It is no Z/X: it does not stand on its Square with Z/X, and nothing chooses it.
That it vanishes off the Squares is in rules/zones.py.
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx import limits
from zx_env.zx.rules.occurrences import know_abilities, occur
from zx_env.zx.rules.zones import BOTH_KNOW, renew
from zx_env.zx.terms import NONE, Occurrence, State, Zone


@unit
def put_link(g: np.record, cards: np.record, step: int) -> None:
    """LINK. Ruling H43: a Link is put on the effect's Square."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    frame.was_done = 0
    if frame.square == NONE:
        return
    first = 2 * limits.HALF + player * (limits.TOKENS // 2)
    for slot in range(first, first + limits.TOKENS // 2):
        if g.zone[slot] == Zone.NOWHERE:
            frame.was_done = 1
            g.row[slot] = cards.step[step].amount
            know_abilities(g, cards, player, g.row[slot])
            renew(g, slot)
            g.zone[slot] = Zone.SQUARE
            g.square[slot] = frame.square
            g.state[slot] = State.REBOOT
            g.known[slot] = BOTH_KNOW
            g.links += 1
            occur(g, cards, Occurrence.LINK_IS_PLACED, slot, NONE)
            return
