"""List the hand rows and the options of the pending decision.

Things that the deciding player cannot tell apart share a row.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.decision.actions import EXTRA
from zx_env.zx.decision.hands import is_in_hand_of
from zx_env.zx.decision.questions import HAND_OF, NO_BLOCK, NUMBERS, OPTIONS_OF
from zx_env.zx.op_groups import Fault
from zx_env.zx.rules.abilities import ability_at, can_use, has_startup_in
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.elsewhere import END_OF_ZONES, FIRST_ZONE, can_play_from
from zx_env.zx.rules.extras import PLAYS, can_play_ex, has_played_ex
from zx_env.zx.rules.play import open_squares
from zx_env.zx.rules.prices import can_play_removed, place_of_text
from zx_env.zx.rules.shifts import can_shift
from zx_env.zx.rules.slots import other, owner_of, player_slot_of
from zx_env.zx.rules.waits import entry_of, that_of
from zx_env.zx.rules.zones import ALL_ZONES, is_known_to, is_same_object, stop_with, zx_on
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Ask,
    CardType,
    Occurrence,
    Op,
    Verb,
    Zone,
)


@rule
def list_hand(g: np.record, player: int) -> None:
    """List the different cards of a hand in the order of the card table, one slot for equal cards.

    Among equal cards, a copy that the opponent knows represents them. Otherwise the opponent could tell which
    copy was played.
    """
    n = 0
    row = NONE - 1  # a row that no card has
    stands = NONE
    for i in range(g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        # Arithmetic instead of branches: whether cards are equal is hard to predict.
        is_new = 1 if g.row[slot] != row else 0
        row = g.row[slot]
        n += is_new
        stands += (slot - stands) * (is_new | (g.known[slot] >> other(player)) & 1)
        g.hand_row[n - 1] = stands
    g.hand_rows = n
    if g.lasting_count > 0 and has_bit(g.always, Op.GAIN_COST):
        _take_the_cheaper(g, player)


@unit
def _take_the_cheaper(g: np.record, player: int) -> None:
    """Ruling H216: among equal cards of the hand, let one represent them that an effect makes cheaper."""
    for i in range(g.lasting_count):
        held = g.lasting[i]
        slot = held.slot
        if held.op == Op.GAIN_COST and g.zone[slot] == Zone.HAND and owner_of(slot) == player:
            if is_same_object(g, slot, held.serial):
                for k in range(g.hand_rows):
                    if g.row[g.hand_row[k]] == g.row[slot]:
                        g.hand_row[k] = slot


# -- deeds: how an option is used --------------------------------------------------------------------------

FIRST_USE = 8
"""Leading number of a deed that uses startup ability 0 (Verb.USE); all other verbs are smaller numbers.

A deed from `FIRST_USE * ABILITIES_OF_CARD` on is therefore a use.
"""


@rule
def deed(verb: int, place: int, use: int) -> int:
    """Encode what a player with priority does with an option as one small number.

    It combines the terms.Verb, the place of the ability on its card and, for USE, the number of the use: 0
    for the first startup ability that the card has in its zone.
    """
    kind = FIRST_USE + use if verb == Verb.USE else verb
    return kind * limits.ABILITIES_OF_CARD + place


def parts_of(what: int) -> tuple[Verb, int, int]:
    """Split a number of `deed` into (verb, place, use), for Python; rules call `verb_of` and `place_of`."""
    kind, place = divmod(what, limits.ABILITIES_OF_CARD)
    return (Verb.USE, place, kind - FIRST_USE) if kind >= FIRST_USE else (Verb(kind), place, 0)


@rule
def verb_of(g: np.record, k: int) -> int:
    """Return the terms.Verb of option `k` (from 0); PASS if the decision is not a priority."""
    kind = g.option_deed[k] // limits.ABILITIES_OF_CARD
    return Verb.USE if kind >= FIRST_USE else kind


@rule
def place_of(g: np.record, k: int) -> int:
    """Return the place (from 0) on its card of the ability that option `k` uses or that plays the card."""
    return g.option_deed[k] % limits.ABILITIES_OF_CARD


@rule
def first_of_option(g: np.record, k: int) -> int:
    """Return the first action number of the block of option `k`; the block depends on the question."""
    verb = verb_of(g, k)
    if verb == Verb.PLAY_EX or verb == Verb.SHIFT:
        return EXTRA
    return OPTIONS_OF[g.asked]


@rule
def is_startup(g: np.record, cards: np.record, slot: int, place: int) -> bool:
    """Return whether the ability at this place (from 0) is a startup ability for the card's current zone."""
    ability_row = cards.ability[cards.card[g.row[slot]].ability + place]
    return ability_row.kind == AbilityKind.STARTUP and has_bit(ability_row.valid_in, g.zone[slot])


# -- the rows ------------------------------------------------------------------------------------------------


