"""A position as a JSON-able dict and back, format "zx-position/1".

`turn`, `turn_player`, `phase` ("main" when left out), `seed`, `card_set`; `players`: two of `{"player_card",
"under_player", "also_named", "deck", "hand", "life", "resource", "charge", "trash", "removed", "dynamis",
"counters", "used_up", "ascended"}`; `squares`: `{"b2": {"card": "B01-006", "owner": 0, "state": "reboot",
"damage": 0}}`.
A card is its number, or an object with `card`, `state` ("reboot", "sleep"), `face` ("up", "down"), `damage`,
`shields`, `force` (the cards under a Z/X, which may have the `face` "down"), `shift` (the card on it). Deck
and Life are listed top first;
`counters` is `{"memorial_piece": 2}`, `also_named` lists the names that a Player has gained, as `["reia"]`,
`used_up` what it has used once in the game, as `["extension_drive", "MY-032"]` (saved/used_up.py); `ascended`
is true if it has played an Ascension Extra (ruling H242). A Player
Extra `under_player` may have the `face` "up", and be `"spent": true`. `links` is a list of `{"card":
"E40-016", "owner": 0, "square": "b2"}`. `settings` contains only what differs from the defaults. Anything
left out is empty or default.

A position that a game wrote has an `engine` string with the rest of the state
(core/serialization/state_bytes.py), so that reading it restores the same game to the byte. A position without
one is at a quiet point: the start of a phase, or the turn player's choice in the main phase. If the game
cannot be in such a position, PositionError gives the reason.
"""

from collections.abc import Mapping
from typing import Any

from zx_env.compiling.python_records import Rows, copy_row, rows
from zx_env.core.seeding import BIGGEST_SEED
from zx_env.core.serialization.position import (
    changed_settings,
    check_agreement,
    check_format,
    check_keys,
    whole,
)
from zx_env.core.serialization.state_bytes import StateBytes
from zx_env.core.spec import RestoredState
from zx_env.errors import CardError, PositionError, SettingError
from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.names import plain
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.decision.actions import MASK
from zx_env.zx.decision.shields import shields_of
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.entry_points import ENTRY_POINTS, resume_game
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.ascensions import PLAYED_IN_GAME
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.saved.card_sets import check_card_set
from zx_env.zx.saved.set_up import FRAMES, HIDDEN, LISTS, TOP_FIRST, SetUp
from zx_env.zx.saved.status import status
from zx_env.zx.saved.used_up import used_up
from zx_env.zx.settings import Settings, card_rows, match_rows
from zx_env.zx.state import GAME, SAVED, VERSION
from zx_env.zx.terms import (
    NONE,
    Ask,
    CardType,
    Extra,
    Phase,
    State,
    Zone,
)

FORMAT = "zx-position/1"
STATE_BYTES = StateBytes(SAVED, VERSION, lambda settings: card_table(settings.card_set).record, status)
_KEYS = (
    "format", "turn", "turn_player", "phase", "seed", "card_set", "settings",
    "players", "squares", "links", "temporary", "engine",
)  # fmt: skip
_READABLE = ("turn", "turn_player", "phase", "players", "squares", "links", "temporary")
"""Fields for human readers; a file with an `engine` string stores their values in it too."""
_SETTINGS = ("first_player", "skip_forced", "turn_cap", "turn_decision_cap", "pay")


# -- writing ----------------------------------------------------------------------------------------------


