"""The Damage Step (Y4-Y12), one frame for each substep. The OCG's rules differ in Substeps 4 to 6.

Y4.1: the Damage Step is a sequence of separate events. The table in windows.py lists the effects that may be
activated in each (Y4.2).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.agenda import pop, push, push_window
from zx_env.ygo.rules.calculation import ATTACKER, COUNTER_DUE, TARGET, battle_damage, marks
from zx_env.ygo.rules.continuous import does
from zx_env.ygo.rules.moves import destroy, send_destroyed
from zx_env.ygo.rules.needs import attacker_stands, is_intact, target_stands
from zx_env.ygo.rules.slots import has_bit, other
from zx_env.ygo.rules.waiting import happen
from zx_env.ygo.rules.zones import lose_life_points, touch, turn_up, unsettle
from zx_env.ygo.terms import NONE, THE_PLAYER, Event, Frame, Moment, Op, Zone


@rule
def _then(g: np.record, frame: int, one_chain: int) -> None:
    """Open the window of this substep; the next frame comes after it."""
    pop(g)
    push(g, frame, g.turn_player, NONE)
    push_window(g, one_chain)


@rule
def _goes_on(g: np.record) -> bool:
    """Return whether the battle goes on; ruling YR32: not after a participant has gone."""
    if not attacker_stands(g) or not target_stands(g):
        g.battle.broken = 1
    return g.battle.broken == 0


@rule
def _leave_out(g: np.record) -> None:
    """Y7.2, Y8.11: skip the damage calculation; the substeps after it still take place (Y8.13)."""
    pop(g)
    push(g, Frame.DAMAGE_5, g.turn_player, NONE)


# -- before the calculation --------------------------------------------------------------------------------


@unit
def damage_1(g: np.record, cards: np.record) -> None:
    """Frame DAMAGE_1. Y5.1, Y12.7: the start is a separate event; no card has been turned face-up yet."""
    g.moment = Moment.D1
    target = g.battle.target
    if target >= 0 and g.face_down[target] == 1:
        g.battle.was_face_down = 1
        # Ruling YR29: effects "at the start of the Damage Step" come first, then the window.
        happen(g, cards, Event.DAMAGE_STEP_STARTS, g.battle.attacker, g.turn_player, target)
    _then(g, Frame.DAMAGE_2, 0)


@unit
def damage_2(g: np.record) -> None:
    """Frame DAMAGE_2. Y6.1: an attacked face-down monster is turned face-up now."""
    if not _goes_on(g):
        _leave_out(g)
        return
    target = g.battle.target
    if target < 0 or g.face_down[target] == 0:
        # Ruling YR30: if no monster is turned face-up, Substep 2 has no window; the next one is Substep 3's.
        pop(g)
        push(g, Frame.DAMAGE_3, g.turn_player, NONE)
        return
    g.moment = Moment.D2
    # Y6.2: its Flip Effect does not activate now; `damage_6` triggers it.
    # Y6.4: a Continuous Effect that forbids attacking it does not stop this attack: there is no second check.
    turn_up(g, target)
    g.battle.turned_up = 1
    _then(g, Frame.DAMAGE_3, 0)


@unit
def damage_3(g: np.record, cards: np.record) -> None:
    """Frame DAMAGE_3. Y7.1: effects like those of Drillroid, after the flip, before the calculation."""
    if not _goes_on(g):
        _leave_out(g)
        return
    g.moment = Moment.D3
    target = g.battle.target
    if target >= 0 and g.in_defense[target] == 1:
        happen(g, cards, Event.BEFORE_CALCULATION, g.battle.attacker, g.turn_player, target)
    # Y7.3 + Y7.4: the usual moment for changes of ATK and DEF, in any number of chains.
    _then(g, Frame.DAMAGE_4, 0)


# -- the calculation ---------------------------------------------------------------------------------------


@unit
def damage_4(g: np.record, cards: np.record) -> None:
    """Frame DAMAGE_4. Y8.4, Y12.10: one chain only. Y8.5: windows.py lists the effects that may be used."""
    if not _goes_on(g):
        # Y7.2: if Drillroid has destroyed its target, damage is not calculated.
        _leave_out(g)
        return
    g.moment = Moment.D4
    # Y8.7: Continuous Effects of damage calculation apply before its chain. Y12.11: in the OCG, after it.
    g.battle.calculating = 1 - g.ocg
    attacker = g.battle.attacker
    target = g.battle.target
    if target >= 0:
        happen(g, cards, Event.CALCULATION, attacker, g.turn_player, target)
        happen(g, cards, Event.CALCULATION, target, other(g.turn_player), attacker)
    _then(g, Frame.RESULT, 1)


@rule
def _end_calculation(g: np.record) -> None:
    """Ruling YR39: end boosts for the calculation at the end of Substep 4, even if it was skipped."""
    g.battle.calculating = 0
    for side in range(2):
        g.battle.boost_atk[side] = 0
        g.battle.boost_def[side] = 0


@rule
def _mark(g: np.record, result_bits: int) -> None:
    """Ruling YR36: mark monsters. They stay on the field until Substep 7; their effects no longer apply.

    Y6.6: so a turned-up monster that the battle destroys never destroys itself.
    """
    g.battle.marked = result_bits & (ATTACKER | TARGET)
    g.battle.counter_due = result_bits // COUNTER_DUE
    if g.battle.marked != 0:
        touch(g)
    unsettle(g)


@unit
def result(g: np.record, cards: np.record) -> None:
    """Frame RESULT. Y8.9, Y12.12: the result is determined, battle damage inflicted."""
    g.battle.calculating = 1
    # Y8.11 + ruling YR32: if an effect has removed a participant, there is no damage, and the battle destroys
    # no monster.
    if not _goes_on(g):
        _end_calculation(g)
        _leave_out(g)
        return
    for player in range(2):
        g.battle.damage[player] = battle_damage(g, cards, player)
    # Y12.17: determine which monsters the battle destroys.
    result_bits = marks(g, cards)
    g.battle.calculated = 1
    _end_calculation(g)
    _mark(g, result_bits)
    if g.ocg == 1:
        # Y12.14: the window of Kuriboh and similar cards. Y12.15: a change of ATK in it does not change the
        # damage.
        g.moment = Moment.O4
        _then(g, Frame.INFLICT, 1)
        return
    pop(g)
    push(g, Frame.INFLICT, g.turn_player, NONE)


@unit
def inflict(g: np.record) -> None:
    """Frame INFLICT: inflict battle damage, unless it was prevented (ruling YR34)."""
    pop(g)
    for player in range(2):
        if has_bit(g.battle.no_damage | g.protected, player):
            g.battle.damage[player] = 0
        lose_life_points(g, player, g.battle.damage[player])
    push(g, Frame.DAMAGE_5, g.turn_player, NONE)


# -- after the calculation ---------------------------------------------------------------------------------


@unit
def damage_5(g: np.record) -> None:
    """Frame DAMAGE_5. Ruling YR40: self-destruction, then Flashbang's window (Y12.16, Y12.18)."""
    g.moment = Moment.D5
    # Y9.1, Y6.7: a turned-up monster that survived the battle and destroys itself is now destroyed by the
    # check of the state (moves.py). Ruling YH14: in the ocg the Continuous Effects of a marked monster have
    # applied until now.
    touch(g)
    if g.battle.calculated == 1:
        _then(g, Frame.DAMAGE_6, 1)
    else:
        pop(g)
        push(g, Frame.DAMAGE_6, g.turn_player, NONE)


