"""What the game does next: a fixed stack of named frames in the record.

A rule never waits. It pushes what comes next, the last thing first, and returns; rules/progress.py takes
the top frame until a player must decide.
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.rules.zones import stop_with
from zx_env.zx.terms import NONE, Fault, Frame


@rule
def push(g: np.record, kind: int, player: int, slot: int) -> int:
    """Put a frame on top of the agenda; returns its place, for the fields that only some kinds need."""
    f = g.frames
    if f >= limits.FRAMES:
        stop_with(g, Fault.AGENDA_FULL)
        return limits.FRAMES - 1
    frame = g.agenda[f]
    frame.kind = kind
    frame.player = player
    frame.slot = slot
    frame.serial = g.serial[slot] if slot >= 0 else 0
    frame.that_slot = NONE
    frame.that_serial = 0
    frame.ability = NONE
    frame.step = 0
    frame.amount = 0
    frame.square = NONE
    frame.origin = 0
    frame.low = 0
    frame.high = 0
    frame.bits = 0
    frame.depth = 0
    frame.was_done = 1
    frame.register = 0
    frame.has_asked = 0
    frame.free = 0
    g.frames = f + 1
    return f


@rule
def pop(g: np.record) -> None:
    """Take the top frame off."""
    g.frames -= 1


@rule
def preprocess(g: np.record) -> None:
    """CR 702: the priority preprocessing comes next."""
    push(g, Frame.PREPROCESS, g.turn_player, NONE)


@rule
def draw(g: np.record, player: int, amount: int) -> None:
    """CR 1004: draw cards next, one after the other."""
    if amount > 0:
        f = push(g, Frame.DRAW, player, NONE)
        g.agenda[f].amount = amount


@rule
def from_deck(g: np.record, player: int, amount: int, zone: int, state: int) -> None:
    """Move cards from the top of the deck to `zone` next, one after the other (CR 304.3)."""
    if amount > 0:
        f = push(g, Frame.FROM_DECK, player, NONE)
        g.agenda[f].amount = amount
        g.agenda[f].origin = zone
        g.agenda[f].bits = state
