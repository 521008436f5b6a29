"""`playouts`, of every game: games played to their end in compiled code."""

import random

import numpy as np
import pytest

import zx_env
from tests.env.games import GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import EngineFault, IllegalAction, SettingError


def test_every_playout_is_counted_once(case: GameCase):
    found = case.playouts(case.in_the_middle(), 5, 1)
    assert sum(found.wins) + found.draws + found.truncated == 5
    assert found.decisions >= 5 and found.decisions > 5 * case.left
    assert found.value(0) == -found.value(1) == (found.wins[0] - found.wins[1]) / 5


@pytest.mark.parametrize("player", [None, 0, 1])
def test_the_same_seed_gives_the_same_results_and_leaves_the_game_alone(case: GameCase, player):
    game = case.in_the_middle()
    before = row_bytes(game._games, 0)
    first = case.playouts(game, 3, 7, player=player)
    assert case.playouts(game, 3, 7, player=player) == first
    assert row_bytes(game._games, 0) == before
    assert {case.playouts(game, 3, seed, player=player).decisions for seed in range(8)} != {first.decisions}


def test_a_finished_game_stays_as_it_ended(case: GameCase):
    over = case.in_the_middle()
    rng = random.Random(1)
    while over.to_play is not None:
        over.step(int(rng.choice(np.flatnonzero(over.mask()))))
    found = case.playouts(over, 2, 1)
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
def test_what_cannot_be_played_out_is_refused(case: GameCase, times, player):
    with pytest.raises(SettingError):
        case.playouts(case.in_the_middle(), times, 1, player=player)


def test_a_playout_that_the_engine_could_not_play_says_why(case: GameCase):
    game = case.in_the_middle()
    case.break_engine(game._games[0])
    with pytest.raises(EngineFault, match=rf"\d+ of 20 playouts could not go on: {case.fault}"):
        case.playouts(game, 20, 1)


@pytest.mark.parametrize("player", [None, 0, 1])
def test_a_playout_stops_at_its_limits(case: GameCase, player):
    game = case.in_the_middle()
    for policy in (None, First()):
        for most in (1, 3):
            found = case.playouts(game, 6, 1, player=player, policy=policy, most=most)
            ended = sum(found.wins) + found.draws + found.truncated
            assert found.unfinished == 6 - ended and found.decisions <= 6 * most
            assert ended > 0 or found.decisions == 6 * most
        found = case.playouts(game, 6, 1, player=player, policy=policy, turns=0, most=300)
        whole = case.playouts(game, 6, 1, player=player, policy=policy, turns=3, most=300)
        assert found.decisions < whole.decisions
        assert found.unfinished > 0


class First:
    """Takes the first legal action, and counts."""

    rows = 0

    def act_batch(self, observations, masks, rng):
        assert observations.shape[0] == masks.shape[0] and (masks.sum(axis=1) > 0).all()
        First.rows += len(masks)
        return masks.argmax(axis=1)


def test_a_policy_plays_both_seats(case: GameCase):
    game = case.in_the_middle()
    First.rows = 0
    found = case.playouts(game, 5, 3, player=0, policy=First(), most=30)
    assert First.rows == found.decisions > 0
    assert case.playouts(game, 5, 3, player=0, policy=First(), most=30) == found


def test_a_policy_that_plays_as_chance_does_wins_as_often():
    class Chance:
        def act_batch(self, observations, masks, rng):
            return (rng.random(masks.shape) * masks).argmax(axis=1)

    if PLAIN:
        pytest.skip("thousands of games")
    game = zx_env.Game.new(seed=3)
    one = zx_env.playouts(game, 3000, 1, player=0)
    two = zx_env.playouts(game, 600, 1, player=0, policy=Chance())
    assert abs(one.value(0) - two.value(0)) < 0.15


def test_playouts_by_action_begin_with_it(case: GameCase):
    game = case.in_the_middle()
    before = row_bytes(game._games, 0)
    found = case.playouts_by_action(game, 2, 4, most=1)
    assert list(found) == np.flatnonzero(game.mask()).tolist()
    for action, one in found.items():
        next_one = game.copy()
        next_one.step(action)
        at_end = next_one.to_play is None
        assert one.decisions == (2 if at_end else 4) or sum(one.wins) > 0
    assert row_bytes(game._games, 0) == before
    known = case.playouts_by_action(game, 2, 4, player=game.to_play, turns=1)
    assert known == case.playouts_by_action(game, 2, 4, player=game.to_play, turns=1)
    with pytest.raises(SettingError, match="does not decide"):
        case.playouts_by_action(game, 2, 4, player=1 - game.to_play)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"most": 0}, "most is a whole number from 1"),
        ({"most": 2.0}, "most is a whole number"),
        ({"turns": -1}, "turns is a whole number from 0"),
        ({"turns": True}, "turns is a whole number"),
        ({"policy": 3}, "a policy has act_batch"),
        ({"policy": lambda observations, masks, rng: 0}, "a policy has act_batch"),
    ],
)
def test_limits_and_policies_that_are_none_are_refused(case: GameCase, asked, words):
    with pytest.raises(SettingError, match=words):
        case.playouts(case.in_the_middle(), 1, 1, **asked)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ([-1, -1], "gave back -1, which is no action"),
        ([0], r"have the shape \(2,\), not \(1,\)"),
        ([[1], [1, 2]], "an array of whole numbers"),
        ([0.0, 1.0], "whole numbers, not float64"),
    ],
)
def test_what_a_policy_gives_back_is_checked(case: GameCase, answer, words):
    class Odd:
        def act_batch(self, observations, masks, rng):
            return answer

    with pytest.raises(IllegalAction, match=words):
        case.playouts(case.in_the_middle(), 2, 1, policy=Odd())


def test_an_illegal_action_of_a_policy_names_its_row(case: GameCase):
    class Last(First):
        def act_batch(self, observations, masks, rng):
            return masks.argmin(axis=1)

    with pytest.raises(IllegalAction, match="row 0"):
        case.playouts(case.in_the_middle(), 2, 1, policy=Last())
