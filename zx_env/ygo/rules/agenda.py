"""The agenda: a fixed-size stack, in the record, of the frames that the duel carries out next.

A rule never waits. It pushes the frames that follow, in reverse order, and returns; rules/progress.py takes
the top frame until a player must decide.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.zones import stop_with
from zx_env.ygo.terms import NONE, Fault, Frame, Purpose, Stand


@unit
def push(g: np.record, kind: int, player: int, slot: int) -> int:
    """Put a frame on top of the agenda; return its index, so that the caller can fill further fields."""
    f = g.frames
    if f >= limits.FRAMES:
        stop_with(g, Fault.FRAMES_FULL)
        return limits.FRAMES - 1
    frame = g.agenda[f]
    frame.kind = kind
    frame.player = player
    frame.slot = slot
    frame.serial = g.serial[slot] if slot >= 0 else 0
    frame.effect = NONE
    frame.step = NONE
    frame.passes = 0
    frame.one_chain = 0
    frame.verb = 0
    frame.stage = 0
    frame.link = NONE
    frame.number = 0
    frame.purpose = Purpose.NO_PURPOSE
    frame.stand = Stand.ATTACK
    frame.has_asked = 0
    frame.that_slot = NONE
    frame.that_serial = 0
    g.frames = f + 1
    return f


@rule
def pop(g: np.record) -> None:
    """Remove the top frame (pending step) of the agenda."""
    g.frames -= 1


@rule
def push_window(g: np.record, one_chain: int) -> None:
    """Ruling YR5: open a window next; the turn player acts first. With `one_chain` 1, one chain closes it."""
    g.agenda[push(g, Frame.WINDOW, g.turn_player, NONE)].one_chain = one_chain


@rule
def push_effect(g: np.record, player: int, slot: int, link: int, step: int) -> None:
    """Carry out the effect of a link next, beginning with the row `step`."""
    frame = g.agenda[push(g, Frame.EFFECT, player, slot)]
    frame.link = link
    frame.step = step


@rule
def push_activation(g: np.record, player: int, slot: int, effect: int) -> int:
    """Let the player activate an effect of the card next; if `effect` is NONE, the player chooses it."""
    f = push(g, Frame.ACTIVATE, player, slot)
    g.agenda[f].effect = effect
    return f
