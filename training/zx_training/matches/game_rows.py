"""The tables at which the games of a round are played, side by side, one row each.

Games of the family lie in one `GameBatch`: all rows are stepped and looked at in one compiled call. Other
games, as tests bring them, are stepped one by one.
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
Rows = NDArray[np.int64]


class Tables(Protocol):
    """Games side by side."""

    @property
    def player(self) -> NDArray[np.int8]:
        """Who is to move in each row, int8 [n]: -1 where the game is over."""

    def look(self, rows: Rows) -> tuple[NDArray[Any], NDArray[Any]]:
        """What who is to move sees and may do: observations [k, N] and masks [k, A], the caller's own."""

    def game(self, row: int) -> Any:
        """The game of a row, to look at or to give to an agent; what is done to it changes nothing here."""

    def step(self, rows: Rows, actions: NDArray[np.int64]) -> str | None:
        """Take a legal action in each of these rows.

        Returns:
            None; or why the engine could not go on in a row, which is over then, without a winner.
        """

    def end(self, row: int) -> tuple[int | None, int, bool]:
        """The seat that won, or None; the turn; whether a cap ended the game."""


def tables_of(games: Sequence[PlayedGame]) -> Tables:
    """Tables for these games."""
    of_family = [game for game in games if isinstance(game, Game)]
    return Together(of_family) if len(of_family) == len(games) > 1 else Apart(games)


class Apart:
    """Games of any kind, one by one."""

    def __init__(self, games: Sequence[Any]) -> None:
        self.games = list(games)
        self.faulty = np.zeros(len(self.games), bool)

    @property
    def player(self) -> NDArray[np.int8]:
        """As `Tables` has it."""
        found = [NOBODY if game.to_play is None else game.to_play for game in self.games]
        return np.where(self.faulty, NOBODY, np.array(found, np.int8)).astype(np.int8)

    def look(self, rows: Rows) -> tuple[NDArray[Any], NDArray[Any]]:
        """As `Tables` has it."""
        games = [self.games[row] for row in rows]
        seen = np.stack([game.observe(game.to_play) for game in games])
        return seen, np.stack([game.mask() for game in games])

    def game(self, row: int) -> Any:
        """As `Tables` has it."""
        game = self.games[row]
        return game.copy() if isinstance(game, Game) else game

    def step(self, rows: Rows, actions: NDArray[np.int64]) -> str | None:
        """As `Tables` has it."""
        why = None
        for row, action in zip(rows.tolist(), actions.tolist(), strict=True):
            try:
                self.games[row].step(action)
            except EngineFault as fault:
                self.faulty[row], why = True, str(fault)
        return why

    def end(self, row: int) -> tuple[int | None, int, bool]:
        """As `Tables` has it."""
        game = self.games[row]
        winner = None if self.faulty[row] else game.winner
        return winner, int(getattr(game, "turn", 0)), bool(getattr(game, "truncated", False))


class Together:
    """Games of the family, in one batch."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.batch = GameBatch(list(games))
        self._actions = np.full(len(games), NOBODY, np.int32)

    @property
    def player(self) -> NDArray[np.int8]:
        """As `Tables` has it."""
        return self.batch.player

    def look(self, rows: Rows) -> tuple[NDArray[Any], NDArray[Any]]:
        """As `Tables` has it."""
        return self.batch.observation[rows], self.batch.mask[rows]

    def game(self, row: int) -> Any:
        """As `Tables` has it."""
        return self.batch.game(row)

    def step(self, rows: Rows, actions: NDArray[np.int64]) -> str | None:
        """As `Tables` has it."""
        self._actions[:] = NOBODY
        self._actions[rows] = actions
        try:
            self.batch.step(self._actions)
        except EngineFault as fault:
            return str(fault)
        return None

    def end(self, row: int) -> tuple[int | None, int, bool]:
        """As `Tables` has it."""
        first, second = self.batch.reward[row].tolist()
        winner = None if first == second else int(second > first)
        return winner, int(self.batch.turn[row]), bool(self.batch.truncated[row])
