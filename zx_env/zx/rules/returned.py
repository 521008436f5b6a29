"""Knowledge of cards that a player saw before a shuffle: `g.returned`, `g.shuffled` and `g.shuffles`.

Ruling Z24 ends the knowledge of a card's place with the shuffle. That the card was in the deck then is still
known, so it can only be in the deck or among the cards that have left it since. The known shuffles of each
deck are numbered. A card has the number of the shuffle before which a player saw it (`g.returned`), every
place has the number of the last shuffle that it took part in (`g.shuffled`), and a card can only be in a
place whose number is as high. Looked-at cards that are put back in a secret order are a shuffle of these
places (rules/look.py).

Cards of a hand that the opponent cannot distinguish, because one of them has gone to the deck unseen, have
IN_HAND; so have the places where they may be.

A hand has no order. When a hidden card leaves it, the opponent cannot know which place that was. The place
with the lowest number leaves that the card can have been in, so that no card that can be in the hand is left
out. A card that may be one with a number counts as that one.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.terms import NONE, Zone

LAST_SHUFFLE = 62
"""The highest number of a shuffle; further ones have the same number."""
SHUFFLE = 127
"""Mask of the bits with the number of a shuffle."""
IN_HAND = 128
"""Bit of a card that was seen in a hand, and of the places where it may be."""


@rule
def card_of(slot: int) -> int:
    """Return the place of a deck card in `g.shuffled` and `g.returned`."""
    return slot - owner_of(slot) * (limits.HALF - limits.DECK_SIZE)


@rule
def can_be(returned: int, shuffled: int) -> bool:
    """Return whether a card of which a player knows this can be in such a place."""
    return returned & SHUFFLE <= shuffled & SHUFFLE and returned & ~shuffled & IN_HAND == 0


@rule
def _is_hidden_copy(g: np.record, slot: int, row: int, player: int) -> bool:
    """Return whether the card in the slot is a copy that the player does not know."""
    return g.row[slot] == row and not has_bit(g.known[slot], player)


@rule
def _exchange_numbers(g: np.record, player: int, slot: int, copy: int) -> None:
    """Let the card in `slot`, which the player comes to know, count as its hidden copy."""
    number = g.returned[player, card_of(slot)]
    g.returned[player, card_of(slot)] = g.returned[player, card_of(copy)]
    g.returned[player, card_of(copy)] = number if can_be(number, g.shuffled[card_of(copy)]) else 0


@unit
def settle_known(g: np.record, player: int, owner: int) -> None:
    """Let each card of `owner` that the player has come to know count as the copy with the highest number."""
    first = owner * limits.HALF
    # Rows of the card table, modulo 64, of known cards that can have a number: most copies have no such row.
    rows = 0
    for slot in range(first, first + limits.DECK_SIZE):
        if has_bit(g.known[slot], player) and g.shuffled[card_of(slot)] > 0:
            rows |= 1 << (g.row[slot] & 63)
    if rows == 0:
        return
    for copy in range(first, first + limits.DECK_SIZE):
        number = g.returned[player, card_of(copy)]
        if not has_bit(rows, g.row[copy] & 63) or has_bit(g.known[copy], player):
            continue
        while number > 0:
            # Of the known copies that can be this card, take the one that can be the fewest others.
            best = NONE
            for slot in range(first, first + limits.DECK_SIZE):
                if g.row[slot] != g.row[copy] or not has_bit(g.known[slot], player):
                    continue
                if g.returned[player, card_of(slot)] < number and can_be(number, g.shuffled[card_of(slot)]):
                    if best == NONE or g.shuffled[card_of(slot)] < g.shuffled[card_of(best)]:
                        best = slot
            if best == NONE:
                break
            _exchange_numbers(g, player, best, copy)
            number = g.returned[player, card_of(copy)]


@unit
def note_shuffle(g: np.record, player: int) -> None:
    """Before a deck is shuffled, record which of its cards either player knows."""
    n = g.count[player, Zone.DECK]
    known = 0
    in_hand = 0
    for i in range(n):
        slot = g.cards[player, Zone.DECK, i]
        known |= g.known[slot]
        in_hand |= g.shuffled[card_of(slot)] & IN_HAND
    if known == 0 and g.shuffles[player] == 0:
        return
    if g.shuffles[player] > 0:
        for viewer in range(2):
            settle_known(g, viewer, player)
    if known != 0:
        g.shuffles[player] = min(g.shuffles[player] + 1, LAST_SHUFFLE)
    for i in range(n):
        slot = g.cards[player, Zone.DECK, i]
        g.shuffled[card_of(slot)] = g.shuffles[player] | in_hand
        for viewer in range(2):
            if has_bit(g.known[slot], viewer):
                g.returned[viewer, card_of(slot)] = g.shuffles[player]


@unit
def next_shuffle(g: np.record, player: int) -> int:
    """Before some cards of a deck are mixed up, return the number of this shuffle of a part of the deck."""
    if g.shuffles[player] > 0:
        for viewer in range(2):
            settle_known(g, viewer, player)
    g.shuffles[player] = min(g.shuffles[player] + 1, LAST_SHUFFLE)
    return g.shuffles[player]


@rule
def _forget_places(g: np.record, player: int) -> None:
    """Clear IN_HAND of all places if it stands for no hidden card any more."""
    viewer = other(player)
    first = player * limits.HALF
    in_hand = 0
    for slot in range(first, first + limits.DECK_SIZE):
        if not has_bit(g.known[slot], viewer):
            in_hand |= g.returned[viewer, card_of(slot)] & IN_HAND
    for slot in range(first, first + limits.DECK_SIZE):
        g.shuffled[card_of(slot)] &= SHUFFLE | in_hand


@unit
def lose_hand(g: np.record, player: int) -> None:
    """Before a card of a hand goes to the deck unseen, hide the hand from the opponent (ruling Z24).

    If every card of the hand is the same to the opponent, it goes on to know all of them.
    """
    viewer = other(player)
    n = g.count[player, Zone.HAND]
    known = 0
    alike = 0
    for i in range(n):
        slot = g.cards[player, Zone.HAND, i]
        if has_bit(g.known[slot], viewer):
            known += 1
            alike += 1 if g.row[slot] == g.row[g.cards[player, Zone.HAND, 0]] else 0
    if known == 0 or alike == n:
        return
    settle_known(g, viewer, player)
    _forget_places(g, player)
    g.shuffles[player] = max(g.shuffles[player], 1)
    for i in range(n):
        slot = g.cards[player, Zone.HAND, i]
        g.shuffled[card_of(slot)] |= IN_HAND
        if has_bit(g.known[slot], viewer):
            g.known[slot] = 1 << player
            g.returned[viewer, card_of(slot)] = IN_HAND


@unit
def _settle_shown(g: np.record, slot: int, places: int) -> int:
    """Settle a card of a hand that is shown, and can be in `places`; return the lowest number it can have.

    IN_HAND, which is a number of no shuffle, only if it can have no other.
    """
    player = owner_of(slot)
    viewer = other(player)
    first = player * limits.HALF
    lowest = g.returned[viewer, card_of(slot)]
    least = lowest & SHUFFLE
    best = slot
    for copy in range(first, first + limits.DECK_SIZE):
        if _is_hidden_copy(g, copy, g.row[slot], viewer):
            number = g.returned[viewer, card_of(copy)]
            lowest = min(lowest, number)
            least = min(least, number & SHUFFLE)
            if can_be(number, places) and number > g.returned[viewer, card_of(best)]:
                best = copy
    _exchange_numbers(g, viewer, slot, best)
    return IN_HAND if lowest == IN_HAND else least


@unit
def _lowest_place(g: np.record, slot: int, number: int) -> int:
    """Return the card of a hand whose place is the lowest in which a card with this number can have been.

    Of two with the same number of a shuffle, the one without IN_HAND. Which card is in `slot` is hidden, so
    it is returned only if no place fits.
    """
    player = owner_of(slot)
    best = NONE
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        shuffled = g.shuffled[card_of(held)]
        if not has_bit(g.known[held], other(player)) and can_be(number, shuffled):
            there = g.shuffled[card_of(best)] if best != NONE else 255
            if (shuffled & SHUFFLE) * 256 + shuffled < (there & SHUFFLE) * 256 + there:
                best = held
    return best if best != NONE else slot


@unit
def leave_hand(g: np.record, slot: int, is_shown: int) -> None:
    """Before a card is shown in a hand, or leaves it, update what the opponent knows of its places."""
    player = owner_of(slot)
    if g.shuffles[player] == 0 or has_bit(g.known[slot], other(player)):
        return
    highest = 0
    in_hand = 0
    for i in range(g.count[player, Zone.HAND]):
        held = g.cards[player, Zone.HAND, i]
        if not has_bit(g.known[held], other(player)):
            highest = max(highest, g.shuffled[card_of(held)] & SHUFFLE)
            in_hand |= g.shuffled[card_of(held)] & IN_HAND
    lowest = 0
    if is_shown == 1:
        lowest = _settle_shown(g, slot, highest | in_hand)
    best = _lowest_place(g, slot, lowest)
    there = g.shuffled[card_of(best)]
    g.shuffled[card_of(best)] = g.shuffled[card_of(slot)]
    g.shuffled[card_of(slot)] = there
    if there & IN_HAND != 0 and lowest != IN_HAND:
        bare = NONE
        for i in range(g.count[player, Zone.HAND]):
            held = g.cards[player, Zone.HAND, i]
            shuffled = g.shuffled[card_of(held)]
            if held != slot and not has_bit(g.known[held], other(player)) and shuffled & IN_HAND == 0:
                if bare == NONE or shuffled > g.shuffled[card_of(bare)]:
                    bare = held
        if bare != NONE:
            g.shuffled[card_of(bare)] |= IN_HAND
    if is_shown == 0:
        g.shuffled[card_of(slot)] = highest | in_hand


@rule
def _is_hidden_place(g: np.record, slot: int, player: int) -> bool:
    """Return whether the card is in a deck, a hand or Life, and the player does not know it."""
    zone = g.zone[slot]
    if zone != Zone.DECK and zone != Zone.HAND and zone != Zone.LIFE:
        return False
    return not has_bit(g.known[slot], player)


@rule
def _rank_among(used: int, number: int) -> int:
    """Return how many of the used numbers (bits) are not higher than `number`."""
    lower = used & ((2 << min(number, LAST_SHUFFLE)) - 1)
    rank = 0
    while lower != 0:
        lower &= lower - 1
        rank += 1
    return rank


@unit
def _rank_shuffles(g: np.record, player: int, owner: int) -> None:
    """Number the shuffles anew, only those that a hidden card refers to."""
    first = owner * limits.HALF
    used = 0
    in_hand = 0
    places = 0
    for slot in range(first, first + limits.DECK_SIZE):
        number = g.returned[player, card_of(slot)]
        in_hand |= number & IN_HAND
        places |= g.shuffled[card_of(slot)] & IN_HAND
        used |= 1 << (number & SHUFFLE)
    used &= ~1
    if places == 0 and used == (2 << g.shuffles[owner]) - 2:
        return  # every number is used
    for slot in range(first, first + limits.DECK_SIZE):
        card = card_of(slot)
        number = g.returned[player, card]
        g.returned[player, card] = number & IN_HAND | _rank_among(used, number & SHUFFLE)
        shuffled = g.shuffled[card]
        g.shuffled[card] = shuffled & in_hand | _rank_among(used, shuffled & SHUFFLE)
    g.shuffles[owner] = 1 if in_hand != 0 else 0
    for slot in range(first, first + limits.DECK_SIZE):
        g.shuffles[owner] = max(g.shuffles[owner], g.returned[player, card_of(slot)] & SHUFFLE)


@unit
def settle_numbers(g: np.record, player: int, owner: int) -> None:
    """Before a determinization, keep only what the player knows of the hidden cards of `owner`.

    The opponent's knowledge from before a shuffle is forgotten. The places of a hand are sorted: it has no
    order.
    """
    if g.shuffles[owner] == 0:
        return
    settle_known(g, player, owner)
    first = owner * limits.HALF
    for slot in range(first, first + limits.DECK_SIZE):
        card = card_of(slot)
        g.returned[other(player), card] = 0
        if not _is_hidden_place(g, slot, player):
            g.returned[player, card] = 0
            g.shuffled[card] = 0
        elif g.zone[slot] == Zone.HAND:
            for held in range(first, slot):
                if g.zone[held] == Zone.HAND and _is_hidden_place(g, held, player):
                    if g.shuffled[card_of(held)] < g.shuffled[card]:
                        shuffled = g.shuffled[card]
                        g.shuffled[card] = g.shuffled[card_of(held)]
                        g.shuffled[card_of(held)] = shuffled
    _rank_shuffles(g, player, owner)
