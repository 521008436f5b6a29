"""What an ability asks for: descriptions of cards, each with a number of cards, and the cards that fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from tests.made_up import SET
from zx_env.zx.cards.encode.vocabulary import several
from zx_env.zx.cards.language import (
    Advent,
    Among,
    AtLeast,
    AtMost,
    Card,
    Choice,
    CostOf,
    Different,
    Japanese,
    Level,
    Overboost,
    Per,
    Possess,
    ZeroOptima,
)
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import ANY_NUMBER, ANY_POWER, CardType, Color, Having, Trait

MOST = 16
"""More cards than that are not put anywhere at once."""
_ANY_ZX = (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN)
_COST_OF_A_CARD = 2
IN_DECK = (CardType.ZX, CardType.EVENT)


@dataclass(frozen=True, slots=True)
class Asked:
    """At least, or at most, so many cards of a description."""

    among: Among
    least: int = 1
    most: int | None = None
    trait: Trait | None = None
    """What is different on each of them."""


def asked_by(ability: object) -> Iterator[Asked]:
    """Yield what the ability asks for: a description of several cards twice, once with the number 1."""
    for part in parts_of(ability):
        match part:
            case AtMost(int(number), Among() as among):
                yield Asked(among, 0, number)
            case Different(number, trait, among):
                yield Asked(among, number, trait=trait)
            case AtLeast(int(number), Among() as among) | Choice(int(number), among) if number != ANY_NUMBER:
                yield Asked(among, min(number, MOST))
            case AtLeast(int(number), CostOf(Among() as among)):
                yield Asked(among, min(number // _COST_OF_A_CARD, MOST))
            case AtLeast(int(number), Per(amount, Among() as among)):
                yield Asked(among, min(number // max(amount, 1), MOST))
            case Level(_, number) | ZeroOptima(number):
                yield Asked(part.among, number)
            case Advent(of) | Possess(of):
                yield from (Asked(among) for among in of)
            case Per(_, Among() as among, cards):
                yield Asked(among, 2 * cards)
        if isinstance(part, Among):
            yield Asked(part)


def fits(card: Card, among: Among, asking: str) -> bool:
    """Return whether what is printed on the card fits; `asking` is the name of the card that asks."""
    return (
        _fits_type(card, among)
        and _fits_name(card, among, asking)
        and _fits_numbers(card, among)
        and set(among.icons) <= set(card.icons)
        and not set(among.without_icons) & set(card.icons)
    )


def _fits_type(card: Card, among: Among) -> bool:
    kinds = _ANY_ZX if among.kind == CardType.ZX else (card.kind,) if among.kind is None else (among.kind,)
    colors = sum(set(several(among.color)))
    colorless = Color.COLORLESS in several(among.color) and not card.colors
    tribes = set(several(among.tribe))
    by_name = among.or_event and card.kind == CardType.EVENT and among.or_event in card.japanese
    return bool(
        card.kind in kinds
        and (Having.NO_EX not in among.having or card.kind != CardType.ZX_EX)
        and (among.color is None or card.colors & colors or colorless)
        and not card.colors & sum(set(several(among.not_color)))
        and (not tribes or tribes & set(card.tribes) or by_name)
        and not set(several(among.not_tribe)) & set(card.tribes)
    )


def _fits_name(card: Card, among: Among, asking: str) -> bool:
    named, parts = among.named, several(among.name_contains)
    return bool(
        (named is None or named in (card.name, Japanese(card.japanese)))
        and (not parts or any(part in (card.japanese or card.name) for part in parts))
        and (Having.SAME_NAME not in among.having or card.name == asking)
        and (Having.OTHER_NAME not in among.having or card.name != asking)
        and (Having.ABILITYLESS not in among.having or not card.abilities)
        and (among.ability is None or any(_has_name(one, several(among.ability)) for one in card.abilities))
    )


def _has_name(ability: object, names: Sequence[str]) -> bool:
    return any(getattr(part, "keyword", "") in names for part in parts_of(ability))


def _fits_numbers(card: Card, among: Among) -> bool:
    """Cost and Power, as far as they are compared with numbers."""
    power = ((among.power_at_least, card.power), (card.power, among.power_at_most))
    costs = ((among.cost_at_least, card.cost), (card.cost, among.cost_at_most))
    odd = Having.ODD_COST in among.having
    fits_cost = (
        _in_order(costs)
        and (not among.costs or card.cost in among.costs)
        and not ((odd or Having.EVEN_COST in among.having) and card.cost % 2 != odd)
    )
    by_name = among.or_name is not None and among.or_name in card.japanese
    return _in_order(power) and (fits_cost or by_name)


def _in_order(bounds: Sequence[tuple[object, object]]) -> bool:
    return all(low <= high for low, high in bounds if isinstance(low, int) and isinstance(high, int))


@cache
def fitting(among: Among, asking: str, names: int = 1) -> list[Card]:
    """Cards of the standard set that fit; if there are too few different names, made-up ones, too.

    If there are none, cards that lack only the Power.
    """
    standard, every = card_table(STANDARD).cards, card_table(SET).cards
    weaker = replace(among, power_at_least=-ANY_POWER)
    for cards, wanted in ((standard, among), (every, among), (standard, weaker)):
        found = [card for card in cards if fits(card, wanted, asking)]
        if len({card.name for card in found}) >= names:
            break
    return found


@cache
def fitting_colors(colors: int) -> list[Card]:
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
def turning_into(number: str) -> list[Card]:
    """Cards by which a Player becomes this Z/X Overboost."""
    half, every = card_table(SET).card_of(number), card_table(STANDARD).cards
    return [
        card
        for card in every
        for part in parts_of(card.abilities)
        if isinstance(part, Overboost) and fits(half, part.into, card.name)
    ]


def different(cards: list[Card], trait: Trait | None) -> list[Card]:
    """The cards, each with something that those before it have not: a tribe, a color or a Cost."""
    if trait not in (Trait.TRIBE, Trait.COLOR, Trait.COST):
        return cards
    had: set[object] = set()
    found = []
    for card in cards:
        new = {Trait.TRIBE: set(card.tribes), Trait.COST: {card.cost}, Trait.COLOR: {card.color}}[trait]
        if new - had:
            found.append(card)
            had |= new
    return found


@cache
def extras_of(number: str) -> tuple[list[Card], list[Card]]:
    """The cards of a Dynamis, and those of them that the card asks for by tribe."""
    types, asking = FORMATS[EXTENDED].types, repr(card_table(SET).card_of(number).abilities)
    extras = [other for other in card_table(STANDARD).cards if other.kind in types]
    return extras, [other for other in extras if any(repr(tribe) in asking for tribe in other.tribes)]
