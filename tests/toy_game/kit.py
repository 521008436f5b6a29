"""Pig as the doors read it."""

from collections.abc import Iterable
from typing import Any

from tests.toy_game import door_entries
from tests.toy_game.records import (
    BLOCKS,
    GAME,
    GUESS,
    HOLD,
    MASK,
    MORE,
    ON_A_PAGE,
    POT,
    POT_FULL,
    ROLL,
    VERSION,
    Ask,
)
from tests.toy_game.settings import Settings, card_rows, match_row, match_rows, settings_of
from tests.toy_game.sight import FULL, OBSERVATION, PIECES
from zx_env.compiling.twins import Rows, row_bytes, rows, set_row_bytes
from zx_env.doors.kit import Kit, Stand
from zx_env.doors.words import Action
from zx_env.errors import PositionError

FORMAT = "pig-position/1"


class Words:
    """The words for one pending decision."""

    def __init__(self, g: Any, settings: Settings) -> None:
        self.g = g

    def actions(self, legal: Iterable[int]) -> list[Action]:
        return [Action(int(index), self.text(int(index))) for index in legal]

    def text(self, index: int) -> str:
        if index >= GUESS:
            return f"guess {int(self.g.page) * ON_A_PAGE + index - GUESS}"
        return {ROLL: "roll", HOLD: "hold", MORE: "more"}[index]

    def refusal(self, said: str, legal: Iterable[Action]) -> str:
        return f"{said!r} is not legal now. Legal are: {', '.join(repr(action.text) for action in legal)}"


def board(games: Rows, table: Rows, settings: Settings, viewer: int | None, color: bool) -> str:
    g = games[0]
    shown = [str(int(g.hidden[p])) if viewer in (None, p) else "?" for p in range(2)]
    lines = [f"Player {p}: {int(g.points[p])} of {settings.goal}, hides {shown[p]}" for p in range(2)]
    return "\n".join([*lines, f"pot {int(g.pot)}"])


def concede(g: Any, player: int) -> None:
    g.over = 1
    g.winner = 1 - player
    g.asked = Ask.OVER


def fault(number: int) -> str:
    assert number == POT_FULL
    return f"POT_FULL: POT = {POT} is too small for this game"


def status(games: Rows, settings: Settings) -> list[str]:
    g = games[0]
    return [] if 0 <= int(g.pot) <= POT else [f"the pot holds {int(g.pot)}"]


def write_position(games: Rows, settings: Settings, seed: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "seed": seed,
        "settings": write_settings(settings),
        "bytes": row_bytes(games, 0).hex(),
    }


def read_position(position: Any, strict: bool) -> Stand:
    if not isinstance(position, dict) or position.get("format") != FORMAT:
        raise PositionError(f'a position is a dict with "format": "{FORMAT}"')
    settings = read_settings(position["settings"])
    games = rows(GAME, 1)
    set_row_bytes(games, 0, bytes.fromhex(position["bytes"]))
    return Stand(settings, position["seed"], games, rows(MASK, 1), match_row(settings))


NAMES = ("goal", "first_player", "skip_forced", "turn_cap", "turn_decision_cap")


def write_settings(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in NAMES}


def read_settings(header: dict[str, Any]) -> Settings:
    if unknown := header.keys() - set(NAMES):
        raise TypeError(f"unknown are {', '.join(sorted(unknown))}")
    return settings_of(**{name: header[name] for name in NAMES})


KIT: Kit[Settings] = Kit(
    name="pig",
    version=VERSION,
    game=GAME,
    mask=MASK,
    observation=OBSERVATION,
    full=FULL,
    pieces=PIECES,
    blocks=BLOCKS,
    over=Ask.OVER,
    leaf=MORE,
    entries=door_entries,
    card_rows=lambda settings: card_rows(),
    match_row=match_row,
    match_rows=match_rows,
    words=Words,
    board=board,
    concede=concede,
    fault=fault,
    status=status,
    write_position=write_position,
    read_position=read_position,
    write_settings=write_settings,
    read_settings=read_settings,
)
