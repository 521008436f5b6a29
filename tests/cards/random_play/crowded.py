"""Positions around one card of the pool, in which much of what it asks for is there: random, but not rare.

Cards of its colors, of what it asks for by tribe or name, and the card itself lie in many zones.
"""

from functools import cache
from typing import Any

import numpy as np

from tests.made_up import EVERY_TRIBE, EVERYBODY, SET
from zx_env.zx.board import NAMES
from zx_env.zx.cards.encode.vocabulary import several
from zx_env.zx.cards.language import Among, Card
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import CardType, Color

IN_DECK = (CardType.ZX, CardType.EVENT)
ON_SQUARES = (CardType.ZX, CardType.ZX_EX, CardType.TOKEN)


def crowded(card: Card, rng: np.random.Generator) -> dict[str, Any]:
    """A position of the card set of tests.made_up."""
    own, enemy = fitting(card.colors), fitting(int(rng.choice([color for color in Color if color])))
    near = kin(card) or own

    def some(cards: list[Card], count: int, with_it: float = 0.0) -> list[str]:
        drawn = [cards[i].number for i in rng.integers(len(cards), size=count)]
        if card.kind in IN_DECK and rng.random() < with_it:
            drawn[0] = card.number
        return drawn

    def half() -> list[Card]:
        return near if rng.random() < 0.6 else own

    player = {
        "hand": some(half(), int(rng.integers(2, 6)), 0.7),
        "life": some(own, int(rng.integers(1, 5)), 0.4),
        "deck": some(half(), 10, 0.4),
        "resource": some(half(), int(rng.integers(4, 11)), 0.3),
        "charge": some(half(), int(rng.integers(0, 5)) or 1, 0.3),
        "trash": some(half(), int(rng.integers(1, 8)), 0.4),
        "removed": some(half(), int(rng.integers(1, 3)), 0.2),
        "dynamis": _dynamis(card, rng),
    }
    if rng.random() < 0.9:
        player["player_card"] = EVERYBODY
        if card.kind in (CardType.PLAYER_EX, CardType.ZX_OB):
            player["under_player"] = card.number
    other = {
        "hand": some(enemy, 4),
        "life": some(enemy, 4),
        "deck": some(enemy, 12),
        "resource": some(enemy, int(rng.integers(2, 11))),
        "charge": some(enemy, 2),
        "trash": some(enemy, 5),
    }
    position = {
        "format": "zx-position/1",
        "card_set": SET,
        "turn": 5,
        "turn_player": int(rng.random() < 0.3),
        "phase": str(rng.choice(["main", "main", "ignition", "resource"])),
        "seed": int(rng.integers(2**31)),
        "players": [player, other],
        "squares": _squares(card, (near, own, enemy), rng),
    }
    if card.kind == CardType.LINK:
        position["links"] = [{"card": card.number, "owner": 0, "square": str(rng.choice(NAMES))}]
    return position


def _squares(card: Card, cards: tuple[list[Card], ...], rng: np.random.Generator) -> dict[str, Any]:
    near, own, enemy = cards
    squares: dict[str, Any] = {}
    for name in rng.permutation(NAMES)[: rng.integers(3, 8)]:
        side = int(rng.integers(2))
        mine = own if rng.random() < 0.4 else near
        there = [one.number for one in (mine, enemy)[side] if one.kind == CardType.ZX]
        if there:
            state = "sleep" if rng.random() < 0.3 else "reboot"
            squares[str(name)] = {"card": there[rng.integers(len(there))], "owner": side, "state": state}
    if card.kind in ON_SQUARES and rng.random() < 0.6:
        squares[str(rng.choice(NAMES))] = {"card": card.number, "owner": 0, "state": "reboot"}
    return squares


@cache
def fitting(colors: int) -> list[Card]:
    """Cards of a deck with no other color."""
    cards = [card for card in card_table(STANDARD).cards if card.kind in IN_DECK]
    return [card for card in cards if not colors or (card.colors & colors and not card.colors & ~colors)]


def kin(card: Card) -> list[Card]:
    """Cards of a deck that the card asks for by tribe or name, else those of its tribes."""
    return _kin(card.number)


@cache
def _kin(number: str) -> list[Card]:
    card = card_table(SET).card_of(number)
    asked = repr(card.abilities)
    questions = [part for part in parts_of(card.abilities) if isinstance(part, Among)]
    parts = [
        name
        for one in questions
        for name in (*several(one.name_contains), *several(one.or_event), *several(one.or_name))
    ]
    others = [other for other in card_table(STANDARD).cards if other.kind in IN_DECK]
    found = [
        other
        for other in others
        if f"'{other.name}'" in asked
        or any(part in other.japanese for part in parts)
        or any(repr(tribe) in asked for tribe in other.tribes)
    ]
    return found or [other for other in others if set(other.tribes) & set(card.tribes)]


@cache
def _extras(number: str) -> tuple[list[Card], list[Card]]:
    """The cards of a Dynamis, and those of them that the card asks for by tribe."""
    types, asking = FORMATS[EXTENDED].types, repr(card_table(SET).card_of(number).abilities)
    extras = [other for other in card_table(STANDARD).cards if other.kind in types]
    return extras, [other for other in extras if any(repr(tribe) in asking for tribe in other.tribes)]


def _dynamis(card: Card, rng: np.random.Generator) -> list[Any]:
    extras, asked = _extras(card.number)
    found: list[Any] = [card.number] if card.kind in FORMATS[EXTENDED].types else []
    if rng.random() < 0.3:
        found += [{"card": EVERY_TRIBE, "face": "up"}] * int(rng.integers(1, 5))
    there = asked if asked and rng.random() < 0.7 else extras
    for i in rng.integers(len(there), size=rng.integers(0, 10)):
        up = rng.random() < 0.7
        found.append({"card": there[i].number, "face": "up"} if up else there[i].number)
    return found
