"""Each pass over a rollout samples the decisions whose action had nearly probability 1."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.inputs import InputLayout
from zx_training.learner.league import League
from zx_training.learner.ppo import Learner, _loss, sample_decisions, update
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.processes.group import SingleProcessGroup
from zx_training.learner.rollouts import SelfPlay
from zx_training.learner.trainer import train

from tests.training.toy import N_ACTIONS, N_OBS, ToyMirror, ToyVector, toy_task
from zx_env.errors import SettingError

SMALL = replace(
    PRESETS["tiny"],
    steps=1024,
    num_envs=16,
    num_steps=16,
    batch_size=128,
    hidden=(16,),
    rating_games=0,
    shares={"self": 1.0},
)


def learner(seed=1):
    torch.manual_seed(seed)
    return Learner(InputLayout(N_OBS, N_ACTIONS), np.zeros(N_OBS, np.float32), SMALL)


def played(games, steps):
    play = SelfPlay(games, League({}, SMALL.shares), np.random.default_rng(3))
    return play.collect(learner().network, steps)


@pytest.mark.parametrize(("threshold", "share"), [(0.98, 1 / 3), (0.6, 0.5), (0.98, 1.0)])
def test_the_share_of_confident_decisions_is_sampled(threshold, share):
    rng = np.random.default_rng(4)
    probability = rng.choice([0.3, 0.7, 0.97, 0.99, 1.0], (300, 50)).astype(np.float32)
    rollout = SimpleNamespace(log_prob=np.log(probability))
    learned = np.flatnonzero(rng.random(probability.size) < 0.8)
    preset = replace(SMALL, confidence_threshold=threshold, confident_subsample=share)
    chosen, weights = sample_decisions(rollout, learned, 8, preset, np.random.default_rng(5))
    of_learned, of_chosen = (probability.ravel()[rows] > threshold for rows in (learned, chosen))
    assert len(np.unique(chosen)) == len(chosen) and np.isin(chosen, learned).all()
    np.testing.assert_array_equal(chosen[~of_chosen], learned[~of_learned])
    assert of_chosen.sum() / of_learned.sum() == pytest.approx(share, abs=0.03)
    np.testing.assert_allclose(weights, np.where(of_chosen, 1 / share, 1.0), rtol=1e-6)
    assert weights.sum() == pytest.approx(len(learned), rel=0.03)
    again, _ = sample_decisions(rollout, learned, 8, preset, np.random.default_rng(5))
    np.testing.assert_array_equal(chosen, again)


def test_a_weight_of_three_is_three_decisions():
    """Each scalar of the loss, and the gradient, is that of a minibatch with repeated decisions."""
    rollout, rng, n = played(ToyVector(40, None, 4), 1), np.random.default_rng(6), 40
    repeats = rng.choice([1, 3], n)
    advantage, returns = rng.normal(size=(2, n)).astype(np.float32)
    columns = [rollout.cells[0], rollout.action[0], rollout.log_prob[0] - 0.1]
    found = []
    for rows, weight in (
        (np.arange(n), repeats.astype(np.float32)),
        (np.repeat(np.arange(n), repeats), np.ones(repeats.sum(), np.float32)),
    ):
        made = learner(2)
        arrays = [column[rows] for column in (*columns, advantage, returns)]
        loss, scalars = _loss(made.network, SMALL, 0.1, np.zeros(len(rows), bool), False, weight, *arrays)
        torch.autograd.backward(loss)
        found.append((scalars, made.gradient.numpy().copy()))
    np.testing.assert_allclose(found[0][0], found[1][0], rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(found[0][1], found[1][1], rtol=1e-3, atol=1e-6)


def test_no_minibatch_is_empty():
    """Where every decision is confident and a minibatch has one decision."""
    rollout, made = played(ToyVector(2, None, 4), 4), learner()
    rollout.log_prob[:] = 0
    preset = replace(SMALL, confident_subsample=0.01, epochs=20)
    chosen, weights = sample_decisions(rollout, np.arange(8), 8, preset, np.random.default_rng(1))
    assert len(chosen) == 8 and (weights == 1).all()
    for size in (1, 3):
        metrics = update(made, rollout, preset, 0.01, size, np.random.default_rng(1), SingleProcessGroup())
        assert np.isfinite(list(metrics.values())).all() and metrics["sampled"] == 1.0


@pytest.mark.parametrize("mirror", [0.0, 0.5])
def test_a_pass_learns_fewer_decisions_in_as_many_steps(tmp_path, mirror):
    """The same seed gives the same run."""
    task, sampled, states = replace(toy_task(), games=ToyMirror), {}, {}
    for name, share in (("a", 1 / 3), ("b", 1 / 3), ("all", 1.0)):
        preset = replace(SMALL, mirror=mirror, confident_subsample=share)
        train(task, tmp_path / name, preset, seed=3)
        states[name] = Checkpoint.load(tmp_path / name / "checkpoint.zip").learner
        rollout, made = played(ToyMirror(16, None, 4), 32), learner()
        metrics = update(made, rollout, preset, 0.01, 128, np.random.default_rng(1), SingleProcessGroup())
        sampled[name] = metrics["sampled"]
    assert sampled["all"] == 1.0 and 0.5 < sampled["a"] < 0.95, "a forced decision of the toy is confident"
    np.testing.assert_array_equal(states["a"]["weights"], states["b"]["weights"])
    assert not np.array_equal(states["a"]["weights"], states["all"]["weights"])
    assert states["a"]["adam.step"] == states["all"]["adam.step"] > 0


def test_a_run_from_before_the_setting_learns_from_every_decision():
    before = PRESETS["quick"].as_dict()
    del before["confident_subsample"], before["confidence_threshold"]
    assert Preset.from_dict(before).confident_subsample == 1.0
    assert Preset.from_dict(PRESETS["quick"].as_dict()).confident_subsample == pytest.approx(1 / 3)


@pytest.mark.parametrize("name", ["confidence_threshold", "confident_subsample"])
@pytest.mark.parametrize("value", ["0", "-0.5", "1.5", "nan"])
def test_shares_of_nothing_are_refused(name, value):
    with pytest.raises(SettingError, match=f"{name} is above 0 and at most 1"):
        PRESETS["quick"].changed({name: value})
