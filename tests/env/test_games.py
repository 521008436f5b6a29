"""Games are registered once: what a registration names is there, and nothing of it is imported before."""

import importlib
import subprocess
import sys

import gymnasium
import pytest

from tests.citations import ROOT
from tests.env.games import GameCase
from tests.toy_game import REGISTRATION
from zx_env.core.games import GameRegistration, default_game, games, get_game, register_game
from zx_env.errors import SettingError


def registration(case: GameCase) -> GameRegistration:
    return get_game(case.Game.game_spec.name)


def test_a_registration_names_what_is_there(case: GameCase):
    game = registration(case)
    assert game.load_environment() is case.module and case.ID == game.env_id
    for entry_point, expected in ((game.gym_env, case.single), (game.gym_vector_env, case.many)):
        module, _, name = entry_point.partition(":")
        assert getattr(importlib.import_module(module), name) is expected
    assert game.env_id in gymnasium.registry


def test_games_are_found_by_name_and_by_module():
    assert get_game() is default_game() is games()[0]
    assert get_game("pig") is get_game("tests.toy_game") is REGISTRATION


def test_registering_again_changes_nothing_and_names_are_unique():
    before = games()
    register_game(REGISTRATION)
    assert games() == before
    with pytest.raises(SettingError, match="another game is registered as 'pig': Pig"):
        register_game(GameRegistration(name="pig", title="Hog", environment="hog", env_id="a/Hog-v0"))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("chess", "there is no game 'chess'; --game is one of zx, ygo"),
        ("tests.chess", "there is no game 'tests.chess' and no module of this name"),
        ("tests.citations", "the module 'tests.citations' registers no game"),
    ],
)
def test_unknown_games_are_refused_by_name(name: str, reason: str):
    with pytest.raises(SettingError, match=reason):
        get_game(name)


def test_a_module_that_cannot_be_imported_says_why(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken_game.py").write_text("1 / 0")
    (tmp_path / "needy_game.py").write_text("import a_library_that_is_missing")
    with pytest.raises(SettingError, match="'broken_game' cannot be imported: ZeroDivisionError"):
        get_game("broken_game")
    with pytest.raises(SettingError, match="needs 'a_library_that_is_missing'"):
        get_game("needy_game")


def test_a_module_of_the_working_folder_comes_before_its_namesakes(tmp_path, monkeypatch):
    for folder in ("installed", "working"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "twofold_game.py").write_text(f"raise ValueError({folder!r})")
    monkeypatch.syspath_prepend(tmp_path / "installed")
    monkeypatch.chdir(tmp_path / "working")
    with pytest.raises(SettingError, match="'working'"):
        get_game("twofold_game")


def test_importing_the_package_imports_no_game():
    code = (
        "import sys, zx_env; from zx_env.core.games import games; names = [game.name for game in games()]; "
        "print(names, [name for name in sys.modules if name.startswith(tuple(f'zx_env.{n}' for n in names))])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['zx', 'ygo'] []"
