"""`Room`: a deck under construction, which counts the copies of a card that still fit."""

from collections import Counter
from collections.abc import Iterable

from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import Card, Copies
from zx_env.zx.cards.legality import COPIES, IGNITIONS, is_counted_with, together_with
from zx_env.zx.limits import DECK_SIZE
from zx_env.zx.terms import Icon

OTHERS = DECK_SIZE - IGNITIONS
"""Cards of a deck without the Ignition icon."""


def copies_of(card: Card) -> int:
    """Return how many cards of its name a deck may have: four, or what the card says."""
    own = [ability.at_most for ability in card.abilities if isinstance(ability, Copies)]
    return own[0] if own else COPIES


def copies_left(card: Card, cards: Iterable[Card]) -> int:
    """Return how many more copies of the card may stand beside these cards of a deck or a Dynamis."""
    there = list(cards)
    left = copies_of(card) - sum(is_counted_with(card, other) for other in there)
    for other in there:
        # Ruling H225: another card may count this one together with itself.
        if together_with(other) and is_counted_with(other, card):
            left = min(left, copies_of(other) - sum(is_counted_with(other, one) for one in there))
    return max(left, 0)


class Room:
    """A deck under construction: 20 places for cards with the Ignition icon, and 30 for others."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.names: Counter[str] = Counter()
        self._names_others = False
        """Whether a card is counted together with cards of other names (ruling H225)."""
        self.left = {True: IGNITIONS, False: OTHERS}
        """Free places for cards with and without the Ignition icon."""
        self._icons = {
            icon: keyword.most_in_deck
            for icon, keyword in KEYWORDS.items()
            if keyword.most_in_deck is not None
        }

    def swap(self, ignition: bool) -> None:
        """Leave the places for cards with (or without) the Ignition icon that are still free to the others.

        Only the sealed format allows it.
        """
        self.left[not ignition] += self.left[ignition]
        self.left[ignition] = 0

    def fits(self, card: Card) -> int:
        """Return how many more copies of the card the deck may have."""
        alone = not self._names_others and not together_with(card)
        left = copies_of(card) - self.names[card.name] if alone else copies_left(card, self.cards)
        bounds = [self.left[Icon.IGNITION in card.icons], left]
        bounds += [left for icon, left in self._icons.items() if icon in card.icons]
        return max(0, min(bounds))

    def add(self, card: Card, most: int) -> int:
        """Add up to `most` copies of the card, as many as fit; return their number."""
        count = max(0, min(most, self.fits(card)))
        self.cards += [card] * count
        self.names[card.name] += count
        self._names_others |= count > 0 and bool(together_with(card))
        self.left[Icon.IGNITION in card.icons] -= count
        for icon in self._icons:
            self._icons[icon] -= count * (icon in card.icons)
        return count
