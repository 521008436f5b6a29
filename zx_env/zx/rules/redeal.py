"""Re-dealing what a player cannot know: cards hidden from it change places, the dice start anew.

What `player` may know (ruling Z24) stays as it is, so its observation, mask and action texts do too. A slot
keeps its place; the card in it changes. Not here: who may know what (rules/zones.py keeps `g.known`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rng import roll
from zx_env.zx.rng import seed as seed_dice
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.listed import ALL_STALE
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.values import has_icon
from zx_env.zx.rules.zones import is_known_to
from zx_env.zx.terms import NONE, Ask, Icon, Zone


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
        first = owner_of(slot) * limits.HALF
        n = 1
        for second in range(first, first + limits.DECK_SIZE):
            if is_hidden_from(g, second, player) and has_icon(g, cards, second, Icon.START_CARD):
                n += 1
                # Each of the n so far is there with the same chance.
                if roll(g, n) == 0:
                    _swap_cards(g, slot, second)


@rule
def _next_place(places: int, last: int) -> int:
    """The next of the places (bits) below `last`, or -1."""
    place = last - 1
    while place >= 0 and (places >> place) & 1 == 0:
        place -= 1
    return place


@unit
def _hidden_places(g: np.record, player: int, owner: int) -> int:
    """Places (bits) among the deck cards of `owner` whose card is hidden from the player."""
    first = owner * limits.HALF
    places = 0
    for i in range(limits.DECK_SIZE):
        if is_hidden_from(g, first + i, player):
            places |= 1 << i
    return places


@unit
def _lay_in_order(g: np.record, cards: np.record, player: int, owner: int, places: int) -> None:
    """Lay the hidden cards of one owner in the order of the card table: what is dealt tells nothing of them.

    The lowest Start Card lies under one that is face down.
    """
    first = owner * limits.HALF
    if g.revealed == 0:
        for slot in range(first, first + limits.DECK_SIZE):
            if g.zone[slot] != Zone.SQUARE or is_known_to(g, slot, player):
                continue
            place = _next_place(places, limits.DECK_SIZE)
            while place >= 0:
                if has_icon(g, cards, first + place, Icon.START_CARD):
                    if g.row[first + place] < g.row[slot]:
                        _swap_cards(g, slot, first + place)
                place = _next_place(places, place)
    # The cards behind `place` lie in order already.
    place = _next_place(places, limits.DECK_SIZE)
    while place >= 0:
        row = g.row[first + place]
        hole = place
        for i in range(place + 1, limits.DECK_SIZE):
            if (places >> i) & 1 == 1:
                if g.row[first + i] >= row:
                    break
                g.row[first + hole] = g.row[first + i]
                hole = i
        g.row[first + hole] = row
        place = _next_place(places, place)


@unit
def _redeal_half(g: np.record, owner: int, places: int) -> None:
    """Shuffle the cards of one owner among these places (bits) of its deck cards."""
    first = owner * limits.HALF
    n = 0
    for i in range(limits.DECK_SIZE):
        n += (places >> i) & 1
    one = _next_place(places, limits.DECK_SIZE)
    while n > 1:
        left = roll(g, n)
        two = one
        while left > 0:
            two = _next_place(places, two)
            left -= 1
        _swap_cards(g, first + one, first + two)
        one = _next_place(places, one)
        n -= 1


@rule
def _lies_behind(g: np.record, one: int, two: int) -> bool:
    """The order of a hand: that of the card table (rules/zones.py), then that of slots."""
    return g.row[one] > g.row[two] or (g.row[one] == g.row[two] and one > two)


@unit
def _sort_hand(g: np.record, player: int) -> None:
    for i in range(1, g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        k = i
        while k > 0 and _lies_behind(g, g.cards[player, Zone.HAND, k - 1], slot):
            g.cards[player, Zone.HAND, k] = g.cards[player, Zone.HAND, k - 1]
            k -= 1
        g.cards[player, Zone.HAND, k] = slot


@rule
def _forget_notes(g: np.record, player: int) -> None:
    """What happened to cards that the player did not know may have happened to others as well."""
    for i in range(limits.NOTED):
        if not has_bit(g.note[i].known, player):
            g.note[i].row = NONE


@unit
def _forget_lists(g: np.record) -> None:
    """Clear what lists still hold behind their ends: cards that were there."""
    for player in range(2):
        for zone in (Zone.DECK, Zone.HAND, Zone.LIFE):
            for i in range(g.count[player, zone], limits.HALF):
                g.cards[player, zone, i] = 0
    for i in range(limits.HALF):
        g.hand_row[i] = 0


@unit
def redeal(g: np.record, cards: np.record, player: int, number: int) -> None:
    """Deal anew, by the dice of the seed `number`, what `player` cannot know; nothing else changes.

    How it is dealt depends on what the player knows and on the seed alone, not on what lies there.
    """
    seed_dice(g, number)
    own = _hidden_places(g, player, player)
    others = _hidden_places(g, player, other(player))
    _lay_in_order(g, cards, player, player, own)
    _lay_in_order(g, cards, player, other(player), others)
    if g.revealed == 0:
        _redeal_start_card(g, cards, player)
    _redeal_half(g, player, own)
    _redeal_half(g, other(player), others)
    _sort_hand(g, other(player))
    _forget_lists(g)
    _forget_notes(g, player)
    g.stale[0] = ALL_STALE
    g.stale[1] = ALL_STALE
    if g.decider != player:
        g.page = 0  # the other hand may have fewer rows now
