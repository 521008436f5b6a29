"""Events of any game; a game that records no events has none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from zx_env import Event

QUIET = frozenset(
    {"step", "phase", "pay", "reboot", "pass", "answer", "battle_over", "shuffle", "look_through"}
)
"""Kinds that a short log leaves out: the board shows them, or they follow from other events."""


_OUTCOMES = frozenset({"destroy", "life_lost", "attack_stops"})
"""Kinds that the line of an attack also covers."""
_PLAYS = frozenset(
    {"play", "use", "activate", "appear", "summon", "special_summon", "negate", "life_gained", "win"}
)
"""Kinds that have a line of their own during an attack, too."""


class Line(NamedTuple):
    """How a quiet log shows an event."""

    says: Literal["line", "quiet", "detail", "outcome"]
    """Whether it is a line, left out, or a detail of an attack; an outcome also ends the attack's line."""
    attack: int | None
    """Number of the event that began the attack, for what happens during one."""


def quiet_lines(events: Sequence[Event]) -> Iterator[Line]:
    """Yield for each event of a game how a quiet log shows it: one line for each attack, no bookkeeping."""
    attack: int | None = None
    for n, event in enumerate(events):
        if event.kind in ("attack", "turn", "win"):
            attack = None
        if event.kind == "attack":
            yield Line("line", None)
            attack = n
        elif event.turn == 0 and event.kind != "first_player":
            yield Line("quiet", None)
        elif attack is None:
            yield Line("quiet" if event.kind in QUIET or event.kind == "damage_ends" else "line", None)
        elif event.kind in _PLAYS:
            yield Line("line", attack)
        else:
            yield Line("outcome" if event.kind in _OUTCOMES else "detail", attack)
        if event.kind == "battle_over":
            attack = None


def events_of(game: Any, viewer: int | None, since: int = 0) -> list[Event]:
    """Return the events, from number `since` (from 0), that a viewer may know.

    A viewer is a player, or None for an observer who may see every card. The list is empty if the game
    records no events.
    """
    return game.events(viewer, since) if game.keeps_events else []
