"""Positions around one ability of a card, in which much of what it asks for is there: random, but not rare.

The card lies where the ability works. Cards that fit its descriptions lie in the zones and on the Squares
that it names, in the number for which it asks; cards of its colors, and of what it asks for by tribe or name,
lie everywhere.
"""

from collections import Counter
from functools import cache
from typing import Any

import numpy as np

from tests.cards.random_play.asked import (
    IN_DECK,
    Asked,
    asked_by,
    different,
    extras_of,
    fits,
    fitting,
    fitting_colors,
    kin,
    turning_into,
)
from tests.cards.random_play.resolved import ability_at
from tests.made_up import EVERY_TRIBE, EVERYBODY, SET
from zx_env.zx.board import NAMES
from zx_env.zx.cards.encode.vocabulary import several
from zx_env.zx.cards.language import (
    Advent,
    Among,
    Automatic,
    Awaken,
    Card,
    InPhase,
    Pay,
    Possess,
    Shift,
    SpendShield,
    TurnExtra,
    TurnOf,
)
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import card_table
from zx_env.zx.limits import DECK_SIZE, DYNAMIS_SIZE
from zx_env.zx.terms import CardType, Color, Having, Icon, Occurrence, Phase, Side, State, Trait, Zone

ON_SQUARES = (CardType.ZX, CardType.ZX_EX, CardType.TOKEN)
LISTS = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.LIFE: "life",
    Zone.RESOURCE: "resource",
    Zone.CHARGE: "charge",
    Zone.TRASH: "trash",
    Zone.REMOVED: "removed",
    Zone.DYNAMIS: "dynamis",
}
"""The zones that are lists of cards in a position."""
MOST = {Zone.CHARGE: 4, Zone.DYNAMIS: DYNAMIS_SIZE}
MOST_UNDER = 4
"""Cards under a Z/X, and own Z/X with such cards."""
SEVERAL_ZONES = 4
"""A description of cards in more zones names no place."""


def crowded(card: Card, place: int, rng: np.random.Generator) -> dict[str, Any]:
    """A position of the card set of tests.made_up, around the ability at `place` on the card."""
    return _Crowd(card, place, rng).position()


