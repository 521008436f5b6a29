"""`Event`: something that happened in a game, in the words of its rulebook; and how a game stores events.

    g = Game.new(events=True)
    g.step("keep")
    for event in g.events(viewer=0):
        print(event)

A game that is created with `events=True` records rows of numbers (encoding.py). `Event` objects are made from
the rows when they are read, for an observer who may know everything or for one player. See also: the package
`events` of each game, for its events and their sentences; event_files.py, for files of events.
"""

import dataclasses
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import Rows, copy_row, rows
from zx_env.core.entry_points import NONE
from zx_env.core.events.encoding import EVENT, EVENT_BUFFER
from zx_env.errors import EngineFault

EventRows = npt.NDArray[Any]
"""Rows of EVENT."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, as far as its viewer may know it. A field without a value is None."""

    kind: str
    """Kind of the event, one of the game's `event_kinds`: "draw", "attack", "destroy"."""
    text: str
    """A sentence for people, without a full stop: `sentence`, and `source` in brackets."""
    turn: int
    """Number of the turn, 0 during preparation."""
    together: bool
    """Whether it happened in the same instant as the event before."""
    who: int | None = None
    """The player who acted, or to whom it happened, 0 or 1."""
    card: str | None = None
    """Printed number of the card; None also for a card that the viewer does not know."""
    name: str | None = None
    """Name of the card."""
    owner: int | None = None
    """Owner of the card or of the zone."""
    from_: str | None = None
    """Origin of the card: a zone ("hand"), or a place on the board ("b2"). Its key in dicts is "from"."""
    to: str | None = None
    """Destination of the card, or its place."""
    was: str | None = None
    """State of the card ("sleep", "face up") at its origin, if the origin is not on the board."""
    state: str | None = None
    """State of the card afterwards ("sleep"), or another value of the kind: the phase, the answer."""
    amount: int | None = None
    """Amount or count, in the unit that the kind implies: points or cards."""
    other: str | None = None
    """Printed number of the other card: the card attacked, the card that dealt the damage."""
    other_name: str | None = None
    """Name of the other card."""
    rule: str | None = None
    """Number of the rule that caused it."""
    by: str | None = None
    """Name of the card whose ability caused it."""
    ability: int | None = None
    """The ability that caused it, numbered from 1 in the order of the card `by`."""
    sentence: str = field(default="", compare=False)
    """`text` without `source`. Files do not contain it: for an event read from a file it is `text`."""
    source: str = field(default="", compare=False)
    """The rule and the card whose ability caused the event, in words: "CR 604.3b, by Tank Heart"; or ""."""

    def as_dict(self) -> dict[str, Any]:
        """Return the fields that have a value, by name, JSON-able; `from_` has the key "from"."""
        fields = {name: getattr(self, name) for name in FIELDS}
        fields["from"] = fields.pop("from_")
        return {name: fields[name] for name in NAMES if fields[name] is not None}

    def __str__(self) -> str:
        return self.text


FIELDS = tuple(each.name for each in dataclasses.fields(Event) if each.compare)
NAMES = tuple(name.rstrip("_") for name in FIELDS)
"""Keys that a dict of an event may have, in this order."""


class EventEntryPoints(Protocol):
    """Entry points that record events, by comparing the game before and after each step of its rules."""

    def step_with_events(
        self,
        games: Any,
        i: int,
        befores: Any,
        card_table: Any,
        matches: Any,
        m: int,
        masks: Any,
        k: int,
        buffers: Any,
        t: int,
        action: int,
    ) -> int:
        """Take an action, advance to the next decision, write its mask; record all events.

        With the action NONE, take no action. `befores` is one row for a copy of the game.

        Returns:
            1; or 0 if `buffers[t]` is full before the next decision: read it and call again, with NONE.
        """

    def emit_beginning(
        self, games: Any, i: int, matches: Any, m: int, card_table: Any, buffers: Any, t: int, number: int
    ) -> None:
        """Set up `games[i]` like `reset_game`, and write the events of the deal to `buffers[t]`."""

    def emit_concession(
        self, games: Any, i: int, befores: Any, card_table: Any, buffers: Any, t: int
    ) -> None:
        """Write a concession's events to `buffers[t]`: `befores[0]` is before it, `games[i]` after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventEncoder:
    """The part of a game that records and decodes events; the game's `GameSpec` creates it on first use."""

    entry_points: EventEntryPoints
    kinds: Sequence[str]
    """All kinds of events."""
    first_kind: int = 0
    """Number of the first of `kinds` in rows; the others follow without a gap."""
    decode: Callable[[EventRows, Any, int | None], list[Event]]
    """(rows of EVENT, settings, viewer or None): the events that the viewer may know, in order, with their
    sentences. There is one event for each row, except for rows that are hidden from the viewer. The rows of
    one instant must be passed together."""


# -- storage of a game's events ----------------------------------------------------------------------------


