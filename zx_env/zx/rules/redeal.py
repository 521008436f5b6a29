"""Re-dealing what a player cannot know: cards hidden from it change places, the dice start anew.

What `player` may know (ruling Z24) stays as it is, so its observation, mask and action texts do too. A slot
keeps its place; the card in it changes. Not here: who may know what (rules/zones.py keeps `g.known`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.dice import roll
from zx_env.zx.dice import seed as seed_dice
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.values import has_icon
from zx_env.zx.rules.zones import ALL_ZONES, is_known_to
from zx_env.zx.terms import Ask, Icon, Zone


@rule
def _is_being_chosen(g: np.record, slot: int) -> bool:
    """Whether the pending choice shows the card: among some of a zone, chosen by what they are."""
    if g.asked != Ask.CHOOSE and g.asked != Ask.START_CARD:
        return False
    zone = g.zone[slot]
    if zone >= limits.ZONE_LISTS or g.candidates >= g.count[owner_of(slot), zone]:
        return False
    for i in range(g.candidates):
        if g.candidate[i] == slot:
            return True
    return False


@rule
def is_hidden_from(g: np.record, slot: int, player: int) -> bool:
    """Whether the card may be another one, for all that the player knows: in a deck, a hand, in Life."""
    zone = g.zone[slot]
    if zone != Zone.DECK and zone != Zone.HAND and zone != Zone.LIFE:
        return False
    return not is_known_to(g, slot, player) and not _is_being_chosen(g, slot)


@rule
def _swap_cards(g: np.record, one: int, two: int) -> None:
    row = g.row[one]
    g.row[one] = g.row[two]
    g.row[two] = row


@unit
def _redeal_start_card(g: np.record, cards: np.record, player: int) -> None:
    """Ruling Z5: before it is turned face up, the opponent's Start Card may be any that its owner hides."""
    for slot in range(limits.SLOTS):
        if g.zone[slot] != Zone.SQUARE or is_known_to(g, slot, player):
            continue
        if not has_icon(g, cards, slot, Icon.START_CARD):
            continue
        n = 1
        for second in range(limits.SLOTS):
            if owner_of(second) == owner_of(slot) and is_hidden_from(g, second, player):
                if has_icon(g, cards, second, Icon.START_CARD):
                    n += 1
                    # Each of the n so far is there with the same chance.
                    if roll(g, n) == 0:
                        _swap_cards(g, slot, second)


@unit
def _redeal_half(g: np.record, player: int, owner: int) -> None:
    """Shuffle the cards of one owner that are hidden from the player among the slots that hide them."""
    first = owner * limits.HALF
    for one in range(first + limits.DECK_SIZE - 1, first, -1):
        if is_hidden_from(g, one, player):
            n = 0
            for slot in range(first, one + 1):
                if is_hidden_from(g, slot, player):
                    n += 1
            place = roll(g, n)
            for slot in range(first, one + 1):
                if is_hidden_from(g, slot, player):
                    if place == 0:
                        _swap_cards(g, one, slot)
                    place -= 1


@unit
def _sort_hand(g: np.record, player: int) -> None:
    """A hand is kept in the order of the card table (rules/zones.py)."""
    for i in range(1, g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        k = i
        while k > 0 and g.row[g.cards[player, Zone.HAND, k - 1]] > g.row[slot]:
            g.cards[player, Zone.HAND, k] = g.cards[player, Zone.HAND, k - 1]
            k -= 1
        g.cards[player, Zone.HAND, k] = slot


@unit
def redeal(g: np.record, cards: np.record, player: int, number: int) -> None:
    """Deal anew, by the dice of the seed `number`, what `player` cannot know; nothing else changes."""
    seed_dice(g, number)
    _redeal_start_card(g, cards, player)
    _redeal_half(g, player, player)
    _redeal_half(g, player, other(player))
    _sort_hand(g, other(player))
    g.stale[0] = ALL_ZONES
    g.stale[1] = ALL_ZONES
    if g.decider != player:
        g.page = 0  # the other hand may have fewer rows now
