"""Build a legal deck from the cards on offer, with the curve of Costs of the shipped decks.

The best card of the Cost that the deck lacks most comes first, in as many copies as there are. Cards that an
ability asks for by name come with the card that asks.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from zx_env.zx.cards.deck_makers.printed_sets import PrintedSets
from zx_env.zx.cards.deck_makers.room import Room
from zx_env.zx.cards.language import Among, Card, Japanese, Level, PlayerNamed
from zx_env.zx.cards.legality import COPIES
from zx_env.zx.cards.names import Rarity
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import CardType, Icon

IN_DECKS = (CardType.ZX, CardType.EVENT)
"""The types of cards in a deck (manual M1)."""
HIGHEST_COST = 7
"""The Cost at which the curve ends: it counts all higher Costs, too."""
CURVE: Mapping[bool, Mapping[int, float]] = {
    True: {1: 0.2, 2: 5.0, 3: 13.2, 4: 1.6},
    False: {1: 1.8, 2: 1.6, 3: 4.7, 4: 6.7, 5: 6.5, 6: 5.4, 7: 3.3},
}
"""The mean number of cards by Cost in a shipped deck, with and without the Ignition icon."""
START_CARDS = 3
"""Start Cards in a deck. One of them begins the game on the Player Square."""

_SPREAD = 1.5
"""Deviation, from deck to deck, of the number of cards of a Cost."""
_POWER = 1500
"""Power that one Cost buys: a Z/X without abilities has 500 and 1500 for each Cost."""
_RARITY = {None: 0.0, Rarity.C: 0.0, Rarity.UC: 0.2, Rarity.R: 0.5, Rarity.SR: 0.9}
_HIGHER = 1.1
"""Worth of a rarity above super rare."""
_ABILITY = 0.8
_UNMET = 1.0


@dataclass(frozen=True, slots=True)
class Offer:
    """A card that a deck may use, in up to `copies` copies; that of higher worth comes first."""

    card: Card
    copies: int
    worth: float


@dataclass(frozen=True, slots=True)
class _Traits:
    """The worth of a card, and the cards that it asks for."""

    worth: float
    asked: bool
    """Whether its abilities ask for cards by name."""
    partners: frozenset[str]
    """Numbers of the other cards of the sets that its abilities ask for by name."""
    players: frozenset[object]
    """Keys of the names of Player cards that its abilities ask for."""
    has_level: bool
    """Whether an ability asks for cards in the Dynamis (CR 810)."""


def printed_worth(card: Card, sets: PrintedSets) -> float:
    """Return how good a card of the sets is in a deck with everything that it asks for."""
    return _traits(sets)[card.number].worth


def worth_of(
    card: Card, sets: PrintedSets, there: Collection[str], player: Card | None, has_dynamis: bool
) -> float:
    """Return how good a card of the sets is in a deck from the cards of these numbers: about 0 to 3.

    It counts the Power above what the Cost buys, abilities and rarity, less what no card there can give.
    """
    traits = _traits(sets)[card.number]
    keys = set() if player is None else set(player.player_keys)
    unmet = [
        bool(traits.asked) and traits.partners.isdisjoint(there),
        bool(traits.players) and not traits.players & keys,
        traits.has_level and not has_dynamis,
    ]
    return traits.worth - _UNMET * sum(unmet)


def count_asking(players: Sequence[Card], cards: Sequence[Card], sets: PrintedSets) -> list[int]:
    """Return, for each Player card, how many of the cards have an ability that asks for its name."""
    traits = _traits(sets)
    asked = [keys for card in cards if (keys := traits[card.number].players)]
    return [sum(not keys.isdisjoint(player.player_keys) for keys in asked) for player in players]


@cache
def _traits(sets: PrintedSets) -> dict[str, _Traits]:
    return {card.number: _traits_of(card, sets.cards) for card in sets.cards}


def _traits_of(card: Card, cards: Sequence[Card]) -> _Traits:
    power = (card.power - 500) / _POWER - card.cost if card.kind == CardType.ZX else 0.0
    abilities = _ABILITY * min(len(card.abilities), 2) if card.kind == CardType.ZX else _ABILITY
    rarity = _RARITY.get(card.rarity, _HIGHER)
    parts = list(parts_of(card.abilities))
    asked = [part for part in parts if isinstance(part, Among) and (part.named or part.name_contains)]
    # Few cards ask: the others need not be compared with thousands of cards.
    partners = [
        other.number
        for other in (cards if asked else ())
        if other.name != card.name and any(_is(other, part) for part in asked)
    ]
    return _Traits(
        # The Power that an ability costs says nothing of what it gives.
        max(power, -_ABILITY) + abilities + rarity,
        bool(asked),
        frozenset(partners),
        frozenset(key for part in parts if isinstance(part, PlayerNamed) for key in part.keys),
        any(isinstance(part, Level) for part in parts),
    )


def _is(card: Card, asked: Among) -> bool:
    """Return whether the card goes into a deck and has the name, or a part of a name, that is asked for."""
    if card.kind not in IN_DECKS:
        return False
    if asked.named is not None:
        name = asked.named.text if isinstance(asked.named, Japanese) else asked.named
        return name in (card.name, card.japanese)
    words = asked.name_contains
    words = (words,) if isinstance(words, str) else words or ()
    return any(word in card.japanese for word in words)


def build_deck(
    offers: Sequence[Offer],
    sets: PrintedSets,
    rng: np.random.Generator | None = None,
    any_ignitions: bool = False,
) -> list[Card]:
    """Return a deck from these cards: legal if it has 50 cards, shorter where the offer is too small.

    Args:
        offers: The cards to choose from.
        sets: The printed sets of the cards.
        rng: Varies the curve of Costs from deck to deck; None for the mean curve.
        any_ignitions: The format allows any number of cards with the Ignition icon: where the offer has no
            20 of them, or no 30 others, the deck has more of the rest.
    """
    builder = _Builder(offers, sets)
    if rng is not None:
        for costs in builder.lacking.values():
            for cost in costs:
                costs[cost] += float(rng.normal(scale=_SPREAD))
    for icon, most in (
        (Icon.LIFE_RECOVERY, COPIES),
        (Icon.VOID_BRINGER, COPIES),
        (Icon.START_CARD, START_CARDS),
    ):
        builder.add_icon(icon, most)
    for ignition in (True, False):
        builder.fill(ignition)
        if any_ignitions:
            builder.room.swap(ignition)
    builder.fill(ignition=True)
    return builder.room.cards


class _Builder:
    def __init__(self, offers: Sequence[Offer], sets: PrintedSets) -> None:
        self.room = Room()
        self.offers = sorted(offers, key=lambda offer: -offer.worth)
        self.traits = _traits(sets)
        self.left = {offer.card.number: offer.copies for offer in offers}
        self.by_number = {offer.card.number: offer for offer in offers}
        self.lacking = {ignition: dict(costs) for ignition, costs in CURVE.items()}
        self.shelves: dict[tuple[bool, int], list[Offer]] = defaultdict(list)
        for offer in self.offers:
            self.shelves[_shelf(offer.card)].append(offer)

    def add_icon(self, icon: Icon, most: int) -> None:
        """Add up to `most` cards with an icon."""
        for offer in self.offers:
            if icon in offer.card.icons and most > 0:
                most -= self.take(offer, most)

    def fill(self, ignition: bool) -> None:
        """Fill the places for cards with, or without, the Ignition icon."""
        while self.room.left[ignition]:
            best = {cost: self._first(ignition, cost) for cost in range(HIGHEST_COST + 1)}
            costs = [cost for cost, offer in best.items() if offer is not None]
            if not costs:
                return
            offer = best[max(costs, key=lambda cost: self.lacking[ignition].get(cost, 0.0))]
            assert offer is not None
            self.take(offer, COPIES)

    def _first(self, ignition: bool, cost: int) -> Offer | None:
        shelf = self.shelves[ignition, cost]
        while shelf and not self._fits(shelf[0]):
            shelf.pop(0)  # what does not fit now fits never: a deck only grows
        return shelf[0] if shelf else None

    def _fits(self, offer: Offer) -> int:
        return min(self.left[offer.card.number], self.room.fits(offer.card))

    def take(self, offer: Offer, most: int) -> int:
        """Add up to `most` copies of the card, and the best card that it asks for by name."""
        card = offer.card
        count = self.room.add(card, min(most, self.left[card.number]))
        if not count:
            return 0
        self.left[card.number] -= count
        ignition, cost = _shelf(card)
        self.lacking[ignition][cost] = self.lacking[ignition].get(cost, 0.0) - count
        asked = self.traits[card.number].partners & self.by_number.keys()
        there = {same.number for same in self.room.cards}
        if asked and not asked & there:
            self.take(max((self.by_number[number] for number in asked), key=_rank), COPIES)
        return count


def _rank(offer: Offer) -> tuple[float, str]:
    return offer.worth, offer.card.number


def _shelf(card: Card) -> tuple[bool, int]:
    return Icon.IGNITION in card.icons, min(card.cost, HIGHEST_COST)
