"""`open_packs`: packs of printed sets, by seed.

Ruling H126: a pack has nine different cards of its set: five commons (normals in later sets), three uncommons
and one rare. In the place of the rare, four packs of twenty have a super rare on average, and one of twenty a
card of the rarities above it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from zx_env.core.seeding import check_seed
from zx_env.core.validation import check_count
from zx_env.errors import SettingError
from zx_env.zx.cards.coverage import printed_set
from zx_env.zx.cards.deck_makers.printed_sets import PrintedSets, printed_sets
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.names import Rarity
from zx_env.zx.cards.pool import STANDARD

COMMON, UNCOMMON, RARE, SUPER, TOP = range(5)
"""Sheets, from which packs are filled: the cards of a rarity; the last has all rarities above super rare."""
SHEETS = {Rarity.C: COMMON, Rarity.N: COMMON, Rarity.UC: UNCOMMON, Rarity.R: RARE, Rarity.SR: SUPER}
CONTENTS = {COMMON: 5, UNCOMMON: 3, RARE: 1}
"""The cards of a pack by sheet; the place of the rare may have a better card."""
PACK = sum(CONTENTS.values())
"""Cards of a pack."""
BETTER = {SUPER: 4 / 20, TOP: 1 / 20}
"""How often a pack has a card of this sheet in place of the rare."""


def open_packs(
    count: int, seed: int = 0, sets: Sequence[str] | None = None, card_set: str = STANDARD
) -> list[list[str]]:
    """Return the numbers of the cards in each of `count` packs; the sets take turns.

    Raises:
        SettingError: A set is unknown, its cards have no rarity, or an argument is invalid.
    """
    packs = packs_of(Random(check_seed(seed)), printed_sets(sets, card_set))
    return [[card.number for card in next(packs)] for _ in range(check_count("count", count))]


def packs_of(rng: Random, sets: PrintedSets) -> Iterator[list[Card]]:
    """Yield packs without end; the sets take turns.

    Raises:
        SettingError: The cards of a set have no rarity.
    """
    by_set = [sheets_of(PrintedSets((name,), sets.card_set, sets.split)) for name in sets.names]
    while True:
        for sheets in by_set:
            yield _pack(rng, sheets)


@cache
def sheets_of(sets: PrintedSets) -> list[list[Card]]:
    """Return the cards of each sheet of a printed set. Cards without a rarity are in no pack.

    Raises:
        SettingError: No card has a rarity.
    """
    sheets: list[list[Card]] = [[] for _ in range(TOP + 1)]
    for card in sets.cards:
        if card.rarity is not None:
            sheets[SHEETS.get(card.rarity, TOP)].append(card)
    if not any(sheets):
        raise SettingError(
            f"there are no packs of {', '.join(sets.names)}, whose cards have no rarity: name a booster, "
            "such as B01"
        )
    return sheets


def sets_with_packs(card_set: str = STANDARD) -> list[str]:
    """Return the names of the printed sets of which there are packs."""
    every = printed_sets(None, card_set)
    return sorted({printed_set(card.number) for card in every.cards if card.rarity is not None})


def _pack(rng: Random, sheets: Sequence[Sequence[Card]]) -> list[Card]:
    """Ruling H126: return the cards of a pack by sheet; the place of the rare may have a better card."""
    pack: list[Card] = []
    for sheet, count in CONTENTS.items():
        pack += _some(rng, sheets, _better(rng.random()) if sheet == RARE else sheet, count, pack)
    return pack


def _better(chance: float) -> int:
    """Ruling H126: return the sheet of the card in the place of the rare, for a number from 0 to 1."""
    for sheet, share in BETTER.items():
        chance -= share
        if chance < 0:
            return sheet
    return RARE


def _some(
    rng: Random, sheets: Sequence[Sequence[Card]], sheet: int, count: int, pack: Sequence[Card]
) -> list[Card]:
    """Return different cards of a sheet. Where it has too few, the others are of the nearest sheets."""
    cards: list[Card] = []
    for one in sorted(range(len(sheets)), key=lambda other: abs(other - sheet)):
        left = [card for card in sheets[one] if card not in pack]
        cards += rng.sample(left, min(count - len(cards), len(left)))
    return cards
