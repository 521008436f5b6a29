"""Write the observation of a player; its layout is in observation.py.

The observation contains everything the rules let a player know and nothing else: hidden cards only count in
`zones`.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import write_word
from zx_env.zx import limits
from zx_env.zx.decision.columns import (
    ENEMY_HAND_ROWS,
    BoardFact,
    Counted,
    Fact,
    HandFact,
    Numbered,
    OptionFact,
    SubjectFact,
)
from zx_env.zx.decision.observation import (
    DECK_AND_LIFE,
    DECK_ROWS,
    ENEMY_HAND,
    ENEMY_HAND_ROW,
    HAND,
    HAND_ROW,
    HAPPENED,
    HIDDEN_ROWS,
    KNOWN_CARDS,
    LIFE_ROWS,
    OPTION_ROW,
    OPTIONS,
    RESOURCES,
    SUBJECT,
    SUMMARIES,
)
from zx_env.zx.decision.observation_parts.cause import (
    write_cause,
    write_effect_pairs,
    write_lasting,
    write_waiting,
)
from zx_env.zx.decision.observation_parts.knowledge import write_knowledge
from zx_env.zx.decision.observation_parts.pairs import write_pairs, write_subject_pairs
from zx_env.zx.decision.observation_parts.squares import (
    capped,
    copy_feature,
    write_board,
    write_forces,
    write_markers,
    write_number,
)
from zx_env.zx.decision.options import is_choice_on_board, place_of
from zx_env.zx.decision.questions import NO_BLOCK, SQUARES_OF
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.grants import has_gained
from zx_env.zx.rules.occurrences import waiting_in_all
from zx_env.zx.rules.slots import NO_CARD, other, owner_of, player_slot_of
from zx_env.zx.rules.summed import (
    IN_CHARGE,
    IN_DECK_AND_LIFE,
    IN_REMOVED,
    IN_TRASH,
    RESOURCE_REBOOT,
    RESOURCE_SLEEP,
)
from zx_env.zx.rules.waits import delayed_place, entry_of
from zx_env.zx.rules.zones import has_overboost, is_known_to, seen_by
from zx_env.zx.terms import NONE, THE_PLAYER, Ask, CounterKind, Extra, Zone


@rule
def _later_counters(g: np.record, player: int) -> int:
    """Return how many counters of kinds other than the first one the player has."""
    counters = 0
    for kind in range(CounterKind.DREAM_KEY, limits.COUNTER_KINDS):
        counters += g.counters[player, kind]
    return capped(counters)


@rule
def _under_player(g: np.record, player: int) -> int:
    """Return a code for the card under a Player card.

    0 no card, 1 a face-down card, 2 the player is a Z/X Overboost, 3 a face-up Player Extra, 4 a spent one.
    """
    if g.under_player[player] == NONE:
        return 0
    if g.player_extra[player] & Extra.FACE_UP != 0:
        return 4 if g.player_extra[player] & Extra.SPENT != 0 else 3
    return 2 if has_overboost(g, player) else 1


@rule
def _write_course(g: np.record, obs: np.record, player: int) -> None:
    """Write the course of the game: phase, battle, decision."""
    obs.phase[g.phase] = 1
    obs.battle_step[g.battle.stage] = 1
    is_decider = g.decider == player and g.asked != Ask.OVER
    facts = obs.facts
    if is_decider:
        obs.asked[g.asked] = 1
        facts[Fact.IS_DECIDER] = 1
        facts[Fact.MAY_STOP] = g.may_stop
        facts[Fact.PAGE] = g.page
        if g.asked == Ask.CHOOSE and g.frames > 0:
            frame = g.agenda[g.frames - 1]
            # Other questions for a card belong to no effect; the counts of one that has ended say nothing.
            if frame.kind == Frame.CHOOSE or frame.kind == Frame.EFFECT:
                facts[Fact.CARDS_CHOSEN] = g.chosen_count[frame.depth, frame.register]
        if g.asked == Ask.YES_NO:
            facts[Fact.MODE] = g.mode
    elif g.asked != Ask.OVER:
        facts[Fact.ENEMY_DECIDES] = 1
    facts[Fact.IS_TURN_PLAYER] = 1 if g.turn > 0 and g.turn_player == player else 0
    facts[Fact.WENT_FIRST] = 1 if g.first_player == player else 0
    facts[Fact.TURN] = capped(g.turn)
    facts[Fact.PASSES] = g.battle.passes
    if g.battle.attacked == THE_PLAYER:
        if g.turn_player != player:
            facts[Fact.IS_ATTACKED] = 1
        else:
            facts[Fact.ENEMY_IS_ATTACKED] = 1
    facts[Fact.WAITING_ABILITIES] = capped(waiting_in_all(g))
    # 1 for the turn player plus 2 for its opponent: both may have played an Event EX.
    facts[Fact.PLAYED_EX] = (g.played_ex >> g.turn_player) & 1
    facts[Fact.PLAYED_EX] += 2 * ((g.played_ex >> other(g.turn_player)) & 1)


@rule
def _write_players(g: np.record, obs: np.record, player: int) -> None:
    """Write the facts of the players and their Player cards, and the card counts of their zones."""
    enemy = other(player)
    facts = obs.facts
    facts[Fact.DAMAGE_WAITING] = capped(g.player_damage[player])
    facts[Fact.ENEMY_DAMAGE_WAITING] = capped(g.player_damage[enemy])
    facts[Fact.HAS_PLAYER_CARD] = 1 if g.player_card[player] != NONE else 0
    facts[Fact.ENEMY_HAS_PLAYER_CARD] = 1 if g.revealed == 1 and g.player_card[enemy] != NONE else 0
    facts[Fact.FACE_UP_IN_DYNAMIS] = g.face_up[player]
    facts[Fact.ENEMY_FACE_UP_IN_DYNAMIS] = g.face_up[enemy]
    # CR 202.7c: only the owner may look at the card under a Player card.
    facts[Fact.UNDER_PLAYER] = _under_player(g, player)
    facts[Fact.ENEMY_UNDER_PLAYER] = max(_under_player(g, enemy), 1) - 1
    facts[Fact.PLAYER_SLEEPS] = g.state[player_slot_of(player)]
    facts[Fact.ENEMY_PLAYER_SLEEPS] = g.state[player_slot_of(enemy)]
    # Counters are public (ruling H40).
    facts[Fact.MEMORIAL_PIECES] = g.counters[player, CounterKind.MEMORIAL_PIECE]
    facts[Fact.ENEMY_MEMORIAL_PIECES] = g.counters[enemy, CounterKind.MEMORIAL_PIECE]
    facts[Fact.DREAM_KEYS] = _later_counters(g, player)
    facts[Fact.ENEMY_DREAM_KEYS] = _later_counters(g, enemy)
    # Ruling H62: the additional names of the Players are public.
    facts[Fact.PLAYER_NAMES_GAINED] = 1 if g.gained_keys[player] != 0 else 0
    facts[Fact.ENEMY_PLAYER_NAMES_GAINED] = 1 if g.gained_keys[enemy] != 0 else 0
    # Ruling H64: the abilities granted to the Players are public.
    for i in range(g.granted_count):
        if has_gained(g, i, player_slot_of(player)):
            facts[Fact.PLAYER_ABILITIES] += 1
        elif has_gained(g, i, player_slot_of(enemy)):
            facts[Fact.ENEMY_PLAYER_ABILITIES] += 1
    facts[Fact.LOCKS] = g.locked_count[player]
    facts[Fact.ENEMY_LOCKS] = g.locked_count[enemy]
    facts[Fact.BARS] = g.player_barred[player]
    facts[Fact.ENEMY_BARS] = g.player_barred[enemy]
    for i in range(g.delayed_count):
        delayed = g.waiting[delayed_place(i)]
        fact = Fact.DELAYED if delayed.player == player else Fact.ENEMY_DELAYED
        facts[fact] = min(facts[fact] + delayed.times, limits.WAITING_TIMES)
    # CR 301.3c: the number of cards in a zone is public.
    for zone in range(limits.ZONE_LISTS):
        obs.zones[0, zone] = g.count[player, zone]
        obs.zones[1, zone] = g.count[enemy, zone]


@rule
def _write_hands(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    page = g.page if g.decider == player else 0
    first = page * limits.HAND_ROWS
    k = NONE
    row = NONE
    different = NONE
    for i in range(g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        if g.row[slot] != row:
            row = g.row[slot]
            different += 1
            k = different - first
            if 0 <= k and k < limits.HAND_ROWS:
                card = cards.card[row]
                copy_feature(obs, HAND + k * HAND_ROW, card)
                write_number(obs, Numbered.HAND + k, row)
        if 0 <= k and k < limits.HAND_ROWS:
            obs.hand[k, HandFact.COPIES] += 1
            if is_known_to(g, slot, other(player)):
                obs.hand[k, HandFact.COPIES_KNOWN_TO_ENEMY] += 1
    enemy = other(player)
    k = NONE
    row = NONE
    for i in range(g.count[enemy, Zone.HAND]):
        slot = g.cards[enemy, Zone.HAND, i]
        if not is_known_to(g, slot, player):
            continue
        if g.row[slot] != row:
            row = g.row[slot]
            k += 1
            if k < ENEMY_HAND_ROWS:
                card = cards.card[row]
                copy_feature(obs, ENEMY_HAND + k * ENEMY_HAND_ROW, card)
                write_number(obs, Numbered.ENEMY_HAND + k, row)
        if k < ENEMY_HAND_ROWS:
            obs.enemy_hand[k, HandFact.COPIES] += 1


@rule
def _write_subject(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the card of the pending decision, if the player knows it."""
    if g.subject >= 0 and is_known_to(g, g.subject, player):
        card = cards.card[g.row[g.subject]]
        copy_feature(obs, SUBJECT, card)
        obs.subject[SubjectFact.OWN] = 1 if owner_of(g.subject) == player else 0
        write_number(obs, Numbered.SUBJECT, g.row[g.subject])
        if g.zone[g.subject] == Zone.SQUARE:
            obs.board[seen_by(g.square[g.subject], player), BoardFact.IS_SUBJECT] = 1
        write_subject_pairs(g, cards, obs, player)


