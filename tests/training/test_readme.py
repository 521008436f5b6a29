"""The README keeps its word: its quick start runs, its map names what is there, its commands exist."""

import re
from pathlib import Path

import pytest

from zx_env import card_table, deck_names
from zx_env.zx.cards.coverage import not_there
from zx_env.zx.decision.actions import NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION_SIZE

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_quick_start_runs(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.strip().splitlines()) <= 17
    scope = {}
    exec(compile(code, "README.md", "exec"), scope)
    assert "decides" in capsys.readouterr().out
    assert scope["done"].shape == (64,)


def test_the_numbers_are_true():
    numbers = {number.replace(",", "") for number in re.findall(r"\d[\d,]*\d", README)}
    assert {str(len(card_table())), str(OBSERVATION_SIZE), str(NUM_ACTIONS)} <= numbers
    assert ("none that was collected is missing" in README) == (not not_there())
    table = README.split("| decks | format |")[1].split("\n\n")[0]
    counts = [int(number) for number in re.findall(r" \((\d+)\) \|", table)]
    assert counts == [len(deck_names(group)) for group in ("b01", "2017", "extended")]
    names = set(re.findall(r"`([a-z]\w+_\w+_\w+|b01_\w+)`", table)) - {"manual_2017"}
    assert names and names <= set(deck_names("all"))


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
    from zx_training.cli import app

    known = {command.callback.__name__ for command in app.registered_commands}
    assert set(re.findall(r"`zx (\w+)", README)) == known
