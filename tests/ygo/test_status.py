"""What is wrong with the bytes of a duel is told: what is kept of its cards must be what they come to."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import GAMES
from zx_env.compiling.twins import row_bytes, set_row_bytes
from zx_env.ygo.records import GAME

YGO = next(doors for doors in GAMES if doors.name == "ygo")


@pytest.mark.parametrize("field", ["does", "could", "boosters", "bound", "sums"])
def test_a_duel_whose_sums_are_spoilt_says_so(field: str):
    game = YGO.in_the_middle()
    assert game.status() == []
    data = bytearray(row_bytes(game._games, 0))
    g: Any = np.frombuffer(data, GAME)
    g[field] ^= 1
    set_row_bytes(game._games, 0, bytes(data))
    assert any(f"`{field}` is not what the cards" in said for said in game.status())


def test_what_has_to_be_added_up_again_may_be_anything():
    game = YGO.in_the_middle()
    data = bytearray(row_bytes(game._games, 0))
    g: Any = np.frombuffer(data, GAME)
    g["stale"], g["could"], legal = 1, 0, game.mask()
    set_row_bytes(game._games, 0, bytes(data))
    assert game.status() == []
    assert (game.copy().mask() == legal).all()
