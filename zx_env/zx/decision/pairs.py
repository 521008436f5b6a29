"""Who beats whom, written into an observation: Z/X against Z/X beside them, the card at hand, the own hand.

It reads what sight.py has written of the Squares, so it tells nothing that a player may not know; Power in
500s, as there. Not here: what can be attacked (rules/battle.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import REACHED
from zx_env.zx.cards.encode.features import Feature
from zx_env.zx.decision.columns import (
    NEIGHBOURS,
    PAIR_LIMIT,
    BoardFact,
    HandFact,
    HandPairFact,
    PairFact,
    SubjectFact,
)
from zx_env.zx.rules.battle import reached_by, targets_of
from zx_env.zx.rules.bits import first_of
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import seen_by, zx_on
from zx_env.zx.terms import Ask, State, Zone

_STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""Ahead, behind, right, left; the way back from each is its number with the last bit turned."""


def _beside(square: int, direction: int) -> int:
    """The neighbour of a Square, or -1."""
    column, row = square % 3 + _STEPS[direction][0], square // 3 + _STEPS[direction][1]
    return row * 3 + column if 0 <= column < 3 and 0 <= row < 3 else -1


_WAYS = {(square, _beside(square, way)): way for square in range(9) for way in range(NEIGHBOURS)}
WAY_TO = np.array([[_WAYS.get((k, n), 0) for n in range(9)] for k in range(9)], np.int8)
"""int8 [9, 9]: the way from a Square to one beside it."""

# How many attack a Square and what Power they have is added up in one part of a word, three Squares in each:
# the number in its last bits, the Power before them, each Power as so much more than the lowest of a cell.
SQUARES_OF_WORD = 3
PART = 20
COUNT = 5
LOWEST = 128
IN_PARTS = np.array(
    [sum((bits >> i & 1) << PART * i for i in range(SQUARES_OF_WORD)) for bits in range(8)], np.int64
)
"""int64 [8]: three bits as the parts of a word."""


@rule
def _clipped(margin: int) -> int:
    return min(max(margin, -PAIR_LIMIT), PAIR_LIMIT)


@rule
def _write_pair(obs: np.record, k: int, n: int, way: int) -> None:
    """A Z/X and one of the other side beside it, in this direction."""
    back = way ^ 1
    margin = obs.board[k, BoardFact.POWER_NOW] - obs.board[n, BoardFact.POWER_LEFT]
    threat = obs.board[n, BoardFact.POWER_NOW] - obs.board[k, BoardFact.POWER_LEFT]
    obs.board[k, PairFact.MARGIN_AHEAD + way] = _clipped(margin)
    obs.board[n, PairFact.THREAT_AHEAD + back] = _clipped(margin)
    obs.board[k, PairFact.THREAT_AHEAD + way] = _clipped(threat)
    obs.board[n, PairFact.MARGIN_AHEAD + back] = _clipped(threat)
    # Written without a branch, here and below: no processor guesses who beats whom.
    destroys = 1 if margin >= 0 else 0
    obs.board[k, PairFact.DESTROYS_AHEAD + way] = destroys
    obs.board[n, PairFact.FALLS_AHEAD + back] = destroys
    falls = 1 if threat >= 0 else 0
    obs.board[k, PairFact.FALLS_AHEAD + way] = falls
    obs.board[n, PairFact.DESTROYS_AHEAD + back] = falls


@unit
def _write_neighbours(g: np.record, obs: np.record, player: int) -> None:
    enemies = g.held[other(player)]
    held = g.held[player]
    while held != 0:
        square = first_of(held)
        held &= held - 1
        beside = REACHED[square, 1] & enemies
        while beside != 0:
            there = first_of(beside)
            beside &= beside - 1
            k = seen_by(square, player)
            n = seen_by(there, player)
            _write_pair(obs, k, n, WAY_TO[k, n])


@rule
def _attacks(g: np.record, slot: int, attacker: int) -> bool:
    """Whether the Z/X is awake, or will be when its turn comes."""
    if attacker != g.turn_player:
        return True
    return g.state[slot] == State.REBOOT  # type: ignore[no-any-return]


@rule
def _told(word: int, square: int) -> int:
    """What the part of a word has added up for a Square: the number of its attackers, and their Power."""
    return (word >> PART * (square % SQUARES_OF_WORD)) & ((1 << PART) - 1)


@rule
def _power_of_all(told: int) -> int:
    return (told >> COUNT) - LOWEST * (told & ((1 << COUNT) - 1))


