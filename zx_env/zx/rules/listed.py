"""The different cards of some zones, counted while cards come and go: `g.listed`.

A list with a free row has a row for each different card of its zone, so a card that comes or goes changes one
row. A full one may leave cards out: its bit of `g.stale` then says that it must be listed again before a
decision is shown. Not here: how a zone is listed from its cards (decision/lists.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.doors.pieces import DIGIT
from zx_env.zx import limits
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.terms import State, Zone

THREE = 3
"""Cells of a row: the number of the card, its row of the card table + 1, in two; how many."""
FOUR = 4
"""Cells of a row of Resource cards: then how many sleep."""
COPIES = 2
"""The cell of a row that says how many; 0 in a free row, and only there."""
ASLEEP = 3

RESOURCE_LIST = 1 << limits.ZONE_LISTS
"""The bits of `g.stale` that say which lists must be made again stand behind those of the zones."""
HIDDEN_LIST = 2 * RESOURCE_LIST
TRASH_LIST = 4 * RESOURCE_LIST
CHARGE_LIST = 8 * RESOURCE_LIST
REMOVED_LIST = 16 * RESOURCE_LIST
ALL_STALE = 32 * RESOURCE_LIST - 1
"""All zones and all lists."""

_LISTS = {
    Zone.DECK: (HIDDEN_LIST, limits.LISTED_HIDDEN, limits.LISTED_RETURNED),
    Zone.LIFE: (HIDDEN_LIST, limits.LISTED_HIDDEN, limits.LISTED_RETURNED),
    Zone.RESOURCE: (RESOURCE_LIST, limits.LISTED_RESOURCE, limits.LISTED_CELLS),
    Zone.CHARGE: (CHARGE_LIST, limits.LISTED_CHARGE, limits.LISTED_REMOVED),
    Zone.TRASH: (TRASH_LIST, limits.LISTED_TRASH, limits.LISTED_CHARGE),
    Zone.REMOVED: (REMOVED_LIST, limits.LISTED_REMOVED, limits.LISTED_RESOURCE),
}
LIST_OF = np.array([_LISTS.get(Zone(zone), (0, 0, 0)) for zone in range(limits.ZONE_LISTS)], np.int64)
"""int64 [ZONE_LISTS, 3]: the bit of a zone's list, 0 for none, where its cells begin and where they end."""
LISTED_ZONES = np.array([zone for zone, (bit, *_) in _LISTS.items() if bit != HIDDEN_LIST], np.int64)
"""The zones that have a list of their own."""


@rule
def number_at(listed: np.record, cell: int) -> int:
    """The number of the card whose row begins there, 0 for none."""
    return listed.cells[cell] * DIGIT + listed.cells[cell + 1]


@rule
def width_of(zone: int) -> int:
    """Cells of a row of the zone's list."""
    return FOUR if zone == Zone.RESOURCE else THREE


@rule
def _is_kept(g: np.record, player: int, zone: int) -> bool:
    """Whether the zone has a list that is true now and leaves no card out."""
    bit = LIST_OF[zone, 0]
    if bit == 0 or g.stale[player] & bit != 0:
        return False
    if g.listed[player].cells[LIST_OF[zone, 2] - width_of(zone) + COPIES] != 0:
        g.stale[player] |= bit
        return False
    return True


@rule
def _row_for(listed: np.record, zone: int, number: int) -> int:
    """The first cell of the card's row, or where it would stand; the list has a free row at its end."""
    width = width_of(zone)
    cell = LIST_OF[zone, 1]
    while listed.cells[cell + COPIES] != 0 and number_at(listed, cell) < number:
        cell += width
    return cell


@rule
def put_row(listed: np.record, cell: int, end: int, width: int, number: int) -> None:
    """A row without a copy yet for the card at `cell`; the rows from there to `end` move on."""
    for i in range(end + width - 1, cell + width - 1, -1):
        listed.cells[i] = listed.cells[i - width]
    listed.cells[cell] = number // DIGIT
    listed.cells[cell + 1] = number % DIGIT
    for i in range(COPIES, width):
        listed.cells[cell + i] = 0


@unit
def enlist(g: np.record, slot: int, zone: int) -> None:
    """The card has come to its owner's zone, in Reboot State."""
    player = owner_of(slot)
    if not _is_kept(g, player, zone):
        return
    listed = g.listed[player]
    width = width_of(zone)
    number = g.row[slot] + 1
    cell = _row_for(listed, zone, number)
    if listed.cells[cell + COPIES] == 0 or number_at(listed, cell) != number:
        end = cell
        while listed.cells[end + COPIES] != 0:
            end += width
        put_row(listed, cell, end, width, number)
    listed.cells[cell + COPIES] += 1


@unit
def delist(g: np.record, slot: int, zone: int) -> None:
    """The card leaves its owner's zone; its State is still the one that it had there."""
    player = owner_of(slot)
    if not _is_kept(g, player, zone):
        return
    listed = g.listed[player]
    width = width_of(zone)
    cell = _row_for(listed, zone, g.row[slot] + 1)
    listed.cells[cell + COPIES] -= 1
    if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP:
        listed.cells[cell + ASLEEP] -= 1
    # The rows behind one that is free now move up, the free one at the end with them.
    while listed.cells[cell + COPIES] == 0 and listed.cells[cell + width + COPIES] != 0:
        for i in range(width):
            listed.cells[cell + i] = listed.cells[cell + width + i]
            listed.cells[cell + width + i] = 0
        cell += width
    if listed.cells[cell + COPIES] == 0:
        for i in range(width):
            listed.cells[cell + i] = 0


@unit
def list_asleep(g: np.record, slot: int) -> None:
    """A Resource card in Reboot State gets into Sleep State."""
    player = owner_of(slot)
    if _is_kept(g, player, Zone.RESOURCE):
        listed = g.listed[player]
        listed.cells[_row_for(listed, Zone.RESOURCE, g.row[slot] + 1) + ASLEEP] += 1


@unit
def list_awake(g: np.record, player: int) -> None:
    """All Resource cards of a player get into Reboot State."""
    listed = g.listed[player]
    for cell in range(limits.LISTED_RESOURCE, limits.LISTED_CELLS, FOUR):
        listed.cells[cell + ASLEEP] = 0
