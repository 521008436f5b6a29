"""The settings of a duel (decks, rules, caps), checked and converted to records.

Invalid settings raise an error that names the remedy, before a duel starts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from zx_env.compiling.python_records import Rows
from zx_env.core.records import card_table_rows, match_records
from zx_env.core.settings import Settings as _Settings
from zx_env.core.settings import check_pair, pairs_of
from zx_env.core.validation import short
from zx_env.errors import SettingError
from zx_env.ygo.cards.banlists import NO_BANLIST, check_banlist
from zx_env.ygo.cards.decks import Deck, deck_names, deck_rows, load_deck
from zx_env.ygo.cards.pool import CardPool, card_table
from zx_env.ygo.limits import DECK_SIZE
from zx_env.ygo.state import MATCH
from zx_env.ygo.terms import NONE

DECKS = ("beat", "light")
"""The default decks of player 0 and player 1."""
TCG = "tcg"
OCG = "ocg"
RULES = (TCG, OCG)
"""The values of `rules`: the source describes the TCG's order and the OCG's in two columns."""
TURN_CAP = 80
"""Turns after which a duel is truncated (ruling YR16). Two decks of 40 cards run out earlier."""
TURN_DECISION_CAP = 500
"""Ruling YR16: decisions in one turn after which a duel is truncated."""

DeckLike: TypeAlias = str | Path | Deck
"""A deck: its name, the path of its file, or a Deck."""


@dataclass(frozen=True, slots=True)
class Settings(_Settings):
    """The settings of a duel, except its seed; a duel set up from a position has no decks.

    Attributes:
        decks: The decks of player 0 and player 1: names of shipped decks, paths of deck files, or Decks.
        rules: "tcg" or "ocg": the order of the TCG or of the OCG.
        banlist: The Forbidden and Limited List that decks must obey, "2010-03", or "none". Under a list,
            the shipped decks are versions that obey it.
        first_player: 0, 1, or None for random (ruling YR12).
        skip_forced: Take decisions with a single legal answer without asking.
        turn_cap: Turns after which a duel is truncated (ruling YR16).
        turn_decision_cap: Decisions in one turn after which it is truncated.
    """

    decks: tuple[Deck, Deck] | None
    rules: str = TCG
    banlist: str = field(default=NO_BANLIST, kw_only=True)
    turn_cap: int = field(default=TURN_CAP, kw_only=True)
    turn_decision_cap: int = field(default=TURN_DECISION_CAP, kw_only=True)

    def __post_init__(self) -> None:
        """Reject invalid values."""
        _Settings.__post_init__(self)
        if not isinstance(self.rules, str) or self.rules not in RULES:
            raise SettingError(f'rules are "tcg" or "ocg", not {short(self.rules)}')
        check_banlist(self.banlist)

    @property
    def pool(self) -> CardPool:
        """The cards of the game."""
        return card_table()


def settings_of(
    decks: Any = DECKS,
    rules: str = TCG,
    banlist: str = NO_BANLIST,
    first_player: int | None = None,
    skip_forced: bool = False,
    turn_cap: int = TURN_CAP,
    turn_decision_cap: int = TURN_DECISION_CAP,
) -> Settings:
    """Return settings with both decks loaded and validated.

    Raises:
        DeckError: A deck is unknown or illegal.
        SettingError: Another setting is invalid.
    """
    return Settings(
        load_decks(decks, banlist),
        rules,
        banlist=banlist,
        first_player=first_player,
        skip_forced=skip_forced,
        turn_cap=turn_cap,
        turn_decision_cap=turn_decision_cap,
    )


def settings_of_pairs(decks: Any = None, **others: Any) -> list[Settings]:
    """Return the settings of each pair of decks.

    Args:
        decks: A pair of decks; a list of pairs, from which each duel draws a pair; or None for every pair
            of the shipped decks.
        **others: As in `settings_of`.
    """
    return [settings_of(pair, **others) for pair in pairs_of(decks, deck_names)]


def load_decks(decks: Any, banlist: str = NO_BANLIST) -> tuple[Deck, Deck]:
    """Load the decks of player 0 and player 1, which must obey the Forbidden and Limited List."""
    check_pair(decks, DECKS)
    return load_deck(decks[0], banlist), load_deck(decks[1], banlist)


def with_assumed_deck(settings: Settings, player: int, deck: Any) -> Settings:
    """Return a copy of the settings in which the player has this deck.

    Raises:
        DeckError: The deck is unknown or illegal.
    """
    loaded = load_deck(deck, settings.banlist)
    one, two = settings.decks or (loaded, loaded)
    return replace(settings, decks=(loaded, two) if player == 0 else (one, loaded))


def match_rows(matches: Sequence[Settings]) -> Rows:
    """Return MATCH records, one for each of the settings."""
    return match_records(MATCH, matches, _write_match)


def _write_match(match: Any, settings: Settings) -> None:
    match.ocg = int(settings.rules == OCG)
    for player in range(2):
        deck = settings.decks[player] if settings.decks else None
        row = [NONE] * DECK_SIZE if deck is None else deck_rows(deck, settings.pool)
        for place in range(DECK_SIZE):
            match.row[player, place] = int(row[place])


@cache
def card_rows() -> Rows:
    """Return the card table for entry points, one copy in memory for all duels."""
    return card_table_rows(card_table().record)
