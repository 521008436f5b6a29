"""Events of a game as JSON-able dicts, for the page."""

from __future__ import annotations

from typing import Any

from zx_env import Event
from zx_training.ui.events import events_of


def event_payloads(game: Any, viewer: int | None) -> list[dict[str, Any]]:
    """Return the events of a game, as far as a viewer may know them.

    Args:
        game: The game.
        viewer: A player; None for an observer who may see every card.

    Returns:
        A dict for each event: `who` (a player or None), `turn`, `kind`, `text`, and `rule` if it has one.
    """
    return [_payload(event) for event in events_of(game, viewer)]


def _payload(event: Event) -> dict[str, Any]:
    payload = {"who": event.who, "turn": event.turn, "kind": event.kind, "text": event.text}
    if event.rule is None:
        return payload
    # Pages link the card after the sentence, and show the rule only on request.
    by = f", by {event.by}" if event.by and event.by not in event.sentence else ""
    return payload | {"text": f"{event.sentence}{by}", "rule": event.source}
