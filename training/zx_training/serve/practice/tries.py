"""`Tries`: tries at lessons and puzzles by the actions taken: going back is to ask with fewer of them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from zx_env.errors import GameOver, IllegalAction, SettingError
from zx_training.lessons.attempt import LessonAttempt
from zx_training.lessons.lesson import numbered as lesson_of
from zx_training.puzzles.enemy import RefutingEnemy
from zx_training.puzzles.puzzle import numbered as puzzle_of
from zx_training.serve.sessions import UnknownGameError

Try = LessonAttempt | RefutingEnemy
MOST_TRIES = 100
"""Most tries in memory; one that was dropped is played again from its beginning."""
MOST_ACTIONS = 60
"""Most actions of a try."""
BEGINNINGS: dict[str, Callable[[str, int], Try]] = {
    "lessons": lambda game, number: LessonAttempt(lesson_of(game, number)),
    "puzzles": lambda game, number: RefutingEnemy(puzzle_of(game, number)),
}
"""Function that begins a try at a lesson or puzzle, by name of the game and number."""


class Tries:
    """Tries at the lessons or the puzzles."""

    def __init__(self, kind: str) -> None:
        """Take one of BEGINNINGS."""
        self._begin = BEGINNINGS[kind]
        self._recent: OrderedDict[tuple[Any, ...], Try] = OrderedDict()
        self._lock = threading.Lock()

    def at(self, game: str, number: int, actions: Sequence[int]) -> Try:
        """Return the try after these actions. The caller does not change it.

        Raises:
            UnknownGameError: There is no such lesson or puzzle.
            SettingError: There are too many actions.
            IllegalAction: An action is not legal.
            GameOver: The try is over before the last action.
        """
        if len(actions) > MOST_ACTIONS:
            raise SettingError(f"a try has at most {MOST_ACTIONS} actions: begin again")
        with self._lock:
            known = len(actions)
            while known and (game, number, *actions[:known]) not in self._recent:
                known -= 1
            key = (game, number, *actions[:known])
            one = self._recent.get(key) or self._remember(key, self._beginning(game, number))
            self._recent.move_to_end(key)
            for taken in range(known, len(actions)):
                one = self._remember((game, number, *actions[: taken + 1]), _after(one, actions[taken]))
            return one

    def _beginning(self, game: str, number: int) -> Try:
        try:
            return self._begin(game, number)
        except SettingError as missing:
            raise UnknownGameError(str(missing)) from missing

    def _remember(self, key: tuple[Any, ...], one: Try) -> Try:
        self._recent[key] = one
        while len(self._recent) > MOST_TRIES:
            self._recent.popitem(last=False)
        return one


def _after(one: Try, action: int) -> Try:
    """Return the try after one more action."""
    if one.is_over:
        raise GameOver("this try is over: begin again")
    mask = one.game.mask()
    if not 0 <= action < len(mask) or not mask[action]:
        raise IllegalAction("that is not legal now; nothing was changed")
    after = one.copy()
    after.act(action)
    return after
