"""Count the cards that match a selector, and the different tribes, colors, Costs or names among them.

As in selectors.py, no Power is read. See also: values.py, counts of cards by their Power.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.core.stepping.template import bind_to
from zx_env.zx import limits
from zx_env.zx.quantities import Measure
from zx_env.zx.rules.beside import count_beside, count_pairs
from zx_env.zx.rules.search import TEMPLATE, search
from zx_env.zx.rules.selectors import (
    colors_of,
    fits_as_printed,
    tribes_of,
)
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


NO_NUMBER = -(1 << 20)
"""Ruling H231: the highest or lowest among no cards. It bounds no card, and no comparison with it holds."""
_ZERO = 1 << 20
"""The highest or lowest while it is searched for is stored so much higher; 0 means no card yet."""
_OF_TRAIT = 16
"""A measure of this and a terms.Trait: the values of the trait, as bits (`traits_of`)."""


@rule
def is_extreme(measure: int) -> bool:
    """Return whether the quantities.Measure is the highest or the lowest of some cards."""
    return measure >= Measure.HIGHEST_COST


@rule
def with_extreme(measure: int, n: int, value: int) -> int:
    """Return the highest or lowest so far, 0 if there is none, together with one more value."""
    value = int(value) + _ZERO
    if n == 0:
        return value
    is_highest = measure == Measure.HIGHEST_COST or measure == Measure.HIGHEST_POWER
    return max(n, value) if is_highest else min(n, value)


@rule
def extreme(n: int) -> int:
    """Return what `with_extreme` found, NO_NUMBER for no card."""
    return NO_NUMBER if n == 0 else n - _ZERO


@rule
def _matches(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int, bound: int
) -> bool:
    return fits_as_printed(g, cards, selector, slot, player, this)


@rule
def _with_card(g: np.record, cards: np.record, slot: int, measure: int, word: int, n: int) -> int:
    cost = cards.card[g.row[slot]].cost
    if measure == Measure.COST:
        return n + cost
    if is_extreme(measure) and measure < _OF_TRAIT:
        return with_extreme(measure, n, cost)
    return n | int(traits_of(g, cards, slot, measure - _OF_TRAIT, word, cost))


bind_to(globals(), [TEMPLATE], {"matches": _matches, "with_card": _with_card})


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
    n = search(g, cards, selector, player, this, 0, enough, Measure.COUNT, 0)
    return n if n >= enough else n + count_beside(g, cards, selector, player, this)


@unit
def count_different(g: np.record, cards: np.record, selector: int, trait: int, player: int, this: int) -> int:
    """Count the different values of a trait (terms.Trait) among the cards that match the selector."""
    n = 0
    for word in range(words_of(trait)):
        traits = search(g, cards, selector, player, this, 0, limits.SLOTS, _OF_TRAIT + trait, word)
        while traits != 0:
            n += 1
            traits &= traits - 1
    return n


@rule
def cost_as_printed(
    g: np.record, cards: np.record, selector: int, player: int, this: int, measure: int
) -> int:
    """Add up the printed Costs of the cards that match the selector, or find the highest or the lowest.

    `measure` is the quantities.Measure; see `extreme`.
    """
    return search(g, cards, selector, player, this, 0, limits.SLOTS, measure, 0)
