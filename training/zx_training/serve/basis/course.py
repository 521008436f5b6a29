"""`Course`: a game with the actions that have led to it."""

from __future__ import annotations

from typing import Any

from zx_training.games.adapter import GameAdapter
from zx_training.serve.basis.set_up import PERSON, SetUp
from zx_training.serve.store import Taken
from zx_training.ui.events import events_of

CONCEDES = -1
"""In the list of actions, the number CONCEDES - p means that player p concedes."""


class Course:
    """A game, and what follows from its setup and the actions taken. Nothing of it is stored."""

    def __init__(self, adapter: GameAdapter, set_up: SetUp) -> None:
        """Go to the beginning of a game."""
        self._adapter, self._set_up = adapter, set_up
        self.game = set_up.begin(adapter)
        self.taken: list[Taken] = []
        self.acted = [0, 0]
        """For each player the number of actions."""
        self.known = [0, 0]
        """For each player the number of events that it could see at its last decision."""
        self.decisions: list[int] = []
        """For each decision that a person can take back, the number of actions before it."""

    @property
    def actions(self) -> list[int]:
        """All actions; CONCEDES - p means that player p conceded."""
        return [taken.action for taken in self.taken]

    @property
    def decided(self) -> list[int]:
        """All actions but a concession, with which a game ends."""
        return [action for action in self.actions if action > CONCEDES]

    def first(self, count: int) -> Course:
        """Return the course of the first actions."""
        before = Course(self._adapter, self._set_up)
        for taken in self.taken[:count]:
            before.take(taken)
        return before

    def stepped(self, action: int) -> Any:
        """Return the game after one more action of the player to move.

        Raises:
            IllegalAction: The action is not legal.
            GameOver: The game has ended.
        """
        after = self.game.copy()
        after.step(action)
        return after

    def conceded(self, player: int) -> Any:
        """Return the game after a player has conceded; raise GameOver if it has ended."""
        after = self.game.copy()
        after.concede(player)
        return after

    def take(self, taken: Taken) -> None:
        """Take an action that was stored; see `stepped` and `conceded`."""
        is_concession = taken.action <= CONCEDES
        self.go_to(
            self.conceded(CONCEDES - taken.action) if is_concession else self.stepped(taken.action), taken
        )

    def go_to(self, after: Any, taken: Taken) -> None:
        """Let an action take effect: `after` is the game that it leads to."""
        if taken.action > CONCEDES:
            player = self.game.to_play
            self.acted[player] += 1
            if self._set_up.seats[player] == PERSON:
                self.known[player] = len(events_of(self.game, player))
                if not taken.is_automatic and len(self.taken) >= self._set_up.given:
                    self.decisions.append(len(self.taken))
        self.game = after
        self.taken.append(taken)
