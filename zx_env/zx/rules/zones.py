"""CR 300: zones, Squares, States, and which player knows which card.

`move` takes a card to another zone, `move_to_square` to a Square, and `set_state` puts it into a State; they
keep the summaries of the zones up to date (rules/summaries.py). Each zone is a list of slots for each owner;
a Square holds its Z/X oldest first. No rule depends on the order of own Life, Trash, Charge and Resource, so
players cannot reorder them (ruling Z26). See also: occurrences of a move (rules/occurrences.py), limits of
zones (rules/rule_effects.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import PLAYER_SQUARE
from zx_env.zx.op_groups import Fault
from zx_env.zx.rng import roll
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.listed import list_returned
from zx_env.zx.rules.returned import leave_hand, lose_hand, note_shuffle
from zx_env.zx.rules.slots import NO_CARD, is_extra, is_token, other, owner_of, player_slot_of
from zx_env.zx.rules.summaries import card_has_come, card_has_left, resources_reboot, state_changes
from zx_env.zx.terms import (
    APPEARED_BY,
    APPEARED_FROM,
    FATES_END,
    NONE,
    Fate,
    Op,
    PlayerBar,
    State,
    Way,
    Zone,
)

BOTH_KNOW = 3
ALL_ZONES = (1 << limits.ZONE_LISTS) - 1
MOST_TIMES = 3
"""The largest count of one terms.Fate for a card in a turn; also the mask of its bits."""
LAST_SERIAL = 255
"""The largest `g.serial`, after which it restarts at 0; no reference outlives that many zone changes."""


@rule
def has_overboost(g: np.record, player: int) -> bool:
    """CR 604.3c + 909.2: return whether the player controls a Z/X Overboost on a Square."""
    return g.overboost[player] != NONE


@rule
def seen_by(square: int, player: int) -> int:
    """Return the Square's number (0 to 8) from the player's point of view, its own row first.

    The function is its own inverse.
    """
    return square if player == 0 else limits.SQUARES - 1 - square


@rule
def player_square_of(player: int) -> int:
    """CR 402.1a: return the Player Square of a player."""
    return PLAYER_SQUARE[0] if player == 0 else PLAYER_SQUARE[1]


@rule
def zx_on(g: np.record, square: int) -> int:
    """Return the newest Z/X on a Square, or NONE."""
    n = g.standing_count[square]
    if n == 0:
        return NONE
    return g.standing[square, n - 1]


@rule
def cannot_fill(g: np.record, player: int, zone: int) -> bool:
    """Return whether the player's abilities cannot put cards into that own zone this turn."""
    return zone == Zone.RESOURCE and g.player_barred[player] & PlayerBar.FILLS_RESOURCE != 0


@rule
def is_same_object(g: np.record, slot: int, serial: int) -> bool:
    """Return whether the card has not changed zones since its serial was `serial` (ruling Z30)."""
    return slot >= 0 and g.serial[slot] == serial


@rule
def top_of_deck(g: np.record, player: int) -> int:
    """Return the top card of a deck, or NONE."""
    n = g.count[player, Zone.DECK]
    if n == 0:
        return NONE
    return g.cards[player, Zone.DECK, n - 1]


@rule
def stop_with(g: np.record, fault: int) -> None:
    """End the game with an internal error (Fault) that the Python interface raises as EngineFault."""
    g.fault = fault
    g.over = 1


@rule
def truncate(g: np.record) -> None:
    """Rulings Z7 and Z56: end the game without a winner."""
    g.truncated = 1
    g.over = 1


@rule
def events_of(g: np.record, slot: int) -> int:
    """Return what happened to the card this turn, as bits: `g.fates`, then `g.deeds`."""
    return int(g.fates[slot]) | int(g.deeds[slot]) << FATES_END


@rule
def forget_events(g: np.record, slot: int) -> None:
    """Forget what happened to the card this turn."""
    g.fates[slot] = 0
    g.deeds[slot] = 0


@rule
def note_fate(g: np.record, slot: int, fate: int) -> None:
    """Count one more time this turn that this terms.Fate happens to the card."""
    if (events_of(g, slot) >> fate) & MOST_TIMES == MOST_TIMES:
        return
    if fate < FATES_END:
        g.fates[slot] += 1 << fate
    else:
        g.deeds[slot] += 1 << (fate - FATES_END)


