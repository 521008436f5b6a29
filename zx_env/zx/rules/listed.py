"""Lists of the different cards in some zones, updated while cards come and go: `g.listed`.

A card that comes or goes changes one row. A full list may leave cards out: if a left-out card may need a row,
or there is no row for a new card, a bit of `g.stale` marks that the zone must be listed again before a
decision is shown.
See also: making a list from the cards of a zone (decision/observation_parts/lists.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import reader, shifter
from zx_env.core.observation.layout import DIGIT
from zx_env.zx import limits
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.state import LISTED
from zx_env.zx.terms import NONE, State, Zone

THREE = 3
"""Cells of a row: two for the number of the card, its row of the card table + 1; one for its copies."""
FOUR = 4
"""Cells of a row of Resource cards: one more for the copies that sleep."""
COPIES = 2
"""The cell of a row with the number of copies; 0 only in a free row."""
ASLEEP = 3

RESOURCE_LIST = 1 << limits.ZONE_LISTS
"""The first bit of `g.stale` (parts to be rebuilt) that stands for a list; the bits of zones are lower."""
HIDDEN_LIST = 2 * RESOURCE_LIST
TRASH_LIST = 4 * RESOURCE_LIST
CHARGE_LIST = 8 * RESOURCE_LIST
REMOVED_LIST = 16 * RESOURCE_LIST
ALL_STALE = 32 * RESOURCE_LIST - 1
"""All zones and all lists."""

FACE_DOWN_LIST = limits.ZONE_LISTS
"""Row in `LIST_OF` of the face-down cards of the Dynamis; the row of the zone is the list of face-up ones."""

_LISTS = {
    Zone.DECK: (HIDDEN_LIST, limits.LISTED_HIDDEN, limits.LISTED_RETURNED),
    Zone.LIFE: (HIDDEN_LIST, limits.LISTED_HIDDEN, limits.LISTED_RETURNED),
    Zone.RESOURCE: (RESOURCE_LIST, limits.LISTED_RESOURCE, limits.LISTED_CELLS),
    Zone.CHARGE: (CHARGE_LIST, limits.LISTED_CHARGE, limits.LISTED_REMOVED),
    Zone.TRASH: (TRASH_LIST, limits.LISTED_TRASH, limits.LISTED_CHARGE),
    Zone.REMOVED: (REMOVED_LIST, limits.LISTED_REMOVED, limits.LISTED_FACE_UP),
    # A Dynamis seldom changes: its lists are rebuilt with `g.face_up`.
    Zone.DYNAMIS: (0, limits.LISTED_FACE_UP, limits.LISTED_FACE_DOWN),
    FACE_DOWN_LIST: (0, limits.LISTED_FACE_DOWN, limits.LISTED_RESOURCE),
}
LIST_OF = np.array([_LISTS.get(zone, (0, 0, 0)) for zone in range(FACE_DOWN_LIST + 1)], np.int64)
"""int64 [ZONE_LISTS + 1, 3]: by terms.Zone, the bit of the zone's list (0: rules do not update it), its first
cell and its end."""
LISTED_ZONES = np.array([zone for zone, (bit, *_) in _LISTS.items() if bit not in (0, HIDDEN_LIST)], np.int64)
"""The zones that have a list of their own, which rules update."""

_read = reader(LISTED, "cells")
_shift = shifter(LISTED, "cells")


@rule
def number_at(listed: np.record, cell: int) -> int:
    """Return the card number (row in the card table + 1) of the list row that begins at `cell`; 0: free."""
    word = _read(listed, cell)
    return (word & 127) * DIGIT | (word >> 8) & 127


@rule
def width_of(zone: int) -> int:
    """Return the number of cells in a row of the zone's list."""
    return FOUR if zone == Zone.RESOURCE else THREE


@rule
def _is_up_to_date(g: np.record, player: int, zone: int) -> bool:
    """Return whether the zone has a list that is up to date."""
    bit = LIST_OF[zone, 0]
    return bit != 0 and g.stale[player] & bit == 0


@rule
def _row_for(listed: np.record, zone: int, number: int) -> int:
    """Return the first cell of the card's row, or the cell where it would be, which may be the list's end."""
    width = width_of(zone)
    cell = LIST_OF[zone, 1]
    while cell < LIST_OF[zone, 2]:
        there = number_at(listed, cell)
        if there == 0 or there >= number:
            break
        cell += width
    return cell


