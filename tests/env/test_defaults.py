"""Defaults of a `GameSpec`: a game that brings no positions, settings, pictures or faults of its own."""

from dataclasses import replace

import numpy as np
import pytest

from tests.env.games import PIG
from tests.toy_game.state import FACTS, Settings
from zx_env.core.game import game
from zx_env.errors import PositionError, SettingError


class Bare(game.Game):
    """Pig with every default that a spec has."""

    __slots__ = ()
    game_spec = replace(PIG.game_spec, event_encoder=None, pictures=None, fault="fault {}".format)


@pytest.mark.parametrize("is_narrow", [False, True])
def test_the_board_is_drawn_as_text(is_narrow: bool):
    bare = Bare.new(seed=3)
    picture = bare.picture(0, is_narrow)
    (part,) = picture.parts
    assert all(line in part.drawn for line in bare.board(0).split("\n"))
    assert picture.width == (360 if is_narrow else 1280) and set(bare.spots()) == {""}
    assert "what to do" in bare.picture(bare.to_play).svg
    assert "what to do" not in bare.picture(1 - bare.to_play).svg


def test_a_position_holds_settings_and_bytes():
    bare = Bare.new(seed=3, goal=50)
    bare.step("roll")
    position = bare.position()
    assert position["format"] == "pig-position/1" and position["settings"]["goal"] == 50
    again = Bare.from_position(position)
    assert again.position() == position and again.actions() == bare.actions()
    for change in (
        {"settings": position["settings"] | {"goal": 0}},
        {"settings": position["settings"] | {"wings": 2}},
        {"settings": {}},
        {"seed": -1},
        {"format": "hog-position/1"},
        {"wings": 2},
    ):
        with pytest.raises(PositionError):
            Bare.from_position(position | change)


def test_status_finds_contradictions_about_the_end():
    for field, value, words in (
        ("over", 1, "different things of the end"),
        ("winner", 1, "a game that goes on"),
        ("pot", 121, "`pot` is 121"),
        ("turn", -1, "`turn` is -1"),
    ):
        bare = Bare.new(seed=3)
        assert bare.status() == []
        setattr(bare._games[0], field, value)
        assert any(words in sentence for sentence in bare.status())


def test_a_concession_loses():
    bare = Bare.new(seed=3)
    bare.concede(0)
    assert bare.to_play is None and bare.winner == 1 and bare.status() == []


def test_networks_divide_by_the_largest_value():
    size = Bare.game_spec.observation_stats().size
    assert size.tolist() == [127] * len(FACTS) + [1] * 6


def test_a_whole_number_is_checked_by_its_range():
    assert Settings(np.int64(7)).goal == 7 and type(Settings(np.int64(7)).goal) is int
    for goal in (0, 101, 2.5, True, "many"):
        with pytest.raises(SettingError, match="goal is a whole number from 1 to 100, not"):
            Settings(goal)
