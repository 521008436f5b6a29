"""One learner's view of many games: Gymnasium's vectors and stable-baselines3's, of every game."""

from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from tests.env.games import ZX, GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.core.envs.single_agent import SingleAgentVectorEnv
from zx_env.errors import AgentError, GameOver, IllegalAction, SettingError

ROWS = 3 if PLAIN else 8


def make(case: GameCase, num_envs=ROWS, **kwargs):
    return gymnasium.make_vec(
        case.ID, num_envs, vectorization_mode="vector_entry_point", **case.usual | kwargs
    )


def drawn(masks, rng):
    """A legal action for each row."""
    return np.where(masks != 0, rng.random(masks.shape), -1).argmax(axis=1)


def steps(envs, seed, most=10**6, games=1):
    """(what is shown before a step, what the step gave) until so many games have ended."""
    rng, ended = np.random.default_rng(seed), 0
    observations, infos = envs.reset(seed=seed)
    while ended < games and most:
        before = observations, infos
        observations, *rest, infos = envs.step(drawn(infos["action_mask"], rng))
        ended, most = ended + int((rest[1] | rest[2]).sum()), most - 1
        yield before, (observations, *rest, infos)


def last_of(mask):
    """The last legal action: the first one of Pig is to roll, for ever."""
    return int(np.flatnonzero(mask)[-1])


class Together:
    """An opponent that answers for all rows in one call."""

    def __init__(self):
        self.rows = []

    def act_batch(self, observations, masks, rng):
        self.rows.append(len(masks))
        return np.array([last_of(mask) for mask in masks])

    def act(self, observation, mask, rng):
        return last_of(mask)


class Alone:
    def act(self, observation, mask, rng):
        return last_of(mask)


def test_it_is_a_vector_environment_of_gymnasium(case: GameCase):
    envs = make(case)
    one = gymnasium.make(case.ID, **case.usual)
    assert isinstance(envs, gymnasium.vector.VectorEnv) and envs.num_envs == ROWS
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.single_observation_space == one.observation_space
    assert envs.single_action_space == one.action_space
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))
    observations, rewards, terminations, truncations, infos = envs.step(actions)
    assert envs.observation_space.contains(observations) and envs.action_space.contains(actions)
    assert rewards.shape == terminations.shape == truncations.shape == (ROWS,)
    assert (rewards.dtype, terminations.dtype) == (np.float64, np.bool_)
    envs.close()
    with pytest.raises(GameOver, match="reset"):
        envs.step(actions)


def test_the_learner_is_to_move_in_every_row_and_ends_are_reported(case: GameCase):
    envs, results = make(case), set()
    for before, (_, rewards, ended, cut, infos) in steps(envs, 3, games=1 if PLAIN else 20):
        done = ended | cut
        np.testing.assert_array_equal(envs.games._player, infos["seat"])
        assert infos["action_mask"].any(axis=1).all() and not rewards[~done].any()
        assert (infos["seat"] != before[1]["seat"])[done].sum() == done.sum()
        if not done.any():
            assert "final_obs" not in infos
            continue
        results |= set(rewards[done])
        np.testing.assert_array_equal(infos["_final_obs"], done)
        for row in np.flatnonzero(done):
            np.testing.assert_array_equal(infos["final_obs"][row], before[0][row])
            assert infos["final_info"]["action_mask"][row].all()
            assert infos["final_info"]["seat"][row] == before[1]["seat"][row]
    assert PLAIN or {1.0, -1.0} <= results <= {1.0, 0.0, -1.0}


def test_rewards_are_of_the_learners_seat(case: GameCase):
    """Held against what the batch itself says of the seat; it also tells of games without a decision."""
    games = case.vector(ROWS, seed=2)
    seats = SingleAgentVectorEnv(games, [None], seat=1)
    seats.reset(2)
    rng, final_rewards = np.random.default_rng(2), []
    step = games.step

    def noted(actions):
        shown = step(actions)
        final_rewards.extend(shown[3][shown[4]][:, 1])
        return shown

    games.step = noted
    given = []
    while len(given) < (1 if PLAIN else 10):
        final_rewards.clear()
        seats.step(drawn(seats.mask, rng))
        ended = seats.terminated | seats.truncated
        given.extend(seats.reward[ended])
        assert sorted(final_rewards) == sorted(seats.reward[ended]) or len(final_rewards) > ended.sum()
        assert (seats.seat == 1).all()