@rule
def note_origin(g: np.record, slot: int, zone: int) -> None:
    """Record that the card appears from that zone this turn."""
    if zone <= Zone.DYNAMIS:
        g.fates[slot] |= 1 << (APPEARED_FROM + zone)


@rule
def note_way(g: np.record, slot: int, way: int) -> None:
    """Ruling H190: record that the card appears in these ways (terms.Way) this turn."""
    first = APPEARED_BY - FATES_END
    if way & Way.BY_ABILITY != 0:
        g.deeds[slot] |= 1 << first
    if way & Way.BY_CINEMA != 0:
        g.deeds[slot] |= 1 << (first + 1)
    if way & Way.BY_ASSAULT != 0:
        g.deeds[slot] |= 1 << (first + 2)


@rule
def set_state(g: np.record, cards: np.record, slot: int, state: int) -> None:
    """Put a card into a State (terms.State), wherever it is."""
    if g.state[slot] != state:
        if g.zone[slot] != Zone.SQUARE:
            state_changes(g, cards, slot, state)
        g.state[slot] = state


@rule
def sleep(g: np.record, cards: np.record, slot: int) -> None:
    """CR 302.2: put a card into Sleep State."""
    set_state(g, cards, slot, State.SLEEP)


@rule
def reboot_all_resources(g: np.record, player: int) -> None:
    """CR 302.2: put all Resource cards of a player into Reboot State."""
    for i in range(g.count[player, Zone.RESOURCE]):
        g.state[g.cards[player, Zone.RESOURCE, i]] = State.REBOOT
    resources_reboot(g, player)


@rule
def show(g: np.record, slot: int) -> None:
    """Show a card to both players, wherever it is."""
    if g.zone[slot] == Zone.HAND:
        leave_hand(g, slot, 1)
    g.known[slot] = BOTH_KNOW


@rule
def turn_face_up(g: np.record, cards: np.record, slot: int) -> None:
    """Turn a card of a Dynamis face up, so that both players know it."""
    set_state(g, cards, slot, State.FACE_UP)
    g.known[slot] = BOTH_KNOW


@rule
def turn_face_down(g: np.record, cards: np.record, slot: int) -> int:
    """Ruling H183: turn a card that lies face up in a Dynamis face down; return 1, or 0 if it does not."""
    if g.zone[slot] != Zone.DYNAMIS or g.state[slot] != State.FACE_UP:
        return 0
    set_state(g, cards, slot, State.FACE_DOWN)
    return 1


@rule
def _take_from_list(g: np.record, cards: np.record, slot: int) -> None:
    player = owner_of(slot)
    zone = g.zone[slot]
    n = g.count[player, zone]
    i = n - 1
    while i > 0 and g.cards[player, zone, i] != slot:
        i -= 1
    for j in range(i, n - 1):
        g.cards[player, zone, j] = g.cards[player, zone, j + 1]
    g.count[player, zone] = n - 1
    # CR 301.3b: nobody can tell whether a card of a hidden zone is one that was on a Square before.
    if zone == Zone.HAND or zone == Zone.DECK or zone == Zone.LIFE:
        g.was_on[slot] = NONE
    card_has_left(g, cards, slot, zone)


@rule
def _note_square(g: np.record, square: int) -> None:
    """Update `held` and `crowded` after a Z/X came to the Square or left it."""
    n = g.standing_count[square]
    bit = 1 << square
    owner = owner_of(g.standing[square, n - 1]) if n > 0 else NONE
    for player in range(2):
        if player == owner:
            g.held[player] |= bit
        else:
            g.held[player] &= ~bit
    if n > 1:
        g.crowded |= bit
    else:
        g.crowded &= ~bit


@unit
def _take_from_square(g: np.record, slot: int) -> None:
    square = g.square[slot]
    g.was_on[slot] = square
    n = g.standing_count[square]
    i = 0
    while i < n and g.standing[square, i] != slot:
        i += 1
    if i == n:
        if is_token(slot):
            g.links -= 1  # ruling H43: a Link that leaves its Square vanishes
        return  # CR 303.1: a Player card lies on its Square too, and a Z/X may stand there with it
    for j in range(i, n - 1):
        g.standing[square, j] = g.standing[square, j + 1]
    g.standing_count[square] = n - 1
    _note_square(g, square)


