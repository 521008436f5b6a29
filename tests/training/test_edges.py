"""Checkpoints of strangers, full disks, what killed runs leave: a sentence, and nothing lost."""

import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest
from zx_agents.network.player import (
    FORMAT,
    MANIFEST,
    MOST_BYTES,
    POLICY,
    load_player,
    pool_digest,
    seen_digest,
    weights_to_bytes,
)
from zx_training.files import forget_scratch, put_in_place

from zx_env.errors import CheckpointError, SettingError


def weights(**changes: tuple[int, ...]) -> dict[str, np.ndarray]:
    """Six cells, three actions; two of them are about the rows of a piece of two cells each."""
    shapes: dict[str, tuple[int, ...]] = {"trunk.0.w": (9, 4), "trunk.0.b": (4,)}
    shapes |= {"trunk.1.w": (4, 5), "trunk.1.b": (5,), "policy.w": (5, 3), "policy.b": (3,)}
    shapes |= {"value.w": (5,), "value.b": (1,), "value.cells": (6,), "rows.p.first": (1,)}
    shapes |= {"rows.p.actions": (2, 1), "rows.p.cells": (2, 7), "rows.p.trunk": (5, 7)}
    shapes |= {"rows.p.place": (2, 7), "rows.p.out": (1, 7)}
    shapes |= {"cards.table": (9, 2), "cards.lists": (4, 3), "cards.w": (4, 4)}
    shapes |= {"rows.p.numbers": (2,), "rows.p.cards": (2, 7)}
    names = {name.replace("_", "."): shape for name, shape in changes.items()}
    return {name: np.ones(shape, np.float32) for name, shape in (shapes | names).items()}


def checkpoint(path: Path, policy: bytes, **members: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, json.dumps({"format": FORMAT}))
        archive.writestr(POLICY, policy)
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_layers_that_fit_play(tmp_path: Path):
    player = load_player(checkpoint(tmp_path / "good.zip", weights_to_bytes(weights())))
    mask = np.array([0, 1, 0], np.int8)
    assert player.act(np.zeros(6, np.int8), mask, np.random.default_rng(0)) == 1
    for cells, actions in ((5, 3), (6, 4)):
        with pytest.raises(CheckpointError, match="train again"):
            player.act(np.zeros(cells, np.int8), np.ones(actions, np.int8), np.random.default_rng(0))


@pytest.mark.parametrize(
    "changes",
    [
        {"value_cells": (5,)},
        {"trunk_0_w": (8, 4)},
        {"trunk_0_b": (3,)},
        {"trunk_1_w": (5, 5)},
        {"trunk_0_w": (9,)},
        {"trunk_0_w": (9, 4, 1)},
        {"value_cells": ()},
        {"value_w": (5, 1)},
        {"policy_w": (5, 4)},
        {"policy_w": (5, 0), "policy_b": (0,)},
        {"trunk_3_w": (3, 3)},
        {"rows_p_cells": (3, 7)},
        {"rows_p_trunk": (4, 7)},
        {"rows_p_place": (3, 7)},
        {"rows_p_out": (2, 7)},
        {"rows_p_actions": (3,)},
        {"rows_p_actions": (6, 1), "rows_p_place": (6, 7)},
        {"rows_q_actions": (2, 1)},
        {"rows_p_numbers": (3,)},
        {"rows_p_cards": (3, 7)},
        {"cards_table": (9,)},
        {"cards_table": (9, 3)},
        {"cards_lists": (4, 2)},
        {"cards_lists": (0, 3)},
        {"cards_w": (4, 5)},
        {"cards_w": (2, 4)},
        {"cards_digits": (2,)},
    ],
)
def test_layers_that_do_not_fit_are_refused(tmp_path: Path, changes: dict):
    said = r"do not fit|incomplete|that there are not"
    with pytest.raises(CheckpointError, match=said):
        load_player(checkpoint(tmp_path / "bad.zip", weights_to_bytes(weights(**changes))))


@pytest.mark.parametrize(
    ("name", "values"), [("actions", [[1], [3]]), ("actions", [[-2], [0]]), ("first", [3])]
)
def test_rows_that_are_not_there_are_refused(tmp_path: Path, name: str, values: list):
    spoilt = weights() | {f"rows.p.{name}": np.array(values, np.int32)}
    with pytest.raises(CheckpointError, match="that there are not"):
        load_player(checkpoint(tmp_path / "bad.zip", weights_to_bytes(spoilt)))


def test_a_network_without_a_value_is_refused(tmp_path: Path):
    less = {name: array for name, array in weights().items() if name != "value.b"}
    with pytest.raises(CheckpointError, match=r"value\.b"):
        load_player(checkpoint(tmp_path / "bad.zip", weights_to_bytes(less)))


def test_weights_alone_play(tmp_path: Path):
    whole = weights()
    np.savez(tmp_path / "player.npz", **whole)
    header, numbers = {"__metadata__": {"format": "np"}}, b""
    for key, array in whole.items():
        end = len(numbers) + array.nbytes
        header[key] = {"dtype": "F32", "shape": array.shape, "data_offsets": [len(numbers), end]}
        numbers += array.tobytes()
    told = json.dumps(header).encode()
    data = len(told).to_bytes(8, "little") + told + numbers
    (tmp_path / "player.safetensors").write_bytes(data)
    cells, mask = np.arange(6, dtype=np.int8)[None], np.ones((1, 3), np.int8)
    a, b = (load_player(tmp_path / f"player.{kind}").evaluate(cells, mask) for kind in ("npz", "safetensors"))
    np.testing.assert_array_equal(a[0], b[0])
    assert a[1] == b[1]
    for spoilt in (data[:-4], data[:30], b"", b"\xff" * 8 + data[8:]):
        (tmp_path / "bad.safetensors").write_bytes(spoilt)
        with pytest.raises(CheckpointError, match=r"bad\.safetensors"):
            load_player(tmp_path / "bad.safetensors")


