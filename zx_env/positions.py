"""A position as a JSON-able dict and back, format "zx-position/1".

`turn`, `turn_player`, `phase` ("main" when left out), `seed`, `card_set`; `players`: two of `{"player_card",
"under_player", "also_named", "deck", "hand", "life", "resource", "charge", "trash", "removed", "dynamis",
"counters"}`; `squares`: `{"b2": {"card": "B01-006", "owner": 0, "state": "reboot", "damage": 0}}`. A card is
its number, or an object with `card` and `state` ("reboot", "sleep"), `face` ("up", "down"), `damage`, `force`
(the cards under a Z/X), `shift` (the card on it). Deck and Life are listed top first; `counters` is
`{"memorial_piece": 2}`, `also_named` lists the names that a Player has gained, as `["reia"]`. A Player Extra
`under_player` may have the `face` "up", and be `"spent": true`. `links` is a list of
`{"card": "E40-016", "owner": 0, "square": "b2"}`. `settings` holds what differs from the defaults. Anything
left out is empty or default.

A position that a game wrote has an `engine` string with all the rest, so that reading it gives the same game
to the byte. A position without one stands at a quiet point: the start of a phase, or the turn player's
choice in the main phase; where the game could never stand so, PositionError says why.
"""

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from zx_env import limits
from zx_env.actions import MASK
from zx_env.board import NAMES, PLAYER_SQUARE
from zx_env.cards.language import Card
from zx_env.cards.legality import EXTENDED, FORMATS
from zx_env.cards.names import PlayerKey
from zx_env.cards.pool import STANDARD, CardPool, card_table
from zx_env.errors import CardError, PositionError, SettingError
from zx_env.notation import owner_of
from zx_env.plain import Rows, copy_row, row_bytes, rows, set_row_bytes
from zx_env.records import GAME, VERSION
from zx_env.rules.zones import NO_CARD
from zx_env.stepping import empty_game, resume_game, show_game
from zx_env.table import BIGGEST_SEED, Settings, card_rows, match_rows
from zx_env.terms import (
    NONE,
    AbilityKind,
    Ask,
    CardType,
    CounterKind,
    Extra,
    Frame,
    Phase,
    State,
    Until,
    Zone,
)

