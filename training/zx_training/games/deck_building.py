"""The cards of a game for a deck builder, what they are searched by, and decks to check.

See also: adapter.py, whose methods return these values; serve/, the page that builds decks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

PASTED = "pasted"
"""Name of a deck whose list has no name."""


@dataclass(frozen=True)
class Library:
    """Every card of a game, and the words by which cards are filtered.

    Attributes:
        facets: The names of the filters, in the order of the page.
        curve: The facet of which a builder draws the curve, such as "Cost".
        places: The keys of a deck file under which cards stand, each with its words.
        formats: The formats of decks; empty if there is one.
        cards: For each card its `key` (number or name), `name`, further printed values, `places` (where it
            may stand) and `facets` (its values by the name of the filter).
    """

    facets: Sequence[str]
    curve: str
    places: Mapping[str, str]
    formats: Sequence[str]
    cards: Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class DeckCheck:
    """A deck list as the checker reads it.

    Attributes:
        problems: Every broken rule in words; empty for a legal deck.
        name: The name of the deck.
        text: The deck as the text of a deck file; "" if it cannot be read.
        data: The deck as the object of a deck file, with counts of cards by place; None if it cannot be read.
        counts: What a deck has so many of: words, number, and the number that the rules ask for or allow.
    """

    problems: Sequence[str]
    name: str
    text: str = ""
    data: Mapping[str, Any] | None = None
    counts: Sequence[tuple[str, int, int]] = ()


class LiveCardSet(Protocol):
    """A card set of one's own that is read anew when a file of it changes.

    Attributes:
        name: The name that its user gave.
        version: How often it has been read since.
        problem: What is wrong with the files; None if they could be read.
        adapter: The adapter of the game with the newest cards that could be read.
    """

    name: str
    version: int
    problem: str | None
    adapter: Any

    def look(self) -> None:
        """Read the card set anew if a file of it has changed."""
