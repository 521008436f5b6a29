"""Determinization: re-deal the cards hidden from a player at random and reseed the generator.

Everything that `player` knows stays the same, and so do its observation, mask and action texts. A slot stays
in its place; the card in it changes. See also: which player knows which card (zones.py, `g.known`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.core.stepping import hidden_cards
from zx_env.core.stepping.hidden_cards import sort_hand, swap_cards
from zx_env.core.stepping.template import bind_to
from zx_env.ygo import limits
from zx_env.ygo.rng import roll, seed_rng
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.rules.deeds import tributes_of
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.zones import is_monster_kind, shuffle
from zx_env.ygo.terms import NONE, Ask, CardKind, Zone

bind_to(globals(), [hidden_cards.TEMPLATE], {"HAND": Zone.HAND})


@unit
def _is_busy(g: np.record, slot: int) -> bool:
    """Return whether a frame or a pending choice refers to this card, so that it must not change."""
    if g.subject == slot:
        return True
    for f in range(g.frames):
        if g.agenda[f].slot == slot:
            return True
    if g.asked == Ask.CHOOSE:
        for i in range(g.candidates):
            if g.candidate[i] == slot:
                return True
        for i in range(g.chosen_count):
            if g.chosen[i] == slot:
                return True
    return False


@rule
def is_hidden_from(g: np.record, slot: int, player: int) -> bool:
    """Return whether the card in this slot could be another one, as far as the player knows."""
    if g.row[slot] == NONE or has_bit(g.known[slot], player):
        return False
    zone = g.zone[slot]
    if zone == Zone.MONSTER or zone == Zone.BACK:
        return g.face_down[slot] == 1 and not _is_busy(g, slot)
    if zone == Zone.HAND:
        return not _is_busy(g, slot)
    # A player who is choosing a card from the own deck sees that deck.
    return zone == Zone.DECK and not _is_busy(g, slot)


@rule
def lies_so(g: np.record, cards: np.record, slot: int, row: int) -> bool:
    """Return whether the slot could contain the card of this row of the card table.

    Ruling YR13: a set monster's Level must need the same number of Tributes.
    """
    zone = g.zone[slot]
    kind = cards.card[row].kind
    if zone == Zone.MONSTER:
        needed = tributes_of(cards, g.row[slot])
        return is_monster_kind(kind) and tributes_of(cards, row) == needed
    if zone == Zone.BACK:
        is_field = g.place[slot] == limits.FIELD
        return not is_monster_kind(kind) and (kind == CardKind.FIELD_SPELL) == is_field
    return True


@rule
def _may_swap(g: np.record, cards: np.record, one: int, two: int) -> bool:
    """Return whether two hidden cards can exchange their slots."""
    return lies_so(g, cards, one, g.row[two]) and lies_so(g, cards, two, g.row[one])


@unit
def _hidden_places(g: np.record, player: int, owner: int) -> int:
    """Return the places (bits) among the slots of `owner` whose card is hidden from the player."""
    first = owner * limits.HALF
    places = 0
    for i in range(limits.HALF):
        if is_hidden_from(g, first + i, player):
            places |= 1 << i
    return places


@unit
def _lay_in_order(g: np.record, cards: np.record, owner: int, places: int) -> None:
    """Sort the hidden cards of one owner by the card table, so the result does not depend on their order.

    Slots on the field come first, because not every card can lie there. Each slot takes the first card of the
    card table that can lie in it.
    """
    first = owner * limits.HALF
    for on_field in range(1, -1, -1):
        for i in range(limits.HALF):
            if (places >> i) & 1 == 0:
                continue
            zone = g.zone[first + i]
            if on_field == 1 and zone != Zone.MONSTER and zone != Zone.BACK:
                continue
            places &= ~(1 << i)
            for k in range(limits.HALF):
                if (places >> k) & 1 == 1 and g.row[first + k] < g.row[first + i]:
                    if _may_swap(g, cards, first + i, first + k):
                        swap_cards(g, first + i, first + k)


@unit
def _shuffle_half(g: np.record, cards: np.record, owner: int, places: int) -> None:
    """Shuffle the cards of one owner among these places (bits); exchange only cards that can lie there."""
    first = owner * limits.HALF
    for one in range(limits.HALF - 1, 0, -1):
        if (places >> one) & 1 == 0:
            continue
        n = 1
        for two in range(one):
            if (places >> two) & 1 == 1 and _may_swap(g, cards, first + one, first + two):
                n += 1
        place = roll(g, n)
        for two in range(one):
            if (places >> two) & 1 == 1 and _may_swap(g, cards, first + one, first + two):
                if place == 0:
                    swap_cards(g, first + one, first + two)
                    break
                place -= 1


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
def _forget_lists(g: np.record) -> None:
    """Clear the unused entries after the end of each list, where cards that have left are still stored."""
    for player in range(2):
        for zone in (Zone.DECK, Zone.HAND):
            for i in range(g.count[player, zone], limits.HALF):
                g.cards[player, zone, i] = 0
    for i in range(limits.HALF):
        g.hand_row[i] = 0


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
    own = _hidden_places(g, player, player)
    others = _hidden_places(g, player, other(player))
    _lay_in_order(g, cards, player, own)
    _lay_in_order(g, cards, other(player), others)
    _shuffle_half(g, cards, player, own)
    _shuffle_half(g, cards, other(player), others)
    # Nobody knows the order of a deck whose cards were exchanged.
    for owner in range(2):
        _sort_deck(g, owner)
        shuffle(g, owner)
    sort_hand(g, other(player))
    _forget_lists(g)
    _sum_lists(g, cards)
    renew(g, cards)
    if g.decider != player:
        g.page = 0  # the other hand may have fewer rows now
