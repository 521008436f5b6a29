"""`SetUp`: the settings from which a stored game begins."""

from __future__ import annotations

from typing import Any, NamedTuple

from zx_training.games.adapter import GameAdapter
from zx_training.serve.deck_lists import DeckList

PERSON = "person"
"""Marks the seat of a person with a browser."""
WATCHER = "watcher"
"""The seat of a person who watches two agents, or looks at a record."""
RECORDED = "a record"
"""Marks both seats of the game of a record: nobody decides there."""


class SetUp(NamedTuple):
    """Settings of a stored game, which restore it together with the actions taken."""

    game: str
    decks: tuple[str, str]
    seats: tuple[str, str]
    """For each player the name of an agent, or PERSON, or RECORDED."""
    seed: int
    version: int
    """Version of the rules; a game of another version is not restored."""
    is_rated: bool = False
    """Whether the game counts: nothing is taken back, and nobody gives hints."""
    lists: tuple[str | None, str | None] = (None, None)
    """For each player the text of the list of a deck that is neither shipped nor drawn."""
    cards: str = ""
    """Digest of the cards of a card set of one's own; a game of other cards is not restored."""
    header: str = ""
    """The first line of a record, if the game begins as that record does; "" for a deal of the decks."""
    given: int = 0
    """Number of first actions that were taken in another game, and are not taken back."""

    def played(self, adapter: GameAdapter) -> tuple[Any, Any]:
        """Return the two decks as the game takes them."""
        one, two = map(DeckList, self.decks, self.lists)
        return one.deck(adapter), two.deck(adapter)

    def begin(self, adapter: GameAdapter) -> Any:
        """Return the game at its beginning, with its events."""
        if self.header:
            return adapter.replay(self.header, events=True)
        return adapter.deal(self.played(adapter), self.seed, events=True)

    @property
    def is_record(self) -> bool:
        """Whether nobody decides: the game is that of a record."""
        return RECORDED in self.seats

    @property
    def is_practice(self) -> bool:
        """Whether a person plays against an agent, and the game does not count."""
        return sorted(seat == PERSON for seat in self.seats) == [False, True] and not self.is_rated
