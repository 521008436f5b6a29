"""Write into an observation which card destroys which: neighbouring Z/X, the decision's card, the own hand.

All values are computed from the cells of the Squares (squares.py), so they reveal nothing hidden; Power is in
500s, as there. See also: what can be attacked (rules/battle.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.memory import write_word
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
from zx_env.zx.decision.observation import HAND, HAND_ROW
from zx_env.zx.rules.battle import reached_by
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import seen_by, zx_on
from zx_env.zx.terms import Ask, Zone

_STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""Change of (column, row) for directions 0 to 3: ahead, behind, right, left. The opposite is `way ^ 1`."""


def _beside(square: int, direction: int) -> int:
    """Return the neighbour of a Square in this direction, or -1."""
    column, row = square % 3 + _STEPS[direction][0], square // 3 + _STEPS[direction][1]
    return row * 3 + column if 0 <= column < 3 and 0 <= row < 3 else -1


_WAYS = {(square, _beside(square, way)): way for square in range(9) for way in range(NEIGHBOURS)}
WAY_TO = np.array([[_WAYS.get((k, n), 0) for n in range(9)] for k in range(9)], np.int8)
"""int8 [9, 9]: the direction (an index of _STEPS) from a Square to a neighbour; 0 for other Squares."""

# Three Squares share a word, PART bits each. The COUNT low bits of a part count the Square's attackers. Its
# higher bits hold the sum of their Powers, each increased by LOWEST, so that none is negative.
SQUARES_OF_WORD = 3
PART = 20
COUNT = 5
LOWEST = 128
IN_PARTS = np.array(
    [sum((bits >> i & 1) << PART * i for i in range(SQUARES_OF_WORD)) for bits in range(8)], np.int64
)
"""int64 [8]: a word for each group of three bits, with a 1 in the part of each set bit."""

BEHIND_WORD = 8
"""Index of the ninth Square, which has no byte in a word of eight bytes, one for each Square."""
EACH_BYTE = 0x0101010101010101
HIGHEST_BITS = -0x7F7F7F7F7F7F7F80
"""The highest bit of each byte, as an int64."""


@rule
def _clipped(margin: int) -> int:
    return min(max(margin, -PAIR_LIMIT), PAIR_LIMIT)


@rule
def _write_pair(obs: np.record, k: int, n: int, way: int) -> None:
    """Write the pair of a Z/X and the enemy Z/X beside it in this direction."""
    back = way ^ 1
    margin = obs.board[k, BoardFact.POWER_NOW] - obs.board[n, BoardFact.POWER_LEFT]
    threat = obs.board[n, BoardFact.POWER_NOW] - obs.board[k, BoardFact.POWER_LEFT]
    obs.board[k, PairFact.MARGIN_AHEAD + way] = _clipped(margin)
    obs.board[n, PairFact.THREAT_AHEAD + back] = _clipped(margin)
    obs.board[k, PairFact.THREAT_AHEAD + way] = _clipped(threat)
    obs.board[n, PairFact.MARGIN_AHEAD + back] = _clipped(threat)
    # No branch, here and below: which Z/X destroys which is hard to predict.
    destroys = 1 if margin >= 0 else 0
    obs.board[k, PairFact.DESTROYS_AHEAD + way] = destroys
    obs.board[n, PairFact.FALLS_AHEAD + back] = destroys
    falls = 1 if threat >= 0 else 0
    obs.board[k, PairFact.FALLS_AHEAD + way] = falls
    obs.board[n, PairFact.DESTROYS_AHEAD + back] = falls


@rule
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
def _part(word: int, square: int) -> int:
    """Return the part of a word for a Square: the number of its attackers and their Power."""
    return (word >> PART * (square % SQUARES_OF_WORD)) & ((1 << PART) - 1)


@rule
def _power_of_all(part: int) -> int:
    return (part >> COUNT) - LOWEST * (part & ((1 << COUNT) - 1))


