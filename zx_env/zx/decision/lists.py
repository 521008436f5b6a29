"""The different cards of some zones, listed by their numbers in the order of the card table: `g.listed`.

A zone is listed here only where its list was not kept while cards moved (rules/listed.py; `g.stale`), before
a decision is shown (sums.py). Where there are more different cards than rows, those put there last are
listed. A deck and a Life are listed together and by nothing but their cards, so that nothing tells which lies
where.
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
    put_row,
    width_of,
)
from zx_env.zx.terms import NONE, State, Zone


@unit
def _add(listed: np.record, first: int, end: int, width: int, row: int) -> int:
    """One more card of a list whose used rows end before `end`; returns the first cell of its row.

    A new row has its place in the order of the card table: those behind it move on.
    """
    number = row + 1
    cell = end
    while cell > first and number_at(listed, cell - width) >= number:
        cell -= width
    if cell == end or number_at(listed, cell) != number:
        put_row(listed, cell, end, width, number)
    listed.cells[cell + COPIES] += 1
    return cell


@rule
def _has_room(listed: np.record, first: int, end: int, last: int, width: int, row: int) -> bool:
    """Whether the list has a row for the card, or a free one."""
    if end < last:
        return True
    for cell in range(first, end, width):
        if number_at(listed, cell) == row + 1:
            return True
    return False


@rule
def _clear(listed: np.record, first: int, last: int) -> None:
    for cell in range(first, last):
        listed.cells[cell] = 0


@unit
def _list_zone(g: np.record, player: int, zone: int) -> None:
    """The cards of a zone, the newest first: where rows are short, the oldest are left out."""
    listed = g.listed[player]
    first = LIST_OF[zone, 1]
    last = LIST_OF[zone, 2]
    width = width_of(zone)
    _clear(listed, first, last)
    end = first
    n = g.count[player, zone]
    for i in range(n):
        slot = g.cards[player, zone, n - 1 - i]
        if _has_room(listed, first, end, last, width, g.row[slot]):
            cell = _add(listed, first, end, width, g.row[slot])
            if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP:
                listed.cells[cell + ASLEEP] += 1
            if end < last and number_at(listed, end) != 0:
                end += width


@unit
def _list_hidden(g: np.record, player: int) -> None:
    """Deck and Life, by the slots of the player: equal cards often lie side by side there."""
    listed = g.listed[player]
    first, last = limits.LISTED_HIDDEN, limits.LISTED_RETURNED
    _clear(listed, first, last)
    end = first
    before = NONE  # the row that was added last
    cell = first
    start = player * limits.HALF
    for slot in range(start, start + limits.DECK_SIZE):
        if g.zone[slot] != Zone.DECK and g.zone[slot] != Zone.LIFE:
            continue
        row = g.row[slot]
        if row == before:
            listed.cells[cell + COPIES] += 1
            continue
        has_room = _has_room(listed, first, end, last, THREE, row)
        if not has_room and row + 1 < number_at(listed, last - THREE):
            # Whatever the order of the slots, the first cards of the card table are listed.
            end -= THREE
            _clear(listed, end, last)
            has_room = True
        if has_room:
            cell = _add(listed, first, end, THREE, row)
            before = row
            if end < last and number_at(listed, end) != 0:
                end += THREE


@unit
def list_zones(g: np.record, player: int, stale: int) -> None:
    """List what must be listed again for a player (bits)."""
    if stale & HIDDEN_LIST != 0:
        _list_hidden(g, player)
    for zone in LISTED_ZONES:
        if stale & LIST_OF[zone, 0] != 0:
            _list_zone(g, player, zone)
