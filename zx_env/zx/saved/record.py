"""A game kept as text, format "zx-record/1": JSON lines, a header and then the text of each action.

The header has all that the game began with: seed, decks card by card and settings, or the position it was set
up from. Not here: playing what the lines say (game.py).
"""

import json
from collections.abc import Iterator
from typing import Any

from zx_env.errors import RecordError
from zx_env.zx.cards.decks import Deck
from zx_env.zx.cards.legality import MANUAL_2017
from zx_env.zx.records import VERSION
from zx_env.zx.settings import Settings, settings_of

FORMAT = "zx-record/1"
_SETTINGS = ("card_set", "first_player", "skip_forced", "turn_cap", "turn_decision_cap")
_DECK = ("name", "player_card", "cards", "dynamis")


def write_header(settings: Settings, seed: int, position: dict[str, Any] | None) -> str:
    """The first line, for a game from its decks and seed, or from a position."""
    header: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    if position is not None:
        return json.dumps(header | {"position": position})
    assert settings.decks is not None
    header |= {"seed": seed} | {name: getattr(settings, name) for name in _SETTINGS}
    decks = [{name: getattr(deck, name) for name in _DECK} | _later(deck) for deck in settings.decks]
    return json.dumps(header | {"decks": decks})


def _later(deck: Deck) -> dict[str, str]:
    """What is left out of a deck where it is the usual."""
    under = {} if deck.under_player is None else {"under_player": deck.under_player}
    return under if deck.format == MANUAL_2017 else {"format": deck.format, **under}


def write_action(text: str) -> str:
    """The line of an action."""
    return json.dumps(text)


def write_concession(player: int) -> str:
    """The line of a player who gave up."""
    return json.dumps({"concede": player})


def read_header(record: Any) -> dict[str, Any]:
    """What the first line says.

    Raises:
        RecordError: The text is no record.
    """
    if not isinstance(record, str):
        raise RecordError(f"a record is the text that Game.record() gave, not {type(record).__name__}")
    header = _json_of((record.splitlines() or [""])[0], 1)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise RecordError(f'line 1: a record begins with {{"format": "{FORMAT}", …}}')
    if header.get("version") != VERSION:
        raise RecordError(f"line 1: it is of version {header.get('version')!r}, this is {VERSION}")
    return {key: value for key, value in header.items() if key not in ("format", "version")}


def read_settings(header: dict[str, Any]) -> Settings:
    """The settings in a header that has no position."""
    try:
        decks = [
            Deck(
                **{name: deck[name] for name in _DECK},
                format=deck.get("format", MANUAL_2017),
                under_player=deck.get("under_player"),
            )
            for deck in header["decks"]
        ]
        if unknown := header.keys() - {"seed", "decks", *_SETTINGS}:
            raise RecordError(f"line 1: unknown are {', '.join(sorted(unknown))}")
        return settings_of(decks, **{name: header[name] for name in _SETTINGS})
    except (KeyError, TypeError) as error:
        raise RecordError(f"line 1: the header is incomplete or wrong: {error}") from None


def read_lines(record: str) -> Iterator[tuple[int, str | int]]:
    """Every further line: its number, and the text of an action or the player who conceded."""
    for number, line in enumerate(record.splitlines()[1:], start=2):
        said = _json_of(line, number)
        if isinstance(said, dict) and said.keys() == {"concede"} and isinstance(said["concede"], int):
            yield number, said["concede"]
        elif isinstance(said, str):
            yield number, said
        else:
            raise RecordError(f"line {number}: neither the text of an action nor a concession")


def _json_of(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError:
        raise RecordError(f"line {number} is no JSON: {line[:40]!r}") from None
