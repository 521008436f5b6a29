"""`ViewPlayer`, the base class of players that think ahead from a view of their game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

import numpy as np
from numpy.typing import NDArray

from zx_env import GameBatch
from zx_env.errors import AgentError


class ViewPlayer(ABC):
    """A player that is asked with views of games; `choose` answers for many positions at once."""

    name: str
    """The name of the player."""
    instead: ClassVar[str]
    """The alternative for callers that only have observations, in the message of `act`."""

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> NoReturn:
        """Not supported: this player needs a game, not only an observation.

        Raises:
            AgentError: Always.
        """
        raise AgentError(
            f"{self.called} needs a view of the game: call act_game(view, rng), as `zx match`, `play` and "
            f"`watch` do; if only observations are given, {self.instead}"
        )

    @property
    def called(self) -> str:
        """The player in a sentence."""
        return self.name

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """Return one legal action for the seat of a view (`Game.view`)."""
        return int(self.act_games([view], rng)[0])

    def act_games(self, views: Sequence[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one legal action per view, int64 [n]; the views are answered in lockstep."""
        return self.choose(GameBatch([view.determinize(rng) for view in views]), rng)

    @abstractmethod
    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]. The choice does not depend on hidden cards.

        Args:
            roots: n positions that are not over; they are not modified.
            rng: The random generator.
        """
