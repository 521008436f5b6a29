"""`status` reports problems in the bytes of a duel: derived fields must agree with the cards."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import GAMES
from zx_env.compiling.python_records import row_bytes, set_row_bytes
from zx_env.ygo.saved.status import ASKED_BY
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Ask, Frame

YGO = next(case for case in GAMES if case.name == "ygo")


@pytest.mark.parametrize("field", ["does", "could", "boosters", "bound", "sums"])
def test_a_duel_whose_sums_are_spoilt_says_so(field: str):
    game = YGO.in_the_middle()
    assert game.status() == []
    data = bytearray(row_bytes(game._games, 0))
    g: Any = np.frombuffer(data, GAME)
    g[field] ^= 1
    set_row_bytes(game._games, 0, bytes(data))
    assert any(f"`{field}` is not what the cards" in problem for problem in game.status())


def test_an_invalid_row_of_the_card_table_is_reported_first():
    for slot in range(GAME["row"].shape[0]):
        game = YGO.in_the_middle()
        data = bytearray(row_bytes(game._games, 0))
        g: Any = np.frombuffer(data, GAME)
        g["row"][0, slot] = 100
        set_row_bytes(game._games, 0, bytes(data))
        assert game.status() == ["`row` is 100: there are 61 cards"]


def test_stale_derived_fields_may_have_any_value():
    game = YGO.in_the_middle()
    data = bytearray(row_bytes(game._games, 0))
    g: Any = np.frombuffer(data, GAME)
    g["stale"], g["could"], legal = 1, 0, game.mask()
    set_row_bytes(game._games, 0, bytes(data))
    assert game.status() == []
    assert (game.copy().mask() == legal).all()


def spoilt(question: Ask, **fields: int) -> list[str]:
    """Return the problems of a duel at this question with some fields changed; `bottom`: its lowest frame."""
    rng = np.random.default_rng(1)
    while True:
        game = YGO.game(int(rng.integers(1000)), skip_forced=False)
        while game.to_play is not None:
            data = bytearray(row_bytes(game._games, 0))
            g: Any = np.frombuffer(data, GAME)
            if g["asked"][0] == question:
                assert game.status() == []
                for name, number in fields.items():
                    if name == "bottom":
                        g["agenda"][0, 0]["kind"] = number
                    else:
                        g[name] = number
                set_row_bytes(game._games, 0, bytes(data))
                return game.status()
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def test_the_bottom_frame_carries_the_turn_on():
    assert "the bottom frame of the agenda does not carry the turn on" in spoilt(
        Ask.CHOOSE, bottom=Frame.CHAIN
    )


def test_the_top_frame_asks_the_question():
    assert "the top frame of the agenda does not ask EFFECT" in spoilt(Ask.WINDOW, asked=Ask.EFFECT)
    assert "the question EFFECT is about no card" in spoilt(Ask.WINDOW, asked=Ask.EFFECT, subject=NONE)


def test_the_deciding_player_is_the_one_of_the_top_frame():
    problems = [spoilt(Ask.MAIN, decider=player) for player in range(2)]
    assert [] in problems and ["the deciding player is not the player of the frame that asks"] in problems


def test_every_question_has_its_frames():
    assert set(ASKED_BY) == set(Ask) - {Ask.NOTHING, Ask.OVER}
