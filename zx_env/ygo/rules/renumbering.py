"""Give cards new slots in an order that depends only on what a player knows (core/stepping/renumbering.py).

`rules/determinize.py` calls `renumber` before it deals. What the rules do next stays the same. Fields that no
rule will read again are cleared: they could reveal what a hidden card has done.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import clearer
from zx_env.core.stepping import renumbering
from zx_env.core.stepping.renumbering import (
    begin_numbers,
    move_to_new_slots,
    new_serial,
    new_slot,
    number_rest,
    take_number,
)
from zx_env.core.stepping.template import bind_to
from zx_env.ygo import limits
from zx_env.ygo.rules.choices import ask
from zx_env.ygo.rules.slots import has_bit
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Ask, Verb, Zone

clear_agenda = clearer(GAME, "agenda")
clear_waiting = clearer(GAME, "waiting")
clear_chain = clearer(GAME, "chain")
clear_cards = clearer(GAME, "cards")
clear_candidate = clearer(GAME, "candidate")
clear_hand_row = clearer(GAME, "hand_row")


@rule
def swap_state(g: np.record, one: int, two: int) -> None:
    """Exchange everything that the record stores for each of two slots, except `serial`."""
    g.row[one], g.row[two] = g.row[two], g.row[one]
    g.boost[one], g.boost[two] = g.boost[two], g.boost[one]
    g.gained[one], g.gained[two] = g.gained[two], g.gained[one]
    g.zone[one], g.zone[two] = g.zone[two], g.zone[one]
    g.controller[one], g.controller[two] = g.controller[two], g.controller[one]
    g.place[one], g.place[two] = g.place[two], g.place[one]
    g.face_down[one], g.face_down[two] = g.face_down[two], g.face_down[one]
    g.in_defense[one], g.in_defense[two] = g.in_defense[two], g.in_defense[one]
    g.known[one], g.known[two] = g.known[two], g.known[one]
    g.counters[one], g.counters[two] = g.counters[two], g.counters[one]
    g.halved[one], g.halved[two] = g.halved[two], g.halved[one]
    g.attacks[one], g.attacks[two] = g.attacks[two], g.attacks[one]
    g.attacked_from[one], g.attacked_from[two] = g.attacked_from[two], g.attacked_from[one]
    g.came[one], g.came[two] = g.came[two], g.came[one]
    g.repositioned[one], g.repositioned[two] = g.repositioned[two], g.repositioned[one]
    g.revealed[one], g.revealed[two] = g.revealed[two], g.revealed[one]
    g.used[one], g.used[two] = g.used[two], g.used[one]
    g.partner[one], g.partner[two] = g.partner[two], g.partner[one]
    g.partner_serial[one], g.partner_serial[two] = g.partner_serial[two], g.partner_serial[one]
    g.seen[one], g.seen[two] = g.seen[two], g.seen[one]
    g.set_as[one], g.set_as[two] = g.set_as[two], g.set_as[one]


bind_to(
    globals(),
    [renumbering.TEMPLATE],
    {"HALF": limits.HALF, "NUMBERED": limits.HALF, "swap_state": swap_state},
)


@rule
def _chooses_cards(g: np.record) -> bool:
    """Return whether the candidates of the pending question are slots."""
    return g.asked == Ask.CHOOSE or g.asked == Ask.TARGET


@unit
def _number_referenced(g: np.record, owner: int, number: int) -> int:
    """Number the cards to which the agenda, the chain and the question refer; return the next number."""
    for f in range(g.frames):
        number = take_number(g, owner, g.agenda[f].slot, number)
    for n in range(g.links):
        number = take_number(g, owner, g.chain[n].slot, number)
        number = take_number(g, owner, g.chain[n].target, number)
    if g.asked == Ask.CHOOSE:
        for i in range(g.chosen_count):
            number = take_number(g, owner, g.chosen[i], number)
    if _chooses_cards(g):
        for i in range(g.candidates):
            number = take_number(g, owner, g.candidate[i], number)
    return number


@unit
def _number_cards(g: np.record, player: int, owner: int) -> None:
    """Number the cards of one owner: those in public places first, then known ones, then the others.

    Hidden cards of one zone that nothing refers to cannot be distinguished, so their order does not matter.
    """
    number = owner * limits.HALF
    for side in range(2):
        for place in range(limits.MONSTERS):
            number = take_number(g, owner, g.monster[side, place], number)
        for place in range(limits.BACKS):
            number = take_number(g, owner, g.back[side, place], number)
    for zone in (Zone.GRAVEYARD, Zone.BANISHED):
        for i in range(g.count[owner, zone]):
            number = take_number(g, owner, g.cards[owner, zone, i], number)
    for i in range(g.count[owner, Zone.HAND]):
        slot = g.cards[owner, Zone.HAND, i]
        if has_bit(g.known[slot], player):
            number = take_number(g, owner, slot, number)
    number = _number_referenced(g, owner, number)
    for zone in (Zone.HAND, Zone.DECK):
        for i in range(g.count[owner, zone]):
            number = take_number(g, owner, g.cards[owner, zone, i], number)
    number_rest(g, owner, number)


@unit
def _refer_on_agenda(g: np.record) -> None:
    """Rewrite the references of frames, waiting effects and links."""
    for f in range(g.frames):
        frame = g.agenda[f]
        frame.serial = new_serial(g, frame.slot, frame.serial)
        frame.slot = new_slot(g, frame.slot)
        frame.that_serial = new_serial(g, frame.that_slot, frame.that_serial)
        frame.that_slot = new_slot(g, frame.that_slot)
    for i in range(g.waiting_count):
        entry = g.waiting[i]
        entry.serial = new_serial(g, entry.slot, entry.serial)
        entry.slot = new_slot(g, entry.slot)
        entry.that_serial = new_serial(g, entry.that_slot, entry.that_serial)
        entry.that_slot = new_slot(g, entry.that_slot)
    for n in range(g.links):
        link = g.chain[n]
        link.serial = new_serial(g, link.slot, link.serial)
        link.slot = new_slot(g, link.slot)
        link.target_serial = new_serial(g, link.target, link.target_serial)
        link.target = new_slot(g, link.target)
        link.that_serial = new_serial(g, link.that_slot, link.that_serial)
        link.that_slot = new_slot(g, link.that_slot)


@unit
def _refer_on_field(g: np.record) -> None:
    """Rewrite the references of the battle, of partners and of the lists of all zones."""
    battle = g.battle
    battle.attacker_serial = new_serial(g, battle.attacker, battle.attacker_serial)
    battle.attacker = new_slot(g, battle.attacker)
    battle.target_serial = new_serial(g, battle.target, battle.target_serial)
    battle.target = new_slot(g, battle.target)
    for place in range(limits.MONSTERS):
        battle.serials[place] = new_serial(g, battle.monsters[place], battle.serials[place])
        battle.monsters[place] = new_slot(g, battle.monsters[place])
    for slot in range(limits.SLOTS):
        if g.partner[slot] != NONE:
            g.partner_serial[slot] = new_serial(g, g.partner[slot], g.partner_serial[slot])
            g.partner[slot] = new_slot(g, g.partner[slot])
    for side in range(2):
        for place in range(limits.MONSTERS):
            g.monster[side, place] = new_slot(g, g.monster[side, place])
        for place in range(limits.BACKS):
            g.back[side, place] = new_slot(g, g.back[side, place])
        for zone in range(limits.LISTS):
            for i in range(g.count[side, zone]):
                g.cards[side, zone, i] = new_slot(g, g.cards[side, zone, i])
            first = (side * limits.LISTS + zone) * limits.HALF
            clear_cards(g, first + g.count[side, zone], first + limits.HALF)


@rule
def _refer_in_question(g: np.record, player: int) -> None:
    """Rewrite the references of the pending question; clear what earlier ones have left behind."""
    g.subject = new_slot(g, g.subject)
    g.answer = NONE
    g.verb = Verb.PASS
    has_candidates = g.asked != Ask.MAIN and g.asked != Ask.BATTLE
    has_candidates = has_candidates and g.asked != Ask.WINDOW and g.asked != Ask.ANSWER
    has_candidates = has_candidates and g.asked != Ask.POSITION and g.asked != Ask.OVER
    if not has_candidates:
        g.candidates = 0
    if g.asked != Ask.CHOOSE and g.decider != player:
        g.chosen_count = 0
    if g.asked == Ask.OVER:
        ask(g, Ask.OVER, g.turn_player, 0, NONE)
        g.chosen_count = 0
    if _chooses_cards(g):
        for i in range(g.candidates):
            g.candidate[i] = new_slot(g, g.candidate[i])
    clear_candidate(g, g.candidates, limits.CANDIDATES)
    for i in range(g.chosen_count):
        g.chosen[i] = new_slot(g, g.chosen[i]) if g.asked == Ask.CHOOSE else 0
    for i in range(g.chosen_count, limits.CHOSEN):
        g.chosen[i] = 0
    clear_hand_row(g, 0, limits.HALF)


@unit
def _clear_leftovers(g: np.record) -> None:
    """Clear what is behind the ends of the agenda, of the waiting effects and of the chain.

    The number of decisions of the turn counts those of the opponent, some of which a hidden card asks for. A
    frame reads `g.chained` at once after a window closes, never across a question.
    """
    g.turn_decisions = 0
    g.chained = 0
    clear_agenda(g, g.frames, limits.FRAMES)
    clear_waiting(g, g.waiting_count, limits.WAITING)
    clear_chain(g, g.links, limits.LINKS)


@unit
def renumber(g: np.record, player: int) -> None:
    """Give every card a new slot, in an order that depends only on what the player knows; clear leftovers."""
    begin_numbers(g)
    for owner in range(2):
        _number_cards(g, player, owner)
    _refer_on_agenda(g)
    _refer_on_field(g)
    _refer_in_question(g, player)
    move_to_new_slots(g)
    _clear_leftovers(g)
