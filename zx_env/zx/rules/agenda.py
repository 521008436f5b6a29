"""The agenda: a fixed stack of named frames in the record, with the next step of the game on top.

A rule never waits. It pushes the frames that follow, the last one first, and returns; rules/progress.py runs
the top frame until a player must decide.
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.op_groups import (
    Fault,
    Frame,
)
from zx_env.zx.rules.zones import stop_with
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    State,
)


@rule
def push(g: np.record, kind: int, player: int, slot: int) -> int:
    """Push a frame on the agenda and return its place, so that the caller can set more of its fields."""
    f = g.frames
    if f >= limits.FRAMES:
        stop_with(g, Fault.FRAMES_FULL)
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
    frame.zone = 0
    frame.state = State.REBOOT
    frame.way = 0
    frame.is_free = 0
    frame.place = 0
    frame.low = 0
    frame.high = 0
    frame.total_cost = ANY_NUMBER
    frame.choosing = 0
    frame.depth = 0
    frame.register = 0
    frame.colors = 0
    frame.modes = 0
    frame.nth = 0
    frame.done = 0
    frame.was_done = 1
    frame.has_kept = 0
    frame.has_asked = 0
    g.frames = f + 1
    return f


@rule
def pop(g: np.record) -> None:
    """Remove the top frame."""
    g.frames -= 1


@rule
def push_effect(g: np.record, player: int, slot: int, ability: int, step: int) -> int:
    """Push an effect or a cost, which begins with the step in row `step`; return its place on the agenda."""
    f = push(g, Frame.EFFECT, player, slot)
    frame = g.agenda[f]
    frame.ability = ability
    frame.step = step
    frame.depth = NONE
    return f


@rule
def push_appear(g: np.record, player: int, slot: int, square: int, origin: int, way: int, state: int) -> None:
    """CR 1006: push the card's appearance on the Square, from the zone `origin`; `way` is a terms.Way."""
    frame = g.agenda[push(g, Frame.APPEAR, player, slot)]
    frame.square = square
    frame.origin = origin
    frame.way = way
    frame.state = state


@rule
def push_ability(g: np.record, kind: int, player: int, slot: int, place: int) -> None:
    """Push a frame of this kind for the card's ability number `place` (see `ability_at` in abilities.py)."""
    g.agenda[push(g, kind, player, slot)].place = place


@rule
def push_with_amount(g: np.record, kind: int, player: int, slot: int, amount: int) -> None:
    """Push a frame of this kind with its `amount`."""
    g.agenda[push(g, kind, player, slot)].amount = amount


@rule
def push_from(g: np.record, kind: int, player: int, slot: int, origin: int) -> None:
    """Push a frame of this kind for a card that comes from the zone `origin`."""
    g.agenda[push(g, kind, player, slot)].origin = origin


@rule
def preprocess(g: np.record) -> None:
    """CR 702: push the priority preprocessing."""
    push(g, Frame.PREPROCESS, g.turn_player, NONE)


@rule
def draw(g: np.record, player: int, amount: int) -> None:
    """CR 1004: push the draw of `amount` cards, one after the other."""
    if amount > 0:
        push_with_amount(g, Frame.DRAW, player, NONE, amount)


@rule
def from_deck(g: np.record, player: int, amount: int, zone: int, state: int) -> None:
    """Push the move of `amount` cards from the top of the deck to `zone`, one after the other (CR 304.3)."""
    if amount > 0:
        f = push(g, Frame.FROM_DECK, player, NONE)
        frame = g.agenda[f]
        frame.amount = amount
        frame.zone = zone
        frame.state = state
