"""`playouts`, of every game: games played to their end in compiled code."""

import random

import numpy as np
import pytest

import zx_env
from tests.env.games import Doors
from zx_env.compiling.twins import row_bytes
from zx_env.errors import EngineFault, SettingError


def test_every_playout_is_counted_once(doors: Doors):
    found = doors.playouts(doors.in_the_middle(), 5, 1)
    assert sum(found.wins) + found.draws + found.truncated == 5
    assert found.decisions >= 5 and found.decisions > 5 * doors.left
    assert found.value(0) == -found.value(1) == (found.wins[0] - found.wins[1]) / 5


@pytest.mark.parametrize("player", [None, 0, 1])
def test_the_same_seed_gives_the_same_results_and_leaves_the_game_alone(doors: Doors, player):
    game = doors.in_the_middle()
    before = row_bytes(game._games, 0)
    first = doors.playouts(game, 3, 7, player=player)
    assert doors.playouts(game, 3, 7, player=player) == first
    assert row_bytes(game._games, 0) == before
    assert {doors.playouts(game, 3, seed, player=player).decisions for seed in range(8)} != {first.decisions}


def test_a_finished_game_stays_as_it_ended(doors: Doors):
    over = doors.in_the_middle()
    rng = random.Random(1)
    while over.to_play is not None:
        over.step(int(rng.choice(np.flatnonzero(over.mask()))))
    found = doors.playouts(over, 2, 1)
    assert found.decisions == 0
    assert found.wins[over.winner] == 2


def test_a_lost_position_is_mostly_lost():
    """A player with one Life, no hand, no Z/X, against a full board."""
    board = {square: {"card": "B01-035", "owner": 1} for square in ("a2", "b2", "c2", "a3", "c3")}
    mine = {"life": ["B01-001"], "deck": ["B01-001"] * 20, "resource": ["B01-001"] * 2}
    theirs = {"life": ["B01-021"] * 4, "deck": ["B01-021"] * 20, "resource": ["B01-021"] * 8}
    position = {"format": "zx-position/1", "turn": 9, "turn_player": 1, "phase": "main"}
    game = zx_env.Game.from_position(position | {"players": [mine, theirs], "squares": board})
    assert zx_env.playouts(game, 20, 1).value(1) > 0.5


@pytest.mark.parametrize(("times", "player"), [(0, None), (True, None), ("3", None), (1, 2), (1, True)])
def test_what_cannot_be_played_out_is_refused(doors: Doors, times, player):
    with pytest.raises(SettingError):
        doors.playouts(doors.in_the_middle(), times, 1, player=player)


def test_a_playout_that_the_engine_could_not_play_says_why(doors: Doors):
    game = doors.in_the_middle()
    doors.break_engine(game._games[0])
    with pytest.raises(EngineFault, match=rf"\d+ of 20 playouts could not go on: {doors.fault}"):
        doors.playouts(game, 20, 1)
