"""Cards of a hand that the opponent has seen and can no longer tell apart: `g.seen` and `g.set_as`.

Ruling YH4: a card that the opponent knew in the hand may be the card that has just been Set, or still be in
the hand. It has `SEEN_CARD`, and every place where it may be has `SEEN_PLACE`; no other place can contain it.
A hand has no order, so the opponent cannot know which place of it a card leaves: the places without
`SEEN_PLACE` leave first. If only places of the hand remain, the opponent knows the card again.

A card that was Set and returned face-down keeps what the opponent can infer from the Set (`g.set_as`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.kinds import is_set_as, set_as_of
from zx_env.ygo.rules.slots import has_bit, other, owner_of
from zx_env.ygo.terms import NONE, SetAs, Zone

SEEN_CARD = 1
"""Bit of `g.seen`: the opponent knows that this card is in a place with SEEN_PLACE."""
SEEN_PLACE = 2
"""Bit of `g.seen`: the card in this place may be one with SEEN_CARD."""


@rule
def is_seen(g: np.record, slot: int) -> bool:
    """Return whether the owner's opponent knows that this card is in a place with SEEN_PLACE."""
    return g.seen[slot] & SEEN_CARD != 0


@rule
def may_be_seen(g: np.record, slot: int) -> bool:
    """Return whether a card with SEEN_CARD can be in this place."""
    return g.seen[slot] & SEEN_PLACE != 0


@rule
def _is_known_to_enemy(g: np.record, slot: int) -> bool:
    return has_bit(g.known[slot], other(owner_of(slot)))


@unit
def hide_hand(g: np.record, cards: np.record, slot: int) -> None:
    """Ruling YH4: before this card of a hand is Set, hide it and each known card that could be it."""
    player = owner_of(slot)
    set_as = set_as_of(cards, g.row[slot])
    hidden = 0
    others = 0
    alike = 0
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        if not _is_known_to_enemy(g, held):
            hidden += 1
        elif set_as_of(cards, g.row[held]) == set_as:
            if g.row[held] == g.row[slot]:
                alike += 1
            else:
                others += 1
    # If no other card can be the Set one, the opponent goes on to know it.
    if others + alike == 0 or (hidden == 0 and others == 0):
        return
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        if not _is_known_to_enemy(g, held):
            g.seen[held] |= SEEN_PLACE
        elif set_as_of(cards, g.row[held]) == set_as:
            g.known[held] = 1 << player
            g.seen[held] = SEEN_CARD | SEEN_PLACE


@unit
def leave_hand(g: np.record, cards: np.record, slot: int) -> None:
    """Update the places of a hand before a card leaves it: a place without SEEN_PLACE leaves first."""
    if _is_known_to_enemy(g, slot):
        return
    player = owner_of(slot)
    places = 0
    free = NONE
    returned = slot
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        if _is_known_to_enemy(g, held):
            continue
        if may_be_seen(g, held):
            places += 1
        elif held != slot:
            free = held
        if g.set_as[held] > g.set_as[returned] and is_set_as(cards, g.row[slot], g.set_as[held]):
            returned = held
    # The card that leaves may be a returned one, so one place less of the hand stays bound to a kind.
    g.set_as[returned] = g.set_as[slot]
    g.set_as[slot] = SetAs.ANY_CARD
    if places == 0:
        return
    if not may_be_seen(g, slot):
        g.seen[slot] |= SEEN_PLACE
    elif free != NONE:
        g.seen[free] |= SEEN_PLACE


@unit
def recall(g: np.record, player: int) -> None:
    """Make the seen cards known again if the opponent can infer where they are.

    It can if all their places are in the hand, or if there is one card for every place and all are copies.
    """
    first = player * limits.HALF
    row = NONE
    surplus = 0
    outside = 0
    for slot in range(first, first + limits.HALF):
        if may_be_seen(g, slot):
            surplus += 1
            if g.zone[slot] != Zone.HAND:
                outside += 1
        if is_seen(g, slot):
            surplus -= 1 if row == NONE or row == g.row[slot] else 0
            row = g.row[slot]
    if outside > 0 and surplus > 0:
        return
    for slot in range(first, first + limits.HALF):
        if is_seen(g, slot):
            g.known[slot] |= 1 << other(player)
        g.seen[slot] = 0


@unit
def settle(g: np.record, slot: int) -> None:
    """Update what the opponent has seen, after it has come to know the card in this slot.

    A card that may be a seen one counts as that one.
    """
    g.set_as[slot] = SetAs.ANY_CARD
    if g.seen[slot] == 0:
        return
    player = owner_of(slot)
    first = player * limits.HALF
    if not is_seen(g, slot):
        for same in range(first, first + limits.HALF):
            if is_seen(g, same) and g.row[same] == g.row[slot]:
                g.seen[same] &= ~SEEN_CARD
                break
    g.seen[slot] = 0
    recall(g, player)
