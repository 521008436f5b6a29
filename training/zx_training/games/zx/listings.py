"""`zx decks` and `zx cards` of Z/X: shipped decks, cards, the check of a deck file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zx_env.zx.cards.coverage import by_mechanic, by_set, not_there
from zx_env.zx.cards.decks import Deck, deck_names, load_deck
from zx_env.zx.cards.encode.features import FEATURE_NAMES, features_of
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.rendering.wording import colors_of, printed_values
from zx_training.table_format import Table


def decks() -> Table:
    """Return a table of the shipped decks."""
    rows = []
    for name in deck_names("all"):
        deck = load_deck(name)
        held = [card_table().card_of(number) for number in deck.cards]
        rows.append(
            {
                "deck": name,
                "format": deck.format,
                "colours": ", ".join(sorted({colors_of(card) for card in held})),
                "cost": f"{sum(card.cost for card in held) / len(held):.2f}",
                "player": deck.player_card,
                "dynamis": len(deck.dynamis),
            }
        )
    return Table("Shipped decks", rows)


def deck(name: str | Deck, card_set: str = STANDARD) -> Table:
    """Return the cards of one deck, by place and cost; raise DeckError for an unknown or illegal deck."""
    found, pool = load_deck(name, card_set), card_table(card_set)
    places = {
        "player": [found.player_card] if found.player_card else [],
        "under player": [found.under_player] if found.under_player else [],
        "dynamis": found.dynamis,
        "deck": found.cards,
    }
    rows: list[dict[str, Any]] = []
    for place, numbers in places.items():
        counts = Counter(numbers)
        held = sorted((pool.card_of(number) for number in counts), key=lambda card: (card.cost, card.number))
        rows += [{"place": place, "count": counts[card.number], **printed_values(card)} for card in held]
    return Table(f"{found.name}: {found.format}, {len(found.cards)} cards, legal", rows)


def cards(words: Sequence[str], card_set: str = STANDARD) -> Table:
    """Return a table of the cards that contain every word in their number, name, type, colour or text."""
    rows = [printed_values(card) for card in card_table(card_set).cards]
    wanted = [word.lower() for word in words]
    found = [row for row in rows if all(word in " ".join(map(str, row.values())).lower() for word in wanted)]
    return Table(f"{len(found)} cards", found)


def sheet(card_set: str = STANDARD) -> list[dict[str, Any]]:
    """Return a row for every card: its printed values, and its features in the columns of an observation."""
    return [
        printed_values(card)
        | {f"feature_{name}": value for name, value in zip(FEATURE_NAMES, features_of(card), strict=True)}
        for card in card_table(card_set).cards
    ]


def listed(card: Card) -> Table:
    """Return a table with one card."""
    return Table(card.name, [printed_values(card)])


def coverage() -> list[Table]:
    """List how many of the collected cards work, by printed set and mechanic; list each missing card and why.

    The collection does not contain every card ever printed.
    """
    sets: list[dict[str, Any]] = [
        {
            "set": one.name,
            "cards": one.cards,
            "with abilities": one.with_abilities,
            "abilities": one.abilities,
            "do nothing": one.idle,
            "not there": one.not_there,
            "diagrams assumed": one.assumed,
        }
        for one in by_set()
    ]
    total: dict[str, Any] = {"set": "all"}
    total |= {key: sum(row[key] for row in sets) for key in sets[0] if key != "set"}
    mechanics = [
        {"mechanic": name, "cards": len(numbers), "for example": " ".join(numbers[:3])}
        for name, numbers in by_mechanic().items()
    ]
    missing = [{"number": one.number, "name": one.name, "missing word": one.word} for one in not_there()]
    return [
        Table("Cards by set", [*sets, total]),
        Table("Cards by mechanic", mechanics),
        Table(
            f"{len(missing)} of the {total['cards'] + len(missing)} cards that were collected are not there",
            missing,
        ),
    ]
