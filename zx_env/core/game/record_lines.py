"""The lines of a record, format "zx-record/1" (with the name of the game): JSON Lines.

A record is a header and the text of each action. The header contains the beginning of the game: seed, decks
card by card and settings, or the position it was set up from. See also: replay.py, which replays a record;
`GameSpec.write_settings`, the format of decks and settings.
"""

import json
from collections.abc import Iterator
from typing import Any

from zx_env.core.spec import GameSpec
from zx_env.core.validation import short
from zx_env.errors import RecordError


def write_header(game_spec: GameSpec[Any], settings: Any, seed: int, position: dict[str, Any] | None) -> str:
    """Return the first line of a record, with settings and seed, or with `position` if it is given."""
    header: dict[str, Any] = {"format": game_spec.record_format, "version": game_spec.version}
    if position is not None:
        return json.dumps(header | {"position": position})
    return json.dumps(header | {"seed": seed} | game_spec.write_settings(settings))


def write_action(text: str) -> str:
    """Return the JSON line of an action, given its text."""
    return json.dumps(text)


def write_concession(player: int) -> str:
    """Return the JSON line of a concession by `player`."""
    return json.dumps({"concede": player})


def read_header(game_spec: GameSpec[Any], record: Any) -> dict[str, Any]:
    """Parse the first line of a record; return its fields except format and version.

    Raises:
        RecordError: The text is not a record of this game and this version.
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
    """Return the settings of a header that has no position; `named` are settings of `GameSpec.trusted`."""
    try:
        return game_spec.read_settings(
            {key: value for key, value in header.items() if key != "seed"}, **named
        )
    except (KeyError, TypeError) as error:
        raise RecordError(f"line 1: the header is incomplete or wrong: {error}") from None


def read_lines(record: str) -> Iterator[tuple[int, str | int]]:
    """Yield (line number, value) for each line after the header.

    The value is the text of an action, or the player who conceded as an int.
    """
    for number, line in enumerate(record.splitlines()[1:], start=2):
        value = _json_of(line, number)
        if isinstance(value, dict) and value.keys() == {"concede"} and type(value["concede"]) is int:
            yield number, value["concede"]
        elif isinstance(value, str):
            yield number, value
        else:
            raise RecordError(f"line {number}: neither the text of an action nor a concession")


def _json_of(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # no JSON, numbers with too many digits, or too many nested brackets
        raise RecordError(f"line {number} is no JSON: {line[:40]!r}") from None