@unit
def _put_in_list(g: np.record, cards: np.record, slot: int, zone: int, bottom: int) -> None:
    player = owner_of(slot)
    n = g.count[player, zone]
    if n >= limits.ZONE_CARDS:
        stop_with(g, Fault.ZONE_CARDS_FULL)
        return
    i = n
    if zone == Zone.HAND:
        # A hand is sorted by the card table, so that equal cards are next to each other.
        while i > 0 and g.row[g.cards[player, zone, i - 1]] > g.row[slot]:
            g.cards[player, zone, i] = g.cards[player, zone, i - 1]
            i -= 1
    elif bottom == 1:
        while i > 0:
            g.cards[player, zone, i] = g.cards[player, zone, i - 1]
            i -= 1
    g.cards[player, zone, i] = slot
    g.count[player, zone] = n + 1
    card_has_come(g, cards, slot, zone)


@rule
def put_on_square(g: np.record, slot: int, square: int) -> None:
    """Put a Z/X on a Square, as the newest there."""
    n = g.standing_count[square]
    if n >= limits.STANDING:
        stop_with(g, Fault.STANDING_FULL)
        return
    g.standing[square, n] = slot
    g.standing_count[square] = n + 1
    g.square[slot] = square
    _note_square(g, square)


@rule
def shift_on(g: np.record, slot: int) -> int:
    """CR 202.8: return the Shift that lies on a card on a Square, or NONE."""
    shift = g.shift[owner_of(slot)]
    return shift if shift != NO_CARD and g.force_of[shift] == slot else NONE


@rule
def _carry_shift(g: np.record, slot: int) -> None:
    """CR 913.1: move the Shift on a card along with it from Square to Square."""
    shift = shift_on(g, slot)
    if shift != NONE:
        g.square[shift] = g.square[slot]


@rule
def renew(g: np.record, slot: int) -> None:
    """Ruling Z30: give the card a new serial number, so that references to the old object no longer fit."""
    g.serial[slot] = (g.serial[slot] + 1) & LAST_SERIAL


@unit
def _take_off_shift(g: np.record, cards: np.record, slot: int) -> None:
    """CR 913.1: put the Shift on a card that leaves the Squares face up into the Dynamis (901.2a)."""
    shift = shift_on(g, slot)
    if shift != NONE:
        g.shift[owner_of(shift)] = NO_CARD
        g.zone[shift] = Zone.DYNAMIS
        g.square[shift] = NONE
        renew(g, shift)
        _put_in_list(g, cards, shift, Zone.DYNAMIS, 0)


@unit
def _leave_forces(g: np.record, slot: int) -> None:
    """CR 312: disconnect the Force of a Z/X that leaves the Squares (CR 908.1)."""
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE]):
            force = g.cards[owner, Zone.FORCE, i]
            if g.force_of[force] == slot:
                g.force_of[force] = NO_CARD


@unit
def _end_licences(g: np.record, slot: int) -> None:
    """Ruling H60: end the plays from the Remove Zone that the leaving Z/X `slot` allowed."""
    for owner in range(2):
        for i in range(g.count[owner, Zone.REMOVED]):
            if g.force_of[g.cards[owner, Zone.REMOVED, i]] == slot:
                g.force_of[g.cards[owner, Zone.REMOVED, i]] = NO_CARD


@rule
def let_play(g: np.record, slot: int, source: int) -> None:
    """Ruling H60: allow to play a removed card from the Remove Zone while the Z/X `source` is on a Square."""
    if g.zone[slot] == Zone.REMOVED and g.zone[source] == Zone.SQUARE:
        g.force_of[slot] = source


@unit
def _take_out(g: np.record, cards: np.record, slot: int) -> None:
    zone = g.zone[slot]
    if zone == Zone.SQUARE:
        _take_from_square(g, slot)
        if g.count[0, Zone.FORCE] > 0 or g.count[1, Zone.FORCE] > 0:
            _leave_forces(g, slot)
        _take_off_shift(g, cards, slot)
        if has_bit(g.always, Op.PLAY_REMOVED):
            _end_licences(g, slot)
    elif zone < limits.ZONE_LISTS:
        _take_from_list(g, cards, slot)
    g.square[slot] = NONE
    # A card that changes its zone is a new object and keeps no previous state (ruling Z30).
    renew(g, slot)
    g.damage[slot] = 0
    g.boost[slot] = 0
    g.raised[slot] = 0
    g.used[slot] = 0
    g.triggered[slot] = 0
    # CR 303.5a: a card put on a Square from anywhere else is put in Reboot State.
    g.state[slot] = State.REBOOT


