"""Write the Squares into an observation: the Z/X, and the Force, Shifts and Links that belong to them.

See also: which Z/X destroys which (pairs.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import copier
from zx_env.zx import limits
from zx_env.zx.card_table import CARD
from zx_env.zx.decision.columns import MARKERS_OF_SIDE, BoardFact, Marker, MarkerFact, Numbered
from zx_env.zx.decision.observation import BOARD, BOARD_ROW
from zx_env.zx.decision.observation_parts.pairs import add_attack, write_attackers
from zx_env.zx.rules.always import auras_about
from zx_env.zx.rules.battle import may_attack, reached_by, targets_of
from zx_env.zx.rules.bits import first_of
from zx_env.zx.rules.selectors import is_attacked, is_attacking, is_link
from zx_env.zx.rules.slots import NO_CARD, owner_of
from zx_env.zx.rules.values import power_among
from zx_env.zx.rules.zones import is_known_to, seen_by, zx_on
from zx_env.zx.terms import NONE, POWER_UNIT, BattleStep, Op, State, Zone

copy_feature = copier(CARD, "feature")


@rule
def capped(number: int) -> int:
    """Clip a number to -128…127, the range of a cell."""
    return min(max(number, -128), 127)


@rule
def write_number(obs: np.record, place: int, row: int) -> None:
    """Write the number of a card, its `row` in the card table plus 1, in row `place` of `card_numbers`.

    It takes two cells, digits to the base 128, the high one first.
    """
    obs.card_numbers[place, 0] = (row + 1) // 128
    obs.card_numbers[place, 1] = (row + 1) % 128


@rule
def _bits_in(bits: int) -> int:
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


@rule
def _write_zx(g: np.record, cards: np.record, obs: np.record, k: int, slot: int, auras: int) -> int:
    """Write a Z/X that the player knows; return its Power as the cell contains it."""
    row = g.row[slot]
    copy_feature(obs, BOARD + k * BOARD_ROW, cards.card[row])
    write_number(obs, Numbered.BOARD + k, row)
    power = power_among(g, cards, slot, auras)
    power_now = capped(power // POWER_UNIT)
    obs.board[k, BoardFact.SLEEP] = g.state[slot]
    obs.board[k, BoardFact.POWER_NOW] = power_now
    obs.board[k, BoardFact.POWER_LEFT] = power_now
    if g.damage[slot] != 0:
        obs.board[k, BoardFact.DAMAGE_TAKEN] = capped(g.damage[slot] // POWER_UNIT)
        obs.board[k, BoardFact.POWER_LEFT] = capped((power - g.damage[slot]) // POWER_UNIT)
    if g.used[slot] != 0:
        obs.board[k, BoardFact.USED] = _bits_in(g.used[slot])
    if g.boost[slot] != 0:
        obs.board[k, BoardFact.BOOST] = capped(g.boost[slot] // POWER_UNIT)
    if g.battle.stage != BattleStep.NO_BATTLE:
        obs.board[k, BoardFact.IS_ATTACKING] = 1 if is_attacking(g, slot) else 0
        obs.board[k, BoardFact.IS_ATTACKED] = 1 if is_attacked(g, slot) else 0
    return power_now


@rule
def _write_side(
    g: np.record, cards: np.record, obs: np.record, player: int, owner: int, auras: int
) -> tuple[int, int, int, int]:
    """Write the Z/X of one player.

    Returns:
        The Squares (bits) that they can attack in their own turn, this one or the next, and the sums of
        `add_attack` (pairs.py).
    """
    is_turn = 1 if owner == g.turn_player else 0
    targets = targets_of(g, owner)
    hits, near, middle, far = 0, 0, 0, 0
    held = g.held[owner]
    while held != 0:
        square = first_of(held)
        held &= held - 1
        slot = zx_on(g, square)
        k = seen_by(square, player)
        obs.board[k, BoardFact.OWN if owner == player else BoardFact.ENEMY] = 1
        obs.board[k, BoardFact.ZX_ON_SQUARE] = g.standing_count[square]
        if is_known_to(g, slot, player):
            power = _write_zx(g, cards, obs, k, slot, auras)
            hit = reached_by(g, cards, slot) & targets
            # No branch here: whether a Z/X is awake is hard to predict.
            hit &= -((1 - is_turn) | (1 if g.state[slot] == State.REBOOT else 0))
            if is_turn == 1 and may_attack(g, cards, slot, hit):
                obs.board[k, BoardFact.CAN_ATTACK] = 1
            hits |= hit
            near, middle, far = add_attack(near, middle, far, hit, power)
    return hits, near, middle, far


@rule
def write_board(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the Z/X on the Squares. The cells must hold 0 before: zeros are mostly not written."""
    auras = auras_about(g, cards, Op.GAIN_POWER)
    hits, near, middle, far = _write_side(g, cards, obs, player, 0, auras)
    hits_of_1, near_of_1, middle_of_1, far_of_1 = _write_side(g, cards, obs, player, 1, auras)
    # Until preparation ends, the enemy's Start Card lies face down, so nobody knows what it destroys.
    if g.revealed == 1:
        write_attackers(obs, player, g.turn_player == 0, hits, near, middle, far)
        write_attackers(obs, player, g.turn_player == 1, hits_of_1, near_of_1, middle_of_1, far_of_1)


@unit
def write_forces(g: np.record, obs: np.record, player: int) -> None:
    """CR 312: write the number of cards under each Z/X."""
    for owner in range(2):
        for i in range(g.count[owner, Zone.FORCE]):
            above = g.force_of[g.cards[owner, Zone.FORCE, i]]
            if above != NO_CARD and g.square[above] != NONE:
                obs.board[seen_by(g.square[above], player), BoardFact.FORCE] += 1


@rule
def _write_marker(g: np.record, cards: np.record, obs: np.record, player: int, slot: int, place: int) -> int:
    """Write a Shift or a Link and its Square; return the Square as the player sees it."""
    square = seen_by(g.square[slot], player)
    side = 0 if owner_of(slot) == player else 1
    card = cards.card[g.row[slot]]
    for i in range(limits.FEATURES):
        obs.markers[side, place, i] = card.feature[i]
    obs.markers[side, place, MarkerFact.SQUARE] = square + 1
    write_number(obs, Numbered.MARKERS + MARKERS_OF_SIDE * side + place, g.row[slot])
    return square


@unit
def write_markers(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """CR 202.8 and ruling H43: write Shift cards on Z/X, and Links on Squares."""
    for owner in range(2):
        if g.shift[owner] != NO_CARD:
            square = _write_marker(g, cards, obs, player, g.shift[owner], Marker.SHIFT)
            obs.board[square, BoardFact.SHIFT] = 1
    if g.links > 0:
        for slot in range(limits.FIRST_TOKEN, limits.SLOTS):
            if is_link(g, cards, slot):
                square = _write_marker(g, cards, obs, player, slot, Marker.LINK)
                if owner_of(slot) == player:
                    obs.board[square, BoardFact.OWN_LINKS] += 1
                else:
                    obs.board[square, BoardFact.ENEMY_LINKS] += 1
