import json
import os
import signal
import zipfile
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
from zx_agents.network.player import POLICY, load_player
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.ppo import advantages, average
from zx_training.learner.presets import PRESETS, Preset
from zx_training.learner.processes.group import WorkerError
from zx_training.learner.processes.launch import LeaderGroup
from zx_training.learner.rollouts import RolloutBuffer
from zx_training.learner.trainer import Callback, train
from zx_training.matches.match import play_match

from tests.training.toy import ToyGame, ToyGreedy, ToyRandom, ToyVector, toy_task
from zx_env.errors import CheckpointError, SettingError

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
    result = train(toy_task(), folder, TOY, seed=3, callback=Callback(on_update=points.append))
    return folder, result, points


def test_the_run_leaves_its_files(run):
    folder, result, points = run
    assert TOY.steps <= result.steps < TOY.steps + TOY.num_envs * TOY.num_steps
    assert (folder / "training.png").read_bytes().startswith(b"\x89PNG")
    assert (folder / "ratings.csv").read_text().startswith("player,elo,low,high,games,win_rate")
    table = json.loads((folder / "ratings.json").read_text())
    assert {line["name"] for line in table["ratings"]} == {"new", "scripted", "random"}
    assert list((folder / "tensorboard").glob("events.out.tfevents.*"))
    assert points[-1]["steps"] == result.steps
    assert not list(folder.glob(".*part"))


def test_the_learner_beats_the_scripted_player_and_random(run):
    folder, _, _ = run
    player = load_player(folder / "checkpoint.zip")
    for opponent, at_least in ((ToyGreedy(), 0.75), (ToyRandom(), 0.65)):  # the deal alone decides many
        match = play_match((player, opponent), ("new", "other"), 400, [("d", "d")], 5, ToyGame)
        assert match.rate > at_least


def test_resuming_goes_on_where_the_checkpoint_stood(run, tmp_path):
    folder, first, _ = run
    before = Checkpoint.load(folder / "checkpoint.zip")
    path = tmp_path / "checkpoint.zip"
    before.save(path)
    starts = []
    longer = replace(TOY, steps=first.steps + 1, rating_games=2)
    callback = Callback(on_start=lambda state: starts.append(dict(state.learner)))
    result = train(toy_task(), tmp_path, longer, resume=path, callback=callback)
    after = Checkpoint.load(path)
    for name, array in before.learner.items():
        np.testing.assert_array_equal(starts[0][name], array)
    assert result.steps == after.steps > before.steps
    assert after.updates == before.updates + 1 and after.seed == before.seed
    assert after.learner["adam.step"] > before.learner["adam.step"] > 0
    assert [p["steps"] for p in after.curve] == sorted({p["steps"] for p in after.curve})
    assert after.curve[: len(before.curve)] == before.curve


def test_two_resumed_runs_are_equal(run, tmp_path):
    longer = replace(TOY, steps=run[1].steps + 2000, rating_games=2)
    ends = []
    for name in "ab":
        (tmp_path / name).mkdir()
        path = tmp_path / name / "checkpoint.zip"
        path.write_bytes((run[0] / "checkpoint.zip").read_bytes())
        train(toy_task(), tmp_path / name, longer, resume=path)
        ends.append(Checkpoint.load(path))
    np.testing.assert_array_equal(ends[0].learner["weights"], ends[1].learner["weights"])
    assert len(ends[0].snapshots) == len(ends[1].snapshots) and ends[0].worth == ends[1].worth


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_seed_gives_the_same_weights(tmp_path, workers):
    preset = replace(TOY, steps=4096, rating_games=2, workers=workers)
    for name in "ab":
        train(toy_task(), tmp_path / name, preset, seed=9)
    a, b = (Checkpoint.load(tmp_path / name / "checkpoint.zip") for name in "ab")
    assert len(a.learner) == len(b.learner) >= 5
    for name, array in a.learner.items():
        np.testing.assert_array_equal(array, b.learner[name])


