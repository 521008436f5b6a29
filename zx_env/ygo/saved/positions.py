"""Positions of a duel as JSON-able dicts, for tests, studies and saved games.

    {"format": "ygo-position/1", "turn": 3, "turn_player": 0, "phase": "main_1", "seed": 5,
     "settings": {"rules": "ocg"},
     "players": [{"life_points": 8000, "deck": ["Jinzo"], "hand": ["Honest"],
                  "monsters": ["Gemini Elf", {"card": "Jinzo", "position": "set"}], "back": ["Mirror Force"],
                  "field": "Skyscraper", "graveyard": [], "banished": []}, {"deck": ["Kuriboh"]}]}

Deck and Graveyard are listed from the top. By default a monster is in face-up Attack Position and a card of
the back row is face-down; both have been there since an earlier turn. Missing keys mean empty or the
default.

A position written by a game has an `engine` string with the rest of its state
(core/serialization/state_bytes.py), so that reading it restores the same duel, byte for byte. A position
without one is at a quiet point: the start of a turn, the turn player's choice in a Main Phase, or the End
Phase.
"""

from collections.abc import Mapping
from typing import Any

from zx_env.compiling.python_records import Rows, rows
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
from zx_env.errors import PositionError, SettingError
from zx_env.ygo import limits
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.actions import MASK
from zx_env.ygo.entry_points import ENTRY_POINTS, resume_game
from zx_env.ygo.rules.zones import BOTH_KNOW
from zx_env.ygo.saved.set_up import FRAMES, HIDDEN, LISTS, MONSTER_NAMES, TOP_FIRST, SetUp
from zx_env.ygo.saved.status import status
from zx_env.ygo.settings import Settings, card_rows, match_rows
from zx_env.ygo.state import GAME, VERSION
from zx_env.ygo.terms import NONE, Phase, Zone

FORMAT = "ygo-position/1"
STATE_BYTES = StateBytes(GAME, VERSION, lambda settings: card_table().record, status)
_KEYS = (
    "format", "turn", "turn_player", "phase", "summoned", "seed", "settings", "players", "engine",
)  # fmt: skip
_READABLE = ("turn", "turn_player", "phase", "summoned", "players")
"""Keys whose contents an `engine` string repeats."""
_SETTINGS = ("rules", "banlist", "first_player", "skip_forced", "turn_cap", "turn_decision_cap")


# -- writing ----------------------------------------------------------------------------------------------


def write_position(games: Rows, settings: Settings, seed: int) -> dict[str, Any]:
    """Return the position of the duel `games[0]` as a dict for JSON, with the seed."""
    g = games[0]
    position: dict[str, Any] = {
        "format": FORMAT,
        "turn": int(g.turn),
        "turn_player": int(g.turn_player),
        "phase": Phase(int(g.phase)).name.lower(),
        "seed": seed,
    }
    if g.summoned:
        position["summoned"] = 1
    if changed := changed_settings(settings, Settings(None), _SETTINGS):
        position["settings"] = changed
    position["players"] = [_player(g, player) for player in range(2)]
    position["engine"] = STATE_BYTES.packed(games, settings)
    return position


def _name(g: Any, slot: int) -> str:
    return card_table().cards[int(g.row[slot])].name


def _player(g: Any, player: int) -> dict[str, Any]:
    written: dict[str, Any] = {"life_points": int(g.life_points[player])}
    for name, zone in LISTS.items():
        slots = [int(g.cards[player, zone, i]) for i in range(int(g.count[player, zone]))]
        if zone in TOP_FIRST:
            slots.reverse()
        if slots:
            written[name] = [_listed(g, slot, zone) for slot in slots]
    zones = [int(g.monster[player, place]) for place in range(limits.MONSTERS)]
    monsters = [slot for slot in zones if slot != NONE]
    zones = [int(g.back[player, place]) for place in range(limits.FIELD)]
    back = [slot for slot in zones if slot != NONE]
    if monsters:
        written["monsters"] = [_monster(g, slot) for slot in monsters]
    if back:
        written["back"] = [_back(g, slot, monsters) for slot in back]
    field = int(g.back[player, limits.FIELD])
    if field != NONE:
        written["field"] = (
            {"card": _name(g, field), "face": "down"} if g.face_down[field] else _name(g, field)
        )
    return written


