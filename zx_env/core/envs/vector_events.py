"""Events of the rows of a `VectorEnv`, and the games that have ended there.

A step only stores its actions. When somebody reads the game of a row, it is replayed with events. A game that
has ended is available until the next game in its row ends. See also: vector_env.py; events/event.py.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.entry_points import NONE
from zx_env.core.game.game import Game
from zx_env.errors import EngineFault

RUNNING, ENDED = range(2)
"""Values of `which`: the current game of a row, or the one that ended last."""
FIRST_ROOM = 256
"""Initial capacity, in actions of a game; it doubles when needed."""


class VectorEvents:
    """Stores the actions of each row's current game and of its last ended game, for replay."""

    def __init__(self, game_type: type[Game], num_envs: int) -> None:
        """Create the events of rows that have no games yet.

        Raises:
            SettingError: Games of this kind have no events.
        """
        self.game_type = game_type
        self.replayed: dict[tuple[int, int], tuple[Any, int]] = {}
        """By (row, which): the game as far as it has been replayed, and the number of its actions."""
        self.seeds = np.zeros((2, num_envs), np.int64)
        self.picks = np.zeros((2, num_envs), np.int32)
        self.counts = np.full((2, num_envs), NONE, np.int32)
        self.actions = np.zeros((2, num_envs, FIRST_ROOM), np.int16)

    def begin(self, seeds: npt.NDArray[Any], picks: npt.NDArray[Any]) -> None:
        """Start new games in all rows."""
        self.replayed.clear()
        self.seeds[RUNNING], self.picks[RUNNING] = seeds, picks
        self.counts[RUNNING], self.counts[ENDED] = 0, NONE

    def keep(
        self,
        actions: npt.NDArray[Any],
        dones: npt.NDArray[Any],
        seeds: npt.NDArray[Any],
        picks: npt.NDArray[Any],
    ) -> None:
        """Store the actions of a step (NONE: no action), and move the games that have ended."""
        acted = np.flatnonzero(actions != NONE)
        if self.counts[RUNNING].max() == self.actions.shape[2]:
            self.actions = np.concatenate([self.actions, np.zeros_like(self.actions)], axis=2)
        self.actions[RUNNING, acted, self.counts[RUNNING, acted]] = actions[acted]
        self.counts[RUNNING, acted] += 1
        over = np.flatnonzero(dones)
        if not over.size:
            return
        for array in (self.seeds, self.picks, self.counts, self.actions):
            array[ENDED, over] = array[RUNNING, over]
        self.seeds[RUNNING, over], self.picks[RUNNING, over] = seeds[over], picks[over]
        self.counts[RUNNING, over] = 0
        for row in over.tolist():
            self.replayed.pop((row, ENDED), None)
            if (row, RUNNING) in self.replayed:
                self.replayed[row, ENDED] = self.replayed.pop((row, RUNNING))

    def has_ended(self, row: int) -> bool:
        """Return whether a game has ended in this row since `reset`."""
        return bool(self.counts[ENDED, row] != NONE)

    def game(self, row: int, which: int, settings: list[Any]) -> Any:
        """Return the game of a row, replayed with events. It is cached: do not change it.

        Args:
            row: A row that has a game of the kind `which`.
            which: RUNNING or ENDED.
            settings: Settings of the batch.
        """
        game, known = self.replayed.get((row, which)) or (None, 0)
        if game is None:
            seed, pick = int(self.seeds[which, row]), int(self.picks[which, row])
            game = self.game_type.begin(settings[pick], seed, True)
        number = int(self.counts[which, row])
        for action in self.actions[which, row, known:number].tolist():
            try:
                game.step(action)
            except EngineFault:  # a fault ends the row's game; its earlier events remain
                if game.to_play is not None:
                    raise
        self.replayed[row, which] = game, number
        return game

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"replayed": {}}
