"""What happened, as lines: the events that a viewer may know."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from zx_training.terminal.sheet import say

QUIET = frozenset(
    {"step", "phase", "pay", "reboot", "pass", "answer", "battle_over", "shuffle", "look_through"}
)
"""Kinds that are left out where the story is told in short: they can be seen, or follow from the others."""


class Story:
    """The story of one game for one viewer."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told = 0

    def lines(self, game: Any, since: int = 0, in_short: bool = False) -> list[str]:
        """From event `since` on; a line that begins a turn is set apart."""
        return [
            f"-- {event.text}" if event.kind == "turn" else event.text
            for event in game.events(self.viewer, since)
            if not (in_short and event.kind in QUIET)
        ]

    def count(self, game: Any) -> int:
        """Events so far."""
        return len(game.events(self.viewer))

    def go_on(self, console: Console, game: Any) -> list[str]:
        """Prints, in short, what happened since it was last called, and gives it back."""
        lines = self.lines(game, self.told, in_short=True)
        self.told = self.count(game)
        for line in lines:
            say(console, f"  {line}", "dim")
        return lines

    def forget_since(self, game: Any) -> None:
        """The game went back: what was told of later is not there anymore."""
        self.told = min(self.told, self.count(game))