def write_position(games: Rows, settings: Settings, seed: int) -> dict[str, Any]:
    """Return the position of the game in row 0."""
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
    if changed := changed_settings(settings, Settings(None), _SETTINGS):
        position["settings"] = changed
    position["players"] = [_player(g, pool, player) for player in range(2)]
    position["squares"] = _squares(g, pool)
    links = [
        {"card": _number(g, pool, slot), "owner": owner_of(slot), "square": NAMES[int(g.square[slot])]}
        for slot in range(limits.FIRST_TOKEN, limits.SLOTS)
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
    position["engine"] = STATE_BYTES.packed(games, settings)
    return position


def _slots(g: Any, player: int, zone: int) -> list[int]:
    return [int(g.cards[player, zone, i]) for i in range(int(g.count[player, zone]))]


def _number(g: Any, pool: CardPool, slot: int) -> str:
    return pool.cards[int(g.row[slot])].number


def _player(g: Any, pool: CardPool, player: int) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if g.player_card[player] != NONE:
        number = pool.cards[int(g.player_card[player])].number
        sleeps = g.state[player * limits.HALF + limits.PLAYER_CARD] == State.SLEEP
        fields["player_card"] = {"card": number, "state": "sleep"} if sleeps else number
    if g.under_player[player] != NONE:
        fields["under_player"] = _under_player(g, pool, player)
    for name, zone in LISTS.items():
        slots = _slots(g, player, zone)
        if zone in TOP_FIRST:
            slots.reverse()
        if slots:
            fields[name] = [_card(g, pool, slot, zone) for slot in slots]
    held = pool.counters_of(g, player)
    gained = int(g.gained_keys[player])
    also = [plain(key) for key, bit in pool.vocabulary.keys.items() if gained >> bit & 1] if gained else []
    if also:
        fields["also_named"] = also
    if held:
        fields["counters"] = {plain(kind): number for kind, number in held.items()}
    if used := used_up(g, pool, player):
        fields["used_up"] = used
    if int(g.played_ex) >> PLAYED_IN_GAME + player & 1:
        fields["ascended"] = True
    return fields


def _under_player(g: Any, pool: CardPool, player: int) -> Any:
    """Return the card under a Player card: its number, or an object for a face-up Player Extra."""
    number = pool.cards[int(g.under_player[player])].number
    if not g.player_extra[player] & Extra.FACE_UP:
        return number
    spent = {"spent": True} if g.player_extra[player] & Extra.SPENT else {}
    return {"card": number, "face": "up", **spent}


def _card(g: Any, pool: CardPool, slot: int, zone: Zone) -> Any:
    """Return a card of a list: its number, or an object if it has a state or a face."""
    number = _number(g, pool, slot)
    if zone == Zone.RESOURCE and g.state[slot] == State.SLEEP:
        return {"card": number, "state": "sleep"}
    if zone == Zone.DYNAMIS:
        return {"card": number, "face": "up"} if g.state[slot] == State.FACE_UP else number
    if zone in HIDDEN and g.known[slot] == 3:
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
            if shields := shields_of(g, slot):
                card["shields"] = shields
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


def _forces(g: Any, pool: CardPool, under: int) -> list[Any]:
    """CR 312: return the cards under a Z/X, in the order in which they came."""
    return [
        {"card": _number(g, pool, slot), "face": "down"}
        if g.state[slot] == State.UNDER_FACE_DOWN
        else _number(g, pool, slot)
        for player in range(2)
        for slot in _slots(g, player, Zone.FORCE)
        if int(g.force_of[slot]) == under
    ]


# -- reading ----------------------------------------------------------------------------------------------


def read_position(position: Any, strict: bool = True, card_set: str = STANDARD) -> RestoredState:
    """Restore the game from a position.

    Args:
        position: The dict.
        strict: Reject positions in which a rule effect would act at once.
        card_set: The card set that the position may name besides "standard".

    Raises:
        PositionError: The dict is not a position, or the position is impossible.
    """
    check_format(position, FORMAT, _KEYS)
    settings = _settings(position, card_set)
    seed = whole(position, "seed", 0, 0, BIGGEST_SEED)
    games, masks, matches = rows(GAME, 1), rows(MASK, 1), match_rows([settings])
    if "engine" in position:
        STATE_BYTES.restore(games, position["engine"], settings)
        check_agreement(position, write_position(games, settings, seed), _READABLE)
        ENTRY_POINTS.show_game(games, 0, card_rows(settings.card_set), masks, 0)
        return RestoredState(settings, seed, games, masks, matches)
    if "temporary" in position:
        raise PositionError("`temporary` is for positions with an `engine` string: nothing is being played")
    ENTRY_POINTS.empty_game(games, 0, seed)
    table = card_rows(settings.card_set)
    phase = SetUp(games, table, settings.pool).fill(position)
    stand = RestoredState(settings, seed, games, masks, matches)
    if strict:
        _check_quiet(stand)
    if phase == "reboot":
        games[0].turn -= 1  # this phase begins the turn, which increases the number
    resume_game(games, 0, table, matches, 0, masks, 0, FRAMES[phase])
    return stand


def _settings(position: Mapping[str, Any], named: str) -> Settings:
    given = position.get("settings", {})
    check_keys(given, _SETTINGS, "`settings`")
    card_set = position.get("card_set", STANDARD)
    try:
        check_card_set(card_set, named)
        card_table(card_set)
        return Settings(None, card_set, **given)
    except (CardError, SettingError) as error:
        raise PositionError(str(error)) from None


def _check_quiet(stand: RestoredState) -> None:
    """Reject a position in which a rule effect would act at once: no decision is ever made there."""
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
