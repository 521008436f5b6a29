"""A teacher decides at the start of a run, and the network learns its actions."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

from zx_agents import LearnedPlayer
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.inputs import input_layout
from zx_training.learner.league import League
from zx_training.learner.ppo import Learner
from zx_training.learner.processes.group import ProcessGroup
from zx_training.learner.rollouts import SelfPlay
from zx_training.learner.trainer import train
from zx_training.learner.worker import UpdateMetrics, UpdateRequest, Worker

from tests.training.test_preset_fields import SMALL
from tests.training.toy import N_ACTIONS, N_OBS, ToyGreedy, ToyRandom, ToyVector, toy_task

TEACHER = ToyGreedy()


def positions(count: int = 400) -> tuple[np.ndarray, np.ndarray]:
    """Observations and masks of random play with more than one legal action."""
    games, rng = ToyVector(64, None, 9), np.random.default_rng(1)
    observation, mask, _ = games.reset()
    seen = []
    while sum(len(cells) for cells in seen) < count:
        seen.append(np.concatenate([observation, mask], axis=1)[mask.sum(axis=1) > 1])
        observation, mask, *_ = games.step(np.where(mask, rng.random(mask.shape), -1).argmax(1))
    cells = np.concatenate(seen)[:count]
    return cells[:, :N_OBS].copy(), cells[:, N_OBS:].copy()


def agreement(folder: Path, taught: int) -> float:
    """The share of positions in which the player of a run acts as the teacher."""
    preset = replace(SMALL, steps=6_000, taught=taught, entropy=0.0, learning_rate=3e-3)
    train(toy_task(), folder, preset, seed=3)
    player = LearnedPlayer(Checkpoint.load(folder / "checkpoint.zip").policy)
    rng, (observations, masks) = np.random.default_rng(0), positions()
    wanted = [TEACHER.act(*position, rng) for position in zip(observations, masks, strict=True)]
    return float((player.act_batch(observations, masks, rng) == wanted).mean())


def test_a_taught_player_plays_as_its_teacher(tmp_path: Path) -> None:
    assert agreement(tmp_path / "taught", 6_000) > 0.97
    assert agreement(tmp_path / "alone", 0) < 0.8


def test_the_teacher_decides_for_the_learner_alone() -> None:
    games = ToyVector(32, None, 4)
    learner = Learner(input_layout(games), np.zeros(N_OBS, np.float32), SMALL)
    play = SelfPlay(
        games, League({"random": ToyRandom()}, {"self": 0.5, "random": 0.5}), np.random.default_rng(3)
    )
    learner.network.freeze()
    rollout = play.collect(learner.network, 12, TEACHER)
    player, rng = LearnedPlayer(learner.network.export()), np.random.default_rng(0)
    same = []
    for t, row in np.ndindex(*rollout.action.shape):
        cells, action = rollout.cells[t, row], rollout.action[t, row]
        is_teachers = action == TEACHER.act(cells[:N_OBS], cells[N_OBS:], rng)
        if not rollout.learns[t, row]:
            same.append(is_teachers)
            continue
        assert is_teachers
        logits, values = player.evaluate(cells[None, :N_OBS], cells[None, N_OBS:])
        chance = np.exp(logits[0] - logits[0].max())[action] / np.exp(logits[0] - logits[0].max()).sum()
        assert np.exp(rollout.log_prob[t, row]) == pytest.approx(chance, abs=1e-4)
        assert rollout.value[t, row] == pytest.approx(values[0], abs=1e-4)
    assert not all(same) and rollout.cells.shape[2] == N_OBS + N_ACTIONS


def test_it_decides_until_so_many_decisions_are_learned(tmp_path: Path, monkeypatch) -> None:
    asked: list[tuple[int, bool]] = []
    update = Worker.update

    def spied(worker: Worker, request: UpdateRequest, group: ProcessGroup) -> UpdateMetrics:
        metrics = update(worker, request, group)
        asked.append((metrics.decisions, request.is_taught))
        return metrics

    monkeypatch.setattr(Worker, "update", spied)
    train(toy_task(), tmp_path, replace(SMALL, taught=300, steps=1_000), seed=3)
    before = np.cumsum([0, *(decisions for decisions, _ in asked)])[:-1]
    assert [is_taught for _, is_taught in asked] == (before < 300).tolist()
    assert {is_taught for _, is_taught in asked} == {True, False}
