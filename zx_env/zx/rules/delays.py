"""Delayed parts of effects: carried out at the end of a turn, in a phase, or when damage has destroyed a Z/X.

A part remembers its card as the object that it is now (ruling Z30). The parts are
stored from the end of `g.waiting` backwards, so that there is room when they begin to wait.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.aims import card_of
from zx_env.zx.rules.waits import delayed_place, has_room, place_of_that
from zx_env.zx.terms import AFTER_THIS_TURN, NEXT_OF_ENEMY, NONE, Delay, Target

NO_CARD = 65535
"""In WAITING.those: the part refers to no card."""


@unit
def _is_put_off(g: np.record, f: int, step: int, when: int, that_slot: int, that_serial: int) -> bool:
    """If the same part is delayed already, count it once more and return True; otherwise return False."""
    frame = g.agenda[f]
    for i in range(g.delayed_count):
        delayed = g.waiting[delayed_place(i)]
        if (
            delayed.slot == frame.slot
            and delayed.serial == g.serial[frame.slot]
            and delayed.ability == frame.ability
            and delayed.step == step
            and delayed.way == when
            and delayed.those == that_slot
            and delayed.first == that_serial
            and delayed.times < limits.WAITING_TIMES
        ):
            delayed.times += 1
            return True
    return False


@rule
def _remember(g: np.record, f: int, step: int, when: int, that_slot: int) -> None:
    that_serial = g.serial[that_slot] if that_slot != NONE else 0
    card = that_slot if that_slot != NONE else NO_CARD
    if _is_put_off(g, f, step, when, card, that_serial) or not has_room(g):
        return
    frame = g.agenda[f]
    delayed = g.waiting[delayed_place(g.delayed_count)]
    delayed.slot = frame.slot
    delayed.serial = g.serial[frame.slot]
    delayed.those = card
    delayed.first = that_serial
    delayed.ability = frame.ability
    delayed.step = step
    delayed.player = frame.player
    delayed.way = when
    delayed.times = 1
    g.delayed_count += 1


@unit
def delay(g: np.record, cards: np.record, step: int) -> None:
    """DELAY: store the steps that follow for later, once for each target card of the step; then skip them.

    Ruling H106: a card is remembered if it is in the step's zone now, usually on a Square.
    """
    f = g.frames - 1
    step_row = cards.step[step]
    when = int(step_row.when)
    if when & Delay.NEXT_TURN != 0:
        when |= AFTER_THIS_TURN
    g.agenda[f].step = step_row.jump
    if step_row.target == Target.NOTHING:
        _remember(g, f, step + 1, when, NONE)
    elif step_row.target == Target.THIS:
        # This effect may have put the card on a Square: the part remembers the object that the card is now.
        if g.zone[g.agenda[f].slot] == step_row.zone:
            _remember(g, f, step + 1, when, g.agenda[f].slot)
    else:
        i = 0
        slot = card_of(g, f, step_row.target, 0)
        while slot != NONE:
            if g.zone[slot] == step_row.zone:
                _remember(g, f, step + 1, when, slot)
            i += 1
            slot = card_of(g, f, step_row.target, i)


@unit
def _forget(g: np.record, i: int) -> None:
    for k in range(i, g.delayed_count - 1):
        g.waiting[delayed_place(k)] = g.waiting[delayed_place(k + 1)]
    g.delayed_count -= 1


@unit
def _wait_for(g: np.record, i: int) -> None:
    """Move the delayed part to the entries that wait, like an Automatic ability that has triggered."""
    delayed = g.waiting[delayed_place(i)]
    slot = delayed.slot
    serial = delayed.serial
    ability = delayed.ability
    step = delayed.step
    player = delayed.player
    times = delayed.times
    that = NONE
    if delayed.those != NO_CARD:
        that = place_of_that(g, delayed.those, delayed.first)
    _forget(g, i)
    # A part with another card gets a separate entry each time, because each time is one bit of `those`.
    while times > 0 and has_room(g):
        waiting = g.waiting[g.waiting_count]
        waiting.slot = slot
        waiting.serial = serial
        waiting.ability = ability
        waiting.step = step
        waiting.player = player
        waiting.way = 0
        waiting.those = 0 if that == NONE else 1
        waiting.first = limits.NO_THAT if that == NONE else that
        waiting.times = times if that == NONE else 1
        times -= waiting.times
        g.waiting_count += 1


@rule
def _is_due(g: np.record, i: int, phase: int) -> bool:
    """Ruling H148: return whether the delayed part waits for this phase of this turn; 0: for its end."""
    delayed = g.waiting[delayed_place(i)]
    whose = 0 if delayed.player == g.turn_player else NEXT_OF_ENEMY
    return delayed.way == Delay.NEXT_TURN | whose | phase


@rule
def turn_has_begun(g: np.record) -> None:
    """Ruling H148: a turn that begins is the next one for all parts that were delayed before it."""
    for i in range(g.delayed_count):
        g.waiting[delayed_place(i)].way &= ~AFTER_THIS_TURN


@unit
def phase_has_started(g: np.record, phase: int) -> None:
    """Ruling H148: let the parts wait that were delayed until this phase of this turn."""
    i = 0
    while i < g.delayed_count:
        if _is_due(g, i, phase):
            _wait_for(g, i)
        else:
            i += 1


@unit
def turn_has_ended(g: np.record) -> int:
    """CR 507.3: let parts of effects delayed until the end of the turn wait; return how many there are."""
    n = 0
    i = 0
    while i < g.delayed_count:
        delayed = g.waiting[delayed_place(i)]
        if delayed.way == Delay.TURN_ENDS or _is_due(g, i, 0):
            n += delayed.times
            _wait_for(g, i)
        else:
            i += 1
    return n


@unit
def was_destroyed(g: np.record, slot: int, serial: int) -> None:
    """Let the parts wait that were delayed until the Z/X, as the object `serial`, is destroyed.

    Each part waits at most once, even if several of its Z/X are destroyed.
    """
    i = 0
    while i < g.delayed_count:
        delayed = g.waiting[delayed_place(i)]
        if delayed.way == Delay.IS_DESTROYED and delayed.those == slot and delayed.first == serial:
            step = delayed.step
            _wait_for(g, i)
            k = 0
            while k < g.delayed_count:
                other = g.waiting[delayed_place(k)]
                if other.way == Delay.IS_DESTROYED and other.step == step:
                    _forget(g, k)
                else:
                    k += 1
            i = 0
        else:
            i += 1


@rule
def nothing_was_destroyed(g: np.record) -> None:
    """Drop the parts that wait for a destruction: later destruction is not caused by their damage."""
    i = 0
    while i < g.delayed_count:
        if g.waiting[delayed_place(i)].way == Delay.IS_DESTROYED:
            _forget(g, i)
        else:
            i += 1