@pytest.mark.parametrize(
    ("manifest", "says"),
    [
        ({"game": "ygo"}, "trained for the game 'ygo'"),
        ({"observation": "0:0123", "version": "0.0.9"}, "observations of version '0:0123'.*zx_env 0.0.9"),
        ({"cards": "0123", "settings": {"card_set": "my_cards"}}, "cards of 'my_cards'.*--card-set"),
    ],
)
def test_a_player_of_something_else_is_refused(tmp_path: Path, manifest: dict, says: str):
    right = {"format": FORMAT, "game": "zx", "observation": seen_digest("zx"), "cards": pool_digest("zx")}
    for told, fits in ((right, True), (right | manifest, False)):
        with zipfile.ZipFile(tmp_path / "player.zip", "w") as archive:
            archive.writestr(MANIFEST, json.dumps(told))
            archive.writestr(POLICY, weights_to_bytes(weights()))
        if fits:
            load_player(tmp_path / "player.zip", game="zx")
        else:
            with pytest.raises(CheckpointError, match=says):
                load_player(tmp_path / "player.zip", game="zx")


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path):
    """A member that nobody needs is not read; one that is needed says its size first."""
    beside = checkpoint(tmp_path / "beside.zip", weights_to_bytes(weights()), bomb=bytes(50 << 20))
    plain = checkpoint(tmp_path / "plain.zip", weights_to_bytes(weights()))
    code = (
        "import resource, sys\nfrom zx_agents.network.player import load_player\n"
        "load_player(sys.argv[2])\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "load_player(sys.argv[1])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    settings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, str(beside), str(plain)]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=True)
    assert int(done.stdout) < 30_000, "kilobytes"
    whole = beside.read_bytes()
    (policy,) = (one for one in zipfile.ZipFile(beside).infolist() if one.filename == POLICY)
    size, big = policy.file_size.to_bytes(4, "little"), (MOST_BYTES + 1).to_bytes(4, "little")
    at = whole.rindex(size, 0, whole.rindex(POLICY.encode()))
    (tmp_path / "bomb.zip").write_bytes(whole[:at] + big + whole[at + 4 :])
    with pytest.raises(CheckpointError, match="would unpack"):
        load_player(tmp_path / "bomb.zip")
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("mean.npy", b"\x93NUMPY\x01\x00v\x00{'descr': '<f4', 'fortran_order': False, "
                         b"'shape': (99999999999,), }".ljust(128))  # fmt: skip
    with pytest.raises(CheckpointError):
        load_player(checkpoint(tmp_path / "array.zip", inner.getvalue()))
    packed = io.BytesIO()
    np.savez_compressed(packed, mean=np.zeros(10**6, np.float32))
    with pytest.raises(CheckpointError, match="more than any network"):
        load_player(checkpoint(tmp_path / "packed.zip", packed.getvalue()))


def test_what_killed_runs_leave_is_removed(tmp_path: Path):
    target = tmp_path / "checkpoint.zip"
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    dead = tmp_path / f".checkpoint.zip.{child.pid}.part"
    own, other = tmp_path / f".checkpoint.zip.{os.getpid()}.part", tmp_path / f".other.zip.{child.pid}.part"
    for path in (dead, own, other):
        path.write_bytes(b"half")
    forget_scratch(target)
    assert [path.exists() for path in (dead, own, other)] == [False, True, True]
    with put_in_place(target) as scratch:
        scratch.write_bytes(b"whole")
    assert target.read_bytes() == b"whole" and not own.exists()


@pytest.mark.parametrize("way", ["a file in the way", "a full disk"])
def test_a_run_that_cannot_be_kept_says_so(
    tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    pytest.importorskip("torch")
    from zx_training.cli import run
    from zx_training.learner import report

    from tests.training.toy import toy_task

    monkeypatch.setattr(report, "task_of", lambda adapter, decks, keep_split: toy_task())
    out = tmp_path / "run"
    if way == "a file in the way":
        out.write_text("a file")
    else:

        def full(self: object, path: Path) -> None:
            raise OSError(28, "No space left on device", str(path))

        monkeypatch.setattr("zx_training.learner.checkpoint.Checkpoint.save", full)
    assert run(["train", "--preset", "tiny", "--steps", "64", "--out", str(out)]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "can be kept in" in said.replace("cannot", "can") and "Traceback" not in said


def test_two_trainings_do_not_share_a_folder(tmp_path: Path):
    pytest.importorskip("torch")
    from dataclasses import replace

    from zx_training.files import alone_in
    from zx_training.learner.trainer import train

    from tests.training.test_trainer import TOY
    from tests.training.toy import toy_task

    with alone_in(tmp_path), pytest.raises(SettingError, match="another process works in"):
        train(toy_task(), tmp_path, replace(TOY, steps=64))
    assert [path.name for path in tmp_path.iterdir()] == ["lock"]


def test_a_message_does_not_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The manifest of a stranger's checkpoint sets no title and clears no screen."""
    from zx_training.cli import run

    manifest = {"format": FORMAT, "game": "zx", "observation": "other", "version": "\x1b]0;mine\x07\x1b[2J"}
    path = tmp_path / "player.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(MANIFEST, json.dumps(manifest))
        archive.writestr(POLICY, weights_to_bytes(weights()))
    assert run(["match", str(path), "random", "-n", "2"]) == 2
    said = capsys.readouterr()
    assert "\x1b]0" not in said.err + said.out and r"\x1b]0;mine\x07" in said.err
