"""The consequences of an action of Z/X, in a few words."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from zx_env.core.rendering.outcomes import CardOutcomes, Consequence, sentence
from zx_env.zx.board import NAMES
from zx_env.zx.decision.purpose import ZONES
from zx_env.zx.terms import Zone


def _zone(name: str) -> str:
    """Return a zone as the rules write it, given its name in an event."""
    zone = Zone[name.upper()]
    return ZONES.get(zone, zone.name.capitalize())


def _damage(event: Any, player: int) -> str:
    return f"{event.amount} damage to {'' if event.owner != player else 'your '}{event.name}"


def _sleep(event: Any, player: int) -> str:
    """Return that a Z/X of the enemy sleeps: an own one sleeps by its attack."""
    return sentence(event, player) if event.owner != player and event.to in NAMES else ""


def _put(event: Any, player: int) -> str:
    """Return that a Z/X leaves its Square, unless another takes its place: the label says so."""
    if event.from_ not in NAMES or not event.name or event.rule == "905":
        return ""
    return f"{'' if event.owner != player else 'your '}{event.name} goes to {_zone(event.to)}"


CHANGES = {
    "damage": _damage,
    **dict.fromkeys(("power", "move", "reboot", "life_gained"), sentence),
    "sleep": _sleep,
    "put": _put,
}


class ZXOutcomes(CardOutcomes):
    """The words for events of Z/X."""

    changes = MappingProxyType(CHANGES)

    harms = frozenset({"damage", "sleep", "put"})

    # A Life card that is turned over may be played: who does not, answers nothing.
    responses = MappingProxyType({"battle_event": "pass", "free_play": "no"})

    def target(self, event: Any) -> str:
        """Return the attacked Z/X with its Square, or the player."""
        if event.kind != "attack":
            return ""
        return "the player" if event.other is None else f"{event.other_name} ({event.to})"

    def is_chance(self, event: Any, g: Any, player: int) -> bool:
        """Return whether the event shows a hidden card; one of Life goes to Charge, whichever it is."""
        is_of_deck = event.from_ == "deck" and event.kind != "draw"
        return (
            is_of_deck or event.kind in ("look", "shuffle") or (event.kind == "reveal" and event.to != "life")
        )

    def words(self, events: Sequence[Any], g: Any, player: int) -> list[Consequence]:
        """Return what has happened, but of the preparation, which deals cards, nothing."""
        return super().words(events, g, player) if int(g.turn) else []

    def amount_of_life(self, lost: int) -> str:
        """Return a number of cards of Life."""
        return "a Life" if lost == 1 else f"{lost} Life"

    def life_of(self, g: Any, who: int) -> int:
        """Return the number of cards in a player's Life."""
        return int(g.count[who, Zone.LIFE])
