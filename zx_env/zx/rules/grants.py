"""What effects have given to cards for a while: abilities, Range, colours, and what they cannot do.

CR 605.5 + ruling Z32. All of it stands in `g.lasting`, abilities from its end. Not here: Power until the end
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


@rule
def granted_place(i: int) -> int:
    """Where the `i`-th ability that a card has gained stands in `g.lasting`: from the end."""
    return limits.LASTING - 1 - i


@unit
def _forget_those_that_left(g: np.record) -> None:
    """What cards had that have left is of no more use: room for more."""
    n = 0
    for i in range(g.lasting_count):
        slot = g.lasting[i].slot
        # What is said of a player lasts whatever becomes of the Player card.
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
    """Whether one more thing can be given; else the game stops."""
    if g.lasting_count + g.granted_count >= limits.LASTING:
        _forget_those_that_left(g)
    if g.lasting_count + g.granted_count >= limits.LASTING:
        stop_with(g, Fault.LASTING_FULL)
        return False
    return True


@unit
def give_ability(g: np.record, cards: np.record, slot: int, ability: int, until: int) -> None:
    """The card on a Square gains the ability."""
    if not _has_room(g):
        return
    granted = g.lasting[granted_place(g.granted_count)]
    granted.slot = slot
    granted.serial = g.serial[slot]
    granted.op = Op.GAIN_ABILITY
    granted.amount = ability
    granted.until = until
    g.granted_count += 1
    if cards.ability[ability].kind == AbilityKind.AUTOMATIC:
        g.heard |= 1 << cards.ability[ability].occurrence


@rule
def has_gained(g: np.record, place: int, slot: int) -> bool:
    """Whether the gained ability at a place is one that the card has now."""
    granted = g.lasting[granted_place(place)]
    return granted.slot == slot and is_same_object(g, slot, granted.serial)


@unit
def forget_gained(g: np.record) -> None:
    """CR 507: what was gained until the end of the turn is gone, and what cards had that have left."""
    n = 0
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        stays = granted.until == Until.LEAVES or granted.until == Until.GAME_ENDS
        if stays and has_gained(g, i, granted.slot):
            g.lasting[granted_place(n)] = g.lasting[granted_place(i)]
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
    if not _has_room(g):
        return
    n = g.lasting_count
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
        if g.lasting[granted_place(i)].until != Until.BATTLE_ENDS:
            g.lasting[granted_place(n)] = g.lasting[granted_place(i)]
            n += 1
    g.granted_count = n
