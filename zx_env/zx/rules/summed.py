"""Totals over the cards of some zones, updated while cards come and go: `g.sums`.

Each byte of the words of a sum is a separate count (CARDS.summary). See also: adding up a zone from its cards
(decision/observation_parts/sums.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.terms import NONE, State, Zone

# Places of `g.sums` (limits.SUMS).
IN_DECK_AND_LIFE = 0
IN_CHARGE = 1
IN_TRASH = 2
IN_REMOVED = 3
RESOURCE_REBOOT = 4
RESOURCE_SLEEP = 5

_SUMS = {
    Zone.DECK: IN_DECK_AND_LIFE,
    Zone.LIFE: IN_DECK_AND_LIFE,
    Zone.CHARGE: IN_CHARGE,
    Zone.TRASH: IN_TRASH,
    Zone.REMOVED: IN_REMOVED,
    Zone.RESOURCE: RESOURCE_REBOOT,
}
SUM_OF = np.array([_SUMS.get(Zone(zone), NONE) for zone in range(limits.ZONE_LISTS)], np.int8)
"""int8 [ZONE_LISTS]: by terms.Zone, the index of the sum to which a card of the zone counts, or NONE.

For Resource it is the sum of cards in Reboot State; the next one is for Sleep State.
"""


@rule
def _count(g: np.record, cards: np.record, slot: int, place: int, times: int) -> None:
    """Add the card to a sum (`times` 1), or subtract it (-1)."""
    player = owner_of(slot)
    row = g.row[slot]
    g.sums[player, place, 0] += times * cards.summary[row, 0]
    g.sums[player, place, 1] += times * cards.summary[row, 1]


@rule
def add_to_sum(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Add a card that has come to its owner's zone, in Reboot State."""
    if SUM_OF[zone] != NONE:
        _count(g, cards, slot, SUM_OF[zone], 1)


@rule
def take_from_sum(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Subtract a card that has left its owner's zone; its State must still be the State that it had there."""
    if SUM_OF[zone] != NONE:
        sleeps = 1 if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP else 0
        _count(g, cards, slot, SUM_OF[zone] + sleeps, -1)


@rule
def sum_state(g: np.record, cards: np.record, slot: int, asleep: int) -> None:
    """Move a Resource card to the sum of Sleep State (`asleep` 1) or of Reboot State (-1)."""
    _count(g, cards, slot, RESOURCE_SLEEP, asleep)
    _count(g, cards, slot, RESOURCE_REBOOT, -asleep)


@rule
def sum_awake(g: np.record, player: int) -> None:
    """Move all Resource cards of a player to the sum of Reboot State."""
    for word in range(limits.SUMMARY // 8):
        g.sums[player, RESOURCE_REBOOT, word] += g.sums[player, RESOURCE_SLEEP, word]
        g.sums[player, RESOURCE_SLEEP, word] = 0
