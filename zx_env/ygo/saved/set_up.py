"""Set up a duel from a hand-written position (positions.py).

This module checks the position; the rules (rules/placement.py) put the cards into their zones.
"""

from collections.abc import Mapping
from typing import Any

from zx_env.compiling.decorators import in_python
from zx_env.core.serialization.position import SetUpOfCards, check_keys, whole
from zx_env.core.validation import short
from zx_env.errors import CardError, PositionError
from zx_env.ygo import limits
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.entry_points import pair_cards, place_card
from zx_env.ygo.rules import zones
from zx_env.ygo.rules.zones import BOTH_KNOW
from zx_env.ygo.terms import NONE, CardKind, Frame, Phase, Zone

is_monster_kind = in_python(zones.is_monster_kind)
is_extra_kind = in_python(zones.is_extra_kind)

LISTS = {
    "deck": Zone.DECK,
    "hand": Zone.HAND,
    "graveyard": Zone.GRAVEYARD,
    "banished": Zone.BANISHED,
}
TOP_FIRST = (Zone.DECK, Zone.GRAVEYARD)
HIDDEN = (Zone.DECK, Zone.HAND)
FRAMES = {"draw": Frame.TURN, "main_1": Frame.MAIN, "main_2": Frame.MAIN, "end": Frame.END}
MONSTER_NAMES = tuple(f"m{place + 1}" for place in range(limits.MONSTERS))
_OF_PLAYER = ("life_points", "monsters", "back", "field")
_POSITIONS = {"attack": (0, 0), "defense": (0, 1), "set": (1, 1)}
"""For each word of a position: the values of the fields `face_down` and `in_defense`."""
MOST_LIFE_POINTS = 32000
_LIES_UP = (CardKind.FIELD_SPELL, CardKind.CONTINUOUS_TRAP)


