"""Events of any game; a game that records no events has none."""

from __future__ import annotations

from typing import Any

from zx_env import Event


def events_of(game: Any, viewer: int | None, since: int = 0) -> list[Event]:
    """Return the events that a viewer may know, from event `since` on; none if the game keeps no events."""
    return game.events(viewer, since) if game.keeps_events else []
