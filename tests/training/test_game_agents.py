"""Somebody's player that thinks with games (`act_game`) is played in every command, in both games."""

import itertools
import json
from pathlib import Path

import pytest

pytest.importorskip("choix")
pytest.importorskip("typer")

from zx_training.cli import run

CODE = """
asked = 0

class Looker:
    def act_game(self, view, rng):
        global asked
        asked += 1
        dealt = view.determinize(rng)
        action = view.actions()[int(rng.integers(len(view.actions())))]
        dealt.step(action.text)
        return action.index
"""
_counter = itertools.count()


@pytest.fixture
def looker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    name = f"somebodys_looker_{next(_counter)}"
    Path(f"{name}.py").write_text(CODE)
    return f"{name}:Looker"


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_it_is_matched_watched_and_played_against(game: str, looker: str, capsys, monkeypatch):
    of_game = ["--game", game]
    assert run(["match", looker, "random", "-n", "2", "--json", *of_game]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert run(["watch", looker, looker, "--delay", "0", *of_game]) == 0
    assert f"({looker})" in capsys.readouterr().out
    said = itertools.chain(["1"] * 8, itertools.repeat("quit"))
    monkeypatch.setattr("rich.console.Console.input", lambda self, prompt: next(said))
    assert run(["play", "--against", looker, "--seed", "4", *of_game]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"{looker} has" in told and "The enemy" in told
