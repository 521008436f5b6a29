"""Tokens and Links: cards outside the decks that abilities put on Squares (2017 manual; CR 202.2a).

Both use the Token slots. A Link is no Z/X: it is not in the list of Z/X on its Square, and nothing chooses it
(ruling H43) but an effect that puts it on another Square (ruling H222). CR 912, by which both vanish when
they leave the Squares, is in rules/zones.py.
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx import limits
from zx_env.zx.rules.agenda import push_appear
from zx_env.zx.rules.aims import card_of
from zx_env.zx.rules.keyword_actions import MOST_DONE
from zx_env.zx.rules.occurrences import know_abilities, occur
from zx_env.zx.rules.targets import done_before
from zx_env.zx.rules.values import is_unaffected
from zx_env.zx.rules.zones import lay_link, move_link
from zx_env.zx.terms import NONE, Occurrence, State, Target, Way, Zone


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
    """LINK. Rulings H43 and H222: put a new Link, or a chosen one, on the chosen Square."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    frame.was_done = 0
    is_new = cards.step[step].target == Target.NOTHING
    if not is_new:
        frame.done = done_before(g, cards, step, g.frames - 1)
    slot = free_token_slot(g, player) if is_new else card_of(g, g.frames - 1, cards.step[step].target, 0)
    if frame.square == NONE or slot == NONE:
        return
    if is_new:
        g.row[slot] = cards.step[step].amount
        know_abilities(g, cards, player, g.row[slot])
        lay_link(g, slot, frame.square)
    else:
        if is_unaffected(g, cards, slot, player, frame.slot):
            return
        move_link(g, slot, frame.square)
        frame.done = min(frame.done + 1, MOST_DONE)
    frame.was_done = 1
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
