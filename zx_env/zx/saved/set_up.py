"""Puts the cards of a hand-written position (positions.py) where it says they are."""

from collections.abc import Mapping
from typing import Any

from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.board import NAMES, PLAYER_SQUARE
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.names import PlayerKey
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    CardType,
    CounterKind,
    Extra,
    Frame,
    Icon,
    Phase,
    State,
    Until,
    Zone,
)

LISTS = {
    "deck": Zone.DECK,
    "hand": Zone.HAND,
    "life": Zone.LIFE,
    "resource": Zone.RESOURCE,
    "charge": Zone.CHARGE,
    "trash": Zone.TRASH,
    "removed": Zone.REMOVED,
    "dynamis": Zone.DYNAMIS,
}
_OF_PLAYER = ("player_card", "under_player", "also_named", "counters")
TOP_FIRST = (Zone.DECK, Zone.LIFE)
HIDDEN = (Zone.DECK, Zone.HAND, Zone.LIFE, Zone.DYNAMIS)
_DYNAMIS_KINDS = (CardType.ZX_EX, CardType.ZX_OB, CardType.EVENT_EX, CardType.SHIFT)
FRAMES = {
    "reboot": Frame.TURN,
    "draw": Frame.DRAW_PHASE,
    "resource": Frame.RESOURCE_PHASE,
    "ignition": Frame.IGNITION_PHASE,
    "main": Frame.MAIN_PRIORITY,
    "end": Frame.END_PHASE,
}


def check_keys(found: Any, known: tuple[str, ...], what: str) -> None:
    """Refuse what is no dict, or has keys that mean nothing."""
    if not isinstance(found, Mapping):
        raise PositionError(f"{what} is a dict, not {found!r}")
    for key in found:
        if key not in known:
            raise PositionError(f"{what} has no {key!r}; known are {', '.join(known)}")


def whole(found: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """A whole number of a dict, or the default."""
    value = found.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"`{key}` is a whole number from {low} to {high}, not {value!r}")
    return value


