"""The cards of Z/X for a deck builder, and what the rules count in a deck."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from zx_env.zx.cards.coverage import mechanics_of, printed_set
from zx_env.zx.cards.decks import Deck, places_of
from zx_env.zx.cards.keywords import KEYWORDS, LIMIT_KEYWORDS
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import FORMATS
from zx_env.zx.cards.names import plain
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.limits import DECK_SIZE
from zx_env.zx.rendering.wording import printed_values
from zx_env.zx.terms import Icon
from zx_training.games.deck_building import Library

FACETS = ("Set", "Color", "Type", "Cost", "Tribe", "Keyword")
NO_KEYWORDS = ("type: ", "word: ", "ability: ", "when: ", "works", "icon: ", "limit: ", "condition: Player")
"""Beginnings of mechanics by which nobody looks for a card, or which have another name in keywords.py."""
PLACES = {
    "cards": "Deck",
    "dynamis": "Dynamis",
    "player_card": "Player card",
    "under_player": "Under the Player card",
}
"""The keys of a deck file under which cards stand, each in words."""
_ABBREVIATED = {word: word for word in ("Z/X", "EX", "OB")}


@lru_cache(maxsize=2)
def library(card_set: str) -> Library:
    """Return every card of a set that may stand in a deck, with what a deck builder searches it by."""
    cards = [_searched(card) for card in card_table(card_set).cards if places_of(card)]
    return Library(FACETS, "Cost", PLACES, tuple(FORMATS), cards)


def _searched(card: Card) -> dict[str, Any]:
    values = printed_values(card)
    facets = {
        "Set": [printed_set(card.number)],
        "Color": values["colour"].split("/"),
        "Type": [" ".join(_ABBREVIATED.get(word, word.capitalize()) for word in values["kind"].split())],
        "Cost": [str(card.cost)],
        "Tribe": [plain(tribe).replace("_", " ") for tribe in card.tribes],
        "Keyword": sorted(_keywords(card)),
    }
    shown = {name: values[name] for name in ("name", "cost", "power", "text") if values[name] is not None}
    return {
        "key": card.number,
        **shown,
        "japanese": card.japanese,
        "places": places_of(card),
        "facets": facets,
    }


def _keywords(card: Card) -> set[str]:
    """Return the keywords of a card by which people look for it."""
    mechanics = {name for name in mechanics_of(card) if not name.startswith(NO_KEYWORDS)}
    limits = {getattr(part, "limit", None) for part in parts_of(card.abilities)}
    return {
        *(name.partition(": ")[2] or name for name in mechanics),
        *(KEYWORDS[icon].words for icon in card.icons),
        *(words for limit, words in LIMIT_KEYWORDS.items() if limit in limits),
    }


def data_of(deck: Deck) -> dict[str, Any]:
    """Return a deck as the object of a deck file."""
    data: dict[str, Any] = {"name": deck.name, "format": deck.format}
    singles = {"player_card": deck.player_card, "under_player": deck.under_player}
    data |= {key: number for key, number in singles.items() if number is not None}
    return data | {"cards": deck.counts(), "dynamis": dict(Counter(deck.dynamis))}


def counts_of(deck: Deck, pool: CardPool) -> list[tuple[str, int, int]]:
    """Return what the rules count in a deck: words, number, and the number asked for or allowed."""
    form = FORMATS[deck.format]
    held = [pool.card_of(number) for number in deck.cards if number in pool]
    limits = [] if form.ignitions is None else [(Icon.IGNITION, form.ignitions)]
    limits += [(icon, word.most_in_deck) for icon, word in KEYWORDS.items() if word.most_in_deck is not None]
    icons = [
        (KEYWORDS[icon].words, sum(icon in card.icons for card in held), number) for icon, number in limits
    ]
    return [("cards", len(deck.cards), DECK_SIZE), *icons, ("in the Dynamis", len(deck.dynamis), form.most)]
