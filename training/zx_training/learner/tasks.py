"""`TrainingTask`: the decks, games and fixed opponents of a training run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent
from zx_agents.agent import names_of
from zx_agents.game_agents import agents_of
from zx_agents.network.player import pool_digest

from zx_env.core.games import default_game
from zx_env.errors import SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.matches.deals import Dealer, DeckPair, all_deck_pairs

Potential = Callable[[NDArray[Any]], NDArray[np.float32]]  # observations [n, N] to [n]


class VectorEnvLike(Protocol):
    """The methods of `zx_env.VectorEnv` that training uses. The next call overwrites the returned arrays."""

    num_envs: int

    @property
    def obs_size(self) -> int:
        """Number of cells of an observation."""

    @property
    def num_actions(self) -> int:
        """Number of actions."""

    def reset(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Start new games; return observation [n, N], mask [n, A] and player to move [n]."""

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Play one action per row (-1: no action).

        Return observation [n, N], mask [n, A], player to move [n], reward [n, 2] and done [n], whether a game
        ended in this step. Only games that ended have rewards other than 0.
        """


@dataclass(frozen=True)
class TrainingTask:
    """Decks, games and fixed opponents of a run; `task_of` makes one for a registered game."""

    decks: list[str]
    games: Callable[[int, list[DeckPair], int], VectorEnvLike]
    deal: Dealer
    fixed: dict[str, Agent]
    potential: Potential | None = None
    """Rule-based value of observations: a weighted sum of cells. The enemy's has the opposite sign."""
    game: str = field(default_factory=lambda: default_game().name)
    """Registered name of the game. Stored in checkpoints."""
    settings: dict[str, str] = field(default_factory=dict)
    """Settings of the game: its card set, its rules. Stored in checkpoints."""
    cards: str = ""
    """Digest of the card data, to reject checkpoints of other cards. Stored in checkpoints."""
    random_decks: Callable[[int, int], Sequence[Any]] | None = None
    """(count, seed): random legal decks of the same cards, if the game can make some."""
    card_features: NDArray[np.int8] | None = None
    """int8 [cards, F]: features of the cards in the order of the card table, if the game has some."""
    split: str = ""
    """Name of the split of the game's cards that these decks keep; "" for none. Stored in checkpoints."""

    def pairs(self, random: int = 0, seed: int = 0, share: float = 0.5) -> list[Any]:
        """Return the pairs of decks to train with: every deck against every deck, and random ones.

        Args:
            random: Number of random decks; each meets the next one and, in both orders, a deck of the list.
            seed: Seed of the random decks.
            share: Share of the pairs with a random deck, as nearly as whole repetitions of the shorter part
                of the list make it.

        Raises:
            SettingError: The game has no random decks.
        """
        pairs: list[Any] = list(all_deck_pairs(self.decks))
        if not random:
            return pairs
        if self.random_decks is None:
            raise SettingError(f"the game {self.game} makes no random decks: leave random_decks at 0")
        made = self.random_decks(random, seed)
        drawn: list[Any] = []
        for k, deck in enumerate(made):
            known = self.decks[k % len(self.decks)]
            drawn += [(deck, known), (known, deck), (deck, made[(k + 1) % len(made)])]
        # A game draws one of the pairs, so a pair that stands there n times is played n times as often.
        often = len(drawn) * (1 - share) / (len(pairs) * share)
        return pairs * max(1, round(often)) + drawn * max(1, round(1 / often if often else 1))


def task_of(
    adapter: GameAdapter, decks: Sequence[str] | None = None, keep_split: bool = False
) -> TrainingTask:
    """Return the task for these decks, with the game's own quick players as fixed opponents.

    Args:
        adapter: The game.
        decks: Names, files or groups of decks; None for the usual ones.
        keep_split: Reject decks that do not keep the split of the game's cards.

    Raises:
        SettingError: A deck does not keep the split.
    """
    decks = adapter.decks_of(decks)
    named, card_set = names_of(adapter.name), adapter.settings.get("card_set")
    features = agents_of(adapter.name).card_features
    return TrainingTask(
        decks,
        adapter.games,
        adapter.deal,
        {name: adapter.agent(name) for name in ("scripted", "random") if name in named},
        adapter.potential,
        adapter.name,
        adapter.settings,
        pool_digest(adapter.name, card_set),
        adapter.random_decks,
        None if features is None else features(card_set).values,
        _kept_split(adapter, decks, keep_split),
    )


def _kept_split(adapter: GameAdapter, decks: Sequence[str], is_required: bool) -> str:
    """Return the name of the split of cards that the decks keep, "" for none."""
    split, card_set = agents_of(adapter.name).split, adapter.settings.get("card_set")
    if split is None:
        return ""
    faults = [fault for fault in (split.fault(deck, card_set) for deck in decks) if fault is not None]
    if faults and is_required:
        raise SettingError(
            f"{faults[0]}: shipped players keep the split {split.name}, by which others are measured. To "
            "train without it, say --no-split (in an experiment: keep_split = false)"
        )
    return "" if faults else split.name
