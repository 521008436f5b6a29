"""What effects have given to cards for a while: abilities, Range, colours, and what they cannot do.

CR 605.5 + ruling Z32. Abilities stand in `g.granted`, all else in `g.lasting`. Not here: Power until the end
of the turn, which is a number of each card (`boost`); what an Always ability gives as long as it holds
(rules/occurrences.py, rules/always.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.slots import owner_of, player_slot_of
from zx_env.zx.rules.zones import is_same_object, stop_with
from zx_env.zx.terms import NONE, AbilityKind, Fault, Op, Phase, Until

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
    Op.USE_UP,
)
"""What stands in `g.lasting`."""


@unit
def give_ability(g: np.record, cards: np.record, slot: int, ability: int, until: int) -> None:
    """The card on a Square gains the ability."""
    if g.granted_count >= limits.GRANTED:
        stop_with(g, Fault.GRANTED_FULL)
        return
    granted = g.granted[g.granted_count]
    granted.slot = slot
    granted.serial = g.serial[slot]
    granted.ability = ability
    granted.until = until
    g.granted_count += 1
    if cards.ability[ability].kind == AbilityKind.AUTOMATIC:
        g.heard |= 1 << cards.ability[ability].occurrence


@rule
def has_gained(g: np.record, place: int, slot: int) -> bool:
    """Whether the gained ability at a place is one that the card has now."""
    return g.granted[place].slot == slot and is_same_object(g, slot, g.granted[place].serial)


@unit
def forget_gained(g: np.record) -> None:
    """CR 507: what was gained until the end of the turn is gone, and what cards had that have left."""
    n = 0
    for i in range(g.granted_count):
        stays = g.granted[i].until == Until.LEAVES or g.granted[i].until == Until.GAME_ENDS
        if stays and has_gained(g, i, g.granted[i].slot):
            g.granted[n] = g.granted[i]
            n += 1
    g.granted_count = n


@rule
def points(number: int) -> int:
    """So many points of Power as a card can gain or lose."""
    return min(max(number, -limits.MOST_POINTS), limits.MOST_POINTS)


@rule
def _joined(op: int, one: int, two: int) -> int:
    """The larger Range X; Power added up; the newer Power that is set; the bits of both."""
    if op == Op.SET_POWER:
        return two
    if op == Op.GAIN_POWER:
        return points(one + two)
    return max(one, two) if op == Op.GAIN_RANGE else one | two


@unit
def _add(g: np.record, slot: int, serial: int, op: int, amount: int, until: int) -> None:
    n = g.lasting_count
    if n >= limits.LASTING:
        stop_with(g, Fault.LASTING_FULL)
        return
    held = g.lasting[n]
    held.slot = slot
    held.serial = serial
    held.op = op
    held.amount = amount
    held.until = until
    g.lasting_count = n + 1


@unit
def give(g: np.record, slot: int, op: int, amount: int, until: int) -> None:
    """The card has what `op` says of `amount`, until then (terms.Until)."""
    n = g.lasting_count
    for i in range(n):
        held = g.lasting[i]
        if held.slot == slot and held.op == op and held.until == until:
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


@rule
def lasting_of(g: np.record, slot: int, op: int) -> int:
    """What effects have given to the card by `op`: X of Range X, Power, or bits; 0 for nothing."""
    return _lasting_now(g, slot, op) if g.lasting_count > 0 else 0


@unit
def power_set(g: np.record, slot: int) -> int:
    """What effects say that the Power of the card is instead of the printed one, the newest; or NONE."""
    power = NONE
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == Op.SET_POWER and is_same_object(g, slot, held.serial):
            power = held.amount
    return power


@unit
def give_player(g: np.record, player: int, op: int, amount: int, until: int) -> None:
    """As `give`, of what is said of a player: it stands by the Player card of the effect's controller.

    It lasts whatever becomes of that card. `amount`: a selector (BAR_PLAY), a step (NEXT_LESS), whom it is
    about (BAR_DRAW).
    """
    _add(g, player_slot_of(player), 0, op, amount, until)


@rule
def use_up_given(g: np.record, slot: int, ability: int) -> None:
    """The card uses an ability that it was given: not again this turn."""
    _add(g, slot, g.serial[slot], Op.USE_UP, ability, Until.TURN_ENDS)


@unit
def uses_of_given(g: np.record, slot: int, ability: int) -> int:
    """How often the card has used that ability this turn, which it was given, maybe several times."""
    n = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == Op.USE_UP and held.amount == ability:
            if is_same_object(g, slot, held.serial):
                n += 1
    return n


@rule
def draws_nothing(g: np.record, player: int) -> bool:
    """Whether an effect says that the player draws no cards."""
    for i in range(g.lasting_count):
        if g.lasting[i].op == Op.BAR_DRAW and g.lasting[i].amount == player:
            return True
    return False


@unit
def end_lasting(g: np.record, until: int) -> None:
    """What lasts until then ends; a Reboot Phase ends it for cards of the turn player."""
    n = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        ends = held.until == until
        if until == Until.REBOOT_PHASE_ENDS and owner_of(held.slot) != g.turn_player:
            ends = False
        if held.until == Until.LEAVES and not is_same_object(g, held.slot, held.serial):
            ends = True
        if not ends:
            g.lasting[n] = g.lasting[i]
            # What lasts for the turn of the enemy of its owner, too, ends with that one.
            if until == Until.TURN_ENDS and held.until == Until.ENEMY_TURN_ENDS:
                if owner_of(held.slot) == g.turn_player:
                    g.lasting[n].until = Until.TURN_ENDS
            n += 1
    g.lasting_count = n


@unit
def end_with_battle(g: np.record) -> None:
    """CR 605.5: continuing effects "during the battle" disappear. With them Power may have gone."""
    if g.lasting_count > 0:
        g.hurt = 1
        end_lasting(g, Until.BATTLE_ENDS)
    n = 0
    for i in range(g.granted_count):
        if g.granted[i].until != Until.BATTLE_ENDS:
            g.granted[n] = g.granted[i]
            n += 1
    g.granted_count = n
