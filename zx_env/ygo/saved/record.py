"""What the header of a record holds of a duel: decks card by card, rules and settings.

Not here: the rest of a record (core/serialization/record.py).
"""

from typing import Any

from zx_env.errors import RecordError
from zx_env.ygo.cards.decks import Deck
from zx_env.ygo.settings import Settings, settings_of

_SETTINGS = ("rules", "first_player", "skip_forced", "turn_cap", "turn_decision_cap")
_DECK = ("name", "cards")


def write_settings(settings: Settings) -> dict[str, Any]:
    """The settings of a duel that has decks."""
    assert settings.decks is not None
    written = {name: getattr(settings, name) for name in _SETTINGS}
    return written | {"decks": [{name: getattr(deck, name) for name in _DECK} for deck in settings.decks]}


def read_settings(header: dict[str, Any]) -> Settings:
    """The settings in a header that has no position; KeyError and TypeError where something is not there.

    Raises:
        RecordError: The header says more than is known.
        DeckError, SettingError: It says what cannot be.
    """
    decks = [Deck(**{name: deck[name] for name in _DECK}) for deck in header["decks"]]
    if unknown := header.keys() - {"decks", *_SETTINGS}:
        raise RecordError(f"line 1: unknown are {', '.join(sorted(unknown))}")
    return settings_of(decks, **{name: header[name] for name in _SETTINGS})
