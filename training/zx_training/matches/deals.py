"""Deals: a deal is a pair of decks and a seed, from which a game is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from numpy.typing import NDArray

DeckPair = tuple[str, str]


class PlayedGame(Protocol):
    """The methods of `zx_env.Game` that a match uses."""

    @property
    def to_play(self) -> int | None:
        """The player to move, 0 or 1; None if the game is over."""

    @property
    def winner(self) -> int | None:
        """The winner, 0 or 1; None for a draw."""

    def observe(self, player: int) -> NDArray[Any]:
        """Return the observation of a player."""

    def mask(self) -> NDArray[Any]:
        """Return the mask of legal actions."""

    def step(self, action: int) -> Any:
        """Take one action."""


Dealer = Callable[[DeckPair, int], PlayedGame]
"""Makes a game from two decks and a seed."""


def neighbours(decks: Sequence[str]) -> tuple[DeckPair, ...]:
    """Return pairs of each deck with the next one, in both orders."""
    pairs = [(deck, decks[(k + 1) % len(decks)]) for k, deck in enumerate(decks)]
    return tuple(pair for one, other in pairs for pair in ((one, other), (other, one)))


def all_deck_pairs(decks: Sequence[str]) -> list[DeckPair]:
    """Return all ordered pairs of decks, also each deck with itself, in an order that mixes the decks."""
    n = len(decks)
    return [(decks[i], decks[(i + shift) % n]) for shift in range(n) for i in range(n)]
