"""The cards of the game: by name and by row of the card table."""

import difflib
from collections.abc import Iterable
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from zx_env.core.validation import short
from zx_env.errors import CardError
from zx_env.ygo.cards.encode import encode
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.set import CARDS


class CardPool:
    """Cards in the order of their set; row i of the card table is cards[i].

    Raises:
        CardError: Two cards have one name or one passcode.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards: list[Card] = list(cards)
        self._rows: dict[str, int] = {}
        passcodes: dict[int, str] = {}
        for row, card in enumerate(self.cards):
            if card.name in self._rows:
                raise CardError(card.name, "name", "another card has this name: give it one of its own")
            if card.passcode in passcodes:
                reason = f"{passcodes[card.passcode]} has the same one: give each card its own"
                raise CardError(card.name, "passcode", reason)
            self._rows[card.name] = row
            passcodes[card.passcode] = card.name

    @cached_property
    def record(self) -> npt.NDArray[np.void]:
        """The encoded cards that the rules read: shape [1], dtype card_table.CARDS."""
        return encode(self.cards)

    def row_of(self, name: str) -> int:
        """Return the row of the card of that name.

        Raises:
            CardError: No card has this name; the message suggests a similar name.
        """
        if not isinstance(name, str):
            raise CardError(short(name), "name", "the name of a card is a text")
        row = self._rows.get(name)
        if row is None:
            raise CardError(name, "name", f"no card has this name{self.likely(name)}")
        return row

    def card_of(self, name: str) -> Card:
        """Return the card of that name."""
        return self.cards[self.row_of(name)]

    def likely(self, name: str) -> str:
        """Return `; did you mean …?` for an unknown name, or an empty text if no name is similar."""
        of_small = {known.lower(): known for known in self._rows}
        close = difflib.get_close_matches(name.lower(), of_small, n=1, cutoff=0.6)
        return f"; did you mean {of_small[close[0]]!r}?" if close else ""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._rows

    def __len__(self) -> int:
        return len(self.cards)


@cache
def card_table() -> CardPool:
    """Return the cards of the game, encoded once.

    Raises:
        CardError: A card is invalid; the message names the card and the field.
    """
    pool = CardPool(CARDS)
    _ = pool.record
    return pool
