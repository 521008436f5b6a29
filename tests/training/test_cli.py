import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer")

from zx_training.cli import run

ROOT = Path(__file__).resolve().parents[2]


def test_every_command_explains_itself(capsys):
    assert run(["--help"]) == 0
    words = capsys.readouterr().out
    for command in ("train", "match", "play", "watch", "bench", "decks", "cards", "replay"):
        assert command in words
        assert run([command, "--help"]) == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["train", "--preset", "fast"], "tiny, quick, long"),
        (["train", "--resume", "no/such/checkpoint.zip"], "zx train"),
        (["replay", "no/such/game.zxg"], "--record"),
    ],
)
def test_what_cannot_be_done_says_what_to_do(arguments, says, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert "Traceback" not in captured.err
    assert not list(tmp_path.iterdir())


def test_a_run_folder_is_not_overwritten(capsys, tmp_path):
    (tmp_path / "checkpoint.zip").write_text("a run")
    assert run(["train", "--out", str(tmp_path)]) == 2
    assert "--resume" in capsys.readouterr().err
    assert (tmp_path / "checkpoint.zip").read_text() == "a run"


@pytest.mark.parametrize("library", ["torch", "stable_baselines3", "choix"])
def test_a_missing_library_is_named_with_what_to_install(library, tmp_path):
    hide = f"import sys; sys.modules[{library!r}] = None"
    code = f"{hide}; from zx_training.cli import run; sys.exit(run(['train']))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert library in done.stderr and "zx_env[train]" in done.stderr
    assert not list(tmp_path.iterdir())


def test_light_commands_import_no_heavy_library():
    heavy = ("torch", "numba", "matplotlib")
    code = f"import sys, zx_training.cli; sys.exit(any(m in sys.modules for m in {heavy}))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
