"""Where games outlive the server: one small SQLite file, a row a game and a row a move.

What is kept is a record: how the game was set up, with its seed, and the numbers of the actions taken. Tokens
are kept as digests: who reads the file cannot take a seat.
"""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

from zx_env.errors import SettingError

MOST_GAMES = 5000
"""Games that are kept; a new one takes the place of the one that was longest left alone."""
_TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, touched REAL NOT NULL, set_up TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS moves (
    id TEXT NOT NULL, n INTEGER NOT NULL, action INTEGER NOT NULL, PRIMARY KEY (id, n)
) WITHOUT ROWID;
"""


class StoredGame(NamedTuple):
    """A game as it is kept."""

    set_up: dict[str, Any]
    actions: list[int]


class Store:
    """Games in a file."""

    def __init__(self, path: Path | None) -> None:
        """Opens the file, or makes it.

        Args:
            path: Of the file; None for one that goes with the process.

        Raises:
            SettingError: It cannot be used.
        """
        self._lock = threading.Lock()
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            name = ":memory:" if path is None else str(path)
            self._file = sqlite3.connect(name, check_same_thread=False, isolation_level=None, timeout=10)
            self._file.execute("PRAGMA journal_mode=WAL")
            self._file.execute("PRAGMA synchronous=NORMAL")
            self._file.executescript(_TABLES)
        except (OSError, sqlite3.Error) as fault:
            raise SettingError(
                f"games cannot be kept in {path} ({fault}): name another file with --games"
            ) from fault

    def open(self, game: str, set_up: dict[str, Any]) -> None:
        """Keeps a new game; forgets the oldest where there are too many."""
        with self._lock, self._file:
            self._file.execute("INSERT INTO games VALUES (?, ?, ?)", (game, time.time(), json.dumps(set_up)))
            excess = self._file.execute("SELECT COUNT(*) FROM games").fetchone()[0] - MOST_GAMES
            for (old,) in self._file.execute(
                "SELECT id FROM games ORDER BY touched LIMIT ?", (max(0, excess),)
            ).fetchall():
                self._file.execute("DELETE FROM moves WHERE id = ?", (old,))
                self._file.execute("DELETE FROM games WHERE id = ?", (old,))

    def add(self, game: str, n: int, action: int) -> None:
        """Keeps the action of number n, before anybody is told of it."""
        with self._lock, self._file:
            self._file.execute("INSERT INTO moves VALUES (?, ?, ?)", (game, n, action))
            self._file.execute("UPDATE games SET touched = ? WHERE id = ?", (time.time(), game))

    def read(self, game: str) -> StoredGame | None:
        """A game that was kept; None where there is none."""
        with self._lock:
            row = self._file.execute("SELECT set_up FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                return None
            moves = self._file.execute("SELECT action FROM moves WHERE id = ? ORDER BY n", (game,))
            return StoredGame(json.loads(row[0]), [action for (action,) in moves])

    def close(self) -> None:
        """Gives the file back."""
        with self._lock:
            self._file.close()
