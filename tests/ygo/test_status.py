"""`status` reports problems in the bytes of a duel: derived fields must agree with the cards."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import GAMES
from zx_env.compiling.python_records import row_bytes, set_row_bytes
from zx_env.ygo.saved.status import ASKED_BY, CHOOSES_FOR
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Ask, Frame, Purpose

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


@pytest.mark.parametrize("kind", range(Frame.BEFORE, Frame.DAMAGE_7 + 1))
def test_a_frame_of_a_battle_has_an_attacker(kind: int):
    problems = spoilt(Ask.MAIN, bottom=kind)
    assert f"the frame {Frame(kind).name} has no attacker" in problems


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


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"seen": 17}, "`seen` is about a card that lies in no hand and not face-down on the field"),
        ({"seen": 1}, "`seen` has a card in a place where it cannot be"),
        ({"set_as": 1}, "`set_as` is about a card that lies in no hand and not face-down on the field"),
        ({"seen": 17, "known": 3}, "`seen` is about a card that the opponent knows"),
        ({"known": 0}, "`known` hides a card of a hand from its owner"),
    ],
)
def test_what_is_noted_of_hidden_cards_is_possible(fields: dict[str, int], problem: str):
    assert problem in spoilt(Ask.MAIN, **fields)


def choosing(purpose: Purpose, **below: int) -> list[str]:
    """Return the problems of a duel at a choice for this purpose, with a changed frame below."""
    rng = np.random.default_rng(2)
    game = YGO.game(3, skip_forced=False)
    while game.question.ask != "choose":
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    data = bytearray(row_bytes(game._games, 0))
    g: Any = np.frombuffer(data, GAME)[0]
    g["purpose"] = purpose
    frame = g["agenda"][int(g["frames"]) - 2]
    for name, number in below.items():
        frame[name] = number
    set_row_bytes(game._games, 0, bytes(data))
    return game.status()


def test_cards_are_chosen_for_a_frame_that_uses_them():
    unused = "cards are chosen for a frame that uses none"
    assert set(CHOOSES_FOR) == set(Purpose) - {Purpose.NO_PURPOSE}
    for purpose, kind in CHOOSES_FOR.items():
        assert unused in choosing(purpose, kind=Frame.WINDOW) and unused not in choosing(purpose, kind=kind)
    assert "cards are chosen for no effect" in choosing(Purpose.SEND, kind=Frame.ACTIVATE, effect=NONE)
    no_step = choosing(Purpose.SUMMON, kind=Frame.EFFECT, step=NONE)
    assert "cards are chosen for a step that chooses none" in no_step
    assert "cards are chosen among none" in spoilt(Ask.CHOOSE, candidates=0)
