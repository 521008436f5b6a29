"""The settings of a duel in the header of a record: decks card by card, rules and settings.

See also: the rest of a record (core/game/record_lines.py).
"""

from typing import Any

from zx_env.core.serialization.headers import attributes_of, known_settings
from zx_env.ygo.cards.banlists import NO_BANLIST
from zx_env.ygo.cards.decks import Deck
from zx_env.ygo.settings import Settings, settings_of

_SETTINGS = ("rules", "first_player", "skip_forced", "turn_cap", "turn_decision_cap")
_DECK = ("name", "cards")


def write_settings(settings: Settings) -> dict[str, Any]:
    """Return the settings of a duel with decks, as a dict for the header."""
    assert settings.decks is not None
    decks = [attributes_of(deck, _DECK) for deck in settings.decks]
    # A header has the banlist only if there is one.
    banlist = {} if settings.banlist == NO_BANLIST else {"banlist": settings.banlist}
    return attributes_of(settings, _SETTINGS) | banlist | {"decks": decks}


def read_settings(header: dict[str, Any]) -> Settings:
    """Return the settings in a header without a position.

    Raises:
        KeyError, TypeError: A key is missing, or its value has the wrong type.
        RecordError: The header has unknown keys.
        DeckError, SettingError: A deck or another setting is invalid.
    """
    decks = [Deck(**{name: deck[name] for name in _DECK}) for deck in header["decks"]]
    names = (*_SETTINGS, "banlist") if "banlist" in header else _SETTINGS
    return settings_of(decks, **known_settings(header, names))
