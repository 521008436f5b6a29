"""Dtypes of events: an event as a few numbers, and the buffer that one call of an entry point fills.

The meaning of the numbers (kinds, zones, frames) is defined by each game. See also: event.py, which makes
events with texts from these rows; `events/compare.py` of each game, which writes the rows.
"""

import numpy as np

from zx_env.compiling.decorators import declare, rule
from zx_env.core.entry_points import NONE

ROOM = 1024
"""Capacity of a buffer, in events. If a call needs more, the entry point is called again."""
MOST_AT_ONCE = 400
"""Upper bound of the events of one frame, a step of the rules that may move and turn every card."""

EVENT = np.dtype(
    (
        np.record,
        [
            # Number of the frame, or of the action, that the event belongs to.
            ("instant", np.int32),
            ("turn", np.int16),
            # Rows of the card and of the other card in the card table, or NONE.
            ("row", np.int16),
            ("other", np.int16),
            ("amount", np.int16),
            # Rows of the ability (the effect) that caused it, and of the card that has it, or NONE.
            ("ability", np.int16),
            ("by", np.int16),
            # Kind of event, as the game numbers them.
            ("kind", np.int8),
            # The player who acted, or to whom it happened; the owner of the card; or NONE.
            ("who", np.int8),
            ("owner", np.int8),
            # Bit sets (1 << player) of the players who know the card, and the other card.
            ("known", np.int8),
            ("other_known", np.int8),
            # Zone and place there (a Square, a Monster Zone) that the card comes from and goes to, or NONE.
            # If it comes from a zone without places, `from_place` is the state that it had there.
            ("origin", np.int8),
            ("zone", np.int8),
            ("from_place", np.int8),
            ("place", np.int8),
            # State of the card afterwards.
            ("state", np.int8),
            # The frame of the agenda, and the step of an effect, that caused it; 0 if there is none.
            ("frame", np.int8),
            ("op", np.int8),
        ],
    )
)

EVENT_BUFFER = np.dtype(
    (
        np.record,
        [
            ("event", EVENT, (ROOM,)),
            # Number of events, and of instants.
            ("number", np.int32),
            ("instant", np.int32),
            # Frames performed since the last decision.
            ("performed", np.int32),
            # Cause of the events that are written now, as in EVENT.
            ("ability", np.int16),
            ("by", np.int16),
            ("frame", np.int8),
            ("op", np.int8),
            # 1 after an event did not fit.
            ("is_full", np.int8),
            ("spare", np.int8),
        ],
    )
)

declare(buffer=EVENT_BUFFER)


@rule
def add_event(buffer: np.record, turn: int, kind: int, who: int) -> int:
    """Append an event of the current instant, about no card; return its index in the buffer.

    If the buffer is full, set `is_full` and return the last index. Each game has a unit that calls this.
    """
    n = int(buffer.number)
    if n >= ROOM:
        buffer.is_full = 1
        return ROOM - 1
    event = buffer.event[n]
    event.instant = buffer.instant
    event.turn = turn
    event.row = NONE
    event.other = NONE
    event.amount = 0
    event.ability = buffer.ability
    event.by = buffer.by
    event.kind = kind
    event.who = who
    event.owner = NONE
    event.known = 0
    event.other_known = 0
    event.origin = NONE
    event.zone = NONE
    event.from_place = NONE
    event.place = NONE
    event.state = NONE
    event.frame = buffer.frame
    event.op = buffer.op
    buffer.number = n + 1
    return n


@rule
def add_amount(buffer: np.record, turn: int, kind: int, who: int, amount: int, known: int) -> None:
    """Append an event about no card, with an amount; bit p of `known` is set if player p knows the amount."""
    event = buffer.event[add_event(buffer, turn, kind, who)]
    event.amount = amount
    event.known = known


@rule
def begin_instant(buffer: np.record) -> None:
    """Begin the next instant (a group of simultaneous events), which has no cause until a game writes one."""
    buffer.instant += 1
    buffer.frame = 0
    buffer.op = 0
    buffer.ability = NONE
    buffer.by = NONE
