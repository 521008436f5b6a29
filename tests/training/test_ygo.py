"""Learning, matches and the terminal on the second game."""

import json
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("typer")

import zx_agents
from zx_training.cli import run
from zx_training.games import get_game, get_game_of_record
from zx_training.games.ygo.adapter import potential
from zx_training.learner.presets import PRESETS
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import train
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from zx_env import ygo_battle_v0
from zx_env.errors import CheckpointError, SettingError

PAIR = ["beat", "light"]


def test_the_potential_is_life_points():
    game = ygo_battle_v0.Game.new(decks=PAIR, seed=1, skip_forced=True)
    rng = np.random.default_rng(2)
    seen = set()
    while game.to_play is not None:
        points = [held["life_points"] for held in game.position()["players"]]
        for player in (0, 1):
            looks = potential(game.observe(player)[None])[0]
            assert looks == np.float32((points[player] // 100 - points[1 - player] // 100) / 10)
            seen.add(float(looks))
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert len(seen) > 4


@pytest.mark.compiled
def test_a_tiny_run_trains_saves_and_plays(tmp_path, capsys):
    preset = replace(PRESETS["tiny"], steps=4096, rating_games=4)
    result = train(task_of(get_game("ygo"), PAIR), tmp_path, preset, seed=2)
    assert {line.name for line in result.ratings} == {"new", "scripted", "random"}
    arguments = ["match", str(result.checkpoint), "random", "-n", "4", "--json", "--game", "ygo"]
    assert run(arguments) == 0
    played = json.loads(capsys.readouterr().out)
    assert played["games"] == 4
    with pytest.raises(CheckpointError, match="trained for the game 'ygo', not for 'zx'"):
        zx_agents.load(result.checkpoint)
    page = SessionManager(Store(None), [str(result.checkpoint)])
    called = page.called(str(result.checkpoint))
    assert called == tmp_path.name
    assert [called in page.agents(name) for name in ("zx", "ygo")] == [False, True]


def test_a_watched_duel_can_be_replayed(tmp_path, capsys):
    kept = tmp_path / "duel.zxg"
    watched = ["watch", "random", "scripted", "--game", "ygo", "--rules", "ocg", "--delay", "0"]
    assert run([*watched, "--record", str(kept)]) == 0
    first = capsys.readouterr().out
    assert run(["replay", str(kept), "--delay", "0"]) == 0
    again = capsys.readouterr().out
    game = get_game_of_record(kept.read_text()).replay(kept.read_text())
    assert game.settings.rules == "ocg"
    assert f"{('random', 'scripted')[game.winner]} won" in first and f"player {game.winner} won" in again


def test_a_person_asks_for_cards_and_leaves(tmp_path, capsys, monkeypatch):
    said = iter(["? Man-Eater Bug", "? Man-Eater Bag", "1", "quit"])
    monkeypatch.setattr("rich.console.Console.input", lambda self, prompt: next(said))
    kept = tmp_path / "duel.zxg"
    assert run(["play", "--game", "ygo", "--against", "random", "--seed", "4", "--record", str(kept)]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert "destroy it" in words and "did you mean 'Man-Eater Bug'" in words and "left the game" in words


def test_decks_and_cards_are_listed(capsys, tmp_path):
    assert run(["decks", "--game", "ygo", "--json"]) == 0
    assert [row["deck"] for row in json.loads(capsys.readouterr().out)] == ygo_battle_v0.deck_names()
    assert run(["decks", "flip", "--game", "ygo", "--json"]) == 0
    assert sum(row["count"] for row in json.loads(capsys.readouterr().out)) == 40
    assert run(["cards", "--game", "ygo", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(ygo_battle_v0.card_table())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "random", "--game", "chess"], "--game is one of zx, ygo"),
        (["match", "random", "--rules", "ocg"], "--rules is for --game ygo"),
        (["match", "random", "--banlist", "2010-03"], "--banlist is for --game ygo"),
        (["match", "random", "--game", "ygo", "--banlist", "2009-09"], "banlist is one of none, 2010-03"),
        (["match", "random", "--game", "ygo", "--rules", "gcs"], '"tcg" or "ocg"'),
        (["match", "random", "--game", "ygo", "--card-set", "mine"], "--card-set is for --game zx"),
        (["match", "random", "--game", "ygo", "-d", "baet"], "beat"),
        (["cards", "--game", "ygo", "--coverage"], "is of Z/X"),
    ],
)
def test_what_a_game_does_not_have_is_said(arguments, says, capsys):
    assert run(arguments) == 2
    assert says in " ".join(capsys.readouterr().err.split())


def test_rules_that_are_none_are_refused():
    with pytest.raises(SettingError):
        get_game("ygo", rules="none")
