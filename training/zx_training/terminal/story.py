"""What happened, as lines: the events that a viewer may know."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from zx_training.terminal.sheet import say
from zx_training.titles.title import Title

QUIET = frozenset(
    {"step", "phase", "pay", "reboot", "pass", "answer", "battle_over", "shuffle", "look_through"}
)
"""Kinds that are left out where the story is told in short: they can be seen, or follow from the others."""


class Story:
    """The story of one game for one viewer."""

    def __init__(self, title: Title, game: Any, viewer: int | None) -> None:
        self.title, self.viewer = title, viewer
        self.told = 0
        self.tells = game.kit.telling is not None
        self._said: list[str] = []

    def heard(self, player: int, words: str) -> None:
        """An action, where a game tells no events."""
        if self.tells:
            return
        words = words if self.viewer in (None, player) else self.title.heard(words)
        if words:
            who = f"player {player}" if self.viewer is None else "you" if player == self.viewer else "enemy"
            self._said.append(f"{who}: {words}")

    def lines(self, game: Any, since: int = 0, in_short: bool = False) -> list[str]:
        """From line `since` on; a line that begins a turn is set apart."""
        if not self.tells:
            return self._said[since:]
        events = game.events(self.viewer, since)
        return [
            f"-- {event.text}" if event.kind == "turn" else event.text
            for event in events
            if not (in_short and event.kind in QUIET)
        ]

    def count(self, game: Any) -> int:
        """Lines so far."""
        return len(game.events(self.viewer)) if self.tells else len(self._said)

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
