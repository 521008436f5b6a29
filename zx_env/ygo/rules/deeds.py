"""Which actions the turn player may take: summon, set, change positions, attack, end.

See also: activating (activation.py), and carrying out each action (turn.py, battle_step.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.choices import add_candidate, forget_candidates
from zx_env.ygo.rules.continuous import can_be_target, does, done_by
from zx_env.ygo.rules.kinds import tributes_of
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.zones import (
    free_back_zone,
    free_monster_zone,
    is_extra_kind,
    is_monster_kind,
    monsters_of,
)
from zx_env.ygo.terms import NONE, CardKind, Op, Phase

# -- Main Phases -------------------------------------------------------------------------------------------


@unit
def can_summon(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the turn player can Normal Summon or Set this monster of its hand (ruling YR13)."""
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
    """Return whether the turn player can change the monster's battle position.

    Ruling YR13: once a turn; not if the monster came this turn or has declared an attack.
    """
    return g.came[slot] == 0 and g.repositioned[slot] == 0 and g.attacks[slot] == 0


@rule
def can_enter_battle(g: np.record) -> bool:
    """Return whether the turn player can enter the Battle Phase.

    Y1.2: entering is a choice; Y1.5: no monster that can attack is needed.
    """
    # Y1.1: the starting player has no Battle Phase in the first turn of the duel.
    return g.phase == Phase.MAIN_1 and g.turn > 1


@unit
def can_end_turn(g: np.record, cards: np.record) -> bool:
    """Return whether the turn player can end the turn. Y1.4: from either Main Phase."""
    # Y1.3 + ruling YR26: with a monster that must attack, the player cannot skip the Battle Phase.
    return not (can_enter_battle(g) and must_attack(g, cards))


# -- attacks -----------------------------------------------------------------------------------------------


@unit
def can_attack_directly(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the monster can attack the player directly.

    Ruling YR20: if the opponent controls no monster or an effect of the attacker allows it, and no effect
    forbids it.
    """
    if does(g, cards, slot, Op.NOT_DIRECT):
        return False
    if g.attacks[slot] > 0 and does(g, cards, slot, Op.ATTACKS_ALL):
        return False
    return monsters_of(g, other(g.turn_player)) == 0 or does(g, cards, slot, Op.DIRECT)


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
    """Make the monsters that this monster may attack the candidates."""
    forget_candidates(g)
    for place in range(limits.MONSTERS):
        target = g.monster[other(g.turn_player), place]
        if target != NONE and can_be_target(g, cards, slot, target):
            add_candidate(g, target)


@unit
def can_attack(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the monster can declare an attack.

    Ruling YR19: it is in face-up Attack Position and has not declared an attack this turn.
    """
    if g.face_down[slot] == 1 or g.in_defense[slot] == 1 or g.battle_ended == 1:
        return False
    if g.attacks[slot] > 0:
        # Only an effect of its own allows a monster a second attack.
        again = g.attacks[slot] < 2 and does(g, cards, slot, Op.ATTACKS_TWICE)
        if not again and not does(g, cards, slot, Op.ATTACKS_ALL):
            return False
    return has_target(g, cards, slot)


@unit
def must_attack(g: np.record, cards: np.record) -> bool:
    """Return whether a monster that must attack could declare an attack (ruling YR26)."""
    # Fast exit: usually no monster of the player must attack.
    if not has_bit(done_by(g, cards, g.turn_player), Op.MUST_ATTACK):
        return False
    for place in range(limits.MONSTERS):
        slot = g.monster[g.turn_player, place]
        if slot != NONE and does(g, cards, slot, Op.MUST_ATTACK) and can_attack(g, cards, slot):
            return True
    return False


@rule
def can_end_battle(g: np.record, cards: np.record) -> bool:
    """Return whether the turn player can end the Battle Phase.

    Y2.4: no attack is required. Ruling YR26: except by a monster that must attack.
    """
    return not must_attack(g, cards)
