"""The consequences of an action of the Battle Phase, in a few words."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from zx_env.core.rendering.outcomes import CardOutcomes, Consequence, Tone, sentence
from zx_env.ygo.limits import FIELD, MONSTERS

_PLACES = {f"m{k + 1}": ("monster", k) for k in range(MONSTERS)} | {
    f"s{k + 1}": ("back", k) for k in range(FIELD)
}
_PLACES["field"] = ("back", FIELD)
"""Field of the record and index of each place, by the name that events give it."""


def _was_hidden(event: Any, g: Any, player: int) -> bool:
    """Return whether the card lay where an event has taken it from, and the player did not know it."""
    if event.from_ not in _PLACES or event.owner is None:
        return False
    zone, place = _PLACES[event.from_]
    slot = int(getattr(g, zone)[event.owner, place])
    return slot >= 0 and not int(g.known[slot]) >> player & 1


def _position(event: Any, player: int) -> str:
    return f"{event.name} changes to {'Attack' if event.state == 'attack' else 'Defense'} Position"


def _banish(event: Any, player: int) -> str:
    return f"{event.name} is banished" if event.name else ""


def _return(event: Any, player: int) -> str:
    return f"{event.name} returns to the hand" if event.name and event.to == "hand" else ""


CHANGES = {
    "position": _position,
    "banish": _banish,
    "return": _return,
    **dict.fromkeys(("life_gained", "negate", "attack_stops", "atk"), sentence),
}


class YgoOutcomes(CardOutcomes):
    """The words for events of a duel."""

    changes = MappingProxyType(CHANGES)

    harms = frozenset({"banish", "return"})

    responses = MappingProxyType({"window": "pass", "answer": "pass"})

    def tone_of(self, event: Any, player: int) -> Tone:
        """Return whether a change is good or harm: a card is lost from the field alone."""
        is_elsewhere = event.kind in self.harms and event.from_ not in _PLACES
        return "" if is_elsewhere else super().tone_of(event, player)

    def target(self, event: Any) -> str:
        """Return the attacked monster with its zone, or the player."""
        if event.kind != "attack":
            return ""
        return f"{event.other_name or 'a face-down monster'} ({event.to})" if event.to else "the player"

    def is_chance(self, event: Any, g: Any, player: int) -> bool:
        """Return whether the event shows a hidden card."""
        is_enemys = event.kind == "flip" and event.who != player
        return is_enemys or event.kind in ("reveal", "shuffle") or _was_hidden(event, g, player)

    def words(self, events: Sequence[Any], g: Any, player: int) -> list[Consequence]:
        """Return what has happened; a card that lay face down is not named."""
        known = [replace(event, name=None) if _was_hidden(event, g, player) else event for event in events]
        return super().words(known, g, player)

    def amount_of_life(self, lost: int) -> str:
        """Return a number of Life Points."""
        return f"{lost} Life Points"

    def life_of(self, g: Any, who: int) -> int:
        """Return the Life Points of a player."""
        return int(g.life_points[who])