def test_processes_that_average_once_an_update_end_with_equal_weights(tmp_path):
    """The same seed gives the same run again; the run is another one than with averages at each step."""
    preset = replace(TOY, steps=4096, rating_games=0, workers=2)
    for name, when in (("a", "update"), ("b", "update"), ("c", "step")):
        train(toy_task(), tmp_path / name, replace(preset, average=when), seed=9)
    a, b, c = (Checkpoint.load(tmp_path / name / "checkpoint.zip").learner for name in "abc")
    for name, array in a.items():
        np.testing.assert_array_equal(array, b[name])
    assert a["adam.step"] == c["adam.step"] and (a["weights"] != c["weights"]).any()


def test_learners_are_equal_after_an_average_of_weights_and_moments():
    """Each process passes its own vectors, and all get the same means."""
    ranks = np.random.default_rng(2).normal(size=(2, 3, 5)).astype(np.float32)
    means = ranks.mean(axis=0)

    class Group:
        size = 2

        def __init__(self):
            self.sent = []

        def all_reduce_mean(self, vector, link="float32"):
            assert link == "float32"
            self.sent.append(vector.copy())
            vector[:] = means[len(self.sent) - 1]

    for own in ranks:
        group, tensors = Group(), [torch.from_numpy(row.copy()) for row in own]
        average(tensors, group)
        np.testing.assert_array_equal(group.sent, own)
        np.testing.assert_array_equal(torch.stack(tensors), means)


@pytest.mark.parametrize("name", ["average", "link"])
def test_unknown_words_of_settings_are_refused(name):
    with pytest.raises(SettingError, match=rf"{name} is .* or .*, not 'never'"):
        TOY.changed({name: "never"})


def test_metrics_get_the_figures_of_tensorboard(tmp_path):
    found = []
    train(
        toy_task(),
        tmp_path,
        replace(TOY, steps=2048, rating_games=0),
        callback=Callback(on_metrics=found.append),
    )
    assert [figures["steps"] for figures in found] == sorted({figures["steps"] for figures in found})
    board = EventAccumulator(str(tmp_path / "tensorboard")).Reload()
    assert set(board.Tags()["scalars"]) == set(found[-1]) - {"steps"}
    for name, value in found[-1].items():
        if name != "steps":
            assert board.Scalars(name)[-1].value == pytest.approx(value)


def test_each_seat_has_a_trajectory_of_its_own():
    """Against a reference that walks along every seat's own decisions."""
    rng = np.random.default_rng(5)
    steps, n, discount, lam = 40, 7, 0.9, 0.8
    player = rng.integers(2, size=(steps + 1, n)).astype(np.int8)
    done = rng.random((steps, n)) < 0.12
    reward = np.zeros((steps, n, 2), np.float32)
    winner = rng.integers(2, size=(steps, n))
    for t, i in zip(*np.nonzero(done), strict=True):
        reward[t, i, winner[t, i]], reward[t, i, 1 - winner[t, i]] = 1, -1
    value = rng.normal(size=(steps + 1, n)).astype(np.float32)
    nothing = np.zeros((steps, n))
    played = RolloutBuffer(nothing, player, nothing, nothing, nothing, value, reward, done, nothing, ())
    found = advantages(played, discount, lam)
    for i in range(n):
        for seat in (0, 1):
            mine = [t for t in range(steps) if player[t, i] == seat]
            after = 0.0
            for place, t in reversed(list(enumerate(mine))):
                until = mine[place + 1] if place + 1 < len(mine) else steps
                ends = [e for e in range(t, until) if done[e, i]]
                if ends:
                    error, after = reward[ends[0], i, seat] - value[t, i], 0.0
                elif until < steps:
                    error = discount * value[until, i] - value[t, i]
                else:
                    sign = 1 if player[steps, i] == seat else -1
                    error = discount * sign * value[steps, i] - value[t, i]
                after = error + discount * lam * after
                assert found[t, i] == pytest.approx(after, abs=1e-5)


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
    policy, learner = checkpoint.policy, checkpoint.learner
    checkpoint.policy = {**policy, "policy.w": np.full_like(policy["policy.w"], np.nan)}
    checkpoint.save(tmp_path / "nan.zip")
    for load in (load_player, Checkpoint.load):
        with pytest.raises(CheckpointError, match=r"NaN.*zx train"):
            load(tmp_path / "nan.zip")
    checkpoint.policy = policy
    checkpoint.learner = {**learner, "adam.mean": np.full_like(learner["adam.mean"], np.inf)}
    checkpoint.save(tmp_path / "inf.zip")
    load_player(tmp_path / "inf.zip")
    with pytest.raises(CheckpointError, match=r"adam.mean.*earlier"):
        train(toy_task(), tmp_path, TOY, resume=tmp_path / "inf.zip")