def test_the_same_seed_gives_the_same_games(case: GameCase):
    runs = []
    for _ in range(2):
        runs.append([now[0].copy() for _, now in steps(make(case), 5, most=20, games=99)])
    for one, other in zip(*runs, strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_comes_back_is_the_callers(case: GameCase):
    envs = make(case)
    observations, infos = envs.reset(seed=1)
    copied_observations, masks = observations.copy(), infos["action_mask"].copy()
    actions = drawn(masks, np.random.default_rng(1))
    envs.step(actions)
    np.testing.assert_array_equal(observations, copied_observations)
    np.testing.assert_array_equal(infos["action_mask"], masks)


def test_an_opponent_in_batches_plays_as_the_same_one_row_by_row(case: GameCase):
    together = Together()
    most = 10 if PLAIN else 60
    runs = [
        [now[0].copy() for _, now in steps(make(case, opponent=opponent), 4, most=most, games=99)]
        for opponent in (together, Alone())
    ]
    for one, other in zip(*runs, strict=True):
        np.testing.assert_array_equal(one, other)
    assert max(together.rows) > 1


def test_several_opponents_are_met(case: GameCase):
    one, other = Together(), Together()
    for _ in steps(make(case, opponent=[one, other]), 2, most=5, games=99):
        pass
    assert one.rows and other.rows


def test_gymnasiums_statistics_count_its_episodes(case: GameCase):
    envs = RecordEpisodeStatistics(make(case))
    for _, (_, rewards, ended, cut, infos) in steps(envs, 6):
        done = ended | cut
        if done.any():
            np.testing.assert_array_equal(infos["episode"]["r"][done], rewards[done])
            assert (infos["episode"]["l"][done] > 0).all()


def test_bad_actions_opponents_and_settings_are_refused(case: GameCase):
    envs = make(case)
    with pytest.raises(GameOver, match="reset"):
        envs.step(np.zeros(ROWS, int))
    _, infos = envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="row 0"):
        envs.step((infos["action_mask"] == 0).argmax(axis=1))
    for answer in (-1, 10**6, None, "pass"):
        with pytest.raises(AgentError, match="opponent"):
            for _ in steps(make(case, opponent=lambda seen, mask, rng, action=answer: action), 1, most=50):
                pass
    with pytest.raises(AgentError, match="opponent"):
        for _ in steps(
            make(case, opponent=SimpleNamespace(act_batch=lambda seen, masks, rng: [-1] * len(masks))), 1
        ):
            pass
    with pytest.raises(AgentError, match="act"):
        make(case, opponent="strongest")
    with pytest.raises(SettingError, match="seat"):
        make(case, seat=2)
    with pytest.raises(SettingError, match="opponent"):
        make(case, opponent=[])
    with pytest.raises(SettingError, match="render_mode"):
        ZX.many(2, render_mode="ansi")


def test_the_mask_can_be_in_the_observation(case: GameCase):
    env = gymnasium.make(case.ID, mask_in_observation=True, observation_dtype="float32", **case.usual)
    plain = gymnasium.make(case.ID, **case.usual)
    (seen, info), (wanted, _) = env.reset(seed=2), plain.reset(seed=2)
    assert env.observation_space.contains(seen) and set(seen) == {"observations", "action_mask"}
    np.testing.assert_array_equal(seen["observations"], wanted)
    np.testing.assert_array_equal(seen["action_mask"], info["action_mask"])
    check_env(env)
    with pytest.raises(SettingError, match="float32"):
        case.single(observation_dtype="float64")


def test_the_mask_can_be_in_the_observations_of_many_games(case: GameCase):
    envs = make(case, mask_in_observation=True, observation_dtype="float32")
    plain, rng = make(case), np.random.default_rng(4)
    (seen, infos), (wanted, _) = envs.reset(seed=4), plain.reset(seed=4)
    ended = np.zeros(ROWS, np.bool_)
    while not ended.any():
        assert envs.observation_space.contains(seen)
        np.testing.assert_array_equal(seen["observations"], wanted)
        np.testing.assert_array_equal(seen["action_mask"], infos["action_mask"])
        before, actions = seen, drawn(infos["action_mask"], rng)
        seen, _, terminated, truncated, infos = envs.step(actions)
        wanted, ended = plain.step(actions)[0], terminated | truncated
    for row in np.flatnonzero(ended):
        last = infos["final_obs"][row]
        assert envs.single_observation_space.contains(last) and last["action_mask"].all()
        np.testing.assert_array_equal(last["observations"], before["observations"][row])
    assert all(infos["final_obs"][row] is None for row in np.flatnonzero(~ended))
    with pytest.raises(SettingError, match="float32"):
        make(case, observation_dtype="float64")


# -- stable-baselines3 ---------------------------------------------------------------------------------------


def test_maskable_ppo_learns_over_many_games(case: GameCase):
    pytest.importorskip("sb3_contrib")
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    import zx_env

    env = zx_env.SB3VecEnv(case.vector(ROWS), opponent=Together())
    assert is_masking_supported(env)
    model = MaskablePPO("MlpPolicy", env, n_steps=8, batch_size=8, n_epochs=1, seed=1, device="cpu")
    model.learn(8 * ROWS)
    assert get_action_masks(env).shape == (ROWS, case.game_spec.num_actions)
    assert len(env.env_method("action_masks", indices=[1])) == 1
    env.set_attr("render_mode", "human")
    assert env.get_attr("render_mode", indices=[0, 1]) == ["human"] * 2
    if not PLAIN:
        env.seed(3)
        one, other = env.reset(), (env.seed(3), env.reset())[1]
        np.testing.assert_array_equal(one, other)
        mean, _ = evaluate_policy(model, env, n_eval_episodes=4, warn=False)
        assert -1 <= mean <= 1


def test_an_sb3_vec_env_is_made_of_a_batch():
    pytest.importorskip("stable_baselines3")
    import zx_env

    with pytest.raises(SettingError, match="VectorEnv"):
        zx_env.SB3VecEnv("zx_env/ZX-v0")


def test_settings_by_which_the_learner_is_never_asked_are_refused():
    envs = gymnasium.make_vec("zx_env/YgoBattle-v0", 2, turn_cap=1, first_player=1, seat=0)
    with pytest.raises(SettingError, match="100 games in a row"):
        envs.reset(seed=1)
