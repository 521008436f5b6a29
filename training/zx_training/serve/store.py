"""Storage of games: one small SQLite file with a row for each game and a row for each of its entries.

It contains the setup of each game with its seed, and an integer for each action and each time that actions
were taken back; nothing is deleted from a game. Hidden cards can be computed from a seed, so only the owner
may read the file (mode 0600). It contains digests of the tokens only, so a reader of the file cannot take a
seat.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from zx_env.errors import SettingError

MOST_GAMES = 5000
"""Most games in the file; a new game replaces the least recently used one."""
_TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, touched REAL NOT NULL, set_up TEXT NOT NULL, summary TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE IF NOT EXISTS moves (
    id TEXT NOT NULL, n INTEGER NOT NULL, action INTEGER NOT NULL, PRIMARY KEY (id, n)
) WITHOUT ROWID;
"""


_AUTOMATIC, _BACK = -10, -11
"""Entries that are no plain actions: _AUTOMATIC - 2a is action a, taken without asking; _BACK - 2k goes back
to the first k actions."""


class StoredGame(NamedTuple):
    """A game as the file contains it: its setup and all entries, in their order."""

    set_up: dict[str, Any]
    entries: list[int]


class ListedGame(NamedTuple):
    """A game in a list: when it was last used, its setup, and its summary after its last entry."""

    touched: float
    set_up: dict[str, Any]
    summary: dict[str, Any]


class Taken(NamedTuple):
    """An action of a stored game that was not taken back."""

    action: int
    is_automatic: bool


def automatic(action: int) -> int:
    """Return the entry of an action that was taken without asking the person."""
    return _AUTOMATIC - 2 * action


def back_to(count: int) -> int:
    """Return the entry that takes back all actions but the first `count`."""
    return _BACK - 2 * count


def in_effect(entries: Iterable[int]) -> tuple[list[Taken], int]:
    """Return the actions that were not taken back, and how many times something was taken back."""
    taken: list[Taken] = []
    times = 0
    for entry in entries:
        number, is_back = divmod(_AUTOMATIC - entry, 2)
        if entry > _AUTOMATIC:
            taken.append(Taken(entry, False))
        elif is_back:
            del taken[number:]
            times += 1
        else:
            taken.append(Taken(number, True))
    return taken, times


class Store:
    """Games in a SQLite file."""

    def __init__(self, path: Path | None) -> None:
        """Open the file, or create it.

        Args:
            path: The file; None to store games in memory.

        Raises:
            SettingError: The file cannot be used.
        """
        self._lock = threading.Lock()
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                _make_private(path)
            name = ":memory:" if path is None else str(path)
            self._file = sqlite3.connect(name, check_same_thread=False, isolation_level=None, timeout=10)
            self._file.execute("PRAGMA journal_mode=WAL")
            self._file.execute("PRAGMA synchronous=NORMAL")
            self._file.executescript(_TABLES)
            if not any(row[1] == "summary" for row in self._file.execute("PRAGMA table_info(games)")):
                self._file.execute("ALTER TABLE games ADD COLUMN summary TEXT NOT NULL DEFAULT '{}'")
        except (OSError, sqlite3.Error) as fault:
            raise SettingError(
                f"games cannot be stored in {path} ({fault}): name another file with --games"
            ) from fault

    def open(
        self, game: str, set_up: dict[str, Any], entries: Sequence[int], summary: dict[str, Any]
    ) -> None:
        """Store a new game with its first entries, and its summary in lists of games.

        If there are too many games, delete the least recently used ones.
        """
        with self._lock, self._file:
            self._file.execute("BEGIN")
            self._file.execute(
                "INSERT INTO games (id, touched, set_up, summary) VALUES (?, ?, ?, ?)",
                (game, time.time(), json.dumps(set_up), json.dumps(summary)),
            )
            rows = [(game, n, entry) for n, entry in enumerate(entries)]
            self._file.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
            excess = self._file.execute("SELECT COUNT(*) FROM games").fetchone()[0] - MOST_GAMES
            for (old,) in self._file.execute(
                "SELECT id FROM games ORDER BY touched LIMIT ?", (max(0, excess),)
            ).fetchall():
                self._file.execute("DELETE FROM moves WHERE id = ?", (old,))
                self._file.execute("DELETE FROM games WHERE id = ?", (old,))

    def add(self, game: str, n: int, entry: int, summary: dict[str, Any]) -> None:
        """Store entry number `n`, before it takes effect, and the summary of the game after it."""
        with self._lock, self._file:
            self._file.execute("BEGIN")
            self._file.execute("INSERT INTO moves VALUES (?, ?, ?)", (game, n, entry))
            self._file.execute(
                "UPDATE games SET touched = ?, summary = ? WHERE id = ?",
                (time.time(), json.dumps(summary), game),
            )

    def listed(self, games: Sequence[str]) -> dict[str, ListedGame]:
        """Return the stored games of these ids, without their entries."""
        marks = ", ".join("?" * len(games))
        with self._lock:
            rows = self._file.execute(
                f"SELECT id, touched, set_up, summary FROM games WHERE id IN ({marks})", tuple(games)
            ).fetchall()
        return {
            name: ListedGame(touched, json.loads(set_up), json.loads(summary))
            for name, touched, set_up, summary in rows
        }

    def read(self, game: str) -> StoredGame | None:
        """Return a stored game; None if there is none."""
        with self._lock:
            row = self._file.execute("SELECT set_up FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                return None
            moves = self._file.execute("SELECT action FROM moves WHERE id = ? ORDER BY n", (game,))
            return StoredGame(json.loads(row[0]), [action for (action,) in moves])

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._file.close()


def _make_private(path: Path) -> None:
    """Create the file if it is missing; let only its owner read it and the files of SQLite beside it."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    # SQLite creates the files beside it with the mode of the file itself.
    for name in ("", "-wal", "-shm", "-journal"):
        with contextlib.suppress(FileNotFoundError):
            os.chmod(f"{path}{name}", 0o600)
