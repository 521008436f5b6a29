"""`zx match --record FOLDER`: every game of a match as a record."""

import json
from pathlib import Path

import pytest
from zx_training.cli import run
from zx_training.games import get_game

from tests.registered import GAME_NAMES


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_match_keeps_every_game(game: str, tmp_path: Path, capsys):
    folder = tmp_path / "games"
    match = ["match", "scripted", "random", "-n", "4", "--game", game, "--json", "--record", str(folder)]
    assert run(match) == 0
    result = json.loads(capsys.readouterr().out)
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["00000_0.zxg", "00000_1.zxg", "00001_0.zxg", "00001_1.zxg"]
    played = [get_game(game).replay(path.read_text(encoding="utf-8")) for path in files]
    assert all(game.to_play is None for game in played)
    # The first player has seat 0 in games _0, and seat 1 in games _1.
    wins = sum(game.winner == number % 2 for number, game in enumerate(played))
    assert wins == result["wins"]
    decisions = sum(len(path.read_text(encoding="utf-8").splitlines()) - 1 for path in files)
    assert decisions == result["decisions"]
    assert run(match) == 2
    assert "holds games already" in " ".join(capsys.readouterr().err.split())


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys):
    (tmp_path / "file").write_text("x")
    match = ["match", "random", "random", "-n", "2", "--record", str(tmp_path / "file")]
    assert run(match) == 2
    assert "cannot be kept" in " ".join(capsys.readouterr().err.split())
