"""Events of the rows of a batch. Each row has its own, and copies of a row share them.

Rows are stepped one by one, frame by frame, by the entry points that record events. Afterwards players,
rewards and flags of these rows are read from the records. See also: events/event.py, `EventBlock`; batch.py.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.core.entry_points import FAULT_NUMBERS, NONE
from zx_env.core.events.event import NO_EVENTS, Event, EventBlock, EventEncoder, emit_row


class BatchEvents:
    """Recorded events of each row of a batch, as linked `EventBlock`s that copies of a row share."""

    __slots__ = ("blocks", "encoder")

    def __init__(self, encoder: EventEncoder, blocks: Iterable[EventBlock]) -> None:
        """Create the events of rows that have these blocks."""
        self.encoder = encoder
        self.blocks = list(blocks)

    @classmethod
    def of(cls, batch: Any, games: Sequence[Any]) -> "BatchEvents":
        """Create the events of a batch of these games; each row continues the recorded events of its game."""
        events = cls(games[0].event_encoder(), [])
        events.blocks = [
            game._event_block or events.first_block(batch, row) for row, game in enumerate(games)
        ]
        return events

    def events(self, row: int, viewer: int | None, since: int) -> list[Event]:
        """Return the events of a row that `viewer` may know (None: all), without the first `since`."""
        return self.blocks[row].events(viewer, since)

    def rows(self, taken: Iterable[int]) -> "BatchEvents":
        """Return a new object whose row k has the events of row `taken[k]`; blocks are shared."""
        return BatchEvents(self.encoder, [self.blocks[row] for row in taken])

    def put(self, to: Iterable[int], others: "BatchEvents | None", taken: Iterable[int], batch: Any) -> None:
        """Give each row of `to` the events of the row of `others` at the same index of `taken`.

        If `others` is None (that batch records no events), these rows start without events.
        """
        for row, other in zip(to, taken, strict=True):
            self.blocks[row] = self.first_block(batch, row) if others is None else others.blocks[other]

    def forget(self, rows: Iterable[int], batch: Any) -> None:
        """Drop the events of determinized rows: they belong to the original game."""
        for row in rows:
            self.blocks[row] = self.first_block(batch, row)

    def first_block(self, batch: Any, row: int) -> EventBlock:
        """Return an empty block, the beginning of a row's events."""
        return EventBlock(None, NO_EVENTS, self.encoder, batch.settings[batch._picks[row]])

    def step(self, batch: Any) -> int:
        """Take the legal actions stored in the batch in all rows whose game is not over; record events.

        Returns:
            row * FAULT_NUMBERS + fault for the first row whose game ended by a fault of the engine; or NONE.
        """
        game_spec, table = batch._game_type.game_spec, batch._table
        stepped = np.flatnonzero(batch._actions != NONE).tolist()
        for row in stepped:
            match, action = int(batch._picks[row]), int(batch._actions[row])
            at = (batch._games, row, table, batch._matches, match, batch._masks, row)
            block = self.blocks[row]
            event_rows = emit_row(game_spec, self.encoder, *at, action)
            self.blocks[row] = EventBlock(block, event_rows, self.encoder, block.settings)
        batch._seen[stepped] = 0
        return _read_rows(batch, stepped)


def _facts(batch: Any, name: str, rows: list[int]) -> npt.NDArray[Any]:
    """Return a field of the records of some rows."""
    if PLAIN:
        return np.array([getattr(batch._games[row], name) for row in rows], np.int64)
    return batch._games[name][rows]  # type: ignore[no-any-return]


def _read_rows(batch: Any, rows: list[int]) -> int:
    """Read players to move and results from the records."""
    over = _facts(batch, "asked", rows) == batch._game_type.game_spec.asked_when_over
    fault, winner = _facts(batch, "fault", rows), _facts(batch, "winner", rows)
    batch._players[rows] = np.where(over, NONE, _facts(batch, "decider", rows))
    batch._dones[rows] = over
    batch._cuts[rows] = over & (fault == 0) & (_facts(batch, "truncated", rows) == 1)
    for seat in range(2):
        batch._rewards[rows, seat] = np.where(winner == NONE, 0, np.where(winner == seat, 1, -1)) * over
    faulty = np.flatnonzero(over & (fault != 0))
    return rows[faulty[0]] * FAULT_NUMBERS + int(fault[faulty[0]]) if faulty.size else NONE
