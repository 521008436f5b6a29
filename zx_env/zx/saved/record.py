"""The part of a record's header that is specific to Z/X: decks card by card, card set and settings.

See also: the rest of a record (core/game/record_lines.py).
"""

from typing import Any

from zx_env.core.serialization.headers import attributes_of, known_settings
from zx_env.zx.cards.decks import Deck
from zx_env.zx.cards.legality import MANUAL_2017
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.saved.card_sets import check_card_set
from zx_env.zx.settings import Settings, settings_of

_SETTINGS = ("card_set", "first_player", "skip_forced", "turn_cap", "turn_decision_cap", "pay")
_DECK = ("name", "player_card", "cards", "dynamis")


def write_settings(settings: Settings) -> dict[str, Any]:
    """Return the settings of a game that has decks, as the fields of a header."""
    assert settings.decks is not None
    drawn = [deck for deck in settings.decks if isinstance(deck, Deck)]
    assert len(drawn) == 2, "a game begins with decks that are drawn"
    decks = [attributes_of(deck, _DECK) | _later(deck) for deck in drawn]
    return attributes_of(settings, _SETTINGS) | {"decks": decks}


def _later(deck: Deck) -> dict[str, str]:
    """Return the fields of a deck that are written only if they differ from the default."""
    under = {} if deck.under_player is None else {"under_player": deck.under_player}
    return under if deck.format == MANUAL_2017 else {"format": deck.format, **under}


def read_settings(header: dict[str, Any], card_set: str = STANDARD) -> Settings:
    """Return the settings in a header that has no position.

    Args:
        header: The header.
        card_set: The card set that it may name besides "standard".

    Raises:
        RecordError: The header has an unknown field.
        DeckError, SettingError: A deck or another setting is invalid.
        KeyError, TypeError: A field is missing or of another type.
    """
    check_card_set(header["card_set"], card_set)
    decks = [
        Deck(
            **{name: deck[name] for name in _DECK},
            format=deck.get("format", MANUAL_2017),
            under_player=deck.get("under_player"),
        )
        for deck in header["decks"]
    ]
    return settings_of(decks, **known_settings(header, _SETTINGS))
