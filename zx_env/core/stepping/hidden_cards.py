"""Parts of a determinization that every game with cards has. Templates.

`g.option` lists places meanwhile: the options of a decision are listed again after a determinization.
"""

import numpy as np

from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires("HAND")

HAND = 0
"""Number of the zone of hands; each game replaces this placeholder by its own."""


@TEMPLATE.required
def is_later(g: np.record, one: int, two: int) -> bool:
    """Return whether the hidden card in slot `one` follows that in slot `two` in the order of the card table.

    Cards of which neither follows the other must be equal in all that `swap_hidden` exchanges.
    """
    raise NotImplementedError


@TEMPLATE.required
def swap_hidden(g: np.record, one: int, two: int) -> None:
    """Exchange two hidden cards of one owner, with what is known of them."""


@TEMPLATE.rule
def swap_cards(g: np.record, one: int, two: int) -> None:
    """Exchange the cards (rows of the card table) of two slots; zones and places of the slots stay."""
    row = g.row[one]
    g.row[one] = g.row[two]
    g.row[two] = row


@TEMPLATE.unit
def list_places(g: np.record, first: int, places: int) -> int:
    """List the slots of these places (bits), counted from slot `first`, in `g.option`; return how many."""
    n = 0
    slot = first
    while places != 0:
        if places & 1 == 1:
            g.option[n] = slot
            n += 1
        places >>= 1
        slot += 1
    return n


@TEMPLATE.rule
def forget_places(g: np.record, n: int) -> None:
    """Clear the `n` slots that `list_places` has listed."""
    for i in range(n):
        g.option[i] = 0


@TEMPLATE.unit
def lay_in_order(g: np.record, first: int, places: int) -> None:
    """Sort the cards of these places (bits), counted from the slot `first`, by `is_later`.

    The result then does not depend on which of them lay where.
    """
    n = list_places(g, first, places)
    # A Shell sort: cards that are far from their places get there in a few exchanges.
    gap = 13
    while gap > 0:
        for i in range(gap, n):
            k = i - gap
            while k >= 0 and is_later(g, g.option[k], g.option[k + gap]):
                swap_hidden(g, g.option[k], g.option[k + gap])
                k -= gap
        gap //= 3
    forget_places(g, n)


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
