"""`zx decks` and `zx cards` of the Yu-Gi-Oh! Battle Phase: shipped decks, cards, the check of a deck file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zx_env.ygo.cards.banlists import NO_BANLIST
from zx_env.ygo.cards.decks import Deck, deck_names, load_deck
from zx_env.ygo.cards.features import FEATURE_NAMES, features_of
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.parts import MONSTER_KINDS, SPELL_KINDS
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.rendering.wording import printed_values
from zx_training.games.deck_building import Library
from zx_training.table_format import Table

_FACETS = ("kind", "level", "attribute", "type")
"""Printed values by which a deck builder filters the cards."""


def decks(banlist: str = NO_BANLIST) -> Table:
    """Return a table of the shipped decks; under a Forbidden and Limited List, of those that obey it."""
    rows = []
    for name in deck_names():
        held = [card_table().card_of(card) for card in load_deck(name, banlist).cards]
        monsters = [card for card in held if card.kind in MONSTER_KINDS]
        spells = sum(card.kind in SPELL_KINDS for card in held)
        rows.append(
            {
                "deck": name,
                "cards": len(held),
                "monsters": len(monsters),
                "spells": spells,
                "traps": len(held) - len(monsters) - spells,
                "ATK": f"{sum(card.atk for card in monsters) / len(monsters):.0f}",
            }
        )
    return Table("Shipped decks of the Yu-Gi-Oh! Battle Phase", rows)


def deck(name: str | Deck, banlist: str = NO_BANLIST) -> Table:
    """Return the cards of one deck, monsters first; raise DeckError for an unknown or illegal deck."""
    found = load_deck(name, banlist)
    counts = Counter(found.cards)
    held = sorted((card_table().card_of(card) for card in counts), key=lambda card: (card.kind, -card.atk))
    rows = [{"count": counts[card.name], **printed_values(card)} for card in held]
    return Table(f"{found.name}: {len(found.cards)} cards, legal", rows)


def cards(words: Sequence[str]) -> Table:
    """Return a table of the cards that contain every word."""
    rows = [printed_values(card) for card in card_table().cards]
    wanted = [word.lower() for word in words]
    found = [row for row in rows if all(word in " ".join(map(str, row.values())).lower() for word in wanted)]
    return Table(f"{len(found)} cards", found)


def library() -> Library:
    """Return every card that a deck may have, with what a deck builder searches it by."""
    cards = []
    for card in card_table().cards:
        values = {name: value for name, value in printed_values(card).items() if value is not None}
        facets = {name.capitalize(): [values[name]] for name in _FACETS if name in values}
        if card.in_decks:
            cards.append({"key": card.name, **values, "places": ["cards"], "facets": facets})
    return Library([name.capitalize() for name in _FACETS], "Level", {"cards": "Deck"}, (), cards)


def sheet() -> list[dict[str, Any]]:
    """Return a row for every card: its printed values, and its features in the columns of an observation."""
    return [
        printed_values(card)
        | {f"feature_{name}": value for name, value in zip(FEATURE_NAMES, features_of(card), strict=True)}
        for card in card_table().cards
    ]


def listed(card: Card) -> Table:
    """Return a table with one card."""
    return Table(card.name, [printed_values(card)])
