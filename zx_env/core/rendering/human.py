"""`HumanRenderer`: `render_mode="human"`, a game to look on at: the board, and what has happened since it was shown.

In a terminal the picture is drawn again in place, at most `render_fps` times a second, so that people can
follow; elsewhere (a pipe, a notebook) it is plain lines, one behind the other. Not here: the board in words
(the game's own `drawing`), events.
"""

import os
import shutil
import sys
import time
from typing import Any

HOME, CLEAR = "\x1b[H", "\x1b[J"
"""To the upper left corner; forget everything from here on."""
NARROWEST = 60
"""Columns that a board needs."""


class HumanRenderer:
    """What one environment shows to people."""

    def __init__(self) -> None:
        """Nothing has been shown."""
        self.game: Any = None
        self.history: Any = None
        self.read = 0
        self.shown_at = float("-inf")

    def show(self, game: Any, viewer: int | None, fps: float) -> None:
        """Print a game as its viewer may know it, unless nothing has been done since it was printed.

        Args:
            game: The game; of one that keeps no events the board alone is shown.
            viewer: 0, 1 or None, as in `Game.board`.
            fps: Pictures a second that a terminal shows at most.
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
    """The board and as much of the new_events as there are lines left, the newest, cut to the width."""
    columns, lines = shutil.get_terminal_size()
    board = game.board(viewer, "NO_COLOR" not in os.environ, max(columns, NARROWEST)).rstrip("\n")
    left = max(lines - board.count("\n") - 3, 1)
    said = [text if len(text) < columns else text[: columns - 2] + "…" for text in new_events[-left:]]
    return HOME + CLEAR + "\n".join([board, "", *said]) + "\n"
