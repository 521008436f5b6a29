"""Set up a game from a hand-written position (positions.py).

This module validates the position; the rules (rules/placement.py) place the cards.
"""

from collections.abc import Mapping
from typing import Any

from zx_env.core.serialization.position import SetUpOfCards, check_keys, whole
from zx_env.core.validation import short
from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.board import NAMES, PLAYER_SQUARE
from zx_env.zx.cards.card_types import ASCENSIONS, ZX_TYPES
from zx_env.zx.cards.encode.vocabulary import BITS_OF_WORD
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import EXTENDED, FORMATS
from zx_env.zx.cards.names import plain
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.decision.shields import give_shields
from zx_env.zx.entry_points import place_card, place_under_player
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.ascensions import PLAYED_IN_GAME
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.zones import BOTH_KNOW
from zx_env.zx.saved.used_up import locks_of
from zx_env.zx.terms import (
    NONE,
    CardType,
    Extra,
    Phase,
    State,
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
_OF_A_ZX = ("card", "owner", "state", "damage", "shields", "face", "force", "shift")
_OF_PLAYER = ("player_card", "under_player", "also_named", "counters", "used_up", "ascended")
TOP_FIRST = (Zone.DECK, Zone.LIFE)
HIDDEN = (Zone.DECK, Zone.HAND, Zone.LIFE, Zone.DYNAMIS)
_DYNAMIS_KINDS = FORMATS[EXTENDED].types
_ROOM = {
    CardType.ZX: (limits.DECK_SIZE, "cards"),
    CardType.EVENT: (limits.DECK_SIZE, "cards"),
    CardType.ASCENSION: (limits.DECK_SIZE, "cards"),
    CardType.TOKEN: (limits.TOKENS_EACH, "Tokens"),
    CardType.LINK: (limits.TOKENS_EACH, "Tokens"),
}
FRAMES = {
    "reboot": Frame.TURN,
    "draw": Frame.DRAW_PHASE,
    "resource": Frame.RESOURCE_PHASE,
    "ignition": Frame.IGNITION_PHASE,
    "main": Frame.MAIN_PRIORITY,
    "end": Frame.END_PHASE,
}


class SetUp(SetUpOfCards):
    """Places the cards of a hand-written position."""

    pool: CardPool

    def fill(self, position: Mapping[str, Any]) -> str:
        """Write the position into the game; return the name of its phase, such as "main"."""
        g = self.g
        phase, players = self.begin(position, FRAMES, "main", 1)
        g.phase = Phase[phase.upper()]
        g.revealed = 1
        for player, fields in enumerate(players):
            check_keys(fields, (*_OF_PLAYER, *LISTS), f"player {player}")
            for name, zone in LISTS.items():
                self._fill_list(player, name, zone, fields.get(name, []))
            if fields.get("player_card") is not None:
                self._put_player_card(player, fields["player_card"])
            counters = fields.get("counters", {})
            names = self.pool.kinds_of_counters(counters)
            check_keys(counters, tuple(names), f"`counters` of player {player}")
            for name in counters:
                g.counters[player, names[name]] = whole(counters, name, 0, 0, limits.COUNTERS)
            if fields.get("under_player") is not None:
                self._put_under_player(player, fields["under_player"])
            for n, key in enumerate(locks_of(fields.get("used_up", ()), self.pool, player)):
                g.locked[player, n] = key
                g.locked_count[player] = n + 1
            ascended = fields.get("ascended", False)
            if not isinstance(ascended, bool):
                raise PositionError(f"`ascended` of player {player} is true or false, not {short(ascended)}")
            g.played_ex |= int(ascended) << PLAYED_IN_GAME + player
        squares = position.get("squares", {})
        check_keys(squares, NAMES, "`squares`")
        for name, there in squares.items():
            for thing in there if isinstance(there, (list, tuple)) else [there]:
                self._stand(NAMES.index(name), thing)
        # Names come last: becoming a Z/X Overboost would clear them.
        for player, fields in enumerate(players):
            self._name_player(player, fields.get("also_named", ()))
        links = position.get("links", [])
        if not isinstance(links, (list, tuple)):
            raise PositionError(f"`links` is a list of cards, not {short(links)}")
        for thing in links:
            self._put_link(thing)
        return phase

    def _fill_list(self, player: int, name: str, zone: Zone, things: Any) -> None:
        where = f"`{name}` of player {player}"
        if not isinstance(things, (list, tuple)):
            raise PositionError(f"{where} is a list of cards, not {short(things)}")
        cards = [self._read(thing, where, ("card", "state", "face")) for thing in things]
        if zone in TOP_FIRST:
            cards.reverse()
        if zone == Zone.HAND:
            cards.sort(key=lambda card: card[0])  # the order of a hand, see rules/zones.py
        if len(cards) > limits.ZONE_CARDS:
            raise PositionError(f"{where} has {len(cards)} cards, there is room for {limits.ZONE_CARDS}")
        for row, thing in cards:
            self._check_kind(row, zone, where)
            face = thing.get("face", "down" if zone in HIDDEN else "up")
            if face == "down" and zone not in HIDDEN:
                raise PositionError(f"{where}: cards lie face up there")
            if zone == Zone.DYNAMIS and self._is_of_deck(row) and face == "down":
                raise PositionError(f"{where}: a card of a deck lies face up there")
            if zone != Zone.RESOURCE and "state" in thing:
                raise PositionError(f"{where}: only cards on Squares and in Resource have a `state`")
            own = 1 << player if zone == Zone.DYNAMIS else 0
            state = State[thing.get("state", "reboot").upper()]
            if zone == Zone.DYNAMIS and face == "up":
                state = State.FACE_UP
            self._put(player, row, zone, where, state=state, known=BOTH_KNOW if face == "up" else own)

    def _is_of_deck(self, row: int) -> bool:
        return self.pool.cards[row].kind in FORMATS[EXTENDED].in_deck

    def _check_kind(self, row: int, zone: Zone, where: str) -> None:
        """Reject a card of the Dynamis elsewhere; ruling H107: an effect may have put any card into it."""
        card = self.pool.cards[row]
        if zone == Zone.DYNAMIS:
            if card.kind not in _DYNAMIS_KINDS and not self._is_of_deck(row):
                raise PositionError(f"{where}: {_called(card)} is no card of a Dynamis")
        elif not self._is_of_deck(row):
            raise PositionError(f"{where}: {_called(card)} is no card of a deck")

    def _put(
        self,
        player: int,
        row: int,
        zone: Zone,
        where: str,
        *,
        square: int = NONE,
        under: int = NONE,
        state: State = State.REBOOT,
        known: int = BOTH_KNOW,
        damage: int = 0,
    ) -> int:
        """Place one more card of the player; return its slot."""
        slot = place_card(self.games, 0, self.table, player, row, zone, square, under, state, known, damage)
        if slot == NONE:
            kind = self.pool.cards[row].kind
            room, there = _ROOM.get(kind, (limits.DYNAMIS_SIZE, "cards in Dynamis"))
            raise PositionError(f"{where}: player {player} has more than {room} {there}")
        return slot

    def _read(self, thing: Any, where: str, keys: tuple[str, ...]) -> tuple[int, Mapping[str, Any]]:
        """Return the row of a card and its other fields."""
        fields = {"card": thing} if isinstance(thing, str) else thing
        check_keys(fields, keys, f"a card in {where}")
        try:
            row = self.pool.row_of(fields.get("card"))  # type: ignore[arg-type]
        except (CardError, TypeError) as error:
            raise PositionError(f"{where}: {error}") from None
        for key, words in (("state", ("reboot", "sleep")), ("face", ("up", "down"))):
            value = fields.get(key, words[0])
            if not isinstance(value, str) or value not in words:
                raise PositionError(f'{where}: a `{key}` is "{words[0]}" or "{words[1]}", not {short(value)}')
        return row, fields

    def _lay_under(self, under: int, owner: int, force: Any, where: str) -> None:
        """CR 312: place cards of the Force Zone under the Z/X in the slot `under`."""
        if not isinstance(force, (list, tuple)):
            raise PositionError(f"{where}: `force` is a list of cards, not {short(force)}")
        for thing in force:
            row, fields = self._read(thing, where, ("card", "face"))
            self._check_kind(row, Zone.FORCE, where)
            face = State.UNDER_FACE_DOWN if fields.get("face") == "down" else State.REBOOT
            self._put(owner, row, Zone.FORCE, where, under=under, state=face)

    def _put_link(self, thing: Any) -> None:
        """CR 202.2a: place a Link on a Square."""
        row, fields = self._read(thing, "`links`", ("card", "owner", "square"))
        if self.pool.cards[row].kind != CardType.LINK:
            raise PositionError(f"`links`: {_called(self.pool.cards[row])} is no Link card")
        if fields.get("square") not in NAMES or "owner" not in fields:
            raise PositionError('`links`: say where and whose, such as "square": "b2", "owner": 0')
        owner, square = whole(fields, "owner", 0, 0, 1), NAMES.index(fields["square"])
        self._put(owner, row, Zone.SQUARE, "`links`", square=square)

    def _lay_on(self, under: int, owner: int, number: Any, where: str) -> None:
        """CR 202.8: place a Shift on the Z/X in the slot `under`, which gains its abilities."""
        row, _ = self._read(number, where, ("card",))
        if self.pool.cards[row].kind != CardType.SHIFT:
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} is no Shift card")
        if self.g.shift[owner] != NO_CARD:
            raise PositionError(f"{where}: player {owner} has another Shift on a Square")
        self._put(owner, row, Zone.SQUARE, where, under=under, state=State.FACE_UP)

    def _name_player(self, player: int, also: Any) -> None:
        """Ruling H62: give the Player card names besides its own."""
        known = {plain(key): 1 << bit for key, bit in self.pool.vocabulary.keys.items() if bit < BITS_OF_WORD}
        if not isinstance(also, (list, tuple)) or not all(
            isinstance(name, str) and name in known for name in also
        ):
            raise PositionError(
                f"`also_named` of player {player} is a list of {', '.join(known)}, not {short(also)}"
            )
        self.g.gained_keys[player] = sum(known[name] for name in set(also))

    def _put_player_card(self, player: int, number: Any) -> None:
        row, fields = self._read(number, f"`player_card` of player {player}", ("card", "state"))
        card = self.pool.cards[row]
        if card.kind != CardType.PLAYER:
            raise PositionError(f"`player_card` of player {player}: {_called(card)} is no Player card")
        state = State[fields.get("state", "reboot").upper()]
        self._put(player, row, Zone.SQUARE, f"`player_card` of player {player}", state=state)

    def _put_under_player(self, player: int, number: Any) -> None:
        where = f"`under_player` of player {player}"
        row, fields = self._read(number, where, ("card", "face", "spent"))
        kind = self.pool.cards[row].kind
        if kind not in FORMATS[EXTENDED].under_player:
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} lies under no Player card")
        if self.g.player_card[player] == NONE:
            raise PositionError(f"{where}: it lies under a `player_card`")
        extra = 0
        if fields.get("face") == "up":
            if kind != CardType.PLAYER_EX:
                raise PositionError(f"{where}: a lower half is face up in a Z/X Overboost on a Square")
            extra = Extra.FACE_UP | (Extra.SPENT if fields.get("spent") is True else 0)
        place_under_player(self.games, 0, self.table, player, row, extra)

    def _join_halves(self, player: int, row: int, where: str) -> None:
        """CR 1014.1: join a Z/X Overboost with the lower half of the same name and the Player card."""
        g = self.g
        if g.player_card[player] == NONE or g.overboost[player] != NONE:
            raise PositionError(f"{where}: a Z/X Overboost is a `player_card`, which is one at most")
        if g.under_player[player] == NONE:
            place_under_player(self.games, 0, self.table, player, row, 0)
        if self.pool.cards[int(g.under_player[player])].name != self.pool.cards[row].name:
            raise PositionError(f"{where}: the lower half, `under_player` {player}, is that of another")

    def _stand(self, square: int, thing: Any) -> None:
        where = f"Square {NAMES[square]}"
        row, fields = self._read(thing, where, _OF_A_ZX)
        if fields.get("face") == "down":
            raise PositionError(f"{where}: a Z/X lies face up")
        if "owner" not in fields:
            raise PositionError(f"{where}: say whose Z/X it is, with `owner` 0 or 1")
        owner = whole(fields, "owner", 0, 0, 1)
        kind = self.pool.cards[row].kind
        if kind not in (*ZX_TYPES, *ASCENSIONS):
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} is no Z/X")
        if kind in ASCENSIONS and square != PLAYER_SQUARE[owner]:
            raise PositionError(f"{where}: an Ascension stands on the Player Square of its owner")
        n = int(self.g.standing_count[square])
        if n == limits.STANDING:
            raise PositionError(f"{where} has more than {n} Z/X")
        if kind == CardType.ZX_OB:
            self._join_halves(owner, row, where)
        state = State[fields.get("state", "reboot").upper()]
        damage = whole(fields, "damage", 0, 0, 32000)
        slot = self._put(owner, row, Zone.SQUARE, where, square=square, state=state, damage=damage)
        if shields := whole(fields, "shields", 0, 0, limits.COUNTERS):
            give_shields(self.g, slot, shields)
        self._lay_under(slot, owner, fields.get("force", ()), where)
        if "shift" in fields:
            self._lay_on(slot, owner, fields["shift"], where)


def _called(card: Card) -> str:
    return f"{card.number} {card.name}"
