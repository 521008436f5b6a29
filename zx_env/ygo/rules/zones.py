"""Zones: where each card is, how it gets there, and which players know it.

`take_off` and the functions that put a card down are the only ones that change its zone. See also: effects
that a move triggers (waiting.py), ATK and DEF (continuous.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rng import roll
from zx_env.ygo.rules.seen_cards import leave_hand, recall, settle
from zx_env.ygo.rules.slots import owner_of
from zx_env.ygo.terms import NONE, CardKind, Fault, SetAs, Zone

BOTH_KNOW = 3
LAST_SERIAL = 255
"""After this number `g.serial` starts at 0 again: no reference to a card lasts for that many zone changes."""


@rule
def stop_with(g: np.record, fault: int) -> None:
    """End the duel with a fault (terms.Fault), because the engine cannot go on; the caller raises."""
    g.fault = fault
    g.over = 1


@rule
def is_monster_kind(kind: int) -> bool:
    """Return whether a card of this kind is a monster."""
    return kind < CardKind.QUICK_PLAY_SPELL


@rule
def is_spell_kind(kind: int) -> bool:
    """Return whether a card of this kind is a Spell Card."""
    return kind == CardKind.QUICK_PLAY_SPELL or kind == CardKind.FIELD_SPELL


@rule
def is_trap_kind(kind: int) -> bool:
    """Return whether a card of this kind is a Trap Card."""
    return kind >= CardKind.NORMAL_TRAP


@rule
def is_extra_kind(kind: int) -> bool:
    """Return whether a card of this kind belongs to an Extra Deck, which nobody has (ruling YR3)."""
    return kind == CardKind.FUSION_MONSTER or kind == CardKind.SYNCHRO_MONSTER


@rule
def is_same_object(g: np.record, slot: int, serial: int) -> bool:
    """Return whether the card has not changed zones since its serial number was `serial`."""
    return slot >= 0 and g.serial[slot] == serial


@rule
def is_on_field(g: np.record, slot: int) -> bool:
    """Return whether the card is in a Monster Zone or the back row."""
    return g.zone[slot] == Zone.MONSTER or g.zone[slot] == Zone.BACK


@unit
def free_monster_zone(g: np.record, player: int) -> int:
    """Return the place, 0 to 4, of the player's first free Monster Zone (ruling YR13), or NONE."""
    for place in range(limits.MONSTERS):
        if g.monster[player, place] == NONE:
            return place
    return NONE


@unit
def free_back_zone(g: np.record, player: int) -> int:
    """Return the place, 0 to 4, of the player's first free Spell & Trap Zone (ruling YR13), or NONE."""
    for place in range(limits.FIELD):
        if g.back[player, place] == NONE:
            return place
    return NONE


@unit
def monsters_of(g: np.record, player: int) -> int:
    """Count the monsters that the player controls."""
    n = 0
    for place in range(limits.MONSTERS):
        if g.monster[player, place] != NONE:
            n += 1
    return n


@rule
def unsettle(g: np.record) -> None:
    """Request a check of the state, because something has happened (ruling YR11)."""
    g.unsettled = 1


@rule
def touch(g: np.record) -> None:
    """Mark the derived fields as stale, because cards in hand or face-up on the field have changed."""
    g.stale = 1
    unsettle(g)


@unit
def forget_on_field(g: np.record, slot: int) -> None:
    """Clear the state that a card loses when it leaves the field or is turned face-down."""
    g.boost[slot] = 0
    g.gained[slot] = 0
    g.counters[slot] = 0
    g.halved[slot] = 0
    g.revealed[slot] = 0


@unit
def unbind(g: np.record, slot: int) -> None:
    """End the bond between a monster and the card that summoned it (Call of the Haunted), if it has one."""
    partner = g.partner[slot]
    if partner != NONE:
        if g.partner[partner] == slot:
            g.partner[partner] = NONE
        g.partner[slot] = NONE


@unit
def _forget(g: np.record, slot: int) -> None:
    """Clear the state of a card that changes zone: it becomes a new object."""
    forget_on_field(g, slot)
    g.serial[slot] = 0 if g.serial[slot] == LAST_SERIAL else g.serial[slot] + 1
    g.controller[slot] = owner_of(slot)
    g.place[slot] = NONE
    g.face_down[slot] = 0
    g.in_defense[slot] = 0
    g.attacks[slot] = 0
    g.attacked_from[slot] = 0
    g.came[slot] = 0
    g.repositioned[slot] = 0
    g.used[slot] = 0
    g.partner[slot] = NONE
    g.partner_serial[slot] = 0
    g.set_as[slot] = SetAs.ANY_CARD


@rule
def show_card(g: np.record, slot: int) -> None:
    """Make both players know the card."""
    g.known[slot] = BOTH_KNOW
    settle(g, slot)


