"""Lasting effects on cards: granted abilities, Range, colours and restrictions.

CR 605.5 + ruling Z32. All of them are stored in `g.lasting`, granted abilities from its end. Power until the
end of the turn is stored separately, as a number for each card (`g.boost`).

See also: gains from Always abilities
(rules/occurrences.py, rules/always.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Fault
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.slots import is_player_card, owner_of, player_slot_of
from zx_env.zx.rules.zones import is_same_object, show, stop_with
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Op,
    Phase,
    Until,
)

OF_PRINTED = NONE
"""In place of an ability: uses of all startup abilities that are printed on the card."""

LASTING_OPS = (
    Op.GAIN_POWER,
    Op.GAIN_RANGE,
    Op.BAR,
    Op.GRANT_COLOR,
    Op.SET_POWER,
    Op.REMEMBER_WAY,
    Op.BAR_PLAY,
    Op.NEXT_LESS,
    Op.BAR_DRAW,
    Op.LEAVE_TO,
    Op.GAIN_COST,
    Op.USE_UP,
    Op.UNAFFECTED,
    Op.REDIRECT,
    Op.SHIELD,
)
"""The kinds of entries in `g.lasting`."""


@rule
def granted_place(i: int) -> int:
    """Return the index in `g.lasting` of granted ability `i` (from 0), stored from the end backwards."""
    return limits.LASTING - 1 - i


@unit
def _forget_those_that_left(g: np.record) -> None:
    """Make room: remove the entries of cards that have left."""
    n = 0
    for i in range(g.lasting_count):
        slot = g.lasting[i].slot
        # An effect on a player lasts even if the Player card changes.
        is_players = slot == player_slot_of(0) or slot == player_slot_of(1)
        if is_players or is_same_object(g, slot, g.lasting[i].serial):
            g.lasting[n] = g.lasting[i]
            n += 1
    g.lasting_count = n
    n = 0
    for i in range(g.granted_count):
        if has_gained(g, i, g.lasting[granted_place(i)].slot):
            g.lasting[granted_place(n)] = g.lasting[granted_place(i)]
            n += 1
    g.granted_count = n


@rule
def _has_room(g: np.record) -> bool:
    """Return whether `g.lasting` has room for one more entry; without room the game stops with a fault."""
    if g.lasting_count + g.granted_count >= limits.LASTING:
        _forget_those_that_left(g)
    if g.lasting_count + g.granted_count >= limits.LASTING:
        stop_with(g, Fault.LASTING_FULL)
        return False
    return True


@rule
def seen_by_owner(slot: int, player: int, until: int) -> int:
    """Return `until` of an effect of the player as the record stores it: seen by the owner of the card."""
    if owner_of(slot) == player:
        return until
    if until == Until.ENEMY_TURN_ENDS:
        return Until.OWN_TURN_ENDS
    return Until.ENEMY_TURN_ENDS if until == Until.OWN_TURN_ENDS else until


@rule
def _after_turn(g: np.record, slot: int, until: int) -> int:
    """Return until when an effect on the card lasts after this turn, which ends now.

    Ruling H145: an effect until the end of somebody's next turn ends with the turn after this one if that
    turn is theirs.
    """
    is_own = owner_of(slot) == g.turn_player
    if (until == Until.ENEMY_TURN_ENDS and is_own) or (until == Until.OWN_TURN_ENDS and not is_own):
        return Until.TURN_ENDS
    return until


@unit
def give_ability(g: np.record, cards: np.record, slot: int, ability: int, until: int) -> None:
    """Grant the card the ability in row `ability`, until `until` (terms.Until)."""
    if not _has_room(g):
        return
    granted = g.lasting[granted_place(g.granted_count)]
    granted.slot = slot
    granted.serial = g.serial[slot]
    granted.op = Op.GAIN_ABILITY
    granted.amount = ability
    granted.by = NONE
    granted.until = until
    g.granted_count += 1
    if cards.ability[ability].kind == AbilityKind.AUTOMATIC:
        g.heard |= 1 << cards.ability[ability].occurrence


@rule
def give_to_player(g: np.record, cards: np.record, step: int, player: int, whom: int) -> None:
    """GRANT_PLAYER: let the Player card of `whom` have an ability by an effect of the player.

    Ruling H147: an effect that lasts, which is written as an ability, holds whatever becomes of that card.
    """
    slot = player_slot_of(whom)
    n = g.granted_count
    give_ability(g, cards, slot, cards.step[step].amount, seen_by_owner(slot, player, cards.step[step].until))
    if cards.step[step].how == 1 and g.granted_count > n:
        g.lasting[granted_place(n)].op = Op.LASTS


@rule
def has_gained(g: np.record, place: int, slot: int) -> bool:
    """Return whether granted ability `place` (from 0) still belongs to the card: it has not changed zones."""
    granted = g.lasting[granted_place(place)]
    return granted.slot == slot and (granted.op == Op.LASTS or is_same_object(g, slot, granted.serial))


@unit
def forget_gained(g: np.record) -> None:
    """CR 507: remove abilities granted until the end of the turn, and those of cards that have left."""
    n = 0
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        ends = granted.until == Until.TURN_ENDS or granted.until == Until.BATTLE_ENDS
        if not ends and has_gained(g, i, granted.slot):
            granted.until = _after_turn(g, granted.slot, granted.until)
            g.lasting[granted_place(n)] = g.lasting[granted_place(i)]
            n += 1
    g.granted_count = n


@rule
def points(number: int) -> int:
    """Limit points of Power to limits.MOST_POINTS, the most that a card can gain or lose."""
    return min(max(number, -limits.MOST_POINTS), limits.MOST_POINTS)


@rule
def _joined(op: int, one: int, two: int) -> int:
    """Combine two amounts: the larger Range X, a sum of Power or Shields, the newer Power, or all bits."""
    if op == Op.SET_POWER:
        return two
    if op == Op.SHIELD:
        return min(one + two, limits.COUNTERS)
    if op == Op.GAIN_POWER:
        return points(one + two)
    return max(one, two) if op == Op.GAIN_RANGE else one | two


@unit
def _add(g: np.record, slot: int, serial: int, op: int, amount: int, until: int) -> None:
    if not _has_room(g):
        return
    n = g.lasting_count
    held = g.lasting[n]
    held.slot = slot
    held.serial = serial
    held.op = op
    held.amount = amount
    held.by = NONE
    held.until = until
    g.lasting_count = n + 1


@unit
def give(g: np.record, slot: int, op: int, amount: int, until: int) -> None:
    """Give the card `amount` of a change `op` (terms.Op) until `until` (terms.Until).

    If the card has an entry with the same `op` and `until`, the amount is combined with it. Ruling H215:
    what raises Power is kept apart from what lowers it.
    """
    n = g.lasting_count
    for i in range(n):
        held = g.lasting[i]
        if held.slot == slot and held.op == op and held.until == until:
            if op == Op.GAIN_POWER and (held.amount < 0) != (amount < 0):
                continue
            if is_same_object(g, slot, held.serial):
                held.amount = _joined(op, held.amount, amount)
                return
    _add(g, slot, g.serial[slot], op, amount, until)


@unit
def _lasting_now(g: np.record, slot: int, op: int) -> int:
    total = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == op and is_same_object(g, slot, held.serial):
            waits = held.until == Until.REBOOT_PHASE_ENDS
            if not waits or (g.phase == Phase.REBOOT and g.turn_player == owner_of(slot)):
                total = _joined(op, total, held.amount)
    return total


@unit
def raised_for_a_while(g: np.record, slot: int) -> int:
    """Ruling H215: return by how much effects raise the Power of the card for a while."""
    total = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == Op.GAIN_POWER and is_same_object(g, slot, held.serial):
            total += max(held.amount, 0)
    return total


@rule
def lasting_of(g: np.record, slot: int, op: int) -> int:
    """Return the total that effects have given to the card by `op`: X of Range X, Power or bits."""
    return _lasting_now(g, slot, op) if g.lasting_count > 0 else 0


@rule
def has_shield(g: np.record, slot: int) -> bool:
    """Ruling H112: return whether the card has a Shield."""
    return lasting_of(g, slot, Op.SHIELD) > 0


@unit
def lose_shield(g: np.record, slot: int) -> int:
    """Ruling H112: take a Shield from the card; return 1, or 0 if it has none."""
    lost = 0
    n = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        stays = True
        if lost == 0 and held.op == Op.SHIELD and held.slot == slot and is_same_object(g, slot, held.serial):
            lost = 1
            held.amount -= 1
            stays = held.amount > 0
        if stays:
            g.lasting[n] = g.lasting[i]
            n += 1
    g.lasting_count = n
    return lost


@unit
def power_set(g: np.record, slot: int) -> int:
    """Return the Power that the newest effect sets instead of the printed one, or NONE."""
    power = NONE
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == Op.SET_POWER and is_same_object(g, slot, held.serial):
            power = held.amount
    return power


@unit
def give_player(g: np.record, player: int, op: int, amount: int, until: int) -> None:
    """Add a lasting effect on a player, stored under the Player card of the effect's controller.

    The effect lasts even if the Player card changes. `amount` is a selector (BAR_PLAY), a step (NEXT_LESS,
    LEAVE_TO, GAIN_COST) or the affected player (BAR_DRAW).
    """
    _add(g, player_slot_of(player), 0, op, amount, until)


@rule
def give_cost(g: np.record, slot: int, step: int, until: int) -> None:
    """Ruling H202: change the Cost of the card as the step says, until `until`."""
    _add(g, slot, g.serial[slot], Op.GAIN_COST, step, until)


@rule
def keep_off(g: np.record, slot: int, selector: int, until: int) -> None:
    """Ruling H99: let effects of the cards of the selector do nothing to the card, until `until`."""
    _add(g, slot, g.serial[slot], Op.UNAFFECTED, selector, until)


@rule
def redirect_next(g: np.record, slot: int, selector: int, by: int) -> None:
    """Ruling H135: let another Z/X of the selector take the next damage of the card this turn.

    `by`: the card whose effect it is.
    """
    n = g.lasting_count
    _add(g, slot, g.serial[slot], Op.REDIRECT, selector, Until.TURN_ENDS)
    if g.lasting_count > n and g.row[by] != NONE:
        g.lasting[n].by = by


@unit
def next_redirection(g: np.record, slot: int) -> int:
    """Return the place in `g.lasting` of the oldest redirection of the card's damage, or NONE."""
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == Op.REDIRECT and is_same_object(g, slot, held.serial):
            return i
    return NONE


