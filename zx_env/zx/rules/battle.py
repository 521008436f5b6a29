"""CR 600: battle, one function per step: declaration, events, damage, end.

CR 601.1: a battle declared in the Main Phase runs through these steps in order; each step pushes the next.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import FARTHEST, REACHED
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.agenda import pop, preprocess, push
from zx_env.zx.rules.always import is_as_printed, is_barred, value_of
from zx_env.zx.rules.amounts import AT_PLAYER, SUM
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import ask, ask_among
from zx_env.zx.rules.grants import end_with_battle
from zx_env.zx.rules.keyword_actions import deal_to_player, deal_to_zx
from zx_env.zx.rules.occurrences import forget_triggered, occur, occur_with_damage
from zx_env.zx.rules.priority import act
from zx_env.zx.rules.rule_effects import is_due_after_effects
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.values import power_of, reach_of
from zx_env.zx.rules.zones import has_overboost, is_same_object, note_fate, player_square_of, sleep, zx_on
from zx_env.zx.terms import (
    NONE,
    THE_PLAYER,
    Ask,
    Bar,
    BattleStep,
    Fate,
    Occurrence,
    Op,
    State,
    Verb,
)

# -- 602 Battle Declaration Step --------------------------------------------------------------------


@rule
def targets_now(g: np.record) -> int:
    """CR 602.1b: return the Squares (bits) with an attack target: a Z/X of the opponent, or that player."""
    return targets_of(g, g.turn_player)


@rule
def targets_of(g: np.record, attacker: int) -> int:
    """Like `targets_now`, but for the given attacker instead of the turn player."""
    foe = other(attacker)
    square = player_square_of(foe)
    targets = g.held[foe]
    # The player is a target if its Player Square has no Z/X and it has no Overboost on a Square.
    if (g.held[0] | g.held[1]) >> square & 1 == 0 and not has_overboost(g, foe):
        targets |= 1 << square
    return targets


@rule
def reached_by(g: np.record, cards: np.record, slot: int) -> int:
    """Return the Squares (bits) that a Z/X reaches from its Square, whether or not they hold a target."""
    # A Z/X reaches the Squares next to it.  CR 1104: with Range X, any distance up to X (ruling Z27).
    if is_as_printed(g, cards, slot, Op.GAIN_RANGE):
        return REACHED[g.square[slot], min(cards.card[g.row[slot]].reach, FARTHEST)]
    return _reached_now(g, cards, slot)


@unit
def _reached_now(g: np.record, cards: np.record, slot: int) -> int:
    """Like `reached_by`, with all that abilities and effects give."""
    square = g.square[slot]
    reached = REACHED[square, min(reach_of(g, cards, slot), FARTHEST)]
    # Ruling H155: it may have Range for the opponent's Player Square alone.
    far = value_of(g, cards, slot, Op.GAIN_RANGE, AT_PLAYER, 0)
    return reached | REACHED[square, min(far, FARTHEST)] & 1 << player_square_of(other(owner_of(slot)))


@rule
def may_attack(g: np.record, cards: np.record, slot: int, hit: int) -> bool:
    """CR 602.1a: a Reboot Z/X of the turn player can attack; there is no limit on attacks (ruling Z29).

    CR 602.1c: `hit` (bits) are the attack targets that it reaches; without one it cannot attack.
    """
    return hit != 0 and g.state[slot] == State.REBOOT and not is_barred(g, cards, slot, Bar.ATTACK)


@rule
def can_attack(g: np.record, cards: np.record, slot: int, targets: int) -> bool:
    """Like `may_attack`, but with the result of `targets_now`."""
    return may_attack(g, cards, slot, targets & reached_by(g, cards, slot))


@unit
def attack_target(g: np.record, cards: np.record) -> None:
    """Frame BATTLE_TARGET. CR 602.1: the turn player declares a battle, in the Main Phase (CR 506.2) only.

    CR 602.1b: choose the attack target; a candidate is its Square.
    """
    frame = g.agenda[g.frames - 1]
    slot = frame.slot
    if frame.has_asked == 0:
        frame.has_asked = 1
        forget_candidates(g)
        targets = targets_now(g) & reached_by(g, cards, slot)
        for square in range(limits.SQUARES):
            if has_bit(targets, square):
                add_candidate(g, square)
        ask_among(g, Ask.ATTACK_TARGET, frame.player, slot)
        return
    pop(g)
    zx = zx_on(g, g.answer)
    battle = g.battle
    battle.attacker = slot
    battle.attacker_serial = g.serial[slot]
    battle.attacked = THE_PLAYER if zx == NONE else zx
    battle.attacked_serial = 0 if zx == NONE else g.serial[zx]
    battle.stage = BattleStep.DECLARATION
    battle.dealt = 0
    push(g, Frame.BATTLE_EVENT, g.turn_player, NONE)  # CR 602.1g
    preprocess(g)  # CR 602.1f
    declare_battle(g, cards)


@rule
def declare_battle(g: np.record, cards: np.record) -> None:
    """CR 602.1d-e: sleep the attacker; let "start of battle", "attacks" and "is attacked" occur together."""
    battle = g.battle
    sleep(g, cards, battle.attacker)  # CR 602.1d
    # CR 602.1e: all three occurrences at the same time, before any ability is carried out.
    occur(g, cards, Occurrence.BATTLE_STARTS, NONE, battle.attacker)
    note_fate(g, battle.attacker, Fate.ATTACKED)
    occur(g, cards, Occurrence.ATTACKS, battle.attacker, battle.attacked)
    if battle.attacked != THE_PLAYER:
        occur(g, cards, Occurrence.IS_ATTACKED, battle.attacked, battle.attacker)


# -- 603 Battle Event Step --------------------------------------------------------------------------


@rule
def give_priority(g: np.record, player: int) -> None:
    """CR 603.1a + 701: give the player priority, after the preprocessing."""
    push(g, Frame.BATTLE_PRIORITY, player, NONE)
    preprocess(g)


@unit
def battle_event(g: np.record) -> None:
    """Frame BATTLE_EVENT. CR 603.1a: the turn player is given priority."""
    pop(g)
    g.battle.stage = BattleStep.EVENT
    g.battle.passes = 0
    give_priority(g, g.turn_player)


@unit
def battle_priority(g: np.record) -> None:
    """Frame BATTLE_PRIORITY. CR 603.1b-c: in turn, players play an Event, use a startup ability, or pass."""
    frame = g.agenda[g.frames - 1]
    player = frame.player
    if frame.has_asked == 0:
        frame.has_asked = 1
        ask(g, Ask.BATTLE_EVENT, player, 1, NONE)
        return
    pop(g)
    if g.verb == Verb.PASS:
        g.battle.passes += 1
        if g.battle.passes == 2:
            push(g, Frame.BATTLE_DAMAGE, g.turn_player, NONE)  # CR 603.1c: both have passed
            preprocess(g)  # CR 604.1
            return
    else:
        g.battle.passes = 0
    give_priority(g, other(player))
    # CR 603.1b(ii): the Event may be an Event Extra of the Dynamis, once a turn (ruling Z21).
    act(g, player)


# -- 604 Battle Damage Step -------------------------------------------------------------------------


@unit
def battle_damage(g: np.record, cards: np.record) -> None:
    """Frame BATTLE_DAMAGE. CR 604: deal damage, after the preprocessing of CR 604.1.

    The damage goes to the attacked Z/X (1001.1) or to the player (1001.2); CR 904 and 907 apply it.
    """
    pop(g)
    battle = g.battle
    battle.stage = BattleStep.DAMAGE
    push(g, Frame.BATTLE_END, g.turn_player, NONE)  # CR 604.4
    # CR 604.2: if the attacking Z/X is no longer on a Square, nothing happens.
    if not is_same_object(g, battle.attacker, battle.attacker_serial):
        return
    if battle.attacked == THE_PLAYER:
        foe = other(g.turn_player)
        # CR 604.3c: no damage to a player who controls a Z/X Overboost on Square.
        if not has_overboost(g, foe):
            if not is_barred(g, cards, battle.attacker, Bar.DEAL_DAMAGE):
                # CR 604.3b: 1 damage, which abilities may modify.
                amount = value_of(g, cards, battle.attacker, Op.GAIN_PLAYER_DAMAGE, SUM, 1)
                if amount > 0:
                    deal_to_player(g, cards, foe, amount)
    elif is_same_object(g, battle.attacked, battle.attacked_serial):
        # CR 604.3a: damage equal to its own Power; an attacked Z/X that left takes none (ruling Z30).
        dealt = deal_to_zx(g, cards, battle.attacked, power_of(g, cards, battle.attacker))
        battle.dealt = 1 if dealt > 0 else 0
        if dealt > 0:
            g.harm = min(dealt, limits.MOST_POINTS)
            occur_with_damage(g, cards, Occurrence.DEALS_DAMAGE, battle.attacker, battle.attacked)
    # CR 604.3d: the target stays the same when it moves, or when a Z/X arrives on the Player Square.


# -- 605 Battle End Step ----------------------------------------------------------------------------


@unit
def battle_end(g: np.record) -> None:
    """Frame BATTLE_END. CR 605.1: run the preprocessing, which applies the damage."""
    pop(g)
    g.battle.stage = BattleStep.END
    push(g, Frame.BATTLE_ENDS, g.turn_player, NONE)
    preprocess(g)


@rule
def _end_of_battle_occurs(g: np.record, cards: np.record) -> int:
    """CR 605.2: let "at the end of battle" occur; return how many abilities triggered, each once a battle."""
    battle = g.battle
    # Ruling Z30: an attacker that left and returned is not the Z/X that attacked.
    attacker = battle.attacker if is_same_object(g, battle.attacker, battle.attacker_serial) else NONE
    return occur(g, cards, Occurrence.BATTLE_ENDS, NONE, attacker)


@unit
def battle_ends(g: np.record, cards: np.record) -> None:
    """Frame BATTLE_ENDS. CR 605.2-605.6: the end of battle, until no ability triggers and nothing is due."""
    g.battle.dealt = 0  # ruling Z31: only the preprocessing of 605.1 destroys by battle
    pop(g)
    # CR 605.4: after the preprocessing only an ability that has not triggered yet leads back to 605.2.
    if _end_of_battle_occurs(g, cards) == 0:
        end_with_battle(g)  # CR 605.5
        # CR 605.6: if a rule effect must be performed, or an ability has not triggered yet, return to 605.2.
        # The occurrence comes before the rule effect, which the preprocessing of 605.3 performs.
        is_due = is_due_after_effects(g, cards)
        if _end_of_battle_occurs(g, cards) == 0 and not is_due:
            push(g, Frame.BATTLE_OVER, g.turn_player, NONE)
            return
    push(g, Frame.BATTLE_ENDS, g.turn_player, NONE)
    preprocess(g)  # CR 605.3


@unit
def battle_over(g: np.record) -> None:
    """Frame BATTLE_OVER. CR 605.6: the battle ends; the Main Phase goes on."""
    pop(g)
    battle = g.battle
    battle.stage = BattleStep.NO_BATTLE
    battle.attacker = NONE
    battle.attacked = NONE
    forget_triggered(g)
