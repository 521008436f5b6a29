"""The Battle Phase around the Damage Step: Start Step (Y2), Battle Step (Y3), End Step (ruling YR28)."""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.ygo import limits
from zx_env.ygo.rules.agenda import pop, push, push_activation, push_window
from zx_env.ygo.rules.chain import push_chain
from zx_env.ygo.rules.choices import ask
from zx_env.ygo.rules.continuous import does
from zx_env.ygo.rules.deeds import can_attack_directly, list_targets
from zx_env.ygo.rules.needs import attacker_stands, target_stands
from zx_env.ygo.rules.slots import other
from zx_env.ygo.terms import NONE, Ask, Frame, Moment, Op, Phase, Verb


@unit
def clear_battle(g: np.record) -> None:
    """Clear the battle, so that no monster is attacking."""
    battle = g.battle
    battle.marked = 0
    for side in range(2):
        battle.damage[side] = 0
        battle.boost_atk[side] = 0
        battle.boost_def[side] = 0
        battle.controlled[side] = 0
        battle.defended[side] = 0
    for place in range(limits.MONSTERS):
        battle.monsters[place] = NONE
        battle.serials[place] = 0
    if battle.attacker >= 0:
        g.used[battle.attacker] = 0
    if battle.target >= 0:
        g.used[battle.target] = 0
    battle.attacker = NONE
    battle.target = NONE
    battle.attacker_serial = 0
    battle.target_serial = 0
    battle.negated = 0
    battle.was_face_down = 0
    battle.turned_up = 0
    battle.broken = 0
    battle.calculated = 0
    battle.no_damage = 0
    battle.destroyed = 0
    battle.sent = 0
    battle.counter_due = 0
    battle.calculating = 0


# -- Start Step --------------------------------------------------------------------------------------------


@unit
def battle_phase(g: np.record) -> None:
    """Frame BATTLE. Y2.1, Y12.1: the turn player has declared that the Battle Phase is entered."""
    pop(g)
    g.phase = Phase.BATTLE
    g.moment = Moment.START
    g.battle_ended = 0
    # Y2.3, Y3.1, Y12.3 + ruling YR17: entering the Battle Step and declaring an attack are one decision.
    push(g, Frame.BATTLE_STEP, g.turn_player, NONE)
    # Y2.2, Y12.2 + rulings YR4 and YR18: the turn player acts first; effects of Spell Speed 2 or more; any
    # number of chains.
    push_window(g, 0)


# -- Battle Step -------------------------------------------------------------------------------------------


@unit
def battle_step(g: np.record) -> None:
    """Frame BATTLE_STEP. Y12.4: at the start of the step the turn player acts before the opponent can."""
    frame = g.agenda[g.frames - 1]
    clear_battle(g)
    g.moment = Moment.BEFORE
    if frame.has_asked == 1:
        frame.has_asked = 0
        if g.verb == Verb.ATTACK:
            push(g, Frame.DECLARE, g.turn_player, g.answer)
        elif g.verb == Verb.ACTIVATE:
            # Y12.6: several chains are allowed in the step.
            slot = g.answer
            push_chain(g)
            push_activation(g, g.turn_player, slot, NONE)
        else:
            g.battle_ended = 1
        return
    if g.waiting_count > 0 or g.sent != 0:
        push_window(g, 0)
        return
    if g.battle_ended == 1:
        # Y2.4: if no monster attacks, the Battle Phase goes on to its End Step.
        pop(g)
        push(g, Frame.END_STEP, g.turn_player, NONE)
        return
    frame.has_asked = 1
    ask(g, Ask.BATTLE, g.turn_player, 0, NONE)


@unit
def _note_monsters(g: np.record) -> None:
    """Remember the opponent's monsters, for ruling YR23."""
    for place in range(limits.MONSTERS):
        slot = g.monster[other(g.turn_player), place]
        g.battle.monsters[place] = slot
        g.battle.serials[place] = g.serial[slot] if slot != NONE else 0


@unit
def _attack(g: np.record, target: int) -> None:
    """Set the target of the attack: this monster, or THE_PLAYER."""
    battle = g.battle
    battle.target = target
    battle.target_serial = g.serial[target] if target >= 0 else 0
    if target >= 0:
        g.attacked_from[target] |= 1 << g.place[battle.attacker]
    _note_monsters(g)