@rule
def _look_alike(g: np.record, player: int, one: int, two: int) -> bool:
    """Return whether the player cannot distinguish the two cards, which are no Z/X on Squares."""
    if g.zone[one] != g.zone[two] or owner_of(one) != owner_of(two):
        return False
    if g.square[one] != g.square[two]:
        return False  # Links on Squares
    if is_known_to(g, one, player) != is_known_to(g, two, player):
        return False
    if not is_known_to(g, one, player):
        return True
    return g.row[one] == g.row[two] and g.state[one] == g.state[two]


@rule
def _add_option(g: np.record, thing: int, what: int) -> None:
    if g.options >= limits.CANDIDATES:
        stop_with(g, Fault.CANDIDATES_FULL)
        return
    g.option[g.options] = thing
    g.option_deed[g.options] = what
    g.options += 1


@rule
def _add_if_new(g: np.record, player: int, slot: int, what: int) -> None:
    is_known = is_known_to(g, slot, player)
    for k in range(g.options):
        # Shortcut: a card that the player knows does not look like a different card.
        if is_known and g.row[g.option[k]] != g.row[slot]:
            continue
        if g.option_deed[k] == what and _look_alike(g, player, g.option[k], slot):
            return
    _add_option(g, slot, what)


@rule
def is_choice_on_board(g: np.record, slot: int) -> bool:
    """Return whether a choice names this card by its Square: it is the newest Z/X there.

    Any other card that is not in the own hand is an option.
    """
    return g.zone[slot] == Zone.SQUARE and zx_on(g, g.square[slot]) == slot


@unit
def _list_waiting(g: np.record, cards: np.record) -> None:
    """List the waiting abilities that the turn player can tell apart, by number (rules/waits.py)."""
    for number in range(g.candidates):
        is_new = True
        for k in range(g.options):
            if _wait_alike(g, cards, number, g.option[k]):
                is_new = False
        if is_new:
            _add_option(g, number, 0)


@rule
def _wait_alike(g: np.record, cards: np.record, number: int, other_number: int) -> bool:
    """Return whether the waiting abilities with these numbers have the same effect."""
    one = g.waiting[entry_of(g, number)]
    two = g.waiting[entry_of(g, other_number)]
    if one.ability != two.ability or not _mean_same_card(g, that_of(g, number), that_of(g, other_number)):
        return False
    if one.slot == two.slot and one.serial == two.serial:
        return True
    # Cards that have left look alike, unless the ability reads their last values (ruling Z13).
    return (
        cards.ability[one.ability].asks_of == 0
        and not is_same_object(g, one.slot, one.serial)
        and not is_same_object(g, two.slot, two.serial)
        and owner_of(one.slot) == owner_of(two.slot)
    )


@rule
def _mean_same_card(g: np.record, one: int, two: int) -> bool:
    """Return whether the places in `those` refer to the same card, or are both NONE."""
    if one == NONE or two == NONE:
        return one == two
    return g.those_slot[one] == g.those_slot[two] and g.those_serial[one] == g.those_serial[two]


@unit
def _add_uses(g: np.record, cards: np.record, player: int, slot: int) -> None:
    """Add the usable startup abilities of a card that is not on a Square."""
    use = 0
    for place in range(cards.card[g.row[slot]].abilities):
        if is_startup(g, cards, slot, place):
            if can_use(g, cards, slot, place, player):
                _add_if_new(g, player, slot, deed(Verb.USE, place, use))
            use += 1


@unit
def _add_gained_uses(g: np.record, cards: np.record, player: int, slot: int) -> None:
    """Add the usable startup abilities that the Player card has gained; they follow its printed ones.

    In a deed their places follow those of the printed abilities, too (see `ability_of_option`).
    """
    printed = cards.card[g.row[slot]].abilities
    use = 0
    for place in range(printed):
        if is_startup(g, cards, slot, place):
            use += 1
    for n in range(limits.ABILITIES_OF_CARD - printed):
        place = limits.ABILITIES_OF_CARD + n
        if ability_at(g, cards, slot, place) == NONE:
            return
        if can_use(g, cards, slot, place, player):
            _add_if_new(g, player, slot, deed(Verb.USE, printed + n, use))
        use += 1


@rule
def ability_of_option(g: np.record, cards: np.record, k: int) -> int:
    """Return the place of the ability that option `k` uses, as `ability_at` (rules/abilities.py) counts."""
    place = place_of(g, k)
    if verb_of(g, k) != Verb.USE:
        return place
    printed = cards.card[g.row[g.option[k]]].abilities
    return place if place < printed else limits.ABILITIES_OF_CARD + place - printed


