"""Assign a bit to each tribe, Player name and part of a name that the cards of a set have or test.

A record stores a set of names as bits in several 64-bit words; the sign bit of a word is unused. A game
stores only the first word. This word therefore contains the tribes that a game remembers or compares (those
of a card that destroyed another, and of Resource cards) and the keys that a Player can gain.
"""

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from zx_env.zx import limits
from zx_env.zx.cards import language
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.keywords import LIMIT_KEYWORDS
from zx_env.zx.cards.language import (
    Always,
    Among,
    Automatic,
    Card,
    Counters,
    Crisis,
    DiscardedTo,
    FaceUp,
    GainCounters,
    HasCounters,
    Idealize,
    IfPicked,
    Level,
    NamePlayer,
    PlayerNamed,
    SlainBy,
    SpendCounters,
    Squares,
    Startup,
)
from zx_env.zx.cards.names import CounterName, PlayerKey, PlayerName, Tribe, TribeName, plain
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import CounterKind, Limit, Zone

N = TypeVar("N", TribeName, PlayerName, CounterName, str, str | tuple[str])
T = TypeVar("T")

BITS_OF_WORD = 63
"""The number of names in one 64-bit word of a set."""


@dataclass(frozen=True)
class Vocabulary:
    """The bits of the tribes, keys of Player names and tested parts of card names of a card set."""

    tribes: Mapping[TribeName, int]
    keys: Mapping[PlayerName, int]
    parts: Mapping[str, int]
    diagrams: Mapping[str, str]
    """The diagram of the Squares, by its words."""
    abilities: Mapping[str, int]
    """The bits of the names of abilities that abilities test, beside those of `parts`."""
    counters: Mapping[CounterName, int]
    """The number of each kind of counters: those of terms.CounterKind first, then those of the card set."""

    def tribe_words(self, tribes: Iterable[TribeName]) -> list[int]:
        """Return a set of tribes as bits over several 63-bit words, as the arrays of a record hold it."""
        return _words((self.tribes[tribe] for tribe in tribes), limits.TRIBE_WORDS)

    def key_words(self, keys: Iterable[PlayerName]) -> list[int]:
        """Return a set of keys of Player names as bits over several 63-bit words."""
        return _words((self.keys[key] for key in keys), limits.KEY_WORDS)

    def part_words(self, parts: Iterable[str]) -> list[int]:
        """Return a set of parts of card names as bits over several 63-bit words."""
        return _words((self.parts[part] for part in parts), limits.PART_WORDS)

    def parts_in(self, names: Sequence[str]) -> list[int]:
        """Return, as bits over several words, the tested parts that at least one of these names contains."""
        return self.part_words(part for part in self.parts if any(part in name for name in names))

    def ability_words(self, names: Iterable[str]) -> list[int]:
        """Return the tested ones of these names of abilities as bits over several words."""
        return _words((self.abilities[name] for name in names if name in self.abilities), limits.PART_WORDS)


def keywords_of(card: Card) -> set[str]:
    """Return the names of the card's abilities (ruling H89)."""
    names = set()
    for ability in card.abilities:
        if isinstance(ability, Automatic | Startup | Always):
            names.add(ability.keyword or LIMIT_KEYWORDS.get(getattr(ability, "limit", Limit.UNLIMITED), ""))
    return names - {""}


def _words(bits: Iterable[int], words: int) -> list[int]:
    together = sum(1 << bit for bit in set(bits))
    return [together >> 64 * word & (1 << 64) - 1 for word in range(words)]