@unit
def declare(g: np.record, cards: np.record) -> None:
    """Frame DECLARE. Y3.2 + ruling YR22: attacker and target are named together."""
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    if frame.has_asked == 0:
        frame.has_asked = 1
        list_targets(g, cards, slot)
        ask(g, Ask.TARGET, g.turn_player, 0, slot)
        g.may_attack_directly = 1 if can_attack_directly(g, cards, slot) else 0
        return
    pop(g)
    g.battle.attacker = slot
    g.battle.attacker_serial = g.serial[slot]
    g.attacks[slot] += 1
    _attack(g, g.answer)
    g.moment = Moment.DECLARED
    push(g, Frame.BEFORE, g.turn_player, NONE)
    # Then one chain may answer the declaration directly (ruling YR22, Y12.5).
    push_window(g, 1)


@unit
def _has_changed(g: np.record) -> bool:
    """Return whether the monsters on the opponent's side have changed since the declaration (ruling YR23)."""
    for place in range(limits.MONSTERS):
        slot = g.monster[other(g.turn_player), place]
        if slot != g.battle.monsters[place]:
            return True
        if slot != NONE and g.serial[slot] != g.battle.serials[place]:
            return True
    return False


WAITS, HAS_OPENED, HAS_REPLAYED = range(3)
"""Stages of the frame BEFORE: no window yet, the window has opened, the turn player has replayed."""


@unit
def before(g: np.record) -> None:
    """Frame BEFORE: once no chain is open, the attack stops, gets a new target (replay), or goes on."""
    frame = g.agenda[g.frames - 1]
    # Ruling YR24: here the attack stops without a replay, but counts as declared.
    # Ruling YR25: a change of the target's battle position does not stop the attack.
    if g.battle_ended == 1 or g.battle.negated == 1 or not attacker_stands(g):
        pop(g)
        return
    g.moment = Moment.BEFORE
    if g.waiting_count > 0:
        # Ruling YR7: effects that have triggered go on a chain first. Ruling YR23: a replay begins only when
        # no chain is open.
        push_window(g, 1)
    elif _has_changed(g):
        # After the replay, as after every chain, the window opens once more.
        frame.stage = HAS_REPLAYED
        push(g, Frame.REPLAY, g.turn_player, g.battle.attacker)
    elif frame.stage == HAS_REPLAYED and g.battle.target >= 0:
        # Ruling YR48: one chain may answer that the monster has become the target of the attack.
        frame.stage = WAITS
        g.moment = Moment.RETARGETED
        push_window(g, 1)
    elif frame.stage == HAS_OPENED and g.chained == 0:
        # Y3.4 + ruling YR27: both players agree to go on to the Damage Step.
        pop(g)
        push(g, Frame.DAMAGE_1, g.turn_player, NONE)
    else:
        # Y3.3: now effects that do not answer the declaration may be activated, in any number of chains
        # (Y3.4).
        frame.stage = HAS_OPENED
        push_window(g, 1)


@unit
def replay(g: np.record, cards: np.record) -> None:
    """Frame REPLAY. Ruling YR23: choose a target, a direct attack if now possible, or give up the attack."""
    frame = g.agenda[g.frames - 1]
    slot = g.battle.attacker
    if frame.has_asked == 0:
        place = 1 << g.place[slot]
        if g.battle.target >= 0:
            g.attacked_from[g.battle.target] &= ~place
        g.attacks[slot] -= 1
        list_targets(g, cards, slot)
        directly = can_attack_directly(g, cards, slot)
        g.attacks[slot] += 1
        may_stop = 1
        # Ruling YR26: in a replay, a monster that must attack cannot give up if it can attack anything.
        if does(g, cards, slot, Op.MUST_ATTACK) and (directly or g.candidates > 0):
            may_stop = 0
        frame.has_asked = 1
        ask(g, Ask.TARGET, g.turn_player, may_stop, slot)
        g.may_attack_directly = 1 if directly else 0
        return
    pop(g)
    if g.answer == NONE:
        # An attack given up counts as declared. Ruling YR51: a monster that attacks each monster once has
        # attacked this target.
        if g.battle.target >= 0 and target_stands(g):
            g.attacked_from[g.battle.target] |= 1 << g.place[slot]
        g.battle.negated = 1
    else:
        _attack(g, g.answer)


# -- End Step ----------------------------------------------------------------------------------------------


@unit
def end_step(g: np.record) -> None:
    """Frame END_STEP. Ruling YR28: a window as in YR5, then Main Phase 2."""
    pop(g)
    g.moment = Moment.END_STEP
    push(g, Frame.MAIN_2, g.turn_player, NONE)
    push_window(g, 0)
