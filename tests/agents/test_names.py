"""Agents by name: those of the package, checkpoints and user code; and errors of invalid names."""

import itertools
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zx_agents

from zx_env import ygo_battle_v0, zx_v0
from zx_env.errors import AgentError, CheckpointError

MASK = np.array([0, 1, 0, 1], np.int8)
OBSERVATION = np.zeros(3, np.int8)
RNG = np.random.default_rng(0)

CODE = """
def first(observation, action_mask, rng):
    return action_mask.nonzero()[0][0]

def illegal(observation, action_mask, rng):
    return 2

def far(observation, action_mask, rng):
    return 10**5000

def far_list(observation, action_mask, rng):
    return [10**5000]

def nothing(observation, action_mask, rng):
    return None

class Unprintable:
    def __index__(self):
        raise RuntimeError("no")

    __repr__ = __index__

def unprintable(observation, action_mask, rng):
    return Unprintable()

class Last:
    def act(self, observation, action_mask, rng):
        return int(action_mask.nonzero()[0][-1])

class Searcher:
    def act_game(self, view, rng):
        dealt = view.determinize(rng)
        assert dealt.to_play == view.to_play == view.player
        return view.actions()[-1].index

class Both(Searcher):
    def act(self, observation, action_mask, rng):
        return int(action_mask.nonzero()[0][0])

class Wrong:
    def act_game(self, view, rng):
        return view.mask().argmin()

class Needy:
    def __init__(self, weights):
        pass

class OnlyMany:
    def act_batch(self, observations, masks, rng):
        return masks.argmax(axis=1)

last = Last()
number = 7
"""


_counter = itertools.count()


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a user module into the working directory, under a name that was never imported."""
    monkeypatch.chdir(tmp_path)
    name = f"somebodys_player_{next(_counter)}"
    Path(f"{name}.py").write_text(CODE)
    return name


def test_the_players_of_the_package():
    assert isinstance(zx_agents.load("random"), zx_agents.UniformPlayer)
    assert isinstance(zx_agents.load("scripted"), zx_agents.ScriptedPlayer)
    for name in ("random", "scripted"):
        assert isinstance(zx_agents.load(name), zx_agents.Agent)
        assert isinstance(zx_agents.load(name), zx_agents.BatchAgent)


@pytest.mark.parametrize(("attribute", "action"), [("first", 1), ("last", 3), ("Last", 3), ("last.act", 3)])
def test_somebodys_own_player(module: str, attribute: str, action: int):
    before = list(sys.path)
    assert zx_agents.load(f"{module}:{attribute}").act(OBSERVATION, MASK, RNG) == action
    assert sys.path == before


@pytest.mark.parametrize(
    ("attribute", "reason"),
    [
        ("illegal", "not legal"),
        ("nothing", "returned None"),
        ("unprintable", "returned one Unprintable"),
        ("far", "chose action one int, which is not legal"),
        ("far_list", "returned one list"),
    ],
)
def test_the_action_of_a_function_is_checked(module: str, attribute: str, reason: str):
    with pytest.raises(AgentError, match=reason) as error:
        zx_agents.load(f"{module}:{attribute}").act(OBSERVATION, MASK, RNG)
    assert f"{module}:{attribute}" in str(error.value)


@pytest.mark.parametrize(
    ("attribute", "reason"),
    [
        ("firts", "has no 'firts'"),
        ("number", "is no player"),
        ("Needy", "without arguments"),
        ("OnlyMany", "it also needs `act`"),
    ],
)
def test_what_is_no_player_is_refused(module: str, attribute: str, reason: str):
    with pytest.raises(AgentError, match=reason):
        zx_agents.load(f"{module}:{attribute}")


def test_a_module_is_named_without_py(module: str):
    with pytest.raises(AgentError, match=f"without .py: {module}:first"):
        zx_agents.load(f"{module}.py:first")


@pytest.mark.parametrize("case", [zx_v0, ygo_battle_v0])
@pytest.mark.parametrize("attribute", ["Searcher", "Both"])
def test_somebodys_player_that_searches(module: str, attribute: str, case: Any):
    player = zx_agents.load(f"{module}:{attribute}")
    assert isinstance(player, zx_agents.GameAgent)
    game = case.Game.new(seed=3)
    for _ in range(20):
        action = zx_agents.act_in(player, game, np.random.default_rng(1))
        assert action == game.actions()[-1].index
        game.step(action)


def test_act_in_passes_the_observation():
    game = zx_v0.Game.new(seed=3)
    action = zx_agents.load("scripted").act(game.observe(game.to_play), game.mask(), np.random.default_rng(1))
    assert zx_agents.act_in(zx_agents.load("scripted"), game, np.random.default_rng(1)) == action


def test_the_action_of_a_player_that_searches_is_checked(module: str):
    with pytest.raises(AgentError, match=f"{module}:Wrong chose action 0, which is not legal"):
        zx_agents.act_in(zx_agents.load(f"{module}:Wrong"), zx_v0.Game.new(seed=3), RNG)


def test_a_player_that_searches_needs_a_view(module: str):
    with pytest.raises(AgentError, match="needs a view of the game"):
        zx_agents.load(f"{module}:Searcher").act(OBSERVATION, MASK, RNG)
    assert zx_agents.load(f"{module}:Both").act(OBSERVATION, MASK, RNG) == 1


@pytest.mark.parametrize("wrong", [None, 7, ["random"], MASK])
def test_what_is_no_name_is_refused(wrong: Any):
    with pytest.raises(AgentError, match="an agent is a name or a path, not "):
        zx_agents.load(wrong)


def test_unknown_names_are_refused_with_a_likely_one():
    with pytest.raises(AgentError, match=r"did you mean 'scripted'\?"):
        zx_agents.load("scriptet")
    with pytest.raises(AgentError, match="no module 'no_such_module'"):
        zx_agents.load("no_such_module:play")
    for name in ("", ":", "agents:", ":play"):
        with pytest.raises(AgentError, match=rf"there is no agent {name!r}\. An agent is .*\.$"):
            zx_agents.load(name)


def test_a_module_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    Path("breaks_at_once.py").write_text("1 / 0")
    Path("needs_more.py").write_text("import not_there_at_all")
    with pytest.raises(AgentError, match=r"breaks_at_once.*ZeroDivisionError"):
        zx_agents.load("breaks_at_once:play")
    with pytest.raises(AgentError, match="needs 'not_there_at_all'"):
        zx_agents.load("needs_more:play")


def test_broken_checkpoints_are_refused(tmp_path: Path):
    with pytest.raises(CheckpointError, match="no checkpoint"):
        zx_agents.load(tmp_path / "missing.zip")
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(CheckpointError, match="not a whole"):
        zx_agents.load(tmp_path / "broken.zip")
