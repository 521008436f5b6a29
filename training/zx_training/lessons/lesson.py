"""`Lesson`: a position, a goal that the rules can check, and the words around it.

    lesson = load("zx")[0]
    game = lesson.begin()

A lesson of the file GAME.toml in this folder:

    [[lesson]]
    title = "Take a Life"
    words = "The rule that is new, in one or two sentences."
    goal = "Take one Life of the enemy."
    hint = "What to do, nearly."
    solution = ["attack b2"]           # beginnings of the texts of actions, as `Game.actions()` writes them
    reached = { kind = "life_lost", who = 1 }
    [lesson.position]                  # what differs from the table `position` at the top of the file
    squares = { b2 = { card = "B01-013", owner = 0 } }

`reached` is "win", "survive", or fields that an event has to have, all of them (`Event.as_dict`).
The goal has to be reached before this turn ends; "survive" is reached when the player's next turn begins.
See also: attempt.py.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from zx_env import Event
from zx_env.core.games import get_game
from zx_env.errors import SettingError

FOLDER = Path(__file__).parent
WIN, SURVIVE = "win", "survive"
Reached = str | Mapping[str, Any]
"""The event that has to happen: WIN, SURVIVE, or fields of an event."""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. The player is the one to move."""

    game: str
    """Name of the game."""
    number: int
    """Number of the lesson, from 1."""
    title: str
    words: str
    """The rule that is new, in words."""
    goal: str
    """The goal, in words."""
    hint: str
    solution: tuple[str, ...]
    """Beginnings of the texts of the player's actions on one line that reaches the goal."""
    reached: Reached
    position: Mapping[str, Any]

    def begin(self) -> Any:
        """Return the game at the position, which records its events."""
        game_type = get_game(self.game).load_environment().Game
        return game_type.from_position(dict(self.position), events=True)

    def is_reached_by(self, event: Event) -> bool:
        """Return whether this event is what has to happen."""
        if isinstance(self.reached, str):
            return False
        fields = event.as_dict()
        return all(fields.get(name) == value for name, value in self.reached.items())


@lru_cache(maxsize=8)
def load(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in order; none for a game without them."""
    file = FOLDER / f"{game}.toml"
    if not file.is_file():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_lesson(game, number, row, data["position"]) for number, row in enumerate(data["lesson"], 1))


def numbered(game: str, number: int) -> Lesson:
    """Return a lesson by its number, from 1.

    Raises:
        SettingError: There is none.
    """
    lessons = load(game)
    if not lessons:
        raise SettingError(f"there are no lessons of {game}")
    if not 1 <= number <= len(lessons):
        raise SettingError(f"there is no lesson {number} of {game}; lessons are 1 to {len(lessons)}")
    return lessons[number - 1]


def _lesson(game: str, number: int, row: Mapping[str, Any], common: Mapping[str, Any]) -> Lesson:
    own = row.get("position", {})
    players = [
        usual | special
        for usual, special in zip(common["players"], own.get("players", [{}, {}]), strict=True)
    ]
    position = {**common, **own, "players": players}
    words = {name: row[name] for name in ("title", "words", "goal", "hint", "reached")}
    return Lesson(game, number, **words, solution=tuple(row["solution"]), position=position)