def several(value: T | tuple[T, ...] | None) -> tuple[T, ...]:
    """Return a tuple: empty for None, of one item for a single value, else of all values."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def tribes_asked(among: Among) -> tuple[TribeName, ...]:
    """Return the tribes that a description requires or excludes."""
    asked: list[TribeName] = []
    for value in (among.tribe, among.not_tribe):
        asked += () if value is None else value if isinstance(value, tuple) else (value,)
    return tuple(asked)


class _Asked:
    """The names that the cards of a set have and test, each with the first place in their data."""

    def __init__(self) -> None:
        self.remembered: dict[TribeName, Spot] = {}
        self.tribes: dict[TribeName, Spot] = {}
        self.of_cards: set[TribeName] = set()
        self.gained: dict[PlayerName, Spot] = {}
        self.keys: dict[PlayerName, Spot] = {}
        self.of_players: set[PlayerName] = set()
        self.parts: dict[str, Spot] = {}
        self.abilities: dict[str, Spot] = {}
        self.of_abilities: set[str] = set()
        self.counters: dict[CounterName, Spot] = {}
        self.gained_counters: set[CounterName] = set()
        self.diagrams = {
            one.words: one.diagram for one in vars(language).values() if isinstance(one, Squares)
        }

    def read(self, card: Card) -> None:
        spot = Spot(card.number)
        _note(self.tribes, card.tribes, spot.at("tribes"))
        _note(self.keys, card.player_keys, spot.at("player_keys"))
        self.of_cards.update(card.tribes)
        self.of_players.update(card.player_keys)
        self.of_abilities |= keywords_of(card)
        for place, ability in enumerate(card.abilities):
            for part in parts_of(ability):
                self._read_part(part, spot.at(f"abilities[{place}]"))

    def _read_part(self, part: object, spot: Spot) -> None:
        match part:
            case Among():
                names = self.remembered if Zone.RESOURCE in part.zones else self.tribes
                _note(names, tribes_asked(part), spot)
                asked = part.name_contains, part.or_event, part.or_name
                _note(self.parts, tuple(name for one in asked for name in several(one)), spot)
                _note(self.abilities, several(part.ability), spot)
            case IfPicked(among=Among() as among):
                # IfPicked tests cards in any zone, including Resource.
                _note(self.remembered, tribes_asked(among), spot)
            case SlainBy(_, str() | tuple()) if part.cause is not None:
                self._read_part(part.cause.by_ability, spot)
            case SlainBy(tribe) | DiscardedTo(tribe):
                _note(self.remembered, () if tribe is None else (tribe,), spot)
            case Level(tribe) | FaceUp(tribe):
                if tribe is not None:
                    _note(self.tribes, tribe if isinstance(tribe, tuple) else (tribe,), spot)
            case GainCounters(kind):
                _note(self.counters, (kind,), spot)
                self.gained_counters.add(kind)
            case SpendCounters(kind) | HasCounters(kind) | Idealize(kind) | Counters(kind):
                _note(self.counters, (kind,), spot)
            case Squares(words, diagram):
                self.diagrams.setdefault(words, diagram)
            case PlayerNamed():
                _note(self.keys, part.keys, spot)
            case Crisis(key):
                _note(self.keys, () if key is None else (key,), spot)
            case NamePlayer(keys):
                _note(self.gained, keys, spot)
                self.of_players.update(keys)


def _note(noted: dict[N, Spot], names: Iterable[N], spot: Spot) -> None:
    for name in names:
        noted.setdefault(name, spot)


def vocabulary_of(cards: Sequence[Card]) -> Vocabulary:
    """Return the bits of the names that these cards have and test.

    Raises:
        CardError: A tested name is on no card of the set or has two spellings, or there are too many names.
    """
    asked = _Asked()
    for card in cards:
        asked.read(card)
    _check(asked.remembered | asked.tribes, asked.of_cards, Tribe, "tribe")
    _check(asked.gained | asked.keys, asked.of_players, PlayerKey, "Player name")
    for part, spot in asked.parts.items():
        if not part:
            raise spot.refuse("every name contains the empty `name_contains`")
    for name, spot in asked.abilities.items():
        if name not in asked.of_abilities:
            raise spot.refuse(f"no card of this card set has the ability {name!r}")
    _check(asked.counters, asked.gained_counters, CounterKind, "kind of counters")
    what = "different `name_contains` and names of abilities"
    both: dict[str | tuple[str], Spot] = {part: at for part, at in asked.parts.items()}
    both.update({(name,): at for name, at in asked.abilities.items()})
    bits = dict(_numbered({}, both, limits.PART_WORDS, what))
    return Vocabulary(
        dict(_numbered(asked.remembered, asked.tribes, limits.TRIBE_WORDS, "tribes")),
        dict(_numbered(asked.gained, asked.keys, limits.KEY_WORDS, "Player names")),
        {part: bit for part, bit in bits.items() if isinstance(part, str)},
        asked.diagrams,
        {name[0]: bit for name, bit in bits.items() if isinstance(name, tuple)},
        _kinds_of_counters(asked.counters),
    )


def _kinds_of_counters(asked: Mapping[CounterName, Spot]) -> dict[CounterName, int]:
    """Return the number of each kind of counters (ruling H156); there is room for limits.COUNTER_KINDS."""
    kinds: dict[CounterName, int] = {kind: int(kind) for kind in CounterKind}
    for name, spot in asked.items():
        if name not in kinds and len(kinds) == limits.COUNTER_KINDS:
            most = limits.COUNTER_KINDS - len(CounterKind)
            raise spot.refuse(f"{name!r} is one too many: a card set adds at most {most} kinds of counters")
        kinds.setdefault(name, len(kinds))
    return kinds


def _check(names: Mapping[N, Spot], had: set[N], shipped: type[IntEnum], what: str) -> None:
    """Refuse a custom name that is blank, equals a shipped name, has two spellings or is on no card."""
    known = {plain(name): f"{shipped.__name__}.{name.name}" for name in shipped}  # type: ignore[arg-type]
    for name, spot in names.items():
        if not isinstance(name, str) or isinstance(name, IntEnum):
            continue
        if not name.strip():
            raise spot.refuse(f"{name!r} is no {what}")
        same = known.setdefault(plain(name), repr(name))
        if same != repr(name):
            raise spot.refuse(f"the {what} {name!r} is {same}: say it so")
        if name not in had:
            close = difflib.get_close_matches(name, [str(one) for one in had if isinstance(one, str)], n=1)
            likely = f"; did you mean {close[0]!r}?" if close else ""
            does = "gives" if shipped is CounterKind else "has"
            raise spot.refuse(f"no card of this card set {does} the {what} {name!r}{likely}")


def _numbered(
    first: Mapping[N, Spot], others: Mapping[N, Spot], words: int, what: str
) -> Iterator[tuple[N, int]]:
    """Yield each name with its bit; those of `first` get bits of the first word."""
    together = {**first, **others}
    for number, (name, spot) in enumerate(together.items()):
        if number >= BITS_OF_WORD and name in first:
            asked = f"{BITS_OF_WORD} {what} that Resource, SlainBy, DiscardedTo or NamePlayer can name"
            raise spot.refuse(f"{name!r} is one too many of the {asked} in one card set")
        if number >= BITS_OF_WORD * words:
            most = BITS_OF_WORD * words
            raise spot.refuse(f"{name!r} is one too many: a card set has at most {most} {what}")
        yield name, number // BITS_OF_WORD * 64 + number % BITS_OF_WORD