@unit
def _write_attackers(g: np.record, cards: np.record, obs: np.record, player: int, attacker: int) -> None:
    """How many Z/X of a player can attack each Square, and whether they together destroy who stands there."""
    targets = targets_of(g, attacker)
    near = 0
    middle = 0
    far = 0
    held = g.held[attacker]
    while held != 0:
        square = first_of(held)
        held &= held - 1
        slot = zx_on(g, square)
        hit = reached_by(g, cards, slot) if _attacks(g, slot, attacker) else 0
        power = obs.board[seen_by(square, player), BoardFact.POWER_NOW]
        one = (power + LOWEST) << COUNT | 1
        near += IN_PARTS[hit & 7] * one
        middle += IN_PARTS[(hit >> 3) & 7] * one
        far += IN_PARTS[(hit >> 6) & 7] * one
    # Damage goes with the turn (CR 507): in the next one the whole Power stands.
    left_cell = BoardFact.POWER_LEFT if attacker == g.turn_player else BoardFact.POWER_NOW
    while targets != 0:
        square = first_of(targets)
        targets &= targets - 1
        told = _told(near if square < 3 else middle if square < 6 else far, square)
        k = seen_by(square, player)
        obs.board[k, PairFact.ATTACKERS] = told & ((1 << COUNT) - 1)
        left = obs.board[k, left_cell]
        falls = (1 if left > 0 else 0) & (1 if _power_of_all(told) >= left else 0)
        obs.board[k, PairFact.FALLS_TO_ALL] = falls


@unit
def _write_placing(g: np.record, cards: np.record, obs: np.record, player: int, power: int) -> None:
    """The card that is put on a Square now, of so much Power, on each Square that can be its."""
    enemies = g.held[other(player)]
    if enemies == 0:
        return
    near = 0
    middle = 0
    far = 0
    held = enemies
    while held != 0:
        there = first_of(held)
        held &= held - 1
        hit = reached_by(g, cards, zx_on(g, there))
        one = (obs.board[seen_by(there, player), BoardFact.POWER_NOW] + LOWEST) << COUNT | 1
        near += IN_PARTS[hit & 7] * one
        middle += IN_PARTS[(hit >> 3) & 7] * one
        far += IN_PARTS[(hit >> 6) & 7] * one
    for i in range(g.candidates):
        square = g.candidate[i]
        k = seen_by(square, player)
        beside = REACHED[square, 1] & enemies
        while beside != 0:
            n = seen_by(first_of(beside), player)
            beside &= beside - 1
            way = WAY_TO[k, n]
            destroys = 1 if power >= obs.board[n, BoardFact.POWER_LEFT] else 0
            obs.board[k, PairFact.SUBJECT_DESTROYS_AHEAD + way] = destroys
            falls = 1 if obs.board[n, BoardFact.POWER_NOW] >= power else 0
            obs.board[k, PairFact.SUBJECT_FALLS_AHEAD + way] = falls
        told = _told(near if square < 3 else middle if square < 6 else far, square)
        obs.board[k, PairFact.SUBJECT_FALLS_TO_ALL] = 1 if _power_of_all(told) >= power else 0


@unit
def write_subject_pairs(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """The card that the decision is about, which the player knows, against what stands on the Squares."""
    if g.revealed == 0:
        return
    slot = g.subject
    stands = g.zone[slot] == Zone.SQUARE
    power = left = obs.subject[Feature.POWER]
    if stands:
        here = seen_by(g.square[slot], player)
        power = obs.board[here, BoardFact.POWER_NOW]
        left = obs.board[here, BoardFact.POWER_LEFT]
    if power <= 0:
        return
    own = obs.subject[SubjectFact.OWN] == 1
    if own and not stands and (g.asked == Ask.SQUARE or g.asked == Ask.CHOOSE_SQUARE):
        _write_placing(g, cards, obs, player, power)
    held = g.held[other(player)] if own else g.held[player]
    while held != 0:
        k = seen_by(first_of(held), player)
        held &= held - 1
        if obs.board[k, BoardFact.POWER_NOW] > 0:
            obs.board[k, PairFact.SUBJECT_DESTROYS_IT] = (
                1 if power >= obs.board[k, BoardFact.POWER_LEFT] else 0
            )
            obs.board[k, PairFact.DESTROYS_SUBJECT] = 1 if obs.board[k, BoardFact.POWER_NOW] >= left else 0


@unit
def write_hand_pairs(g: np.record, obs: np.record, player: int) -> None:
    """Each different card of the own hand against each Z/X of the enemy."""
    enemies = g.held[other(player)]
    if enemies == 0:
        return
    for k in range(limits.HAND_ROWS):
        power = obs.hand[k, Feature.POWER]
        if obs.hand[k, HandFact.COPIES] == 0:
            return
        held = enemies if power > 0 else 0
        while held != 0:
            n = seen_by(first_of(held), player)
            held &= held - 1
            destroys = 1 if power >= obs.board[n, BoardFact.POWER_LEFT] else 0
            obs.hand[k, HandPairFact.DESTROYS_ON_0 + n] = destroys


@rule
def write_pairs(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Who beats whom on the Squares, and of the hand; `obs` has what stands there and the hand already."""
    # Before preparation ends the enemy's Start Card lies face down: nobody knows what it beats.
    if g.revealed == 0:
        return
    if g.held[player] != 0 and g.held[other(player)] != 0:
        _write_neighbours(g, obs, player)
    for attacker in range(2):
        if g.held[attacker] != 0:
            _write_attackers(g, cards, obs, player, attacker)
    write_hand_pairs(g, obs, player)