@pytest.mark.parametrize("what", ["game", "observation", "cards"])
def test_a_run_of_something_else_is_not_gone_on_with(run, tmp_path, what):
    checkpoint = Checkpoint.load(run[0] / "checkpoint.zip")
    setattr(checkpoint, what, "of another kind")
    checkpoint.save(tmp_path / "other.zip")
    with pytest.raises(CheckpointError, match=r"'of another kind'.*zx train"):
        train(toy_task(), tmp_path, TOY, resume=tmp_path / "other.zip")


def test_another_network_is_not_gone_on_with(run, tmp_path):
    with pytest.raises(CheckpointError, match="hidden, row_width, card_width and card_features"):
        train(toy_task(), tmp_path, replace(TOY, hidden=(32,)), resume=run[0] / "checkpoint.zip")


def test_columns_that_were_read_are_read_on(run, tmp_path):
    checkpoint = Checkpoint.load(run[0] / "checkpoint.zip")
    checkpoint.learner["scale"][1] = 0
    checkpoint.save(tmp_path / "other.zip")
    with pytest.raises(CheckpointError, match="`without` stays"):
        train(toy_task(), tmp_path, TOY, resume=tmp_path / "other.zip")


def test_a_run_need_not_be_rated(tmp_path):
    result = train(toy_task(), tmp_path, replace(TOY, steps=64, rating_games=0))
    assert not result.ratings and not (tmp_path / "ratings.json").exists()
    assert (tmp_path / "training.png").exists()


def test_settings_that_are_lists_are_kept_and_said(tmp_path):
    preset = TOY.changed({"without": "trash,board.own", "hidden": "32,16"})
    assert preset.without == ("trash", "board.own") and preset.hidden == (32, 16)
    assert Preset.from_dict(json.loads(json.dumps(preset.as_dict()))) == preset
    assert preset.changed({"without": []}).without == ()
    assert PRESETS["long"].changed({"minutes": "0.5"}).minutes == 0.5


def test_a_dead_worker_is_named(tmp_path, monkeypatch):
    """The run ends with a sentence, and what it has saved is whole."""

    def kill(point):
        if point["steps"] > 1000:
            (child,) = teams[0].processes
            child.kill()

    teams = []
    started = LeaderGroup._start
    monkeypatch.setattr(LeaderGroup, "_start", lambda self, *rest: (teams.append(self), started(self, *rest)))
    with pytest.raises(WorkerError, match="go on with --resume"):
        train(toy_task(), tmp_path, replace(TOY, workers=2), seed=9, callback=Callback(on_update=kill))
    assert Checkpoint.load(tmp_path / "checkpoint.zip").preset.workers == 2


def test_ctrl_c_waits_until_an_update_is_written(tmp_path):
    def interrupt(point):
        os.kill(os.getpid(), signal.SIGINT)
        written.append(point["steps"])

    written = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            train(toy_task(), tmp_path, TOY, seed=9, callback=Callback(on_update=interrupt))
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(written) == 1


def test_a_world_that_cannot_be_sent_says_so(tmp_path):
    task = replace(toy_task(), games=lambda n, decks, seed: ToyVector(n, decks, seed))
    with pytest.raises(SettingError, match="workers=1"):
        train(task, tmp_path, replace(TOY, workers=2))
