"""`sealed_decks`: decks of the sealed format, each from the packs that its player opened, by seed.

The official format (シールド戦, on the page of special rules of zxtcg.com, since 2013) has six packs, a
deck of 40 cards without any limit on names, Life Recovery, Void Bringer and the Ignition icon, a Dynamis of
up to eight Z/X EX and a Player card of its own. Ruling H125: the deck has 50 cards, so ten packs are opened,
and more where a set is so small that they give no deck. Only the limit on the Ignition icon is lifted.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from zx_env.core.seeding import check_seed
from zx_env.core.validation import check_count
from zx_env.errors import DeckError, SettingError
from zx_env.zx.cards.deck import Deck
from zx_env.zx.cards.deck_makers.building import IN_DECKS, Offer, build_deck, printed_worth, worth_of
from zx_env.zx.cards.deck_makers.held_out import TEST
from zx_env.zx.cards.deck_makers.packs import packs_of
from zx_env.zx.cards.deck_makers.playable import COLORS, cards_of_2017, player_for
from zx_env.zx.cards.deck_makers.printed_sets import ALL, PrintedSets, printed_sets
from zx_env.zx.cards.deck_makers.room import copies_of
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import FORMATS, SEALED
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.limits import DECK_SIZE
from zx_env.zx.terms import CardType, Icon

FIRST_PACKS = 10
"""Packs that are opened at once."""
MOST_PACKS = 60
"""Packs after which a set is found to be too small for sealed decks."""
_COLORS = {
    number: [int(sum(chosen)) for chosen in combinations(COLORS, number)]
    for number in range(1, len(COLORS) + 1)
}
"""All sets of so many colors, as bit sets."""
IGNITION = 0.5
"""Worth of the Ignition icon of a card, where colors are compared."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A sealed deck and the packs from which it was built: for each, the numbers of its cards."""

    deck: Deck
    packs: tuple[tuple[str, ...], ...]


def sealed_decks(
    count: int, seed: int = 0, sets: Sequence[str] | None = None, card_set: str = STANDARD
) -> list[Deck]:
    """Return decks of the sealed format: deck i is the one that the seed `seed` + i gives.

    Args:
        count: Number of decks.
        seed: Seed of the first deck.
        sets: Printed sets, whose packs take turns; None for all.
        card_set: The card set in which the printed sets are.

    Raises:
        SettingError: A set is unknown or has no packs, or an argument is invalid.
        DeckError: The sets have too few cards; the message says what is missing.
    """
    first = check_seed(seed)
    return [sealed(first + i, sets, card_set).deck for i in range(check_count("count", count))]


def sealed(seed: int, sets: Sequence[str] | None = None, card_set: str = STANDARD) -> Sealed:
    """Return the sealed deck of a seed, with its packs; see `sealed_decks`.

    Ruling H125: ten packs are opened, and more if they give no deck.
    """
    named = printed_sets(sets, card_set)
    if named.split == TEST:
        raise SettingError(f"packs have what they have: no sealed deck is of the half {TEST!r} of the split")
    rng = Random(check_seed(seed))
    allowed = {card.number for card in cards_of_2017(named)}
    pool, packs, name = _Pool(), list[tuple[str, ...]](), sealed_name(sets, seed)
    for pack in packs_of(rng, named):
        packs.append(tuple(card.number for card in pack))
        pool.add([card for card in pack if card.number in allowed])
        if len(packs) < FIRST_PACKS:
            continue
        choices = pool.colors()
        if choices:
            best = max(choices, key=lambda mine: _strength(pool, mine, named))
            return Sealed(_deck(rng, name, pool, best, named), tuple(packs))
        if len(packs) == MOST_PACKS:
            break
    raise DeckError(
        name,
        [f"{MOST_PACKS} packs of these sets give no legal deck of {DECK_SIZE} cards: name more sets"],
    )


def sealed_name(sets: Sequence[str] | None, seed: int | None) -> str:
    """Return the name of a sealed deck, by which `load_deck` makes it again: "sealed:B03@7"."""
    return f"sealed:{','.join(sets or [ALL])}" + ("" if seed is None else f"@{seed}")


class _Pool:
    """The cards of the opened packs, and how many of them go into a deck, by their colors."""

    def __init__(self) -> None:
        self.copies: Counter[str] = Counter()
        self.cards: dict[str, Card] = {}
        self._names: Counter[str] = Counter()
        self._counts: Counter[tuple[int, tuple[Icon, ...]]] = Counter()
        """By colors and limited keywords: the cards within the limit of copies."""

    def add(self, pack: Sequence[Card]) -> None:
        """Add the cards of a pack."""
        for card in pack:
            self.copies[card.number] += 1
            self.cards[card.number] = card
            if card.kind in IN_DECKS and self._names[card.name] < copies_of(card):
                self._names[card.name] += 1
                limited = tuple(icon for icon in card.icons if KEYWORDS[icon].most_in_deck is not None)
                self._counts[card.colors, limited] += 1

    def of(self, colors: int) -> list[Card]:
        """Return the cards that are playable with these colors."""
        return [card for card in self.cards.values() if not card.colors & ~colors]

    def colors(self) -> list[int]:
        """Return the fewest colors, as bit sets, that give a whole deck; none if all colors do not."""
        for choices in _COLORS.values():
            whole = [mine for mine in choices if self._is_enough(mine)]
            if whole:
                return whole
        return []

    def _is_enough(self, colors: int) -> bool:
        left = {icon: keyword.most_in_deck or 0 for icon, keyword in KEYWORDS.items()}
        total = 0
        for (mine, limited), count in self._counts.items():
            if not mine & ~colors:
                fits = min([count, *(left[icon] for icon in limited)])
                for icon in limited:
                    left[icon] -= fits
                total += fits
        return total >= DECK_SIZE


def _strength(pool: _Pool, colors: int, sets: PrintedSets) -> float:
    """Return the worth of the 50 best cards of these colors."""
    worths: list[float] = []
    for card in pool.of(colors):
        if card.kind in IN_DECKS:
            worth = printed_worth(card, sets) + IGNITION * (Icon.IGNITION in card.icons)
            worths += [worth] * pool.copies[card.number]
    return sum(sorted(worths)[-DECK_SIZE:])


def _deck(rng: Random, name: str, pool: _Pool, colors: int, sets: PrintedSets) -> Deck:
    """Return the deck of these colors, which are enough for one."""
    mine = pool.of(colors)
    there = {card.number for card in mine}
    extras = [card for card in mine if card.kind == CardType.ZX_EX]
    dynamis = [card.number for card in extras for _ in range(pool.copies[card.number])]
    dynamis = dynamis[: FORMATS[SEALED].most]
    # Each player brings a Player card to the packs.
    players = [card for card in sets.cards if card.kind == CardType.PLAYER and not card.colors & ~colors]
    player = player_for(rng.random(), [*mine, *players], sets)
    offers = [
        Offer(card, pool.copies[card.number], worth_of(card, sets, there, player, bool(dynamis)))
        for card in mine
        if card.kind in IN_DECKS
    ]
    numbers = [card.number for card in build_deck(offers, sets, any_ignitions=True)]
    return Deck(name, numbers, None if player is None else player.number, dynamis, SEALED)
