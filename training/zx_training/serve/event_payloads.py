"""Events of a game as JSON-able dicts, for the page."""

from __future__ import annotations

from typing import Any

from zx_env import Event
from zx_training.ui.events import Line, events_of, quiet_lines


def event_payloads(game: Any, viewer: int | None) -> list[dict[str, Any]]:
    """Return the events of a game, as far as a viewer may know them.

    Args:
        game: The game.
        viewer: A player; None for an observer who may see every card.

    Returns:
        A dict for each event: `who` (a player or None), `turn`, `kind`, `text`; if it has them, `rule`, and
        `owner`, `from`, `to` and `amount` for the motion of cards; and how a quiet log shows it (`says`,
        `attack`), unless as a plain line.
    """
    events = events_of(game, viewer)
    return [_payload(event, line) for event, line in zip(events, quiet_lines(events), strict=True)]


def _payload(event: Event, line: Line) -> dict[str, Any]:
    payload: dict[str, Any] = {"who": event.who, "turn": event.turn, "kind": event.kind, "text": event.text}
    moves = {"owner": event.owner, "from": event.from_, "to": event.to, "amount": event.amount}
    payload |= {key: value for key, value in moves.items() if value is not None}
    if line.says != "line":
        payload["says"] = line.says
    if line.attack is not None:
        payload["attack"] = line.attack
    if event.rule is None:
        return payload
    # Pages link the card after the sentence, and show the rule only on request.
    by = f", by {event.by}" if event.by and event.by not in event.sentence else ""
    return payload | {"text": f"{event.sentence}{by}", "rule": event.source}
