import numpy as np
import pytest

pytest.importorskip("sb3_contrib")

from zx_training.network import Layout, Network
from zx_training.opponents import OpponentPool, act_rows
from zx_training.self_play import SelfPlay

from tests.training.toy import ToyGreedy, ToyRandom, ToyVector


def make(n=6, shares=None):
    pool = OpponentPool(
        {"scripted": ToyGreedy(), "random": ToyRandom()}, shares or {"scripted": 1, "random": 1}
    )
    return SelfPlay(ToyVector(n, None, 4), pool, 2)


def test_the_learner_always_moves_and_only_from_its_own_seat():
    env = make()
    obs = env.reset()
    rng = np.random.default_rng(0)
    for _ in range(200):
        np.testing.assert_array_equal(env.games.player, env.seat)
        assert (obs[:, 3] == 1).all()  # the toy's "you are to move"
        masks = np.asarray(env.env_method("action_masks"))
        assert masks.any(axis=1).all()
        obs, *_ = env.step(act_rows(ToyRandom(), obs, masks, rng))


def test_rewards_are_the_learners_and_seats_change_with_every_game():
    env = make()
    obs = env.reset()
    rng = np.random.default_rng(0)
    ended, games = 0, np.zeros(env.num_envs, int)
    first = env.seat.copy()
    for _ in range(300):
        obs, rewards, dones, infos = env.step(act_rows(ToyRandom(), obs, env.action_masks(), rng))
        assert set(np.unique(rewards[dones])) <= {-1.0, 1.0}
        assert not rewards[~dones].any()
        for row in np.flatnonzero(dones):
            ended += 1
            assert infos[row]["episode"]["r"] == rewards[row]
            assert infos[row]["terminal_observation"].shape == (12,)
        games += dones
        np.testing.assert_array_equal(env.seat, (first + games) % 2)
    assert ended > 50
    rates = env.win_rates()
    assert set(rates) == {"scripted", "random"}


def test_what_the_trainer_keeps_is_not_written_on():
    env = make()
    obs = env.reset()
    kept, masks = obs.copy(), env.action_masks()
    kept_masks = masks.copy()
    env.step(act_rows(ToyRandom(), obs, masks, np.random.default_rng(1)))
    np.testing.assert_array_equal(obs, kept)
    np.testing.assert_array_equal(masks, kept_masks)


def test_shaping_adds_nothing_to_a_game_but_its_beginning():
    """Without discount the added rewards of a game sum to minus the potential of its first decision."""
    potential = lambda obs: 0.1 * obs[:, :3].sum(axis=1).astype(np.float32)  # noqa: E731
    pool = OpponentPool({"random": ToyRandom()}, {"random": 1})
    env = SelfPlay(ToyVector(6, None, 4), pool, 2, potential)
    obs = env.reset()
    first, total = potential(obs), np.zeros(6)
    rng = np.random.default_rng(0)
    for _ in range(100):
        obs, rewards, dones, infos = env.step(act_rows(ToyRandom(), obs, env.action_masks(), rng))
        total += rewards
        for row in np.flatnonzero(dones):
            assert total[row] == pytest.approx(infos[row]["episode"]["r"] - first[row], abs=1e-5)
            total[row], first[row] = 0.0, potential(obs)[row]


def test_the_pool_draws_by_shares_and_keeps_its_capacity():
    pool = OpponentPool({"random": ToyRandom()}, {"past": 3, "random": 1}, capacity=5)
    rng = np.random.default_rng(0)
    assert {pool.draw(rng).kind for _ in range(20)} == {"random"}
    weights = Network(Layout(2, 2), hidden=(2,)).export()
    for _ in range(30):
        pool.add_past(weights)
        assert len(pool.past) <= 5
    kinds = [pool.draw(rng).kind for _ in range(1000)]
    assert 0.68 < kinds.count("past") / 1000 < 0.82
    assert len({member.number for member in pool.past}) == len(pool.past)
