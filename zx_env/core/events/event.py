"""`Event`: something that happened in a game, in the words of its rulebook; and how a game keeps events.

    g = Game.new(events=True)
    g.step("keep")
    for event in g.events(viewer=0):
        print(event)

A game tells its events as rows of numbers (encoding.py), when it was begun with `events=True`; of these
events are made when somebody reads them, for nobody in particular or for what one player may know. Not here:
what a game tells and in which words (its room `events`), and files of events (event_files.py).
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
from zx_env.core.events.encoding import EVENT, TALE
from zx_env.errors import EngineFault

Numbers = npt.NDArray[Any]
"""Rows of EVENT."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, as far as its viewer may know it; a field is None where it says nothing."""

    kind: str
    """What happened, one of the game's `event_kinds`: "draw", "attack", "destroy"."""
    text: str
    """A sentence for people, without a full stop: `sentence`, and `source` in brackets."""
    turn: int
    """Number of the turn, 0 during preparation."""
    together: bool
    """Whether it happened in the same instant as the event before."""
    who: int | None = None
    """The player who did it, or to whom it happened."""
    card: str | None = None
    """Printed number of the card; None also for a card that the viewer does not know."""
    name: str | None = None
    """Its name."""
    owner: int | None = None
    """Whose card it is, or whose zone."""
    from_: str | None = None
    """Where it comes from: a zone ("hand"), or a place on the board ("b2"). In dicts it is called "from"."""
    to: str | None = None
    """Where it goes, or where it is."""
    was: str | None = None
    """How the card lay where it comes from, off the board."""
    state: str | None = None
    """How the card lies then ("sleep"), or what else the kind has to say: the phase, the answer."""
    amount: int | None = None
    """How much, or how many."""
    other: str | None = None
    """Printed number of the other card: who is attacked, who dealt the damage."""
    other_name: str | None = None
    """Its name."""
    rule: str | None = None
    """Number of the rule by which it happened."""
    by: str | None = None
    """Name of the card whose ability did it."""
    ability: int | None = None
    """Which of that card's abilities, from 1."""
    sentence: str = field(default="", compare=False)
    """`text` without its source. No file contains it: for an event that was read from a file it is `text`."""
    source: str = field(default="", compare=False)
    """The rule, and the card whose ability did it, in words: "CR 604.3b, by Tank Heart"; "" without any."""

    def as_dict(self) -> dict[str, Any]:
        """The fields that say something, by their names, JSON-able; `from_` is called "from"."""
        said = {name: getattr(self, name) for name in FIELDS}
        said["from"] = said.pop("from_")
        return {name: said[name] for name in NAMES if said[name] is not None}

    def __str__(self) -> str:
        return self.text


FIELDS = tuple(each.name for each in dataclasses.fields(Event) if each.compare)
NAMES = tuple(name.rstrip("_") for name in FIELDS)
"""What a dict of an event may hold, in this order."""


