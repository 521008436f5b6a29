"""Determinization: re-deal the cards hidden from a player at random and reseed the generator.

Everything that `player` knows (ruling Z24) stays the same, and so do its observation, mask and action texts.
A slot stays in its place; the card in it changes. A card that was seen in a deck before it was shuffled is
dealt into the deck, or to a place that a card of the deck has come to since. Each deal of the cards to these
places is equally likely; then each of the other cards to the places left.

See also: which player knows which card (rules/zones.py, `g.known`; rules/returned.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.core.stepping import hidden_cards
from zx_env.core.stepping.hidden_cards import (
    forget_places,
    lay_in_order,
    list_places,
    sort_hand,
    swap_cards,
)
from zx_env.core.stepping.template import bind_to
from zx_env.zx import limits
from zx_env.zx.rng import roll, seed_rng
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.hidden_choices import close_choice, is_hidden_from, open_choice
from zx_env.zx.rules.renumbering import renumber
from zx_env.zx.rules.returned import IN_HAND, SHUFFLE, can_be, card_of, settle_numbers
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.summaries import mark_summaries_stale
from zx_env.zx.rules.values import has_icon
from zx_env.zx.rules.zones import is_known_to
from zx_env.zx.terms import NONE, Icon, Zone


@rule
def swap_hidden(g: np.record, one: int, two: int) -> None:
    """Exchange two hidden cards of one owner, with what a player knows of them (rules/returned.py)."""
    swap_cards(g, one, two)
    if g.shuffles[owner_of(one)] > 0:
        for player in range(2):
            number = g.returned[player, card_of(one)]
            g.returned[player, card_of(one)] = g.returned[player, card_of(two)]
            g.returned[player, card_of(two)] = number


@rule
def _number_of(g: np.record, slot: int) -> int:
    """Return the number of a card: only the player for whom is dealt has numbers (`settle_numbers`)."""
    return max(g.returned[0, card_of(slot)], g.returned[1, card_of(slot)])


@rule
def is_later(g: np.record, one: int, two: int) -> bool:
    """Return whether the card in slot `one` follows that in slot `two`: by card-table row, then by number."""
    if g.row[one] != g.row[two]:
        return g.row[one] > g.row[two]
    return _number_of(g, one) > _number_of(g, two)


bind_to(
    globals(),
    [hidden_cards.TEMPLATE],
    {"HAND": Zone.HAND, "swap_hidden": swap_hidden, "is_later": is_later},
)


@unit
def _resample_start_card(g: np.record, cards: np.record, player: int) -> None:
    """Ruling Z5: replace the opponent's face-down Start Card by any of its hidden Start Cards at random."""
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
                # Reservoir sampling: each of the `n` Start Cards so far is chosen with equal probability.
                if roll(g, n) == 0:
                    swap_hidden(g, slot, second)


@rule
def _next_place(places: int, last: int) -> int:
    """Return the highest of the places (bits) below `last`, or -1."""
    place = last - 1
    while place >= 0 and (places >> place) & 1 == 0:
        place -= 1
    return place


@unit
def _hidden_places(g: np.record, player: int, owner: int) -> int:
    """Return the places (bits) among the deck cards of `owner` whose card is hidden from the player."""
    first = owner * limits.HALF
    places = 0
    for i in range(limits.DECK_SIZE):
        if is_hidden_from(g, first + i, player):
            places |= 1 << i
    return places


@unit
def _lay_start_card(g: np.record, cards: np.record, player: int, owner: int, places: int) -> None:
    """Exchange a face-down Start Card with the lowest of the hidden ones, by the card table."""
    first = owner * limits.HALF
    for slot in range(first, first + limits.DECK_SIZE):
        if g.zone[slot] != Zone.SQUARE or is_known_to(g, slot, player):
            continue
        place = _next_place(places, limits.DECK_SIZE)
        while place >= 0:
            if has_icon(g, cards, first + place, Icon.START_CARD):
                if g.row[first + place] < g.row[slot]:
                    swap_hidden(g, slot, first + place)
            place = _next_place(places, place)


@unit
def _shuffle_half(g: np.record, owner: int, places: int) -> None:
    """Shuffle the cards of one owner among these places (bits) of its deck cards."""
    n = list_places(g, owner * limits.HALF, places)
    for last in range(n - 1, 0, -1):
        swap_hidden(g, g.option[last], g.option[last - roll(g, last + 1)])
    forget_places(g, n)


@rule
def _fits_everywhere(g: np.record, player: int, owner: int, places: int) -> bool:
    """Return whether every card of these places (bits) can be in each of them."""
    numbers = 0
    highest = 0
    lowest = SHUFFLE
    in_hand = IN_HAND
    for i in range(limits.DECK_SIZE):
        if (places >> i) & 1 == 1:
            card = owner * limits.DECK_SIZE + i
            numbers |= g.returned[player, card]
            highest = max(highest, g.returned[player, card] & SHUFFLE)
            lowest = min(lowest, g.shuffled[card] & SHUFFLE)
            in_hand &= g.shuffled[card]
    return highest <= lowest and numbers & ~in_hand & IN_HAND == 0


@unit
def _places_for(g: np.record, owner: int, places: int, number: int) -> int:
    """Return those of the places (bits) where a card with this number can be."""
    found = 0
    for i in range(limits.DECK_SIZE):
        if (places >> i) & 1 == 1 and can_be(number, g.shuffled[owner * limits.DECK_SIZE + i]):
            found |= 1 << i
    return found


