"""Parts of effects that are done later: at the end of the turn, or when damage has destroyed a Z/X.

A part remembers the card it is about as the object it is now (ruling Z30).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.aims import card_of
from zx_env.zx.rules.zones import stop_with
from zx_env.zx.terms import NONE, Delay, Fault, Target, Zone


@rule
def _remember(g: np.record, f: int, step: int, when: int, that_slot: int) -> None:
    n = g.delayed_count
    if n >= limits.DELAYED:
        stop_with(g, Fault.DELAYED_FULL)
        return
    frame = g.agenda[f]
    delayed = g.delayed[n]
    delayed.slot = frame.slot
    delayed.serial = g.serial[frame.slot]
    delayed.that_slot = that_slot
    delayed.that_serial = g.serial[that_slot] if that_slot != NONE else 0
    delayed.ability = frame.ability
    delayed.step = step
    delayed.player = frame.player
    delayed.when = when
    g.delayed_count = n + 1


@unit
def delay(g: np.record, cards: np.record, step: int) -> None:
    """DELAY: what follows is done later, once for each card that the step is about; then jump."""
    f = g.frames - 1
    step_row = cards.step[step]
    g.agenda[f].step = step_row.jump
    if step_row.target == Target.NOTHING:
        _remember(g, f, step + 1, step_row.when, NONE)
    elif step_row.target == Target.THIS:
        # It may have come to a Square by this effect: what is remembered is what it is now.
        if g.zone[g.agenda[f].slot] == Zone.SQUARE:
            _remember(g, f, step + 1, step_row.when, g.agenda[f].slot)
    else:
        i = 0
        slot = card_of(g, f, step_row.target, 0)
        while slot != NONE:
            if g.zone[slot] == Zone.SQUARE:
                _remember(g, f, step + 1, step_row.when, slot)
            i += 1
            slot = card_of(g, f, step_row.target, i)


@unit
def _forget(g: np.record, place: int) -> None:
    for i in range(place, g.delayed_count - 1):
        g.delayed[i] = g.delayed[i + 1]
    g.delayed_count -= 1


@unit
def _wait_for(g: np.record, place: int) -> None:
    """The part waits like an Automatic ability that has triggered."""
    n = g.waiting_count
    if n >= limits.WAITING:
        stop_with(g, Fault.WAITING_FULL)
        return
    waiting = g.waiting[n]
    delayed = g.delayed[place]
    waiting.slot = delayed.slot
    waiting.serial = delayed.serial
    waiting.that_slot = delayed.that_slot
    waiting.that_serial = delayed.that_serial
    waiting.ability = delayed.ability
    waiting.step = delayed.step
    waiting.player = delayed.player
    waiting.way = 0
    waiting.times = 1
    g.waiting_count = n + 1


@unit
def turn_has_ended(g: np.record) -> int:
    """CR 507.3: what was put off until the end of the turn waits now; returns how many parts."""
    n = 0
    i = 0
    while i < g.delayed_count:
        if g.delayed[i].when == Delay.TURN_ENDS:
            _wait_for(g, i)
            _forget(g, i)
            n += 1
        else:
            i += 1
    return n


@unit
def was_destroyed(g: np.record, slot: int, serial: int) -> None:
    """The Z/X was destroyed that had the serial: what was put off until then waits now, each part once."""
    i = 0
    while i < g.delayed_count:
        delayed = g.delayed[i]
        if delayed.when == Delay.IS_DESTROYED and delayed.that_slot == slot and delayed.that_serial == serial:
            step = delayed.step
            _wait_for(g, i)
            k = 0
            while k < g.delayed_count:
                if g.delayed[k].when == Delay.IS_DESTROYED and g.delayed[k].step == step:
                    _forget(g, k)
                else:
                    k += 1
            i = 0
        else:
            i += 1


@rule
def nothing_was_destroyed(g: np.record) -> None:
    """The damage has shown what it does: later destruction is no destruction by it."""
    i = 0
    while i < g.delayed_count:
        if g.delayed[i].when == Delay.IS_DESTROYED:
            _forget(g, i)
        else:
            i += 1