class EventBlock:
    """The events of one call, linked to the block before.

    Blocks are immutable, so copies of a game share them.

    Attributes:
        before: The block before, or None.
        rows: Rows of EVENT.
        encoder: Decodes the rows.
        settings: Settings of the game.
    """

    __slots__ = ("_decoded", "before", "encoder", "rows", "settings")

    def __init__(
        self, before: "EventBlock | None", rows: EventRows, encoder: EventEncoder, settings: Any
    ) -> None:
        self.before, self.rows, self.encoder, self.settings = before, rows, encoder, settings
        self._decoded: dict[int | None, list[Event]] = {}

    def all(self) -> list["EventBlock"]:
        """Return all blocks, from the first to this one."""
        blocks: list[EventBlock] = []
        block: EventBlock | None = self
        while block is not None:
            blocks.append(block)
            block = block.before
        return blocks[::-1]

    def decode(self, viewer: int | None) -> list[Event]:
        """Return the events of this block alone; cached."""
        events = self._decoded.get(viewer)
        if events is None:
            events = self._decoded[viewer] = self.encoder.decode(self.rows, self.settings, viewer)
        return events

    def events(self, viewer: int | None, since: int) -> list[Event]:
        """Return the events of all blocks, without the first `since`."""
        return [event for block in self.all() for event in block.decode(viewer)][since:]

    def all_rows(self) -> EventRows:
        """Return the rows of all blocks. Instants of different blocks get different numbers."""
        parts: list[EventRows] = []
        instant = 0
        for block in self.all():
            rows = block.rows.copy()
            if len(rows):
                rows["instant"] += instant + 1 - int(rows["instant"][0])
                instant = int(rows["instant"][-1])
            parts.append(rows)
        return np.concatenate(parts)


NO_EVENTS: EventRows = np.zeros(0, EVENT)
_scratch = threading.local()


def _scratch_rows(game_spec: Any) -> tuple[Rows, Rows]:
    """Return one row for a copy of a game and one event buffer, both reused by this thread."""
    by_game = vars(_scratch).setdefault("rows", {})
    if game_spec.name not in by_game:
        by_game[game_spec.name] = rows(game_spec.game, 1), rows(EVENT_BUFFER, 1)
    return by_game[game_spec.name]


def event_rows(buffers: Rows) -> EventRows:
    """Copy the events out of the first of these buffers.

    Raises:
        EngineFault: The buffer was too small for the events of one instant.
    """
    if PLAIN:
        is_full, number = buffers[0].is_full, buffers[0].number
    else:  # column access: looking up fields of a single numpy record is slow
        is_full, number = buffers["is_full"][0], buffers["number"][0]
    if is_full:
        buffers[0].is_full = 0
        raise EngineFault("one instant of this game has more events than MOST_AT_ONCE of events/encoding.py")
    if not PLAIN:
        return buffers["event"][0, :number].copy()
    packed = b"".join(buffers[0].event[n].to_bytes() for n in range(number))
    return np.frombuffer(packed, EVENT).copy()


def emit_step(game: Any, encoder: EventEncoder, action: int) -> EventRows:
    """Take an action (or none, if NONE) in a game, advance to its next decision; return the events."""
    at = (game._games, 0, game._table, game._matches, 0, game._masks, 0)
    return emit_row(game.game_spec, encoder, *at, action)


def emit_row(
    game_spec: Any,
    encoder: EventEncoder,
    games: Rows,
    i: int,
    card_table: Rows,
    matches: Rows,
    m: int,
    masks: Rows,
    k: int,
    action: int,
) -> EventRows:
    """Like `emit_step`, for `games[i]`, played with `matches[m]`, its mask in `masks[k]`."""
    befores, buffers = _scratch_rows(game_spec)
    parts = []
    is_complete = 0
    while not is_complete:
        is_complete = encoder.entry_points.step_with_events(
            games, i, befores, card_table, matches, m, masks, k, buffers, 0, action
        )
        parts.append(event_rows(buffers))
        action = NONE
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def emit_beginning(game: Any, encoder: EventEncoder, seed: int) -> EventRows:
    """Start a game with this seed; return the events up to its first decision."""
    buffers = _scratch_rows(game.game_spec)[1]
    encoder.entry_points.emit_beginning(game._games, 0, game._matches, 0, game._table, buffers, 0, seed)
    return np.concatenate([event_rows(buffers), emit_step(game, encoder, NONE)])


def emit_concession(game: Any, encoder: EventEncoder, concede: Callable[[], None]) -> EventRows:
    """Call `concede`, which changes the game; return the events of the concession."""
    befores, buffers = _scratch_rows(game.game_spec)
    copy_row(befores, 0, game._games, 0)
    concede()
    encoder.entry_points.emit_concession(game._games, 0, befores, game._table, buffers, 0)
    return event_rows(buffers)


def group_by_instant(event_rows: EventRows) -> Iterator[tuple[int, int]]:
    """Yield (first row, row after the last) of each instant, a group of simultaneous events."""
    ends = [*np.flatnonzero(np.diff(event_rows["instant"])) + 1, len(event_rows)]
    begin = 0
    for end in ends:
        if end > begin:
            yield begin, int(end)
        begin = int(end)
