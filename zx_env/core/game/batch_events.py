"""What happens in the rows of a batch that keeps events: each row has its own, and copies take them along.

Rows are stepped one by one, frame by frame, by the entries of the game's room `events`; what a row shows
beside its records is read from them afterwards. Not here: events and blocks (events/event.py), the batch.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.core.entry_points import FAULT_NUMBERS, NONE
from zx_env.core.events.event import NO_EVENTS, Event, EventBlock, EventEncoder, emit_row


class BatchEvents:
    """The blocks of the rows of a batch."""

    __slots__ = ("blocks", "encoder")

    def __init__(self, encoder: EventEncoder, blocks: Iterable[EventBlock]) -> None:
        """Of rows that begin with these blocks."""
        self.encoder = encoder
        self.blocks = list(blocks)

    @classmethod
    def of(cls, batch: Any, games: Sequence[Any]) -> "BatchEvents":
        """Of a batch of these games: behind what a game has kept, or from here on."""
        found = cls(games[0].event_encoder(), [])
        found.blocks = [game._event_block or found.none(batch, row) for row, game in enumerate(games)]
        return found

    def events(self, row: int, viewer: int | None, since: int) -> list[Event]:
        """What has happened in a row."""
        return self.blocks[row].events(viewer, since)

    def rows(self, taken: Iterable[int]) -> "BatchEvents":
        """The same of these rows; blocks are shared."""
        return BatchEvents(self.encoder, [self.blocks[row] for row in taken])

    def put(self, to: Iterable[int], others: "BatchEvents | None", taken: Iterable[int], batch: Any) -> None:
        """Rows have become copies of rows of another batch; of one without events, events begin there."""
        for row, other in zip(to, taken, strict=True):
            self.blocks[row] = self.none(batch, row) if others is None else others.blocks[other]

    def forget(self, rows: Iterable[int], batch: Any) -> None:
        """The rows were dealt anew: what was told is not their own."""
        for row in rows:
            self.blocks[row] = self.none(batch, row)

    def none(self, batch: Any, row: int) -> EventBlock:
        """The beginning of a row's events."""
        return EventBlock(None, NO_EVENTS, self.encoder, batch.settings[batch._picks[row]])

    def step(self, batch: Any) -> int:
        """Take the actions that the batch has read, which are legal, in rows that run.

        Returns:
            The first row whose game ended by a fault of the engine and that fault (FAULT_NUMBERS), or NONE.
        """
        game_spec, table = batch._game_type.game_spec, batch._table
        stepped = np.flatnonzero(batch._actions != NONE).tolist()
        for row in stepped:
            match, action = int(batch._picks[row]), int(batch._actions[row])
            at = (batch._games, row, table, batch._matches, match, batch._masks, row)
            block = self.blocks[row]
            told = emit_row(game_spec, self.encoder, *at, action)
            self.blocks[row] = EventBlock(block, told, self.encoder, block.settings)
        batch._seen[stepped] = 0
        return _read_rows(batch, stepped)


def _facts(batch: Any, name: str, rows: list[int]) -> npt.NDArray[Any]:
    """A number of the records of some rows."""
    if PLAIN:
        return np.array([getattr(batch._games[row], name) for row in rows], np.int64)
    return batch._games[name][rows]  # type: ignore[no-any-return]


def _read_rows(batch: Any, rows: list[int]) -> int:
    """Read from the records who decides, and how games have ended."""
    over = _facts(batch, "asked", rows) == batch._game_type.game_spec.asked_when_over
    fault, winner = _facts(batch, "fault", rows), _facts(batch, "winner", rows)
    batch._players[rows] = np.where(over, NONE, _facts(batch, "decider", rows))
    batch._dones[rows] = over
    batch._cuts[rows] = over & (fault == 0) & (_facts(batch, "truncated", rows) == 1)
    for seat in range(2):
        batch._rewards[rows, seat] = np.where(winner == NONE, 0, np.where(winner == seat, 1, -1)) * over
    faulty = np.flatnonzero(over & (fault != 0))
    return rows[faulty[0]] * FAULT_NUMBERS + int(fault[faulty[0]]) if faulty.size else NONE