FORMAT = "zx-position/1"
_KEYS = (
    "format", "turn", "turn_player", "phase", "seed", "card_set", "settings",
    "players", "squares", "links", "temporary", "engine",
)  # fmt: skip
_LISTS = {
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
_TOP_FIRST = (Zone.DECK, Zone.LIFE)
_HIDDEN = (Zone.DECK, Zone.HAND, Zone.LIFE, Zone.DYNAMIS)
_DYNAMIS_KINDS = (CardType.ZX_EX, CardType.ZX_OB, CardType.EVENT_EX, CardType.SHIFT)
_SETTINGS = ("first_player", "skip_forced", "turn_cap", "turn_decision_cap")
_FRAMES = {
    "reboot": Frame.TURN,
    "draw": Frame.DRAW_PHASE,
    "resource": Frame.RESOURCE_PHASE,
    "ignition": Frame.IGNITION_PHASE,
    "main": Frame.MAIN_PRIORITY,
    "end": Frame.END_PHASE,
}


class Stand(NamedTuple):
    """A position brought back: settings, seed, and one row each of GAME and MASK and MATCH."""

    settings: Settings
    seed: int
    games: Rows
    masks: Rows
    matches: Rows


# -- writing ----------------------------------------------------------------------------------------------


def write_position(games: Rows, settings: Settings, seed: int) -> dict[str, Any]:
    """The position of the game in row 0."""
    g = games[0]
    pool = settings.pool
    position: dict[str, Any] = {
        "format": FORMAT,
        "turn": int(g.turn),
        "turn_player": int(g.turn_player),
        "phase": Phase(int(g.phase)).name.lower(),
        "seed": seed,
        "card_set": settings.card_set,
    }
    default = Settings(None)
    changed = {k: getattr(settings, k) for k in _SETTINGS if getattr(settings, k) != getattr(default, k)}
    if changed:
        position["settings"] = changed
    position["players"] = [_player(g, pool, player) for player in range(2)]
    position["squares"] = _squares(g, pool)
    links = [
        {"card": _number(g, pool, slot), "owner": owner_of(slot), "square": NAMES[int(g.square[slot])]}
        for slot in range(2 * limits.HALF, limits.SLOTS)
        if g.zone[slot] == Zone.SQUARE and pool.cards[int(g.row[slot])].kind == CardType.LINK
    ]
    if links:
        position["links"] = links
    temporary = [
        {"card": _number(g, pool, slot), "owner": player}
        for player in range(2)
        for slot in _slots(g, player, Zone.TEMPORARY)
    ]
    if temporary:
        position["temporary"] = temporary
    packed = base64.b64encode(zlib.compress(row_bytes(games, 0))).decode("ascii")
    position["engine"] = f"{VERSION}:{packed}"
    return position


def _slots(g: Any, player: int, zone: int) -> list[int]:
    return [int(g.cards[player, zone, i]) for i in range(int(g.count[player, zone]))]


def _number(g: Any, pool: CardPool, slot: int) -> str:
    return pool.cards[int(g.row[slot])].number


def _player(g: Any, pool: CardPool, player: int) -> dict[str, Any]:
    written: dict[str, Any] = {}
    if g.player_card[player] != NONE:
        number = pool.cards[int(g.player_card[player])].number
        sleeps = g.state[player * limits.HALF + limits.PLAYER_CARD] == State.SLEEP
        written["player_card"] = {"card": number, "state": "sleep"} if sleeps else number
    if g.under_player[player] != NONE:
        written["under_player"] = _under_player(g, pool, player)
    for name, zone in _LISTS.items():
        slots = _slots(g, player, zone)
        if zone in _TOP_FIRST:
            slots.reverse()
        if slots:
            written[name] = [_card(g, pool, slot, zone) for slot in slots]
    counters = {kind.name.lower(): int(g.counters[player, kind]) for kind in CounterKind}
    also = [key.name.lower() for key in PlayerKey if int(g.gained_keys[player]) >> key & 1]
    if also:
        written["also_named"] = also
    if any(counters.values()):
        written["counters"] = {name: number for name, number in counters.items() if number}
    return written


def _under_player(g: Any, pool: CardPool, player: int) -> Any:
    """What lies under a Player card: its number, or how a Player Extra lies on it."""
    number = pool.cards[int(g.under_player[player])].number
    if not g.player_extra[player] & Extra.FACE_UP:
        return number
    spent = {"spent": True} if g.player_extra[player] & Extra.SPENT else {}
    return {"card": number, "face": "up", **spent}


def _card(g: Any, pool: CardPool, slot: int, zone: Zone) -> Any:
    """A card of a list: its number, or an object where there is more to say."""
    number = _number(g, pool, slot)
    if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP:
        return {"card": number, "state": "sleep"}
    if zone == Zone.DYNAMIS:
        return {"card": number, "face": "up"} if g.state[slot] == State.FACE_UP else number
    if zone in _HIDDEN and g.known[slot] == 3:
        return {"card": number, "face": "up"}
    return number


def _squares(g: Any, pool: CardPool) -> dict[str, Any]:
    squares: dict[str, Any] = {}
    for square, name in enumerate(NAMES):
        standing = [int(g.standing[square, i]) for i in range(int(g.standing_count[square]))]
        there = []
        for slot in standing:
            card: dict[str, Any] = {
                "card": _number(g, pool, slot),
                "owner": owner_of(slot),
                "state": State(int(g.state[slot])).name.lower(),
                "damage": int(g.damage[slot]),
            }
            force = _forces(g, pool, slot)
            if force:
                card["force"] = force
            shift = int(g.shift[owner_of(slot)])
            if shift != NO_CARD and int(g.force_of[shift]) == slot:
                card["shift"] = _number(g, pool, shift)
            there.append(card if g.known[slot] == 3 else card | {"face": "down"})
        if there:
            squares[name] = there[0] if len(there) == 1 else there
    return squares


def _forces(g: Any, pool: CardPool, under: int) -> list[str]:
    """CR 312: the cards under a Z/X, in the order in which they came."""
    return [
        _number(g, pool, slot)
        for player in range(2)
        for slot in _slots(g, player, Zone.FORCE)
        if int(g.force_of[slot]) == under
    ]


# -- reading ----------------------------------------------------------------------------------------------


def read_position(position: Any, strict: bool = True) -> Stand:
    """The game that stands in this position.

    Args:
        position: The dict.
        strict: Whether to refuse positions in which a rule effect has been left undone.

    Raises:
        PositionError: The dict is no position, or an impossible one.
    """
    _check_keys(position, _KEYS, "a position")
    if position.get("format") != FORMAT:
        raise PositionError(f'a position has "format": "{FORMAT}", not {position.get("format")!r}')
    settings = _settings(position)
    seed = _whole(position, "seed", 0, 0, BIGGEST_SEED)
    games, masks, matches = rows(GAME, 1), rows(MASK, 1), match_rows([settings])
    if "engine" in position:
        _restore(games, position, settings, seed)
        show_game(games, 0, card_rows(settings.card_set), masks, 0)
        return Stand(settings, seed, games, masks, matches)
    if "temporary" in position:
        raise PositionError("`temporary` is for positions with an `engine` string: nothing is being played")
    empty_game(games, 0, seed)
    phase = _SetUp(games[0], settings.pool).fill(position)
    stand = Stand(settings, seed, games, masks, matches)
    if strict:
        _check_quiet(stand)
    table = card_rows(settings.card_set)
    if phase == "reboot":
        games[0].turn -= 1  # the turn begins with this phase and counts itself
    resume_game(games, 0, table, matches, 0, masks, 0, _FRAMES[phase])
    return stand


def _check_keys(found: Any, known: tuple[str, ...], what: str) -> None:
    if not isinstance(found, Mapping):
        raise PositionError(f"{what} is a dict, not {found!r}")
    for key in found:
        if key not in known:
            raise PositionError(f"{what} has no {key!r}; known are {', '.join(known)}")


def _whole(found: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = found.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"`{key}` is a whole number from {low} to {high}, not {value!r}")
    return value


def _settings(position: Mapping[str, Any]) -> Settings:
    given = position.get("settings", {})
    _check_keys(given, _SETTINGS, "`settings`")
    card_set = position.get("card_set", STANDARD)
    try:
        card_table(card_set)
        return Settings(None, card_set, **given)
    except (CardError, SettingError) as error:
        raise PositionError(str(error)) from None


def _restore(games: Rows, position: Mapping[str, Any], settings: Settings, seed: int) -> None:
    version, _, packed = str(position["engine"]).partition(":")
    if version != str(VERSION):
        raise PositionError(
            f"the `engine` string is of version {version[:9]!r}, this is {VERSION}; take `engine` out to set "
            "the position up from the rest"
        )
    try:
        data = zlib.decompress(base64.b64decode(packed, validate=True))
        set_row_bytes(games, 0, data)
    except (binascii.Error, zlib.error, ValueError):
        raise PositionError("the `engine` string is damaged; take it out to set up from the rest") from None
    try:
        written = write_position(games, settings, seed)
    except (IndexError, ValueError):
        raise PositionError("the `engine` string is of another card set") from None
    for key in ("turn", "turn_player", "phase", "players", "squares", "links", "temporary"):
        if key in position and position[key] != written.get(key):
            raise PositionError(
                f"`{key}` and the `engine` string say different things; take `engine` out to set up "
                "from the rest"
            )


def _check_quiet(stand: Stand) -> None:
    """A position in which a rule effect would act is one in which nobody is ever asked."""
    games, masks = rows(GAME, 1), rows(MASK, 1)
    copy_row(games, 0, stand.games, 0)
    g, before = games[0], stand.games[0]
    for player in range(2):
        if not g.count[player, Zone.LIFE]:
            raise PositionError(f"player {player} has no Life: it would have lost (CR 903.1)")
        if not g.count[player, Zone.DECK]:
            lost = "it would have lost (CR 903.2)" if not g.count[player, Zone.TRASH] else "it would Reload"
            raise PositionError(f"player {player} has no deck: {lost}; list `deck`, top first")
    table = card_rows(stand.settings.card_set)
    resume_game(games, 0, table, stand.matches, 0, masks, 0, Frame.PREPROCESS)
    moved = [s for s in range(limits.SLOTS) if g.serial[s] != before.serial[s]]
    if g.asked != Ask.MAIN or moved or g.fault:
        who = f", such as the one about {_number(before, stand.settings.pool, moved[0])}" if moved else ""
        raise PositionError(
            f"a rule effect (CR 900) would act at once{who}: Charge over its limit, damage as high as Power, "
            "a Z/X on the other side's Player Square, two Z/X on one Square"
        )


class _SetUp:
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
        if phase not in _FRAMES:
            raise PositionError(f"`phase` is one of {', '.join(_FRAMES)}, not {phase!r}")
        g.phase = Phase[phase.upper()]
        g.turn = _whole(position, "turn", 1, 1, 32000)
        g.turn_player = _whole(position, "turn_player", 0, 0, 1)
        g.first_player = g.turn_player if g.turn % 2 == 1 else 1 - g.turn_player
        g.revealed = 1
        players = position.get("players", [{}, {}])
        if not isinstance(players, (list, tuple)) or len(players) != 2:
            raise PositionError("`players` is a list of two: player 0 and player 1")
        for player, held in enumerate(players):
            _check_keys(held, (*_OF_PLAYER, *_LISTS), f"player {player}")
            for name, zone in _LISTS.items():
                self._fill_list(player, name, zone, held.get(name, []))
            if held.get("player_card") is not None:
                self._put_player_card(player, held["player_card"])
            self._name_player(player, held.get("also_named", ()))
            counters = held.get("counters", {})
            names = {kind.name.lower(): kind for kind in CounterKind}
            _check_keys(counters, tuple(names), f"`counters` of player {player}")
            for name in counters:
                g.counters[player, names[name]] = _whole(counters, name, 0, 0, limits.COUNTERS)
            if held.get("under_player") is not None:
                self._put_under_player(player, held["under_player"])
        squares = position.get("squares", {})
        _check_keys(squares, NAMES, "`squares`")
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
        if zone in _TOP_FIRST:
            cards.reverse()
        if zone == Zone.HAND:
            cards.sort(key=lambda found: found[0])  # as rules/zones.py keeps it
        if len(cards) > limits.HALF:
            raise PositionError(f"{where} has {len(cards)} cards, there is room for {limits.HALF}")
        for row, thing in cards:
            if zone == Zone.DYNAMIS:
                slot = self._new_dynamis_slot(player, row)
            else:
                slot = self._new_slot(player, row, where)
            self.g.row[slot] = row
            self.g.zone[slot] = zone
            n = int(self.g.count[player, zone])
            self.g.cards[player, zone, n] = slot
            self.g.count[player, zone] = n + 1
            face = thing.get("face", "down" if zone in _HIDDEN else "up")
            if face == "down" and zone not in _HIDDEN:
                raise PositionError(f"{where}: cards lie face up there")
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
        _check_keys(said, keys, f"a card in {where}")
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
        g.always = int(g.always) | int(record["always"]) | int(record["auras"])
        g.heard = int(g.heard) | int(record["listens"])
        g.weakening = int(g.weakening) | int(record["weakens"])

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
        slot = self._new_token_slot(_whole(said, "owner", 0, 0, 1), row)
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
                granted.ability, granted.when = ability, Until.LEAVES
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
        owner = _whole(said, "owner", 0, 0, 1)
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
        self.g.damage[slot] = _whole(said, "damage", 0, 0, 32000)
        if self.g.damage[slot] > 0:
            self.g.hurt = 1
        self._lay_under(slot, owner, said.get("force", ()), where)
        if "shift" in said:
            self._lay_on(slot, owner, said["shift"], where)


def _called(card: Card) -> str:
    return f"{card.number} {card.name}"
