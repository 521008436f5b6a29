"""Output of every game on the terminal: the board, the winner, and the saved record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zx_training.games.adapter import GameAdapter
from zx_training.record_files import keep_record

NARROWEST, WIDEST = 60, 200
"""Least and most columns of a board."""


def show(console: Console, game: Any, viewer: int | None) -> None:
    """Print the board, as wide as the terminal; without colors if the output is a file or a pipe."""
    columns = min(max(console.width, NARROWEST), WIDEST)
    drawn = game.board(viewer, color=console.is_terminal, columns=columns)
    console.print(Text.from_ansi(drawn), soft_wrap=True)


def say(console: Console, words: str, style: str = "") -> None:
    """Print a line without interpreting markup."""
    console.print(words, style=style, highlight=False, markup=False)


def end(console: Console, game: Any, names: tuple[str, str]) -> None:
    """Print the winner."""
    winner = game.winner
    say(console, "a draw" if winner is None else f"{names[winner]} won", "bold")


def keep(console: Console, adapter: GameAdapter, game: Any, path: Path | None) -> None:
    """Save the record, if there is a path to save it to.

    Raises:
        SettingError: The file cannot be written.
    """
    if path is None:
        return
    keep_record(game, path)
    say(console, f"kept in {path}; see it again: zx replay {path}{adapter.replay_options()}")
