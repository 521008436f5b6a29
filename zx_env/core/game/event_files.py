"""Events as text, format "zx-events/1" (with the name of the game): JSON Lines.

    text = write_events(game, viewer=0)
    events = read_events(text)

The first line is the header, {"format": "zx-events/1", "viewer": null, "events": 1313}: the viewer of the
events, null for an observer who may know everything, and their number. Each further line is the dict of one
event (`Event.as_dict`): "kind", "text", "turn" and "together", and all other fields that have a
value. Within a version of the format no field changes its meaning, but new ones may be added. See also:
events/event.py, the fields; record_lines.py, records that can be replayed.
"""

import json
import re
from typing import Any

from zx_env.core.events.event import NAMES, Event
from zx_env.core.game.game import Game
from zx_env.core.validation import check_player, short
from zx_env.errors import RecordError

VERSION = 1
_FORMAT = re.compile(rf"[a-z]+-events/{VERSION}")
_ALWAYS = ("kind", "text", "turn", "together")
_NUMBERS = ("turn", "who", "owner", "amount", "ability")
_TRUTHS = ("together",)


def write_events(game: Game, viewer: int | None = None) -> str:
    """Return the events of a game as JSON lines.

    Args:
        game: The game, created with `events=True`.
        viewer: The viewer of the events, as in `Game.events`.

    Raises:
        SettingError: The game records no events, or `viewer` is not 0, 1 or None.
    """
    viewer = None if viewer is None else check_player(viewer)
    events = game.events(viewer)
    header = {"format": f"{game.game_spec.name}-events/{VERSION}", "viewer": viewer, "events": len(events)}
    lines = [json.dumps(header), *(json.dumps(event.as_dict(), ensure_ascii=False) for event in events)]
    return "\n".join(lines) + "\n"


def read_events(text: Any) -> list[Event]:
    """Read events that `write_events` wrote.

    Raises:
        RecordError: The text has another format or is damaged: the message names the line. No content of a
            file is ever executed.
    """
    if not isinstance(text, str):
        raise RecordError(f"events are the text that write_events gave, not {type(text).__name__}")
    lines = text.split("\n")
    header = _json_of(lines[0], 1)
    if not isinstance(header, dict) or not _FORMAT.fullmatch(str(header.get("format"))):
        raise RecordError(f'line 1: events begin with {{"format": "zx-events/{VERSION}", …}}')
    viewer, number = header.get("viewer"), header.get("events")
    if viewer not in (None, 0, 1) or type(number) is not int or number < 0:
        raise RecordError("line 1: the header says neither for whom the events are nor how many there are")
    if lines[-1] != "" or len(lines) != number + 2:
        raise RecordError(f"the header promises {number} events, {max(len(lines) - 2, 0)} lines follow it")
    return [_event_of(_json_of(line, at), at) for at, line in enumerate(lines[1:-1], start=2)]


def _event_of(fields: Any, at: int) -> Event:
    if not isinstance(fields, dict) or not all(name in fields for name in _ALWAYS):
        raise RecordError(f"line {at}: an event is a dict with {', '.join(_ALWAYS)}")
    for name, value in fields.items():
        wanted: type = int if name in _NUMBERS else bool if name in _TRUTHS else str
        if name not in NAMES or type(value) is not wanted:
            raise RecordError(f"line {at}: no event has {short(name)}: {short(value)}")
    given = {("from_" if name == "from" else name): value for name, value in fields.items()}
    return Event(**given, sentence=fields["text"])


def _json_of(line: str, at: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # no JSON, numbers with too many digits, or too many nested brackets
        raise RecordError(f"line {at} is no JSON: {line[:40]!r}") from None
