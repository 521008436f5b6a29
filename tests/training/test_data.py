"""Exports of recorded games: what the arrays say, splits, stops, refusals."""

import csv
import json
import os

import numpy as np
import pytest
from zx_training.cli import run
from zx_training.datasets import minari_export, shards
from zx_training.datasets.shards import SPLITS, load, read_plan, split_of
from zx_training.games import get_game

from zx_env import read_events
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import RecordError, SettingError

GAMES = 2 if PLAIN else 12


def played(adapter, seed, concedes=False):
    """A game of random play to its end."""
    decks = adapter.usual_decks()
    game, rng = adapter.deal((decks[0], decks[1]), seed), np.random.default_rng(seed)
    while game.to_play is not None:
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        if concedes:
            game.concede(1)
    return game


@pytest.fixture(params=["zx", "ygo"])
def adapter(request):
    return get_game(request.param)


@pytest.fixture
def records(adapter, tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in range(GAMES):
        game = played(adapter, seed, concedes=seed == 0)
        (folder / f"{seed:03d}.zxg").write_text(game.record(), encoding="utf-8")
    return folder


def everything(out):
    return [shard for split, _ in SPLITS for shard in load(out, split)]


def test_every_decision_is_there_as_the_game_had_it(adapter, records, tmp_path):
    made = dict(shards.export(records, tmp_path / "out"))
    found, plan = everything(tmp_path / "out"), read_plan(tmp_path / "out")
    assert sum(made.values()) == sum(len(shard["action"]) for shard in found)
    seen = set()
    for shard in found:
        for k, game in enumerate(shard["final_game"]):
            recorded = adapter.replay((records / plan["games"][game]).read_text(encoding="utf-8"))
            again, rows = recorded.beginning(), np.flatnonzero(shard["game"] == game)
            seen.add(plan["games"][game])
            for row in rows:
                player = again.to_play
                assert shard["player"][row] == player
                np.testing.assert_array_equal(shard["observation"][row], again.observe(player))
                np.testing.assert_array_equal(shard["action_mask"][row], again.mask())
                wanted = 0 if recorded.winner is None else 1 if recorded.winner == player else -1
                assert shard["return"][row] == wanted
                again.step(int(shard["action"][row]))
            assert shard["decision"][rows].tolist() == list(range(len(rows)))
            for player in (0, 1):
                np.testing.assert_array_equal(shard["final_observation"][k, player], recorded.observe(player))
    assert seen == {path.name for path in records.glob("*.zxg")}


def test_splits_are_of_games_and_stay_when_more_games_come(adapter, records, tmp_path):
    list(shards.export(records, tmp_path / "out", seed=4))
    before = read_plan(tmp_path / "out")
    files = {path.name: path.read_bytes() for path in (tmp_path / "out").glob("*.npz")}
    for seed in range(100, 103):
        (records / f"{seed}.zxg").write_text(played(adapter, seed).record(), encoding="utf-8")
    made = dict(shards.export(records, tmp_path / "out", seed=4))
    after = read_plan(tmp_path / "out")
    assert after["games"][:GAMES] == before["games"] and len(after["games"]) == GAMES + 3
    for name, data in files.items():
        assert (tmp_path / "out" / name).read_bytes() == data and made[name.removesuffix(".npz")] == 0
    for shard, names in after["shards"].items():
        for name in names:
            assert shard.startswith(split_of((records / name).read_bytes(), 4))


def test_shares_of_the_splits():
    drawn = [split_of(str(k).encode(), 1) for k in range(4000)]
    for name, share in SPLITS:
        assert abs(drawn.count(name) / 4000 - share) < 0.03
    assert [split_of(str(k).encode(), 2) for k in range(4000)] != drawn


def test_a_stop_loses_nothing(records, tmp_path):
    """After a stop in the middle the same files are made as without one."""
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    list(shards.export(records, whole))
    next(iter(shards.export(records, stopped)))
    assert len(list(stopped.glob("*.npz"))) <= 1
    list(shards.export(records, stopped))
    for path in whole.glob("*.npz"):
        with np.load(path) as one, np.load(stopped / path.name) as other:
            assert one.files == other.files
            for name in one.files:
                np.testing.assert_array_equal(one[name], other[name])


def test_cards_and_events_lie_beside(adapter, records, tmp_path):
    list(shards.export(records, tmp_path / "out", events=True))
    with open(tmp_path / "out" / "cards.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(adapter.cards([]).rows)
    key = "number" if adapter.name == "zx" else "name"
    assert [row[key] for row in rows] == [row[key] for row in adapter.cards([]).rows]
    assert any(name.startswith("feature_") for name in rows[0])
    for shard, names in read_plan(tmp_path / "out")["shards"].items():
        lines = (tmp_path / "out" / f"{shard}.events.jsonl").read_text(encoding="utf-8").splitlines()
        for name in names:
            count = json.loads(lines[0])["events"]
            events = read_events("\n".join(lines[: count + 1]) + "\n")
            wanted = adapter.replay((records / name).read_text(encoding="utf-8"), events=True).events()
            assert events == wanted
            lines = lines[count + 1 :]
        assert not lines


def test_what_is_no_record_is_refused_by_name(adapter, records, tmp_path):
    whole = (records / "001.zxg").read_text(encoding="utf-8")
    lines = whole.splitlines()
    for bad, why in (
        ("no record", "line 1"),
        ("\n".join([*lines[:3], '"no such action"', *lines[4:]]), "line 4"),
        ("\n".join(lines[:4]), "not played to its end"),
    ):
        (records / "001.zxg").write_text(bad, encoding="utf-8")
        with pytest.raises(RecordError, match=f"001.zxg.*{why}"):
            list(shards.export(records, tmp_path / "out"))
        assert not list((tmp_path / "out").glob(".*.part"))
    (records / "001.zxg").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="001"):
        list(shards.export(records, tmp_path / "out2"))


def test_what_is_no_file_is_refused_by_name(records, tmp_path):
    """Reading a named pipe would wait for ever."""
    for name, make in (("a.zxg", os.mkfifo), ("b.zxg", os.mkdir)):
        make(records / name)
        with pytest.raises(RecordError, match=f"{name} is no file"):
            list(shards.export(records, tmp_path / "out"))
        (os.unlink if name == "a.zxg" else os.rmdir)(records / name)
    assert not (tmp_path / "out").exists()


def test_a_full_disk_is_told(records, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shards, "_put", full)
    with pytest.raises(SettingError, match=r"the export cannot be kept in .*No space left"):
        list(shards.export(records, tmp_path / "out"))


def test_other_exports_and_empty_folders_are_refused(records, tmp_path):
    with pytest.raises(SettingError, match="no records"):
        list(shards.export(tmp_path, tmp_path / "out"))
    list(shards.export(records, tmp_path / "out", seed=1))
    with pytest.raises(SettingError, match="another seed"):
        list(shards.export(records, tmp_path / "out", seed=2))
    with pytest.raises(SettingError, match="no split"):
        list(load(tmp_path / "out", "all"))
    with pytest.raises(SettingError, match="no export"):
        list(load(tmp_path))
    first = next((tmp_path / "out").glob("*.npz"))
    first.write_bytes(b"PK\x03\x04 damaged")
    with pytest.raises(SettingError, match="no shard"):
        everything(tmp_path / "out")


@pytest.mark.parametrize(
    "change",
    [
        {"games": None},
        {"shards": []},
        {"games": [], "shards": {"train-00000": []}, "format": "zx-export/2"},
        {"games": ["000.zxg"], "shards": {"../../train-00000": ["000.zxg"]}},
        {"games": ["../000.zxg"], "shards": {"train-00000": ["../000.zxg"]}},
        {"games": ["000.zxg"], "shards": {"train-00000": ["001.zxg"]}},
        {"games": ["000.zxg"], "shards": {"train-00000": ["000.zxg"], "test-00000": ["000.zxg"]}},
        {"games": [["000.zxg"]], "shards": {"train-00000": [{}]}},
    ],
)
def test_a_damaged_plan_is_refused_and_no_file_outside_is_written(records, tmp_path, change):
    out = tmp_path / "in" / "out"
    list(shards.export(records, out))
    plan = json.loads((out / shards.PLAN).read_text(encoding="utf-8"))
    (out / shards.PLAN).write_text(json.dumps(plan | change), encoding="utf-8")
    before = {path for path in tmp_path.rglob("*")}
    for use in (shards.export(records, out), load(out)):
        with pytest.raises(SettingError, match=r"damaged|no export"):
            list(use)
    assert {path for path in tmp_path.rglob("*")} == before


@pytest.mark.compiled
def test_the_command(tmp_path, capsys):
    games, out = str(tmp_path / "games"), str(tmp_path / "out")
    assert run(["match", "random", "random", "-n", "4", "-d", "b01_red", "--record", games]) == 0
    assert run(["export", games, "--out", out]) == 0
    assert "decisions were added" in capsys.readouterr().out
    assert run(["export", games, "--out", out]) == 0
    assert "was there" in capsys.readouterr().out


@pytest.mark.compiled
def test_a_minari_dataset_has_an_episode_for_each_player(records, tmp_path, monkeypatch):
    minari = pytest.importorskip("minari", reason="minari is not installed")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    list(shards.export(records, tmp_path / "out"))
    minari_export.make(tmp_path / "out", "zx/tests-v0")
    dataset = minari.load_dataset("zx/tests-v0")
    shard = next(load(tmp_path / "out"))
    assert dataset.total_steps == sum(len(one["action"]) for one in load(tmp_path / "out"))
    episode = next(iter(dataset.iterate_episodes()))
    game = shard["final_game"][0]
    rows = np.flatnonzero((shard["game"] == game) & (shard["player"] == 0))
    np.testing.assert_array_equal(episode.actions, shard["action"][rows])
    np.testing.assert_array_equal(episode.observations["observation"][:-1], shard["observation"][rows])
    assert episode.rewards.sum() == shard["return"][rows[0]] and episode.terminations[-1]
    with pytest.raises(SettingError, match="Minari"):
        minari_export.make(tmp_path / "out", "zx/tests-v0")
