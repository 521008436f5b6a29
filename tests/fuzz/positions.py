"""Damaged positions: their words, the text of their engine string, and its bytes with a valid digest."""

import base64
import json
import zlib
from typing import Any

import numpy as np

from tests.env.games import ZX, GameCase
from tests.fuzz.games import some_case, some_game, step_and_observe
from tests.fuzz.spoil import one_of, spoil_bytes, spoil_json, spoil_text
from zx_env import Game
from zx_env.compiling.python_records import row_bytes
from zx_env.core.serialization.field_ranges import fields_of
from zx_env.zx.op_groups import Frame
from zx_env.zx.saved.bounds import BOUNDS
from zx_env.zx.settings import Settings
from zx_env.zx.state import GAME

Rng = np.random.Generator


def words_of_a_position(rng: Rng) -> None:
    """The part that people read and write."""
    position = some_game(rng).position()
    del position["engine"]
    played = Game.from_position(spoil_json(rng, position), strict=rng.random() < 0.5)
    step_and_observe(rng, played)


def text_of_an_engine(rng: Rng) -> None:
    """The engine string as text, and what stands beside it."""
    case = some_case(rng)
    game = some_game(rng, case)
    position = game.position()
    if rng.random() < 0.5:
        position = spoil_json(rng, position, 2)
    if isinstance(position, dict) and isinstance(position.get("engine"), str):
        position["engine"] = spoil_text(rng, position["engine"], 2)
    loaded = case.Game.from_position(position)
    if "engine" in position:
        # Bytes that pass the digest are the bytes that were written.
        assert row_bytes(loaded._games, 0) == row_bytes(game._games, 0)


def engine_of(data: bytes, case: GameCase = ZX, settings: Any = None) -> str:
    """An engine string of somebody who knows how the digest is made."""
    data = data[: case.engine_bytes.saved.itemsize]
    text = base64.b64encode(zlib.compress(data)).decode("ascii")
    digest = case.engine_bytes.digest_of(data, settings or Settings(None))
    return f"{case.game_spec.version}:{digest}:{text}"


def bytes_of_an_engine(rng: Rng) -> None:
    """The bytes of a game, with a right digest."""
    case = some_case(rng)
    game = some_game(rng, case)
    data = row_bytes(some_game(rng, case)._games, 0)
    _play(rng, case, game, spoil_bytes(rng, data, int(rng.choice([1, 1, 2, 4, 12]))))


def field_of_an_engine(rng: Rng) -> None:
    """Whole numbers of some fields, with a right digest: more meant than single bytes."""
    case = some_case(rng)
    game = some_game(rng, case)
    data = bytearray(row_bytes(game._games, 0))
    g = np.frombuffer(data, case.game_spec.game)
    for _ in range(int(rng.integers(1, 4))):
        _change(rng, g, *one_of(rng, fields_of(case.game_spec.game)), case.bounds)
    _play(rng, case, game, bytes(data))


def agenda_of_an_engine(rng: Rng) -> None:
    """The state with which the rules continue: frames, waiting abilities, question and choices."""
    game, other = some_game(rng), some_game(rng)
    data = bytearray(row_bytes(game._games, 0))
    g, theirs = np.frombuffer(data, GAME), np.frombuffer(row_bytes(other._games, 0), GAME)
    for _ in range(int(rng.integers(1, 5))):
        way = int(rng.integers(6))
        if way == 0:
            _take_over(rng, g, theirs)
        elif way == 1:
            _change_frames(rng, g)
        else:
            path, names = one_of(rng, [entry for entry in fields_of(GAME) if entry[0].startswith(_COURSE)])
            _change(rng, g, path, names, BOUNDS)
    _play(rng, ZX, game, bytes(data))


_COURSE = (
    *("agenda.", "waiting", "those", "lasting", "battle.", "looked", "chosen", "candidate"),
    *("asked", "decider", "may_stop", "depth", "frames", "subject", "turn_player", "phase", "force_of"),
    *("locked", "player_extra", "overboost", "shift", "boost", "damage", "used", "row", "serial", "state"),
)
_WHOLE = ("waiting", "lasting", "battle", "chosen", "candidate", "looked", "locked")


def _change(rng: Rng, g: Any, path: str, names: tuple[str, ...], bounds: dict[str, tuple[int, int]]) -> None:
    """Another number or two in a field: near to what it was, from elsewhere in it, or any it may hold."""
    found = g
    for name in names:
        found = found[name]
    flat = found.reshape(-1)
    info = np.iinfo(flat.dtype)
    low, high = bounds.get(path, (info.min, info.max))
    for _ in range(int(rng.integers(1, 3))):
        at = int(rng.integers(flat.size)) if rng.random() < 0.5 else int(rng.integers(min(flat.size, 4)))
        now = int(flat[at])
        near = [now - 1, now + 1, now ^ 1, 0, 1, -1, 2, 7, int(flat[int(rng.integers(flat.size))])]
        way = rng.random()
        value = int(rng.choice(near))
        if way > 0.9:
            value = int(rng.integers(info.min, info.max, dtype=info.dtype))
        elif way > 0.5:
            value = low + int(rng.integers(high - low + 1)) if high - low < 2**31 else value
        flat[at] = np.array(max(info.min, min(info.max, value)), info.dtype)
    found[...] = flat.reshape(found.shape)


def _take_over(rng: Rng, g: Any, theirs: Any) -> None:
    """A list of another game, with its number."""
    name = one_of(rng, _WHOLE)
    g[name] = theirs[name]
    for counted in (f"{name}_count", f"{name}s"):
        if counted in (GAME.names or ()):
            g[counted] = theirs[counted]


def _change_frames(rng: Rng, g: Any) -> None:
    """A frame more, less, or of another kind."""
    agenda = g["agenda"][0]
    n, way = min(max(int(g["frames"][0]), 0), len(agenda)), int(rng.integers(3))
    at = int(rng.integers(max(n, 1)))
    if way == 0:
        agenda["kind"][at] = int(one_of(rng, Frame))
    elif way == 1 and n > 1:
        agenda[at : n - 1] = agenda[at + 1 : n].copy()
        g["frames"] = n - 1
    elif n < len(agenda):
        agenda[at + 1 : n + 1] = agenda[at:n].copy()
        agenda["kind"][at] = int(one_of(rng, Frame))
        agenda["has_asked"][at] = 0
        g["frames"] = n + 1


def _play(rng: Rng, case: GameCase, game: Any, data: bytes) -> None:
    """From a position of the game that has these bytes, and nothing else to compare them with."""
    written = game.position()
    position = {name: written[name] for name in ("format", "seed", "settings") if name in written}
    position["engine"] = engine_of(data, case, game.settings)
    step_and_observe(rng, case.Game.from_position(json.loads(json.dumps(position))))


TRIES = (
    words_of_a_position,
    text_of_an_engine,
    bytes_of_an_engine,
    field_of_an_engine,
    agenda_of_an_engine,
)