@unit
def lay_player_card(g: np.record, cards: np.record, player: int, zone: int) -> None:
    """CR 911.1 + 1014.1: turn the Player card face up onto its Square, or face down into an Overboost.

    It becomes a new object: no effect continues from one to the other (CR 911.2, 1014.2).
    """
    slot = player_slot_of(player)
    _take_out(g, cards, slot)
    g.gained_keys[player] = 0
    g.zone[slot] = zone
    if zone == Zone.SQUARE:
        g.square[slot] = player_square_of(player)


@unit
def become_overboost(g: np.record, cards: np.record, slot: int, square: int) -> None:
    """CR 1014.1: turn the Player card face down; put both halves, joined, in Reboot State on the Square."""
    player = owner_of(slot)
    lay_player_card(g, cards, player, Zone.NOWHERE)
    g.overboost[player] = slot
    move_to_square(g, cards, slot, square)


@unit
def move(g: np.record, cards: np.record, slot: int, zone: int, state: int, bottom: int) -> None:
    """Move a card to its owner's `zone` (not a Square): on top, or to the bottom if `bottom` is 1.

    `state` is the State it gets in Resource or in the Dynamis.
    """
    if g.zone[slot] == Zone.HAND:
        leave_hand(g, slot, 0 if zone == Zone.DECK or zone == Zone.LIFE else 1)
    _take_out(g, cards, slot)
    # CR 911.1: an Overboost separates at once; its upper half goes to the Dynamis like a Z/X EX.
    if g.overboost[0] == slot or g.overboost[1] == slot:
        g.overboost[owner_of(slot)] = NONE
        lay_player_card(g, cards, owner_of(slot), Zone.SQUARE)
    # CR 912.1: a Token that would be anywhere but on a Square disappears (ruling Z37).
    if is_token(slot):
        g.zone[slot] = Zone.NOWHERE
        return
    # CR 910.1 + 911.1: a Z/X EX or an upper half that would be anywhere but on a Square lies face up in the
    # Dynamis at once (901.2a).
    if is_extra(slot) and zone != Zone.DYNAMIS:
        zone = Zone.DYNAMIS
        state = State.FACE_UP
        g.known[slot] = BOTH_KNOW
    g.zone[slot] = zone
    _put_in_list(g, cards, slot, zone, bottom)
    if zone == Zone.REMOVED:
        g.force_of[slot] = NO_CARD
    if zone == Zone.RESOURCE or zone == Zone.DYNAMIS:
        set_state(g, cards, slot, state)
    # CR 301.3a: a public zone shows the card to both players.  CR 301.3b: a hidden one to no player, except
    # the Hand to its owner (CR 309); a player who has seen the card before still knows it (ruling Z24).
    if zone == Zone.HAND:
        g.known[slot] |= 1 << owner_of(slot)
    elif zone != Zone.DECK and zone != Zone.LIFE and zone != Zone.DYNAMIS:
        g.known[slot] = BOTH_KNOW


@unit
def move_to_square(g: np.record, cards: np.record, slot: int, square: int) -> None:
    """Put a card from another zone on a Square, in Reboot State (CR 303.5a), face up (CR 303.7)."""
    if g.zone[slot] == Zone.HAND:
        leave_hand(g, slot, 1)
    _take_out(g, cards, slot)
    g.zone[slot] = Zone.SQUARE
    put_on_square(g, slot, square)
    note_fate(g, slot, Fate.APPEARED)
    g.known[slot] = BOTH_KNOW


@unit
def move_between_squares(g: np.record, slot: int, square: int) -> None:
    """Move a Z/X to another Square: State, damage and boosts travel along (ruling Z38)."""
    _take_from_square(g, slot)
    put_on_square(g, slot, square)
    _carry_shift(g, slot)


@unit
def swap_squares(g: np.record, one: int, two: int) -> None:
    """Exchange the Squares of two Z/X; State, damage and boosts travel along (ruling Z38)."""
    square = g.square[one]
    square_of_two = g.square[two]
    _take_from_square(g, one)
    _take_from_square(g, two)
    put_on_square(g, one, square_of_two)
    put_on_square(g, two, square)
    _carry_shift(g, one)
    _carry_shift(g, two)


@unit
def bury(g: np.record, player: int, place: int) -> None:
    """Move the top card of a deck to position `place` from the top; 1 is the top itself."""
    n = g.count[player, Zone.DECK]
    slot = g.cards[player, Zone.DECK, n - 1]
    i = n - 1
    while i > 0 and n - i < place:
        g.cards[player, Zone.DECK, i] = g.cards[player, Zone.DECK, i - 1]
        i -= 1
    g.cards[player, Zone.DECK, i] = slot


