"""`GameBatch`: its rows are games, one by one; what is refused changes nothing."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tests.env.games import GAMES, PIG, ZX, GameCase, bytes_of
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import EngineFault, IllegalAction, SettingError

STEPS = 15 if PLAIN else 1500


def some_games(case: GameCase, number: int = 4) -> list[Any]:
    """Of different settings, at different decisions, one of them over."""
    games = []
    for seed in range(number):
        game = case.Game.new(seed=seed, **case.usual | case.varied(seed))
        rng = np.random.default_rng(seed)
        for _ in range(3 * seed):
            if game.to_play is not None:
                game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        games.append(game)
    games[1].concede(1)
    return games


def any_actions(batch: Any, rng: np.random.Generator) -> np.ndarray:
    """A legal action in most rows, in some -1."""
    keys = np.where(batch.mask != 0, rng.random(batch.mask.shape), -1.0)
    actions = keys.argmax(axis=1)
    actions[rng.random(len(actions)) < 0.2] = -1
    return actions


def shown(batch: Any) -> list[bytes]:
    arrays = (batch.observation, batch.mask, batch.player, batch.done, batch.reward, batch.truncated)
    return [x.tobytes() for x in arrays]


def assert_is(batch: Any, row: int, game: Any) -> None:
    """The row is the game, and shows what the game shows."""
    player, winner = game.to_play, game.winner
    assert row_bytes(batch._games, row) == bytes_of(game)
    assert bytes_of(batch.game(row)) == bytes_of(game) and batch.game(row).settings == game.settings
    assert batch.player[row] == (-1 if player is None else player)
    assert batch.done[row] == (player is None) and batch.truncated[row] == game.truncated
    assert batch.turn[row] == game.turn
    assert (batch.mask[row] == game.mask()).all()
    seen = np.zeros(batch.obs_size, np.int8) if player is None else game.observe(player)
    assert (batch.observation[row] == seen).all()
    rewards = [0.0, 0.0] if winner is None else [1.0 - 2 * (winner == p) for p in (1, 0)]
    assert batch.reward[row].tolist() == rewards


def test_its_rows_are_the_games(case: GameCase):
    games = some_games(case)
    batch = case.GameBatch(games)
    for row, game in enumerate(games):
        assert_is(batch, row, game)


def test_its_rows_are_stepped_as_games_are_until_they_are_over(case: GameCase):
    games = some_games(case)
    batch = case.GameBatch(games)
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        actions = any_actions(batch, rng)
        batch.step(actions)
        for game, action in zip(games, actions.tolist(), strict=True):
            if game.to_play is not None and action >= 0:
                game.step(action)
    for row, game in enumerate(games):
        assert_is(batch, row, game)
    assert PLAIN or batch.done.sum() > 2


def test_a_row_that_is_over_stands(case: GameCase):
    game = case.in_the_middle()
    game.concede(0)
    batch = case.GameBatch([game, case.in_the_middle()])
    for action in (-1, 0, 10**9):
        before = shown(batch)
        batch.step([action, -1])
        assert shown(batch) == before
    assert batch.reward.tolist() == [[-1, 1], [0, 0]] and batch.player[0] == -1


def test_the_observation_is_of_the_row_as_it_stands(case: GameCase):
    batch = case.GameBatch([case.in_the_middle()] * 3)
    array = batch.observation
    for step in range(6):
        actions = any_actions(batch, np.random.default_rng(step))
        batch.step(actions)
        if step % 2:
            assert batch.observation is array
            for row in range(3):
                assert_is(batch, row, batch.game(row))


def test_copied_rows_are_rows_of_their_own(case: GameCase):
    batch = case.GameBatch(some_games(case))
    twin = batch.copy([3, 0, 0, 1])
    before = shown(batch)
    for row, of in enumerate((3, 0, 0, 1)):
        assert_is(twin, row, batch.game(of))
    rng = np.random.default_rng(2)
    for _ in range(5):
        twin.step(any_actions(twin, rng))
    assert shown(batch) == before and shown(twin) != shown(batch.copy([3, 0, 0, 1]))
    assert shown(batch.copy()) == before


@pytest.mark.parametrize("kind", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copied_batch_plays_on_as_the_original(case: GameCase, kind: Any):
    batch = case.GameBatch(some_games(case))
    twin = kind(batch)
    for step in range(10):
        actions = any_actions(batch, np.random.default_rng(step))
        batch.step(actions)
        twin.step(actions)
        assert shown(twin) == shown(batch)
    assert [twin.game(row).settings for row in range(4)] == [batch.game(row).settings for row in range(4)]


def test_rows_are_put_in_place(case: GameCase):
    games = some_games(case)
    others = [case.played(9, 3), case.in_the_middle()]
    batch, other = case.GameBatch(games), case.GameBatch(others)
    arrays = batch.observation, batch.mask
    batch.put([2, 0], other, [0, 1])
    for row, game in enumerate((others[1], games[1], others[0], games[3])):
        assert_is(batch, row, game)
    batch.put([1, 2], other, 1)
    for row, game in enumerate((others[1], others[1], others[1], games[3])):
        assert_is(batch, row, game)
    assert batch.observation is arrays[0] and batch.mask is arrays[1]
    batch.put(3, other, 0)
    batch.put([0, 3], batch, [3, 0])  # exchanged
    for row, game in enumerate((others[0], others[1], others[1], others[1])):
        assert_is(batch, row, game)
    batch.put([], other, [])
    copied = batch.copy()
    batch.step(batch.mask.argmax(axis=1))
    batch.put(np.arange(4), copied, np.arange(4))
    assert shown(batch) == shown(copied)


def test_rows_put_from_a_batch_are_played_by_their_own_settings(case: GameCase):
    one, two = (case.game(seed=3, turn_cap=cap) for cap in (1, 3))
    batch = case.GameBatch([one])
    batch.put([0], case.GameBatch([one, two]), [1])
    assert batch.game(0).settings == two.settings
    while not batch.done[0]:
        batch.step(batch.mask.argmax(axis=1))
        two.step(int(two.mask().argmax()))
    assert_is(batch, 0, two)


def test_rows_are_determinized_as_games_are(case: GameCase):
    games = some_games(case)
    batch = case.GameBatch(games)
    array = batch.observation.copy()
    batch.determinize([0, 1, 0, 1], [5, 6, 7, 8])
    for row, (player, seed) in enumerate(zip((0, 1, 0, 1), (5, 6, 7, 8), strict=True)):
        assert_is(batch, row, games[row].determinize(player, seed))
    for row in range(4):
        if batch.player[row] == row % 2:
            assert (batch.observation[row] == array[row]).all()
    batch.determinize(1, [4, 4], rows=[3, 0])
    dealt = games[3].determinize(1, 8).determinize(1, 4), games[0].determinize(0, 5).determinize(1, 4)
    assert_is(batch, 3, dealt[0])
    assert_is(batch, 0, dealt[1])


def test_one_seed_or_dice_deal_every_row_differently_and_the_same_again(case: GameCase):
    root = case.GameBatch([case.in_the_middle()]).copy([0] * 8)
    dealt = []
    for seeds in (3, 3, np.random.default_rng(3)):
        batch = root.copy()
        batch.determinize(0, seeds)
        dealt.append([row_bytes(batch._games, row) for row in range(8)])
    assert dealt[0] == dealt[1] == dealt[2] and len(set(dealt[0])) == 8


def test_without_a_player_only_the_dice_are_new(case: GameCase):
    batch = case.GameBatch(some_games(case)).copy([0, 0, 2])
    before = [case.dealt(batch.game(row)) for row in range(3)]
    batch.determinize(None, 3)
    assert [case.dealt(batch.game(row)) for row in range(3)] == before
    assert len({int(batch.game(row)._games[0].rng) for row in range(3)}) == 3


def test_its_arrays_cannot_be_written(case: GameCase):
    batch = case.GameBatch([case.in_the_middle()])
    for array in (batch.observation, batch.mask, batch.player, batch.done, batch.reward, batch.truncated):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda batch: batch.step([0]), IllegalAction, r"shape \(2,\), not \(1,\)"),
    (lambda batch: batch.step([0.5, 1.0]), IllegalAction, "float64"),
    (lambda batch: batch.step([[1], [1, 2]]), IllegalAction, "whole numbers"),
    (lambda batch: batch.step([-2, -1]), IllegalAction, "row 0: action -2 is not between"),
    (lambda batch: batch.step([-1, 2**40]), IllegalAction, "row 1: action 1099511627776"),
    (lambda batch: batch.step(batch.mask.argmin(axis=1)), IllegalAction, "row 0: .*not legal; legal are"),
    (lambda batch: batch.copy([0, 2]), SettingError, "no row 2; rows are 0 to 1"),
    (lambda batch: batch.copy([-1]), SettingError, "no row -1"),
    (lambda batch: batch.copy([]), SettingError, "at least one row"),
    (lambda batch: batch.copy([0.0]), SettingError, "float64"),
    (lambda batch: batch.put([0, 1], batch, [0, 1, 1]), SettingError, "3 rows cannot be put into 2"),
    (lambda batch: batch.put([0], [batch.game(0)], [0]), SettingError, "put from another GameBatch"),
    (lambda batch: batch.put([0], batch, [7]), SettingError, "no row 7"),
    (lambda batch: batch.determinize(2, 1), SettingError, "a player is 0 or 1, not 2"),
    (lambda batch: batch.determinize([0, 3], 1), SettingError, "a player is 0 or 1, not 3"),
    (lambda batch: batch.determinize([0, -1], 1), SettingError, "a player is 0 or 1, not -1"),
    (lambda batch: batch.determinize(0, [1]), SettingError, "seeds have the shape"),
    (lambda batch: batch.determinize(0, [1, -1]), SettingError, "a seed is a whole number"),
    (lambda batch: batch.determinize(0, -1), SettingError, "a seed is a whole number"),
    (lambda batch: batch.determinize(0, None), SettingError, "a seed is a whole number"),
    (lambda batch: batch.determinize(0, 1, rows=[2]), SettingError, "no row 2"),
    (lambda batch: batch.game(2), SettingError, "no row 2"),
    (lambda batch: batch.game("0"), SettingError, "no row '0'"),
]


@pytest.mark.parametrize(("ask", "error", "words"), REFUSED, ids=[words for *_, words in REFUSED])
def test_what_cannot_be_is_refused_and_nothing_has_changed(case: GameCase, ask: Any, error: type, words: str):
    batch = case.GameBatch([case.in_the_middle(), case.game(seed=2)])
    before = shown(batch), [row_bytes(batch._games, row) for row in range(2)]
    with pytest.raises(error, match=words):
        ask(batch)
    assert (shown(batch), [row_bytes(batch._games, row) for row in range(2)]) == before


@pytest.mark.parametrize("games", [[], None, 3, "games", [3], {}])
def test_a_batch_of_no_games_is_refused(case: GameCase, games: Any):
    with pytest.raises(SettingError, match="at least one Game"):
        case.GameBatch(games)


def test_a_batch_of_one_game_that_is_no_list_is_refused(case: GameCase):
    with pytest.raises(SettingError, match="list of at least one Game"):
        case.GameBatch(case.game())


def test_games_of_two_card_tables_are_refused():
    for one in GAMES:
        other = PIG if one is ZX else ZX
        with pytest.raises(SettingError, match="game 1 is of another game or card set than game 0"):
            one.GameBatch([one.game(), other.game()])
        with pytest.raises(SettingError, match="same game and card set"):
            one.GameBatch([one.game()]).put(0, one.GameBatch([other.game()]), 0)


def test_a_fault_of_the_engine_names_its_row(case: GameCase):
    games = [case.in_the_middle() for _ in range(2)]
    action = case.break_engine(games[1]._games[0])
    batch = case.GameBatch(games)
    actions = batch.mask.argmax(axis=1)
    if action is not None:
        actions[1] = action
    with pytest.raises(EngineFault, match=f"game of row 1 could not go on: {case.fault}.*without a winner"):
        batch.step(actions)
    games[0].step(int(actions[0]))
    assert_is(batch, 0, games[0])
    assert batch.done.tolist() == [games[0].to_play is None, True]
    assert batch.reward[1].tolist() == [0, 0] and batch.player[1] == -1
