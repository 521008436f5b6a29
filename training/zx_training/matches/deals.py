"""What is dealt: a pair of decks and a seed become a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from numpy.typing import NDArray

DeckPair = tuple[str, str]


class PlayedGame(Protocol):
    """What a match needs of `zx_env.Game`."""

    @property
    def to_play(self) -> int | None:
        """0, 1, or None when the game is over."""

    @property
    def winner(self) -> int | None:
        """0, 1, or None for a draw."""

    def observe(self, player: int) -> NDArray[Any]:
        """What the player knows."""

    def mask(self) -> NDArray[Any]:
        """Legal actions."""

    def step(self, action: int) -> Any:
        """Plays one action."""


Dealer = Callable[[DeckPair, int], PlayedGame]
"""Makes a game of two decks and a seed."""


def all_deck_pairs(decks: Sequence[str]) -> list[DeckPair]:
    """Every deck against every deck, both ways round, mirrors included, in an order that mixes them."""
    n = len(decks)
    return [(decks[i], decks[(i + shift) % n]) for shift in range(n) for i in range(n)]
