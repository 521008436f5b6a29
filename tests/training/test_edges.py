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
from zx_agents.learned_player import FORMAT, MANIFEST, MOST_BYTES, POLICY, load_player, weights_to_bytes
from zx_training.files import forget_scratch, put_in_place

from zx_env.errors import CheckpointError


def weights(**changes: tuple[int, ...]) -> dict[str, np.ndarray]:
    shapes: dict[str, tuple[int, ...]] = {"mean": (6,), "scale": (6,), "w0": (6, 4), "b0": (4,)}
    shapes |= {"w1": (4, 3), "b1": (3,)}
    return {name: np.ones(shape, np.float32) for name, shape in (shapes | changes).items()}


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
        {"mean": (5,)},
        {"scale": (5,)},
        {"w0": (5, 4)},
        {"b0": (3,)},
        {"w1": (5, 3)},
        {"b1": (4,)},
        {"w0": (6,)},
        {"w0": (6, 4, 1)},
        {"mean": ()},
        {"mean": (6, 1)},
        {"w1": (4, 0), "b1": (0,)},
        {"w2": (3, 3)},
    ],
)
def test_layers_that_do_not_fit_are_refused(tmp_path: Path, changes: dict):
    with pytest.raises(CheckpointError, match=r"do not fit|incomplete"):
        load_player(checkpoint(tmp_path / "bad.zip", weights_to_bytes(weights(**changes))))


def test_a_policy_without_means_is_refused(tmp_path: Path):
    less = {name: array for name, array in weights().items() if name != "scale"}
    with pytest.raises(CheckpointError, match="scale"):
        load_player(checkpoint(tmp_path / "bad.zip", weights_to_bytes(less)))


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path):
    """A member that nobody needs is not read; one that is needed says its size first."""
    beside = checkpoint(tmp_path / "beside.zip", weights_to_bytes(weights()), bomb=bytes(50 << 20))
    code = (
        "import resource, sys\nfrom zx_agents.learned_player import load_player\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "load_player(sys.argv[1])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    settings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, str(beside)]
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
    pytest.importorskip("sb3_contrib")
    from zx_training.cli import run
    from zx_training.titles.zx import ZX

    from tests.training.toy import toy_world

    monkeypatch.setattr(ZX, "world", lambda self, decks: toy_world())
    out = tmp_path / "run"
    if way == "a file in the way":
        out.write_text("a file")
    else:

        def full(self: object, path: Path) -> None:
            raise OSError(28, "No space left on device", str(path))

        monkeypatch.setattr("zx_training.checkpoint.Checkpoint.save", full)
    assert run(["train", "--preset", "tiny", "--steps", "64", "--out", str(out)]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "error: the run cannot be kept in" in said and "Traceback" not in said
