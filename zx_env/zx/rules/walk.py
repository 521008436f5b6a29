"""The lists of cards that a selector searches: the Squares, then each zone of player 0 and of player 1.

See also: the search (rules/search.py), and tests whether a card matches the selector (rules/selectors.py,
rules/values.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.zones import ALL_ZONES
from zx_env.zx.terms import Side, Zone

_LISTS_OF_ZONES = np.array(
    [
        sum(1 << limits.SQUARES + 2 * zone for zone in range(limits.ZONE_LISTS) if zones >> zone & 1)
        for zones in range(ALL_ZONES + 1)
    ],
    np.int32,
)
"""int32 [1024]: for zones (bits) the lists (bits) of player 0; those of player 1 are one place higher."""


@rule
def lists_asked(g: np.record, cards: np.record, selector: int, player: int) -> int:
    """Return the lists (bits) of cards that may match the selector for the player.

    CR 303.6: "Z/X" without a zone are those on Squares. CR 303.6a: a Player card is never among them, so no
    effect moves it.
    """
    zones = cards.selector[selector].zones
    side = cards.selector[selector].side
    lists = int(_LISTS_OF_ZONES[zones & ALL_ZONES])
    if side == Side.ANY:
        lists |= lists << 1
    elif (player == 1) == (side == Side.OWN):
        lists <<= 1
    return lists | g.held[0] | g.held[1] if has_bit(zones, Zone.SQUARE) else lists


@rule
def cards_in_list(g: np.record, place: int) -> int:
    """Return the number of cards in list `place`.

    Lists 0 to 8 are the Squares; list 9 + 2 * zone + player is a zone.
    """
    if place < limits.SQUARES:
        return g.standing_count[place]
    place -= limits.SQUARES
    return g.count[place & 1, place >> 1]


@rule
def card_in_list(g: np.record, place: int, i: int) -> int:
    """Return the slot of the i-th card (from 0) in list `place`.

    Lists 0 to 8 are the Squares; list 9 + 2 * zone + player is a zone.
    """
    if place < limits.SQUARES:
        return g.standing[place, i]
    place -= limits.SQUARES
    return g.cards[place & 1, place >> 1, i]
