"""Random legal decks of Z/X from a whole card set, in which any card can be: for tests of all cards.

A deck has one color or two. The caller may name cards that it must contain. Decks that people would play are
those of zx_env/zx/cards/deck_makers.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from zx_env.errors import DeckError
from zx_env.zx.cards.deck_makers.building import IN_DECKS
from zx_env.zx.cards.deck_makers.playable import COLORS
from zx_env.zx.cards.deck_makers.room import Room, copies_left
from zx_env.zx.cards.decks import Deck, check_deck
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import (
    COPIES,
    EXTENDED,
    FORMATS,
    LATER_ICONS,
    MANUAL_2017,
)
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.terms import CardType, Color, Icon

_TRIES = 50


def random_deck(
    rng: np.random.Generator,
    wanted: Sequence[str] = (),
    card_set: str = STANDARD,
    form: str | None = None,
) -> Deck:
    """Return a legal deck with four copies of each wanted card (one of a Player), as far as they fit.

    The deck is of the format `form`; by default of the format of 2017 if that allows the wanted cards.

    Raises:
        DeckError: No legal deck with these cards was found.
    """
    pool = card_table(card_set)
    cards = [pool.card_of(number) for number in wanted]
    if form is None:
        form = EXTENDED if any(_is_later(card) for card in cards) else MANUAL_2017
    for _ in range(_TRIES):
        deck = _try(rng, cards, pool, form)
        if not check_deck(deck, card_set):
            return deck
    raise DeckError(f"random deck with {', '.join(wanted) or 'any cards'}", check_deck(deck, card_set))


def _is_later(card: Card) -> bool:
    """Return True if the format of 2017 does not allow the card: by its icons or its card type."""
    form = FORMATS[EXTENDED]
    late = {*form.types, *form.under_player, *form.in_deck} - set(FORMATS[MANUAL_2017].types) - set(IN_DECKS)
    return any(icon in card.icons for icon in LATER_ICONS) or card.kind in late


def _try(rng: np.random.Generator, wanted: Sequence[Card], pool: CardPool, form: str) -> Deck:
    colors = sum(set(_colors(rng, wanted)))
    fitting = [card for card in pool.cards if not card.colors & ~colors]
    if form == MANUAL_2017:
        fitting = [card for card in fitting if not _is_later(card)]
    room = Room()
    for card in wanted:
        if card.kind in FORMATS[form].in_deck:
            room.add(card, COPIES)
    mine = [card for card in fitting if card.kind in FORMATS[form].in_deck]
    starts = [card for card in mine if Icon.START_CARD in card.icons]
    if starts and not any(Icon.START_CARD in card.icons for card in room.cards):
        room.add(starts[rng.integers(len(starts))], 1)
    for card in _shuffled(rng, mine):
        room.add(card, int(rng.integers(1, COPIES + 1)))
    # One color may have too few card names for random counts: then add as many copies as fit.
    for card in _shuffled(rng, mine):
        room.add(card, COPIES)
    numbers = [card.number for card in room.cards]
    dynamis = _dynamis(rng, wanted, fitting, form)
    # A wanted Player Extra lies under the Player card, otherwise a Z/X Overboost of the Dynamis.
    extras = [card for card in wanted if card.kind == CardType.PLAYER_EX]
    halves = [card for card in map(pool.card_of, dynamis) if card.kind == CardType.ZX_OB]
    player = _player(rng, [*wanted, *map(pool.card_of, dynamis)], room.cards, pool, is_needed=bool(extras))
    under = next((card.number for card in [*extras, *halves] if player is not None), None)
    return Deck("random", numbers, player, dynamis, form, under)


def _colors(rng: np.random.Generator, wanted: Iterable[Card]) -> list[Color]:
    needed = [color for color in COLORS if any(card.colors & color for card in wanted)]
    others = [color for color in COLORS if color not in needed]
    more = max(int(rng.integers(1, 3)) - len(needed), 0)
    return needed + [others[i] for i in rng.permutation(len(others))[:more]]


def _player(
    rng: np.random.Generator, wanted: Iterable[Card], deck: Iterable[Card], pool: CardPool, is_needed: bool
) -> str | None:
    """Return a wanted Player, a Player that a card of the deck requires, or any Player.

    Sometimes it returns None, unless a Player `is_needed`.
    """
    asked = [card for card in wanted if card.kind == CardType.PLAYER]
    if not asked:
        # An ability may depend on the Player: the printed form of its data contains the key of that Player.
        texts = [repr(card.abilities) for card in (*wanted, *deck)]
        players = [card for card in pool.cards if card.kind == CardType.PLAYER]
        asked = [
            card for card in players if any(repr(key) in text for key in card.player_keys for text in texts)
        ]
        if not asked and (is_needed or rng.random() < 0.8):
            asked = players
    return asked[rng.integers(len(asked))].number if asked else None


def _dynamis(
    rng: np.random.Generator, wanted: Iterable[Card], fitting: Iterable[Card], form: str
) -> list[str]:
    types = FORMATS[form].types
    first = [card for card in wanted if card.kind in types]
    others = _shuffled(rng, [card for card in fitting if card.kind in types])
    chosen: list[Card] = []
    for card, most in [(card, COPIES) for card in first] + [
        (card, int(rng.integers(1, 4))) for card in others
    ]:
        count = min(most, copies_left(card, chosen), FORMATS[form].most - len(chosen))
        chosen += [card] * max(count, 0)
    return [card.number for card in chosen]


def _shuffled(rng: np.random.Generator, cards: Sequence[Card]) -> list[Card]:
    return [cards[i] for i in rng.permutation(len(cards))]


def random_pairs(rng: np.random.Generator, number: int) -> list[tuple[Deck, Deck]]:
    """Return `number` pairs of random decks.

    Both decks of a pair have one format; the two formats take turns.
    """
    forms = (EXTENDED, MANUAL_2017)
    return [(random_deck(rng, form=forms[i % 2]), random_deck(rng, form=forms[i % 2])) for i in range(number)]
