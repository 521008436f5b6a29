"""`random_decks`: playable random decks of one color or two, from whole printed sets, by seed."""

import itertools
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from zx_env.core.seeding import check_seed
from zx_env.core.validation import as_int, check_count, short
from zx_env.errors import DeckError, SettingError
from zx_env.zx.cards.deck import Deck
from zx_env.zx.cards.deck_makers.building import IN_DECKS, Offer, build_deck, count_asking, worth_of
from zx_env.zx.cards.deck_makers.held_out import TEST, TEST_CARDS, held_out
from zx_env.zx.cards.deck_makers.printed_sets import ALL, PrintedSets, printed_sets
from zx_env.zx.cards.deck_makers.room import Room
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import COPIES, FORMATS, LATER_ICONS, MANUAL_2017
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.limits import DECK_SIZE
from zx_env.zx.terms import CardType, Color

MOST_COLORS = 2
_MOST_WORTH = 8
"""The additional worth at which every held-out card comes before all others."""
COLORS = tuple(color for color in Color if color)


def random_decks(
    count: int,
    seed: int = 0,
    sets: Sequence[str] | None = None,
    colors: int | None = None,
    card_set: str = STANDARD,
) -> list[Deck]:
    """Return playable random decks: deck i is the one that the seed `seed` + i gives.

    A deck has the curve of Costs of the shipped decks, mostly full playsets, up to four cards each with Life
    Recovery and Void Bringer, a Start Card, the cards that its cards ask for by name, and a Player card and
    Z/X EX of its colors where the sets have some.

    Args:
        count: Number of decks.
        seed: Seed of the first deck.
        sets: Printed sets such as ("B01", "B02"); None for all.
        colors: 1 or 2 colors in each deck; None for either, at random.
        card_set: The card set in which the printed sets are.

    Raises:
        SettingError: A set is unknown, or an argument is invalid.
        DeckError: The sets have too few cards; the message says what is missing.
    """
    first = check_seed(seed)
    return [random_deck(first + i, sets, colors, card_set) for i in range(check_count("count", count))]


def random_deck(
    seed: int, sets: Sequence[str] | None = None, colors: int | None = None, card_set: str = STANDARD
) -> Deck:
    """Return the playable random deck of a seed; see `random_decks`."""
    named = printed_sets(sets, card_set)
    check_colors(colors)
    rng = np.random.default_rng(check_seed(seed))
    choices = _colors(named, colors)
    mine = choices[rng.integers(len(choices))]
    cards = [card for card in cards_of_2017(named) if not card.colors & ~mine]
    dynamis = _dynamis(rng, cards)
    player = player_for(float(rng.random()), cards, named)
    there = {card.number for card in cards}
    luck = rng.gumbel(size=len(cards))
    offers = [
        Offer(card, COPIES, worth_of(card, named, there, player, bool(dynamis)) + float(luck[i]))
        for i, card in enumerate(cards)
        if card.kind in IN_DECKS
    ]
    numbers = [card.number for card in _build(offers, named, rng)]
    name = random_name(sets, colors, seed)
    return Deck(name, numbers, None if player is None else player.number, dynamis)


def _build(offers: Sequence[Offer], sets: PrintedSets, rng: np.random.Generator) -> list[Card]:
    """Return a deck of these cards; of the half TEST of the split, one with enough held-out cards."""
    if sets.split != TEST:
        return build_deck(offers, sets, rng)
    for worth in range(_MOST_WORTH):
        better = [
            replace(offer, worth=offer.worth + worth * (offer.card.number in held_out())) for offer in offers
        ]
        deck = build_deck(better, sets, rng)
        if sum(card.number in held_out() for card in deck) >= TEST_CARDS:
            return deck
    raise DeckError(
        random_name([*sets.names, TEST], None, None),
        [f"these sets give no deck with {TEST_CARDS} held-out cards: name more sets, or none"],
    )


