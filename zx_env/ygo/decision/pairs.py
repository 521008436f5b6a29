"""Who beats whom, written into an observation: monsters against those of the other side, the own hand.

It reads what sight.py has written of the monsters, so it tells nothing that a player may not know; ATK and
DEF in 50s, as there. Not here: what can attack and be attacked (rules/deeds.py), what a battle does besides.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.cards.features import Feature
from zx_env.ygo.decision.observation import PAIR_LIMIT, HandFact, HandPairFact, MonsterFact, PairFact
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.terms import NONE


@rule
def _knows(g: np.record, controller: int, place: int, player: int) -> bool:
    """Whether there is a monster that the player knows."""
    slot = g.monster[controller, place]
    return slot != NONE and has_bit(g.known[slot], player)


@rule
def _value(obs: np.record, side: int, place: int) -> int:
    """What an attack on the monster is held against: DEF in Defense Position, else ATK."""
    if obs.monsters[side, place, MonsterFact.IN_DEFENSE] == 1:
        return obs.monsters[side, place, MonsterFact.DEF_NOW]
    return obs.monsters[side, place, MonsterFact.ATK_NOW]


@rule
def _destroys(obs: np.record, atk: int, side: int, place: int) -> bool:
    """Whether an attack with so much ATK destroys the monster: equal ATK destroys both, if it is not 0."""
    margin = atk - _value(obs, side, place)
    in_attack = obs.monsters[side, place, MonsterFact.IN_DEFENSE] == 0
    return margin > 0 or (margin == 0 and in_attack and atk > 0)


@rule
def _falls(obs: np.record, atk: int, side: int, place: int) -> bool:
    """Whether the attacker is destroyed."""
    margin = atk - _value(obs, side, place)
    in_attack = obs.monsters[side, place, MonsterFact.IN_DEFENSE] == 0
    return in_attack and (margin < 0 or (margin == 0 and atk > 0))


@unit
def _write_attacks(g: np.record, obs: np.record, side: int, k: int, player: int) -> None:
    """One monster against each of the other side."""
    foe = other(player) if side == 0 else player
    atk = obs.monsters[side, k, MonsterFact.ATK_NOW]
    for n in range(limits.MONSTERS):
        if not _knows(g, foe, n, player):
            continue
        margin = atk - _value(obs, 1 - side, n)
        obs.monsters[side, k, PairFact.MARGIN_0 + n] = min(max(margin, -PAIR_LIMIT), PAIR_LIMIT)
        if _destroys(obs, atk, 1 - side, n):
            obs.monsters[side, k, PairFact.DESTROYS_0 + n] = 1
        if _falls(obs, atk, 1 - side, n):
            obs.monsters[side, k, PairFact.FALLS_TO_0 + n] = 1


@unit
def write_pairs(g: np.record, obs: np.record, player: int) -> None:
    """Who beats whom; `obs` has the monsters and the hand already."""
    for side in range(2):
        controller = player if side == 0 else other(player)
        for k in range(limits.MONSTERS):
            if _knows(g, controller, k, player):
                _write_attacks(g, obs, side, k, player)
    for n in range(limits.MONSTERS):
        if _knows(g, other(player), n, player):
            for k in range(limits.HAND_ROWS):
                if obs.hand[k, HandFact.COPIES] == 0:
                    break
                atk = obs.hand[k, Feature.ATK]
                if obs.hand[k, Feature.LEVEL] > 0 and _destroys(obs, atk, 1, n):
                    obs.hand[k, HandPairFact.DESTROYS_0 + n] = 1
