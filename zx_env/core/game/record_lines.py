"""A game kept as text, format "zx-record/1" (with the name of the game): JSON lines.

A header, then the text of each action. The header has all that the game began with: seed, decks card by card
and settings, or the position it was set up from. Not here: playing what the lines say (game.py), and what
decks and settings are written as (the spec).
"""

import json
from collections.abc import Iterator
from typing import Any

from zx_env.core.spec import GameSpec
from zx_env.core.validation import short
from zx_env.errors import RecordError


def write_header(game_spec: GameSpec[Any], settings: Any, seed: int, position: dict[str, Any] | None) -> str:
    """The first line, for a game from its decks and seed, or from a position."""
    header: dict[str, Any] = {"format": game_spec.record_format, "version": game_spec.version}
    if position is not None:
        return json.dumps(header | {"position": position})
    return json.dumps(header | {"seed": seed} | game_spec.write_settings(settings))


def write_action(text: str) -> str:
    """The line of an action."""
    return json.dumps(text)


def write_concession(player: int) -> str:
    """The line of a player who gave up."""
    return json.dumps({"concede": player})


def read_header(game_spec: GameSpec[Any], record: Any) -> dict[str, Any]:
    """What the first line says, but for format and version.

    Raises:
        RecordError: The text is no record of this game and this version.
    """
    if not isinstance(record, str):
        raise RecordError(f"a record is the text that Game.record() gave, not {type(record).__name__}")
    header = _json_of((record.splitlines() or [""])[0], 1)
    if not isinstance(header, dict) or header.get("format") != game_spec.record_format:
        raise RecordError(f'line 1: a record begins with {{"format": "{game_spec.record_format}", …}}')
    if header.get("version") != game_spec.version:
        raise RecordError(
            f"line 1: it is of version {short(header.get('version'))}, this is {game_spec.version}"
        )
    return {key: value for key, value in header.items() if key not in ("format", "version")}


def read_settings(game_spec: GameSpec[Any], header: dict[str, Any], **named: Any) -> Any:
    """The settings in a header that has no position."""
    try:
        return game_spec.read_settings(
            {key: value for key, value in header.items() if key != "seed"}, **named
        )
    except (KeyError, TypeError) as error:
        raise RecordError(f"line 1: the header is incomplete or wrong: {error}") from None


def read_lines(record: str) -> Iterator[tuple[int, str | int]]:
    """Every further line: its number, and the text of an action or the player who conceded."""
    for number, line in enumerate(record.splitlines()[1:], start=2):
        said = _json_of(line, number)
        if isinstance(said, dict) and said.keys() == {"concede"} and type(said["concede"]) is int:
            yield number, said["concede"]
        elif isinstance(said, str):
            yield number, said
        else:
            raise RecordError(f"line {number}: neither the text of an action nor a concession")


def _json_of(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # also numbers of too many digits, brackets in too many brackets
        raise RecordError(f"line {number} is no JSON: {line[:40]!r}") from None
