"""Parts of a determinization that every game with cards has. Templates."""

import numpy as np

from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires("HAND")

HAND = 0
"""Number of the zone of hands; each game replaces this placeholder by its own."""


@TEMPLATE.rule
def swap_cards(g: np.record, one: int, two: int) -> None:
    """Exchange the cards (rows of the card table) of two slots; zones and places of the slots stay."""
    row = g.row[one]
    g.row[one] = g.row[two]
    g.row[two] = row


@TEMPLATE.rule
def lies_behind(g: np.record, one: int, two: int) -> bool:
    """Return whether slot `one` follows slot `two` in a sorted hand: by card-table row, then by slot."""
    return g.row[one] > g.row[two] or (g.row[one] == g.row[two] and one > two)


@TEMPLATE.unit
def sort_hand(g: np.record, player: int) -> None:
    """Sort the player's hand in place, by `lies_behind`, after a determinization has changed its cards."""
    for i in range(1, g.count[player, HAND]):
        slot = g.cards[player, HAND, i]
        k = i
        while k > 0 and lies_behind(g, g.cards[player, HAND, k - 1], slot):
            g.cards[player, HAND, k] = g.cards[player, HAND, k - 1]
            k -= 1
        g.cards[player, HAND, k] = slot