class _Crowd:
    """The position while it is put together."""

    def __init__(self, card: Card, place: int, rng: np.random.Generator) -> None:
        self.card, self.place, self.rng = card, place, rng
        self.ability = ability_at(card, place)
        enemy = fitting_colors(int(rng.choice([color for color in Color if color])))
        self.cards = (fitting_colors(card.colors), enemy)
        self.near = kin(card) or self.cards[0]
        self.players: list[dict[str, Any]] = [self._player(), self._opponent()]
        self.squares = self._squares()
        self.asked: Counter[tuple[int, str]] = Counter()

    def position(self) -> dict[str, Any]:
        """Put what the ability asks for on top, then the card where the ability works."""
        asked = _asked(self.card.number, self.place)
        for i in self.rng.permutation(len(asked)):
            if self.rng.random() < 0.8:
                self._put(asked[i])
        self._put_what_pays()
        self._put_card()
        self._leave_room()
        position = {
            "format": "zx-position/1",
            "card_set": SET,
            "turn": 5,
            "turn_player": self._turn_player(),
            "phase": self._phase(),
            "seed": int(self.rng.integers(2**31)),
            "players": self.players,
            "squares": self.squares,
        }
        if self.card.kind == CardType.LINK:
            square = str(self.rng.choice(NAMES))
            position["links"] = [{"card": self.card.number, "owner": 0, "square": square}]
        return position

    # -- what lies there anyway ----------------------------------------------------------------------------

    def _some(self, count: int, with_it: float = 0.0) -> list[Any]:
        cards = self.near if self.rng.random() < 0.6 else self.cards[0]
        drawn = self._any(cards, count)
        if self.card.kind in IN_DECK and self.rng.random() < with_it:
            drawn[0] = self.card.number
        return drawn

    def _any(self, cards: list[Card], count: int) -> list[Any]:
        return [cards[i].number for i in self.rng.integers(len(cards), size=count)]

    def _player(self) -> dict[str, Any]:
        rng = self.rng
        player: dict[str, Any] = {
            "hand": self._some(int(rng.integers(2, 6)), 0.7),
            "life": self._some(int(rng.integers(1, 5)), 0.4),
            "deck": self._some(10, 0.4),
            "resource": self._some(int(rng.integers(4, max(11, self.card.cost + 3))), 0.3),
            "charge": self._some(int(rng.integers(0, 5)) or 1, 0.3),
            "trash": self._some(int(rng.integers(1, 8)), 0.4),
            "removed": self._some(int(rng.integers(1, 3)), 0.2),
            "dynamis": _dynamis(self.card, rng),
        }
        if rng.random() < 0.9:
            player["player_card"] = EVERYBODY
            if self.card.kind in (CardType.PLAYER_EX, CardType.ZX_OB):
                player["under_player"] = self.card.number
        return player

    def _opponent(self) -> dict[str, Any]:
        enemy = self.cards[1]
        return {
            "hand": self._any(enemy, int(self.rng.integers(0, 7))),
            "life": self._any(enemy, int(self.rng.integers(1, 5))),
            "deck": self._any(enemy, 12),
            "resource": self._any(enemy, int(self.rng.integers(2, 11))),
            "charge": self._any(enemy, 2),
            "trash": self._any(enemy, 5),
            "dynamis": _dynamis(self.card, self.rng)[:4],
        }

    def _squares(self) -> dict[str, Any]:
        squares: dict[str, Any] = {}
        for name in self.rng.permutation(NAMES)[: self.rng.integers(3, 8)]:
            side = int(self.rng.integers(2))
            near = self.near if self.rng.random() < 0.6 else self.cards[0]
            there = [one for one in (near, self.cards[1])[side] if one.kind == CardType.ZX]
            if there:
                squares[str(name)] = self._stand(there[self.rng.integers(len(there))], side)
        return squares

    def _stand(self, card: Card, owner: int) -> dict[str, Any]:
        state = "sleep" if self.rng.random() < 0.3 else "reboot"
        return {"card": card.number, "owner": owner, "state": state}

    # -- what the ability asks for -------------------------------------------------------------------------

    def _put(self, asked: Asked) -> None:
        among = asked.among
        zone = among.zones[self.rng.integers(len(among.zones))]
        side = int(self.rng.integers(2)) if among.side == Side.ANY else int(among.side == Side.ENEMY)
        if asked.most is not None and zone in LISTS and self.rng.random() < 0.8:
            there = self.players[side].get(LISTS[zone], [])
            self.players[side][LISTS[zone]] = there[: max(asked.most, int(zone in (Zone.LIFE, Zone.DECK)))]
        elif asked.most is not None and zone == Zone.SQUARE and self.rng.random() < 0.8:
            self._keep_few(asked, side)
        if len(among.zones) > SEVERAL_ZONES or not asked.least or Having.IS_THIS in among.having:
            return
        found = fitting(among, self.card.name, asked.least if asked.trait == Trait.NAME else 1)
        number = asked.least + int(self.rng.integers(0, 3))
        if zone == Zone.SQUARE:
            self._put_on_squares([card for card in found if card.kind in ON_SQUARES], among, side, number)
            self._put_overboost([card for card in found if card.kind == CardType.ZX_OB], side)
        elif zone == Zone.FORCE:
            self._put_under(found, number)
        elif zone in LISTS:
            self._put_in_zone([card for card in found if _can_lie(card, zone)], asked, zone, side, number)

    def _keep_few(self, asked: Asked, side: int) -> None:
        fitting_now = [
            name
            for name, one in self.squares.items()
            if one["owner"] == side
            and fits(card_table(SET).card_of(one["card"]), asked.among, self.card.name)
        ]
        for name in fitting_now[asked.most :]:
            del self.squares[name]

    def _put_in_zone(self, found: list[Card], asked: Asked, zone: Zone, side: int, number: int) -> None:
        # In turn, so that the cards differ as far as there are different ones.
        order = different([found[i] for i in self.rng.permutation(len(found))], asked.trait)
        chosen = [
            _lying(order[i % len(order)], zone, asked.among.state) for i in range(number if order else 0)
        ]
        name = LISTS[zone]
        self.asked[side, name] += len(chosen)
        self.players[side][name] = [*chosen, *self.players[side].get(name, [])][: MOST.get(zone)]

    def _put_on_squares(self, found: list[Card], among: Among, side: int, number: int) -> None:
        there = [name for place, name in enumerate(NAMES) if among.on.mask >> place & 1]
        for name in self.rng.permutation(there)[:number]:
            if found:
                one = self._stand(found[self.rng.integers(len(found))], side)
                if among.state in (State.REBOOT, State.SLEEP):
                    one["state"] = among.state.name.lower()
                one |= {"damage": 500} if Having.DAMAGED in among.having else {}
                one |= {"shields": 2} if Having.WITH_SHIELD in among.having else {}
                one |= {"force": self._some(2)} if Having.WITH_FORCE in among.having else {}
                if Having.IN_BREAK in among.having:
                    one["force"] = [{"card": found[0].number, "face": "down"}]
                self.squares[str(name)] = one

    def _put_overboost(self, found: list[Card], side: int) -> None:
        """A Z/X Overboost stands over its lower half (CR 1014.1); one at most."""
        if found and side == 0 and "under_player" not in self.players[0]:
            one = found[self.rng.integers(len(found))]
            self.players[0] |= {"player_card": EVERYBODY, "under_player": one.number}
            self.squares[str(self.rng.choice(NAMES))] = self._stand(one, 0)

    def _put_under(self, found: list[Card], number: int) -> None:
        under = [card.number for card in found if card.kind in IN_DECK]
        number = min(number, MOST_UNDER)
        mine = [one for one in self.squares.values() if one["owner"] == 0]
        for one in mine[:MOST_UNDER]:
            if under and self.rng.random() < 0.7:
                one["force"] = [under[i] for i in self.rng.integers(len(under), size=number)]

    def _put_what_pays(self) -> None:
        """Resources of the colors that the ability pays: the card itself may have others."""
        for part in parts_of(self.ability):
            if isinstance(part, Pay) and part.color:
                one = str(self.rng.choice([one.number for one in fitting_colors(part.color)]))
                self.players[0]["resource"][:0] = [one] * part.number
                self.asked[0, "resource"] += part.number

    # -- the card, the turn and the phase ------------------------------------------------------------------

    def _put_card(self) -> None:
        """Where the ability works; in hand, too, if it may go from there to a Square."""
        zones = getattr(self.ability, "zones", None) or several(getattr(self.ability, "valid_in", None))
        zone = zones[self.rng.integers(len(zones))] if zones else Zone.HAND
        card, mine = self.card, self.players[0]
        if isinstance(self.ability, Automatic) and self.ability.when == Occurrence.APPEARS:
            zone = Zone.HAND if zone == Zone.SQUARE and self.rng.random() < 0.7 else zone
        self._put_what_it_waits_for()
        if zone in LISTS and _can_lie(card, zone):
            mine[LISTS[zone]] = [_lying(card, zone, None), *mine[LISTS[zone]]][: MOST.get(zone)]
        elif card.kind in ON_SQUARES and zone == Zone.SQUARE and self.rng.random() < 0.8:
            self._put_on_a_square(card)
        elif card.kind == CardType.SHIFT:
            self._lay_shift(card)
        elif zone == Zone.FORCE:
            self._put_under([card], 1)
        elif card.kind == CardType.PLAYER:
            mine["player_card"] = card.number
        self._put_players()

    def _put_what_it_waits_for(self) -> None:
        """In hand: a card that appears and triggers the ability, or one that makes its card appear."""
        found: list[Card] = []
        if (
            isinstance(self.ability, Automatic)
            and self.ability.of
            and self.ability.when == Occurrence.APPEARS
        ):
            found = fitting(self.ability.of, self.card.name)
        elif self.card.kind == CardType.ZX_OB:
            found = turning_into(self.card.number)
        found = [card for card in found if card.kind in IN_DECK]
        if found and self.rng.random() < 0.7:
            one = found[self.rng.integers(len(found))]
            self.players[0]["hand"].insert(0, one.number)
            for asked in (asked for ability in one.abilities for asked in asked_by(ability)):
                if asked.among.zone != Zone.SQUARE:
                    self._put(asked)

    def _put_players(self) -> None:
        """The Player Extra that the ability turns up, and its Player card; Shields that it spends."""
        for part in parts_of(self.ability):
            if isinstance(part, TurnExtra) and self.rng.random() < 0.8:
                for key, named in (("player_card", part.under), ("under_player", part.named)):
                    there = [] if named is None else fitting(Among(Side.OWN, Zone.SQUARE, named=named), "")
                    self.players[0] |= {key: there[0].number} if there else {}
            elif isinstance(part, SpendShield):
                for one in self.squares.values():
                    one["shields"] = int(self.rng.integers(0, 3))

    def _put_on_a_square(self, card: Card) -> None:
        """On Squares where the ability asks for the card itself, if it names some."""
        masks = [among.on.mask for among in _of_itself(self.ability)]
        mask = masks[self.rng.integers(len(masks))] if masks else (1 << len(NAMES)) - 1
        there = [name for place, name in enumerate(NAMES) if mask >> place & 1]
        under = self.squares.get(name := str(self.rng.choice(there)), {}).get("force", ())
        self.squares[name] = {**self._stand(card, 0), "state": "reboot"}
        if asks_force := [one for one in _zones_asked(self.ability) if one == Zone.FORCE]:
            self.squares[name]["force"] = list(under) or self._some(min(len(asks_force) + 2, MOST_UNDER))

    def _lay_shift(self, card: Card) -> None:
        """On a Z/X that is as the ability wants it; for an ability that waits for this, only beside one."""
        onto = next(ability.onto for ability in card.abilities if isinstance(ability, Shift))
        found = fitting(onto, card.name)
        wanted = [
            one for one in found if all(fits(one, among, card.name) for among in _of_itself(self.ability))
        ]
        found = wanted or found
        self._put_on_squares([one for one in found if one.kind in ON_SQUARES], onto, 0, 2)
        self._put_overboost([one for one in found if one.kind == CardType.ZX_OB], 0)
        if getattr(self.ability, "when", None) == Occurrence.IS_SHIFTED:
            return
        numbers = {one.number for one in found}
        for one in self.squares.values():
            if one["card"] in numbers and one["owner"] == 0 and self.rng.random() < 0.5:
                one["shift"] = card.number
                return

    def _leave_room(self) -> None:
        """A player has no more cards than a deck and a Dynamis; what is asked for stays longest."""
        for side, player in enumerate(self.players):
            standing = [one for one in self.squares.values() if one["owner"] == side]
            extras = sum(not _is_of_deck(one) for one in standing)
            extras += sum("shift" in one for one in standing) + ("under_player" in player)
            player["dynamis"] = player["dynamis"][: DYNAMIS_SIZE - extras]
            under = sum(len(one.get("force", ())) for one in standing)
            spare = {
                name: max(len(player[name]) - self.asked[side, name], 0)
                for name in LISTS.values()
                if name in player and name != "dynamis"
            }
            gates = sum(_is_of_deck(one) for one in player["dynamis"])
            total = sum(len(player[name]) for name in spare) + len(standing) + under + gates
            for _ in range(total - DECK_SIZE):
                most = max(filter(player.__getitem__, spare), key=spare.__getitem__)
                spare[most] -= 1
                player[most].pop()

    def _turn_player(self) -> int:
        for part in parts_of(self.ability):
            if isinstance(part, TurnOf) and self.rng.random() < 0.8:
                return int(part.side == Side.ENEMY)
        return int(self.rng.random() < 0.3)

    def _phase(self) -> str:
        phases = [part.phase for part in parts_of(self.ability) if isinstance(part, InPhase)]
        usual = [Phase.MAIN, Phase.MAIN, Phase.IGNITION, Phase.RESOURCE]
        return (phases or usual)[self.rng.integers(len(phases or usual))].name.lower()


