"""Every field of a preset has an effect on the run, and the rates fall as the preset says."""

from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("torch")

from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.trainer import _Run, train

from tests.training.toy import toy_task

SMALL = replace(
    PRESETS["tiny"],
    steps=512,
    minutes=0,
    num_envs=16,
    num_steps=16,
    batch_size=128,
    epochs=2,
    workers=1,
    arithmetic="float32",
    rating_games=0,
    shares={"self": 1.0},
)
"""Two updates of the toy."""
LEARNED = {
    "steps": 768,
    "num_envs": 24,
    "num_steps": 24,
    "batch_size": 64,
    "epochs": 3,
    "confidence_threshold": 0.5,
    "confident_subsample": 1.0,
    "hidden": (16,),
    "learning_rate": 1e-2,
    "last_learning_rate": 0.9,
    "discount": 0.5,
    "gae_lambda": 0.1,
    "clip": 0.001,
    "entropy": 0.5,
    "last_entropy": 0.0,
    "value_weight": 5.0,
    "longest_gradient": 0.001,
    "shares": {"self": 0.5, "scripted": 0.5},
    "taught": 512,
}
"""Fields, each with a value that leads to other weights."""
ELSEWHERE = {
    "minutes": "a limit by the clock",
    "clock": "of these minutes",
    "format": "decks of the command line (report.py)",
    "random_decks": "decks of the task",
    "random_share": "of the games with these",
    "mirror": "the toy has no symmetry (test_mirror.py)",
    "workers": "tests of several processes",
    "average": "tests of several processes",
    "link": "tests of several machines (test_process_group.py)",
    "row_width": "the toy has no rows (test_network.py)",
    "card_width": "the toy has no cards (test_network.py)",
    "card_features": "the toy has no cards (test_network.py)",
    "without": "columns of a layout (test_network.py)",
    "arithmetic": "the same weights by another way (test_network.py)",
    "device": "needs a GPU",
    "shaping": "the toy has no potential (test_zx.py)",
    "teacher": "of the decisions in `taught` (test_teacher.py)",
    "snapshot_every": "snapshots of the league",
    "checkpoint_every": "files only",
    "rating_games": "after learning",
}
"""Fields that do not change the weights of the toy, and why."""


def weights(folder, preset: Preset) -> np.ndarray:
    train(toy_task(), folder, preset, seed=3)
    return Checkpoint.load(folder / "checkpoint.zip").learner["weights"]


@pytest.fixture(scope="module")
def usual(tmp_path_factory) -> np.ndarray:
    return weights(tmp_path_factory.mktemp("usual"), SMALL)


def test_every_field_is_listed_once():
    assert sorted([*LEARNED, *ELSEWHERE]) == sorted(field.name for field in fields(Preset))


@pytest.mark.parametrize("name", LEARNED)
def test_a_field_of_the_learner_changes_what_is_learned(name: str, usual: np.ndarray, tmp_path):
    changed = weights(tmp_path, replace(SMALL, **{name: LEARNED[name]}))
    assert changed.shape != usual.shape or not np.array_equal(changed, usual)


@pytest.mark.parametrize(
    ("progress", "learning_rate", "entropy"), [(0.0, 2.0, 3.0), (0.5, 1.25, 2.25), (1.0, 0.5, 1.5)]
)
def test_rates_fall_in_a_line_to_their_last_share(
    progress: float, learning_rate: float, entropy: float, tmp_path: Path
):
    preset = replace(
        SMALL, learning_rate=2.0, last_learning_rate=0.25, entropy=3.0, last_entropy=0.5, checkpoint_every=5
    )
    requests = []
    run = object.__new__(_Run)
    run.state = SimpleNamespace(preset=preset, updates=1, steps=0)
    run.rng, run.folder = np.random.default_rng(1), tmp_path
    league = SimpleNamespace(active=[0], add_snapshot=None, choose_active=lambda rng: [0])
    run.worker = SimpleNamespace(league=league, update=lambda request, group: None)
    run.group = SimpleNamespace(broadcast=requests.append, gather=lambda metrics: [metrics])
    run._count = run._log = lambda *given: None
    run._update(progress, None)
    assert requests[0].learning_rate == pytest.approx(learning_rate)
    assert requests[0].entropy == pytest.approx(entropy)