@rule
def _list_uses_elsewhere(g: np.record, cards: np.record, player: int) -> None:
    """List the usable startup abilities of own cards that are not on Squares, and of the Player."""
    zones = g.startup_zones[player] & ALL_ZONES
    zone = 0
    while zones != 0:
        if zones & 1 == 1:
            for i in range(g.count[player, zone]):
                slot = g.cards[player, zone, i]
                if has_startup_in(g, cards, slot):
                    _add_uses(g, cards, player, slot)
        zones >>= 1
        zone += 1
    slot = player_slot_of(player)
    # Ruling H109: the Player card has its abilities as long as it lies face up.
    if g.row[slot] != NONE and g.zone[slot] == Zone.SQUARE:
        if has_bit(cards.card[g.row[slot]].startup_zones, Zone.SQUARE):
            _add_uses(g, cards, player, slot)
        if has_bit(g.always, Op.GAIN_FOR_PLAYER) or g.granted_count > 0:
            _add_gained_uses(g, cards, player, slot)


@unit
def _list_removed(g: np.record, cards: np.record, player: int) -> None:
    """List the Events playable from the Remove Zone now (ruling H60), by the place of their text."""
    for i in range(g.count[player, Zone.REMOVED]):
        slot = g.cards[player, Zone.REMOVED, i]
        place = place_of_text(cards, g.row[slot])
        if place != NONE and can_play_removed(g, cards, slot):
            _add_if_new(g, player, slot, deed(Verb.PLAY, place, 0))


@unit
def _list_plays(g: np.record, cards: np.record, player: int) -> None:
    """Ruling H134: list the cards that can be played now from Resource, Charge, Trash or the Remove Zone."""
    in_battle = g.asked == Ask.BATTLE_EVENT
    squares = 0 if in_battle else open_squares(g, player)
    for zone in range(FIRST_ZONE, END_OF_ZONES):
        for i in range(g.count[player, zone]):
            slot = g.cards[player, zone, i]
            # CR 603.1b: in a battle, only Events can be played.
            if in_battle and cards.card[g.row[slot]].kind != CardType.EVENT:
                continue
            if can_play_from(g, cards, slot, player, squares):
                place = place_of_text(cards, g.row[slot])
                _add_if_new(g, player, slot, deed(Verb.PLAY, max(place, 0), 0))


@rule
def _verb_from_dynamis(g: np.record, cards: np.record, slot: int, place: int, player: int) -> int:
    """Return how the ability at this place can play a card of the Dynamis now: PLAY_EX, SHIFT or PASS."""
    kind = cards.ability[cards.card[g.row[slot]].ability + place].kind
    if kind == AbilityKind.SHIFT:
        return Verb.SHIFT if can_shift(g, cards, slot, place, player) else Verb.PASS
    if has_bit(PLAYS, kind) and can_play_ex(g, cards, slot, place, player):
        return Verb.PLAY_EX
    return Verb.PASS


@unit
def _list_extras(g: np.record, cards: np.record, player: int) -> None:
    """List the Z/X EX, Event EX and Shift cards of the own Dynamis that can be played now."""
    before = NONE
    for i in range(g.count[player, Zone.DYNAMIS]):
        slot = g.cards[player, Zone.DYNAMIS, i]
        # Cards that look alike share one option.
        if before != NONE and g.row[before] == g.row[slot] and g.state[before] == g.state[slot]:
            continue
        before = slot
        # CR 603.1b(ii): in a battle, only an Event Extra can be played.
        if g.asked == Ask.BATTLE_EVENT and cards.card[g.row[slot]].kind != CardType.EVENT_EX:
            continue
        for place in range(cards.card[g.row[slot]].abilities):
            verb = _verb_from_dynamis(g, cards, slot, place, player)
            if verb != Verb.PASS:
                _add_if_new(g, player, slot, deed(verb, place, 0))


@unit
def list_rows(g: np.record, cards: np.record) -> None:
    """Fill the hand rows and the options: the cards that the deciding player may use or choose now."""
    g.options = 0
    player = g.decider
    asked = g.asked
    if asked < 0 or asked >= NUMBERS:
        # No question has this number: the record is damaged. Stop the game.
        stop_with(g, Fault.UNKNOWN_ASK)
        g.asked = Ask.OVER
        asked = Ask.OVER
    if HAND_OF[asked] != NO_BLOCK:
        list_hand(g, player)
    else:
        g.hand_rows = 0
    if asked == Ask.MAIN or asked == Ask.BATTLE_EVENT:
        _list_uses_elsewhere(g, cards, player)
        if has_bit(g.always, Op.PLAY_REMOVED):
            _list_removed(g, cards, player)
        if has_bit(g.always, Op.PLAY_FROM):
            _list_plays(g, cards, player)
        events = has_bit(g.startup_zones[player], Zone.DYNAMIS)
        if (asked == Ask.MAIN or events) and g.count[player, Zone.DYNAMIS] > 0:
            if not has_played_ex(g, player) or has_bit(g.heard, Occurrence.IS_SHIFTED):
                _list_extras(g, cards, player)
    elif asked == Ask.RESOLVE:
        _list_waiting(g, cards)
    elif OPTIONS_OF[asked] != NO_BLOCK:
        for i in range(g.candidates):
            slot = g.candidate[i]
            if not is_choice_on_board(g, slot) and not is_in_hand_of(g, slot, player):
                _add_if_new(g, player, slot, 0)