@rule
def _write_decision(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the options, the card and the purpose of the pending decision, for the deciding player."""
    first = g.page * limits.OPTION_ROWS
    for k in range(min(g.options - first, limits.OPTION_ROWS)):
        slot = g.option[first + k]
        obs.options[k, OptionFact.ABILITY_PLACE] = place_of(g, first + k)
        if g.asked == Ask.RESOLVE:
            write_waiting(g, cards, obs, k, slot, player)
            slot = g.waiting[entry_of(g, slot)].slot
        own = owner_of(slot) == player
        obs.options[k, OptionFact.IS_THERE] = 1
        obs.options[k, OptionFact.OWN] = 1 if own else 0
        obs.options[k, OptionFact.ENEMY] = 0 if own else 1
        obs.options[k, OptionFact.ZONE] = g.zone[slot]
        obs.options[k, OptionFact.SLEEP] = g.state[slot]
        if g.zone[slot] == Zone.SQUARE:
            obs.options[k, OptionFact.SQUARE] = seen_by(g.square[slot], player) + 1
        if is_known_to(g, slot, player) or g.asked == Ask.START_CARD:
            card = cards.card[g.row[slot]]
            copy_feature(obs, OPTIONS + k * OPTION_ROW, card)
            write_number(obs, Numbered.OPTIONS + k, g.row[slot])
    _write_subject(g, cards, obs, player)
    write_cause(g, cards, obs)
    if g.asked == Ask.CHOOSE:
        for i in range(g.candidates):
            slot = g.candidate[i]
            if is_choice_on_board(g, slot):
                obs.board[seen_by(g.square[slot], player), BoardFact.CAN_BE_CHOSEN] = 1
        write_effect_pairs(obs)
    elif SQUARES_OF[g.asked] != NO_BLOCK:
        for i in range(g.candidates):
            obs.board[seen_by(g.candidate[i], player), BoardFact.SQUARE_CAN_BE_CHOSEN] = 1


@rule
def _write_sum(g: np.record, obs: np.record, player: int, place: int, cell: int) -> None:
    write_word(obs, cell, g.sums[player, place, 0])
    write_word(obs, cell + 8, g.sums[player, place, 1])


@rule
def _write_sums(g: np.record, obs: np.record, player: int) -> None:
    for side in range(2):
        owner = player if side == 0 else other(player)
        resources = RESOURCES + side * 2 * limits.SUMMARY
        _write_sum(g, obs, owner, RESOURCE_REBOOT, resources)
        _write_sum(g, obs, owner, RESOURCE_SLEEP, resources + limits.SUMMARY)
        _write_sum(g, obs, owner, IN_CHARGE, SUMMARIES + (Counted.CHARGE + side) * limits.SUMMARY)
        _write_sum(g, obs, owner, IN_TRASH, SUMMARIES + (Counted.TRASH + side) * limits.SUMMARY)
        _write_sum(g, obs, owner, IN_REMOVED, SUMMARIES + (Counted.REMOVED + side) * limits.SUMMARY)
    _write_sum(g, obs, player, IN_DECK_AND_LIFE, SUMMARIES + Counted.HIDDEN * limits.SUMMARY)


@unit
def write_observation(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the observation of `player` into `obs`."""
    # The lists of cards and `happened` are overwritten completely, so they need no clearing.
    for i in range(DECK_AND_LIFE):
        obs.cell[i] = 0
    for i in range(KNOWN_CARDS, HAPPENED):
        obs.cell[i] = 0
    _write_course(g, obs, player)
    _write_players(g, obs, player)
    write_board(g, cards, obs, player)
    if g.count[0, Zone.FORCE] + g.count[1, Zone.FORCE] > 0:
        write_forces(g, obs, player)
    if g.links > 0 or g.shift[0] != NO_CARD or g.shift[1] != NO_CARD:
        write_markers(g, cards, obs, player)
    _write_hands(g, cards, obs, player)
    write_pairs(g, obs, player)
    for side in range(2):
        owner = player if side == 0 else other(player)
        if g.player_card[owner] != NONE and (side == 0 or g.revealed == 1):
            # A face-up Player Extra covers the Player card.
            is_extra = g.player_extra[owner] & Extra.FACE_UP != 0
            row = g.under_player[owner] if is_extra else g.player_card[owner]
            write_number(obs, Numbered.PLAYER_CARDS + side, row)
    _write_sums(g, obs, player)
    write_knowledge(g, obs, player)
    if g.granted_count + g.lasting_count > 0:
        write_lasting(g, cards, obs, player)
    if g.decider == player and g.asked != Ask.OVER:
        _write_decision(g, cards, obs, player)
    elif g.asked != Ask.OVER:
        # Ruling Z55: a revealed card is shown to both before its owner decides whether to play it, as is a
        # card that is being played, before its Square is chosen (ruling Z15).
        _write_subject(g, cards, obs, player)


@unit
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    """Write the privileged fields into `full`, which already contains the player's own observation."""
    enemy = other(player)
    k = NONE
    row = NONE
    for i in range(g.count[enemy, Zone.HAND]):
        slot = g.cards[enemy, Zone.HAND, i]
        if g.row[slot] != row:
            row = g.row[slot]
            k += 1
        if k < HIDDEN_ROWS:
            for j in range(limits.FEATURES):
                full.their_hand[k, j] = cards.card[row].feature[j]
            full.their_hand[k, HandFact.COPIES] += 1
    for side in range(2):
        owner = player if side == 0 else enemy
        n = g.count[owner, Zone.LIFE]
        for i in range(min(n, LIFE_ROWS)):
            for j in range(limits.FEATURES):
                full.life[side, i, j] = cards.card[g.row[g.cards[owner, Zone.LIFE, n - 1 - i]]].feature[j]
        n = g.count[owner, Zone.DECK]
        for i in range(min(n, DECK_ROWS)):
            for j in range(limits.FEATURES):
                full.next_cards[side, i, j] = cards.card[g.row[g.cards[owner, Zone.DECK, n - 1 - i]]].feature[
                    j
                ]