def _listed(g: Any, slot: int, zone: Zone) -> Any:
    """Return a card of a list: its name, or an object if it has more properties."""
    name = _name(g, slot)
    return {"card": name, "face": "up"} if zone in HIDDEN and g.known[slot] == BOTH_KNOW else name


def _monster(g: Any, slot: int) -> Any:
    fields: dict[str, Any] = {"card": _name(g, slot)}
    if g.face_down[slot] or g.in_defense[slot]:
        fields["position"] = "set" if g.face_down[slot] else "defense"
    if g.counters[slot]:
        fields["counters"] = int(g.counters[slot])
    if slot // limits.HALF != g.controller[slot]:
        fields["owner"] = slot // limits.HALF
    return fields if len(fields) > 1 else fields["card"]


def _back(g: Any, slot: int, monsters: list[int]) -> Any:
    fields: dict[str, Any] = {"card": _name(g, slot)}
    if not g.face_down[slot]:
        fields["face"] = "up"
    if g.counters[slot]:
        fields["counters"] = int(g.counters[slot])
    partner = int(g.partner[slot])
    if partner in monsters:
        fields["summoned"] = MONSTER_NAMES[monsters.index(partner)]
    return fields if len(fields) > 1 else fields["card"]


# -- reading ----------------------------------------------------------------------------------------------


def read_position(position: Any, strict: bool = True) -> RestoredState:
    """Restore the duel of this position.

    Args:
        position: The dict.
        strict: Whether to reject positions in which the rules would act before the first decision.

    Raises:
        PositionError: The dict is not a position, or the position is impossible.
    """
    check_format(position, FORMAT, _KEYS)
    settings = _settings(position)
    seed = whole(position, "seed", 0, 0, BIGGEST_SEED)
    games, masks, matches = rows(GAME, 1), rows(MASK, 1), match_rows([settings])
    table = card_rows()
    if "engine" in position:
        STATE_BYTES.restore(games, position["engine"], settings)
        check_agreement(position, write_position(games, settings, seed), _READABLE)
        ENTRY_POINTS.show_game(games, 0, table, masks, 0)
        return RestoredState(settings, seed, games, masks, matches)
    ENTRY_POINTS.empty_game(games, 0, seed)
    phase = SetUp(games, table, card_table()).fill(position)
    if phase == "draw":
        # The frame of this phase counts the turn and changes the turn player: undo both here.
        games[0].turn -= 1
        if games[0].turn > 0:
            games[0].turn_player = 1 - games[0].turn_player
    before = [int(serial) for serial in games[0].serial] if strict else []
    resume_game(games, 0, table, matches, 0, masks, 0, FRAMES[phase])
    if strict and phase.startswith("main"):
        _check_quiet(games[0], before)
    return RestoredState(settings, seed, games, masks, matches)


def _settings(position: Mapping[str, Any]) -> Settings:
    given = position.get("settings", {})
    check_keys(given, _SETTINGS, "`settings`")
    try:
        return Settings(None, **given)
    except SettingError as error:
        raise PositionError(str(error)) from None


def _check_quiet(g: Any, before: list[int]) -> None:
    """Reject a position in which a card moves before the first decision."""
    moved = [slot for slot in range(limits.SLOTS) if int(g.serial[slot]) != before[slot]]
    if moved:
        raise PositionError(
            f"{_name(g, moved[0])} would be destroyed or moved at once (ruling YR11): set up the duel as it "
            "stands after that, or read it with strict=False"
        )
