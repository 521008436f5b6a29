"""`DrawnDeck`: a deck that is drawn anew for each game, named by a text in place of a deck's name.

random:B01,B02      a playable random deck from these printed sets; "random:all" from all sets
random:B01,B02/1    the same, of one color
sealed:B03          a sealed deck from packs of this set
sealed:B03@7        the one deck that the seed 7 gives, in every game
"""

import re
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, TypeGuard

from zx_env.core.seeding import BIGGEST_SEED
from zx_env.errors import DeckError, SettingError, ZXError
from zx_env.zx.cards.deck import Deck
from zx_env.zx.cards.deck_makers.playable import check_colors, random_deck, random_name
from zx_env.zx.cards.deck_makers.printed_sets import printed_sets
from zx_env.zx.cards.deck_makers.sealed import sealed, sealed_name
from zx_env.zx.cards.legality import MANUAL_2017
from zx_env.zx.cards.legality import SEALED as SEALED_FORMAT
from zx_env.zx.cards.pool import STANDARD

RANDOM, SEALED = "random", "sealed"
KINDS = (RANDOM, SEALED)
_TEXT = re.compile(r"(?P<kind>\w+):(?P<sets>[^@/]*)(/(?P<colors>[^@]*))?(@(?P<seed>.*))?", re.DOTALL)
_HELP = 'a drawn deck is "random:B01,B02" or "sealed:B03", with "@7" behind it for the deck of the seed 7'


@dataclass(frozen=True, slots=True)
class DrawnDeck:
    """A deck that is drawn for each game; `seed` is None, or the seed of one fixed deck."""

    kind: str
    sets: tuple[str, ...]
    colors: int | None = None
    seed: int | None = None
    card_set: str = STANDARD

    @property
    def name(self) -> str:
        """The text of the setting."""
        if self.kind == SEALED:
            return sealed_name(self.sets, self.seed)
        return random_name(self.sets, self.colors, self.seed)

    @property
    def format(self) -> str:
        """The format of the deck."""
        return SEALED_FORMAT if self.kind == SEALED else MANUAL_2017

    def next(self) -> "DrawnDeck":
        """Return the deck of the opponent, where one text names the decks of both players."""
        return self if self.seed is None else replace(self, seed=self.seed + 1)

    def draw(self, seed: int) -> Deck:
        """Return the deck of its own seed, or without one that of the given seed.

        The name of the deck has no other seed than its own, so that nobody who reads it knows the given one.
        """
        return self._drawn_by(seed) if self.seed is None else _fixed(self)

    def _drawn_by(self, seed: int) -> Deck:
        """Return the deck that a seed gives."""
        if self.kind == SEALED:
            deck = sealed(seed, self.sets, self.card_set).deck
        else:
            deck = random_deck(seed, self.sets, self.colors, self.card_set)
        return replace(deck, name=self.name)


@lru_cache(maxsize=1024)  # drawing takes longer than a game, and matches play the same decks again
def _fixed(deck: DrawnDeck) -> Deck:
    """Return the one deck of a drawn deck with a seed."""
    assert deck.seed is not None
    return deck._drawn_by(deck.seed)


def is_drawn(deck: Any) -> TypeGuard[str]:
    """Return whether this is the text of a drawn deck."""
    return isinstance(deck, str) and deck.partition(":")[0] in KINDS and ":" in deck


@lru_cache(maxsize=256)  # every new game asks for its decks
def drawn_deck(text: str, card_set: str = STANDARD) -> DrawnDeck:
    """Return the drawn deck of a text, of which `is_drawn` is True. It can be drawn: one was, as a test.

    Raises:
        SettingError: The text is wrong, or a set is unknown.
        DeckError: The sets have too few cards.
    """
    parts = _TEXT.fullmatch(text)
    assert parts is not None
    kind, names, colors, seed = parts["kind"], parts["sets"].split(","), parts["colors"], parts["seed"]
    if kind == SEALED and colors is not None:
        raise SettingError(f"{text!r}: only a random deck has a number of colors; {_HELP}")
    for word, value in (("colors", colors), ("seed", seed)):
        if value is not None and not (value.isascii() and value.isdigit() and int(value) < BIGGEST_SEED):
            raise SettingError(f"{text!r}: its {word} is no number; {_HELP}")
    sets = tuple(name.strip() for name in names if name.strip())
    if not sets:
        raise SettingError(f"{text!r} names no printed set; {_HELP}")
    printed_sets(sets, card_set)
    number = None if colors is None else check_colors(int(colors))
    deck = DrawnDeck(kind, sets, number, None if seed is None else int(seed), card_set)
    deck.draw(0)
    return deck


@cache
def gives(text: str, card_set: str = STANDARD) -> bool:
    """Return whether a drawn deck can be drawn, for a text that `is_drawn`."""
    try:
        drawn_deck(text, card_set)
    except ZXError:
        return False
    return True


def fixed_deck(text: str, card_set: str = STANDARD) -> Deck:
    """Return the deck of a text with a seed, such as "sealed:B03@7".

    Raises:
        SettingError: The text is wrong, or a set is unknown.
        DeckError: The text has no seed, or the sets have too few cards.
    """
    deck = drawn_deck(text, card_set)
    if deck.seed is None:
        raise DeckError(text, [f"it is another deck in each game; one of them has a seed: {deck.name}@7"])
    return deck.draw(deck.seed)
