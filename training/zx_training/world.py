"""What a training run plays: decks, games, and the fixed players that it meets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent

from zx_training.deals import Dealer, DeckPair

Potential = Callable[[NDArray[Any]], NDArray[np.float32]]  # observations [n, N] to [n]


class Games(Protocol):
    """What `zx_env.VectorEnv` offers; arrays are its own and change with the next call."""

    num_envs: int

    @property
    def obs_size(self) -> int:
        """Cells of an observation."""

    @property
    def num_actions(self) -> int:
        """Numbers an action can have."""

    def reset(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Observation [n, N], mask [n, A], player to move [n] of new games."""

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The same after one action a row (-1: none), with reward [n, 2] and done [n] of games just ended."""


@dataclass(frozen=True)
class World:
    """What is played: a title's `world()` gives a game of the family, tests bring a toy."""

    decks: list[str]
    games: Callable[[int, list[DeckPair], int], Games]
    deal: Dealer
    fixed: dict[str, Agent]
    potential: Potential | None = None
    """How good positions look, by a thumb rule: a weighed sum of cells, the same for the enemy with the other
    sign."""
    game: str = "zx"
    """Kept in checkpoints."""
    settings: dict[str, str] = field(default_factory=dict)
    """Of the title: its card set, its rules. Kept in checkpoints."""
    cards: str = ""
    """Digest of the cards. Kept in checkpoints."""
