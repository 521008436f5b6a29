"""Give cards new slots in an order that depends only on what a player knows (core/stepping/renumbering.py).

`rules/determinize.py` calls `renumber` before it deals. What the rules do next stays the same. Fields that no
rule will read again are cleared: they could reveal what a hidden card has done (rules/leftovers.py).
Player cards, cards of a Dynamis, Tokens and Links keep their slots, which the deck lists and public moves
determine.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.core.stepping import renumbering
from zx_env.core.stepping.renumbering import (
    begin_numbers,
    has_number,
    move_to_new_slots,
    new_serial,
    new_slot,
    number_rest,
    take_number,
)
from zx_env.core.stepping.template import bind_to
from zx_env.zx import limits
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.delays import NO_CARD as NO_DELAYED_CARD
from zx_env.zx.rules.grants import granted_place
from zx_env.zx.rules.leftovers import clear_leftovers
from zx_env.zx.rules.returned import card_of
from zx_env.zx.rules.slots import NO_CARD, owner_of
from zx_env.zx.rules.waits import delayed_place
from zx_env.zx.rules.zones import forget_events
from zx_env.zx.terms import NONE, Ask, Zone


@rule
def swap_state(g: np.record, one: int, two: int) -> None:
    """Exchange everything that the record stores for each of two slots, except `serial`."""
    g.row[one], g.row[two] = g.row[two], g.row[one]
    g.damage[one], g.damage[two] = g.damage[two], g.damage[one]
    g.boost[one], g.boost[two] = g.boost[two], g.boost[one]
    g.raised[one], g.raised[two] = g.raised[two], g.raised[one]
    g.fates[one], g.fates[two] = g.fates[two], g.fates[one]
    g.deeds[one], g.deeds[two] = g.deeds[two], g.deeds[one]
    g.zone[one], g.zone[two] = g.zone[two], g.zone[one]
    g.square[one], g.square[two] = g.square[two], g.square[one]
    g.was_on[one], g.was_on[two] = g.was_on[two], g.was_on[one]
    g.state[one], g.state[two] = g.state[two], g.state[one]
    g.known[one], g.known[two] = g.known[two], g.known[one]
    g.used[one], g.used[two] = g.used[two], g.used[one]
    g.triggered[one], g.triggered[two] = g.triggered[two], g.triggered[one]
    g.force_of[one], g.force_of[two] = g.force_of[two], g.force_of[one]
    if g.shuffles[owner_of(one)] == 0:
        return
    card, copy = card_of(one), card_of(two)
    g.shuffled[card], g.shuffled[copy] = g.shuffled[copy], g.shuffled[card]
    for player in range(2):
        number = g.returned[player, card]
        g.returned[player, card] = g.returned[player, copy]
        g.returned[player, copy] = number


bind_to(
    globals(),
    [renumbering.TEMPLATE],
    {"HALF": limits.HALF, "NUMBERED": limits.DECK_SIZE, "swap_state": swap_state},
)


@rule
def _chooses_cards(g: np.record) -> bool:
    """Return whether the candidates of the pending question are slots."""
    asked = g.asked
    return asked == Ask.CHOOSE or asked == Ask.START_CARD or asked == Ask.PAY or asked == Ask.IGNITE


@unit
def _number_referenced(g: np.record, owner: int, number: int) -> int:
    """Number the cards to which the agenda, choices and the question refer; return the next number."""
    for f in range(g.frames):
        number = take_number(g, owner, g.agenda[f].slot, number)
    for depth in range(limits.EFFECT_DEPTH + 1):
        for i in range(g.chosen_count[depth, 0]):
            number = take_number(g, owner, g.chosen[depth, 0, i], number)
    if _chooses_cards(g):
        for i in range(g.candidates):
            number = take_number(g, owner, g.candidate[i], number)
    return number


@unit
def _number_cards(g: np.record, player: int, owner: int) -> None:
    """Number the cards of one owner: those in public places first, then known ones, then the others.

    The order of deck and Life is known, whichever cards lie there. Hidden cards of a Hand that nothing refers
    to cannot be distinguished, so their order does not matter.
    """
    number = owner * limits.HALF
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            number = take_number(g, owner, g.standing[square, i], number)
    for zone in range(limits.ZONE_LISTS):
        if zone == Zone.HAND:
            continue
        for i in range(g.count[owner, zone]):
            number = take_number(g, owner, g.cards[owner, zone, i], number)
    for i in range(g.count[owner, Zone.HAND]):
        slot = g.cards[owner, Zone.HAND, i]
        if has_bit(g.known[slot], player):
            number = take_number(g, owner, slot, number)
    number = _number_referenced(g, owner, number)
    for i in range(g.count[owner, Zone.HAND]):
        number = take_number(g, owner, g.cards[owner, Zone.HAND, i], number)
    number_rest(g, owner, number)


@rule
def _forget_history(g: np.record, player: int, slot: int) -> None:
    """Clear what a card that the player does not know has done in this turn, and in other zones."""
    if not has_bit(g.known[slot], player):
        forget_events(g, slot)
        g.was_on[slot] = NONE
    zone = g.zone[slot]
    if zone != Zone.FORCE and zone != Zone.REMOVED:
        g.force_of[slot] = NO_CARD


@unit
def _refer_on_agenda(g: np.record) -> None:
    """Rewrite the references of frames, and of abilities that wait."""
    for f in range(g.frames):
        frame = g.agenda[f]
        frame.serial = new_serial(g, frame.slot, frame.serial)
        frame.slot = new_slot(g, frame.slot)
        frame.that_serial = new_serial(g, frame.that_slot, frame.that_serial)
        frame.that_slot = new_slot(g, frame.that_slot)
    for i in range(g.waiting_count):
        waiting = g.waiting[i]
        waiting.serial = new_serial(g, waiting.slot, waiting.serial)
        waiting.slot = new_slot(g, waiting.slot)
    for i in range(g.delayed_count):
        delayed = g.waiting[delayed_place(i)]
        delayed.serial = new_serial(g, delayed.slot, delayed.serial)
        delayed.slot = new_slot(g, delayed.slot)
        if delayed.those != NO_DELAYED_CARD:
            delayed.first = new_serial(g, delayed.those, delayed.first)
            delayed.those = new_slot(g, delayed.those)
    for i in range(g.those_count):
        g.those_serial[i] = new_serial(g, g.those_slot[i], g.those_serial[i])
        g.those_slot[i] = new_slot(g, g.those_slot[i])


@unit
def _refer_in_effects(g: np.record) -> None:
    """Rewrite the references of lasting effects, of the battle and of stored values."""
    for i in range(g.lasting_count):
        held = g.lasting[i]
        held.serial = new_serial(g, held.slot, held.serial)
        held.slot = new_slot(g, held.slot)
        held.by = new_slot(g, held.by)
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        granted.serial = new_serial(g, granted.slot, granted.serial)
        granted.slot = new_slot(g, granted.slot)
    battle = g.battle
    battle.attacker_serial = new_serial(g, battle.attacker, battle.attacker_serial)
    battle.attacker = new_slot(g, battle.attacker)
    battle.attacked_serial = new_serial(g, battle.attacked, battle.attacked_serial)
    battle.attacked = new_slot(g, battle.attacked)
    for i in range(g.looked_count):
        g.looked_serial[i] = new_serial(g, g.looked[i], g.looked_serial[i])
        g.looked[i] = new_slot(g, g.looked[i])
    for i in range(g.last_count):
        g.last_serial[i] = new_serial(g, g.last_slot[i], g.last_serial[i])
        g.last_slot[i] = new_slot(g, g.last_slot[i])
    for i in range(g.harmed_count):
        g.harmed[i] = new_slot(g, g.harmed[i])
        g.harmed_by[i] = new_slot(g, g.harmed_by[i])


@unit
def _refer_in_zones(g: np.record) -> None:
    """Rewrite the slots in the lists of all zones, on Squares, and of connected cards."""
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            g.standing[square, i] = new_slot(g, g.standing[square, i])
    for owner in range(2):
        for zone in range(limits.ZONE_LISTS):
            for i in range(g.count[owner, zone]):
                g.cards[owner, zone, i] = new_slot(g, g.cards[owner, zone, i])
    for slot in range(limits.SLOTS):
        g.force_of[slot] = new_slot(g, g.force_of[slot])


@unit
def _refer_in_question(g: np.record) -> None:
    """Rewrite the references of the pending question, and of the cards chosen so far."""
    g.subject = new_slot(g, g.subject)
    if _chooses_cards(g):
        for i in range(g.candidates):
            g.candidate[i] = new_slot(g, g.candidate[i])
    for depth in range(limits.EFFECT_DEPTH + 1):
        for i in range(g.chosen_count[depth, 0]):
            g.chosen[depth, 0, i] = new_slot(g, g.chosen[depth, 0, i])
        # The second list of rules contains Squares (rules/effects.py).
        if depth != limits.FREE_ROW:
            for i in range(g.chosen_count[depth, 1]):
                g.chosen[depth, 1, i] = new_slot(g, g.chosen[depth, 1, i])


@unit
def renumber(g: np.record, player: int) -> None:
    """Give every card a new slot, in an order that depends only on what the player knows; clear leftovers."""
    clear_leftovers(g, player)
    begin_numbers(g)
    for owner in range(2):
        _number_cards(g, player, owner)
    for slot in range(2 * limits.HALF):
        if has_number(slot):
            _forget_history(g, player, slot)
    _refer_on_agenda(g)
    _refer_in_effects(g)
    _refer_in_zones(g)
    _refer_in_question(g)
    move_to_new_slots(g)
