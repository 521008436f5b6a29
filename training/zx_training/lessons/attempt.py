"""`LessonAttempt`: a try at a lesson. The player "scripted" answers, always in the same way."""

from __future__ import annotations

from copy import copy, deepcopy

import numpy as np
import zx_agents

from zx_env.core.game.moves import move_of
from zx_env.core.seeding import agent_rng
from zx_training.lessons.lesson import SURVIVE, WIN, Lesson

ENEMY = "scripted"


class LessonAttempt:
    """A try at a lesson.

    Attributes:
        lesson: The lesson.
        player: Who tries it.
        game: The game at the present decision of the player, or at the end of the try.
        is_over: Whether the goal is reached or missed.
        is_solved: Whether it is reached.
        actions: The player's actions.
    """

    def __init__(self, lesson: Lesson) -> None:
        """Begin at the position of the lesson."""
        self.lesson = lesson
        self.game = lesson.begin()
        self.player: int = self.game.to_play
        self.is_over = self.is_solved = False
        self.actions: tuple[int, ...] = ()
        self._turn: int = self.game.turn
        self._enemy = zx_agents.load(ENEMY, lesson.game)
        self._rng = agent_rng(lesson.number, 0)

    def copy(self) -> LessonAttempt:
        """Return a copy, which goes on by itself."""
        other = copy(self)
        other.game, other._rng = self.game.copy(), deepcopy(self._rng)
        return other

    def line(self) -> list[str]:
        """Return the labels of the player's actions on a line that reaches the goal from the beginning."""
        one, labels = LessonAttempt(self.lesson), []
        for text in self.lesson.solution:
            action = next(action for action in one.game.actions() if action.text.startswith(text))
            labels.append(move_of(one.game.view(one.player), action).label)
            one.act(action.index)
        return labels

    def act(self, action: int) -> None:
        """Take an action of the player, and go on to the player's next decision with a choice.

        The enemy answers, and what is forced is done.

        Raises:
            IllegalAction: The action is not legal.
        """
        self._step(action)
        self.actions += (action,)
        while not self.is_over:
            legal = np.flatnonzero(self.game.mask())
            if len(legal) == 1:
                self._step(int(legal[0]))
            elif self.game.to_play != self.player:
                self._step(zx_agents.act_in(self._enemy, self.game, self._rng))
            else:
                return

    def _step(self, action: int) -> None:
        seen = len(self.game.events())
        self.game.step(action)
        new = self.game.events(since=seen)
        is_over, turns = self.game.to_play is None, self.game.turn - self._turn
        won = is_over and self.game.winner == self.player
        if self.lesson.reached == SURVIVE:
            self.is_solved, self.is_over = won or (not is_over and turns >= 2), is_over or turns >= 2
        else:
            happened = any(self.lesson.is_reached_by(e) and e.turn == self._turn for e in new)
            self.is_solved = won and turns == 0 if self.lesson.reached == WIN else happened
            self.is_over = self.is_solved or is_over or turns > 0
