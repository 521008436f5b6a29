"""VectorEnv, of every game: games as single ones, arrays of its own, refusals that change nothing."""

import numpy as np
import pytest

from tests.env.games import GameCase
from zx_env import VectorEnv, deck_names
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import DeckError, EngineFault, IllegalAction, SettingError

STEPS = 30 if PLAIN else 2000


def random_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    keys = np.where(mask != 0, rng.random(mask.shape), -1.0)
    return keys.argmax(axis=1).astype(np.int32)


def test_rows_are_single_games(case: GameCase):
    n = 3 if PLAIN else 8
    v = case.vector(n, seed=3)
    obs, mask, player = v.reset()
    games = [case.game(int(seed), skip_forced=True) for seed in v.seeds]
    rng = np.random.default_rng(0)
    running = np.ones(n, bool)
    for _ in range(STEPS):
        actions = random_actions(mask, rng)
        for row in np.flatnonzero(running):
            game = games[row]
            assert game.to_play == player[row]
            assert (game.mask() == mask[row]).all() and (game.observe(game.to_play) == obs[row]).all()
            game.step(int(actions[row]))
        obs, mask, player, reward, done = v.step(actions)
        for row in np.flatnonzero(running):
            game = games[row]
            assert done[row] == (game.to_play is None)
            assert v.truncated[row] == game.truncated
            won = [0.0, 0.0]
            if done[row] and game.winner is not None:
                won = [1.0, -1.0] if game.winner == 0 else [-1.0, 1.0]
            assert reward[row].tolist() == won
            running[row] &= not done[row]
    assert PLAIN or not running.any()


def test_the_same_arrays_come_back(case: GameCase):
    v = case.vector(4, seed=1)
    first = v.reset()
    again = v.step(random_actions(first[1], np.random.default_rng(0)))
    assert all(one is two for one, two in zip(first, again[:3], strict=True))
    assert first[0].shape == (4, v.obs_size) and first[0].dtype == np.int8
    assert first[1].shape == (4, v.num_actions) and first[1].dtype == np.int8
    assert again[3].shape == (4, 2) and again[3].dtype == np.float32
    assert again[4].shape == (4,) and again[4].dtype == np.bool_
    assert first[0].flags.c_contiguous and first[1].flags.c_contiguous


@pytest.mark.parametrize("num_threads", [1, 3])
def test_the_same_seed_gives_the_same_games(case: GameCase, num_threads):
    digests = []
    for threads in (1, num_threads):
        v = case.vector(5, seed=9, num_threads=threads)
        obs, mask, _ = v.reset()
        rng = np.random.default_rng(1)
        for _ in range(STEPS // 10):
            obs, mask, *_ = v.step(random_actions(mask, rng))
        digests.append((obs.tobytes(), mask.tobytes()))
        first = v.reset(seed=4)[0].copy()
        assert (v.reset(seed=4)[0] == first).all()
        seeds = v.seeds.copy()
        v.reset()
        assert (v.seeds != seeds).all()
    assert digests[0] == digests[1]


def test_minus_one_leaves_a_row_as_it_is(case: GameCase):
    v = case.vector(3, seed=2)
    obs, mask, player = v.reset()
    before = obs.copy(), mask.copy(), player.copy()
    actions = random_actions(mask, np.random.default_rng(0))
    actions[1] = -1
    obs, mask, player, reward, done = v.step(actions)
    assert (obs[1] == before[0][1]).all() and (mask[1] == before[1][1]).all() and player[1] == before[2][1]
    assert not done[1] and not reward[1].any()
    assert (obs[0] != before[0][0]).any()


def test_a_finished_game_begins_again_with_a_pair_of_the_list():
    pairs = [(one, two) for one in deck_names()[:2] for two in deck_names()[:2]]
    v = VectorEnv(num_envs=4, decks=pairs, seed=1, turn_cap=3)
    _, mask, _ = v.reset()
    rng = np.random.default_rng(0)
    ended, played = 0, set()
    for _ in range(60 if PLAIN else 600):
        _, mask, _, _, done = v.step(random_actions(mask, rng))
        for row in np.flatnonzero(done):
            ended += 1
            assert v.game(row).turn <= 1
            played.add(tuple(deck.name for deck in v.game(row).settings.decks))
    assert ended > 0
    assert PLAIN or played == set(pairs)


def test_all_shipped_pairs_are_played_when_no_decks_are_given():
    assert len(VectorEnv(num_envs=1).settings) == len(deck_names()) ** 2


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (np.full(3, np.nan), "whole numbers"),
        (np.zeros(3), "whole numbers"),
        (np.zeros(3, bool), "whole numbers"),
        (["pass"] * 3, "whole numbers"),
        (np.zeros(2, np.int32), "shape"),
        (np.zeros((3, 1), np.int32), "shape"),
        (np.array([-1, 10**6, 0]), "row 1"),
        (np.array([0, -2, 0]), "row 1"),
        (np.array([-1, -1, 2**40]), "row 2"),
        (np.array([-1, 10**6, -1], np.int32), "row 1"),
        (np.array([-1, -7, -1], np.int32), "row 1"),
    ],
)
def test_bad_actions_are_refused_and_nothing_changes(case: GameCase, actions, words):
    v = case.vector(3, seed=1)
    obs, mask, _ = v.reset()
    before = obs.copy(), mask.copy(), [v.game(row).position() for row in range(3)]
    with pytest.raises(IllegalAction, match=words):
        v.step(actions)
    assert (obs == before[0]).all() and (mask == before[1]).all()
    assert [v.game(row).position() for row in range(3)] == before[2]


