"""Which actions the turn player may take: summon, set, change positions, attack, end.

See also: activating (activation.py), and carrying out each action (turn.py, battle_step.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.choices import add_candidate, forget_candidates
from zx_env.ygo.rules.continuous import does, done_by, may_be_attacked
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.zones import (
    free_back_zone,
    free_monster_zone,
    is_extra_kind,
    is_monster_kind,
    monsters_of,
)
from zx_env.ygo.terms import NONE, CardKind, Op, Phase

ONE_TRIBUTE, TWO_TRIBUTES = 5, 7
"""Ruling YR13: the lowest Levels at which a summon needs one Tribute, or two."""


# -- Main Phases -------------------------------------------------------------------------------------------


@rule
def tributes_of(cards: np.record, row: int) -> int:
    """Ruling YR13: Level 5 and 6 need one Tribute, from 7 on two."""
    level = cards.card[row].level
    return (1 if level >= ONE_TRIBUTE else 0) + (1 if level >= TWO_TRIBUTES else 0)


@unit
def can_summon(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling YR13: once a turn a Normal Summon or Set; `slot` is a card in the turn player's hand."""
    kind = cards.card[g.row[slot]].kind
    if g.summoned == 1 or not is_monster_kind(kind) or is_extra_kind(kind):
        return False
    tributes = tributes_of(cards, g.row[slot])
    if tributes == 0:
        return free_monster_zone(g, g.turn_player) != NONE
    return monsters_of(g, g.turn_player) >= tributes


@rule
def can_set_behind(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the Spell or Trap in the turn player's hand can be Set."""
    if cards.card[g.row[slot]].kind == CardKind.FIELD_SPELL:
        return g.back[g.turn_player, limits.FIELD] == NONE
    return free_back_zone(g, g.turn_player) != NONE


@rule
def can_change_position(g: np.record, slot: int) -> bool:
    """Ruling YR13: once a turn, not one that came this turn, nor one that has declared an attack."""
    return g.came[slot] == 0 and g.repositioned[slot] == 0 and g.attacks[slot] == 0


@rule
def can_enter_battle(g: np.record) -> bool:
    """Y1.2: for everybody else entering is a choice, also without a monster that can attack (Y1.5)."""
    # Y1.1: the starting player has no Battle Phase in the first turn of the duel.
    return g.phase == Phase.MAIN_1 and g.turn > 1


@unit
def can_end_turn(g: np.record, cards: np.record) -> bool:
    """Y1.4: from Main Phase 1 without a Battle Phase, or from Main Phase 2."""
    # Y1.3 + ruling YR26: it cannot leave Main Phase 1 past the Battle Phase.
    return not (can_enter_battle(g) and must_attack(g, cards))


# -- attacks -----------------------------------------------------------------------------------------------


@unit
def can_attack_directly(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling YR20: the opponent controls no monster, or the attacker's effect allows it; none forbids it."""
    if does(g, cards, slot, Op.NOT_DIRECT):
        return False
    if g.attacks[slot] > 0 and does(g, cards, slot, Op.ATTACKS_ALL):
        return False
    return monsters_of(g, other(g.turn_player)) == 0 or does(g, cards, slot, Op.DIRECT)


@unit
def can_be_target(g: np.record, cards: np.record, slot: int, target: int) -> bool:
    """Return whether the turn player's monster `slot` may attack this monster of the opponent."""
    # Ruling YR21: face-down monsters may be attacked, too.
    if has_bit(g.attacked_from[target], g.place[slot]) and does(g, cards, slot, Op.ATTACKS_ALL):
        return False
    return may_be_attacked(g, cards, target)


@unit
def has_target(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the monster may attack a monster or the player."""
    if can_attack_directly(g, cards, slot):
        return True
    for place in range(limits.MONSTERS):
        target = g.monster[other(g.turn_player), place]
        if target != NONE and can_be_target(g, cards, slot, target):
            return True
    return False


@unit
def list_targets(g: np.record, cards: np.record, slot: int) -> None:
    """Make the monsters that it may attack the candidates."""
    forget_candidates(g)
    for place in range(limits.MONSTERS):
        target = g.monster[other(g.turn_player), place]
        if target != NONE and can_be_target(g, cards, slot, target):
            add_candidate(g, target)


@unit
def can_attack(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling YR19: a face-up Attack Position monster that has not declared an attack this turn."""
    if g.face_down[slot] == 1 or g.in_defense[slot] == 1 or g.battle_ended == 1:
        return False
    if g.attacks[slot] > 0:
        # More than one attack only by its own effect.
        again = g.attacks[slot] < 2 and does(g, cards, slot, Op.ATTACKS_TWICE)
        if not again and not does(g, cards, slot, Op.ATTACKS_ALL):
            return False
    return has_target(g, cards, slot)


@unit
def must_attack(g: np.record, cards: np.record) -> bool:
    """Ruling YR26: a monster that must attack could declare an attack."""
    # Most of the time no monster of the player must attack.
    if not has_bit(done_by(g, cards, g.turn_player), Op.MUST_ATTACK):
        return False
    for place in range(limits.MONSTERS):
        slot = g.monster[g.turn_player, place]
        if slot != NONE and does(g, cards, slot, Op.MUST_ATTACK) and can_attack(g, cards, slot):
            return True
    return False


@rule
def can_end_battle(g: np.record, cards: np.record) -> bool:
    """Y2.4: having entered obliges nobody to attack, except with a monster that must (ruling YR26)."""
    return not must_attack(g, cards)
