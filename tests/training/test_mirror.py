"""A share of each minibatch is learned by its image, if the games have a symmetry."""

import json
import zipfile
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from zx_agents.network.player import MANIFEST
from zx_training.games import get_game
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.inputs import InputLayout, input_layout
from zx_training.learner.league import League
from zx_training.learner.ppo import LARGEST_RATIO, Learner, _loss, _show_images, update
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.processes.group import SingleProcessGroup
from zx_training.learner.rollouts import SelfPlay
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import sample_observations, train, with_images
from zx_training.learner.worker import Worker

from tests.training.toy import N_ACTIONS, N_OBS, ToyGreedy, ToyMirror, ToyVector, toy_task
from zx_env.core.observation.symmetry import Symmetry

IMAGE = ToyMirror.SYMMETRY
SMALL = replace(
    PRESETS["tiny"],
    steps=1024,
    num_envs=16,
    num_steps=16,
    batch_size=128,
    rating_games=0,
    shares={"self": 1.0, "scripted": 1.0},
)


def network(seed=1):
    torch.manual_seed(seed)
    preset = replace(SMALL, hidden=(16,), learning_rate=3e-3, epochs=30)
    return Learner(InputLayout(N_OBS, N_ACTIONS), np.zeros(N_OBS, np.float32), preset), preset


def played(games, steps=60):
    learner, _ = network()
    play = SelfPlay(games, League({"scripted": ToyGreedy()}, SMALL.shares), np.random.default_rng(3))
    return play.collect(learner.network, steps)


def images_of(cells):
    return np.concatenate([IMAGE.observations(cells[..., :N_OBS]), IMAGE.masks(cells[..., N_OBS:])], axis=-1)


def test_a_rollout_knows_the_symmetry_of_each_game():
    rollout = played(ToyMirror(20, None, 4))
    assert (rollout.symmetry == 1).all() and rollout.symmetries == [IMAGE] and rollout.done.any()
    rollout = played(ToyVector(20, None, 4))
    assert not rollout.symmetry.any() and not rollout.symmetries


class HalfMirror(ToyMirror):
    """Only every other row has a symmetry."""

    def symmetries(self, row):
        return (self.SYMMETRY,) * (row % 2)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_share_of_a_minibatch_is_replaced_by_its_images(share):
    rollout = played(HalfMirror(40, None, 4))
    columns = [rollout.cells, rollout.action]
    flat = [column.reshape(-1, *column.shape[2:]) for column in columns]
    before = [column.copy() for column in flat]
    rows = np.random.default_rng(1).permutation(np.flatnonzero(rollout.learns))[:800]
    cells, actions = minibatch = [column[rows] for column in flat]
    is_image = _show_images(rollout, rows, minibatch, share, np.random.default_rng(2))
    for column, kept in zip(flat, before, strict=True):
        np.testing.assert_array_equal(column, kept)
    original = [column[rows] for column in flat]
    np.testing.assert_array_equal(cells, np.where(is_image[:, None], images_of(original[0]), original[0]))
    np.testing.assert_array_equal(actions, np.where(is_image, IMAGE.actions(original[1]), original[1]))
    has_one = rows % 40 % 2 == 1
    assert not is_image[~has_one].any() and abs(is_image[has_one].mean() - share) < 0.1
    assert cells[np.arange(len(rows)), N_OBS + actions].all(), "the image of a legal action is legal"


def test_a_network_learns_of_images_what_it_learns_of_games():
    """By what it says of a board and of its image, which it never played."""
    differences = {}
    for share in (0.0, 0.5):
        rollout = played(ToyMirror(20, None, 4))
        learner, preset = network()
        # The winner is who sees more stones on the first heap: nothing that the games themselves teach.
        rollout.value[:] = 0
        rollout.done[:], rollout.reward[:] = True, 0
        first = np.where(rollout.cells[..., 0] > 1, 1.0, -1.0)
        np.put_along_axis(rollout.reward, rollout.player[:-1, :, None].astype(int), first[..., None], 2)
        preset = replace(preset, mirror=share)
        update(learner, rollout, preset, 0.01, 400, np.random.default_rng(1), SingleProcessGroup())
        cells = rollout.cells.reshape(-1, N_OBS + N_ACTIONS)
        with torch.no_grad():
            values, of_images = (
                learner.network(torch.from_numpy(seen))[1].numpy() for seen in (cells, images_of(cells))
            )
        differences[share] = np.abs(values - of_images).mean()
    assert differences[0.5] < 0.4 * differences[0.0]


def test_the_weight_of_an_image_is_bounded():
    """Where the network finds an action likely that it found unlikely in the image, and regrets it."""
    learner, preset = network()
    rollout = played(ToyMirror(4, None, 4), steps=2)
    cells = rollout.cells[0]
    arguments = (
        *(cells, rollout.action[0], np.full(4, -20, np.float32)),
        *(np.array([-1, 1, -1, 1], np.float32), np.zeros(4, np.float32)),
    )
    losses = [
        _loss(learner.network, preset, 0.0, np.full(4, is_image), False, np.ones(4, np.float32), *arguments)[
            1
        ][0]
        for is_image in (True, False)
    ]
    # Two regretted actions with the weight 2, and two with the clipped 1.2.
    assert losses[0] == pytest.approx((2 * LARGEST_RATIO - 2 * (1 + preset.clip)) / 4, rel=1e-3)
    assert losses[1] > 1000 * losses[0]


def weights(folder, mirror):
    task = replace(toy_task(), games=ToyMirror)
    train(task, folder, replace(SMALL, mirror=mirror), seed=3)
    return Checkpoint.load(folder / "checkpoint.zip").learner["weights"]


def test_the_share_changes_what_is_learned(tmp_path):
    first, again, other = (
        weights(tmp_path / name, mirror) for name, mirror in (("a", 0.5), ("b", 0.5), ("c", 0.0))
    )
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_run_goes_on_with_its_share(tmp_path):
    weights(tmp_path, 0.25)
    path = tmp_path / "checkpoint.zip"
    state = Checkpoint.load(path)
    assert state.preset.mirror == 0.25
    task = replace(toy_task(), games=ToyMirror)
    assert Worker(task, state, 0, 1).preset.mirror == 0.25
    # A run from before the setting learned from no images.
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(files[MANIFEST])
    del manifest["preset"]["mirror"]
    files[MANIFEST] = json.dumps(manifest).encode()
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    assert Checkpoint.load(path).preset.mirror == 0.0
    assert Preset.from_dict(PRESETS["tiny"].as_dict()).mirror == PRESETS["quick"].mirror == 0.5


def test_the_network_reads_the_images_of_what_it_reads():
    adapter = get_game("zx")
    task = task_of(adapter, ["b01_red", "b01_blue"])
    games = adapter.games(2, task.pairs(), 3)
    cells = sample_observations(task, games, 3)
    seen = with_images(games, cells)
    assert len(seen) == 2 * len(cells)
    (mirror,) = games.symmetries(0)
    both = np.concatenate([mirror.cells, len(mirror.cells) + mirror.sources])
    read, without = seen.any(axis=0), cells.any(axis=0)
    np.testing.assert_array_equal(read, read[both])
    assert not np.array_equal(without, without[both]), "else the sample would not need its images"
    assert isinstance(mirror, Symmetry) and input_layout(games).cells == len(mirror.cells)
