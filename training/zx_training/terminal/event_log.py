"""What happened, as lines: the events that a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console

from zx_env import Event
from zx_training.terminal.display import say
from zx_training.ui.events import events_of

QUIET = frozenset(
    {"step", "phase", "pay", "reboot", "pass", "answer", "battle_over", "shuffle", "look_through"}
)
"""Kinds that are left out where the log is told in short: they can be seen, or follow from the others."""


class EventLog:
    """The log of one game for one viewer."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told = 0

    def lines(self, game: Any, since: int = 0, in_short: bool = False) -> list[str]:
        """From event `since` on; a line that begins a turn is set apart."""
        return _lines(events_of(game, self.viewer, since), in_short)

    def count(self, game: Any) -> int:
        """Events so far."""
        return len(events_of(game, self.viewer))

    def go_on(self, console: Console, game: Any) -> list[str]:
        """Prints, in short, what happened since it was last called, and gives it back."""
        news = events_of(game, self.viewer, self.told)
        self.told += len(news)
        lines = _lines(news, True)
        for line in lines:
            say(console, f"  {line}", "dim")
        return lines

    def forget_since(self, game: Any) -> None:
        """The game went back: what was told of later is not there anymore."""
        self.told = min(self.told, self.count(game))


def _lines(events: Iterable[Event], in_short: bool) -> list[str]:
    return [
        f"-- {event.text}" if event.kind == "turn" else event.text
        for event in events
        if not (in_short and event.kind in QUIET)
    ]
