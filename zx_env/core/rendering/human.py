"""`HumanRenderer`: `render_mode="human"`, which prints the board and the events since the last call.

In a terminal the board is redrawn in place, at most `render_fps` times a second, so that people can follow.
Elsewhere (a pipe, a notebook) plain lines are printed one after the other. See also: `rendering/text.py` of
each game, the board as text.
"""

import os
import shutil
import sys
import time
from typing import Any

HOME, CLEAR = "\x1b[H", "\x1b[J"
"""ANSI codes: go to the upper left corner; clear everything from here on."""
NARROWEST = 60
"""Minimum width of a board, in columns."""


class HumanRenderer:
    """Printed output of one environment."""

    def __init__(self) -> None:
        """Create a renderer that has not shown anything yet."""
        self.game: Any = None
        self.history: Any = None
        self.read = 0
        self.shown_at = float("-inf")

    def show(self, game: Any, viewer: int | None, fps: float) -> None:
        """Print a game as its viewer may know it, unless it has not changed since the last call.

        Args:
            game: The game. Without recorded events only its board is printed.
            viewer: 0, 1 or None, as in `Game.board`.
            fps: Maximum number of redraws a second in a terminal.
        """
        if game is self.game and game._history is self.history:
            return
        if game is not self.game:
            self.read = 0
        self.game, self.history = game, game._history
        events = game.events(viewer, self.read) if game.keeps_events else []
        self.read += len(events)
        new_events = [event.text for event in events]
        if not sys.stdout.isatty():
            print(*new_events, game.board(viewer), sep="\n")
            return
        time.sleep(max(0.0, self.shown_at + 1 / fps - time.monotonic()))
        self.shown_at = time.monotonic()
        sys.stdout.write(_page(game, viewer, new_events))
        sys.stdout.flush()

    def __deepcopy__(self, memo: dict[int, Any]) -> "HumanRenderer":
        return HumanRenderer()

    def __reduce__(self) -> tuple[Any, ...]:
        return HumanRenderer, ()


def _page(game: Any, viewer: int | None, new_events: list[str]) -> str:
    """Return the board and the newest events that fit below it, truncated to the width."""
    columns, lines = shutil.get_terminal_size()
    board = game.board(viewer, "NO_COLOR" not in os.environ, max(columns, NARROWEST)).rstrip("\n")
    left = max(lines - board.count("\n") - 3, 1)
    shown = [text if len(text) < columns else text[: columns - 2] + "…" for text in new_events[-left:]]
    return HOME + CLEAR + "\n".join([board, "", *shown]) + "\n"
