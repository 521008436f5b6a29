"""Pig as the doors read it."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.toy_game.entry_points import ENTRY_POINTS
from tests.toy_game.records import (
    BLOCKS,
    GAME,
    GUESS,
    HOLD,
    MASK,
    MORE,
    NONE,
    NUMBERS,
    ON_A_PAGE,
    POT,
    POT_FULL,
    ROLL,
    VERSION,
    Ask,
)
from tests.toy_game.settings import Settings, card_rows, match_rows, settings_of, settings_of_batch
from tests.toy_game.sight import FULL, OBSERVATION, OBSERVATION_FIELDS
from zx_env.compiling.python_records import Rows, row_bytes, rows
from zx_env.core.actions import Action, Question
from zx_env.core.observation.normalization import ObservationStats
from zx_env.core.rendering.svg import Box, Part, Picture, words_at
from zx_env.core.seeding import BIGGEST_SEED
from zx_env.core.serialization.field_ranges import out_of_range_fields
from zx_env.core.serialization.position import check_keys, whole
from zx_env.core.serialization.state_bytes import StateBytes
from zx_env.core.settings import MOST_TURNS
from zx_env.core.spec import GameSpec, RestoredState
from zx_env.errors import PositionError

FORMAT = "pig-position/1"


class ActionTexts:
    """The words for one pending decision."""

    def __init__(self, g: Any, settings: Settings) -> None:
        self.g = g

    def actions(self, legal: Iterable[int]) -> list[Action]:
        return [Action(int(index), self.text(int(index))) for index in legal]

    def text(self, index: int) -> str:
        if index >= GUESS:
            return f"guess {int(self.g.page) * ON_A_PAGE + index - GUESS}"
        return {ROLL: "roll", HOLD: "hold", MORE: "more"}[index]

    def question(self, viewer: int | None = None) -> Question | None:
        asked, player = Ask(int(self.g.asked)), int(self.g.decider)
        if asked == Ask.OVER or viewer not in (None, player):
            return None
        return Question(ask=asked.name.lower(), player=player, words="what to do")

    def refusal(self, said: str, legal: Iterable[Action]) -> str:
        return f"{said!r} is not legal now. Legal are: {', '.join(repr(action.text) for action in legal)}"


def board(
    games: Rows,
    table: Rows,
    settings: Settings,
    viewer: int | None,
    color: bool,
    columns: int | None = None,
) -> str:
    g = games[0]
    shown = [str(int(g.hidden[p])) if viewer in (None, p) else "?" for p in range(2)]
    lines = [f"Player {p}: {int(g.points[p])} of {settings.goal}, hides {shown[p]}" for p in range(2)]
    return "\n".join([*lines, f"pot {int(g.pot)}"])


class PigPictures:
    """Points as a picture, and nothing to point at but the pot."""

    def draw(
        self, games: Rows, table: Rows, settings: Settings, viewer: int | None, is_narrow: bool
    ) -> Picture:
        box = Box(0, 0, 360 if is_narrow else 1280, 800)
        lines = board(games, table, settings, viewer, False).split("\n")
        drawn = [words_at(20, 40 + 30 * i, line, 20) for i, line in enumerate(lines)]
        return Picture(int(box.w), 800, "Pig", "", [Part("pot", lines[-1], (), box, "".join(drawn))])

    def spot_of(self, g: Any, settings: Settings, index: int) -> str:
        return "pot"

    def goes_on(self, g: Any) -> bool:
        return False


def concede(g: Any, player: int) -> None:
    g.over = 1
    g.winner = 1 - player
    g.asked = Ask.OVER


def fault(number: int) -> str:
    assert number == POT_FULL
    return f"POT_FULL: POT = {POT} is too small for this game"


BOUNDS = {
    "points": (0, POT + 100),
    "pot": (0, POT),
    "turn": (1, MOST_TURNS + 1),
    "decisions": (0, 2**30),
    "turn_decisions": (0, MOST_TURNS + 1),
    "hidden": (0, NUMBERS - 1),
    "page": (0, NUMBERS // ON_A_PAGE - 1),
    "asked": (Ask.TURN, Ask.OVER),
    "decider": (0, 1),
    "over": (0, 1),
    "winner": (NONE, 1),
    "truncated": (0, 1),
    "fault": (0, POT_FULL),
}


def status(games: Rows, settings: Settings) -> list[str]:
    g = np.frombuffer(row_bytes(games, 0), GAME)[0]
    told = list(out_of_range_fields(g, BOUNDS))
    if bool(g["over"]) != (int(g["asked"]) == Ask.OVER):
        told.append("`over` and `asked` say different things of the end")
    if not g["over"] and (g["fault"] or g["truncated"] or int(g["winner"]) != NONE):
        told.append("a game that goes on has no end")
    if not g["over"] and int(np.max(g["points"])) >= settings.goal:
        told.append("who has reached the goal has won")
    if g["truncated"] and int(g["winner"]) != NONE:
        told.append("a truncated game has no winner")
    return told


@cache
def no_cards() -> npt.NDArray[Any]:
    return np.zeros(1, np.int8)


STATE_BYTES = StateBytes(GAME, VERSION, lambda settings: no_cards(), status)


def write_position(games: Rows, settings: Settings, seed: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "seed": seed,
        "settings": write_settings(settings),
        "engine": STATE_BYTES.packed(games, settings),
    }


def read_position(position: Any, strict: bool) -> RestoredState:
    check_keys(position, ("format", "seed", "settings", "engine"), "a position")
    if position.get("format") != FORMAT:
        raise PositionError(f'a position is a dict with "format": "{FORMAT}"')
    try:
        settings = read_settings(position["settings"])
    except (KeyError, TypeError, AttributeError) as error:
        raise PositionError(f"the settings are incomplete or wrong: {error}") from None
    seed = whole(position, "seed", 0, 0, BIGGEST_SEED)
    games = rows(GAME, 1)
    STATE_BYTES.restore(games, position.get("engine"), settings)
    return RestoredState(settings, seed, games, rows(MASK, 1), match_rows([settings]))


NAMES = ("goal", "first_player", "skip_forced", "turn_cap", "turn_decision_cap")


def write_settings(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in NAMES}


def read_settings(header: dict[str, Any]) -> Settings:
    if unknown := header.keys() - set(NAMES):
        raise TypeError(f"unknown are {', '.join(sorted(unknown))}")
    return settings_of(**{name: header[name] for name in NAMES})


SPEC: GameSpec[Settings] = GameSpec(
    name="pig",
    version=VERSION,
    game=GAME,
    mask=MASK,
    observation=OBSERVATION,
    full=FULL,
    observation_fields=OBSERVATION_FIELDS,
    blocks=BLOCKS,
    action_targets={},
    observation_version=1,
    observation_stats=lambda: ObservationStats(*np.ones((2, OBSERVATION.itemsize), np.float32)),
    asked_when_over=Ask.OVER,
    next_page_action=MORE,
    entry_points=ENTRY_POINTS,
    card_rows=lambda settings: card_rows(),
    match_rows=match_rows,
    event_encoder=None,
    with_assumed_deck=None,
    public_agenda_fields=(),
    action_texts=ActionTexts,
    board=board,
    pictures=PigPictures(),
    concede=concede,
    fault=fault,
    status=status,
    write_position=write_position,
    read_position=read_position,
    make_settings=settings_of,
    make_all_settings=settings_of_batch,
    write_settings=write_settings,
    read_settings=read_settings,
)
