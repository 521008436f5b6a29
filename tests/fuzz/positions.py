"""Spoilt positions: their words, the text of their engine string, and the bytes in it with a right digest."""

import base64
import json
import zlib

import numpy as np

from tests.fuzz.games import play_on, some_game
from tests.fuzz.spoil import spoil_bytes, spoil_json, spoil_text
from zx_env import Game
from zx_env.compiling.twins import row_bytes
from zx_env.zx.records import GAME, VERSION
from zx_env.zx.saved.positions import ENGINE_BYTES
from zx_env.zx.settings import Settings

Dice = np.random.Generator


def words_of_a_position(rng: Dice) -> None:
    """The part that people read and write."""
    told = some_game(rng).position()
    del told["engine"]
    played = Game.from_position(spoil_json(rng, told), strict=rng.random() < 0.5)
    play_on(rng, played)


def text_of_an_engine(rng: Dice) -> None:
    """The engine string as text, and what stands beside it."""
    game = some_game(rng)
    told = game.position()
    if rng.random() < 0.5:
        told = spoil_json(rng, told, 2)
    if isinstance(told.get("engine"), str):
        told["engine"] = spoil_text(rng, told["engine"], 2)
    loaded = Game.from_position(told)
    # Whatever got through the digest is what was written.
    assert row_bytes(loaded._games, 0) == row_bytes(game._games, 0)


def engine_of(data: bytes) -> str:
    """An engine string of somebody who knows how the digest is made."""
    text = base64.b64encode(zlib.compress(data)).decode("ascii")
    return f"{VERSION}:{ENGINE_BYTES.digest_of(data, Settings(None))}:{text}"


def bytes_of_an_engine(rng: Dice) -> None:
    """The bytes of a game, with a right digest."""
    told = some_game(rng).position()
    data = row_bytes(some_game(rng)._games, 0)
    data = spoil_bytes(rng, data, int(rng.choice([1, 1, 2, 4, 12])))
    told = {"format": told["format"], "settings": told.get("settings", {}), "engine": engine_of(data)}
    _play(rng, told)


def field_of_an_engine(rng: Dice) -> None:
    """Whole numbers of one field, with a right digest: more meant than single bytes."""
    from zx_env.zx.saved.status import fields_of

    data = bytearray(row_bytes(some_game(rng)._games, 0))
    g = np.frombuffer(data, GAME)
    paths = list(fields_of())
    for _ in range(int(rng.integers(1, 4))):
        _, names = paths[int(rng.integers(len(paths)))]
        found = g
        for name in names:
            found = found[name]
        flat = found.reshape(-1)
        info = np.iinfo(flat.dtype)
        for _ in range(int(rng.integers(1, 3))):
            at = int(rng.integers(flat.size))
            now = int(flat[at])
            near = [now - 1, now + 1, now ^ 1, 0, 1, -1, 2, 7, int(flat[int(rng.integers(flat.size))])]
            value = (
                int(rng.choice(near))
                if rng.random() < 0.8
                else int(rng.integers(info.min, info.max, dtype=info.dtype))
            )
            flat[at] = np.array(max(info.min, min(info.max, value)), info.dtype)
        found[...] = flat.reshape(found.shape)
    _play(rng, {"format": "zx-position/1", "engine": engine_of(bytes(data))})


def _play(rng: Dice, told: dict) -> None:
    told = json.loads(json.dumps(told))
    play_on(rng, Game.from_position(told))


TRIES = (words_of_a_position, text_of_an_engine, bytes_of_an_engine, field_of_an_engine)
