"""What one player may see, as named pieces of one flat int8 array.

`PIECES` gives name, shape, range and meaning of every piece: the space, the docs and the drawing come from
it. Natural units: Power and damage in 500s, counts as counts. Own side first; Squares from the own side.
A card is `limits.FEATURES` numbers that say what it is and does (cards/features.py), so that a network can
read cards it was not trained on; its row number in the card table is in `card_numbers` alone.

Everything the rules let a player know and nothing else: hidden cards count in `zones`, no more.
`FULL_PIECES` is the privileged view for critics and oracles.
"""

from typing import NamedTuple

import numpy as np

from zx_env import limits
from zx_env.actions import is_choice_on_board
from zx_env.jit import array_of, copier, declare, rule, unit, write_word
from zx_env.plain import flat_record
from zx_env.records import CARD
from zx_env.rules.battle import can_attack
from zx_env.rules.gained import has_gained
from zx_env.rules.selectors import is_attacked, is_attacking, is_known_to, is_link
from zx_env.rules.values import power_of
from zx_env.rules.zones import NO_CARD, has_overboost, other, owner_of, player_slot_of, seen_by, zx_on
from zx_env.terms import NONE, THE_PLAYER, Ask, Extra, State, Zone

F = limits.FEATURES
ENEMY_HAND_ROWS = 4
"""Rows for cards of the opponent's hand that this player knows."""
MARKERS = limits.SQUARES + limits.HAND_ROWS + limits.OPTION_ROWS + ENEMY_HAND_ROWS
"""First row of the card numbers of Shift cards and Links."""
NUMBERED = MARKERS + 4 + 3

FACTS = (
    "is_decider",
    "is_turn_player",
    "went_first",
    "turn",
    "may_stop",
    "page",
    "cards_chosen",
    "damage_waiting",
    "enemy_damage_waiting",
    "passes",
    "is_attacked",
    "enemy_is_attacked",
    "has_player_card",
    "enemy_has_player_card",
    "waiting_abilities",
    "enemy_decides",
    "face_up_in_dynamis",
    "enemy_face_up_in_dynamis",
    "played_ex",
    "mode",
    "memorial_pieces",
    "enemy_memorial_pieces",
    "dream_keys",
    "enemy_dream_keys",
    "under_player",
    "enemy_under_player",
    "player_names_gained",
    "enemy_player_names_gained",
    "player_sleeps",
    "enemy_player_sleeps",
    "player_abilities",
    "enemy_player_abilities",
)
BOARD_FACTS = (
    "own",
    "enemy",
    "sleep",
    "power_now",
    "damage_taken",
    "boost",
    "power_left",
    "is_attacking",
    "is_attacked",
    "can_attack",
    "can_be_chosen",
    "is_subject",
    "zx_on_square",
    "square_can_be_chosen",
    "force",
    "shift",
    "own_links",
    "enemy_links",
)
HAND_FACTS = ("copies", "copies_known_to_enemy")
OPTION_FACTS = ("is_there", "own", "enemy", "zone", "sleep", "ability_place")


