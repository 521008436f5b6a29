"""Further conditions of an activation: the need (terms.Need) and the link to answer (terms.To)."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo.rules.calculation import battle_damage
from zx_env.ygo.rules.continuous import can_be_special_summoned, place_in_battle
from zx_env.ygo.rules.selectors import fits
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.zones import is_monster_kind, is_same_object, is_trap_kind, stop_with
from zx_env.ygo.terms import (
    NONE,
    THE_PLAYER,
    Attribute,
    EffectKind,
    Fault,
    Need,
    Side,
    To,
    Zone,
)


@rule
def is_intact(g: np.record, slot: int, serial: int, player: int) -> bool:
    """Return whether a participant is still the same monster, on the side of the same player."""
    return is_same_object(g, slot, serial) and g.zone[slot] == Zone.MONSTER and g.controller[slot] == player


@rule
def attacker_stands(g: np.record) -> bool:
    """Return whether the attack can go on.

    Ruling YR24: the attacker has not gone or changed sides, and is in face-up Attack Position.
    """
    battle = g.battle
    if not is_intact(g, battle.attacker, battle.attacker_serial, g.turn_player):
        return False
    return g.face_down[battle.attacker] == 0 and g.in_defense[battle.attacker] == 0


@rule
def target_stands(g: np.record) -> bool:
    """Return whether the target is the player, or still the same monster on the same side."""
    battle = g.battle
    if battle.target == THE_PLAYER:
        return True
    return is_intact(g, battle.target, battle.target_serial, other(g.turn_player))


@rule
def fighter_of(g: np.record, player: int) -> int:
    """Return the participant on this player's side that is still there, or NONE."""
    if g.battle.attacker < 0:
        return NONE
    if player == g.turn_player:
        return g.battle.attacker if attacker_stands(g) else NONE
    return g.battle.target if g.battle.target >= 0 and target_stands(g) else NONE


@rule
def fallen_monster(g: np.record) -> int:
    """Return the one monster that was destroyed by battle and sent to the Graveyard (Need.ONE_FELL)."""
    return g.battle.attacker if g.battle.sent == 1 else g.battle.target


@unit
def _honest_fits(g: np.record, cards: np.record, player: int) -> bool:
    """Return whether Honest can be used.

    Ruling YR37: a face-up LIGHT monster of the player battles a face-up monster of the opponent.
    """
    own = fighter_of(g, player)
    enemy = fighter_of(g, other(player))
    if own == NONE or enemy == NONE or g.face_down[own] == 1 or g.face_down[enemy] == 1:
        return False
    return cards.card[g.row[own]].attribute == Attribute.LIGHT


@rule
def damage_coming(g: np.record, cards: np.record, player: int) -> int:
    """Return the damage to the player if the battle were calculated now (ruling YR35)."""
    if g.ocg == 1:
        # Y12.15: in this window damage has already been calculated.
        return g.battle.damage[player]
    if not attacker_stands(g) or not target_stands(g):
        return 0
    return battle_damage(g, cards, player)


@unit
def has_hand_monster(g: np.record, cards: np.record, player: int, level: int) -> bool:
    """Return whether the hand has a monster of at most this Level that can be Special Summoned."""
    for i in range(g.count[player, Zone.HAND]):
        slot = g.cards[player, Zone.HAND, i]
        card = cards.card[g.row[slot]]
        if is_monster_kind(card.kind) and card.level <= level and can_be_special_summoned(g, cards, slot):
            return True
    return False


@unit
def has_need(g: np.record, cards: np.record, effect: int, slot: int, player: int) -> bool:
    """Return whether the need of the effect is met for the player who would activate it."""
    effect_data = cards.effect[effect]
    need = effect_data.need
    battle = g.battle
    if need == Need.NO_NEED:
        return True
    if need == Need.BATTLES:
        return g.used[slot] == 0 and place_in_battle(g, slot) != NONE and fighter_of(g, player) == slot
    if need == Need.LIGHT_BATTLES:
        return _honest_fits(g, cards, player)
    if need == Need.DAMAGE_COMING:
        return damage_coming(g, cards, player) >= effect_data.need_amount
    if need == Need.ENEMY_DAMAGE_COMING:
        return player != g.turn_player and damage_coming(g, cards, player) >= effect_data.need_amount
    if need == Need.ENEMY_ATTACKS:
        return player != g.turn_player and attacker_stands(g) and battle.negated == 0
    if need == Need.ENEMY_ATTACKS_MONSTER:
        return player != g.turn_player and attacker_stands(g) and battle.target >= 0 and target_stands(g)
    if need == Need.DIRECT_DAMAGE_TAKEN:
        # Y9.2: only the player who was attacked directly and took damage has this need met (ruling YR40).
        return player != g.turn_player and battle.target == THE_PLAYER and battle.damage[player] > 0
    if need == Need.OWN_MONSTER_SENT:
        return has_bit(g.sent, player)
    if need == Need.ONE_FELL:
        return battle.sent == 1 or battle.sent == 2
    if need == Need.HAND_MONSTER_OF_COUNTERS:
        return has_hand_monster(g, cards, player, g.counters[slot])
    stop_with(g, Fault.UNKNOWN_NEED)
    return False


@unit
def answers(g: np.record, cards: np.record, effect: int, player: int) -> bool:
    """Return whether the effect can answer the last link; True for an effect that need not answer a link."""
    effect_data = cards.effect[effect]
    if effect_data.to == To.NOTHING:
        return True
    if g.links == 0:
        return False
    link = g.chain[g.links - 1]
    if effect_data.side != Side.ANY and (link.player == player) != (effect_data.side == Side.OWN):
        return False
    answered = cards.effect[link.effect]
    kind = cards.card[g.row[link.slot]].kind
    if effect_data.to == To.MONSTER_EFFECT:
        return is_monster_kind(kind)
    if effect_data.to == To.TRAP_CARD:
        return is_trap_kind(kind) and answered.kind == EffectKind.CARD
    # The only other value is To.CARD_ON_OWN_MONSTER.
    if is_monster_kind(kind) or answered.kind != EffectKind.CARD or link.target < 0:
        return False
    target = link.target
    return is_intact(g, target, link.target_serial, player)


@rule
def can_be_redirected(g: np.record, cards: np.record, slot: int, player: int) -> bool:
    """Return whether the last link could have targeted this card as well (for Shift)."""
    link = g.chain[g.links - 1]
    effect_data = cards.effect[link.effect]
    return slot != link.target and fits(g, cards, effect_data.target, slot, link.player, link.slot)