@unit
def damage_6(g: np.record, cards: np.record) -> None:
    """Frame DAMAGE_6. Ruling YR41: one group of triggers, one chain (Y12.18: O7)."""
    g.moment = Moment.D6
    battle = g.battle
    attacker = battle.attacker
    target = battle.target
    own = g.turn_player
    enemy = other(own)
    if battle.turned_up == 1:
        # Y10.1, Y10.2: Flip Effects, and effects that trigger when the monster is turned face-up.
        happen(g, cards, Event.TURNED_UP, target, enemy, attacker)
    if battle.calculated == 1:
        if battle.damage[enemy] > 0:
            happen(g, cards, Event.BATTLE_DAMAGE, attacker, own, target)
            if target == THE_PLAYER:
                happen(g, cards, Event.DIRECT_DAMAGE, attacker, own, NONE)
        if target >= 0:
            if battle.damage[own] > 0:
                happen(g, cards, Event.BATTLE_DAMAGE, target, enemy, attacker)
            happen(g, cards, Event.AFTER_CALCULATION, attacker, own, target)
            happen(g, cards, Event.AFTER_CALCULATION, target, enemy, attacker)
            if battle.was_face_down == 1:
                happen(g, cards, Event.ATTACKED_FACE_DOWN, target, enemy, attacker)
    _then(g, Frame.DAMAGE_7, 1)


# -- the end of the Damage Step ----------------------------------------------------------------------------


@rule
def _participant(g: np.record, side: int) -> int:
    """Return the slot of the attacker (0) or the target (1)."""
    return g.battle.attacker if side == 0 else g.battle.target


