"""Learning, matches and the terminal on the real game."""

import json
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("typer")

from zx_agents.zx.card_features import card_features
from zx_training.cli import run
from zx_training.games import get_game
from zx_training.games.zx.adapter import potential
from zx_training.learner.presets import PRESETS
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import train

import zx_env
from zx_env.zx.cards.pool import card_table

PAIR = ["b01_red", "b01_blue"]


def test_the_potential_counts_life():
    game = zx_env.Game.new(decks=PAIR, seed=1, skip_forced=True)
    rng = np.random.default_rng(2)
    seen = set()
    while game.to_play is not None:
        for player in (0, 1):
            life = [len(game.position()["players"][p].get("life", [])) for p in (player, 1 - player)]
            assert potential(game.observe(player)[None]) == life[0] - life[1]
            seen.add(life[0] - life[1])
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert len(seen) > 2


@pytest.mark.compiled
def test_a_tiny_run_trains_saves_and_plays(tmp_path, capsys):
    preset = replace(PRESETS["tiny"], steps=4096, rating_games=4)
    result = train(task_of(get_game("zx"), PAIR), tmp_path, preset, seed=2)
    assert {line.name for line in result.ratings} == {"new", "scripted", "random"}
    arguments = [
        "match",
        str(result.checkpoint),
        "random",
        "-n",
        "4",
        "-d",
        "b01_red",
        "-d",
        "b01_green",
        "--json",
    ]
    assert run(arguments) == 0
    played = json.loads(capsys.readouterr().out)
    assert played["games"] == 4 and {line["deck"] for line in played["decks"]} == {"b01_red", "b01_green"}


def test_a_watched_game_can_be_replayed(tmp_path, capsys):
    kept = tmp_path / "game.zxg"
    assert run(["watch", "random", "scripted", "--delay", "0", "--record", str(kept)]) == 0
    first = capsys.readouterr().out
    assert run(["replay", str(kept), "--delay", "0"]) == 0
    again = capsys.readouterr().out
    winner = zx_env.Game.replay(kept.read_text()).winner
    assert f"{('random', 'scripted')[winner]} won" in first and f"player {winner} won" in again
    kept.write_text(kept.read_text().splitlines()[0] + '\n"attack z9"\n')
    assert run(["replay", str(kept), "--delay", "0"]) == 2
    assert "line 2" in capsys.readouterr().err


def test_a_person_plays_by_numbers_and_words_and_may_leave(tmp_path, capsys, monkeypatch):
    said = iter(["nonsense", "board", "? B01-006", "? B01-0006", "1", "1", "1", "quit"])
    monkeypatch.setattr("rich.console.Console.input", lambda self, prompt: next(said))
    kept = tmp_path / "game.zxg"
    assert run(["play", "--against", "random", "--seed", "4", "--record", str(kept)]) == 0
    words = capsys.readouterr().out
    assert "that fits 0 actions" in words and "left the game" in words
    assert "Artemis, Goddess of the Hunt" in words and "did you mean B01-006" in words
    assert zx_env.Game.replay(kept.read_text()).to_play is not None


def own_cards(folder, monkeypatch):
    """Write a card set of one's own and a deck with its card into a folder, and work there."""
    (folder / "own_cards.py").write_text(
        "from zx_env.zx.cards.language import Card\n"
        "from zx_env.zx.cards.sets import CARDS as STANDARD\n"
        "from zx_env.zx.terms import Color\n"
        'CARDS = [*STANDARD, Card("MY-201", "Paper Tiger", Color.RED, cost=2, power=3500)]\n'
    )
    lines = [f'"{number}" = {count}' for number, count in zx_env.load_deck("b01_red").counts().items()]
    changed = "\n".join(lines).replace('"B01-013"', '"MY-201"')
    (folder / "mine.toml").write_text(f"[cards]\n{changed}\n")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.chdir(folder)


