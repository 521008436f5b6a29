"""How what a player may see is written into its observation (zx_env/zx/decision/observation.py says where).

Everything the rules let a player know and nothing else: hidden cards count in `zones`, no more.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import copier, write_word
from zx_env.zx import limits
from zx_env.zx.decision.observation import (
    BOARD,
    BOARD_ROW,
    DECK_ROWS,
    ENEMY_HAND,
    ENEMY_HAND_ROWS,
    HAND,
    HAND_ROW,
    HIDDEN_ROWS,
    MARKERS,
    NUMBERED,
    OBSERVATION_SIZE,
    OPTION_ROW,
    OPTIONS,
    RESOURCES,
    SUBJECT,
    SUMMARIES,
    F,
)
from zx_env.zx.decision.options import is_choice_on_board
from zx_env.zx.decision.sums import (
    DECK_AND_LIFE,
    IN_CHARGE,
    IN_REMOVED,
    IN_TRASH,
    RESOURCE_REBOOT,
    RESOURCE_SLEEP,
)
from zx_env.zx.records import CARD
from zx_env.zx.rules.always import auras_about
from zx_env.zx.rules.battle import can_attack
from zx_env.zx.rules.bits import first_of
from zx_env.zx.rules.grants import has_gained
from zx_env.zx.rules.selectors import is_attacked, is_attacking, is_link
from zx_env.zx.rules.slots import NO_CARD, other, owner_of, player_slot_of
from zx_env.zx.rules.values import power_among
from zx_env.zx.rules.zones import has_overboost, is_known_to, seen_by, zx_on
from zx_env.zx.terms import NONE, THE_PLAYER, Ask, BattleStep, Extra, Op, Zone

copy_feature = copier(CARD, "feature")


@rule
def _capped(number: int) -> int:
    """The number within int8."""
    return min(max(number, -128), 127)


@rule
def _face_up(g: np.record, player: int) -> int:
    """CR 313: how many cards of a Dynamis lie face up; levels count them."""
    n = 0
    for i in range(g.count[player, Zone.DYNAMIS]):
        n += g.state[g.cards[player, Zone.DYNAMIS, i]]
    return n


@rule
def _under_player(g: np.record, player: int) -> int:
    """What lies under a Player card.

    0 nothing, 1 a card face down, 2 the player is a Z/X Overboost, 3 a Player Extra face up, 4 and spent.
    """
    if g.under_player[player] == NONE:
        return 0
    if g.player_extra[player] & Extra.FACE_UP != 0:
        return 4 if g.player_extra[player] & Extra.SPENT != 0 else 3
    return 2 if has_overboost(g, player) else 1


@unit
def _write_forces(g: np.record, obs: np.record, player: int) -> None:
    """CR 312: how many cards lie under each Z/X."""
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE]):
            above = g.force_of[g.cards[owner, Zone.FORCE, i]]
            if above != NO_CARD and g.square[above] != NONE:
                obs.board[seen_by(g.square[above], player), F + 14] += 1


@rule
def _write_marker(g: np.record, cards: np.record, obs: np.record, player: int, slot: int, place: int) -> int:
    """A Shift or a Link: what it is, and where; returns that Square as the player sees it."""
    square = seen_by(g.square[slot], player)
    side = 0 if owner_of(slot) == player else 1
    card = cards.card[g.row[slot]]
    for i in range(F):
        obs.markers[side, place, i] = card.feature[i]
    obs.markers[side, place, F] = square + 1
    _write_number(obs, MARKERS + 2 * side + place, g.row[slot])
    return square


@unit
def _write_markers(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """CR 202.8 and ruling H43: Shift cards on Z/X, and Links on Squares."""
    for owner in range(2):
        if g.shift[owner] != NO_CARD:
            square = _write_marker(g, cards, obs, player, g.shift[owner], 0)
            obs.board[square, F + 15] = 1
    if g.links > 0:
        for slot in range(2 * limits.HALF, limits.SLOTS):
            if is_link(g, cards, slot):
                square = _write_marker(g, cards, obs, player, slot, 1)
                obs.board[square, F + 16 if owner_of(slot) == player else F + 17] += 1


@rule
def _write_course(g: np.record, obs: np.record, player: int) -> None:
    """Where the game is: phase, battle, decision."""
    obs.phase[g.phase] = 1
    obs.battle_step[g.battle.stage] = 1
    mine = g.decider == player and g.asked != Ask.OVER
    facts = obs.facts
    if mine:
        obs.asked[g.asked] = 1
        facts[0] = 1
        facts[4] = g.may_stop
        facts[5] = g.page
        if g.asked == Ask.CHOOSE and g.frames > 0:
            frame = g.agenda[g.frames - 1]
            facts[6] = g.chosen_count[frame.depth, frame.register]
    elif g.asked != Ask.OVER:
        facts[15] = 1
    facts[1] = 1 if g.turn > 0 and g.turn_player == player else 0
    facts[2] = 1 if g.first_player == player else 0
    facts[3] = _capped(g.turn)
    facts[7] = _capped(g.player_damage[player])
    facts[8] = _capped(g.player_damage[other(player)])
    facts[9] = g.battle.passes
    if g.battle.attacked == THE_PLAYER:
        facts[10 if g.turn_player != player else 11] = 1
    facts[12] = 1 if g.player_card[player] != NONE else 0
    facts[13] = 1 if g.revealed == 1 and g.player_card[other(player)] != NONE else 0
    facts[14] = _capped(g.waiting_count)
    if g.count[0, Zone.DYNAMIS] + g.count[1, Zone.DYNAMIS] > 0:
        facts[16] = _face_up(g, player)
        facts[17] = _face_up(g, other(player))
    # Of the turn player 1, of the other 2: both may play an Event EX.
    facts[18] = (g.played_ex >> g.turn_player) & 1
    facts[18] += 2 * ((g.played_ex >> other(g.turn_player)) & 1)
    # CR 202.7c: what lies under a Player card is open to its owner only.
    facts[24] = _under_player(g, player)
    facts[25] = max(_under_player(g, other(player)), 1) - 1
    facts[28] = g.state[player_slot_of(player)]
    facts[29] = g.state[player_slot_of(other(player))]
    if mine and g.asked == Ask.YES_NO:
        facts[19] = g.mode
    # Counters lie in the open (ruling H40).
    for kind in range(limits.COUNTER_KINDS):
        facts[20 + 2 * kind] = g.counters[player, kind]
        facts[21 + 2 * kind] = g.counters[other(player), kind]
    # Ruling H62: what the Players are called beside their names lies in the open, too.
    facts[26] = 1 if g.gained_keys[player] != 0 else 0
    facts[27] = 1 if g.gained_keys[other(player)] != 0 else 0
    # Ruling H64: and what they have been given.
    for i in range(g.granted_count):
        if has_gained(g, i, player_slot_of(player)):
            facts[30] += 1
        elif has_gained(g, i, player_slot_of(other(player))):
            facts[31] += 1
    # CR 301.3c: how many cards lie in a zone is open to both players.
    for zone in range(limits.ZONE_LISTS):
        obs.zones[0, zone] = g.count[player, zone]
        obs.zones[1, zone] = g.count[other(player), zone]


@rule
def _write_number(obs: np.record, place: int, row: int) -> None:
    obs.card_numbers[place, 0] = (row + 1) // 128
    obs.card_numbers[place, 1] = (row + 1) % 128


@rule
def _write_board(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """What stands on the Squares. The cells hold 0 before: what is 0 of most Z/X is not written."""
    in_battle = g.battle.stage != BattleStep.NO_BATTLE
    auras = auras_about(g, cards, Op.GAIN_POWER)
    for owner in range(2):
        held = g.held[owner]
        while held != 0:
            square = first_of(held)
            held &= held - 1
            slot = zx_on(g, square)
            k = seen_by(square, player)
            obs.board[k, F if owner == player else F + 1] = 1
            obs.board[k, F + 12] = g.standing_count[square]
            if not is_known_to(g, slot, player):
                continue
            copy_feature(obs, BOARD + k * BOARD_ROW, cards.card[g.row[slot]])
            _write_number(obs, k, g.row[slot])
            power = power_among(g, cards, slot, auras)
            power_now = _capped(power // 500)
            obs.board[k, F + 2] = g.state[slot]
            obs.board[k, F + 3] = power_now
            obs.board[k, F + 6] = power_now
            if g.damage[slot] != 0:
                obs.board[k, F + 4] = _capped(g.damage[slot] // 500)
                obs.board[k, F + 6] = _capped((power - g.damage[slot]) // 500)
            if g.boost[slot] != 0:
                obs.board[k, F + 5] = _capped(g.boost[slot] // 500)
            if in_battle:
                obs.board[k, F + 7] = 1 if is_attacking(g, slot) else 0
                obs.board[k, F + 8] = 1 if is_attacked(g, slot) else 0
            # A quick look: nobody attacks in the other player's turn (CR 602.1a).
            if owner == g.turn_player and can_attack(g, cards, slot):
                obs.board[k, F + 9] = 1


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
                _write_number(obs, limits.SQUARES + k, row)
        if 0 <= k and k < limits.HAND_ROWS:
            obs.hand[k, F] += 1
            if is_known_to(g, slot, other(player)):
                obs.hand[k, F + 1] += 1
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
                copy_feature(obs, ENEMY_HAND + k * (F + 1), card)
                _write_number(obs, limits.SQUARES + limits.HAND_ROWS + limits.OPTION_ROWS + k, row)
        if k < ENEMY_HAND_ROWS:
            obs.enemy_hand[k, F] += 1


@rule
def _write_decision(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """What the pending decision is about and among, for the player who decides."""
    first = g.page * limits.OPTION_ROWS
    for k in range(min(g.options - first, limits.OPTION_ROWS)):
        slot = g.option[first + k]
        if g.asked == Ask.RESOLVE:
            slot = g.waiting[slot].slot
        own = owner_of(slot) == player
        obs.options[k, F] = 1
        obs.options[k, F + 1] = 1 if own else 0
        obs.options[k, F + 2] = 0 if own else 1
        obs.options[k, F + 3] = g.zone[slot]
        obs.options[k, F + 4] = g.state[slot]
        obs.options[k, F + 5] = g.option_place[first + k]
        if is_known_to(g, slot, player) or g.asked == Ask.START_CARD:
            card = cards.card[g.row[slot]]
            copy_feature(obs, OPTIONS + k * OPTION_ROW, card)
            _write_number(obs, limits.SQUARES + limits.HAND_ROWS + k, g.row[slot])
    if g.subject >= 0 and is_known_to(g, g.subject, player):
        card = cards.card[g.row[g.subject]]
        copy_feature(obs, SUBJECT, card)
        obs.subject[F] = 1 if owner_of(g.subject) == player else 0
        _write_number(obs, NUMBERED - 3, g.row[g.subject])
        if g.zone[g.subject] == Zone.SQUARE:
            obs.board[seen_by(g.square[g.subject], player), F + 11] = 1
    if g.asked == Ask.CHOOSE:
        for i in range(g.candidates):
            slot = g.candidate[i]
            if is_choice_on_board(g, slot):
                obs.board[seen_by(g.square[slot], player), F + 10] = 1
    elif g.asked == Ask.SQUARE or g.asked == Ask.CHOOSE_SQUARE or g.asked == Ask.ATTACK_TARGET:
        for i in range(g.candidates):
            obs.board[seen_by(g.candidate[i], player), F + 13] = 1


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
        _write_sum(g, obs, owner, IN_CHARGE, SUMMARIES + side * limits.SUMMARY)
        _write_sum(g, obs, owner, IN_TRASH, SUMMARIES + (2 + side) * limits.SUMMARY)
        _write_sum(g, obs, owner, IN_REMOVED, SUMMARIES + (4 + side) * limits.SUMMARY)
    _write_sum(g, obs, player, DECK_AND_LIFE, SUMMARIES + 6 * limits.SUMMARY)


@unit
def write_observation(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write what `player` sees into `obs`."""
    for i in range(OBSERVATION_SIZE):
        obs.cell[i] = 0
    _write_course(g, obs, player)
    _write_board(g, cards, obs, player)
    if g.count[0, Zone.FORCE] + g.count[1, Zone.FORCE] > 0:
        _write_forces(g, obs, player)
    if g.links > 0 or g.shift[0] != NO_CARD or g.shift[1] != NO_CARD:
        _write_markers(g, cards, obs, player)
    _write_hands(g, cards, obs, player)
    for side in range(2):
        owner = player if side == 0 else other(player)
        if g.player_card[owner] != NONE and (side == 0 or g.revealed == 1):
            # A face-up Player Extra lies on the Player card.
            is_extra = g.player_extra[owner] & Extra.FACE_UP != 0
            row = g.under_player[owner] if is_extra else g.player_card[owner]
            _write_number(obs, NUMBERED - 2 + side, row)
    _write_sums(g, obs, player)
    if g.decider == player and g.asked != Ask.OVER:
        _write_decision(g, cards, obs, player)


@unit
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    """Write the privileged pieces after the player's own view has been written into `full`."""
    enemy = other(player)
    k = NONE
    row = NONE
    for i in range(g.count[enemy, Zone.HAND]):
        slot = g.cards[enemy, Zone.HAND, i]
        if g.row[slot] != row:
            row = g.row[slot]
            k += 1
        if k < HIDDEN_ROWS:
            for j in range(F):
                full.their_hand[k, j] = cards.card[row].feature[j]
            full.their_hand[k, F] += 1
    for side in range(2):
        owner = player if side == 0 else enemy
        n = g.count[owner, Zone.LIFE]
        for i in range(min(n, 6)):
            for j in range(F):
                full.life[side, i, j] = cards.card[g.row[g.cards[owner, Zone.LIFE, n - 1 - i]]].feature[j]
        n = g.count[owner, Zone.DECK]
        for i in range(min(n, DECK_ROWS)):
            for j in range(F):
                full.next_cards[side, i, j] = cards.card[g.row[g.cards[owner, Zone.DECK, n - 1 - i]]].feature[
                    j
                ]
