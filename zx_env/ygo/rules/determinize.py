"""Determinization: re-deal the cards hidden from a player at random and reseed the generator.

Everything that `player` knows stays the same, and so do its observation, mask and action texts. A slot stays
in its place; the card in it changes. A face-down card is dealt as one that can be Set so (ruling YR13), or
that the effect which has Set it can Set. A card that was seen in the hand is dealt into the hand or a place
where it can have been Set since (ruling YH4). Of all deals of the cards to the slots that fulfil this, each
is equally likely.

See also: which player knows which card (zones.py, `g.known`; seen_cards.py).
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
from zx_env.ygo import limits
from zx_env.ygo.rng import roll, seed_rng
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.rules.hidden_choices import close_choice, is_hidden_from, open_choice, take_back
from zx_env.ygo.rules.kinds import is_set_as, place_set_as
from zx_env.ygo.rules.renumbering import renumber
from zx_env.ygo.rules.seen_cards import (
    LAST_NUMBER,
    number_card,
    number_place,
    place_number,
    seen_number,
)
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.zones import shuffle
from zx_env.ygo.terms import SetAs, Zone

MOST_DEALS = 30
"""How often a deal begins again; one is enough unless seen cards have different numbers."""


@rule
def swap_hidden(g: np.record, one: int, two: int) -> None:
    """Exchange two hidden cards; what is known of their places stays."""
    swap_cards(g, one, two)
    number = seen_number(g, one)
    number_card(g, one, seen_number(g, two))
    number_card(g, two, number)


@rule
def is_later(g: np.record, one: int, two: int) -> bool:
    """Return whether the card in slot `one` follows that in slot `two`: by card-table row, then by number."""
    if g.row[one] != g.row[two]:
        return g.row[one] > g.row[two]
    return seen_number(g, one) > seen_number(g, two)


bind_to(
    globals(),
    [hidden_cards.TEMPLATE],
    {"HAND": Zone.HAND, "swap_hidden": swap_hidden, "is_later": is_later},
)


@unit
def note_places(g: np.record, cards: np.record, player: int, owner: int) -> int:
    """Return the places (bits) among the slots of `owner` whose card is hidden from the player.

    Store in `g.set_as` what the player knows of each of them, before the cards change. A hand has no order:
    what the player knows of its hidden cards is sorted.
    """
    first = owner * limits.HALF
    places = 0
    for i in range(limits.HALF):
        slot = first + i
        if not is_hidden_from(g, slot, player):
            continue
        places |= 1 << i
        if owner == player:
            continue
        g.set_as[slot] = place_set_as(g, cards, slot)
        if g.zone[slot] == Zone.HAND:
            for k in range(i):
                if (places >> k) & 1 == 1 and g.zone[first + k] == Zone.HAND:
                    _sort_two_places(g, first + k, slot)
    return places


@rule
def _sort_two_places(g: np.record, one: int, two: int) -> None:
    """Exchange what the opponent knows of two places of a hand if they are not in order."""
    set_as, other_set_as = g.set_as[one], g.set_as[two]
    number, other_number = place_number(g, one), place_number(g, two)
    if set_as < other_set_as or (set_as == other_set_as and number < other_number):
        g.set_as[one], g.set_as[two] = other_set_as, set_as
        number_place(g, one, other_number)
        number_place(g, two, number)


@unit
def cards_for(g: np.record, cards: np.record, owner: int, places: int, set_as: int, number: int) -> int:
    """Return the places (bits) with a card of this number that may be so (terms.SetAs); 0: not seen."""
    first = owner * limits.HALF
    found = 0
    for i in range(limits.HALF):
        if (places >> i) & 1 == 1 and seen_number(g, first + i) == number:
            if is_set_as(cards, g.row[first + i], set_as):
                found |= 1 << i
    return found


@unit
def places_for(g: np.record, owner: int, places: int, set_as: int, number: int) -> int:
    """Return the places (bits) of exactly this kind (terms.SetAs) where a card of this number may be."""
    first = owner * limits.HALF
    found = 0
    for i in range(limits.HALF):
        if (places >> i) & 1 == 1 and g.set_as[first + i] == set_as and place_number(g, first + i) >= number:
            found |= 1 << i
    return found


@rule
def count_places(places: int) -> int:
    """Return the number of places (bits)."""
    n = 0
    while places != 0:
        places &= places - 1
        n += 1
    return n


@unit
def _any_of(g: np.record, places: int) -> int:
    """Return one of the places (bits) at random."""
    left = roll(g, count_places(places))
    place = 0
    while left > 0 or (places >> place) & 1 == 0:
        left -= (places >> place) & 1
        place += 1
    return place


@rule
def _lay(g: np.record, owner: int, places: int, card: int, place: int) -> int:
    """Lay the card at place `card` into the place `place`, for good; return the places that are left."""
    swap_hidden(g, owner * limits.HALF + card, owner * limits.HALF + place)
    return places & ~(1 << place)


@rule
def _digits(number: int, set_as: int) -> int:
    """Return the six bits of a number that count for this terms.SetAs, at most 40 cards."""
    return (number >> 6 * set_as) & 63


@unit
def _share_seen(g: np.record, cards: np.record, owner: int, places: int, number: int) -> int:
    """Draw how many cards of this number lie on the field, by terms.SetAs, in proportion to the deals.

    Each deal of cards to places is equally likely. The counts are six bits for each terms.SetAs.
    """
    seen_cards = 0
    seen_places = 0
    other_cards = 0
    all_places = 0
    ways = 1
    seen = 0
    for set_as in range(SetAs.MONSTER, SetAs.SELECTED):
        n = count_places(cards_for(g, cards, owner, places, set_as, number))
        held = count_places(places_for(g, owner, places, set_as, number))
        seen += n
        ways *= min(n, held) + 1
        seen_cards |= n << 6 * set_as
        seen_places |= held << 6 * set_as
        other_cards |= count_places(cards_for(g, cards, owner, places, set_as, 0)) << 6 * set_as
        all_places |= count_places(places_for(g, owner, places, set_as, 0)) << 6 * set_as
    free_seen = count_places(places_for(g, owner, places, SetAs.ANY_CARD, number))
    free = count_places(places_for(g, owner, places, SetAs.ANY_CARD, 0))
    total = 0.0
    mark = -1.0
    share = 0
    # First add up the deals of all shares, then go again to the one that was drawn.
    for way in range(2 * ways):
        if way == ways:
            mark = total * (roll(g, 1 << 30) + 0.5) / (1 << 30)
            total = 0.0
        rest = way % ways
        deals = 1.0
        on_field = 0
        share = 0
        for set_as in range(SetAs.MONSTER, SetAs.SELECTED):
            n = _digits(seen_cards, set_as)
            held = _digits(seen_places, set_as)
            k = rest % (min(n, held) + 1)
            rest //= min(n, held) + 1
            on_field += k
            share |= k << 6 * set_as
            for i in range(k):
                deals *= (n - i) * (held - i) / (i + 1)
            for i in range(_digits(all_places, set_as) - k):
                deals *= max(_digits(other_cards, set_as) - i, 0)
        for i in range(seen - on_field):
            deals *= max(free_seen - i, 0)
        for i in range(on_field):
            deals *= free - seen + 1 + i
        total += deals
        if mark >= 0.0 and total > mark:
            return share
    return 0


@unit
def _deal_seen(g: np.record, cards: np.record, owner: int, places: int, number: int) -> int:
    """Deal the cards with this number, which the player has seen; return the places (bits) that are left."""
    share = _share_seen(g, cards, owner, places, number)
    for set_as in range(SetAs.MONSTER, SetAs.SELECTED):
        for _ in range(_digits(share, set_as)):
            card = _any_of(g, cards_for(g, cards, owner, places, set_as, number))
            places = _lay(g, owner, places, card, _any_of(g, places_for(g, owner, places, set_as, number)))
    while True:
        held = cards_for(g, cards, owner, places, SetAs.ANY_CARD, number)
        free = places_for(g, owner, places, SetAs.ANY_CARD, number)
        if held == 0 or free == 0:
            return places
        places = _lay(g, owner, places, _any_of(g, held), _any_of(g, free))


@unit
def _deal_bound(g: np.record, cards: np.record, owner: int, places: int, lowest: int) -> int:
    """Deal cards to the places of which at least this is known (terms.SetAs); return the places left."""
    for i in range(limits.HALF):
        set_as = g.set_as[owner * limits.HALF + i]
        if (places >> i) & 1 == 1 and set_as >= lowest:
            fitting = cards_for(g, cards, owner, places, set_as, 0)
            if fitting != 0:
                places = _lay(g, owner, places, _any_of(g, fitting), i)
    return places


@unit
def _is_complete(g: np.record, owner: int, places: int) -> bool:
    """Return whether nothing is known of the places (bits) that are left, and of their cards."""
    for i in range(limits.HALF):
        slot = owner * limits.HALF + i
        if (places >> i) & 1 == 1 and (g.set_as[slot] != SetAs.ANY_CARD or seen_number(g, slot) > 0):
            return False
    return True


@unit
def _numbers_of(g: np.record, owner: int, places: int) -> int:
    """Return the numbers (bits) of the cards in these places (bits)."""
    numbers = 0
    for i in range(limits.HALF):
        if (places >> i) & 1 == 1:
            numbers |= 1 << seen_number(g, owner * limits.HALF + i)
    return numbers


@unit
def _deal_half(g: np.record, cards: np.record, owner: int, hidden: int) -> None:
    """Deal the cards of one owner to these places (bits); each deal that can be is equally likely.

    Places of which most is known come first. Those that an effect has filled from the deck contain no card
    that was seen in the hand. If cards of several numbers block each other, the deal begins again.
    """
    first = owner * limits.HALF
    places = hidden
    numbers = _numbers_of(g, owner, hidden)
    for _ in range(MOST_DEALS):
        places = _deal_bound(g, cards, owner, hidden, SetAs.SELECTED)
        for number in range(LAST_NUMBER, 0, -1):
            if not has_bit(numbers, number):
                continue
            if cards_for(g, cards, owner, places, SetAs.ANY_CARD, number) != 0:
                places = _deal_seen(g, cards, owner, places, number)
        places = _deal_bound(g, cards, owner, places, SetAs.MONSTER)
        if _is_complete(g, owner, places):
            break
    n = list_places(g, first, places)
    for last in range(n - 1, -1, -1):
        if g.option[last] > first:
            swap_hidden(g, g.option[last], g.option[roll(g, last + 1)])
    forget_places(g, n)


@unit
def _sort_deck(g: np.record, player: int) -> None:
    """Put the cards of the deck in the order of their slot numbers."""
    for i in range(1, g.count[player, Zone.DECK]):
        slot = g.cards[player, Zone.DECK, i]
        k = i
        while k > 0 and g.cards[player, Zone.DECK, k - 1] > slot:
            g.cards[player, Zone.DECK, k] = g.cards[player, Zone.DECK, k - 1]
            k -= 1
        g.cards[player, Zone.DECK, k] = slot


@unit
def _sum_lists(g: np.record, cards: np.record) -> None:
    """Compute `g.sums` of hands and decks again."""
    for player in range(2):
        for zone in range(Zone.GRAVEYARD):
            for word in range(limits.SUMMARY // 8):
                total = 0
                for i in range(g.count[player, zone]):
                    total += cards.card[g.row[g.cards[player, zone, i]]].summary[word]
                g.sums[player, zone, word] = total


@unit
def determinize(g: np.record, cards: np.record, player: int, number: int) -> None:
    """Re-deal the cards that `player` cannot know, with the seed `number`; change nothing else.

    The result depends only on the player's knowledge and the seed, not on the cards that were there.
    """
    seed_rng(g, number)
    take_back(g, player)
    open_choice(g, player)
    renumber(g, player)
    for owner in range(2):
        places = note_places(g, cards, player, owner)
        lay_in_order(g, owner * limits.HALF, places)
        _deal_half(g, cards, owner, places)
    # Nobody knows the order of a deck whose cards were exchanged.
    for owner in range(2):
        _sort_deck(g, owner)
        shuffle(g, owner)
    close_choice(g, cards, player)
    sort_hand(g, other(player))
    _sum_lists(g, cards)
    renew(g, cards)
    if g.decider != player:
        g.page = 0  # the other hand may have fewer rows now
