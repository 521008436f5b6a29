"""Coverage of the printed cards: the playable cards by set and by mechanic, and the missing cards.

The missing printed cards are listed in `not_there.toml` beside this module, each with its name and the word
that the language lacks.
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
    Break,
    Cannot,
    Card,
    Copies,
    Crisis,
    EventText,
    EvolSeed,
    GainRange,
    Idealize,
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
_SETS = Path(__file__).with_name("sets")
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
    Idealize: "Z/X EX: Idealize",
    Crisis: "Player Extra: Crisis",
    LastStand: "Player Extra: last stand",
    Copies: "deck rule",
    ZeroOptima: "condition: Zero Optima",
    PlayerNamed: "condition: Player name",
    AsForce: "Force",
    Break: "Break",
    MakeToken: "Token",
    PutLink: "Link",
}
_LEVELS: dict[TribeName, str] = {Tribe.DINGIR: "Dingir", Tribe.WAKER: "Waker"}


@dataclass(frozen=True, slots=True)
class NotThere:
    """A printed card that cannot be played yet."""

    number: str
    name: str
    word: str
    """The words that the card needs and the card language (zx_env.zx.cards.language) lacks."""


@dataclass(frozen=True, slots=True)
class SetCoverage:
    """Counts for a printed set: its playable cards, their abilities, and its missing cards."""

    name: str
    cards: int
    with_abilities: int
    abilities: int
    idle: int
    """Number of cards with an ability whose encoded program has no step; 0 if the encoder is right."""
    not_there: int
    assumed: int
    """Number of diagrams of Squares that no source has: a comment in the module of the set marks each."""


@cache
def not_there() -> tuple[NotThere, ...]:
    """Return the printed cards that the pool lacks, in the order of their numbers."""
    table = tomllib.loads(_NOT_THERE.read_text(encoding="utf-8"))
    return tuple(NotThere(number, entry["name"], entry["word"]) for number, entry in sorted(table.items()))


def printed_set(number: str) -> str:
    """Return the printed set of a card number: "B01" for "B01-006"."""
    return number.partition("-")[0]


def by_set(card_set: str = STANDARD) -> list[SetCoverage]:
    """Return the coverage of every printed set."""
    pool = card_table(card_set)
    idle = Counter(printed_set(number) for number in idle_cards(pool))
    missing = Counter(printed_set(entry.number) for entry in not_there())
    names = sorted({printed_set(card.number) for card in pool.cards} | set(missing))
    coverage = []
    for name in names:
        cards = [card for card in pool.cards if printed_set(card.number) == name]
        coverage.append(
            SetCoverage(
                name,
                len(cards),
                sum(bool(card.abilities) for card in cards),
                sum(len(card.abilities) for card in cards),
                idle[name],
                missing[name],
                _assumed(name) if card_set == STANDARD else 0,
            )
        )
    return coverage


def _assumed(name: str) -> int:
    source = _SETS / f"{name.lower()}.py"
    return source.read_text(encoding="utf-8").count("# diagram assumed") if source.is_file() else 0


def by_mechanic(card_set: str = STANDARD) -> dict[str, list[str]]:
    """Return the mechanics of the set in the order of their names, each with the numbers of its cards."""
    numbers: dict[str, list[str]] = {}
    for card in card_table(card_set).cards:
        for mechanic in sorted(mechanics_of(card)):
            numbers.setdefault(mechanic, []).append(card.number)
    return dict(sorted(numbers.items()))


def mechanics_of(card: Card) -> set[str]:
    """Return the mechanics of a card: names of ability kinds, icons, levels, occurrences, zones, words."""
    mechanics = {f"type: {_title(card.kind.name)}"}
    mechanics |= {f"icon: {_title(icon.name)}" for icon in card.icons}
    if card.reach > 1:
        mechanics.add("Range")
    for part in parts_of(card.abilities):
        mechanics |= set(_mechanics(part))
    return mechanics


def idle_cards(pool: CardPool) -> list[str]:
    """Return the numbers of cards with an ability whose encoded program has no step; should be empty."""
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
        case GainRange(at_player=at_player):
            yield "Range for the Player Square" if at_player else "Range"
        case Cannot(bar=Bar.BE_CHOSEN):
            yield "Isolate"
        case Advent() | Awaken() | Possess() | Idealize() | EvolSeed() | EventText():
            pass
        case Copies() | Crisis() | LastStand():
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
"""Names of words that do not count as a mechanic."""


def _title(name: str) -> str:
    return name.replace("_", " ").lower().replace("zx", "Z/X").replace(" ex", " EX").replace(" ob", " OB")
