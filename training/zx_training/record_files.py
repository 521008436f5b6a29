"""Record files: write, read and step through records; a folder with a record of every game of a match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from zx_env.core.actions import Action
from zx_env.core.game.replay import CONCEDES
from zx_env.errors import SettingError
from zx_training.files import put_in_place
from zx_training.games.adapter import GameAdapter
from zx_training.matches.play import Pair

REPORT = "zx-report/1"
"""Format of a report of a bug, which the page writes and which may contain a record."""


def keep_record(game: Any, path: Path) -> None:
    """Write the record of a game.

    Raises:
        SettingError: The file cannot be written.
    """
    try:
        with put_in_place(path) as scratch:
            scratch.write_text(game.record(), encoding="utf-8")
    except OSError as fault:
        raise SettingError(f"the record cannot be kept at {path}: {fault}") from fault


def read_record(path: Path) -> str:
    """Return the text of a record file.

    Raises:
        SettingError: The file cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise SettingError(
            f"{path} cannot be read ({fault}); keep games with `zx watch --record FILE`"
        ) from fault


class Frame(NamedTuple):
    """A position of a recorded game, and what is done there."""

    game: Any
    """A copy of the game."""
    action: Action | None
    """The action that is taken; None at the end of the record, and where a player gives up."""
    gives_up: int | None = None
    """The player who gives up, who need not be to move."""

    @property
    def done(self) -> str:
        """The words of what is done, with the player who does it; "" at the end of the record."""
        if self.gives_up is not None:
            return f"player {self.gives_up} gives up"
        return "" if self.action is None else f"player {self.game.to_play}: {self.action}"


def frames_of(adapter: GameAdapter, record: str) -> Iterator[Frame]:
    """Check the whole record, then yield every position, the first and the last one included."""
    taken = adapter.replay(record).taken()
    game = adapter.replay(record.splitlines()[0], events=True)
    for number in taken:
        if number <= CONCEDES:
            yield Frame(game.copy(), None, CONCEDES - number)
            game.concede(CONCEDES - number)
        else:
            yield Frame(game.copy(), next(one for one in game.actions() if one.index == number))
            game.step(number)
    yield Frame(game.copy(), None)


def record_in(text: str, path: Path) -> str:
    """Return the record in the text of a file: the text, or the record of a report of the page (`zx serve`).

    Raises:
        SettingError: The file is a report without a record.
    """
    try:
        report = json.loads(text)
    except (ValueError, RecursionError):  # a record is many lines of JSON
        return text
    if not isinstance(report, dict) or report.get("format") != REPORT:
        return text
    record = report.get("record")
    if not isinstance(record, str):
        raise SettingError(f"{path} is a report without a record: the game was running")
    return record


def moment_of(adapter: GameAdapter, record: str, at: int | None) -> tuple[Any, int]:
    """Check a whole record; return the game after its first `at` decisions (None: all), and their number.

    Raises:
        RecordError: The record is invalid or damaged; the message names the line.
        SettingError: There are fewer decisions, or the game is over by then.
    """
    last = sum(action > CONCEDES for action in adapter.replay(record).taken())
    at = last if at is None else at
    if at > last:
        raise SettingError(f"the record has {last} decisions: --at is a number from 0 to {last}")
    game = adapter.replay("\n".join(record.splitlines()[: 1 + at]), events=True)
    if game.to_play is None:
        raise SettingError(f"the game is over after {at} decisions: name a moment before, by --at")
    return game, at


def steps_of(adapter: GameAdapter, record: str) -> Iterator[tuple[Any, str]]:
    """Check the whole record, then yield every position as a copy of the game, with the last action.

    The action is a text that names the player and the action; "" for the first position.
    """
    done = ""
    for frame in frames_of(adapter, record):
        yield frame.game, done
        done = frame.done


class Records:
    """A folder with two records for each deal: DEAL_0.zxg and, with the seats changed, DEAL_1.zxg."""

    def __init__(self, adapter: GameAdapter, folder: Path) -> None:
        """Create the folder.

        Raises:
            SettingError: The folder cannot be created, or contains other games.
        """
        self._adapter, self._folder, self._deals = adapter, folder, 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            taken = any(folder.glob("*.zxg"))
        except OSError as fault:
            raise SettingError(f"records cannot be kept in {folder}: {fault}") from fault
        if taken:
            raise SettingError(f"{folder} holds games already: name another folder")

    def keep(self, pair: Pair) -> None:
        """Write both games of a deal.

        Raises:
            SettingError: A file cannot be written.
        """
        for number, played in enumerate(pair.games):
            game = self._adapter.deal(pair.deal.decks, pair.deal.seed)
            for action in played.actions:
                game.step(action)
            keep_record(game, self._folder / f"{self._deals:05d}_{number}.zxg")
        self._deals += 1
