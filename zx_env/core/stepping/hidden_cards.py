"""Parts of a determinization that every game with cards has. Templates."""

import numpy as np

from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires("HAND")

HAND = 0
"""The zone of hands."""


@TEMPLATE.rule
def swap_cards(g: np.record, one: int, two: int) -> None:
    """Exchange the cards of two slots."""
    row = g.row[one]
    g.row[one] = g.row[two]
    g.row[two] = row


@TEMPLATE.rule
def lies_behind(g: np.record, one: int, two: int) -> bool:
    """Return whether `one` comes after `two` in a hand: by card table, then by slot."""
    return g.row[one] > g.row[two] or (g.row[one] == g.row[two] and one > two)


@TEMPLATE.unit
def sort_hand(g: np.record, player: int) -> None:
    """Sort a hand after its cards have changed."""
    for i in range(1, g.count[player, HAND]):
        slot = g.cards[player, HAND, i]
        k = i
        while k > 0 and lies_behind(g, g.cards[player, HAND, k - 1], slot):
            g.cards[player, HAND, k] = g.cards[player, HAND, k - 1]
            k -= 1
        g.cards[player, HAND, k] = slot
