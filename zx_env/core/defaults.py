"""Defaults of `GameSpec`: positions, settings, cards and pictures of a game that brings none of its own."""

import dataclasses
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import Rows, row_bytes, rows
from zx_env.core.entry_points import NONE
from zx_env.core.observation.normalization import ObservationStats
from zx_env.core.rendering.svg import (
    HEIGHT,
    INK,
    NARROW,
    WIDE,
    Box,
    Part,
    Picture,
    rectangle,
    words_at,
)
from zx_env.core.seeding import BIGGEST_SEED
from zx_env.core.serialization.field_ranges import COMMON_BOUNDS, out_of_range_fields, wrong_ends
from zx_env.core.serialization.position import check_format, whole
from zx_env.core.serialization.state_bytes import StateBytes
from zx_env.errors import PositionError, SettingError

if TYPE_CHECKING:
    from zx_env.core.spec import GameSpec, RestoredState

    Spec = GameSpec[Any]


def fill_in(game_spec: "Spec") -> None:
    """Set every missing field of a spec that has a default to this default, in place."""
    fields: dict[str, Callable[..., Any]] = {
        "observation_stats": observation_stats,
        "card_rows": card_rows,
        "match_rows": match_rows,
        "pictures": TextPictures,
        "concede": lambda spec: partial(concede, spec),
        "status": lambda spec: partial(status, spec),
        "write_position": lambda spec: partial(write_position, spec),
        "read_position": lambda spec: partial(read_position, spec),
        "make_all_settings": all_settings,
        "write_settings": lambda spec: write_settings,
        "read_settings": lambda spec: partial(read_settings, spec),
    }
    for name, default in fields.items():
        if getattr(game_spec, name) is None:
            object.__setattr__(game_spec, name, default(game_spec))


# -- records -----------------------------------------------------------------------------------------------


def observation_stats(game_spec: "Spec") -> Callable[[], ObservationStats]:
    """Return a function that returns statistics with which a network divides each amount by its maximum."""

    def stats() -> ObservationStats:
        highest = [
            np.full(np.prod(field.shape), max(field.high, 1)) for field in game_spec.observation_fields
        ]
        deviation = np.concatenate(highest).astype(np.float32)
        return ObservationStats(np.zeros_like(deviation), deviation)

    return stats


def card_rows(game_spec: "Spec") -> Callable[[Any], Rows]:
    """Return a function that returns a card table of one row of zeros, for a game without cards."""
    table = cache(lambda: rows(game_spec.cards, 1))
    return lambda settings: table()


def match_rows(game_spec: "Spec") -> Callable[[Sequence[Any]], Rows]:
    """Return a function that writes settings to rows of `GameSpec.match`, each to the field of its name."""

    def made(matches: Sequence[Any]) -> Rows:
        match = rows(game_spec.match, len(matches))
        for m, settings in enumerate(matches):
            for name in game_spec.match.names or ():
                value = getattr(settings, name)
                setattr(match[m], name, NONE if value is None else int(value))
        return match

    return made


# -- settings ----------------------------------------------------------------------------------------------


def all_settings(game_spec: "Spec") -> Callable[..., list[Any]]:
    """Return a function of settings by name that returns them as a list of one, for all games of a batch."""

    def made(**settings: Any) -> list[Any]:
        return [game_spec.make_settings(**settings)]

    return made


def write_settings(settings: Any) -> dict[str, Any]:
    """Return every field of the settings."""
    return {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}


def read_settings(game_spec: "Spec", header: dict[str, Any]) -> Any:
    """Create settings from a dict that has a key for every setting and no other key.

    Raises:
        KeyError, TypeError: A setting is missing or unknown.
        SettingError: A setting has an invalid value.
    """
    names = write_settings(game_spec.make_settings()).keys()
    if unknown := header.keys() - names:
        raise TypeError(f"unknown are {', '.join(sorted(unknown))}")
    return game_spec.make_settings(**{name: header[name] for name in names})


# -- positions ---------------------------------------------------------------------------------------------


def concede(game_spec: "Spec", g: Any, player: int) -> None:
    """End a game in place because `player` concedes: the other player wins."""
    g.over = 1
    g.winner = 1 - player
    g.asked = game_spec.asked_when_over


def status(game_spec: "Spec", games: Rows, settings: Any) -> list[str]:
    """Return the problems of the game in row 0, a sentence each: fields out of range, contradictory end."""
    g = np.frombuffer(row_bytes(games, 0), game_spec.game)[0]
    ranges = {**COMMON_BOUNDS, **game_spec.bounds}
    return [
        *out_of_range_fields(g, ranges),
        *wrong_ends(g, game_spec.asked_when_over, "game"),
        *game_spec.problems(g, settings),
    ]


@cache
def state_bytes(game_spec: "Spec") -> StateBytes:
    """Return the object that writes and restores the `engine` strings of a game's positions."""
    record: npt.NDArray[Any] = np.zeros(1, game_spec.cards)
    return StateBytes(game_spec.game, game_spec.version, lambda settings: record, game_spec.status)


def write_position(game_spec: "Spec", games: Rows, settings: Any, seed: int) -> dict[str, Any]:
    """Return the game in row 0 as its settings and an `engine` string."""
    return {
        "format": f"{game_spec.name}-position/1",
        "seed": seed,
        "settings": game_spec.write_settings(settings),
        "engine": state_bytes(game_spec).packed(games, settings),
    }


def read_position(game_spec: "Spec", position: Any, strict: bool = True) -> "RestoredState":
    """Restore a game that `write_position` has written.

    Raises:
        PositionError: The dict is not a position of this game and version, or was changed.
    """
    from zx_env.core.spec import RestoredState

    check_format(position, f"{game_spec.name}-position/1", ("format", "seed", "settings", "engine"))
    try:
        settings = game_spec.read_settings(position["settings"])
    except (KeyError, TypeError, AttributeError, SettingError) as error:
        raise PositionError(f"the settings are incomplete or wrong: {error}") from None
    seed = whole(position, "seed", 0, 0, BIGGEST_SEED)
    games, masks = rows(game_spec.game, 1), rows(game_spec.mask, 1)
    state_bytes(game_spec).restore(games, position.get("engine"), settings)
    game_spec.entry_points.show_game(games, 0, game_spec.card_rows(settings), masks, 0)
    return RestoredState(settings, seed, games, masks, game_spec.match_row(settings))


# -- pictures ----------------------------------------------------------------------------------------------


class TextPictures:
    """The text board of a game as a picture, without parts that a person can point at."""

    def __init__(self, game_spec: "Spec") -> None:
        self.game_spec = game_spec

    def draw(self, games: Rows, table: Rows, settings: Any, viewer: int | None, is_narrow: bool) -> Picture:
        """Draw the text board of the game in row 0, line by line."""
        box = Box(0, 0, NARROW if is_narrow else WIDE, HEIGHT)
        board = self.game_spec.board(games, table, settings, viewer, False, None)
        lines = [words_at(20, 40 + 30 * i, line, 20, INK) for i, line in enumerate(board.split("\n"))]
        question = self.game_spec.action_texts(games[0], settings).question(viewer)
        part = Part("board", "The board", (), box, rectangle(box, "none") + "".join(lines))
        return Picture(
            int(box.w), HEIGHT, self.game_spec.name, "" if question is None else question.text, [part]
        )

    def spot_of(self, g: Any, settings: Any, index: int) -> str:
        """Return "": no action belongs to a part of the picture."""
        return ""

    def goes_on(self, g: Any) -> bool:
        """Return False: no decision completes a play that began with an earlier decision."""
        return False
