"""What of the pool works: cards by printed set and by mechanic, read from their data; and what is not there.

The cards of real life that no card set has yet stand in `not_there.toml` beside this module, each with its
name and the word that the language misses for it.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from zx_env.zx.cards.language import (
    Advent,
    Always,
    AsForce,
    Automatic,
    Awaken,
    Cannot,
    Card,
    Copies,
    Crisis,
    EventText,
    EvolSeed,
    GainRange,
    LastStand,
    Level,
    MakeToken,
    PlayerNamed,
    Possess,
    PutLink,
    Shift,
    Startup,
    ZeroOptima,
)
from zx_env.zx.cards.names import Tribe, TribeName
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.terms import AbilityKind, Bar, Limit, Op, Zone

_NOT_THERE = Path(__file__).with_name("not_there.toml")
_KINDS = {
    Automatic: "ability: Auto",
    Startup: "ability: Startup",
    Always: "ability: Always",
    EventText: "ability: Event",
    EvolSeed: "Evol Seed",
    Advent: "Z/X EX: Advent",
    Awaken: "Z/X EX: Awaken",
    Shift: "Shift",
    Possess: "Z/X EX: Possess",
    Crisis: "Player Extra: Crisis",
    LastStand: "Player Extra: last stand",
    Copies: "deck rule",
    ZeroOptima: "condition: Zero Optima",
    PlayerNamed: "condition: Player name",
    AsForce: "Force",
    MakeToken: "Token",
    PutLink: "Link",
}
_LEVELS: dict[TribeName, str] = {Tribe.DINGIR: "Dingir", Tribe.WAKER: "Waker"}


@dataclass(frozen=True, slots=True)
class NotThere:
    """A card of real life that cannot be played yet."""

    number: str
    name: str
    word: str
    """What the language does not say."""


@dataclass(frozen=True, slots=True)
class SetCoverage:
    """A printed set: its cards that are there, their abilities, and what is not there."""

    name: str
    cards: int
    with_abilities: int
    abilities: int
    idle: int
    """Cards with an ability that does nothing."""
    not_there: int


@cache
def not_there() -> tuple[NotThere, ...]:
    """The cards of the pool that are missing, in the order of their numbers."""
    table = tomllib.loads(_NOT_THERE.read_text(encoding="utf-8"))
    return tuple(NotThere(number, entry["name"], entry["word"]) for number, entry in sorted(table.items()))


def printed_set(number: str) -> str:
    """The set that a number is of: "B01" of "B01-006"."""
    return number.partition("-")[0]


def by_set(card_set: str = STANDARD) -> list[SetCoverage]:
    """What is there of every printed set."""
    pool = card_table(card_set)
    idle = Counter(printed_set(number) for number in idle_cards(pool))
    missing = Counter(printed_set(entry.number) for entry in not_there())
    names = sorted({printed_set(card.number) for card in pool.cards} | set(missing))
    found = []
    for name in names:
        held = [card for card in pool.cards if printed_set(card.number) == name]
        found.append(
            SetCoverage(
                name,
                len(held),
                sum(bool(card.abilities) for card in held),
                sum(len(card.abilities) for card in held),
                idle[name],
                missing[name],
            )
        )
    return found


def by_mechanic(card_set: str = STANDARD) -> dict[str, list[str]]:
    """Every mechanic that some card has, in the order of its name, and the numbers of its cards."""
    found: dict[str, list[str]] = {}
    for card in card_table(card_set).cards:
        for mechanic in sorted(mechanics_of(card)):
            found.setdefault(mechanic, []).append(card.number)
    return dict(sorted(found.items()))


def mechanics_of(card: Card) -> set[str]:
    """What a card has to do with: kinds of abilities, icons, levels, occurrences, zones, words."""
    found = {f"type: {_title(card.kind.name)}"}
    found |= {f"icon: {_title(icon.name)}" for icon in card.icons}
    if card.reach > 1:
        found.add("Range")
    for part in parts_of(card.abilities):
        found |= set(_mechanics(part))
    return found


def idle_cards(pool: CardPool) -> list[str]:
    """Numbers of cards with an ability whose encoded program does nothing; there should be none."""
    table = pool.record[0]
    ability, step, card = table["ability"], table["step"], table["card"]
    finish = {AbilityKind.AUTOMATIC, AbilityKind.STARTUP, AbilityKind.EVENT, AbilityKind.ALWAYS}
    idle = []
    for row, printed in enumerate(pool.cards):
        first, count = int(card["ability"][row]), int(card["abilities"][row])
        encoded = [i for i in range(first, first + count) if ability["kind"][i] in finish]
        empty = any(step["op"][ability["step"][i]] == Op.FINISH for i in encoded)
        silent = count == 0 and any(not isinstance(ability, Copies) for ability in printed.abilities)
        if empty or silent:
            idle.append(printed.number)
    return idle


def _mechanics(part: object) -> Iterator[str]:
    if type(part) in _KINDS:
        yield _KINDS[type(part)]
    match part:
        case Automatic(when=when):
            yield f"when: {_title(when.name)}"
        case Level(tribe=tribe):
            tribes = tribe if isinstance(tribe, tuple) else (tribe,)
            yield f"level: {_LEVELS.get(tribes[0], 'named tribe')}"
        case GainRange():
            yield "Range"
        case Cannot(bar=Bar.BE_CHOSEN):
            yield "Isolate"
        case Advent() | Awaken() | Possess() | EvolSeed() | EventText() | Copies() | Crisis() | LastStand():
            pass
        case _ if type(part) not in _KINDS and type(part).__name__ not in _PLAIN:
            yield f"word: {type(part).__name__}"
    if isinstance(part, (Automatic, Startup)) and part.limit != Limit.UNLIMITED:
        yield f"limit: {_title(part.limit.name)}"
    if isinstance(part, (Automatic, Always, Startup)):
        for zone in part.zones:
            if zone != Zone.SQUARE:
                yield "works: everywhere" if len(part.zones) > 5 else f"works in: {_title(zone.name)}"


_PLAIN = {"Among", "Squares", "This", "That", "It", "Each", "Choice", "Level", "Cannot", "GainRange"}
"""Parts of sentences that alone are no mechanic."""


def _title(name: str) -> str:
    return name.replace("_", " ").lower().replace("zx", "Z/X").replace(" ex", " EX").replace(" ob", " OB")