class Piece(NamedTuple):
    """One named piece of the observation.

    `columns` names the numbers along the last axis, after the features of a card where there are any.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    columns: tuple[str, ...] = ()


PIECES = (
    Piece("asked", (16,), 0, 1, "what this player must decide, one-hot terms.Ask; zeros when it need not"),
    Piece("phase", (7,), 0, 1, "one-hot terms.Phase"),
    Piece("battle_step", (5,), 0, 1, "one-hot terms.BattleStep"),
    Piece("facts", (len(FACTS),), -1, 127, "where the game is", FACTS),
    Piece("zones", (2, limits.ZONE_LISTS), 0, 127, "cards in each zone (terms.Zone), own and enemy"),
    Piece(
        "resources",
        (2, 2, limits.SUMMARY),
        0,
        127,
        "Resource cards counted (cards/features.py SUMMARY_NAMES): own and enemy, Reboot and Sleep",
    ),
    Piece(
        "board",
        (limits.SQUARES, F + len(BOARD_FACTS)),
        -128,
        127,
        "the newest Z/X of each Square: features, then how it stands",
        BOARD_FACTS,
    ),
    Piece(
        "hand",
        (limits.HAND_ROWS, F + len(HAND_FACTS)),
        -128,
        127,
        "the different cards of the own hand: features, then how many",
        HAND_FACTS,
    ),
    Piece(
        "enemy_hand",
        (ENEMY_HAND_ROWS, F + 1),
        -128,
        127,
        "cards of the enemy's hand that this player has seen: features, then how many",
        ("copies",),
    ),
    Piece(
        "options",
        (limits.OPTION_ROWS, F + len(OPTION_FACTS)),
        -128,
        127,
        "what the decision is among, besides hand and Squares: features, then where it is",
        OPTION_FACTS,
    ),
    Piece(
        "subject", (F + 1,), -128, 127, "the card that the decision is about: features, then own", ("own",)
    ),
    Piece(
        "summaries",
        (7, limits.SUMMARY),
        0,
        127,
        "cards counted (cards/features.py SUMMARY_NAMES): own and enemy Charge, own and enemy Trash, own and "
        "enemy removed, and own cards that are hidden from their owner (deck and Life)",
    ),
    Piece(
        "markers",
        (2, 2, F + 1),
        -128,
        127,
        "own and enemy: the Shift that lies on a Z/X, the Link that was put last: features, then its Square "
        "as this player sees it, from 1, 0 for none",
        ("square",),
    ),
    Piece(
        "card_numbers",
        (NUMBERED, 2),
        0,
        127,
        "row in the card table + 1, as high * 128 + low, 0 for none: the rows of board, hand, options, "
        "enemy_hand, own Shift and Link, enemy Shift and Link, then the subject, own and enemy Player card",
    ),
)
OBSERVATION = flat_record([(piece.name, piece.shape) for piece in PIECES], np.int8)
OBSERVATION_SIZE = OBSERVATION.itemsize
"""Length N of the flat observation, int8."""


def _first_cell(name: str) -> int:
    """Where a piece begins in the flat observation."""
    assert OBSERVATION.fields is not None
    return int(OBSERVATION.fields[name][1])


BOARD = _first_cell("board")
HAND = _first_cell("hand")
ENEMY_HAND = _first_cell("enemy_hand")
OPTIONS = _first_cell("options")
SUBJECT = _first_cell("subject")
RESOURCES = _first_cell("resources")
SUMMARIES = _first_cell("summaries")
BOARD_ROW = F + len(BOARD_FACTS)
HAND_ROW = F + len(HAND_FACTS)
OPTION_ROW = F + len(OPTION_FACTS)
copy_feature = copier(CARD, "feature")

# Places of `g.sums` (limits.SUMS).
DECK_AND_LIFE = 0
IN_CHARGE = 1
IN_TRASH = 2
IN_REMOVED = 3
RESOURCE_REBOOT = 4
RESOURCE_SLEEP = 5

HIDDEN_ROWS = 12
DECK_ROWS = 4
FULL_PIECES = (
    *PIECES,
    Piece("their_hand", (HIDDEN_ROWS, F + 1), -128, 127, "all the enemy's hand: features, then copies"),
    Piece("life", (2, 6, F), -128, 127, "Life cards from the top, own and enemy"),
    Piece("next_cards", (2, DECK_ROWS, F), -128, 127, "cards from the top of the deck, own and enemy"),
)
FULL = flat_record([(piece.name, piece.shape) for piece in FULL_PIECES], np.int8)
FULL_SIZE = FULL.itemsize

declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))


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


@unit
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
        facts[19] = g.agenda[g.frames - 1].register
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


@unit
def _write_board(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    for square in range(limits.SQUARES):
        slot = zx_on(g, square)
        if slot == NONE:
            continue
        k = seen_by(square, player)
        own = owner_of(slot) == player
        obs.board[k, F] = 1 if own else 0
        obs.board[k, F + 1] = 0 if own else 1
        obs.board[k, F + 12] = g.standing_count[square]
        if not is_known_to(g, slot, player):
            continue
        card = cards.card[g.row[slot]]
        copy_feature(obs, BOARD + k * BOARD_ROW, card)
        power = power_of(g, cards, slot)
        obs.board[k, F + 2] = g.state[slot]
        obs.board[k, F + 3] = _capped(power // 500)
        obs.board[k, F + 4] = _capped(g.damage[slot] // 500)
        obs.board[k, F + 5] = _capped(g.boost[slot] // 500)
        obs.board[k, F + 6] = _capped((power - g.damage[slot]) // 500)
        obs.board[k, F + 7] = 1 if is_attacking(g, slot) else 0
        obs.board[k, F + 8] = 1 if is_attacked(g, slot) else 0
        obs.board[k, F + 9] = 1 if can_attack(g, cards, slot) else 0
        _write_number(obs, k, g.row[slot])


@unit
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


@unit
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


@unit
def _sum_up(g: np.record, cards: np.record, player: int, zone: int, place: int, state: int) -> None:
    """Add the summaries of a zone's cards, those in the State if one is given, to the sum at `place`."""
    low = 0
    high = 0
    for i in range(g.count[player, zone]):
        slot = g.cards[player, zone, i]
        if state == NONE or g.state[slot] == state:
            # Each byte of a word is a count of its own.
            card = cards.card[g.row[slot]]
            low += card.summary[0]
            high += card.summary[1]
    g.sums[player, place, 0] += low
    g.sums[player, place, 1] += high


@rule
def _sum_anew(g: np.record, cards: np.record, player: int, zone: int, place: int, state: int) -> None:
    g.sums[player, place, 0] = 0
    g.sums[player, place, 1] = 0
    _sum_up(g, cards, player, zone, place, state)


@unit
def sum_zones(g: np.record, cards: np.record) -> None:
    """Bring `sums` up to date, before a decision is shown."""
    for player in range(2):
        stale = g.stale[player]
        if stale == 0:
            continue
        g.stale[player] = 0
        if (stale >> Zone.DECK | stale >> Zone.LIFE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.DECK, DECK_AND_LIFE, NONE)
            _sum_up(g, cards, player, Zone.LIFE, DECK_AND_LIFE, NONE)
        if (stale >> Zone.CHARGE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.CHARGE, IN_CHARGE, NONE)
        if (stale >> Zone.TRASH) & 1 == 1:
            _sum_anew(g, cards, player, Zone.TRASH, IN_TRASH, NONE)
        if (stale >> Zone.REMOVED) & 1 == 1:
            _sum_anew(g, cards, player, Zone.REMOVED, IN_REMOVED, NONE)
        if (stale >> Zone.RESOURCE) & 1 == 1:
            _sum_anew(g, cards, player, Zone.RESOURCE, RESOURCE_REBOOT, State.REBOOT)
            _sum_anew(g, cards, player, Zone.RESOURCE, RESOURCE_SLEEP, State.SLEEP)


@rule
def _write_sum(g: np.record, obs: np.record, player: int, place: int, cell: int) -> None:
    write_word(obs, cell, g.sums[player, place, 0])
    write_word(obs, cell + 8, g.sums[player, place, 1])


@unit
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
