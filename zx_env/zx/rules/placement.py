"""Set up a position: put new cards into the zones that the position gives.

The rules that move cards put them there, so all counters and caches of the rules stay correct. See also: the
earlier check that a card may lie there (zx_env/zx/saved/set_up.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.keyword_actions import wound
from zx_env.zx.rules.occurrences import know_abilities
from zx_env.zx.rules.payment import ask_resources
from zx_env.zx.rules.player_extra import lay_face_up
from zx_env.zx.rules.shifts import lay_shift
from zx_env.zx.rules.slots import owner_of, player_slot_of
from zx_env.zx.rules.tokens import free_token_slot
from zx_env.zx.rules.zones import (
    become_overboost,
    forget_events,
    lay_link,
    lay_player_card,
    move,
    move_to_square,
    put_as_force,
    set_state,
)
from zx_env.zx.terms import NONE, CardType, Extra, Zone


@unit
def _free_slot(g: np.record, cards: np.record, player: int, row: int) -> int:
    """Return a free slot of the player for a card of this type, or NONE."""
    kind = cards.card[row].kind
    if kind == CardType.TOKEN or kind == CardType.LINK:
        return free_token_slot(g, player)
    first = player * limits.HALF
    last = first + limits.DECK_SIZE
    if kind == CardType.PLAYER:
        first = player_slot_of(player)
        last = first + 1
    elif kind != CardType.ZX and kind != CardType.EVENT and kind != CardType.ASCENSION:
        first = player_slot_of(player) + 1
        last = first + limits.DYNAMIS_SIZE
    for slot in range(first, last):
        if g.row[slot] == NONE:
            return slot
    return NONE


@rule
def _forget_past(g: np.record, slot: int) -> None:
    """Clear the card's history: it counts as having always been in its zone."""
    g.serial[slot] = 0
    g.was_on[slot] = NONE
    forget_events(g, slot)


@rule
def _put_on_square(g: np.record, cards: np.record, slot: int, square: int, under: int) -> None:
    """Put a Player card, a Link, a Shift (on the Z/X `under`), an Overboost or a Z/X on a Square."""
    kind = cards.card[g.row[slot]].kind
    player = owner_of(slot)
    if kind == CardType.PLAYER:
        g.player_card[player] = g.row[slot]
        lay_player_card(g, cards, player, Zone.SQUARE)
    elif kind == CardType.LINK:
        lay_link(g, slot, square)
    elif kind == CardType.SHIFT:
        lay_shift(g, cards, slot, under)
    elif kind == CardType.ZX_OB:
        become_overboost(g, cards, slot, square)
        _forget_past(g, player_slot_of(player))
    else:
        move_to_square(g, cards, slot, square)


@unit
def put_down(
    g: np.record,
    cards: np.record,
    player: int,
    row: int,
    zone: int,
    square: int,
    under: int,
    state: int,
    known: int,
    damage: int,
) -> int:
    """Put a new card of the player on top of a zone; return its slot, or NONE if no slot is free.

    `row` is its row in the card table, `known` the players who know it (bits) and `damage` its points of
    damage. `square` counts only for the zone SQUARE. `under` is the Z/X above a Force, or the Z/X below a
    Shift.
    """
    slot = _free_slot(g, cards, player, row)
    if slot == NONE:
        return NONE
    g.row[slot] = row
    if slot < limits.FIRST_TOKEN:
        # Ruling Z16: only cards of a deck count here, not Tokens and Links.
        ask_resources(g, cards, player, row)
    know_abilities(g, cards, player, row)
    if zone == Zone.SQUARE:
        _put_on_square(g, cards, slot, square, under)
        set_state(g, cards, slot, state)
    elif zone == Zone.FORCE:
        put_as_force(g, cards, slot, under)
        set_state(g, cards, slot, state)
    else:
        move(g, cards, slot, zone, state, 0)
    if damage > 0:
        wound(g, slot, damage)
    g.known[slot] |= known
    _forget_past(g, slot)
    return slot


@unit
def put_under_player(g: np.record, cards: np.record, player: int, row: int, extra: int) -> None:
    """Lay a lower half or a Player Extra under the Player card; `extra` (terms.Extra) is its state."""
    g.under_player[player] = row
    know_abilities(g, cards, player, row)
    g.player_extra[player] |= extra
    if extra & Extra.FACE_UP != 0:
        lay_face_up(g, cards, player)
