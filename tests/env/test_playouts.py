"""`playouts`: games played to their end in compiled code."""

import random

import numpy as np
import pytest

import zx_env
from zx_env.compiling.twins import row_bytes
from zx_env.errors import SettingError

DECKS = ("b01_red", "b01_blue")


def _in_the_middle(decisions: int) -> zx_env.Game:
    game = zx_env.Game.new(decks=DECKS, seed=5)
    rng = random.Random(5)
    for _ in range(decisions):
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return game


def test_every_playout_is_counted_once():
    found = zx_env.playouts(_in_the_middle(40), 5, 1)
    assert sum(found.wins) + found.draws + found.truncated == 5
    assert found.decisions > 5 * 20
    assert found.value(0) == -found.value(1) == (found.wins[0] - found.wins[1]) / 5


@pytest.mark.parametrize("player", [None, 0, 1])
def test_the_same_seed_gives_the_same_results_and_leaves_the_game_alone(player):
    game = _in_the_middle(60)
    before = row_bytes(game._games, 0)
    first = zx_env.playouts(game, 3, 7, player=player)
    assert zx_env.playouts(game, 3, 7, player=player) == first
    assert row_bytes(game._games, 0) == before
    assert zx_env.playouts(game, 3, 8, player=player).decisions != first.decisions


def test_a_finished_game_stays_as_it_ended():
    over = _in_the_middle(80)
    rng = random.Random(1)
    while over.to_play is not None:
        over.step(int(rng.choice(np.flatnonzero(over.mask()))))
    found = zx_env.playouts(over, 2, 1)
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
def test_what_cannot_be_played_out_is_refused(times, player):
    with pytest.raises(SettingError):
        zx_env.playouts(_in_the_middle(1), times, 1, player=player)
