"""Damage calculation (Y8): the damage to each player, and the monsters that are destroyed.

These functions only read the record, so they can also forecast the result of a battle that is not over.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo.rules.continuous import atk_of, def_of, does
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.zones import attacker_of, capped
from zx_env.ygo.terms import THE_PLAYER, Op

ATTACKER, TARGET = 1, 2
"""Bits of `battle.marked`."""
COUNTER_DUE = 4
"""A bit times this factor, in the result of `marks`: the participant loses a counter, and is not marked."""


@unit
def _difference(g: np.record, cards: np.record) -> int:
    """Return the battle damage to the attacked player; if negative, to the attacking player (ruling YR33)."""
    # Y8.1: the ATK or DEF of the participants are compared.
    atk = atk_of(g, cards, g.battle.attacker)
    target = g.battle.target
    if target == THE_PLAYER:
        return atk
    if g.in_defense[target] == 0:
        return atk - atk_of(g, cards, target)
    over = atk - def_of(g, cards, target)
    # An attack on a Defense Position monster does damage only with a piercing effect.
    if over > 0 and not does(g, cards, g.battle.attacker, Op.PIERCE):
        return 0
    return over


@rule
def _fighter_of(g: np.record, player: int) -> int:
    """Return the participant on this player's side, THE_PLAYER if there is no monster."""
    return g.battle.attacker if player == attacker_of(g) else g.battle.target


@rule
def _fighter_does(g: np.record, cards: np.record, player: int, op: int) -> bool:
    fighter = _fighter_of(g, player)
    return fighter >= 0 and does(g, cards, fighter, op)


@unit
def battle_damage(g: np.record, cards: np.record, player: int) -> int:
    """Return the battle damage to the player, computed in the order of ruling YR34."""
    damage = _difference(g, cards)
    hit = other(attacker_of(g)) if damage > 0 else attacker_of(g)
    damage = abs(damage)
    # Y12.13: Continuous Effects like those of Amazoness Swords Woman and Susa Soldier.
    if _fighter_does(g, cards, hit, Op.REFLECT):
        hit = other(hit)
    if hit != player:
        return 0
    # The damage may have moved to the other player: double or halve it for the player whom it hits now.
    if player == attacker_of(g) and _fighter_does(g, cards, other(player), Op.DOUBLE_DAMAGE):
        damage *= 2
    if _fighter_does(g, cards, other(player), Op.HALF_DAMAGE):
        damage //= 2  # ruling YH10
    if has_bit(g.protected | g.battle.no_damage, player):
        return 0
    return capped(damage)


@rule
def _fate(g: np.record, cards: np.record, slot: int, bit: int) -> int:
    """Return the bits for a monster that has lost: `bit` (marked), `bit * COUNTER_DUE`, or 0 (unharmed)."""
    # Ruling YR36: a monster that cannot be destroyed by battle is not marked.
    if has_bit(g.protected, g.controller[slot]) or does(g, cards, slot, Op.INDESTRUCTIBLE):
        return 0
    # Ruling YR44: such a monster with a counter is not marked; it loses the counter in Substep 7.
    if g.counters[slot] > 0 and does(g, cards, slot, Op.COUNTER_INSTEAD):
        return bit * COUNTER_DUE
    return bit


@unit
def marks(g: np.record, cards: np.record) -> int:
    """Return the participants that the battle destroys, as bits (ATTACKER, TARGET).

    A bit times COUNTER_DUE is set for a participant that loses a counter instead of being destroyed.
    """
    target = g.battle.target
    if target == THE_PLAYER:
        return 0
    attacker = g.battle.attacker
    atk = atk_of(g, cards, attacker)
    found = 0
    if g.in_defense[target] == 1:
        if atk > def_of(g, cards, target):
            found |= _fate(g, cards, target, TARGET)
        return found
    enemy = atk_of(g, cards, target)
    # Ruling YR33: ATK 0 against ATK 0 destroys both in the tcg, neither in the ocg.
    if atk == 0 and enemy == 0 and g.ocg == 1:
        return 0
    if atk >= enemy:
        found |= _fate(g, cards, target, TARGET)
    if enemy >= atk:
        found |= _fate(g, cards, attacker, ATTACKER)
    return found
