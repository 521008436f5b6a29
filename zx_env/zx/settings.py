"""Settings of a game: validate decks, card set and settings, and convert them to records.

Invalid settings raise an error that says what to do, before a game exists.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from zx_env.compiling.python_records import Rows
from zx_env.core.observation.symmetry import Symmetry
from zx_env.core.records import card_table_rows, match_records
from zx_env.core.seeding import deck_seed
from zx_env.core.settings import Settings as _Settings
from zx_env.core.settings import check_pair, pairs_of
from zx_env.core.validation import check_word
from zx_env.errors import SettingError
from zx_env.zx.cards.deck_makers.drawn import DrawnDeck, drawn_deck, is_drawn
from zx_env.zx.cards.decks import Deck, deck_names, deck_rows, load_deck
from zx_env.zx.cards.diagrams import distinguish_left_and_right
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.decision.symmetry import MIRROR
from zx_env.zx.limits import HALF
from zx_env.zx.state import MATCH
from zx_env.zx.terms import NONE

DECKS = ("b01_red", "b01_blue")
"""The default decks of player 0 and player 1."""
ASK, AUTO = "ask", "auto"
"""Values of `pay`: the player or the engine chooses the Resources to sleep for a cost."""
TURN_CAP = 200
"""Ruling Z7: turns after which a game is truncated; random games end long before."""
TURN_DECISION_CAP = 2000
"""Ruling Z7: decisions in one turn after which a game is truncated."""

DeckLike: TypeAlias = str | Path | Deck
"""A deck: its name, the path of its file, the text of a drawn deck, or a Deck."""


@dataclass(frozen=True, slots=True)
class Settings(_Settings):
    """Settings of a game except its seed. A game that is set up from a position has no decks.

    Attributes:
        decks: Two decks, of player 0 and player 1: names of shipped ones, paths of deck files, or Decks; or
            "random:B01,B02" or "sealed:B03", for either player or as one text for both: decks that are drawn
            for each game from these printed sets, or fixed ones by a seed, as "sealed:B03@7".
        card_set: "standard", or the name of a module with a list `CARDS`.
        first_player: 0, 1, or None for random (ruling Z4).
        skip_forced: Take decisions without a choice automatically (rulings Z22, Z50): a single legal answer,
            or cards that must all be taken.
        turn_cap: Turns after which a game is truncated (ruling Z7).
        turn_decision_cap: Decisions in one turn after which it is truncated.
        pay: If several groups of Resources could be slept for a cost (ruling Z16): "ask" the player, or
            "auto": take the group whose colour has the most awake Resources, less three for each of its
            further colours.
    """

    decks: tuple[Deck | DrawnDeck, Deck | DrawnDeck] | None
    card_set: str = STANDARD
    turn_cap: int = field(default=TURN_CAP, kw_only=True)
    turn_decision_cap: int = field(default=TURN_DECISION_CAP, kw_only=True)
    pay: str = field(default=ASK, kw_only=True)

    def __post_init__(self) -> None:
        """Reject invalid values."""
        super(Settings, self).__post_init__()
        check_word("pay", self.pay, (ASK, AUTO))

    @property
    def pool(self) -> CardPool:
        """The card pool of the game."""
        return card_table(self.card_set)


def settings_of(
    decks: Any = DECKS,
    card_set: str = STANDARD,
    first_player: int | None = None,
    skip_forced: bool = False,
    turn_cap: int = TURN_CAP,
    turn_decision_cap: int = TURN_DECISION_CAP,
    pay: str = ASK,
) -> Settings:
    """Return settings with both decks loaded and validated.

    Raises:
        DeckError: A deck is unknown or illegal.
        SettingError: Another setting is invalid.
    """
    return Settings(
        load_decks(decks, card_set),
        card_set,
        first_player=first_player,
        skip_forced=skip_forced,
        turn_cap=turn_cap,
        turn_decision_cap=turn_decision_cap,
        pay=pay,
    )


def settings_of_pairs(decks: Any = None, **others: Any) -> list[Settings]:
    """Return the settings of each pair of decks.

    Args:
        decks: A pair of decks, or one text for both as "sealed:B03"; a list of pairs, of which each game
            draws one; or None: every pair of the seven shipped decks of the first set.
        **others: Other settings, see `settings_of`.
    """
    if is_drawn(decks):
        return [settings_of(decks, **others)]
    return [settings_of(pair, **others) for pair in pairs_of(decks, deck_names)]


def load_decks(decks: Any, card_set: str) -> tuple[Deck | DrawnDeck, Deck | DrawnDeck]:
    """Load the decks of player 0 and player 1. CR 101.1: a game is between two players."""
    if is_drawn(decks):
        first = drawn_deck(decks, card_set)
        return _load(first), _load(first.next())
    check_pair(decks, DECKS)
    loaded = _load(decks[0], card_set), _load(decks[1], card_set)
    if FORMATS[loaded[0].format].era != FORMATS[loaded[1].format].era:
        formats = " and ".join(f"{deck.name} is {deck.format}" for deck in loaded)
        raise SettingError(f"decks of {EXTENDED} meet only each other; {formats}")
    return loaded


def _load(deck: Any, card_set: str = STANDARD) -> Deck | DrawnDeck:
    """Return a deck; a deck that is drawn for each game stays open."""
    source = drawn_deck(deck, card_set) if is_drawn(deck) else deck
    if not isinstance(source, DrawnDeck):
        return load_deck(source, card_set)
    return source if source.seed is None else source.draw(source.seed)


def draw_decks(settings: Settings, seed: int) -> Settings:
    """Return the settings of the game with this seed, in which decks that were left open are drawn."""
    if settings.decks is None or not any(isinstance(deck, DrawnDeck) for deck in settings.decks):
        return settings
    one, two = (
        deck.draw(deck_seed(seed, player)) if isinstance(deck, DrawnDeck) else deck
        for player, deck in enumerate(settings.decks)
    )
    return replace(settings, decks=(one, two))


def with_assumed_deck(settings: Settings, player: int, deck: Any) -> Settings:
    """Return the settings with `deck` as the deck of the player.

    Raises:
        DeckError: The deck is unknown or illegal.
    """
    loaded = load_deck(deck, settings.card_set)
    one, two = settings.decks or (loaded, loaded)
    return replace(settings, decks=(loaded, two) if player == 0 else (one, loaded))


def match_rows(matches: Sequence[Settings]) -> Rows:
    """Return MATCH records, the settings as compiled code reads them: one for each of `matches`."""
    return match_records(MATCH, matches, _write_match)


def _write_match(match: Any, settings: Settings) -> None:
    match.auto_pay = int(settings.pay == AUTO)
    for player in range(2):
        deck = settings.decks[player] if settings.decks else None
        assert not isinstance(deck, DrawnDeck), "a game begins with decks that are drawn"
        row = [NONE] * HALF if deck is None else deck_rows(deck, settings.pool)
        under = None if deck is None else deck.under_player
        match.under_player[player] = NONE if under is None else settings.pool.row_of(under)
        for place in range(HALF):
            match.row[player, place] = int(row[place])


@cache
def card_rows(card_set: str) -> Rows:
    """Return the card table of a card set as compiled code reads it; all games share one copy."""
    return card_table_rows(card_table(card_set).record)


def symmetries(settings: Settings) -> tuple[Symmetry, ...]:
    """Return the mirror (decision/symmetry.py), unless a card distinguishes left and right.

    Return nothing if the cards are not known: for decks that each game draws, and for a game that was set up
    from a position.
    """
    decks = [deck for deck in settings.decks or () if isinstance(deck, Deck)]
    is_mirrored = len(decks) == 2 and not any(_distinguishes_sides(deck, settings.card_set) for deck in decks)
    return (MIRROR,) if is_mirrored else ()


@lru_cache(maxsize=4096)
def _distinguishes_sides(deck: Deck, card_set: str) -> bool:
    """Return whether a card of the deck distinguishes left and right."""
    numbers = [*deck.cards, *deck.dynamis, deck.player_card, deck.under_player]
    return bool(distinguish_left_and_right(filter(None, numbers), card_table(card_set)))