def test_a_masked_out_action_names_the_row_and_no_row_moves(case: GameCase):
    v = case.vector(3, seed=1)
    obs, mask, _ = v.reset()
    actions = random_actions(mask, np.random.default_rng(0))
    actions[2] = int(np.flatnonzero(mask[2] == 0)[0])
    before = obs.copy()
    with pytest.raises(IllegalAction, match=r"row 2: action \d+ is not legal; legal are \["):
        v.step(actions)
    assert (obs == before).all()


@pytest.mark.parametrize("num_threads", [1, 2])
def test_a_fault_of_the_engine_names_the_row(case: GameCase, num_threads: int):
    v = case.vector(3, seed=1, num_threads=num_threads)
    _, mask, _ = v.reset()
    actions = random_actions(mask, np.random.default_rng(0))
    action = case.break_engine(v._games[2])
    if action is not None:
        actions[2] = action
    with pytest.raises(EngineFault, match=f"the game of row 2 could not go on: {case.fault}") as error:
        v.step(actions)
    assert "the row goes on with another" in str(error.value)
    actions[:] = -1
    actions[2] = int(np.flatnonzero(v._mask[2])[0])
    *_, reward, done = v.step(actions)
    assert not reward.any() and not done.any() and not v.truncated.any()


def test_two_faults_in_one_step_name_the_first_row(case: GameCase):
    v = case.vector(300, seed=1)
    _, mask, _ = v.reset()
    actions = random_actions(mask, np.random.default_rng(0))
    for row in (299, 270):
        action = case.break_engine(v._games[row])
        if action is not None:
            actions[row] = action
    with pytest.raises(EngineFault, match=f"row 270 could not go on: {case.fault}"):
        v.step(actions)


def test_a_game_of_a_row_is_a_copy_whose_record_begins_there(case: GameCase):
    v = case.vector(2, seed=1)
    obs, mask, player = v.reset()
    game = v.game(1)
    assert type(game) is case.Game and game.to_play == player[1] and (game.mask() == mask[1]).all()
    before = obs.copy()
    game.step(game.actions()[0].index)
    assert (obs == before).all() and len(game.record().splitlines()) == 2
    for row in (-1, 2):
        with pytest.raises(SettingError, match="no game in row"):
            v.game(row)


def test_what_no_batch_has_is_refused(case: GameCase):
    for wrong in (0, True, 1.5, "4"):
        with pytest.raises(SettingError, match="num_envs"):
            case.vector(wrong)
        with pytest.raises(SettingError, match="num_threads"):
            case.vector(1, num_threads=wrong)
    with pytest.raises(SettingError, match="seed"):
        case.vector(1, seed=-1)
    with pytest.raises(SettingError, match="turn_cap"):
        case.vector(1, turn_cap=0)
    with pytest.raises(SettingError, match="reset"):
        case.vector(1).step([0])
    with pytest.raises(SettingError, match="reset"):
        case.vector(1).game(0)


def test_pairs_that_are_none_are_refused():
    with pytest.raises(SettingError, match="pair"):
        VectorEnv(num_envs=1, decks="b01_red")
    with pytest.raises(SettingError, match="pair"):
        VectorEnv(num_envs=1, decks=[("b01_red",)])
    with pytest.raises(DeckError, match="b01_purple"):
        VectorEnv(num_envs=1, decks=("b01_red", "b01_purple"))
