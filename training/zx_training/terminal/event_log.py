"""`EventLog`: events as lines, as far as a viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console

from zx_env import Event
from zx_training.terminal.display import say
from zx_training.ui.events import QUIET, events_of


class EventLog:
    """The log of a game for a viewer: a player (0 or 1), or None for an observer who may see every card."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.printed = 0

    def lines(self, game: Any, since: int = 0, in_short: bool = False) -> list[str]:
        """Return a line per event from number `since` (from 0); "-- " marks a new turn.

        `in_short` omits QUIET kinds.
        """
        return _lines(events_of(game, self.viewer, since), in_short)

    def count(self, game: Any) -> int:
        """Return the number of events so far that the viewer may know."""
        return len(events_of(game, self.viewer))

    def go_on(self, console: Console, game: Any) -> list[str]:
        """Print the events since the last call, in short form, and return their lines."""
        events = events_of(game, self.viewer, self.printed)
        self.printed += len(events)
        lines = _lines(events, True)
        for line in lines:
            say(console, f"  {line}", "dim")
        return lines

    def forget_since(self, game: Any) -> None:
        """After a decision was taken back, count only the events of this earlier game as printed."""
        self.printed = min(self.printed, self.count(game))


def _lines(events: Iterable[Event], in_short: bool) -> list[str]:
    return [
        f"-- {event.text}" if event.kind == "turn" else event.text
        for event in events
        if not (in_short and event.kind in QUIET)
    ]
