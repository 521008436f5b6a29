"""Games are named in one list: no general module names one, neither as a string nor by an import."""

import ast

import pytest

from tests.house.test_floors import MODULES, imports, read
from tests.registered import GAME_NAMES
from zx_env.core.games import get_game

GAMES = [get_game(name) for name in GAME_NAMES]
PACKAGES = [
    package
    for game in GAMES
    for package in (
        f"zx_env.{game.name}",
        game.environment,
        game.agents_module.rpartition(".")[0],
        game.adapter_module.rpartition(".")[0],
    )
]
# The list itself, and modules that measure or name the first game on purpose.
MAY_NAME_GAMES = {
    "zx_env": "the list, and the public names of Z/X",
    "zx_agents": "public names of two players",
    "zx_training.bench.empty_env": "an empty environment of the size of Z/X",
    "zx_training.bench.scaling": "measures Z/X with more and more cards",
    "zx_training.bench.learners": "measures learners of Z/X",
    "zx_training.bench.interfaces": "measures the interfaces of Z/X",
    "zx_training.bench.tree_search": "measures searches of Z/X",
    "zx_training.bench.peers": "measures Z/X beside its peers",
}
# Strings that look like the name of a game: the command is called zx.
COMMAND = {"zx_training.cli"}


def is_of_game(module: str) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in PACKAGES)


def names_in(module: str) -> list[str]:
    """Every place of a module that names a game."""
    words = {*GAME_NAMES, *PACKAGES, *(game.title for game in GAMES), *(game.env_id for game in GAMES)}
    found = [f"line {line} imports {name}" for line, name in imports(module) if is_of_game(name)]
    for node in ast.walk(read(module)):
        if isinstance(node, ast.Constant) and node.value in words and module not in COMMAND:
            found.append(f"line {node.lineno} says {node.value!r}")
    return found


@pytest.mark.parametrize("module", [module for module in MODULES if not is_of_game(module)])
def test_no_general_module_names_a_game(module: str):
    if module not in MAY_NAME_GAMES:
        assert not names_in(module)


def test_a_name_is_seen():
    assert names_in("zx_env") and all(module in MODULES for module in MAY_NAME_GAMES)