@unit
def move_unseen_to_deck(g: np.record, cards: np.record, slot: int, bottom: int) -> None:
    """Move a card of the hand to the deck without showing it.

    The opponent no longer knows which of the cards it knew are still in that hand (ruling Z24).
    """
    lose_hand(g, owner_of(slot))
    move(g, cards, slot, Zone.DECK, State.REBOOT, bottom)


@rule
def remember_returned(g: np.record, player: int, slot: int) -> None:
    """Record, for the opponent, that a card it knows is shuffled or mixed up in the deck.

    The record holds the largest number of known copies in the deck at one time, so that no card counts twice.
    """
    row = g.row[slot]
    copies = 0
    for i in range(g.count[player, Zone.DECK]):
        other_slot = g.cards[player, Zone.DECK, i]
        if g.row[other_slot] == row and has_bit(g.known[other_slot], other(player)):
            copies += 1
    list_returned(g.listed[player], row, copies)


@unit
def shuffle(g: np.record, player: int) -> None:
    """CR 1003: shuffle a deck; no player knows where its cards are."""
    note_shuffle(g, player)
    n = g.count[player, Zone.DECK]
    for i in range(n - 1, 0, -1):
        j = roll(g, i + 1)
        slot = g.cards[player, Zone.DECK, i]
        g.cards[player, Zone.DECK, i] = g.cards[player, Zone.DECK, j]
        g.cards[player, Zone.DECK, j] = slot
    for i in range(n):
        slot = g.cards[player, Zone.DECK, i]
        if has_bit(g.known[slot], other(player)):
            remember_returned(g, player, slot)
        g.known[slot] = 0


@unit
def shuffle_at_first(g: np.record, player: int) -> None:
    """CR 1003 in the preparation: shuffle by exchanging cards between slots.

    Nothing refers to a card of the deck yet. So slot numbers do not reveal places in the deck list.
    """
    n = g.count[player, Zone.DECK]
    for i in range(n - 1, 0, -1):
        one = g.cards[player, Zone.DECK, i]
        two = g.cards[player, Zone.DECK, roll(g, i + 1)]
        row = g.row[one]
        g.row[one] = g.row[two]
        g.row[two] = row
    for i in range(n):
        g.known[g.cards[player, Zone.DECK, i]] = 0


@unit
def put_as_force(g: np.record, cards: np.record, slot: int, under: int) -> None:
    """CR 1009: put a card face up into the Force Zone, connected to the Z/X above it."""
    move(g, cards, slot, Zone.FORCE, State.REBOOT, 0)
    if g.zone[slot] == Zone.FORCE:
        g.force_of[slot] = under


@unit
def put_face_down_under(g: np.record, cards: np.record, slot: int, under: int) -> None:
    """Ruling H245: put a card face down into the Force Zone, connected to the Z/X above it."""
    put_as_force(g, cards, slot, under)
    if g.zone[slot] == Zone.FORCE:
        set_state(g, cards, slot, State.UNDER_FACE_DOWN)


@unit
def lay_on(g: np.record, cards: np.record, shift: int, under: int) -> None:
    """CR 202.8: lay a Shift of the Dynamis on a card on a Square."""
    _take_out(g, cards, shift)
    g.zone[shift] = Zone.SQUARE
    g.square[shift] = g.square[under]
    set_state(g, cards, shift, State.FACE_UP)
    g.force_of[shift] = under
    g.shift[owner_of(shift)] = shift


@rule
def lay_link(g: np.record, slot: int, square: int) -> None:
    """Ruling H43: lay the Link on the Square, beside a Z/X that may stand there."""
    renew(g, slot)
    g.zone[slot] = Zone.SQUARE
    g.square[slot] = square
    g.state[slot] = State.REBOOT
    g.known[slot] = BOTH_KNOW
    g.links += 1


@rule
def move_link(g: np.record, slot: int, square: int) -> None:
    """Ruling H222: put a Link that lies on a Square on another one; it stays the same Link."""
    g.was_on[slot] = g.square[slot]
    g.square[slot] = square


@rule
def is_known_to(g: np.record, slot: int, player: int) -> bool:
    """Return whether the player knows which card is in this slot."""
    return has_bit(g.known[slot], player)