@rule
def _size(places: int) -> int:
    """Return the number of places (bits)."""
    n = 0
    while places != 0:
        places &= places - 1
        n += 1
    return n


@unit
def _is_tight(g: np.record, player: int, owner: int, places: int, number: int) -> bool:
    """Return whether cards with this number, or a later one, need all of these places where they can be."""
    n = 0
    for i in range(limits.DECK_SIZE):
        if (places >> i) & 1 == 1 and can_be(number, g.returned[player, owner * limits.DECK_SIZE + i]):
            n += 1
    return n >= _size(_places_for(g, owner, places, number))


@unit
def _number_to_deal(g: np.record, player: int, owner: int, places: int) -> int:
    """Return the number of the cards of these places (bits) that are dealt next; 0 if none has a number.

    Those with the fewest places come first. Only IN_HAND and a shuffle can share some places but not all:
    then those first that need all of theirs.
    """
    highest = 0
    in_hand = 0
    for i in range(limits.DECK_SIZE):
        if (places >> i) & 1 == 1:
            number = g.returned[player, owner * limits.DECK_SIZE + i]
            highest = max(highest, number & SHUFFLE)
            in_hand |= number & IN_HAND
    if highest == 0 or in_hand == 0:
        return highest | in_hand
    if _is_tight(g, player, owner, places, IN_HAND):
        return IN_HAND
    for number in range(1, highest + 1):
        if _is_tight(g, player, owner, places, number):
            return highest
    of_hand = _size(_places_for(g, owner, places, IN_HAND))
    return IN_HAND if of_hand < _size(_places_for(g, owner, places, highest)) else highest


@rule
def _has_several_kinds(g: np.record, player: int, owner: int, places: int) -> bool:
    """Return whether cards of these places (bits) have IN_HAND, and others the number of a shuffle."""
    kinds = 0
    for i in range(limits.DECK_SIZE):
        if (places >> i) & 1 == 1:
            number = g.returned[player, owner * limits.DECK_SIZE + i]
            kinds |= (1 if number & SHUFFLE != 0 else 0) | (2 if number & IN_HAND != 0 else 0)
    return kinds == 3


@unit
def _deal_number(g: np.record, player: int, owner: int, places: int, number: int, most: int) -> int:
    """Deal at most this many cards with this number; return the places (bits) that are left."""
    first = owner * limits.HALF
    fitting = _places_for(g, owner, places, number)
    for card in range(limits.DECK_SIZE):
        # An exchange can bring another card with this number to the same place.
        while (places >> card) & 1 == 1 and g.returned[player, card_of(first + card)] == number:
            if most == 0:
                return places
            most -= 1
            if fitting == 0:
                g.returned[player, card_of(first + card)] = 0
                continue
            left = roll(g, _size(fitting))
            place = _next_place(fitting, limits.DECK_SIZE)
            while left > 0:
                place = _next_place(fitting, place)
                left -= 1
            swap_hidden(g, first + card, first + place)
            places &= ~(1 << place)
            fitting &= ~(1 << place)
    return places


@unit
def _deal_returned(g: np.record, player: int, owner: int, places: int) -> int:
    """Deal the cards that were seen before a shuffle; return the places (bits) that are left.

    If the places of one contain those of the next, each deal is equally likely.
    """
    most = 1 if _has_several_kinds(g, player, owner, places) else limits.DECK_SIZE
    number = _number_to_deal(g, player, owner, places)
    while number != 0:
        places = _deal_number(g, player, owner, places, number, most)
        number = _number_to_deal(g, player, owner, places)
    return places


@unit
def _deal_half(g: np.record, player: int, owner: int, places: int) -> None:
    """Deal the hidden cards of one owner to these places (bits) of its deck cards."""
    if g.shuffles[owner] > 0 and not _fits_everywhere(g, player, owner, places):
        places = _deal_returned(g, player, owner, places)
    _shuffle_half(g, owner, places)


@rule
def _forget_notes(g: np.record, player: int) -> None:
    """Clear the card in each note about a card that the player did not know."""
    for i in range(limits.NOTED):
        if not has_bit(g.note[i].known, player):
            g.note[i].row = NONE


@unit
def determinize(g: np.record, cards: np.record, player: int, number: int) -> None:
    """Resample the cards and the random state that `player` cannot know, with the seed `number`.

    The result depends only on the player's knowledge and the seed, not on the hidden cards.
    """
    seed_rng(g, number)
    open_choice(g, cards, player)
    renumber(g, player)
    for owner in range(2):
        settle_numbers(g, player, owner)
    own = _hidden_places(g, player, player)
    others = _hidden_places(g, player, other(player))
    if g.revealed == 0:
        _lay_start_card(g, cards, player, player, own)
        _lay_start_card(g, cards, player, other(player), others)
    lay_in_order(g, player * limits.HALF, own)
    lay_in_order(g, other(player) * limits.HALF, others)
    if g.revealed == 0:
        _resample_start_card(g, cards, player)
    _deal_half(g, player, player, own)
    _deal_half(g, player, other(player), others)
    _forget_notes(g, player)
    close_choice(g, cards, player)
    sort_hand(g, other(player))
    mark_summaries_stale(g)
    if g.decider != player:
        g.page = 0  # the opponent's hand may have fewer rows now