@rule
def add_attack(near: int, middle: int, far: int, hit: int, power: int) -> tuple[int, int, int]:
    """Add an attacker to the sums of the Squares in `hit` (bits), and return the three new sums.

    `near`, `middle` and `far` are words for three Squares each: per Square, the number and the total Power of
    its attackers. `power` is in 500s.
    """
    one = (power + LOWEST) << COUNT | 1
    return (
        near + IN_PARTS[hit & 7] * one,
        middle + IN_PARTS[(hit >> 3) & 7] * one,
        far + IN_PARTS[(hit >> 6) & 7] * one,
    )


@rule
def write_attackers(
    obs: np.record, player: int, is_turn: bool, hits: int, near: int, middle: int, far: int
) -> None:
    """Write how many Z/X can attack each Square, and whether they together destroy the Z/X there.

    `hits` are the Squares (bits) that at least one of them can attack. `is_turn`: they attack in this turn.
    """
    # Damage is removed at the end of the turn (CR 507): in the next turn the full Power counts.
    left_cell = BoardFact.POWER_LEFT if is_turn else BoardFact.POWER_NOW
    while hits != 0:
        square = first_of(hits)
        hits &= hits - 1
        part = _part(near if square < 3 else middle if square < 6 else far, square)
        k = seen_by(square, player)
        obs.board[k, PairFact.ATTACKERS] = part & ((1 << COUNT) - 1)
        left = obs.board[k, left_cell]
        falls = (1 if left > 0 else 0) & (1 if _power_of_all(part) >= left else 0)
        obs.board[k, PairFact.FALLS_TO_ALL] = falls


@unit
def _write_placing(g: np.record, cards: np.record, obs: np.record, player: int, power: int) -> None:
    """Write, for each Square where the card can be put now, what it destroys and what destroys it there."""
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
        power_there = obs.board[seen_by(there, player), BoardFact.POWER_NOW]
        near, middle, far = add_attack(near, middle, far, hit, power_there)
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
        part = _part(near if square < 3 else middle if square < 6 else far, square)
        obs.board[k, PairFact.SUBJECT_FALLS_TO_ALL] = 1 if _power_of_all(part) >= power else 0


@rule
def write_subject_pairs(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the SUBJECT columns of PairFact: compare the card of the decision with the Z/X on Squares."""
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


@rule
def _write_hand(g: np.record, obs: np.record, player: int) -> None:
    """Compare each different card of the own hand with the enemy's Z/X: a byte of a word per Square."""
    enemies = g.held[other(player)]
    left = 0
    there = 0
    held = enemies
    while held != 0:
        n = seen_by(first_of(held), player)
        held &= held - 1
        if n < BEHIND_WORD:
            left |= max(obs.board[n, BoardFact.POWER_LEFT], 0) << 8 * n
            there |= 1 << 8 * n
    for k in range(limits.HAND_ROWS):
        if obs.hand[k, HandFact.COPIES] == 0:
            return
        power = obs.hand[k, Feature.POWER]
        if power > 0:
            # The highest bit of a byte stays set where the Power is at least the Power left there.
            destroys = ((power * EACH_BYTE | HIGHEST_BITS) - left) >> 7 & there
            write_word(obs, HAND + k * HAND_ROW + HandPairFact.DESTROYS_ON_0, destroys)
            if has_bit(enemies, seen_by(BEHIND_WORD, player)):
                falls = 1 if power >= obs.board[BEHIND_WORD, BoardFact.POWER_LEFT] else 0
                obs.hand[k, HandPairFact.DESTROYS_ON_8] = falls


@rule
def write_pairs(g: np.record, obs: np.record, player: int) -> None:
    """Write PairFact for neighbouring Z/X and HandPairFact for the hand: which Power destroys which Z/X.

    `obs` must already contain the board and the hand.
    """
    # Until preparation ends, the enemy's Start Card lies face down, so nobody knows what it destroys.
    if g.revealed == 0 or g.held[other(player)] == 0:
        return
    if g.held[player] != 0:
        _write_neighbours(g, obs, player)
    _write_hand(g, obs, player)
