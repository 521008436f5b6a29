"""Results of attacks, for the observation: monsters and own hand cards against the other side's monsters.

The functions read only the monsters that encode_observation.py has written, so they reveal nothing that the
player may not know. ATK and DEF are in 50s, as in the observation.

See also: which monsters can attack and be attacked
(rules/deeds.py), the full battle (rules/calculation.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.cards.features import Feature
from zx_env.ygo.decision.observation import PAIR_LIMIT, HandFact, HandPairFact, MonsterFact, PairFact
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.terms import NONE


@rule
def _known_monsters(g: np.record, controller: int, player: int) -> int:
    """Return the places (bits) of monsters that the player knows."""
    places = 0
    for place in range(limits.MONSTERS):
        slot = g.monster[controller, place]
        there = 1 if slot != NONE else 0
        places |= ((g.known[max(slot, 0)] >> player) & there) << place
    return places


@rule
def _in_attack(obs: np.record, side: int, place: int) -> int:
    return 1 if obs.monsters[side, place, MonsterFact.IN_DEFENSE] == 0 else 0


@rule
def _value(obs: np.record, side: int, place: int) -> int:
    """Return the points that an attack on the monster must exceed: DEF in Defense Position, else ATK."""
    atk = obs.monsters[side, place, MonsterFact.ATK_NOW]
    return obs.monsters[side, place, MonsterFact.DEF_NOW] if _in_attack(obs, side, place) == 0 else atk


# These functions have no branches, because a processor could not predict them.


@rule
def _destroys(margin: int, in_attack: int, atk: int) -> int:
    """Return 1 if an attack with this ATK destroys the monster. Equal ATK destroys both, unless it is 0."""
    is_even = (1 if margin == 0 else 0) & (1 if atk > 0 else 0)
    return (1 if margin > 0 else 0) | (is_even & in_attack)


@rule
def _falls(margin: int, in_attack: int, atk: int) -> int:
    """Return 1 if the attacker is destroyed: the target is in Attack Position and its ATK is not lower."""
    is_even = (1 if margin == 0 else 0) & (1 if atk > 0 else 0)
    return in_attack & ((1 if margin < 0 else 0) | is_even)


@rule
def _write_attacks(obs: np.record, side: int, k: int, foes: int) -> None:
    """Write the results of one monster's attacks on each known monster (bits) of the other side."""
    atk = obs.monsters[side, k, MonsterFact.ATK_NOW]
    for n in range(limits.MONSTERS):
        there = (foes >> n) & 1
        in_attack = _in_attack(obs, 1 - side, n)
        margin = atk - _value(obs, 1 - side, n)
        obs.monsters[side, k, PairFact.MARGIN_0 + n] = min(max(margin, -PAIR_LIMIT), PAIR_LIMIT) * there
        obs.monsters[side, k, PairFact.DESTROYS_0 + n] = _destroys(margin, in_attack, atk) & there
        obs.monsters[side, k, PairFact.FALLS_TO_0 + n] = _falls(margin, in_attack, atk) & there


@unit
def _write_side(obs: np.record, side: int, own: int, foes: int) -> None:
    """Write the results for the known monsters (bits) of one side against those of the other side."""
    for k in range(limits.MONSTERS):
        if has_bit(own, k):
            _write_attacks(obs, side, k, foes)


@unit
def _write_hand(obs: np.record, foes: int) -> None:
    """Write the results for each different monster of the own hand against those of the other side."""
    for k in range(limits.HAND_ROWS):
        if obs.hand[k, HandFact.COPIES] == 0:
            return
        if obs.hand[k, Feature.LEVEL] > 0:
            atk = obs.hand[k, Feature.ATK]
            for n in range(limits.MONSTERS):
                destroys = _destroys(atk - _value(obs, 1, n), _in_attack(obs, 1, n), atk)
                obs.hand[k, HandPairFact.DESTROYS_0 + n] = destroys & (foes >> n) & 1


@rule
def write_pairs(g: np.record, obs: np.record, player: int) -> None:
    """Write the results of all attacks; `obs` must already contain the monsters and the hand."""
    own = _known_monsters(g, player, player)
    foes = _known_monsters(g, other(player), player)
    if own != 0 and foes != 0:
        _write_side(obs, 0, own, foes)
        _write_side(obs, 1, foes, own)
    if foes != 0:
        _write_hand(obs, foes)
