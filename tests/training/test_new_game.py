"""A game outside the project needs no other place than its registration to be used by everything."""

import json
import subprocess
import sys

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("typer")

import zx_agents
from zx_agents.agent import names_of
from zx_training.cli import run
from zx_training.games import game_names, get_game, get_game_of_record
from zx_training.learner.tasks import task_of

from tests.citations import ROOT
from zx_env.errors import AgentError, SettingError

GAME = "tests.toy_game"


def words(text: str) -> str:
    return " ".join(text.split())


def test_its_players_are_found_by_name():
    assert "pig" in [get_game(GAME).name, *game_names()]
    assert names_of("pig") == ["random", "scripted"]
    assert zx_agents.load("scripted", GAME).act(np.zeros(9), np.ones(6), None) == 0


def test_a_match_is_played(capsys):
    assert run(["match", "scripted", "random", "--game", GAME, "-n", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4


def test_a_tournament_is_played_in_processes_of_its_own(tmp_path):
    standings = tmp_path / "standings.json"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "zx_training", "tournament", "scripted", "random"),
            *("--game", GAME, "-n", "4", "--jobs", "2", "--json", str(standings)),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(standings.read_text("utf-8"))["game"]["name"] == "pig"


def test_it_is_played_and_watched_and_replayed_in_the_terminal(tmp_path, capsys, monkeypatch):
    record = tmp_path / "game.zxg"
    assert run(["watch", "random", "scripted", "--game", GAME, "--delay", "0", "--record", str(record)]) == 0
    assert get_game_of_record(record.read_text("utf-8")).name == "pig"
    assert run(["replay", str(record), "--delay", "0"]) == 0
    answers = iter(["1", "1", "quit"])
    monkeypatch.setattr("rich.console.Console.input", lambda self, prompt: next(answers))
    assert run(["play", "--game", GAME, "--against", "random", "--seed", "4"]) == 0
    assert "left the game" in words(capsys.readouterr().out)


def test_a_run_has_its_games_and_its_players():
    task = task_of(get_game(GAME))
    assert task.game == "pig" and list(task.fixed) == ["scripted", "random"]
    games = task.games(3, task.pairs(), 1)
    assert games.num_envs == 3 and not task.potential(games.reset()[0]).any()


def test_the_page_offers_it():
    pytest.importorskip("starlette")
    from zx_training.serve.app import _choices_of
    from zx_training.serve.sessions import SessionManager
    from zx_training.serve.store import Store

    sessions = SessionManager(Store(None))
    assert list(sessions.games()) == game_names()
    choices = _choices_of(sessions, "pig")
    assert choices["title"] == "Pig" and choices["agents"] == ["scripted", "random"]
    assert choices["decks"] == [{"deck": "none", "about": "", "plays": ""}]
    assert list(choices["usual"]) == ["none", "none"]
    _, session, _ = sessions.open("pig", choices["usual"], ["person", "random"], 1)
    state = session.state("0", False)
    assert state["game"] == "pig" and "Pig" in state["svg"]


def test_the_command_of_the_page_takes_it(monkeypatch):
    served = []
    monkeypatch.setattr("zx_training.serve.command.serve", lambda *arguments: served.append(game_names()))
    assert run(["serve", "--game", GAME]) == 0
    assert "pig" in served[0]
    assert run(["serve", "--game", "tests.chess"]) == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["decks"], "the game pig has no decks"),
        (["cards"], "the game pig has no cards"),
        (["match", "random", "-d", "b01_red"], "the game pig has no decks: leave --deck out"),
        (
            ["match", "random", "--rules", "ocg"],
            "--rules is for --game ygo; the game pig has no such setting",
        ),
        (["match", "learned"], "there is no agent 'learned' of the game 'pig'"),
    ],
)
def test_parts_that_it_lacks_are_refused_with_its_name(arguments: list[str], reason: str, capsys):
    assert run([*arguments, "--game", GAME]) == 2
    assert reason in words(capsys.readouterr().err)


def test_a_game_without_players_has_the_random_one():
    with pytest.raises(AgentError, match="of the game 'pig'"):
        zx_agents.load("planner", "pig")
    with pytest.raises(SettingError, match="there is no game 'chess'"):
        zx_agents.load("random", "chess")
