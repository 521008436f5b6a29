"""Hands in decisions: rows of different cards, shown page by page. Templates for games with cards.

The record of such a game has `hand_row`, a slot for each different card of the decider's hand, `hand_rows`,
their number, and `options`, the number of options; `page` is the page of both the hand and the options.
"""

import numpy as np

from zx_env.core.entry_points import NONE
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires("HAND", "HAND_ROWS", "OPTION_ROWS", "owner_of")

HAND = 0
"""Number of the zone of hands; each game replaces this placeholder by its own."""
HAND_ROWS = 0
"""Number of rows (different cards) of a hand on a page; each game replaces this placeholder by its own."""
OPTION_ROWS = 0
"""Number of options on a page; each game replaces this placeholder by its own."""


def owner_of(slot: int) -> int:
    """Return the player who owns the card in a slot, the index of a physical card in the game's record."""
    return 0


@TEMPLATE.rule
def row_of_hand(g: np.record, slot: int) -> int:
    """Return the row, from 0, of copies of this card in the decider's hand; NONE if there is no copy."""
    for k in range(g.hand_rows):
        if g.row[g.hand_row[k]] == g.row[slot]:
            return k
    return NONE


@TEMPLATE.rule
def hand_card_at(g: np.record, k: int) -> int:
    """Return the slot of the card in row `k`, from 0, of the decider's hand on the page that is shown."""
    return g.hand_row[g.page * HAND_ROWS + k]


@TEMPLATE.rule
def is_in_hand_of(g: np.record, slot: int, player: int) -> bool:
    """Return whether the card in this slot is in the player's hand."""
    return g.zone[slot] == HAND and owner_of(slot) == player


@TEMPLATE.rule
def rows_on_page(g: np.record, rows: int, size: int) -> int:
    """Return how many of `rows` rows are on the current page `g.page`, where a page holds `size`."""
    left = rows - g.page * size
    return min(max(left, 0), size)


@TEMPLATE.unit
def turn_page(g: np.record) -> None:
    """Set `g.page` to the next page of hand and options, or to the first one after the last."""
    pages = (g.options + OPTION_ROWS - 1) // OPTION_ROWS
    hand_pages = (g.hand_rows + HAND_ROWS - 1) // HAND_ROWS
    g.page = (g.page + 1) % max(pages, hand_pages)


@TEMPLATE.rule
def candidate_like(g: np.record, card: int) -> int:
    """Return a candidate in a hand that is a copy of `card`, if possible one that the opponent knows.

    If it were an unknown copy, the opponent could tell which copy was chosen.
    """
    answer = NONE
    for i in range(g.candidates):
        slot = g.candidate[i]
        if g.zone[slot] == HAND and g.row[slot] == g.row[card]:
            if answer == NONE or (g.known[slot] >> (1 - g.decider)) & 1 == 1:
                answer = slot
    return answer
