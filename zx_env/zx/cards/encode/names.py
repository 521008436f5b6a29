"""The names of a card set: a number for each, and bits for the parts that abilities ask for."""

from collections.abc import Sequence

from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import Among, Card
from zx_env.zx.cards.parts import parts_of

_NAME_PARTS = 64
"""Bits of CARD.name_keys."""


def name_rows(cards: Sequence[Card]) -> dict[str, int]:
    """A number for each different name: cards of one name are copies of one card for the deck rules."""
    rows: dict[str, int] = {}
    number_of: dict[str, str] = {}
    japanese: dict[str, str] = {}
    english: dict[str, str] = {}
    for card in cards:
        spot = Spot(card.number)
        if card.number in number_of:
            raise spot.at("number").refuse(
                f"{card.name!r} and {number_of[card.number]!r} have the same number"
            )
        number_of[card.number] = card.name
        if not card.number or not card.name:
            raise spot.refuse("a card needs a number and a name")
        if japanese.setdefault(card.name, card.japanese) != card.japanese:
            raise spot.at("japanese").refuse(f"another card named {card.name!r} has another Japanese name")
        if card.japanese and english.setdefault(card.japanese, card.name) != card.name:
            raise spot.at("name").refuse(f"another card named {card.japanese} has another English name")
        rows.setdefault(card.name, len(rows))
    return rows


def name_parts(cards: Sequence[Card]) -> list[str]:
    """The parts of names that abilities of these cards ask for, each once, a bit for each."""
    parts: dict[str, None] = {}
    for card in cards:
        for among in parts_of(card.abilities):
            if not isinstance(among, Among):
                continue
            asked = among.name_contains
            also = () if among.or_event is None else (among.or_event,)
            for part in (*((asked,) if isinstance(asked, str) else asked or ()), *also):
                if not part:
                    raise Spot(card.number).refuse("every name contains the empty `name_contains`")
                parts.setdefault(part)
                if len(parts) > _NAME_PARTS:
                    raise Spot(card.number).refuse(
                        f"{part!r} is one `name_contains` too many: a card set has at most {_NAME_PARTS}"
                    )
    return list(parts)


def name_keys(names: Sequence[str], parts: Sequence[str]) -> int:
    """The bits of the parts that one of these names contains."""
    return sum(1 << bit for bit, part in enumerate(parts) if any(part in name for name in names))
