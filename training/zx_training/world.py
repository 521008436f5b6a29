"""What a training run plays: decks, games, and the fixed players that it meets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from zx_agents import Agent

from zx_training.deals import Dealer, DeckPair

if TYPE_CHECKING:
    from zx_training.self_play import Games, Potential


@dataclass(frozen=True)
class World:
    """What is played: a title's `world()` gives a game of the family, tests bring a toy."""

    decks: list[str]
    games: Callable[[int, list[DeckPair], int], Games]
    deal: Dealer
    fixed: dict[str, Agent]
    potential: Potential | None = None
    game: str = "zx"
    """Kept in checkpoints."""