class EventEntryPoints(Protocol):
    """The entries of a game's room `events`: those of entry_points.py, one frame at a time."""

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
        tales: Any,
        t: int,
        action: int,
    ) -> int:
        """Take an action, none where it is NONE, go on to the next decision, write its mask; tell all of it.

        `befores` is a row to remember the game in.

        Returns:
            1; or 0 where `tales[t]` is full before that: call again, with NONE, once it is read.
        """

    def tell_beginning(
        self, games: Any, i: int, matches: Any, m: int, card_table: Any, tales: Any, t: int, number: int
    ) -> None:
        """Lay the cards of `games[i]` down as `reset_game` does; tell what comes before the first frame."""

    def tell_concession(self, games: Any, i: int, befores: Any, card_table: Any, tales: Any, t: int) -> None:
        """Tell what differs in `games[i]` from `befores[0]`: somebody gave up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventEncoder:
    """What the doors need of a game that tells events; a spec makes it when it is first asked for."""

    entries: EventEntryPoints
    kinds: Sequence[str]
    """All kinds of events."""
    words: Callable[[Numbers, Any, int | None], list[Event]]
    """(rows of EVENT, settings, viewer or None): what the viewer may know of them, in words, in the order in
    which it is told; an event a row, but for rows that the viewer is not told of at all. Rows of one instant
    are never torn apart."""


# -- what a game keeps -------------------------------------------------------------------------------------


class EventBlock:
    """What one call told, and all before it: copies of a game share chapters, which never change."""

    __slots__ = ("_told", "before", "rows", "settings", "telling")

    def __init__(
        self, before: "EventBlock | None", rows: Numbers, telling: EventEncoder, settings: Any
    ) -> None:
        self.before, self.rows, self.telling, self.settings = before, rows, telling, settings
        self._told: dict[int | None, list[Event]] = {}

    def all(self) -> list["EventBlock"]:
        """From the first chapter to this one."""
        found: list[EventBlock] = []
        chapter: EventBlock | None = self
        while chapter is not None:
            found.append(chapter)
            chapter = chapter.before
        return found[::-1]

    def told(self, viewer: int | None) -> list[Event]:
        """The events of this chapter; made once."""
        found = self._told.get(viewer)
        if found is None:
            found = self._told[viewer] = self.telling.words(self.rows, self.settings, viewer)
        return found

    def events(self, viewer: int | None, since: int) -> list[Event]:
        """All events from the first chapter on, without the first `since`."""
        return [event for chapter in self.all() for event in chapter.told(viewer)][since:]

    def all_rows(self) -> Numbers:
        """The rows of all chapters; instants of two of them are two."""
        parts: list[Numbers] = []
        instant = 0
        for chapter in self.all():
            rows = chapter.rows.copy()
            if len(rows):
                rows["instant"] += instant + 1 - int(rows["instant"][0])
                instant = int(rows["instant"][-1])
            parts.append(rows)
        return np.concatenate(parts)


NOTHING: Numbers = np.zeros(0, EVENT)
"""Nothing that happened."""
_scratch = threading.local()


def _rooms(game_spec: Any) -> tuple[Rows, Rows]:
    """A row to remember a game in and one to tell to, of this thread."""
    found = vars(_scratch).setdefault("rooms", {})
    if game_spec.name not in found:
        found[game_spec.name] = rows(game_spec.game, 1), rows(TALE, 1)
    return found[game_spec.name]  # type: ignore[no-any-return]


def event_rows(tales: Rows) -> Numbers:
    """A copy of what stands in the first of these rows.

    Raises:
        EngineFault: Something was not told for want of room.
    """
    if PLAIN:
        is_full, number = tales[0].is_full, tales[0].number
    else:  # as columns: a record of numpy takes its time to say what its fields are
        is_full, number = tales["is_full"][0], tales["number"][0]
    if is_full:
        tales[0].is_full = 0
        raise EngineFault("one instant of this game has more events than MOST_AT_ONCE of event_records.py")
    if not PLAIN:
        return tales["event"][0, :number].copy()  # type: ignore[no-any-return]
    packed = b"".join(tales[0].event[n].to_bytes() for n in range(number))
    return np.frombuffer(packed, EVENT).copy()


def emit_step(game: Any, telling: EventEncoder, action: int) -> Numbers:
    """Take an action in a game, NONE for none, go on to its next decision; what happened."""
    at = (game._games, 0, game._table, game._matches, 0, game._masks, 0)
    return emit_row(game.game_spec, telling, *at, action)


def emit_row(
    game_spec: Any,
    telling: EventEncoder,
    games: Rows,
    i: int,
    card_table: Rows,
    matches: Rows,
    m: int,
    masks: Rows,
    k: int,
    action: int,
) -> Numbers:
    """The same in `games[i]`, played with `matches[m]`, its mask in `masks[k]`."""
    befores, tales = _rooms(game_spec)
    parts = []
    is_there = 0
    while not is_there:
        is_there = telling.entries.step_with_events(
            games, i, befores, card_table, matches, m, masks, k, tales, 0, action
        )
        parts.append(event_rows(tales))
        action = NONE
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def tell_beginning(game: Any, telling: EventEncoder, seed: int) -> Numbers:
    """Begin a game of this seed; what happened up to its first decision."""
    tales = _rooms(game.game_spec)[1]
    telling.entries.tell_beginning(game._games, 0, game._matches, 0, game._table, tales, 0, seed)
    return np.concatenate([event_rows(tales), emit_step(game, telling, NONE)])


def tell_concession(game: Any, telling: EventEncoder, concede: Callable[[], None]) -> Numbers:
    """Have somebody give a game up; what happened."""
    befores, tales = _rooms(game.game_spec)
    copy_row(befores, 0, game._games, 0)
    concede()
    telling.entries.tell_concession(game._games, 0, befores, game._table, tales, 0)
    return event_rows(tales)


def group_by_instant(told: Numbers) -> Iterator[tuple[int, int]]:
    """First row and the row behind the last one of each instant."""
    ends = [*np.flatnonzero(np.diff(told["instant"])) + 1, len(told)]
    begin = 0
    for end in ends:
        if end > begin:
            yield begin, int(end)
        begin = int(end)