def _of_itself(ability: object) -> list[Among]:
    """What the ability asks of its own card."""
    return [part for part in parts_of(ability) if isinstance(part, Among) and Having.IS_THIS in part.having]


def _zones_asked(ability: object) -> list[Zone]:
    return [zone for part in parts_of(ability) if isinstance(part, Among) for zone in part.zones]


def _can_lie(card: Card, zone: Zone) -> bool:
    if zone == Zone.DYNAMIS and Icon.GATE_CARD in card.icons:
        return True
    return card.kind in (FORMATS[EXTENDED].types if zone == Zone.DYNAMIS else IN_DECK)


def _lying(card: Card, zone: Zone, state: State | None) -> Any:
    """The card as a position says it; a card of a deck lies face up in the Dynamis (ruling H57)."""
    if zone == Zone.DYNAMIS and (state == State.FACE_UP or card.kind in IN_DECK):
        return {"card": card.number, "face": "up"}
    if zone == Zone.RESOURCE and state == State.SLEEP:
        return {"card": card.number, "state": "sleep"}
    return card.number


def _is_of_deck(lying: Any) -> bool:
    number = lying if isinstance(lying, str) else lying["card"]
    return card_table(SET).card_of(number).kind in IN_DECK


@cache
def _asked(number: str, place: int) -> list[Asked]:
    """What the ability asks for, and what the card needs to come to a Square from the Dynamis."""
    card = card_table(SET).card_of(number)
    ways = [one for one in card.abilities if isinstance(one, (Advent, Awaken, Possess))]
    return [asked for one in (ability_at(card, place), *ways) for asked in asked_by(one)]


def _dynamis(card: Card, rng: np.random.Generator) -> list[Any]:
    extras, asked = extras_of(card.number)
    found: list[Any] = [card.number] if card.kind in FORMATS[EXTENDED].types else []
    if rng.random() < 0.3:
        found += [{"card": EVERY_TRIBE, "face": "up"}] * int(rng.integers(1, 5))
    there = asked if asked and rng.random() < 0.7 else extras
    for i in rng.integers(len(there), size=rng.integers(0, 10)):
        up = rng.random() < 0.7
        found.append({"card": there[i].number, "face": "up"} if up else there[i].number)
    return found
