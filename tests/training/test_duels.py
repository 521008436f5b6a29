"""`zx_training.duel`: two players of any kind, in one call."""

import io

import pytest

pytest.importorskip("typer")
pytest.importorskip("choix")

import zx_training
from rich.console import Console
from zx_training.games import get_game

from tests.registered import GAME_NAMES
from zx_env.errors import AgentError, SettingError

pytestmark = pytest.mark.compiled


def last_action(observation, action_mask, rng):
    return int(action_mask.nonzero()[0][-1])


class Viewer:
    def act_game(self, view, rng):
        return view.actions()[-1].index


def shown(duel) -> str:
    console = Console(file=io.StringIO(), width=200)
    duel.show(console)
    return console.file.getvalue()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_function_and_a_name(game, tmp_path):
    duel = zx_training.duel(last_action, "random", games=3, game=game, seed=5)
    assert duel.names == ("last_action", "random") and duel.match.games == 4
    text = shown(duel)
    assert "last_action won" in text and "of 4 games against random" in text and "seed 5" in text
    assert {rating.name for rating in duel.ratings} == {"last_action", "random"}
    assert next(rating.elo for rating in duel.ratings if rating.name == "random") == 0
    for number, result in enumerate(duel.match.results()):
        seat = {1.0: 0, 0.0: 1}.get(result)
        winner = duel.game(number).winner
        assert winner == (seat if seat is None or number % 2 == 0 else 1 - seat)
    assert duel.lost == [number for number in range(4) if duel.match.results()[number] == 0.0]
    page = duel.replay(1, tmp_path / "game.html")
    assert page.read_text(encoding="utf-8").lstrip().lower().startswith("<!doctype html")
    with pytest.raises(SettingError, match="the games 0 to 3, not 4"):
        duel.game(4)


def test_the_same_seed_gives_the_same_games_and_objects_of_every_kind_play():
    adapter = get_game("ygo")
    first, second = (zx_training.duel(Viewer, last_action, 2, adapter, seed=7) for _ in range(2))
    assert first.match.results() == second.match.results()
    assert [pair.games[0].actions for pair in first.pairs] == [pair.games[0].actions for pair in second.pairs]
    assert zx_training.duel(Viewer(), Viewer, 2, adapter).names == ("Viewer", "Viewer (2)")


def test_lost_games_are_named():
    duel = zx_training.duel("random", "scripted", 2, "ygo", seed=7)
    assert duel.lost == [0, 1] and "lost games, for replay(): 0, 1" in shown(duel)
    assert repr(duel).startswith("<Duel: random won 0 of 2 games against scripted")


def test_what_cannot_play_says_why():
    with pytest.raises(SettingError, match="a game or more"):
        zx_training.duel("random", "random", 0)
    with pytest.raises(AgentError, match="is no player"):
        zx_training.duel(object(), "random")
    with pytest.raises(AgentError, match="not legal"):
        zx_training.duel(lambda observation, action_mask, rng: -1, "random", 2, "ygo")


def test_the_public_names():
    assert {"check", "duel"} <= set(zx_training.__all__)
    with pytest.raises(AttributeError, match="public are check, duel"):
        zx_training.nothing  # noqa: B018
