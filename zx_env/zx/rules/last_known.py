"""Rulings Z13, H84: the Cost and the Power that a card had when it left its Square.

They are stored for effects that use them and are carried out later, or still running. All other facts about
a card that has left need no storage: its last Square (`was_on`) and its printed values. See also: the effects
that use them (rules/values.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import Asked
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.grants import points
from zx_env.zx.rules.values import cost_of, power_of
from zx_env.zx.rules.waits import delayed_place
from zx_env.zx.rules.zones import LAST_SERIAL
from zx_env.zx.terms import (
    NONE,
    Zone,
)


@rule
def _is_it(slot: int, serial: int, asked: int, asked_serial: int) -> bool:
    """Return whether an effect refers to the card that leaves, by its serial before or after the move."""
    return asked == slot and (asked_serial == serial or asked_serial == (serial + 1) & LAST_SERIAL)


@unit
def _is_asked_for(g: np.record, cards: np.record, slot: int, serial: int) -> bool:
    """Return whether a pending effect uses the Cost or Power of the card that had the serial."""
    for i in range(g.frames):
        frame = g.agenda[i]
        if frame.kind == Frame.EFFECT and frame.ability != NONE:
            asks = cards.ability[frame.ability].asks_of
            if asks & Asked.OF_THIS != 0 and _is_it(slot, serial, frame.slot, frame.serial):
                return True
            if asks & Asked.OF_THAT != 0 and _is_it(slot, serial, frame.that_slot, frame.that_serial):
                return True
    for i in range(g.waiting_count):
        waiting = g.waiting[i]
        asks = cards.ability[waiting.ability].asks_of
        if asks & Asked.OF_THIS != 0 and _is_it(slot, serial, waiting.slot, waiting.serial):
            return True
        if asks & Asked.OF_THAT != 0 and waiting.first != limits.NO_THAT:
            for k in range(limits.THOSE_OF_ONE):
                that = waiting.first + k
                if has_bit(waiting.those, k) and _is_it(
                    slot, serial, g.those_slot[that], g.those_serial[that]
                ):
                    return True
    for i in range(g.delayed_count):
        delayed = g.waiting[delayed_place(i)]
        asks = cards.ability[delayed.ability].asks_of
        if asks & Asked.OF_THIS != 0 and _is_it(slot, serial, delayed.slot, delayed.serial):
            return True
        if asks & Asked.OF_THAT != 0 and _is_it(slot, serial, delayed.those, delayed.first):
            return True
    return False


@rule
def _move_up(g: np.record, place: int, to: int) -> None:
    g.last_slot[to] = g.last_slot[place]
    g.last_serial[to] = g.last_serial[place]
    g.last_power[to] = g.last_power[place]
    g.last_cost[to] = g.last_cost[place]


@unit
def _make_room(g: np.record, cards: np.record) -> None:
    """Drop entries that no effect uses any more; if no place is free after that, drop the last entry."""
    n = 0
    for i in range(g.last_count):
        if _is_asked_for(g, cards, g.last_slot[i], g.last_serial[i]):
            _move_up(g, i, n)
            n += 1
    g.last_count = min(n, limits.LAST_KNOWN - 1)


@unit
def remember(g: np.record, cards: np.record, slot: int) -> None:
    """Store the Cost and Power of a card about to leave its Square, if an effect may read them later."""
    serial = g.serial[slot]
    if g.zone[slot] != Zone.SQUARE or not _is_asked_for(g, cards, slot, serial):
        return
    _make_room(g, cards)
    n = g.last_count
    g.last_slot[n] = slot
    g.last_serial[n] = serial
    g.last_power[n] = points(power_of(g, cards, slot))
    g.last_cost[n] = cost_of(g, cards, slot)
    g.last_count = n + 1


@unit
def remember_all(g: np.record, cards: np.record, n: int) -> None:
    """Call `remember` for the first `n` cards of `g.together`, which leave at one time (rules/moves.py)."""
    for i in range(n):
        remember(g, cards, g.together[i].slot)
