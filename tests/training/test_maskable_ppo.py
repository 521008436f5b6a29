"""The recipe for MaskablePPO: observations and rewards of the learner, training, files and play."""

import re
from functools import partial
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib")

import torch
import zx_agents
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from zx_training.cli import run
from zx_training.games import get_game
from zx_training.learner.league import act_rows
from zx_training.learner.tasks import task_of
from zx_training.recipes import maskable_ppo
from zx_training.recipes.maskable_ppo import MAX_SNAPSHOTS, PAST, Interface, SelfPlay, exported

import zx_env
from tests.training.toy import ToyGreedy, ToyRandom, ToyVectorWithSpec

PAIR = ["b01_red", "b01_blue"]


def toys(potential=None):
    return SelfPlay(
        ToyVectorWithSpec(6, None, 4), {"scripted": ToyGreedy(), "random": ToyRandom()}, 2, potential
    )


def played(env, steps):
    """Yield the results of every step of a random learner."""
    rng, seen = np.random.default_rng(0), env.reset()
    for _ in range(steps):
        seen, *rest = env.step(act_rows(ToyRandom(), seen, env.action_masks(), rng))
        yield seen, *rest


def test_the_learner_always_moves_and_only_from_its_own_seat():
    env = toys()
    for seen, *_ in played(env, 200):
        np.testing.assert_array_equal(env.games.player, env.seats.seat)
        assert (seen[:, 3] == 1).all()  # the toy's "you are to move"
        assert np.asarray(get_action_masks(env)).any(axis=1).all()


def test_rewards_are_the_learners_and_seats_change_with_every_game():
    env = toys()
    ended, games, first = 0, np.zeros(env.num_envs, int), np.arange(env.num_envs) % 2
    for _, rewards, dones, infos in played(env, 300):
        assert set(np.unique(rewards[dones])) <= {-1.0, 1.0}
        assert not rewards[~dones].any()
        for row in np.flatnonzero(dones):
            ended += 1
            assert infos[row]["episode"]["r"] == rewards[row]
            assert infos[row]["terminal_observation"].shape == (12,)
        games += dones
        np.testing.assert_array_equal(env.seats.seat, (first + games) % 2)
    assert ended > 50 and set(env.win_rates()) == {"scripted", "random"}


def test_what_the_learner_keeps_is_not_written_on():
    env = toys()
    seen, masks = env.reset(), env.action_masks()
    copy, masks_copy = seen.copy(), masks.copy()
    env.step(act_rows(ToyRandom(), seen, masks, np.random.default_rng(1)))
    np.testing.assert_array_equal(seen, copy)
    np.testing.assert_array_equal(masks, masks_copy)


def test_shaping_adds_nothing_to_a_game_but_its_beginning():
    """Without discount the added rewards of a game sum to minus the potential of its first decision."""
    potential = lambda seen: 0.1 * seen[:, :3].sum(axis=1).astype(np.float32)  # noqa: E731
    env, first, total = toys(potential), potential(toys(potential).reset()), np.zeros(6)
    for seen, rewards, dones, infos in played(env, 100):
        total += rewards
        for row in np.flatnonzero(dones):
            assert total[row] == pytest.approx(infos[row]["episode"]["r"] - first[row], abs=1e-5)
            total[row], first[row] = 0.0, potential(seen)[row]


def test_snapshots_are_opponents_and_are_few():
    env = toys()
    for _ in range(3 * MAX_SNAPSHOTS):
        env.seats.add_snapshot(ToyRandom())
    assert env.seats.names.count(PAST) == MAX_SNAPSHOTS and len(env.seats.opponents) == 2 + MAX_SNAPSHOTS
    assert env.seats.names[:2] == ["scripted", "random"]  # they stay where they are
    for _ in played(env, 100):
        pass
    assert set(env.win_rates()) == {"scripted", "random", PAST}


@pytest.mark.parametrize("interface", list(Interface))
@pytest.mark.parametrize(("game", "decks"), [("zx", PAIR), ("ygo", ["beat", "light"])])
def test_a_run_is_kept_and_its_player_plays_the_same(game, decks, interface, tmp_path, monkeypatch, capsys):
    small = partial(maskable_ppo.learner, steps=128, batch_size=64)
    monkeypatch.setattr(maskable_ppo, "learner", small)
    monkeypatch.setattr(torch, "set_num_threads", lambda count: None)
    maskable_ppo.main(interface, "256", ["random"], decks, num_envs=8, games=4, out=tmp_path, game=game)
    assert "of 4 games against random" in " ".join(capsys.readouterr().out.split())
    model, player = MaskablePPO.load(tmp_path / "model.zip"), zx_agents.load(tmp_path / "player.npz", game)
    assert model.num_timesteps == 256
    games = get_game(game).games(8, [tuple(decks)], 3)
    rng, (seen, masks, _) = np.random.default_rng(0), games.reset()
    for _ in range(20):
        wanted = model.policy.get_distribution(torch.as_tensor(seen.copy()), masks.copy()).distribution.probs
        numbers, _ = player.evaluate(seen, masks)
        shares = np.exp(numbers) / np.exp(numbers).sum(axis=1, keepdims=True)
        np.testing.assert_allclose(shares, wanted.detach().numpy(), atol=1e-5)
        seen, masks, *_ = games.step(
            act_rows(zx_agents.load("random", game), seen, masks, rng).astype(np.int32)
        )
    before, after = exported(model), player.network.trunk[0][0]
    np.testing.assert_array_equal(before["trunk.0.w"], after)
    assert np.abs(before["trunk.0.w"]).max() > 0
    match = ["match", str(tmp_path / "player.npz"), "random", "-n", "2", "-d", decks[0], "--game", game]
    assert run(match) == 0


def test_both_interfaces_give_the_learner_games_of_its_decks():
    task = task_of(get_game("zx"), PAIR)
    opponents = {"random": zx_agents.load("random")}
    for make_env in (maskable_ppo.make_vector_env, maskable_ppo.make_gymnasium_env):
        env = make_env(task, opponents, 4, 1)
        assert env.reset().shape == (4, zx_env.Game.game_spec.obs_size)
        masks = np.asarray(get_action_masks(env))
        assert masks.shape == (4, zx_env.Game.game_spec.num_actions) and masks.any(axis=1).all()


def test_the_example_of_the_page_runs():
    page = Path(maskable_ppo.__file__).with_name("README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    scope = {}
    exec(compile(code, "README.md", "exec"), scope)
    assert scope["info"]["action_mask"][int(scope["action"])] == 1