def check_colors(colors: int | None) -> int | None:
    """Return the number of colors of a random deck: 1, 2, or None for either."""
    if colors is not None and as_int(colors) not in range(1, MOST_COLORS + 1):
        raise SettingError(f"a random deck has 1 or 2 colors, or None for either, not {short(colors)}")
    return colors


def random_name(sets: Sequence[str] | None, colors: int | None, seed: int | None) -> str:
    """Return the name of a random deck, by which `load_deck` makes it again: "random:B01,B02/1@7"."""
    end = "" if colors is None else f"/{colors}"
    return f"random:{','.join(sets or [ALL])}{end}" + ("" if seed is None else f"@{seed}")


@cache
def cards_of_2017(sets: PrintedSets) -> tuple[Card, ...]:
    """Return the cards of the sets that the format of 2017 allows (rulings Z1, H57, H110)."""
    kinds = (*IN_DECKS, CardType.PLAYER, *FORMATS[MANUAL_2017].types)
    return tuple(card for card in sets.cards if card.kind in kinds and not set(card.icons) & set(LATER_ICONS))


@cache
def _colors(sets: PrintedSets, number: int | None) -> list[int]:
    """Return the colors, as bit sets, of which these sets give a whole deck.

    Raises:
        DeckError: There are none; the message says what the best colors lack.
    """
    numbers = range(1, MOST_COLORS + 1) if number is None else (number,)
    lacks: dict[int, tuple[int, int]] = {}
    for count in numbers:
        for chosen in itertools.combinations(COLORS, count):
            mine = sum(chosen)
            lacks[mine] = missing([(card, COPIES) for card in _of(mine, cards_of_2017(sets))])
    whole = [mine for mine, (ignition, others) in lacks.items() if ignition == others == 0]
    if not whole:
        best = min(lacks, key=lambda mine: sum(lacks[mine]))
        raise DeckError(random_name(sets.names, number, None), [_too_few(best, *lacks[best])])
    return whole


def _of(colors: int, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card.kind in IN_DECKS and not card.colors & ~colors]


def missing(offered: Sequence[tuple[Card, int]]) -> tuple[int, int]:
    """Return how many cards with and without the Ignition icon a deck from these copies would lack."""
    room = Room()
    # Life Recovery and Void Bringer are limited together, so cards with neither go first.
    for card, copies in sorted(offered, key=lambda each: len(each[0].icons)):
        room.add(card, copies)
    return room.left[True], room.left[False]


def _too_few(colors: int, ignition: int, others: int) -> str:
    named = " and ".join(color.name.lower() for color in COLORS if colors & color)
    lacking = [
        f"{count} cards {word} the Ignition icon"
        for count, word in ((ignition, "with"), (others, "without"))
        if count
    ]
    return (
        f"these sets do not give a legal deck of {DECK_SIZE} cards, 20 of them with the Ignition icon: in "
        f"{named}, where they give most, {' and '.join(lacking)} are missing; name more sets, or more colors"
    )


def _dynamis(rng: np.random.Generator, cards: Sequence[Card]) -> list[str]:
    """Return playsets of Z/X EX, up to the number that the format allows (manual M6)."""
    form = FORMATS[MANUAL_2017]
    extras = [card for card in cards if card.kind in form.types]
    numbers: list[str] = []
    names: set[str] = set()
    for i in rng.permutation(len(extras)):
        if extras[i].name not in names:
            names.add(extras[i].name)
            numbers += [extras[i].number] * min(COPIES, form.most - len(numbers))
    return numbers


def player_for(chance: float, cards: Sequence[Card], sets: PrintedSets) -> Card | None:
    """Return one of the Player cards among the cards: of those for which most cards ask, any.

    Args:
        chance: A random number from 0 to 1, less than 1.
        cards: The cards of the sets that fit the colors of the deck.
        sets: The sets.
    """
    players = [card for card in cards if card.kind == CardType.PLAYER]
    if not players:
        return None
    asked = count_asking(players, cards, sets)
    best = [player for player, count in zip(players, asked, strict=True) if count == max(asked)]
    return best[int(chance * len(best))]
