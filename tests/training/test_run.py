import json
import zipfile
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("sb3_contrib")

from zx_agents.learned_player import POLICY, load_player
from zx_training.checkpoint import Checkpoint
from zx_training.matches import play_match
from zx_training.presets import PRESETS
from zx_training.run import Watcher, train

from tests.training.toy import ToyGame, ToyGreedy, ToyRandom, toy_world
from zx_env.errors import CheckpointError

TOY = replace(
    PRESETS["tiny"],
    steps=24_576,
    minutes=0,
    num_steps=32,
    batch_size=512,
    epochs=6,
    discount=1.0,
    learning_rate=3e-3,
)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("run")
    points = []
    result = train(toy_world(), folder, TOY, seed=3, watcher=Watcher(on_update=points.append))
    return folder, result, points


def test_the_run_leaves_its_files(run):
    folder, result, points = run
    assert result.steps == TOY.steps
    assert (folder / "training.png").read_bytes().startswith(b"\x89PNG")
    assert (folder / "ratings.csv").read_text().startswith("player,elo,low,high,games,win_rate")
    table = json.loads((folder / "ratings.json").read_text())
    assert {line["name"] for line in table["ratings"]} == {"new", "scripted", "random"}
    assert list((folder / "tensorboard").glob("events.out.tfevents.*"))
    assert points[-1]["steps"] == TOY.steps
    assert not list(folder.glob(".*part"))


def test_the_learner_beats_the_scripted_player_and_random(run):
    folder, _, _ = run
    player = load_player(folder / "checkpoint.zip")
    for opponent, at_least in ((ToyGreedy(), 0.75), (ToyRandom(), 0.65)):  # the deal alone decides many
        match = play_match((player, opponent), ("new", "other"), 400, [("d", "d")], 5, ToyGame)
        assert match.rate > at_least


def test_the_numpy_player_and_the_torch_policy_agree(run):
    import torch
    from zx_training.network import SharedTrunk

    folder, _, _ = run
    checkpoint = Checkpoint.load(folder / "checkpoint.zip")
    player = load_player(folder / "checkpoint.zip")
    state = checkpoint.parameters["policy"]
    import gymnasium

    trunk = SharedTrunk(
        gymnasium.spaces.Box(-128, 127, (12,), np.int8), np.zeros(12), np.ones(12), TOY.hidden
    )
    prefix = "features_extractor."
    trunk.load_state_dict({k.removeprefix(prefix): v for k, v in state.items() if k.startswith(prefix)})
    head = torch.nn.Linear(TOY.hidden[-1], 6)
    head.load_state_dict({"weight": state["action_net.weight"], "bias": state["action_net.bias"]})
    observations = np.random.default_rng(0).integers(0, 5, (50, 12)).astype(np.int8)
    with torch.no_grad():
        wanted = head(trunk(torch.as_tensor(observations).float())).numpy()
    np.testing.assert_allclose(player.logits(observations), wanted, atol=1e-4)


def test_resuming_goes_on_where_the_checkpoint_stood(run, tmp_path):
    folder, _, _ = run
    before = Checkpoint.load(folder / "checkpoint.zip")
    before.preset = replace(TOY, steps=TOY.steps + 2048)
    path = tmp_path / "checkpoint.zip"
    before.save(path)
    starts = []
    result = train(
        toy_world(),
        tmp_path,
        before.preset,
        resume=path,
        watcher=Watcher(on_start=lambda c: starts.append(c.steps)),
    )
    after = Checkpoint.load(path)
    assert starts == [TOY.steps]
    assert result.steps == after.steps == TOY.steps + 2048
    assert after.updates == before.updates + 2
    assert after.gradient_updates > before.gradient_updates
    assert len(after.past) > len(before.past)
    assert [p["steps"] for p in after.curve] == sorted({p["steps"] for p in after.curve})


def test_the_same_seed_gives_the_same_weights(tmp_path):
    preset = replace(TOY, steps=4096, rating_games=2)
    for name in "ab":
        train(toy_world(), tmp_path / name, preset, seed=9)
    a, b = (load_player(tmp_path / name / "checkpoint.zip") for name in "ab")
    for (w, _), (v, _) in zip(a.layers, b.layers, strict=True):
        np.testing.assert_array_equal(w, v)


@pytest.mark.parametrize("damage", ["cut", "flip", "text", "empty", "missing", "format"])
def test_a_corrupt_checkpoint_says_what_to_do(run, tmp_path, damage):
    folder, _, _ = run
    data = (folder / "checkpoint.zip").read_bytes()
    path = tmp_path / "bad.zip"
    if damage == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "flip":
        # In the weights, which whoever plays and whoever goes on with the training reads.
        with zipfile.ZipFile(folder / "checkpoint.zip") as archive:
            place = archive.getinfo(POLICY).header_offset + 200
        path.write_bytes(data[:place] + bytes(255 - b for b in data[place : place + 64]) + data[place + 64 :])
    elif damage == "text":
        path.write_text("not a checkpoint")
    elif damage == "empty":
        path.write_bytes(b"")
    elif damage == "format":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("manifest.json", '{"format": "zx-checkpoint/999"}')
            archive.writestr("policy.npz", b"")
    for load in (load_player, Checkpoint.load):
        with pytest.raises(CheckpointError, match="zx train"):
            load(path)


def test_weights_that_are_not_numbers_are_refused(run, tmp_path):
    checkpoint = Checkpoint.load(run[0] / "checkpoint.zip")
    checkpoint.policy = {k: np.full_like(v, np.nan) for k, v in checkpoint.policy.items()}
    checkpoint.save(tmp_path / "nan.zip")
    with pytest.raises(CheckpointError, match="NaN"):
        load_player(tmp_path / "nan.zip")


def test_a_checkpoint_of_another_game_is_refused(run, tmp_path):
    checkpoint = Checkpoint.load(run[0] / "checkpoint.zip")
    checkpoint.obs_size = 99
    checkpoint.save(tmp_path / "other.zip")
    with pytest.raises(CheckpointError, match="99 cells"):
        train(toy_world(), tmp_path, TOY, resume=tmp_path / "other.zip")