@rule
def row_of(listed: np.record, zone: int, number: int) -> int:
    """Return the first cell of the card's row in the zone's list, or NONE if the list is full.

    A row with 0 copies is added if the card has none. `number` is the card's row in the card table + 1.
    """
    cell = _row_for(listed, zone, number)
    last = LIST_OF[zone, 2]
    if cell < last and number_at(listed, cell) == number:
        return cell
    width = width_of(zone)
    if listed.cells[last - width + COPIES] != 0:
        return NONE
    _shift(listed, cell + width, cell, last - width - cell)
    listed.cells[cell] = number // DIGIT
    listed.cells[cell + 1] = number % DIGIT
    for i in range(COPIES, width):
        listed.cells[cell + i] = 0
    return cell


@rule
def list_returned(listed: np.record, row: int, copies: int) -> None:
    """Record in the list that the opponent knows `copies` copies of a card of the deck, at least.

    `row` is the card's row in the card table.
    """
    for cell in range(limits.LISTED_RETURNED, limits.LISTED_TRASH, THREE):
        number = listed.cells[cell] * DIGIT + listed.cells[cell + 1]
        if number == 0 or number == row + 1:
            listed.cells[cell] = (row + 1) // DIGIT
            listed.cells[cell + 1] = (row + 1) % DIGIT
            listed.cells[cell + COPIES] = max(listed.cells[cell + COPIES], copies)
            return


@unit
def _leaves_out(g: np.record, zone: int, player: int) -> bool:
    """Return whether the list has fewer cards than its zone had before a card left it just now."""
    left = g.count[player, zone]
    if LIST_OF[zone, 0] == HIDDEN_LIST:
        left = g.count[player, Zone.DECK] + g.count[player, Zone.LIFE]
    for cell in range(LIST_OF[zone, 1], LIST_OF[zone, 2], width_of(zone)):
        left -= g.listed[player].cells[cell + COPIES]
    return left + 1 != 0


@rule
def enlist(g: np.record, slot: int, zone: int) -> None:
    """Add one copy to the list of its owner's zone for a card that has arrived there in Reboot State."""
    player = owner_of(slot)
    if not _is_up_to_date(g, player, zone):
        return
    listed = g.listed[player]
    cell = row_of(listed, zone, g.row[slot] + 1)
    if cell == NONE:
        g.stale[player] |= LIST_OF[zone, 0]  # the list is full: mark it, to be rebuilt
    else:
        listed.cells[cell + COPIES] += 1


@rule
def delist(g: np.record, slot: int, zone: int) -> None:
    """Subtract one copy from the list of its owner's zone for a card that has left it.

    `g.state` must still be the State that the card had there.
    """
    player = owner_of(slot)
    if not _is_up_to_date(g, player, zone):
        return
    listed = g.listed[player]
    width = width_of(zone)
    last = LIST_OF[zone, 2] - width
    if listed.cells[last + COPIES] != 0 and _leaves_out(g, zone, player):
        g.stale[player] |= LIST_OF[zone, 0]
        return
    cell = _row_for(listed, zone, g.row[slot] + 1)
    listed.cells[cell + COPIES] -= 1
    if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP:
        listed.cells[cell + ASLEEP] -= 1
    if listed.cells[cell + COPIES] == 0:
        _shift(listed, cell, cell + width, last - cell)
        for i in range(width):
            listed.cells[last + i] = 0


@unit
def list_state(g: np.record, slot: int, asleep: int) -> None:
    """Update the list of Resource cards for one that is put to sleep (`asleep` 1) or rebooted (-1)."""
    player = owner_of(slot)
    if not _is_up_to_date(g, player, Zone.RESOURCE):
        return
    listed = g.listed[player]
    number = g.row[slot] + 1
    cell = _row_for(listed, Zone.RESOURCE, number)
    if cell < LIST_OF[Zone.RESOURCE, 2] and number_at(listed, cell) == number:
        listed.cells[cell + ASLEEP] += asleep


@unit
def list_awake(g: np.record, player: int) -> None:
    """Mark every listed Resource card of a player as in Reboot State."""
    listed = g.listed[player]
    for cell in range(limits.LISTED_RESOURCE, limits.LISTED_CELLS, FOUR):
        listed.cells[cell + ASLEEP] = 0
