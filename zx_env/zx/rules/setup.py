"""CR 400: preparation, in the order of the 2017 manual (manual M2).

Player card, Start Card, first player, four cards, mulligan, four Life, two Resource. Decks are legal here;
cards/pool.py checks them.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import (
    Fault,
    Frame,
)
from zx_env.zx.rng import roll, seed_rng
from zx_env.zx.rules.agenda import draw, from_deck, pop, push
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask, look_through_deck
from zx_env.zx.rules.occurrences import know_abilities
from zx_env.zx.rules.payment import ask_resources
from zx_env.zx.rules.slots import NO_CARD, other
from zx_env.zx.rules.summaries import mark_summaries_stale
from zx_env.zx.rules.values import has_icon
from zx_env.zx.rules.zones import (
    BOTH_KNOW,
    forget_events,
    move,
    move_to_square,
    player_square_of,
    shuffle_at_first,
)
from zx_env.zx.terms import (
    NONE,
    Ask,
    BattleStep,
    Icon,
    Phase,
    State,
    Zone,
)

FIRST_HAND = 4
FIRST_LIFE = 4
FIRST_RESOURCE = 2


@unit
def clear(g: np.record) -> None:
    """Make the record an empty game: no cards and no pending question."""
    for slot in range(limits.SLOTS):
        g.row[slot] = NONE
        g.damage[slot] = 0
        g.boost[slot] = 0
        g.raised[slot] = 0
        forget_events(g, slot)
        g.serial[slot] = 0
        g.zone[slot] = Zone.NOWHERE
        g.square[slot] = NONE
        g.was_on[slot] = NONE
        g.force_of[slot] = NO_CARD
        g.state[slot] = State.REBOOT
        g.known[slot] = 0
        g.used[slot] = 0
        g.triggered[slot] = 0
    for player in range(2):
        g.shuffles[player] = 0
        for card in range(2 * limits.DECK_SIZE):
            g.returned[player, card] = 0
            g.shuffled[card] = 0
        for zone in range(limits.ZONE_LISTS):
            g.count[player, zone] = 0
            for i in range(limits.ZONE_CARDS):
                g.cards[player, zone, i] = 0
        g.slayers[player] = 0
        g.slew[player] = 0
        g.asked_tribes[player] = 0
        g.asks_more[player] = 0
        g.gained_keys[player] = 0
        g.startup_zones[player] = 0
        g.listen_zones[player] = 0
        g.aura_zones[player] = 0
        g.auras[player] = 0
        g.happened[player] = 0
        g.caused[player] = 0
        g.takers[player] = 0
        g.player_barred[player] = 0
        g.player_card[player] = NONE
        g.under_player[player] = NONE
        g.overboost[player] = NONE
        g.shift[player] = NO_CARD
        g.player_extra[player] = 0
        g.player_damage[player] = 0
        g.lost[player] = 0
        for kind in range(limits.COUNTER_KINDS):
            g.counters[player, kind] = 0
        for i in range(limits.LISTED_CELLS):
            g.listed[player].cells[i] = 0
        for place in range(limits.SUMS):
            for word in range(limits.SUMMARY // 8):
                g.sums[player, place, word] = 0
        g.noted_before[player] = 0
    for i in range(limits.NOTED):
        g.note[i].occurrence = NONE
    g.notes = 0
    g.no_resource = 0
    for square in range(limits.SQUARES):
        g.standing_count[square] = 0
    g.moving = NO_CARD
    g.held[0] = 0
    g.held[1] = 0
    g.crowded = 0
    g.hurt = 0
    g.weakening = 0
    g.bars_choices_only = 1
    mark_summaries_stale(g)
    for depth in range(limits.EFFECT_DEPTH + 1):
        g.chosen_count[depth, 0] = 0
        g.chosen_count[depth, 1] = 0
    _clear_course(g)


@rule
def _clear_course(g: np.record) -> None:
    g.turn_decisions = 0
    g.battle.attacker = NONE
    g.battle.attacker_serial = 0
    g.battle.attacked = NONE
    g.battle.attacked_serial = 0
    g.battle.stage = BattleStep.NO_BATTLE
    g.battle.passes = 0
    g.battle.dealt = 0
    g.answer = NONE
    g.verb = 0
    g.place = 0
    g.candidates = 0
    g.hand_rows = 0
    g.subject = NONE
    g.mode = 0
    g.turn = 0
    g.phase = Phase.PREPARATION
    g.turn_player = 0
    g.first_player = 0
    g.asked = Ask.NOTHING
    g.decider = 0
    g.page = 0
    g.may_stop = 0
    g.frames = 0
    g.waiting_count = 0
    g.told_from = 0
    g.delayed_count = 0
    g.looked_count = 0
    g.locked_count[0] = 0
    g.locked_count[1] = 0
    g.depth = 0
    g.revealed = 0
    g.played_ex = 0
    g.played_shift = 0
    g.links = 0
    g.way = 0
    g.origin = NONE
    g.harm = 0
    g.heard = 0
    g.given = 0
    g.asked_causes = 0
    g.always = 0
    g.granted_count = 0
    g.lasting_count = 0
    g.last_count = 0
    g.harmed_count = 0
    g.over = 0
    g.winner = NONE
    g.truncated = 0
    g.fault = Fault.NO_FAULT


@unit
def place_cards(g: np.record, cards: np.record, match: np.record) -> None:
    """Give every card of both decks a slot and a zone: the deck, the Dynamis or the Player Square."""
    for player in range(2):
        for i in range(limits.HALF):
            slot = player * limits.HALF + i
            row = match.row[player, i]
            if row == NONE:
                continue
            g.row[slot] = row
            ask_resources(g, cards, player, row)
            know_abilities(g, cards, player, row)
            if i == limits.PLAYER_CARD:
                # Preparation 1: the Player card face down on the own Player Square.
                g.player_card[player] = row
                g.zone[slot] = Zone.SQUARE
                g.square[slot] = player_square_of(player)
                g.known[slot] = 1 << player
            elif i < limits.DECK_SIZE:
                move(g, cards, slot, Zone.DECK, State.REBOOT, 0)
            else:
                # Preparation 3: the Dynamis face down.
                move(g, cards, slot, Zone.DYNAMIS, State.FACE_DOWN, 0)
                g.known[slot] = 1 << player
        # Later preparation 1: a lower half or a Player Extra lies face down under the Player card.
        g.under_player[player] = match.under_player[player]
        if g.under_player[player] != NONE:
            know_abilities(g, cards, player, g.under_player[player])


@unit
def new_game(g: np.record, cards: np.record, match: np.record, seed: int) -> None:
    """Prepare the record for a new game with this seed; rules/progress.py runs it to the first decision."""
    clear(g)
    seed_rng(g, seed)
    place_cards(g, cards, match)
    # NONE means that the first player is decided after the Start Cards are chosen.
    g.first_player = match.first_player
    push(g, Frame.FIRST_HANDS, 0, NONE)
    push(g, Frame.START_CARD, 1, NONE)
    push(g, Frame.START_CARD, 0, NONE)


@unit
def find_in_deck(g: np.record, cards: np.record, player: int, icon: int) -> None:
    """Make the cards of the deck with the icon the candidates."""
    forget_candidates(g)
    for i in range(g.count[player, Zone.DECK]):
        slot = g.cards[player, Zone.DECK, i]
        if has_icon(g, cards, slot, icon):
            add_candidate(g, slot)


@unit
def _take_first_slot(g: np.record, player: int) -> None:
    """Move the answer, a deck card, to the slot of the bottom card, and the cards below it one slot up.

    The order of the other cards stays the same. So the slot of a face-down Start Card does not reveal
    which card it is.
    """
    i = g.count[player, Zone.DECK] - 1
    while g.cards[player, Zone.DECK, i] != g.answer:
        i -= 1
    row = g.row[g.answer]
    while i > 0:
        g.row[g.cards[player, Zone.DECK, i]] = g.row[g.cards[player, Zone.DECK, i - 1]]
        i -= 1
    g.answer = g.cards[player, Zone.DECK, 0]
    g.row[g.answer] = row


@unit
def start_card(g: np.record, cards: np.record) -> None:
    """Frame START_CARD. Preparation 2: choose 1 Start Card of the deck, face down; shuffle.

    Ruling Z54: only a deck without Start Cards begins without one.
    """
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        find_in_deck(g, cards, player, Icon.START_CARD)
        if g.candidates > 0:
            look_through_deck(g, player)
            ask(g, Ask.START_CARD, player, 0, NONE)
            return
        g.answer = NONE
    pop(g)
    if g.answer != NONE:
        _take_first_slot(g, player)
        move_to_square(g, cards, g.answer, player_square_of(player))
        g.known[g.answer] = 1 << player  # ruling Z5: the opponent does not see it until preparation ends
    shuffle_at_first(g, player)
    # The frame that is pushed last is the first: a Gate Card, then a Starting Resource.
    for i in range(2):
        kind = Frame.STARTING_RESOURCE if i == 0 else Frame.GATE_CARD
        find_in_deck(g, cards, player, icon_of_frame(kind))
        if g.candidates > 0:
            push(g, kind, player, NONE)


@rule
def icon_of_frame(kind: int) -> int:
    """Return the terms.Icon of the cards that this frame of the preparation chooses from."""
    if kind == Frame.GATE_CARD:
        return Icon.GATE_CARD
    return Icon.STARTING_RESOURCE if kind == Frame.STARTING_RESOURCE else Icon.START_CARD


@unit
def begin_elsewhere(g: np.record, cards: np.record) -> None:
    """Frames GATE_CARD and STARTING_RESOURCE: choose up to 1 such card of the deck; shuffle.

    Ruling H57: a Gate Card goes face up to the Dynamis. Ruling H110: a Starting Resource goes to Resource.
    """
    frame = g.agenda[g.frames - 1]
    player = frame.player
    kind = frame.kind
    if frame.has_asked == 0:
        frame.has_asked = 1
        find_in_deck(g, cards, player, icon_of_frame(kind))
        look_through_deck(g, player)
        ask(g, Ask.START_CARD, player, 1, NONE)
        return
    pop(g)
    if g.answer != NONE:
        if kind == Frame.GATE_CARD:
            move(g, cards, g.answer, Zone.DYNAMIS, State.FACE_UP, 0)
        else:
            move(g, cards, g.answer, Zone.RESOURCE, State.REBOOT, 0)
        g.known[g.answer] = BOTH_KNOW
    shuffle_at_first(g, player)


@unit
def first_hands(g: np.record) -> None:
    """Frame FIRST_HANDS. Preparation 4 and 5: decide who goes first; draw 4 cards."""
    pop(g)
    if g.first_player == NONE:
        g.first_player = roll(g, 2)  # ruling Z4: random unless the caller fixes it
    g.turn_player = g.first_player
    push(g, Frame.TURN, g.first_player, NONE)
    push(g, Frame.LIFE_AND_RESOURCE, 0, NONE)
    push(g, Frame.MULLIGAN, other(g.first_player), NONE)
    push(g, Frame.MULLIGAN, g.first_player, NONE)  # ruling Z5: the first player decides first
    draw(g, 1, FIRST_HAND)
    draw(g, 0, FIRST_HAND)


@unit
def mulligan(g: np.record, cards: np.record) -> None:
    """Frame MULLIGAN. Preparation 6, ruling Z5: redraw once, all cards or none."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        ask(g, Ask.MULLIGAN, player, 0, NONE)
        return
    pop(g)
    if g.answer == 1:
        while g.count[player, Zone.HAND] > 0:
            move(g, cards, g.cards[player, Zone.HAND, 0], Zone.DECK, State.REBOOT, 0)
        shuffle_at_first(g, player)
        draw(g, player, FIRST_HAND)


@unit
def life_and_resource(g: np.record) -> None:
    """Frame LIFE_AND_RESOURCE. Preparation 7-9: 4 Life face down, 2 Resource face up, reveal."""
    pop(g)
    for player in range(2):
        # Ruling H110: a Starting Resource is one of the two.
        more = FIRST_RESOURCE - g.count[player, Zone.RESOURCE]
        from_deck(g, player, more, Zone.RESOURCE, State.REBOOT)
        from_deck(g, player, FIRST_LIFE, Zone.LIFE, State.REBOOT)
    # Preparation 9: Player cards and Start Cards are turned face up.
    g.revealed = 1
    for slot in range(limits.SLOTS):
        if g.zone[slot] == Zone.SQUARE:
            g.known[slot] = BOTH_KNOW
