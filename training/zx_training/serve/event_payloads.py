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
    told = {"who": event.who, "turn": event.turn, "kind": event.kind, "text": event.text}
    sentence, bracket, why = event.text.rpartition(" (")
    if not bracket or event.rule is None or event.rule not in why:
        return told
    # The rule stands in brackets behind the sentence: a page shows it to who asks, and the card to everybody.
    by = f", by {event.by}" if event.by and event.by not in sentence else ""
    return told | {"text": f"{sentence}{by}", "rule": why.removesuffix(")")}
