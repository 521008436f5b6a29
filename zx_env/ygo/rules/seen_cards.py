"""Cards of a hand that the opponent has seen and cannot distinguish any more: `g.seen` and `g.set_as`.

Ruling YH4: a card that the opponent knew in the hand may be the card that has just been Set, or still be in
the hand. It gets the number of this Set, one more than those before; so does every place where it may be. A
card with a number can only be in a place with a number as high: a card that was Set earlier is another one.

A hand has no order, so the opponent cannot know which place of it a card leaves: the place with the lowest
number leaves first. If only places of the hand remain for a card, the opponent knows it again.

A card that was Set and returned face-down keeps what the opponent can infer from the Set (`g.set_as`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.kinds import is_set_as, set_as_of
from zx_env.ygo.rules.slots import has_bit, other, owner_of
from zx_env.ygo.terms import NONE, SetAs, Zone

LAST_NUMBER = 15
"""The highest number of a Set; later ones have the same. The low half of the byte `g.seen` is the number of
the card, the high half that of its place."""


@rule
def seen_number(g: np.record, slot: int) -> int:
    """Return the number of a card that the owner's opponent has seen in the hand, or 0."""
    return g.seen[slot] & LAST_NUMBER


@rule
def place_number(g: np.record, slot: int) -> int:
    """Return the number of a place: cards with a number as low may be there."""
    return g.seen[slot] >> 4


@rule
def number_place(g: np.record, slot: int, number: int) -> None:
    """Give a place its number."""
    g.seen[slot] = number << 4 | seen_number(g, slot)


@rule
def number_card(g: np.record, slot: int, number: int) -> None:
    """Give a card its number."""
    g.seen[slot] = place_number(g, slot) << 4 | number


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
    number = 0
    for held in range(player * limits.HALF, (player + 1) * limits.HALF):
        number = max(number, place_number(g, held))
    number = min(number + 1, LAST_NUMBER)
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        if _is_known_to_enemy(g, held) and set_as_of(cards, g.row[held]) == set_as:
            g.known[held] = 1 << player
            number_card(g, held, number)
        if not _is_known_to_enemy(g, held):
            number_place(g, held, number)


@unit
def leave_hand(g: np.record, cards: np.record, slot: int) -> None:
    """Update the places of a hand before a card leaves it: that with the lowest number leaves first."""
    if _is_known_to_enemy(g, slot):
        return
    player = owner_of(slot)
    highest = 0
    lowest = slot
    returned = slot
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        if _is_known_to_enemy(g, held):
            continue
        highest = max(highest, place_number(g, held))
        if place_number(g, held) < place_number(g, lowest):
            lowest = held
        if g.set_as[held] > g.set_as[returned] and is_set_as(cards, g.row[slot], g.set_as[held]):
            returned = held
    # The card that leaves may be a returned one, so one place less of the hand stays bound to a kind.
    g.set_as[returned] = g.set_as[slot]
    g.set_as[slot] = SetAs.ANY_CARD
    if highest > 0:
        number_place(g, lowest, place_number(g, slot))
        number_place(g, slot, highest)


@unit
def _highest_outside(g: np.record, player: int) -> int:
    """Return the highest number of a place that is not in the hand."""
    highest = 0
    for slot in range(player * limits.HALF, (player + 1) * limits.HALF):
        if g.zone[slot] != Zone.HAND:
            highest = max(highest, place_number(g, slot))
    return highest


@unit
def _are_all_copies(g: np.record, player: int) -> bool:
    """Return whether the seen cards are copies of one card, and fill all the places where they may be."""
    row = NONE
    number = LAST_NUMBER
    surplus = 0
    first = player * limits.HALF
    for slot in range(first, first + limits.HALF):
        if seen_number(g, slot) > 0:
            if row != NONE and row != g.row[slot]:
                return False
            row = g.row[slot]
            number = min(number, seen_number(g, slot))
            surplus -= 1
    for slot in range(first, first + limits.HALF):
        if place_number(g, slot) >= number:
            surplus += 1
    return row != NONE and surplus == 0


@unit
def recall(g: np.record, player: int) -> None:
    """Make the seen cards known again of which the opponent can infer where they are."""
    outside = _highest_outside(g, player)
    if outside > 0 and _are_all_copies(g, player):
        outside = 0
    left = 0
    for slot in range(player * limits.HALF, (player + 1) * limits.HALF):
        if seen_number(g, slot) > outside:
            g.known[slot] |= 1 << other(player)
            g.seen[slot] = 0
        left += seen_number(g, slot)
    if left == 0:
        for slot in range(player * limits.HALF, (player + 1) * limits.HALF):
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
    best = slot
    for copy in range(player * limits.HALF, (player + 1) * limits.HALF):
        if g.row[copy] == g.row[slot] and seen_number(g, copy) <= place_number(g, slot):
            if seen_number(g, copy) > seen_number(g, best):
                best = copy
    number_card(g, best, seen_number(g, slot))
    g.seen[slot] = 0
    recall(g, player)
