"""The words that the cards of a set bring and ask for: a bit for each tribe, Player name and part of a name.

A record holds a set of them as bits over some words; the last bit of a word, the sign, is not used. Tribes
that a game remembers or compares (of what destroyed, of what Resource is asked for) lie in the first word,
and so do the keys that a Player can gain: so much of them a game holds.
"""

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from zx_env.zx import limits
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    Among,
    Card,
    Crisis,
    DiscardedTo,
    FaceUp,
    IfPicked,
    Level,
    NamePlayer,
    PlayerNamed,
    SlainBy,
)
from zx_env.zx.cards.names import PlayerKey, PlayerName, Tribe, TribeName, plain
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import Zone

N = TypeVar("N", TribeName, PlayerName, str)
T = TypeVar("T")

BITS_OF_WORD = 63
"""Names in one 64-bit word of a set."""


@dataclass(frozen=True)
class Vocabulary:
    """The bit of each tribe, key of Player names and asked-for part of card names of a card set."""

    tribes: Mapping[TribeName, int]
    keys: Mapping[PlayerName, int]
    parts: Mapping[str, int]

    def tribe_words(self, tribes: Iterable[TribeName]) -> list[int]:
        """Tribes as bits, over the words of a record."""
        return _words((self.tribes[tribe] for tribe in tribes), limits.TRIBE_WORDS)

    def key_words(self, keys: Iterable[PlayerName]) -> list[int]:
        """Keys of Player names as bits, over the words of a record."""
        return _words((self.keys[key] for key in keys), limits.KEY_WORDS)

    def part_words(self, parts: Iterable[str]) -> list[int]:
        """Asked-for parts of names as bits, over the words of a record."""
        return _words((self.parts[part] for part in parts), limits.PART_WORDS)

    def parts_in(self, names: Sequence[str]) -> list[int]:
        """The bits of the asked-for parts that one of these names contains."""
        return self.part_words(part for part in self.parts if any(part in name for name in names))


def _words(bits: Iterable[int], words: int) -> list[int]:
    together = sum(1 << bit for bit in set(bits))
    return [together >> 64 * word & (1 << 64) - 1 for word in range(words)]


def several(value: T | tuple[T, ...] | None) -> tuple[T, ...]:
    """None, one or several, as a tuple."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def tribes_asked(among: Among) -> tuple[TribeName, ...]:
    """The tribes that a question names, of which the cards are or are not."""
    asked: list[TribeName] = []
    for value in (among.tribe, among.not_tribe):
        asked += () if value is None else value if isinstance(value, tuple) else (value,)
    return tuple(asked)


class _Asked:
    """What the cards of a set have and ask for, each with the first card that does."""

    def __init__(self) -> None:
        self.remembered: dict[TribeName, Spot] = {}
        self.tribes: dict[TribeName, Spot] = {}
        self.of_cards: set[TribeName] = set()
        self.gained: dict[PlayerName, Spot] = {}
        self.keys: dict[PlayerName, Spot] = {}
        self.of_players: set[PlayerName] = set()
        self.parts: dict[str, Spot] = {}

    def read(self, card: Card) -> None:
        spot = Spot(card.number)
        _note(self.tribes, card.tribes, spot.at("tribes"))
        _note(self.keys, card.player_keys, spot.at("player_keys"))
        self.of_cards.update(card.tribes)
        self.of_players.update(card.player_keys)
        for place, ability in enumerate(card.abilities):
            for part in parts_of(ability):
                self._read_part(part, spot.at(f"abilities[{place}]"))

    def _read_part(self, part: object, spot: Spot) -> None:
        match part:
            case Among():
                found = self.remembered if Zone.RESOURCE in part.zones else self.tribes
                _note(found, tribes_asked(part), spot)
                _note(self.parts, (*several(part.name_contains), *several(part.or_event)), spot)
            case IfPicked(among=Among() as among):
                # Asked wherever the cards are, so in Resource as well.
                _note(self.remembered, tribes_asked(among), spot)
            case SlainBy(tribe) | DiscardedTo(tribe):
                _note(self.remembered, () if tribe is None else (tribe,), spot)
            case Level(tribe) | FaceUp(tribe):
                _note(self.tribes, tribe if isinstance(tribe, tuple) else (tribe,), spot)
            case PlayerNamed():
                _note(self.keys, part.keys, spot)
            case Crisis(key):
                _note(self.keys, (key,), spot)
            case NamePlayer(keys):
                _note(self.gained, keys, spot)
                self.of_players.update(keys)


def _note(found: dict[N, Spot], names: Iterable[N], spot: Spot) -> None:
    for name in names:
        found.setdefault(name, spot)


def vocabulary_of(cards: Sequence[Card]) -> Vocabulary:
    """The bits of the names that these cards have and ask for.

    Raises:
        CardError: A name is of no card of the set, is spelled in two ways, or is one too many.
    """
    asked = _Asked()
    for card in cards:
        asked.read(card)
    _check(asked.remembered | asked.tribes, asked.of_cards, Tribe, "tribe")
    _check(asked.gained | asked.keys, asked.of_players, PlayerKey, "Player name")
    for part, spot in asked.parts.items():
        if not part:
            raise spot.refuse("every name contains the empty `name_contains`")
    return Vocabulary(
        dict(_numbered(asked.remembered, asked.tribes, limits.TRIBE_WORDS, "tribes")),
        dict(_numbered(asked.gained, asked.keys, limits.KEY_WORDS, "Player names")),
        dict(_numbered({}, asked.parts, limits.PART_WORDS, "different `name_contains`")),
    )


def _check(found: Mapping[N, Spot], had: set[N], shipped: type[IntEnum], what: str) -> None:
    """Refuse a text that is no name, is that of a shipped one, is spelled otherwise or is on no card."""
    known = {plain(name): f"{shipped.__name__}.{name.name}" for name in shipped}  # type: ignore[arg-type]
    for name, spot in found.items():
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
            raise spot.refuse(f"no card of this card set has the {what} {name!r}{likely}")


def _numbered(
    first: Mapping[N, Spot], others: Mapping[N, Spot], words: int, what: str
) -> Iterator[tuple[N, int]]:
    """Each name with its bit; those of `first` in the first word."""
    together = {**first, **others}
    for number, (name, spot) in enumerate(together.items()):
        if number >= BITS_OF_WORD and name in first:
            asked = f"{BITS_OF_WORD} {what} that Resource, SlainBy, DiscardedTo or NamePlayer can name"
            raise spot.refuse(f"{name!r} is one too many of the {asked} in one card set")
        if number >= BITS_OF_WORD * words:
            most = BITS_OF_WORD * words
            raise spot.refuse(f"{name!r} is one too many: a card set has at most {most} {what}")
        yield name, number // BITS_OF_WORD * 64 + number % BITS_OF_WORD
