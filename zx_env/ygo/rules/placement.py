"""Setting up a position: put new cards into the zones that the position names.

See also: saved/positions.py, which first checks that each card may lie there.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.slots import owner_of
from zx_env.ygo.rules.zones import (
    free_back_zone,
    free_monster_zone,
    put_back,
    put_in_list,
    put_monster,
    touch,
)
from zx_env.ygo.terms import NONE, CardKind, Zone


@unit
def _free_slot(g: np.record, player: int) -> int:
    """Return a free slot for one more card of the player, or NONE."""
    for slot in range(player * limits.HALF, (player + 1) * limits.HALF):
        if g.row[slot] == NONE:
            return slot
    return NONE


@unit
def put_down(
    g: np.record,
    cards: np.record,
    player: int,
    row: int,
    zone: int,
    controller: int,
    face_down: int,
    in_defense: int,
    counters: int,
    known: int,
) -> int:
    """Add a new card of the player to a zone; return its slot, or NONE if no slot or place is free."""
    slot = _free_slot(g, player)
    if slot == NONE:
        return NONE
    is_field = cards.card[row].kind == CardKind.FIELD_SPELL
    if zone == Zone.MONSTER and free_monster_zone(g, controller) == NONE:
        return NONE
    if zone == Zone.BACK and not is_field and free_back_zone(g, player) == NONE:
        return NONE
    if zone == Zone.BACK and is_field and g.back[player, limits.FIELD] != NONE:
        return NONE
    g.row[slot] = row
    if zone == Zone.MONSTER:
        put_monster(g, cards, slot, controller, face_down, in_defense)
    elif zone == Zone.BACK:
        put_back(g, cards, slot, limits.FIELD if is_field else free_back_zone(g, player), face_down)
    else:
        put_in_list(g, cards, slot, zone)
    g.counters[slot] = counters
    _forget_past(g, slot, known)
    return slot


@rule
def _forget_past(g: np.record, slot: int, known: int) -> None:
    """Clear the card's history: it did not come this turn, and it has not changed zones."""
    g.serial[slot] = 0
    g.came[slot] = 0
    g.known[slot] |= known
    if g.zone[slot] == Zone.MONSTER or g.zone[slot] == Zone.BACK:
        g.known[slot] |= 1 << g.controller[slot]
    else:
        g.controller[slot] = owner_of(slot)


@unit
def pair(g: np.record, one: int, two: int) -> None:
    """Bind a Call of the Haunted and the monster that it has summoned to each other."""
    g.partner[one] = two
    g.partner_serial[one] = g.serial[two]
    g.partner[two] = one
    g.partner_serial[two] = g.serial[one]
    touch(g)