@unit
def remove_lasting(g: np.record, place: int) -> None:
    """Remove the effect at this place of `g.lasting`; the others keep their order."""
    for i in range(place + 1, g.lasting_count):
        g.lasting[i - 1] = g.lasting[i]
    g.lasting_count -= 1


@rule
def use_up_given(g: np.record, slot: int, ability: int) -> None:
    """Record that the card has used a granted ability this turn."""
    _add(g, slot, g.serial[slot], Op.USE_UP, ability, Until.TURN_ENDS)


@unit
def uses_of_given(g: np.record, slot: int, ability: int) -> int:
    """Return how often the card, which may have the ability several times, has used it this turn."""
    n = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == Op.USE_UP and held.amount == ability:
            if is_same_object(g, slot, held.serial):
                n += 1
    return n


@rule
def draws_nothing(g: np.record, player: int) -> bool:
    """Return whether an effect forbids the player to draw cards."""
    for i in range(g.lasting_count):
        if g.lasting[i].op == Op.BAR_DRAW and g.lasting[i].amount == player:
            return True
    return False


@unit
def end_lasting(g: np.record, until: int) -> None:
    """End the effects that last until `until`; with REBOOT_PHASE_ENDS, only for the turn player."""
    n = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        ends = held.until == until
        if until == Until.REBOOT_PHASE_ENDS and owner_of(held.slot) != g.turn_player:
            ends = False
        if held.until == Until.LEAVES and not is_same_object(g, held.slot, held.serial):
            ends = True
        if not ends:
            if until == Until.TURN_ENDS:
                held.until = _after_turn(g, held.slot, held.until)
                # A lower Power goes on, and what made up for it may have ended.
                if held.op == Op.GAIN_POWER or held.op == Op.SET_POWER:
                    g.hurt = 1
            g.lasting[n] = g.lasting[i]
            n += 1
    g.lasting_count = n


