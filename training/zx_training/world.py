"""Z/X as training and matches see it: the doors of zx_env behind the few types that training needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import zx_env
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.decision.observation import named
from zx_env.zx.settings import settings_of
from zx_env.zx.terms import Zone
from zx_training.matches import DeckPair


def deal(decks: DeckPair, seed: int, card_set: str = STANDARD) -> zx_env.Game:
    """A new game; decisions with a single answer are not asked (ruling Z22)."""
    return zx_env.Game.new(decks=decks, seed=seed, skip_forced=True, card_set=card_set)


def potential(observations: NDArray[Any]) -> NDArray[np.float32]:
    """How good positions look: cards of Life, less the enemy's (CR 903: without Life a player has lost)."""
    life = named(observations)["zones"][:, :, Zone.LIFE].astype(np.float32)
    return life[:, 0] - life[:, 1]


def check_pairs(pairs: Sequence[DeckPair], card_set: str) -> None:
    """Refuses what cannot be played before the first game is."""
    for pair in pairs:
        settings_of(pair, card_set)


def shipped_decks() -> list[str]:
    """Names of the decks that are played with where none are given: those of the first set."""
    return zx_env.deck_names()


def games(num_envs: int, decks: Sequence[DeckPair], seed: int) -> Any:
    """Many games at once, deck pairs drawn from the list."""
    return zx_env.VectorEnv(num_envs=num_envs, decks=list(decks), seed=seed)
