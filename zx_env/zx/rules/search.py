"""The search of the cards that a selector may find: a loop that `counting` and `values` share.

It is a template (core/stepping/template.py): each of the two modules brings its own test of a card, by
printed or by current values, and what a card adds to a quantity other than the number of cards.
"""

import numpy as np

from zx_env.core.stepping.template import Template
from zx_env.zx.quantities import Measure
from zx_env.zx.rules.bits import first_of_many
from zx_env.zx.rules.candidates import add_candidate
from zx_env.zx.rules.walk import card_in_list, cards_in_list, lists_asked

TEMPLATE = Template(__name__)

CANDIDATES = -1
"""In place of a quantities.Measure: collect each matching card as a candidate instead of adding it up."""


@TEMPLATE.required
def matches(
    g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int, bound: int
) -> bool:
    """Return whether the card matches the selector, whose computed bound is `bound`."""
    raise NotImplementedError


@TEMPLATE.required
def with_card(g: np.record, cards: np.record, slot: int, measure: int, word: int, n: int) -> int:
    """Return the quantity `n` of the cards before together with this one; of a set, one word of its bits."""
    raise NotImplementedError


@TEMPLATE.unit
def search(
    g: np.record,
    cards: np.record,
    selector: int,
    player: int,
    this: int,
    bound: int,
    enough: int,
    measure: int,
    word: int,
) -> int:
    """Return a quantity of the cards in lists that match the selector; with CANDIDATES collect them instead.

    `enough`: a number at which counting may stop.
    """
    n = 0
    lists = lists_asked(g, cards, selector, player)
    while lists != 0:
        place = first_of_many(lists)
        lists &= lists - 1
        for i in range(cards_in_list(g, place)):
            slot = card_in_list(g, place, i)
            if matches(g, cards, selector, slot, player, this, bound):
                if measure == Measure.COUNT:
                    n += 1
                    if n >= enough:
                        return n
                elif measure == CANDIDATES:
                    add_candidate(g, slot)
                else:
                    n = with_card(g, cards, slot, measure, word, n)
    return n
