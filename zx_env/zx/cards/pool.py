"""A card set: its cards by number, by name and by row of the card table."""

import difflib
import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.validation import short
from zx_env.errors import CardError
from zx_env.zx import limits
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.encode.names import check_names
from zx_env.zx.cards.encode.vocabulary import Vocabulary, vocabulary_of
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.names import CounterName, plain
from zx_env.zx.cards.set_modules import cards_of, module_of
from zx_env.zx.cards.shipped import SETS, ShippedCards, cards_in_order
from zx_env.zx.cards.table_cache import store_shipped_table, stored_shipped_table, stored_table
from zx_env.zx.terms import CounterKind

STANDARD = "standard"
"""Name of the card set that is shipped."""

_MODULE_NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


class CardPool:
    """Cards in the order of their numbers; row i of the card table is cards[i]."""

    cards: Sequence[Card]

    def __init__(self, cards: Iterable[Card], name: str = STANDARD) -> None:
        self.name = name
        given = list(cards)
        # Check in the order of the set, so that an error names the later card of two, which the author wrote.
        check_names(given)
        self.cards = cards_in_order(given)
        self._rows = {card.number: row for row, card in enumerate(self.cards)}

    @classmethod
    def shipped(cls) -> "CardPool":
        """Return the shipped cards. If their table is stored, they are imported when they are asked for."""
        stored = stored_shipped_table()
        if stored is None:
            pool = cls(import_module(SETS).CARDS)
            pool.record = encode(pool.cards)
            store_shipped_table([card.number for card in pool.cards], pool.record)
            return pool
        numbers, record = stored
        pool = cls(())
        pool.cards, pool.record = ShippedCards(numbers), record
        pool._rows = {number: row for row, number in enumerate(numbers)}
        return pool

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of the cards, in order."""
        return tuple(self._rows)

    @cached_property
    def record(self) -> npt.NDArray[np.void]:
        """The card table that the rules read; its shape is [1], its dtype card_table.CARDS."""
        return stored_table(self.cards, encode)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The bit in a record for each tribe, key of Player names and part of card names that cards test."""
        return vocabulary_of(self.cards)

    def counter_kind(self, number: int) -> CounterName:
        """Return the kind of counters with that number; only those of a card set itself need its cards."""
        if number < len(CounterKind):
            return CounterKind(number)
        return next(kind for kind, place in self.vocabulary.counters.items() if place == number)

    def counters_of(self, g: Any, player: int) -> dict[CounterName, int]:
        """Return how many counters of each kind the player has in the game record, without the zeros."""
        held = {kind: int(g.counters[player, kind]) for kind in range(limits.COUNTER_KINDS)}
        return {self.counter_kind(kind): number for kind, number in held.items() if number}

    def kinds_of_counters(self, names: Iterable[str]) -> dict[str, int]:
        """Return the number of each kind of counters by its plain name; `names` are those that are asked."""
        kinds = {plain(kind): int(kind) for kind in CounterKind}
        if set(names) - set(kinds):
            kinds |= {plain(kind): number for kind, number in self.vocabulary.counters.items()}
        return kinds

    def row_of(self, number: str) -> int:
        """Return the row of the card with that number; raise CardError with a suggestion if it is unknown."""
        if not isinstance(number, str):
            raise CardError(short(number), "number", "the number of a card is a text")
        row = self._rows.get(number)
        if row is None:
            raise CardError(
                number, "number", f"no such card in the card set {self.name!r}{self.likely(number)}"
            )
        return row

    def card_of(self, number: str) -> Card:
        """Return the card with that number."""
        return self.cards[self.row_of(number)]

    def named(self, name: str) -> list[Card]:
        """Return all cards of that name, English or Japanese; an empty list for an unknown name."""
        return [card for card in self.cards if name and name in (card.name, card.japanese)]

    def likely(self, number: str) -> str:
        """Return `; did you mean …?` for an unknown number or name; "" without a similar one."""
        known = {card.number: card.number for card in self.cards}
        known |= {card.name: card.number for card in self.cards}
        close = difflib.get_close_matches(number, known, n=1, cutoff=0.6)
        if not close:
            return ""
        likely = self.card_of(known[close[0]])
        return f"; did you mean {likely.number} ({likely.name})?"

    def __contains__(self, number: object) -> bool:
        return number in self._rows

    def __len__(self) -> int:
        return len(self.cards)


def card_table(card_set: str = STANDARD) -> CardPool:
    """Return a card set, encoded. Each set is encoded once in a process.

    Args:
        card_set: "standard", or the name of an importable module with a list `CARDS` of Card. Such a list is
            the whole set: begin it with `*zx_env.zx.cards.sets.CARDS` to extend the standard set.

    Raises:
        CardError: The set is unknown, or a card of it is wrong: the message names card and field.
    """
    if not isinstance(card_set, str):
        raise CardError(
            "(all)", "card_set", f'{short(card_set)} is neither "standard" nor the name of a module'
        )
    return _card_table(card_set)


@cache
def _card_table(card_set: str) -> CardPool:
    if card_set == STANDARD:
        return CardPool.shipped()
    cards = _cards_of(card_set)
    try:
        pool = CardPool(cards, card_set)
        _ = pool.record
    except CardError:
        raise
    except Exception as error:  # a field has a value of an unexpected type
        reason = f"a card of {card_set!r} cannot be encoded: {type(error).__name__}: {error}"
        raise CardError("(all)", "card_set", reason) from error
    return pool


def _cards_of(card_set: str) -> Sequence[Card]:
    if not _MODULE_NAME.fullmatch(card_set):
        raise CardError("(all)", "card_set", f'{card_set!r} is neither "standard" nor the name of a module')
    return cards_of(module_of(card_set), card_set)
