"""The split of the standard cards for benchmarks: held-out cards, with which no shipped player was trained.

In the texts of drawn decks `TRAIN` and `TEST` stand among the printed sets: "random:train" and
"sealed:B03,train" have no held-out card, "random:test" has at least TEST_CARDS. Seeds of the benchmark's own
decks are TEST_SEEDS and above; training takes lower ones.

The list is data (held_out.txt), so that cards that are added later do not change it. `draw` made it.
"""

import hashlib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path

from zx_env.zx.cards.language import Card
from zx_env.zx.cards.parts import parts_of

SPLIT = "zx-score-v1"
"""Name and version of the split: its order of cards and its seeds follow from it."""
TRAIN, TEST = "train", "test"
TEST_CARDS = 10
"""The fewest held-out cards of a deck of the half `TEST`, copies counted."""
TEST_SEEDS = 2**31
"""The lowest seed of the benchmark's own decks."""
SHARE = 0.15
"""The largest share of the cards that is held out."""
FEWEST = 3
"""The fewest kept cards that have a word of a held-out card."""
_FILE = Path(__file__).with_suffix(".txt")
_NO_DATA = ("number", "name", "japanese", "text", "rarity")
"""Fields of a card that say nothing of what it does."""


@cache
def held_out() -> frozenset[str]:
    """Return the numbers of the held-out cards of the standard card set."""
    _, *numbers = _FILE.read_text(encoding="utf-8").split("\n")
    return frozenset(filter(None, numbers))


def held_out_from() -> str:
    """Return the digest of the cards from which the held-out ones were drawn (`digest_of`)."""
    return _FILE.read_text(encoding="utf-8").partition("\n")[0].rpartition(" ")[2]


def benchmark_seed(place: int) -> int:
    """Return the seed of a deck of the benchmark, TEST_SEEDS or above, by its place from 0."""
    return TEST_SEEDS + int(_digest(f"seed:{place}")[:12], 16)


def draw(cards: Sequence[Card], used: Collection[str]) -> list[str]:
    """Return the numbers of the cards to hold out, in alphabetical order.

    The cards are taken in the order of the digests of their numbers, up to `SHARE` of them. A card stays if
    it is used, if another card has the same data, or if one of its words would be left on fewer than `FEWEST`
    kept cards.

    Args:
        cards: All cards.
        used: Numbers of the cards that stay: those of shipped decks.
    """
    words = {card.number: frozenset(words_of(card)) for card in cards}
    left = Counter(word for mine in words.values() for word in mine)
    twins = Counter(_data_of(card) for card in cards)
    chosen: list[str] = []
    for card in sorted(cards, key=lambda card: _digest(card.number)):
        if len(chosen) == int(SHARE * len(cards)):
            break
        mine = words[card.number]
        if card.number in used or twins[_data_of(card)] > 1 or any(left[word] <= FEWEST for word in mine):
            continue
        left.subtract(mine)
        chosen.append(card.number)
    return sorted(chosen)


def words_of(card: Card) -> Iterator[str]:
    """Yield the words of a card's data: the types of its parts, and the members of enumerations in them."""
    for part in parts_of(card):
        kind = type(part)
        yield kind.__name__
        for field in fields(part):  # type: ignore[arg-type]
            if field.name not in _NO_DATA:
                yield from _members(getattr(part, field.name))


def _members(value: object) -> Iterator[str]:
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _members(item)
    elif isinstance(value, Enum):
        yield f"{type(value).__name__}.{value.name}"


def _data_of(card: Card) -> str:
    return repr([getattr(card, field.name) for field in fields(card) if field.name not in _NO_DATA])


def _digest(text: str) -> str:
    return hashlib.sha256(f"{SPLIT}:{text}".encode()).hexdigest()


def digest_of(numbers: Iterable[str]) -> str:
    """Return a digest of the numbers of all cards, by which held_out.txt says from which it was drawn."""
    return _digest(",".join(sorted(numbers)))[:16]
