"""Tokens and Links: cards outside the decks that abilities put on Squares (2017 manual; CR 202.2a).

Both use the Token slots. A Link is no Z/X: it is not in the list of Z/X on its Square, and nothing chooses it
(ruling H43). CR 912, by which both vanish when they leave the Squares, is in rules/zones.py.
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx import limits
from zx_env.zx.rules.agenda import push_appear
from zx_env.zx.rules.occurrences import know_abilities, occur
from zx_env.zx.rules.zones import lay_link
from zx_env.zx.terms import NONE, Occurrence, State, Way, Zone


@unit
def free_token_slot(g: np.record, player: int) -> int:
    """Return a free slot for a Token or Link of the player, or NONE."""
    first = limits.FIRST_TOKEN + player * limits.TOKENS_EACH
    for slot in range(first, first + limits.TOKENS_EACH):
        if g.zone[slot] == Zone.NOWHERE:
            return slot
    return NONE


@unit
def put_link(g: np.record, cards: np.record, step: int) -> None:
    """LINK. Ruling H43: put a Link on the Square that the effect has chosen."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    slot = free_token_slot(g, player)
    frame.was_done = 0
    if frame.square == NONE or slot == NONE:
        return
    frame.was_done = 1
    g.row[slot] = cards.step[step].amount
    know_abilities(g, cards, player, g.row[slot])
    lay_link(g, slot, frame.square)
    occur(g, cards, Occurrence.LINK_IS_PLACED, slot, NONE)


@unit
def make_token(g: np.record, cards: np.record, step: int) -> None:
    """TOKEN. Manual M10 (CR 1207): let one appear on the effect's Square (ruling Z37)."""
    f = g.frames - 1
    player = g.agenda[f].player
    square = g.agenda[f].square
    slot = free_token_slot(g, player)
    g.agenda[f].was_done = 0
    if square == NONE or slot == NONE:
        return
    g.agenda[f].was_done = 1
    g.row[slot] = cards.step[step].amount
    know_abilities(g, cards, player, g.row[slot])
    push_appear(g, player, slot, square, Zone.NOWHERE, Way.BY_ABILITY, State.REBOOT)