@rule
def _add_up(g: np.record, cards: np.record, slot: int, zone: int, times: int) -> None:
    """Update `g.sums` when the card comes to a list (`times` is 1) or leaves it (`times` is -1)."""
    for word in range(limits.SUMMARY // 8):
        g.sums[owner_of(slot), zone, word] += times * cards.card[g.row[slot]].summary[word]


@unit
def take_off(g: np.record, cards: np.record, slot: int) -> None:
    """Take the card out of its zone; the caller must put it down again."""
    zone = g.zone[slot]
    if zone == Zone.MONSTER:
        g.monster[g.controller[slot], g.place[slot]] = NONE
        # Ruling YH13: a monster that leaves without being destroyed leaves Call of the Haunted behind.
        unbind(g, slot)
    elif zone == Zone.BACK:
        g.back[g.controller[slot], g.place[slot]] = NONE
    elif zone < limits.LISTS:
        if zone == Zone.HAND:
            leave_hand(g, cards, slot)
        owner = owner_of(slot)
        n = g.count[owner, zone]
        i = n - 1
        while i > 0 and g.cards[owner, zone, i] != slot:
            i -= 1
        for k in range(i, n - 1):
            g.cards[owner, zone, k] = g.cards[owner, zone, k + 1]
        g.count[owner, zone] = n - 1
        _add_up(g, cards, slot, zone, -1)
    g.zone[slot] = Zone.NOWHERE
    _forget(g, slot)
    touch(g)


@unit
def put_in_list(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Put the card into its owner's list of this zone; a hand stays sorted by the card table."""
    owner = owner_of(slot)
    n = g.count[owner, zone]
    if n >= limits.HALF:
        stop_with(g, Fault.HALF_FULL)
        return
    i = n
    if zone == Zone.HAND:
        while i > 0 and g.row[g.cards[owner, zone, i - 1]] > g.row[slot]:
            g.cards[owner, zone, i] = g.cards[owner, zone, i - 1]
            i -= 1
    g.cards[owner, zone, i] = slot
    g.count[owner, zone] = n + 1
    g.zone[slot] = zone
    _add_up(g, cards, slot, zone, 1)
    if zone == Zone.DECK:
        g.known[slot] = 0
        g.seen[slot] = 0
    elif zone == Zone.HAND:
        g.known[slot] |= 1 << owner
        if g.seen[slot] != 0:
            recall(g, owner)
    else:
        show_card(g, slot)
    touch(g)


@unit
def put_monster(
    g: np.record, cards: np.record, slot: int, player: int, face_down: int, in_defense: int
) -> None:
    """Put the card into the first free Monster Zone of the player, who then controls it."""
    place = free_monster_zone(g, player)
    if place == NONE:
        return
    take_off(g, cards, slot)
    for enemy in range(limits.SLOTS):
        g.attacked_from[enemy] &= ~(1 << place)
    g.monster[player, place] = slot
    g.zone[slot] = Zone.MONSTER
    g.controller[slot] = player
    g.place[slot] = place
    g.face_down[slot] = face_down
    g.in_defense[slot] = in_defense
    g.came[slot] = 1
    if face_down == 0:
        show_card(g, slot)


@unit
def put_back(g: np.record, cards: np.record, slot: int, place: int, face_down: int) -> None:
    """Put the card into this place of its owner's back row: 0 to 4, or FIELD for the Field Zone."""
    take_off(g, cards, slot)
    player = owner_of(slot)
    g.back[player, place] = slot
    g.zone[slot] = Zone.BACK
    g.place[slot] = place
    g.face_down[slot] = face_down
    g.came[slot] = 1
    if face_down == 0:
        show_card(g, slot)


@unit
def shuffle(g: np.record, player: int) -> None:
    """Shuffle a deck."""
    for i in range(g.count[player, Zone.DECK] - 1, 0, -1):
        k = roll(g, i + 1)
        slot = g.cards[player, Zone.DECK, i]
        g.cards[player, Zone.DECK, i] = g.cards[player, Zone.DECK, k]
        g.cards[player, Zone.DECK, k] = slot


@unit
def shuffle_at_first(g: np.record, player: int) -> None:
    """Shuffle a deck at the start of a duel, by exchanging the cards of its slots.

    So the number of a slot does not reveal the place of its card in the deck list. Nothing may refer to a
    card of the deck yet.
    """
    for i in range(g.count[player, Zone.DECK] - 1, 0, -1):
        one = g.cards[player, Zone.DECK, i]
        two = g.cards[player, Zone.DECK, roll(g, i + 1)]
        row = g.row[one]
        g.row[one] = g.row[two]
        g.row[two] = row


@unit
def draw(g: np.record, cards: np.record, player: int, amount: int) -> None:
    """Draw cards from the top of the deck."""
    for _ in range(amount):
        n = g.count[player, Zone.DECK]
        if n == 0:
            # Ruling YR15: a player who must draw from an empty deck has lost.
            g.decked_out |= 1 << player
            return
        slot = g.cards[player, Zone.DECK, n - 1]
        take_off(g, cards, slot)
        put_in_list(g, cards, slot, Zone.HAND)


@rule
def capped(points: int) -> int:
    """Return the points, limited to the largest number that the record can hold (limits.POINTS)."""
    return min(max(points, -limits.POINTS), limits.POINTS)


@rule
def lose_life_points(g: np.record, player: int, amount: int) -> None:
    """Subtract Life Points, down to 0."""
    g.life_points[player] = max(g.life_points[player] - amount, 0)


@unit
def turn_up(g: np.record, slot: int) -> None:
    """Turn a card of the field face-up; both players now know it."""
    g.face_down[slot] = 0
    g.revealed[slot] = 1
    show_card(g, slot)
    touch(g)


@unit
def turn_down(g: np.record, slot: int) -> None:
    """Turn a monster to face-down Defense Position."""
    forget_on_field(g, slot)
    # Ruling YH13: the bond of Call of the Haunted ends when its monster is turned face-down.
    unbind(g, slot)
    g.face_down[slot] = 1
    g.in_defense[slot] = 1
    touch(g)


@unit
def check_winner(g: np.record) -> None:
    """End the duel if a player has lost.

    Ruling YR15: a player loses at 0 Life Points or without a card to draw; both at once is a draw.
    """
    lost = g.decked_out
    for player in range(2):
        if g.life_points[player] <= 0:
            lost |= 1 << player
    if lost != 0 and g.over == 0:
        g.over = 1
        if lost != BOTH_KNOW:
            g.winner = 1 if lost == 1 else 0


@rule
def attacker_of(g: np.record) -> int:
    """Return the player whose monster attacks."""
    return g.turn_player
