"""The learner plays a share of its games by the image of a symmetry, and learns from what it saw there."""

import json
import zipfile
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from zx_agents.network.player import MANIFEST
from zx_training.games import get_game
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.inputs import InputLayout, input_layout
from zx_training.learner.league import SELF, League
from zx_training.learner.network import Network
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.rollouts import SelfPlay
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import sample_observations, train, with_images
from zx_training.learner.worker import Worker

from tests.training.toy import N_ACTIONS, N_OBS, ToyGreedy, ToyMirror, toy_task
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


class Watched(ToyMirror):
    """Keeps what the games showed and what was played."""

    def reset(self, seed=None):
        self.shown, self.played = [], []
        return super().reset(seed)

    def step(self, actions):
        self.shown.append(np.concatenate([self.obs, self.mask], axis=1))
        self.played.append(actions.copy())
        return super().step(actions)


def play(mirror, steps=60, n=40, shares=None):
    torch.manual_seed(1)
    network = Network(InputLayout(N_OBS, N_ACTIONS), hidden=(8,))
    league = League({"scripted": ToyGreedy()}, shares or {SELF: 1, "scripted": 1})
    games = SelfPlay(Watched(n, None, 4), league, np.random.default_rng(3), mirror)
    return games, games.collect(network, steps)


def images_of(shown):
    return np.concatenate([IMAGE.observations(shown[..., :N_OBS]), IMAGE.masks(shown[..., N_OBS:])], axis=-1)


@pytest.mark.parametrize("mirror", [0.0, 0.5, 1.0])
def test_a_share_of_the_games_is_seen_by_its_image(mirror):
    games, rollout = play(mirror)
    shown, played = np.array(games.games.shown), np.array(games.games.played)
    mask = rollout.cells[:, :, N_OBS:]
    assert np.take_along_axis(mask, rollout.action[:, :, None], 2).all()
    is_image = np.zeros(rollout.done.shape, bool)
    begins = 0
    for row in range(rollout.done.shape[1]):
        ends = [-1, *np.flatnonzero(rollout.done[:, row]), len(rollout.done) - 1]
        for before, end in pairwise(ends):
            # A game is seen in one way from its first decision to its last.
            part = slice(before + 1, end + 1), row
            as_image = (rollout.cells[part] == images_of(shown[part])).all()
            as_it_is = (rollout.cells[part] == shown[part]).all()
            assert as_image or as_it_is
            if as_image != as_it_is:
                is_image[part] = as_image
                begins += 1
            else:
                is_image[part] = (rollout.action[part] != played[part]).any()
    np.testing.assert_array_equal(np.where(is_image, IMAGE.actions(played), played), rollout.action)
    assert begins > 100
    assert {0.0: is_image.sum() == 0, 0.5: 0.3 < is_image.mean() < 0.7, 1.0: is_image.mean() > 0.9}[mirror]


def test_a_batch_without_symmetries_is_seen_as_it_is():
    task = toy_task()
    league = League(task.fixed, {SELF: 1})
    network = Network(InputLayout(N_OBS, N_ACTIONS), hidden=(8,))
    games = SelfPlay(task.games(8, None, 4), league, np.random.default_rng(3), mirror=1.0)
    games.collect(network, 30)
    assert not games.symmetry.any()


def test_the_values_and_probabilities_are_those_of_the_image():
    """What is learned from is what the network said of the cells in the buffer."""
    torch.manual_seed(1)
    network = Network(InputLayout(N_OBS, N_ACTIONS), hidden=(8,))
    with torch.no_grad():
        for weight in network.parameters():
            weight.normal_(std=0.5)
    games = SelfPlay(ToyMirror(20, None, 4), League({}, {SELF: 1}), np.random.default_rng(3), 1.0)
    rollout = games.collect(network, 20)
    cells = torch.from_numpy(rollout.cells.reshape(-1, N_OBS + N_ACTIONS))
    with torch.no_grad():
        logits, values, game, action = (output.numpy() for output in network(cells))
    np.testing.assert_allclose(values, rollout.value[:-1].reshape(-1), rtol=1e-4, atol=1e-5)
    table = np.full((len(cells), N_ACTIONS), -np.inf)
    table[game, action] = logits
    table -= np.log(np.exp(table).sum(axis=1, keepdims=True))
    found = np.take_along_axis(table, rollout.action.reshape(-1, 1), 1)[:, 0]
    np.testing.assert_allclose(found, rollout.log_prob.reshape(-1), rtol=1e-3, atol=1e-4)


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
    assert Worker(task, state, 0, 1).games.mirror == 0.25
    # A run from before the setting saw no images.
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
