"""What happened in a game, event by event, as a reader may hear it: JSON-able, for pages."""

from __future__ import annotations

from typing import Any


def told_to(game: Any, reader: int | None) -> list[dict[str, Any]]:
    """All events of a game that keeps them.

    Args:
        game: The game.
        reader: A player; None for who may know everything.

    Returns:
        A dict an event: `who` (a player or None), `turn`, `kind`, `text`, and `rule` where it has one.
    """
    return [_entry(event) for event in game.events(reader)]


def _entry(event: Any) -> dict[str, Any]:
    # The rule stands behind the sentence, in brackets; a page shows it to who asks.
    text = event.text.partition(f" (CR {event.rule}")[0] if event.rule else event.text
    told = {"who": event.who, "turn": event.turn, "kind": event.kind, "text": text}
    return told | ({"rule": event.text[len(text) :].strip(" ()")} if text != event.text else {})