class SetUp(SetUpOfCards):
    """Fills an empty duel from a hand-written position."""

    pool: CardPool

    def fill(self, position: Mapping[str, Any]) -> str:
        """Fill the duel; return the phase of the position."""
        g = self.g
        phase, players = self.begin(position, FRAMES, "main_1", 3)
        g.phase = Phase[phase.upper()]
        g.summoned = whole(position, "summoned", 0, 0, 1)
        for player, held in enumerate(players):
            check_keys(held, (*_OF_PLAYER, *LISTS), f"player {player}")
            g.life_points[player] = whole(held, "life_points", limits.START_LIFE_POINTS, 1, MOST_LIFE_POINTS)
            for name, zone in LISTS.items():
                self._fill_list(player, name, zone, held.get(name, []))
            self._fill_monsters(player, held.get("monsters", []))
            self._fill_back(player, held.get("back", []))
            if held.get("field") is not None:
                self._lay_field(player, held["field"])
        for player, held in enumerate(players):
            for place, thing in enumerate(held.get("back", [])):
                if isinstance(thing, Mapping) and thing.get("summoned") is not None:
                    self._bind(player, place, thing["summoned"])
        return phase

    def _fill_list(self, player: int, name: str, zone: Zone, things: Any) -> None:
        where = f"`{name}` of player {player}"
        cards = [self._read(thing, where, ("card", "face")) for thing in _listed(things, where)]
        if zone in TOP_FIRST:
            cards.reverse()
        for row, fields in cards:
            face = _one_of(fields, "face", ("down", "up"), "down" if zone in HIDDEN else "up", where)
            if face == "down" and zone not in HIDDEN:
                raise PositionError(f"{where}: cards lie face-up there")
            if zone in HIDDEN and is_extra_kind(self.pool.cards[row].kind):
                raise PositionError(f"{where}: {_called(self.pool.cards[row])} belongs to an Extra Deck")
            self._put(player, row, zone, where, known=BOTH_KNOW if face == "up" else 0)

    def _fill_monsters(self, player: int, things: Any) -> None:
        where = f"`monsters` of player {player}"
        for thing in _listed(things, where, limits.MONSTERS):
            row, fields = self._read(thing, where, ("card", "position", "counters", "owner"))
            if not is_monster_kind(self.pool.cards[row].kind):
                raise PositionError(f"{where}: {_called(self.pool.cards[row])} is no monster")
            position = _one_of(fields, "position", tuple(_POSITIONS), "attack", where)
            face_down, in_defense = _POSITIONS[position]
            self._put(
                whole(fields, "owner", player, 0, 1),
                row,
                Zone.MONSTER,
                where,
                controller=player,
                face_down=face_down,
                in_defense=in_defense,
                counters=whole(fields, "counters", 0, 0, limits.COUNTERS),
            )

    def _fill_back(self, player: int, things: Any) -> None:
        where = f"`back` of player {player}"
        for thing in _listed(things, where, limits.FIELD):
            row, fields = self._read(thing, where, ("card", "face", "counters", "summoned"))
            card = self.pool.cards[row]
            if is_monster_kind(card.kind) or card.kind == CardKind.FIELD_SPELL:
                raise PositionError(f"{where}: {_called(card)} does not lie in a Spell & Trap Zone")
            face = _one_of(fields, "face", ("down", "up"), "down", where)
            if face == "up" and card.kind not in _LIES_UP:
                raise PositionError(f"{where}: {_called(card)} does not stay face-up")
            self._put(
                player,
                row,
                Zone.BACK,
                where,
                controller=player,
                face_down=int(face == "down"),
                counters=whole(fields, "counters", 0, 0, limits.COUNTERS),
            )

    def _lay_field(self, player: int, thing: Any) -> None:
        where = f"`field` of player {player}"
        row, fields = self._read(thing, where, ("card", "face"))
        if self.pool.cards[row].kind != CardKind.FIELD_SPELL:
            raise PositionError(f"{where}: {_called(self.pool.cards[row])} is no Field Spell")
        face = _one_of(fields, "face", ("down", "up"), "up", where)
        enemys = int(self.g.back[1 - player, limits.FIELD])
        if face == "up" and enemys != NONE and not self.g.face_down[enemys]:
            raise PositionError(f"{where}: one Field Spell lies face-up in the whole duel (ruling YR14)")
        self._put(player, row, Zone.BACK, where, controller=player, face_down=int(face == "down"))

    def _bind(self, player: int, place: int, named: Any) -> None:
        """Bind a face-up Call of the Haunted and the monster that it summoned."""
        where = f"`back` of player {player}"
        monster = NONE
        if named in MONSTER_NAMES:
            monster = int(self.g.monster[player, MONSTER_NAMES.index(named)])
        if monster == NONE:
            raise PositionError(
                f'{where}: `summoned` names a zone with a monster, such as "m1", not {short(named)}'
            )
        pair_cards(self.games, 0, int(self.g.back[player, place]), monster)

    def _put(
        self,
        owner: int,
        row: int,
        zone: Zone,
        where: str,
        *,
        controller: int = NONE,
        face_down: int = 0,
        in_defense: int = 0,
        known: int = 0,
        counters: int = 0,
    ) -> None:
        slot = place_card(
            self.games, 0, self.table, owner, row, zone, controller, face_down, in_defense, counters, known
        )
        if slot == NONE:
            raise PositionError(f"{where}: player {owner} has more than {limits.HALF} cards")

    def _read(self, thing: Any, where: str, keys: tuple[str, ...]) -> tuple[int, Mapping[str, Any]]:
        """Read a card; return its row and its other fields."""
        fields = {"card": thing} if isinstance(thing, str) else thing
        check_keys(fields, keys, f"a card in {where}")
        try:
            row = self.pool.row_of(fields.get("card"))  # type: ignore[arg-type]
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None
        return row, fields


def _listed(things: Any, where: str, most: int | None = None) -> list[Any]:
    if not isinstance(things, (list, tuple)):
        raise PositionError(f"{where} is a list of cards, not {short(things)}")
    if most is not None and len(things) > most:
        raise PositionError(f"{where} has {len(things)} zones, there are {most}")
    return list(things)


def _one_of(fields: Mapping[str, Any], key: str, known: tuple[str, ...], usual: str, where: str) -> str:
    value = fields.get(key, usual)
    if not isinstance(value, str) or value not in known:
        words = ", ".join(repr(word) for word in known)
        raise PositionError(f"{where}: `{key}` is one of {words}, not {short(value)}")
    return value


def _called(card: Card) -> str:
    return f"{card.name} ({card.kind.name.lower().replace('_', ' ')})"
