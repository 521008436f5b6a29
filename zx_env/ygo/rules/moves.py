"""Moves of cards off the field or hand (destroy, discard, banish, return), and the check of the state."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.continuous import (
    applies,
    bars_traps,
    destroys_itself,
    does,
    done_by,
    has_partner,
)
from zx_env.ygo.rules.kinds import place_set_as
from zx_env.ygo.rules.selectors import is_marked
from zx_env.ygo.rules.slots import has_bit, other, owner_of
from zx_env.ygo.rules.zones import is_extra_kind, put_in_list, take_off, touch
from zx_env.ygo.terms import NONE, Moment, Op, SetAs, Zone


@unit
def to_graveyard(g: np.record, cards: np.record, slot: int) -> int:
    """Send a card to its owner's Graveyard, or banish it under Macro Cosmos; return its new zone."""
    origin = g.zone[slot]
    # Ruling YR45: under Macro Cosmos every card, from any zone, is banished instead.
    zone = Zone.BANISHED if applies(g, cards, Op.BANISH_INSTEAD) else Zone.GRAVEYARD
    take_off(g, cards, slot)
    put_in_list(g, cards, slot, zone)
    if origin == Zone.MONSTER and zone == Zone.GRAVEYARD:
        g.sent |= 1 << owner_of(slot)
    return zone


@rule
def banish(g: np.record, cards: np.record, slot: int) -> None:
    """Banish a card."""
    take_off(g, cards, slot)
    put_in_list(g, cards, slot, Zone.BANISHED)


@unit
def to_hand(g: np.record, cards: np.record, slot: int) -> None:
    """Return a card to its owner's hand.

    Ruling YH6: an Extra Deck monster leaves the duel instead, as there is no Extra Deck to return to.
    """
    # The opponent does not see a card that was face-down, but knows how it was Set.
    set_as = SetAs.ANY_CARD if has_bit(g.known[slot], other(owner_of(slot))) else place_set_as(g, cards, slot)
    take_off(g, cards, slot)
    if not is_extra_kind(cards.card[g.row[slot]].kind):
        put_in_list(g, cards, slot, Zone.HAND)
        g.set_as[slot] = set_as


@unit
def send_destroyed(g: np.record, cards: np.record, slot: int) -> int:
    """Send a card that is destroyed to the Graveyard, or banish it; return its new zone."""
    # Ruling YH13: only the monster forgets the bond, so `_leave_together` destroys its Call of the Haunted.
    g.partner[slot] = NONE
    return to_graveyard(g, cards, slot)


@unit
def destroy(g: np.record, cards: np.record, slot: int) -> None:
    """Destroy a card by an effect. Ruling YR36: effects cannot destroy a monster marked by the battle."""
    if not is_marked(g, slot):
        send_destroyed(g, cards, slot)


# -- the check of the state --------------------------------------------------------------------------------


SELF_DESTRUCTION = 1 << Op.NO_DEFENSE | 1 << Op.NEEDS_NO_OTHERS


@rule
def _is_spared(g: np.record, cards: np.record) -> bool:
    """Return whether monsters that destroy themselves are spared now.

    Y6.5: from Substep 2 to the end of Substep 4, so that damage calculation takes place.
    """
    # Fast exit: usually no face-up card has such an effect.
    if (done_by(g, cards, 0) | done_by(g, cards, 1)) & SELF_DESTRUCTION == 0:
        return True
    moment = g.moment
    return moment == Moment.D2 or moment == Moment.D3 or moment == Moment.D4 or moment == Moment.O4


@unit
def _leave_together(g: np.record, cards: np.record) -> bool:
    """Carry out YR11 for Call of the Haunted and its monster; return whether one of them was destroyed.

    Ruling YH13: the monster is destroyed when the Trap leaves the field, the Trap when the monster is
    destroyed.
    """
    # Ruling YR46: while Jinzo is face-up, Call of the Haunted has no effect, so its monster stays without it.
    barred = bars_traps(g, cards)
    if g.bound == 0:
        return False
    destroyed = False
    for player in range(2):
        for place in range(limits.MONSTERS):
            slot = g.monster[player, place]
            if slot != NONE and g.partner[slot] != NONE and not has_partner(g, slot):
                g.partner[slot] = NONE
                touch(g)
                if not barred:
                    destroy(g, cards, slot)
                    destroyed = True
        for place in range(limits.FIELD):
            slot = g.back[player, place]
            if slot != NONE and g.partner[slot] != NONE and not has_partner(g, slot):
                g.partner[slot] = NONE
                touch(g)
                if does(g, cards, slot, Op.LEAVES_WITH):
                    destroy(g, cards, slot)
                    destroyed = True
    return destroyed


@unit
def check_state(g: np.record, cards: np.record) -> None:
    """Check the state, as ruling YR11 requires after every link and every event.

    rules/progress.py checks Life Points before.
    """
    again = True
    while again:
        g.unsettled = 0
        again = False
        if not _is_spared(g, cards):
            doomed = 0
            for player in range(2):
                for place in range(limits.MONSTERS):
                    slot = g.monster[player, place]
                    if slot != NONE and destroys_itself(g, cards, slot):
                        doomed |= 1 << (player * limits.MONSTERS + place)
            for spot in range(2 * limits.MONSTERS):
                if (doomed >> spot) & 1 == 1:
                    destroy(g, cards, g.monster[spot // limits.MONSTERS, spot % limits.MONSTERS])
                    again = True
        if _leave_together(g, cards):
            again = True
    g.unsettled = 0
