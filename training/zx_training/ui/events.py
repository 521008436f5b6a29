"""Events of any game; a game that records no events has none."""

from __future__ import annotations

from typing import Any

from zx_env import Event

QUIET = frozenset(
    {"step", "phase", "pay", "reboot", "pass", "answer", "battle_over", "shuffle", "look_through"}
)
"""Kinds that a short log leaves out: the board shows them, or they follow from other events."""


def events_of(game: Any, viewer: int | None, since: int = 0) -> list[Event]:
    """Return the events, from number `since` (from 0), that a viewer may know.

    A viewer is a player, or None for an observer who may see every card. The list is empty if the game
    records no events.
    """
    return game.events(viewer, since) if game.keeps_events else []
