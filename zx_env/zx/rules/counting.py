"""Count the cards that match a selector, and the different tribes, colors, Costs or names among them.

As in selectors.py, no Power is read. See also: values.py, counts of cards by their Power.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.bits import first_of_many
from zx_env.zx.rules.selectors import (
    colors_of,
    count_beside,
    count_pairs,
    fits_as_printed,
    tribes_of,
)
from zx_env.zx.rules.walk import card_in_list, cards_in_list, lists_asked
from zx_env.zx.rules.zones import MOST_TIMES, events_of
from zx_env.zx.terms import ANY_NUMBER, APPEARED_BY, APPEARED_FROM, COUNTERS_OF, FATES_END, NONE, PAIRS, Trait

NAMES_OF_WORD = 62
"""Names of cards per word of bits."""


@rule
def enough_for(low: int, high: int) -> int:
    """Return a count at which counting can stop: all higher counts answer low <= count <= high the same."""
    return low if high >= ANY_NUMBER else high + 1


@rule
def words_of(trait: int) -> int:
    """Return the number of 64-bit words for a set of values of a trait (terms.Trait), one bit each."""
    if trait == Trait.TRIBE:
        return limits.TRIBE_WORDS
    return limits.CARDS // NAMES_OF_WORD + 1 if trait == Trait.NAME else 1


@rule
def traits_of(g: np.record, cards: np.record, slot: int, trait: int, word: int, cost: int) -> np.int64:
    """Return the card's values of the trait (terms.Trait), as bits; for tribes and names one word of them."""
    if trait == Trait.TRIBE:
        return np.int64(tribes_of(g, cards, slot, word))
    if trait == Trait.COLOR:
        # CR 204.5: a card of several colors has each of them.
        return np.int64(colors_of(g, cards, slot))
    if trait == Trait.NAME:
        name = cards.card[g.row[slot]].name
        return np.int64(1) << name % NAMES_OF_WORD if name // NAMES_OF_WORD == word else np.int64(0)
    return np.int64(1) << min(cost, 62)


@unit
def _count(g: np.record, cards: np.record, selector: int, player: int, this: int, enough: int) -> int:
    """Count the cards in lists that match the selector; counting may stop at `enough`."""
    n = 0
    lists = lists_asked(g, cards, selector, player)
    while lists != 0:
        place = first_of_many(lists)
        lists &= lists - 1
        for i in range(cards_in_list(g, place)):
            if fits_as_printed(g, cards, selector, card_in_list(g, place, i), player, this):
                n += 1
                if n >= enough:
                    return n
    return n


@unit
def _traits_among(
    g: np.record, cards: np.record, selector: int, trait: int, word: int, player: int, this: int
) -> int:
    """Return the union of a trait's bits (`traits_of`) over the cards that match the selector."""
    traits = 0
    lists = lists_asked(g, cards, selector, player)
    while lists != 0:
        place = first_of_many(lists)
        lists &= lists - 1
        for i in range(cards_in_list(g, place)):
            slot = card_in_list(g, place, i)
            if fits_as_printed(g, cards, selector, slot, player, this):
                traits |= int(traits_of(g, cards, slot, trait, word, cards.card[g.row[slot]].cost))
    return traits


@unit
def count_fates(g: np.record, cards: np.record, selector: int, player: int, this: int) -> int:
    """Ruling H80: count how often the event of the selector (terms.Fate) happened this turn to its cards.

    Ruling H159: in place of cards the selector may count the player's counters of a kind.
    """
    fate = cards.selector[selector].fate
    if fate >= COUNTERS_OF:
        return int(g.counters[player, fate - COUNTERS_OF])
    if fate == PAIRS:
        return count_pairs(g, cards, selector, player, this)
    most = 1 if APPEARED_FROM <= fate < FATES_END or fate >= APPEARED_BY else MOST_TIMES
    n = 0
    for slot in range(limits.SLOTS):
        times = (events_of(g, slot) >> fate) & most
        if times > 0 and fits_as_printed(g, cards, selector, slot, player, this):
            n += times
    return n


@rule
def count_as_printed(
    g: np.record, cards: np.record, selector: int, player: int, this: int, enough: int
) -> int:
    """Count the cards that match the selector (`fits_as_printed`); counting may stop at `enough`."""
    if cards.selector[selector].fate != NONE:
        return count_fates(g, cards, selector, player, this)
    n = _count(g, cards, selector, player, this, enough)
    return n if n >= enough else n + count_beside(g, cards, selector, player, this)


@unit
def count_different(g: np.record, cards: np.record, selector: int, trait: int, player: int, this: int) -> int:
    """Count the different values of a trait (terms.Trait) among the cards that match the selector."""
    n = 0
    for word in range(words_of(trait)):
        traits = _traits_among(g, cards, selector, trait, word, player, this)
        while traits != 0:
            n += 1
            traits &= traits - 1
    return n
