"""What a training run plays: decks, games, and the fixed players that it meets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import zx_agents
from numpy.typing import NDArray
from zx_agents import Agent
from zx_agents.network.player import pool_digest

from zx_env.errors import SettingError
from zx_training.matches.deals import Dealer, DeckPair, all_deck_pairs

if TYPE_CHECKING:
    from zx_training.games.adapter import GameAdapter

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
    random_decks: Callable[[int, int], Sequence[Any]] | None = None
    """(count, seed): random legal decks of the same cards, where the game can make some."""

    def pairs(self, random: int = 0, seed: int = 0) -> list[Any]:
        """The pairs of decks that are trained with: every deck against every deck, and random ones.

        Args:
            random: How many random decks; each meets the next one and, both ways round, one of the list.
            seed: Of the random decks.

        Raises:
            SettingError: The game has no random decks.
        """
        pairs: list[Any] = list(all_deck_pairs(self.decks))
        if not random:
            return pairs
        if self.random_decks is None:
            raise SettingError(f"the game {self.game} makes no random decks: leave random_decks at 0")
        made = self.random_decks(random, seed)
        for k, deck in enumerate(made):
            known = self.decks[k % len(self.decks)]
            pairs += [(deck, known), (known, deck), (deck, made[(k + 1) % len(made)])]
        return pairs


def world_of(
    title: GameAdapter,
    decks: Sequence[str] | None,
    potential: Potential,
    settings: dict[str, str],
    random_decks: Callable[[int, int], Sequence[Any]] | None = None,
) -> World:
    """What a title's `world()` is: these decks, or its usual ones; scripted and random as fixed players."""
    return World(
        list(decks or title.usual_decks()),
        title.games,
        title.deal,
        {name: zx_agents.load(name, title.name) for name in ("scripted", "random")},
        potential,
        title.name,
        settings,
        pool_digest(title.name, settings.get("card_set")),
        random_decks,
    )
