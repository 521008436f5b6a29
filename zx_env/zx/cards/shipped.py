"""The shipped cards as a list that imports the module of a printed set when one of its cards is asked for.

Each card stands in the module of `sets/` that has the name of its printed set: B03-001 in `sets/b03.py`. A
game therefore imports the modules of the cards in its decks, however many sets there are.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import overload

from zx_env.zx.cards.language import Card

SETS = "zx_env.zx.cards.sets"
"""The package of the shipped card sets."""


def module_name(number: str) -> str:
    """Return the name of the module in `sets/` of the card with that number: "b03" for "B03-001"."""
    return number.partition("-")[0].lower()


def cards_in_order(cards: Sequence[Card]) -> list[Card]:
    """Return the cards in the order of their numbers, which is the order of their rows in the card table."""
    return sorted(cards, key=lambda card: card.number)


class ShippedCards(Sequence[Card]):
    """The shipped cards in the order of their numbers; a card is imported when it is first asked for."""

    def __init__(self, numbers: Sequence[str]) -> None:
        self._numbers = numbers
        self._cards: list[Card | None] = [None] * len(numbers)
        self._rows = {number: row for row, number in enumerate(numbers)}

    def __len__(self) -> int:
        return len(self._cards)

    @overload
    def __getitem__(self, row: int) -> Card: ...
    @overload
    def __getitem__(self, row: slice) -> list[Card]: ...
    def __getitem__(self, row: int | slice) -> Card | list[Card]:
        """Return the card in a row of the card table, or the cards of a slice."""
        if isinstance(row, slice):
            return [self[one] for one in range(len(self))[row]]
        card = self._cards[row]
        if card is None:
            for card in import_module(f"{SETS}.{module_name(self._numbers[row])}").CARDS:
                self._cards[self._rows[card.number]] = card
            card = self._cards[row]
            assert card is not None
        return card

    def __iter__(self) -> Iterator[Card]:
        return (self[row] for row in range(len(self)))
