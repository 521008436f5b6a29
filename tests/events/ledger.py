"""A plain ledger of a game of Z/X: it knows a first board, and then nothing but events.

Cards that share number, owner, place and State are one to it, as they are to people.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.env.games import numbers
from zx_env import Game
from zx_env.core.events.event import Event
from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.pool import card_table
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import BattleStep, CardType, Phase, State, Zone

Card = tuple[int, str, str, str, int]
"""Owner, number, where, how it lies, damage."""

_OWNER = [0] * limits.HALF + [1] * limits.HALF + [0] * limits.TOKENS_EACH + [1] * limits.TOKENS_EACH
LYING = {Zone.SQUARE: ("reboot", "sleep"), Zone.RESOURCE: ("reboot", "sleep")}
LYING[Zone.DYNAMIS] = ("face down", "face up")
MOVES = (
    "draw",
    "recover",
    "discard",
    "move",
    "destroy",
    "put",
    "appear",
    "shift",
    "vanish",
    "play",
    "turn_player",
)
TURNS = {"sleep": "sleep", "pay": "sleep", "reboot": "reboot", "face_up": "face up", "face_down": "face down"}


def is_player(number: str) -> bool:
    """Whether it is the number of a Player card."""
    return card_table().card_of(number).kind == CardType.PLAYER


@dataclass
class Ledger:
    """What lies where, and where the game is."""

    cards: Counter[Card] = field(default_factory=Counter)
    turn: int = 0
    turn_player: int = 0
    phase: str = "preparation"
    step: str = "no_battle"
    over: bool = False

    @classmethod
    def of(cls, game: Game) -> "Ledger":
        """What the engine says."""
        g: Any = game._games[0]
        cards = game.settings.pool.cards
        row, zone, square = (numbers(g, name).tolist() for name in ("row", "zone", "square"))
        state, damage = (numbers(g, name).tolist() for name in ("state", "damage"))
        shifts = [int(g.shift[player]) for player in range(2) if g.shift[player] != NO_CARD]
        found: Counter[Card] = Counter()
        for slot in range(limits.SLOTS):
            if zone[slot] == Zone.NOWHERE or row[slot] < 0:
                continue
            where = NAMES[square[slot]] if zone[slot] == Zone.SQUARE else Zone(zone[slot]).name.lower()
            lying = LYING[zone[slot]][state[slot]] if zone[slot] in LYING else ""
            if slot in shifts:
                lying = "face up"
            found[_OWNER[slot], cards[row[slot]].number, where, lying, damage[slot]] += 1
        phase, step = Phase(int(g.phase)).name.lower(), BattleStep(int(g.battle.stage)).name.lower()
        return cls(found, int(g.turn), int(g.turn_player), phase, step, bool(g.over))

    def differences(self, other: "Ledger") -> list[str]:
        """What this one has and the other has not, and the other way round."""
        found = [f"ledger: {card}" for card in (self.cards - other.cards).elements()]
        found += [f"engine: {card}" for card in (other.cards - self.cards).elements()]
        for name in ("turn", "turn_player", "phase", "step", "over"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                found.append(f"{name}: {mine} in the ledger, {theirs} in the engine")
        return found

    def read(self, event: Event) -> None:
        """Take note of what happened."""
        fields = event.as_dict()
        kind = event.kind
        if kind == "turn":
            self.turn, self.turn_player = fields["amount"], fields["who"]
        elif kind == "first_player":
            self.turn_player = fields["who"]
        elif kind in ("phase", "step"):
            setattr(self, kind, fields["state"])
        elif kind == "battle_over":
            self.step = "no_battle"
        elif kind == "win":
            self.over = True
        elif kind == "reload":
            for card in [card for card in self.cards if card[0] == fields["who"] and card[2] == "trash"]:
                self.cards[(*card[:2], "deck", *card[3:])] += self.cards.pop(card)
        elif kind in MOVES and "from" in fields and "to" in fields:
            self._move(fields)
        elif kind == "extra":
            # CR 1023: it lies face up on its Player card, and the two are one card from now on.
            card = next(c for c in self.cards if c[:1] == (fields["owner"],) and is_player(c[1]))
            del self.cards[card]
            self._put((card[0], fields["card"], *card[2:]))
        elif kind in TURNS:
            card = self._find(fields, fields["to"], lambda card: card[3] != TURNS[kind])
            self._put((*card[:3], TURNS[kind], card[4]))
        elif kind in ("damage", "damage_ends"):
            sign = 1 if kind == "damage" else -1
            card = self._find(fields, fields["to"], lambda card: sign > 0 or card[4] == fields["amount"])
            self._put((*card[:4], card[4] + sign * fields["amount"]))

    def _move(self, fields: dict[str, Any]) -> None:
        stays = fields["kind"] == "move"
        if fields["from"] != "nowhere":
            left = fields.get("was")
            old = self._find(fields, fields["from"], lambda card: card[3] == left)
        if fields["to"] != "nowhere":
            state = fields.get("state", "") if fields["to"] in ("resource", "dynamis", *NAMES) else ""
            damage = old[4] if stays else 0
            self._put((fields["owner"], fields["card"], fields["to"], state, damage))

    def _find(self, fields: dict[str, Any], where: str, likely: Any) -> Card:
        """Remove and return the card of the event: the likely one of several."""
        found = [c for c in self.cards if c[:3] == (fields["owner"], fields["card"], where)]
        assert found, f"{fields} speaks of a card that is not there"
        card = min(found, key=lambda card: not likely(card))
        self.cards[card] -= 1
        if not self.cards[card]:
            del self.cards[card]
        return card

    def _put(self, card: Card) -> None:
        self.cards[card] += 1


assert set(LYING[Zone.SQUARE]) == {state.name.lower() for state in (State.REBOOT, State.SLEEP)}
