"""The README keeps its word: its quick start runs, its map names what is there, its commands exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_quick_start_runs(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.strip().splitlines()) <= 17
    scope = {}
    exec(compile(code, "README.md", "exec"), scope)
    assert "decides" in capsys.readouterr().out
    assert scope["done"].shape == (64,)


def test_the_map_names_what_is_there():
    tree = README.split("## The tree")[1]
    for name in re.findall(r"`([\w/.]+)`", tree):
        places = [
            ROOT / name,
            ROOT / "zx_env" / name,
            ROOT / "tests" / name,
            ROOT / "notebooks" / f"{name}.ipynb",
        ]
        assert any(place.exists() for place in places), name


def test_the_commands_exist():
    pytest.importorskip("typer")
    from training.cli import app

    known = {command.callback.__name__ for command in app.registered_commands}
    assert set(re.findall(r"`zx (\w+)", README)) == known
