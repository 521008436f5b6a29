"""The games of a round side by side, one row each.

Games of zx_env share one `GameBatch`, so one compiled call steps or observes all rows. Games of other
classes, as in some tests, are stepped one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_env.core.game.batch import GameBatch
from zx_env.core.game.game import Game
from zx_env.errors import EngineFault
from zx_training.matches.deals import PlayedGame

NOBODY = -1
RowIndices = NDArray[np.int64]


class GameRows(Protocol):
    """Interface to games side by side, one in each row."""

    @property
    def player(self) -> NDArray[np.int8]:
        """The player to move in each row, int8 [n]; -1 where the game is over."""

    def observe(self, rows: RowIndices) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return observations [k, N] and masks [k, A] of the players to move; the caller owns both arrays."""

    def game(self, row: int) -> Any:
        """Return the game of a row, to read or to pass to an agent; stepping it does not change the row."""

    def step(self, rows: RowIndices, actions: NDArray[np.int64]) -> str | None:
        """Take a legal action in each of these rows.

        Returns:
            None; or the engine's fault, which ends the game of one row without a winner.
        """

    def end(self, row: int) -> tuple[int | None, int, bool]:
        """Return the winning seat (None: a draw), the turn, and True if a cap ended the game."""


def make_game_rows(games: Sequence[PlayedGame]) -> GameRows:
    """Return rows for these games: one batch for several games of zx_env, else sequential games."""
    engine_games = [game for game in games if isinstance(game, Game)]
    is_batch = len(engine_games) == len(games) > 1
    return BatchedGames(engine_games) if is_batch else SequentialGames(games)


class SequentialGames:
    """Games of any kind, stepped one by one."""

    def __init__(self, games: Sequence[Any]) -> None:
        self.games = list(games)
        self.faulty = np.zeros(len(self.games), bool)

    @property
    def player(self) -> NDArray[np.int8]:
        """See `GameRows`."""
        players = [NOBODY if game.to_play is None else game.to_play for game in self.games]
        return np.where(self.faulty, NOBODY, np.array(players, np.int8)).astype(np.int8)

    def observe(self, rows: RowIndices) -> tuple[NDArray[Any], NDArray[Any]]:
        """See `GameRows`."""
        games = [self.games[row] for row in rows]
        observations = np.stack([game.observe(game.to_play) for game in games])
        return observations, np.stack([game.mask() for game in games])

    def game(self, row: int) -> Any:
        """See `GameRows`."""
        game = self.games[row]
        return game.copy() if isinstance(game, Game) else game

    def step(self, rows: RowIndices, actions: NDArray[np.int64]) -> str | None:
        """See `GameRows`."""
        reason = None
        for row, action in zip(rows.tolist(), actions.tolist(), strict=True):
            try:
                self.games[row].step(action)
            except EngineFault as fault:
                self.faulty[row], reason = True, str(fault)
        return reason

    def end(self, row: int) -> tuple[int | None, int, bool]:
        """See `GameRows`."""
        game = self.games[row]
        winner = None if self.faulty[row] else game.winner
        return winner, int(getattr(game, "turn", 0)), bool(getattr(game, "truncated", False))


class BatchedGames:
    """Games of zx_env, in one batch."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.batch = GameBatch(list(games))
        self._actions = np.full(len(games), NOBODY, np.int32)

    @property
    def player(self) -> NDArray[np.int8]:
        """See `GameRows`."""
        return self.batch.player

    def observe(self, rows: RowIndices) -> tuple[NDArray[Any], NDArray[Any]]:
        """See `GameRows`."""
        return self.batch.observation[rows], self.batch.mask[rows]

    def game(self, row: int) -> Any:
        """See `GameRows`."""
        return self.batch.game(row)

    def step(self, rows: RowIndices, actions: NDArray[np.int64]) -> str | None:
        """See `GameRows`."""
        self._actions[:] = NOBODY
        self._actions[rows] = actions
        try:
            self.batch.step(self._actions)
        except EngineFault as fault:
            return str(fault)
        return None

    def end(self, row: int) -> tuple[int | None, int, bool]:
        """See `GameRows`."""
        first, second = self.batch.reward[row].tolist()
        winner = None if first == second else int(second > first)
        return winner, int(self.batch.turn[row]), bool(self.batch.truncated[row])