@rule
def _is_there(g: np.record, side: int) -> bool:
    """Return whether the participant is still the same monster on the same side."""
    battle = g.battle
    if side == 0:
        return is_intact(g, battle.attacker, battle.attacker_serial, g.turn_player)
    return battle.target >= 0 and is_intact(g, battle.target, battle.target_serial, other(g.turn_player))


@unit
def _send_marked(g: np.record, cards: np.record) -> None:
    """Y11.1: send the monsters destroyed by battle to the Graveyard, together (ruling YR43)."""
    battle = g.battle
    for side in range(2):
        # Ruling YR42: a marked monster that D.D. Warrior Lady has banished is no longer destroyed by battle.
        if has_bit(battle.marked, side) and _is_there(g, side):
            slot = _participant(g, side)
            battle.controlled[side] = g.controller[slot]
            battle.defended[side] = g.in_defense[slot]
            battle.destroyed |= 1 << side
    for side in range(2):
        if has_bit(battle.destroyed, side):
            if send_destroyed(g, cards, _participant(g, side)) == Zone.GRAVEYARD:
                battle.sent |= 1 << side
    battle.marked = 0


@unit
def _move_counters(g: np.record, cards: np.record) -> None:
    """Y11.7-Y11.9: move counters, without a chain, and change positions (ruling YR43)."""
    battle = g.battle
    fated = 0
    for side in range(2):
        if not _is_there(g, side):
            continue
        slot = _participant(g, side)
        # Y11.8 + ruling YR44: Des Mosquito loses a counter instead of being destroyed.
        if has_bit(battle.counter_due, side):
            g.counters[slot] = max(g.counters[slot] - 1, 0)
        if battle.calculated == 1 and does(g, cards, slot, Op.COUNTER_OFF):
            # Y11.7: a B.E.S. monster that was in the battle loses a counter. Ruling YH15: only if damage was
            # calculated.
            if g.counters[slot] > 0:
                g.counters[slot] -= 1
            else:
                fated |= 1 << side
        if side == 0 and g.face_down[slot] == 0 and does(g, cards, slot, Op.TO_DEFENSE):
            g.in_defense[slot] = 1
    for player in range(2):
        # Y11.9: Spacegate gets a counter if the opponent's monster attacked or was attacked.
        if player != g.turn_player or battle.target >= 0:
            for place in range(limits.FIELD):
                slot = g.back[player, place]
                if slot != NONE and does(g, cards, slot, Op.COUNTER_ON):
                    g.counters[slot] = min(g.counters[slot] + 1, limits.COUNTERS)
    for side in range(2):
        # Then a B.E.S. monster without a counter is destroyed.
        if has_bit(fated, side):
            destroy(g, cards, _participant(g, side))


@unit
def _trigger_destroyed(g: np.record, cards: np.record) -> None:
    """Y11.2-Y11.6: trigger the effects that wait for a destruction by battle."""
    battle = g.battle
    for side in range(2):
        if has_bit(battle.destroyed, side):
            slot = _participant(g, side)
            by = _participant(g, 1 - side)
            # Y11.5: effects of a destroyed monster that do not need the Graveyard also trigger when it is
            # banished instead.
            happen(g, cards, Event.DESTROYED_BY_BATTLE, slot, battle.controlled[side], by)
            if has_bit(battle.sent, side):
                # Y11.2: effects of a monster that was destroyed and sent to the Graveyard.
                happen(g, cards, Event.DESTROYED_AND_SENT, slot, battle.controlled[side], by)
            # Ruling YH3: the destroyer's effects trigger only if it is still there.
            if _is_there(g, 1 - side):
                # Y11.6, Y11.4: effects of the monster that destroyed the other.
                happen(g, cards, Event.DESTROYS_BY_BATTLE, by, g.controller[by], slot)
                if has_bit(battle.sent, side):
                    happen(g, cards, Event.DESTROYS_AND_SENDS, by, g.controller[by], slot)


@unit
def damage_7(g: np.record, cards: np.record) -> None:
    """Frame DAMAGE_7, in the order of ruling YR43 (Y12.18: O8)."""
    frame = g.agenda[g.frames - 1]
    if frame.stage == 0:
        g.moment = Moment.D7
        frame.stage = 1
        _send_marked(g, cards)
        _move_counters(g, cards)
        unsettle(g)
        _trigger_destroyed(g, cards)
        # Y11.3: cards that wait for a destruction by battle may be activated, or chained.
        push_window(g, 1)
    elif frame.stage == 1 and g.chained == 1:
        frame.stage = 2
        g.battle.sent = 0
        # Y11.10: then, until both players pass, a window for the few cards that a ruling permits here.
        push_window(g, 0)
    else:
        # Ruling YR28: after a Damage Step the Battle Step begins again.
        g.sent = 0
        pop(g)
