"""Number the names of a card set and refuse names that clash."""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

from zx_env.core.validation import has_controls
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import Card, Japanese
from zx_env.zx.terms import CardType

NOBODY = -2
"""SELECTOR.name for a name that no card of the set has; terms.NONE there means any name."""


def check_names(cards: Sequence[Card]) -> None:
    """Raise CardError for a card without number or name, or with those of another card of the set."""
    of_number: dict[str, Card] = {}
    of_name: dict[str, Card] = {}
    of_japanese: dict[str, Card] = {}
    for card in cards:
        spot = Spot(card.number)
        if not card.number or not card.name:
            raise spot.refuse("a card needs a number and a name")
        if has_controls(f"{card.number}{card.name}{card.japanese or ''}"):
            raise spot.refuse("its number or a name has control characters: leave them out")
        if card.number in of_number:
            same = f"{card.name!r} and {of_number[card.number].name!r} have the same number"
            raise spot.at("number").refuse(same)
        of_number[card.number] = card
        other = of_name.setdefault(card.name, card)
        if other.japanese != card.japanese:
            japanese = f"has another Japanese name, {other.japanese!r}" if other.japanese else "has none"
            same = f"{other.number} is named {card.name!r}, too, and {japanese}"
            raise spot.at("japanese").refuse(f"{same}: cards of one name are one card, others need another")
        other = of_japanese.setdefault(card.japanese, card) if card.japanese else card
        if other.name != card.name:
            same = f"{other.number} is named {card.japanese}, too, and in English {other.name!r}"
            raise spot.at("name").refuse(f"{same}: cards of one name are one card, others need another")


def name_rows(cards: Sequence[Card]) -> dict[str, int]:
    """Return a number for each different name: cards of one name are copies of one card (ruling Z47).

    Each copy still has the Cost, icons and text that are printed on it (ruling H82).
    """
    check_names(cards)
    return {name: row for row, name in enumerate(dict.fromkeys(card.name for card in cards))}


def japanese_rows(cards: Sequence[Card], rows: Mapping[str, int]) -> dict[str, int]:
    """Return the number of the card name (`rows`) for each Japanese name."""
    return {card.japanese: rows[card.name] for card in cards if card.japanese}


def kinds_of_names(cards: Sequence[Card], rows: Mapping[str, int]) -> dict[int, frozenset[CardType]]:
    """Return the types of the cards of each name, by the number of the name (`rows`)."""
    kinds: dict[int, frozenset[CardType]] = {}
    for card in cards:
        row = rows[card.name]
        kinds[row] = kinds.get(row, frozenset()) | {card.kind}
    return kinds


def row_of_japanese(name: Japanese, rows: Mapping[str, int], spot: Spot) -> int:
    """Return the number of the Japanese name, or NOBODY if no card has it (ruling Z49)."""
    text = name.text
    if text not in rows:
        if not _bare(text):
            raise spot.refuse(f"{text!r} is no name")
        for other in rows:
            if _bare(other) == _bare(text):
                raise spot.refuse(f"{text!r} is written {other!r}")
    return rows.get(text, NOBODY)


@cache
def _bare(name: str) -> str:
    """Return the name normalized: one width and case, without spaces and punctuation.

    The sign \u2200 stays: with it, the name is that of another Player card (ruling H114).
    """
    signs = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in signs if sign.isalnum() or sign == "\u2200")
