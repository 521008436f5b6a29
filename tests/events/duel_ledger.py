"""A plain ledger of a duel: it knows a first field, and then nothing but events."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.env.games import numbers
from zx_env.core.events.event import Event
from zx_env.ygo import limits
from zx_env.ygo.terms import Moment, Phase, Zone

Card = tuple[int, str, int, str, str, int]
"""Owner, name, who controls it, where, how it lies, counters."""
LYING = {
    Zone.MONSTER: ("attack", "face-down attack", "defense", "set"),
    Zone.BACK: ("face up", "face down", "face up", "face down"),
}
MOVES = (
    *("draw", "discard", "destroy", "send", "banish", "return", "put"),
    *("summon", "special_summon", "set"),
)
TURNS = ("flip", "turn_down", "position")


@dataclass
class DuelLedger:
    """What lies where, and where the duel is."""

    cards: Counter[Card] = field(default_factory=Counter)
    life: dict[int, int] = field(default_factory=dict)
    turn: int = 0
    turn_player: int = 0
    phase: str = "draw"
    step: str = "main"
    over: bool = False

    @classmethod
    def of(cls, game: Any) -> "DuelLedger":
        """What the engine says."""
        g: Any = game._games[0]
        cards = game.settings.pool.cards
        names = ("row", "zone", "place", "controller", "face_down", "in_defense", "counters")
        row, zone, place, controller, down, defense, counters = (numbers(g, name).tolist() for name in names)
        found: Counter[Card] = Counter()
        for slot in range(limits.SLOTS):
            if zone[slot] == Zone.NOWHERE or row[slot] < 0:
                continue
            where, lying = Zone(zone[slot]).name.lower(), ""
            if zone[slot] in LYING:
                where = f"{'m' if zone[slot] == Zone.MONSTER else 's'}{place[slot] + 1}"
                if zone[slot] == Zone.BACK and place[slot] == limits.FIELD:
                    where = "field"
                lying = LYING[Zone(zone[slot])][down[slot] + 2 * defense[slot]]
            owner = slot // limits.HALF
            found[owner, cards[row[slot]].name, controller[slot], where, lying, counters[slot]] += 1
        phase, step = Phase(int(g.phase)).name.lower(), Moment(int(g.moment)).name.lower()
        life = {player: int(g.life_points[player]) for player in range(2)}
        return cls(found, life, int(g.turn), int(g.turn_player), phase, step, bool(g.over))

    def differences(self, other: "DuelLedger") -> list[str]:
        """What this one has and the other has not, and the other way round."""
        found = [f"ledger: {card}" for card in (self.cards - other.cards).elements()]
        found += [f"engine: {card}" for card in (other.cards - self.cards).elements()]
        for name in ("life", "turn", "turn_player", "phase", "step", "over"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                found.append(f"{name}: {mine} in the ledger, {theirs} in the engine")
        return found

    def read(self, event: Event) -> None:
        """Take note of what happened."""
        fields, kind = event.as_dict(), event.kind
        if kind == "turn":
            self.turn, self.turn_player = fields["amount"], fields["who"]
        elif kind in ("phase", "step"):
            setattr(self, kind, fields["state"])
        elif kind == "win":
            self.over = True
        elif kind in ("life_lost", "life_gained"):
            self.life[fields["who"]] += fields["amount"] * (1 if kind == "life_gained" else -1)
        elif kind in MOVES:
            old = self._find(fields, fields["from"])
            if fields["to"] != "nowhere":
                self._put((*old[:2], fields["who"], fields["to"], fields.get("state", ""), 0))
        elif kind in TURNS:
            old = self._find(fields, fields["to"])
            self._put((*old[:4], fields["state"], old[5]))
        elif kind == "counters":
            old = self._find(fields, fields["to"])
            self._put((*old[:5], old[5] + fields["amount"]))

    def _find(self, fields: dict[str, Any], where: str) -> Card:
        """Remove and return the card of the event."""
        found = [c for c in self.cards if (c[0], c[1], c[3]) == (fields["owner"], fields["card"], where)]
        assert found, f"{fields} speaks of a card that is not there"
        # If both sides have such a card in a place of this name, the card of the named player moves.
        card = min(found, key=lambda card: card[2] != fields["who"])
        self.cards[card] -= 1
        if not self.cards[card]:
            del self.cards[card]
        return card

    def _put(self, card: Card) -> None:
        self.cards[card] += 1