class SetUp:
    """Puts cards where a hand-written position says they are."""

    def __init__(self, g: Any, pool: CardPool) -> None:
        self.g = g
        self.pool = pool
        self.used = [0, 0]  # slots of each player's deck
        self.used_dynamis = [0, 0]

    def fill(self, position: Mapping[str, Any]) -> str:
        """Fill the game; returns the phase it stands in."""
        g = self.g
        phase = position.get("phase", "main")
        if phase not in FRAMES:
            raise PositionError(f"`phase` is one of {', '.join(FRAMES)}, not {phase!r}")
        g.phase = Phase[phase.upper()]
        g.turn = whole(position, "turn", 1, 1, 32000)
        g.turn_player = whole(position, "turn_player", 0, 0, 1)
        g.first_player = g.turn_player if g.turn % 2 == 1 else 1 - g.turn_player
        g.revealed = 1
        players = position.get("players", [{}, {}])
        if not isinstance(players, (list, tuple)) or len(players) != 2:
            raise PositionError("`players` is a list of two: player 0 and player 1")
        for player, held in enumerate(players):
            check_keys(held, (*_OF_PLAYER, *LISTS), f"player {player}")
            for name, zone in LISTS.items():
                self._fill_list(player, name, zone, held.get(name, []))
            if held.get("player_card") is not None:
                self._put_player_card(player, held["player_card"])
            self._name_player(player, held.get("also_named", ()))
            counters = held.get("counters", {})
            names = {kind.name.lower(): kind for kind in CounterKind}
            check_keys(counters, tuple(names), f"`counters` of player {player}")
            for name in counters:
                g.counters[player, names[name]] = whole(counters, name, 0, 0, limits.COUNTERS)
            if held.get("under_player") is not None:
                self._put_under_player(player, held["under_player"])
        squares = position.get("squares", {})
        check_keys(squares, NAMES, "`squares`")
        for name, there in squares.items():
            for thing in there if isinstance(there, (list, tuple)) else [there]:
                self._stand(NAMES.index(name), thing)
        links = position.get("links", [])
        if not isinstance(links, (list, tuple)):
            raise PositionError(f"`links` is a list of cards, not {links!r}")
        for thing in links:
            self._put_link(thing)
        return str(phase)

    def _fill_list(self, player: int, name: str, zone: Zone, things: Any) -> None:
        where = f"`{name}` of player {player}"
        if not isinstance(things, (list, tuple)):
            raise PositionError(f"{where} is a list of cards, not {things!r}")
        cards = [self._read(thing, where, ("card", "state", "face")) for thing in things]
        if zone in TOP_FIRST:
            cards.reverse()
        if zone == Zone.HAND:
            cards.sort(key=lambda found: found[0])  # as rules/zones.py keeps it
        if len(cards) > limits.HALF:
            raise PositionError(f"{where} has {len(cards)} cards, there is room for {limits.HALF}")
        for row, thing in cards:
            is_gate = Icon.GATE_CARD in self.pool.cards[row].icons
            if zone == Zone.DYNAMIS and not is_gate:
                slot = self._new_dynamis_slot(player, row)
            else:
                slot = self._new_slot(player, row, where)
            self.g.row[slot] = row
            self.g.zone[slot] = zone
            n = int(self.g.count[player, zone])
            self.g.cards[player, zone, n] = slot
            self.g.count[player, zone] = n + 1
            face = thing.get("face", "down" if zone in HIDDEN else "up")
            if face == "down" and zone not in HIDDEN:
                raise PositionError(f"{where}: cards lie face up there")
            if zone == Zone.DYNAMIS and is_gate and face == "down":
                raise PositionError(f"{where}: a Gate Card lies face up there")
            own = 1 << player if zone in (Zone.HAND, Zone.DYNAMIS) else 0
            self.g.known[slot] = 3 if face == "up" else own
            if zone == Zone.DYNAMIS and face == "up":
                self.g.state[slot] = State.FACE_UP
            if zone == Zone.RESOURCE:
                self.g.state[slot] = State[thing.get("state", "reboot").upper()]
            elif "state" in thing:
                raise PositionError(f"{where}: only cards on Squares and in Resource have a `state`")

    def _read(self, thing: Any, where: str, keys: tuple[str, ...]) -> tuple[int, Mapping[str, Any]]:
        """A card: its row, and what else is said of it."""
        said = {"card": thing} if isinstance(thing, str) else thing
        check_keys(said, keys, f"a card in {where}")
        try:
            row = self.pool.row_of(said.get("card"))  # type: ignore[arg-type]
        except (CardError, TypeError) as error:
            raise PositionError(f"{where}: {error}") from None
        if said.get("state", "reboot") not in ("reboot", "sleep"):
            raise PositionError(f'{where}: a `state` is "reboot" or "sleep", not {said["state"]!r}')
        if said.get("face", "up") not in ("up", "down"):
            raise PositionError(f'{where}: a `face` is "up" or "down", not {said["face"]!r}')
        return row, said

    def _new_slot(self, player: int, row: int, where: str) -> int:
        card = self.pool.cards[row]
        if card.kind not in (CardType.ZX, CardType.EVENT):
            raise PositionError(f"{where}: {_called(card)} is no card of a deck")
        if self.used[player] == limits.DECK_SIZE:
            raise PositionError(f"player {player} has more than {limits.DECK_SIZE} cards")
        self.used[player] += 1
        self._know(player, row)
        return player * limits.HALF + self.used[player] - 1

    def _know(self, player: int, row: int) -> None:
        """What the rules keep of the abilities of a player's cards, as rules/setup.py does."""
        record = self.pool.record[0]["card"][row]
        g = self.g
        g.asked_tribes[player] = int(g.asked_tribes[player]) | int(record["asks_tribes"])
        g.startup_zones[player] = int(g.startup_zones[player]) | int(record["startup_zones"])
        g.listen_zones[player] = int(g.listen_zones[player]) | int(record["listen_zones"])
        g.aura_zones[player] = int(g.aura_zones[player]) | int(record["aura_zones"])
        g.auras[player] = int(g.auras[player]) | int(record["auras"])
        g.always = int(g.always) | int(record["always"]) | int(record["auras"])
        g.heard = int(g.heard) | int(record["listens"])
        g.weakening = int(g.weakening) | int(record["weakens"])
        g.bars_choices_only = int(g.bars_choices_only) & (1 - int(record["bars_more"]))

    def _new_dynamis_slot(self, player: int, row: int) -> int:
        card = self.pool.cards[row]
        if card.kind not in _DYNAMIS_KINDS:
            raise PositionError(f"`dynamis` of player {player}: {_called(card)} is no card of a Dynamis")
        if self.used_dynamis[player] == limits.DYNAMIS_SIZE:
            raise PositionError(f"player {player} has more than {limits.DYNAMIS_SIZE} cards in Dynamis")
        self.used_dynamis[player] += 1
        self._know(player, row)
        return player * limits.HALF + limits.PLAYER_CARD + self.used_dynamis[player]

    def _new_token_slot(self, player: int, row: int) -> int:
        self._know(player, row)
        first = 2 * limits.HALF + player * (limits.TOKENS // 2)
        for slot in range(first, first + limits.TOKENS // 2):
            if self.g.zone[slot] == Zone.NOWHERE:
                return slot
        raise PositionError(f"player {player} has more than {limits.TOKENS // 2} Tokens")

    def _lay_under(self, under: int, owner: int, force: Any, where: str) -> None:
        """CR 312: cards of the Force Zone, under the Z/X in the slot `under`."""
        if not isinstance(force, (list, tuple)):
            raise PositionError(f"{where}: `force` is a list of cards, not {force!r}")
        for thing in force:
            row, _ = self._read(thing, where, ("card",))
            slot = self._new_slot(owner, row, where)
            n = int(self.g.count[owner, Zone.FORCE])
            self.g.row[slot] = row
            self.g.zone[slot] = Zone.FORCE
            self.g.cards[owner, Zone.FORCE, n] = slot
            self.g.count[owner, Zone.FORCE] = n + 1
            self.g.force_of[slot] = under
            self.g.known[slot] = 3

    def _put_link(self, thing: Any) -> None:
        """CR 202.2a: a Link, on a Square."""
        row, said = self._read(thing, "`links`", ("card", "owner", "square"))
        if self.pool.cards[row].kind != CardType.LINK:
            raise PositionError(f"`links`: {_called(self.pool.cards[row])} is no Link card")
        if said.get("square") not in NAMES or "owner" not in said:
            raise PositionError('`links`: say where and whose, such as "square": "b2", "owner": 0')
        slot = self._new_token_slot(whole(said, "owner", 0, 0, 1), row)
        self.g.row[slot] = row
        self.g.zone[slot] = Zone.SQUARE
        self.g.square[slot] = NAMES.index(said["square"])
        self.g.known[slot] = 3
        self.g.links = int(self.g.links) + 1

    def _lay_on(self, under: int, owner: int, number: Any, where: str) -> None:
        """CR 202.8: a Shift, on the Z/X in the slot `under`, which gains its abilities."""
        row, _ = self._read(number, where, ("card",))
        if self.pool.cards[row].kind != CardType.SHIFT:
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} is no Shift card")
        g = self.g
        if g.shift[owner] != NO_CARD:
            raise PositionError(f"{where}: player {owner} has another Shift on a Square")
        slot = self._new_dynamis_slot(owner, row)
        g.row[slot] = row
        g.zone[slot] = Zone.SQUARE
        g.square[slot] = g.square[under]
        g.state[slot] = State.FACE_UP
        g.known[slot] = 3
        g.force_of[slot] = under
        g.shift[owner] = slot
        card = self.pool.record[0]["card"][row]
        for ability in range(int(card["ability"]), int(card["ability"]) + int(card["abilities"])):
            if self.pool.record[0]["ability"][ability]["kind"] != AbilityKind.SHIFT:
                granted = g.granted[int(g.granted_count)]
                granted.slot, granted.serial = under, g.serial[under]
                granted.ability, granted.until = ability, Until.LEAVES
                g.granted_count = int(g.granted_count) + 1

    def _name_player(self, player: int, also: Any) -> None:
        """Ruling H62: the names that the Player card has beside its own."""
        known = {key.name.lower(): 1 << key for key in PlayerKey}
        if not isinstance(also, (list, tuple)) or not set(also) <= set(known):
            raise PositionError(
                f"`also_named` of player {player} is a list of {', '.join(known)}, not {also!r}"
            )
        self.g.gained_keys[player] = sum(known[name] for name in set(also))

    def _put_player_card(self, player: int, number: Any) -> None:
        row, said = self._read(number, f"`player_card` of player {player}", ("card", "state"))
        card = self.pool.cards[row]
        if card.kind != CardType.PLAYER:
            raise PositionError(f"`player_card` of player {player}: {_called(card)} is no Player card")
        slot = player * limits.HALF + limits.PLAYER_CARD
        self.g.row[slot] = row
        self.g.player_card[player] = row
        self.g.zone[slot] = Zone.SQUARE
        self.g.square[slot] = PLAYER_SQUARE[player]
        self.g.known[slot] = 3
        self.g.state[slot] = State[said.get("state", "reboot").upper()]

    def _put_under_player(self, player: int, number: Any) -> None:
        where = f"`under_player` of player {player}"
        row, said = self._read(number, where, ("card", "face", "spent"))
        kind = self.pool.cards[row].kind
        if kind not in FORMATS[EXTENDED].under_player:
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} lies under no Player card")
        if self.g.player_card[player] == NONE:
            raise PositionError(f"{where}: it lies under a `player_card`")
        self.g.under_player[player] = row
        self._know(player, row)
        if said.get("face") == "up":
            if kind != CardType.PLAYER_EX:
                raise PositionError(f"{where}: a lower half is face up in a Z/X Overboost on a Square")
            self.g.player_extra[player] = Extra.FACE_UP | (Extra.SPENT if said.get("spent") is True else 0)
            self.g.row[player * limits.HALF + limits.PLAYER_CARD] = row

    def _become_overboost(self, player: int, slot: int, row: int, where: str) -> None:
        """CR 1014.1: the Player card is face down in the Z/X Overboost, with the lower half."""
        g = self.g
        if g.player_card[player] == NONE or g.overboost[player] != NONE:
            raise PositionError(f"{where}: a Z/X Overboost is a `player_card`, which is one at most")
        under = row if g.under_player[player] == NONE else int(g.under_player[player])
        if self.pool.cards[under].name != self.pool.cards[row].name:
            raise PositionError(f"{where}: the lower half, `under_player` {player}, is that of another")
        g.under_player[player] = under
        g.overboost[player] = slot
        g.zone[player * limits.HALF + limits.PLAYER_CARD] = Zone.NOWHERE
        g.square[player * limits.HALF + limits.PLAYER_CARD] = NONE

    def _stand(self, square: int, thing: Any) -> None:
        where = f"Square {NAMES[square]}"
        row, said = self._read(thing, where, ("card", "owner", "state", "damage", "face", "force", "shift"))
        if said.get("face") == "down":
            raise PositionError(f"{where}: a Z/X lies face up")
        if "owner" not in said:
            raise PositionError(f"{where}: say whose Z/X it is, with `owner` 0 or 1")
        owner = whole(said, "owner", 0, 0, 1)
        kind = self.pool.cards[row].kind
        if kind not in (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN):
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} is no Z/X")
        n = int(self.g.standing_count[square])
        if n == limits.STANDING:
            raise PositionError(f"{where} has more than {n} Z/X")
        if kind in (CardType.ZX_EX, CardType.ZX_OB):
            slot = self._new_dynamis_slot(owner, row)
            if kind == CardType.ZX_OB:
                self._become_overboost(owner, slot, row, where)
        elif kind == CardType.TOKEN:
            slot = self._new_token_slot(owner, row)
        else:
            slot = self._new_slot(owner, row, where)
        self.g.row[slot] = row
        self.g.zone[slot] = Zone.SQUARE
        self.g.square[slot] = square
        self.g.standing[square, n] = slot
        self.g.standing_count[square] = n + 1
        for player in range(2):
            bits = int(self.g.held[player]) & ~(1 << square)
            self.g.held[player] = bits | (1 << square if player == owner else 0)
        if n > 0:
            self.g.crowded = int(self.g.crowded) | 1 << square
        self.g.known[slot] = 3
        self.g.state[slot] = State[said.get("state", "reboot").upper()]
        self.g.damage[slot] = whole(said, "damage", 0, 0, 32000)
        if self.g.damage[slot] > 0:
            self.g.hurt = 1
        self._lay_under(slot, owner, said.get("force", ()), where)
        if "shift" in said:
            self._lay_on(slot, owner, said["shift"], where)


def _called(card: Card) -> str:
    return f"{card.number} {card.name}"
