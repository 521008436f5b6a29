"""The different cards of some zones, listed by their numbers in the order of the card table: `g.listed`.

Rules update most lists while cards move (rules/listed.py). This module rebuilds the stale ones (`g.stale`)
before a decision is shown (sums.py). If a zone has more different cards than rows, the cards put there last
are listed; of a Dynamis the first ones of the card table. A deck and Life share one list that contains only
the cards, so that it does not reveal which card lies where.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.listed import (
    ASLEEP,
    COPIES,
    FACE_DOWN_LIST,
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


@rule
def _list_first(g: np.record, player: int, slot: int, zone: int) -> None:
    """Add a card to a list of three cells a row; a full list leaves out the last cards of the card table.

    So the list does not depend on the order in which cards are added.
    """
    listed = g.listed[player]
    last = LIST_OF[zone, 2]
    number = g.row[slot] + 1
    cell = row_of(listed, zone, number)
    if cell == NONE and number < number_at(listed, last - THREE):
        _clear(listed, last - THREE, last)
        cell = row_of(listed, zone, number)
    if cell != NONE:
        listed.cells[cell + COPIES] += 1


@unit
def _list_hidden(g: np.record, player: int) -> None:
    """List deck and Life together."""
    _clear(g.listed[player], limits.LISTED_HIDDEN, limits.LISTED_RETURNED)
    for hidden in range(2):
        zone = Zone.LIFE if hidden == 1 else Zone.DECK
        for i in range(g.count[player, zone]):
            _list_first(g, player, g.cards[player, zone, i], zone)


@unit
def list_dynamis(g: np.record, player: int) -> None:
    """List the face-up cards of a Dynamis, and the face-down ones; count those that lie face up (CR 313)."""
    _clear(g.listed[player], limits.LISTED_FACE_UP, limits.LISTED_RESOURCE)
    face_up = 0
    for i in range(g.count[player, Zone.DYNAMIS]):
        slot = g.cards[player, Zone.DYNAMIS, i]
        is_up = g.state[slot] == State.FACE_UP
        face_up += 1 if is_up else 0
        _list_first(g, player, slot, Zone.DYNAMIS if is_up else FACE_DOWN_LIST)
    g.face_up[player] = face_up


@rule
def list_zones(g: np.record, player: int, stale: int) -> None:
    """Rebuild the lists of the cards in a player's zones, for the zones whose bits are set in `stale`."""
    if stale & HIDDEN_LIST != 0:
        _list_hidden(g, player)
    for zone in LISTED_ZONES:
        if stale & LIST_OF[zone, 0] != 0:
            _list_zone(g, player, zone)
