"""What effects have given to cards for a while: what they cannot do, Range, colours (CR 605.5, ruling Z32).

Not here: Power, which is a number of each card (`boost`), and abilities that were given (`granted`).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.zones import is_same_object, owner_of, stop_with
from zx_env.zx.terms import Fault, Op, Phase, Until


@rule
def _together(op: int, one: int, two: int) -> int:
    """The larger Range X; the bits of both."""
    return max(one, two) if op == Op.GAIN_RANGE else one | two


@unit
def give(g: np.record, slot: int, op: int, amount: int, until: int) -> None:
    """The card has what `op` says of `amount`, until then (terms.Until)."""
    n = g.lasting_count
    for i in range(n):
        held = g.lasting[i]
        if held.slot == slot and held.op == op and held.until == until:
            if is_same_object(g, slot, held.serial):
                held.amount = _together(op, held.amount, amount)
                return
    if n >= limits.LASTING:
        stop_with(g, Fault.GRANTED_FULL)
        return
    held = g.lasting[n]
    held.slot = slot
    held.serial = g.serial[slot]
    held.op = op
    held.amount = amount
    held.until = until
    g.lasting_count = n + 1


@unit
def _lasting_now(g: np.record, slot: int, op: int) -> int:
    total = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.slot == slot and held.op == op and is_same_object(g, slot, held.serial):
            waits = held.until == Until.REBOOT_PHASE_ENDS
            if not waits or (g.phase == Phase.REBOOT and g.turn_player == owner_of(slot)):
                total = _together(op, total, held.amount)
    return total


@rule
def lasting_of(g: np.record, slot: int, op: int) -> int:
    """What effects have given to the card by `op`: X of Range X, or bits; 0 for nothing."""
    return _lasting_now(g, slot, op) if g.lasting_count > 0 else 0


@unit
def end_lasting(g: np.record, until: int) -> None:
    """What lasts until then ends; a Reboot Phase ends it for cards of the turn player."""
    n = 0
    for i in range(g.lasting_count):
        held = g.lasting[i]
        ends = held.until == until
        if until == Until.REBOOT_PHASE_ENDS and owner_of(held.slot) != g.turn_player:
            ends = False
        if not ends:
            g.lasting[n] = g.lasting[i]
            # What lasts for the turn of the enemy of its owner, too, ends with that one.
            if until == Until.TURN_ENDS and held.until == Until.ENEMY_TURN_ENDS:
                if owner_of(held.slot) == g.turn_player:
                    g.lasting[n].until = Until.TURN_ENDS
            n += 1
    g.lasting_count = n
