"""What every game on the terminal shows: the board, who has won, where the record is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zx_training.games.adapter import GameAdapter
from zx_training.record_files import keep_record

NARROWEST, WIDEST = 60, 200
"""Columns that a board is drawn for."""


def show(console: Console, game: Any, viewer: int | None) -> None:
    """The board, as wide as the terminal is; without colours where it goes into a file or a pipe."""
    columns = min(max(console.width, NARROWEST), WIDEST)
    drawn = game.board(viewer, color=console.is_terminal, columns=columns)
    console.print(Text.from_ansi(drawn), soft_wrap=True)


def say(console: Console, words: str, style: str = "") -> None:
    """A line as it is, whatever signs stand in it."""
    console.print(words, style=style, highlight=False, markup=False)


def end(console: Console, game: Any, names: tuple[str, str]) -> None:
    """Who has won."""
    winner = game.winner
    say(console, "a draw" if winner is None else f"{names[winner]} won", "bold")


def keep(console: Console, adapter: GameAdapter, game: Any, path: Path | None) -> None:
    """Keeps the record where one is wanted.

    Raises:
        SettingError: Nothing can be written there.
    """
    if path is None:
        return
    keep_record(game, path)
    say(console, f"kept in {path}; see it again: zx replay {path}{adapter.replay_options()}")