@unit
def end_with_battle(g: np.record) -> None:
    """CR 605.5: end the effects "during the battle"; set `g.hurt` if Power may have ended with them."""
    if g.lasting_count + g.granted_count > 0:
        g.hurt = 1
    if g.lasting_count > 0:
        end_lasting(g, Until.BATTLE_ENDS)
    n = 0
    for i in range(g.granted_count):
        if g.lasting[granted_place(i)].until != Until.BATTLE_ENDS:
            g.lasting[granted_place(n)] = g.lasting[granted_place(i)]
            n += 1
    g.granted_count = n


@unit
def grant_in_hand(g: np.record, cards: np.record, step: int, slot: int, until: int) -> int:
    """Ruling H216: change the Cost of a card in a hand, which both see; return whether it was done."""
    if cards.step[step].grants != Op.GAIN_COST:
        return 0
    show(g, slot)
    give_cost(g, slot, step, until)
    return 1


@rule
def can_gain(g: np.record, gain: int, what: int) -> bool:
    """Return whether some card may have such an ability that is not printed on it; False is certain.

    `gain` is a result of `op_of_gain`: that of Player cards, or that of cards on Squares. `what` is the
    terms.Occurrence that triggers the ability, or quantities.GIVES_STARTUP.
    """
    return has_bit(g.given, what) and (g.granted_count > 0 or has_bit(g.always, gain))


@rule
def op_of_gain(slot: int) -> int:
    """Return the step (terms.Op) by which Always abilities of other cards give this card an ability."""
    return Op.GAIN_FOR_PLAYER if is_player_card(slot) else Op.GAIN_ABILITY
