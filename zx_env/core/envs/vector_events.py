"""What happens in the rows of a `VectorEnv` that keeps events, and the games that have ended there.

A step keeps its actions, nothing more: the game of a row is played again, with events, when somebody reads
them. A row's game that has just ended stays readable until the next one there ends. Not here: events and
blocks (events/event.py), the batch (vector.py).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.entry_points import NONE
from zx_env.core.game.game import Game
from zx_env.errors import EngineFault

RUNNING, ENDED = range(2)
"""Which game of a row: the one at hand, or the one that ended there last."""
FIRST_ROOM = 256
"""Actions of a game that there is room for before more is made."""


class VectorEvents:
    """Which actions were taken in the rows' games, and in those that ended there last."""

    def __init__(self, game_type: type[Game], num_envs: int) -> None:
        """Of rows without games.

        Raises:
            SettingError: Games of this kind tell no events.
        """
        self.game_type = game_type
        self.told: dict[tuple[int, int], tuple[Any, int]] = {}
        """The game of (row, which) as far as somebody has read it, and how many of its actions that is."""
        self.seeds = np.zeros((2, num_envs), np.int64)
        self.picks = np.zeros((2, num_envs), np.int32)
        self.counts = np.full((2, num_envs), NONE, np.int32)
        self.actions = np.zeros((2, num_envs, FIRST_ROOM), np.int16)

    def begin(self, seeds: npt.NDArray[Any], picks: npt.NDArray[Any]) -> None:
        """All rows were dealt anew."""
        self.told.clear()
        self.seeds[RUNNING], self.picks[RUNNING] = seeds, picks
        self.counts[RUNNING], self.counts[ENDED] = 0, NONE

    def keep(
        self,
        actions: npt.NDArray[Any],
        dones: npt.NDArray[Any],
        seeds: npt.NDArray[Any],
        picks: npt.NDArray[Any],
    ) -> None:
        """These actions were taken, none where it is NONE; these games have ended and others begun."""
        acted = np.flatnonzero(actions != NONE)
        if self.counts[RUNNING].max() == self.actions.shape[2]:
            self.actions = np.concatenate([self.actions, np.zeros_like(self.actions)], axis=2)
        self.actions[RUNNING, acted, self.counts[RUNNING, acted]] = actions[acted]
        self.counts[RUNNING, acted] += 1
        over = np.flatnonzero(dones)
        if not over.size:
            return
        for kept in (self.seeds, self.picks, self.counts, self.actions):
            kept[ENDED, over] = kept[RUNNING, over]
        self.seeds[RUNNING, over], self.picks[RUNNING, over] = seeds[over], picks[over]
        self.counts[RUNNING, over] = 0
        for row in over.tolist():
            self.told.pop((row, ENDED), None)
            if (row, RUNNING) in self.told:
                self.told[row, ENDED] = self.told.pop((row, RUNNING))

    def has_ended(self, row: int) -> bool:
        """Whether a game has ended in this row."""
        return bool(self.counts[ENDED, row] != NONE)

    def game(self, row: int, which: int, settings: list[Any]) -> Any:
        """The game in a row, from its first deal on, with events: the one that is kept, not to be changed.

        Args:
            row: The row, which has such a game.
            which: RUNNING or ENDED.
            settings: Of the batch.
        """
        game, known = self.told.get((row, which)) or (None, 0)
        if game is None:
            seed, pick = int(self.seeds[which, row]), int(self.picks[which, row])
            game = self.game_type.begin(settings[pick], seed, True)
        number = int(self.counts[which, row])
        for action in self.actions[which, row, known:number].tolist():
            try:
                game.step(action)
            except EngineFault:  # a fault ends the row's game, and here is what happened before
                if game.to_play is not None:
                    raise
        self.told[row, which] = game, number
        return game

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"told": {}}