def test_a_card_set_of_ones_own_is_listed_and_played(tmp_path, capsys, monkeypatch):
    own_cards(tmp_path, monkeypatch)
    own = ["--card-set", "own_cards"]
    assert run(["cards", "paper", "tiger", "--json", *own]) == 0
    assert [row["number"] for row in json.loads(capsys.readouterr().out)] == ["MY-201"]
    assert run(["decks", "mine.toml", *own]) == 0
    assert run(["decks", "mine.toml"]) == 2
    capsys.readouterr()
    watched = ["--deck", "mine.toml", "--delay", "0", "--record", "game.zxg"]
    assert run(["watch", "random", "random", *watched, *own]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert " won" in words and "zx replay game.zxg --card-set own_cards" in words
    assert run(["replay", "game.zxg", "--delay", "0"]) == 2
    assert run(["replay", "game.zxg", "--delay", "0", *own]) == 0


def test_players_know_the_cards_of_a_card_set_of_ones_own(tmp_path, capsys, monkeypatch):
    """A checkpoint learns an embedding of the own card, and plays with that set by every command."""
    own_cards(tmp_path, monkeypatch)
    own = ["--card-set", "own_cards", "--deck", "mine.toml"]
    small = [
        part
        for pair in ("hidden=8", "num_envs=4", "num_steps=4", "rating_games=0")
        for part in ("--set", pair)
    ]
    assert run(["train", "--preset", "tiny", "--steps", "64", "--out", "run", *small, *own]) == 0
    checkpoint = "run/checkpoint.zip"
    assert run(["match", checkpoint, "scripted", "-n", "2", *own]) == 0
    assert (
        run(["tournament", "learned+search:sims=2", checkpoint, "-n", "2", "--decks", "mine.toml", *own[:2]])
        == 0
    )
    capsys.readouterr()
    assert run(["match", checkpoint, "scripted", "-n", "2"]) == 2
    assert "--card-set" in " ".join(capsys.readouterr().err.split())
    adapter = get_game("zx", "own_cards")
    assert adapter.agent("scripted").card_features is card_features("own_cards")
    assert adapter.agent("learned").network.cards.table.shape[0] == len(card_table("own_cards").cards) + 1


def test_the_other_deck_is_of_the_same_format_where_it_is_not_said(monkeypatch, capsys):
    monkeypatch.setattr("rich.console.Console.input", lambda self, prompt: "quit")
    assert run(["play", "--deck", "x2_green_player_extra", "--against", "random"]) == 0
    assert "random has x2_green_player_extra" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "scriptd"], "scripted"),
        (["match", "random", "-d", "b01_rad"], "b01_red"),
        (["match", "no_such.zip"], "no checkpoint"),
        (["match", "random", "-n", "2", "-d", "b01_red", "-d", "x1_black_overboost"], "meet only each other"),
        (["decks", "no_such.toml"], "cannot be read"),
    ],
)
def test_unknown_players_and_decks_are_named(arguments, says, capsys):
    assert run(arguments) == 2
    assert says in " ".join(capsys.readouterr().err.split())


def test_decks_and_cards_are_listed(capsys):
    assert run(["decks", "--json"]) == 0
    assert [row["deck"] for row in json.loads(capsys.readouterr().out)] == zx_env.deck_names("all")
    assert run(["decks", "b01_red", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert sum(row["count"] for row in listed if row["place"] == "deck") == 50
    assert run(["decks", "x1_black_overboost", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert sum(row["count"] for row in listed) == 50 + 16 + 2
    assert {row["place"] for row in listed} == {"player", "under player", "dynamis", "deck"}
    assert run(["cards", "no_such_word"]) == 0 and "0 cards" in capsys.readouterr().out
    assert run(["cards", "--json"]) == 0
    everything = json.loads(capsys.readouterr().out)
    assert run(["cards", "blue", "draw", "--json"]) == 0
    some = json.loads(capsys.readouterr().out)
    assert 0 < len(some) < len(everything)
    assert run(["cards", "blue", "draw"]) == 0
    assert some[0]["number"] in capsys.readouterr().out
