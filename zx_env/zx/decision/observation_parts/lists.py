"""The different cards of some zones, listed by their numbers in the order of the card table: `g.listed`.

Rules update most lists while cards move (rules/listed.py). This module rebuilds the stale ones (`g.stale`)
before a decision is shown (sums.py). If a zone has more different cards than rows, the cards put there last
are listed. A deck and Life share one list that contains only the cards, so that it does not reveal which card
lies where.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.listed import (
    ASLEEP,
    COPIES,
    HIDDEN_LIST,
    LIST_OF,
    LISTED_ZONES,
    THREE,
    number_at,
    row_of,
)
from zx_env.zx.terms import NONE, State, Zone


@rule
def _clear(listed: np.record, first: int, last: int) -> None:
    for cell in range(first, last):
        listed.cells[cell] = 0


@unit
def _list_zone(g: np.record, player: int, zone: int) -> None:
    """List the cards of a zone, the newest first: if the rows run out, the oldest are left out."""
    listed = g.listed[player]
    _clear(listed, LIST_OF[zone, 1], LIST_OF[zone, 2])
    n = g.count[player, zone]
    for i in range(n):
        slot = g.cards[player, zone, n - 1 - i]
        cell = row_of(listed, zone, g.row[slot] + 1)
        if cell != NONE:
            listed.cells[cell + COPIES] += 1
            if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP:
                listed.cells[cell + ASLEEP] += 1


@unit
def _list_hidden(g: np.record, player: int) -> None:
    """List deck and Life: independent of their order, the first ones of the card table are listed."""
    listed = g.listed[player]
    last = limits.LISTED_RETURNED
    _clear(listed, limits.LISTED_HIDDEN, last)
    for hidden in range(2):
        zone = Zone.LIFE if hidden == 1 else Zone.DECK
        for i in range(g.count[player, zone]):
            number = g.row[g.cards[player, zone, i]] + 1
            cell = row_of(listed, zone, number)
            if cell == NONE and number < number_at(listed, last - THREE):
                _clear(listed, last - THREE, last)
                cell = row_of(listed, zone, number)
            if cell != NONE:
                listed.cells[cell + COPIES] += 1


@rule
def list_zones(g: np.record, player: int, stale: int) -> None:
    """Rebuild the lists of the cards in a player's zones, for the zones whose bits are set in `stale`."""
    if stale & HIDDEN_LIST != 0:
        _list_hidden(g, player)
    for zone in LISTED_ZONES:
        if stale & LIST_OF[zone, 0] != 0:
            _list_zone(g, player, zone)
