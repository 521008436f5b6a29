"""The shapes of what happened: an event as a few numbers, and the room that one call of an entry fills.

What the numbers mean is a game's own (its kinds, zones, frames); texts are made of them when somebody reads
them (event.py). Not here: who compares a game with what it was (a game's room `events`).
"""

import numpy as np

from zx_env.compiling.decorators import declare, rule
from zx_env.core.entry_points import NONE

ROOM = 1024
"""Events that one call of an entry can tell; where there may be too many it is called again."""
MOST_AT_ONCE = 400
"""More than one frame of a game tells: each card of both players moves and turns."""

EVENT = np.dtype(
    (
        np.record,
        [
            # Counts what the events belong to: one frame, or the taking of one action.
            ("instant", np.int32),
            ("turn", np.int16),
            # Row of the card in the card table; of the other card that it is about; NONE for none.
            ("row", np.int16),
            ("other", np.int16),
            ("amount", np.int16),
            # Row of the ability (the effect) that did it; row of the card that has it. NONE for none.
            ("ability", np.int16),
            ("by", np.int16),
            # The game's own kind.
            ("kind", np.int8),
            # The player who did it, or to whom it happened; the owner of the card; NONE for nobody.
            ("who", np.int8),
            ("owner", np.int8),
            # Which players know what the card is, and the other card, as bits 1 << player.
            ("known", np.int8),
            ("other_known", np.int8),
            # Zone and place there (a Square, a Monster Zone) that the card comes from and goes to, or NONE;
            # of a zone without places that it comes from, how it lay there.
            ("origin", np.int8),
            ("zone", np.int8),
            ("from_place", np.int8),
            ("place", np.int8),
            # How the card lies then.
            ("state", np.int8),
            # The frame of the agenda, and the step of an effect, that did it; 0 for none.
            ("frame", np.int8),
            ("op", np.int8),
        ],
    )
)

TALE = np.dtype(
    (
        np.record,
        [
            ("event", EVENT, (ROOM,)),
            # How many events there are, of how many instants.
            ("number", np.int32),
            ("instant", np.int32),
            # Frames performed since the last decision.
            ("performed", np.int32),
            # Why what is told now happened, as in EVENT.
            ("ability", np.int16),
            ("by", np.int16),
            ("frame", np.int8),
            ("op", np.int8),
            # 1 once there was no room for an event.
            ("is_full", np.int8),
            ("spare", np.int8),
        ],
    )
)

declare(buffer=TALE)


@rule
def add_event(buffer: np.record, turn: int, kind: int, who: int) -> int:
    """One more event of this instant, about no card; its place. A game makes a unit of its own of it."""
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
