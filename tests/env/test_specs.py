"""Specs, settings and entry points, which all games share; and games are independent of each other."""

import ast
import dataclasses
import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from types import FunctionType

import numpy as np
import pytest

from tests.citations import ROOT
from tests.env.games import GAMES, PIG, ZX, GameCase
from zx_env.compiling.decorators import PLAIN, CompileError, in_python
from zx_env.compiling.python_records import LayoutError
from zx_env.core import stepping
from zx_env.core.entry_points import EntryPoints
from zx_env.core.settings import setting_docs
from zx_env.errors import SettingError
from zx_env.zx.settings import Settings

CONSTRUCTORS: list[Callable[[GameCase], Callable]] = [
    lambda case: case.Game.new,
    lambda case: case.VectorEnv.__init__,
    lambda case: case.module.raw_env.__init__,
    lambda case: case.single.__init__,
]
ENTRIES = [name for name in vars(EntryPoints) if not name.startswith("_")]


def settings_class(case: GameCase) -> type:
    return type(case.game().settings)


# -- settings ---------------------------------------------------------------------------------------------


def test_every_setting_has_a_meaning(case: GameCase):
    docs = setting_docs(settings_class(case))
    assert list(docs) == [*dict.fromkeys(docs)] and all(doc.endswith((".", ")")) for doc in docs.values())
    assert set(docs) == {field.name for field in dataclasses.fields(settings_class(case))}


@pytest.mark.parametrize("constructor", CONSTRUCTORS, ids=["Game", "VectorEnv", "raw_env", "gym"])
def test_every_interface_documents_every_setting_with_the_same_default(constructor):
    parameters = inspect.signature(constructor(ZX)).parameters
    doc = " ".join((constructor(ZX).__doc__ or "").split())
    assert "As in `Settings`" not in doc
    for name, meaning in setting_docs(Settings).items():
        assert name in parameters
        if name == "decks" and constructor(ZX) is ZX.VectorEnv.__init__:
            continue  # documented differently there: a list of pairs
        assert f"{name}: {meaning}" in doc
        default = next(field.default for field in dataclasses.fields(Settings) if field.name == name)
        if name not in ("decks", "skip_forced"):
            assert parameters[name].default == default
    # A person makes every decision; a learner skips those with one legal action.
    assert parameters["skip_forced"].default == (constructor(ZX).__name__ != "new")


def test_a_setting_that_no_game_has_is_refused_by_name(case: GameCase):
    for make in (
        case.Game.new,
        case.module.raw_env,
        case.single,
        lambda **settings: case.vector(1, **settings),
    ):
        with pytest.raises(SettingError, match=r"there is no setting wings; the settings are .*turn_cap"):
            make(wings=2)


def test_settings_reach_every_interface(case: GameCase):
    """Each with a value of its own: none is taken for another one."""
    asked = {"first_player": 1, "skip_forced": True, "turn_cap": 77, "turn_decision_cap": 44}
    wanted = case.game(**asked).settings
    assert {name: getattr(wanted, name) for name in asked} == asked
    assert case.vector(1, **asked).settings == [wanted]
    for make in (case.module.env, case.module.raw_env, case.single):
        assert make(**case.usual | asked).settings == wanted


# -- specs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layout", "words"),
    [
        ({"game": np.dtype([("asked", np.int8)])}, "decider"),
        ({"game": np.dtype([("asked", np.int16)])}, "asked"),
        ({"mask": np.dtype([("legal", np.int8, (3,))])}, "cell"),
    ],
)
def test_a_layout_that_the_interfaces_cannot_read_is_rejected(layout: dict, words: str):
    with pytest.raises(LayoutError, match=words):
        dataclasses.replace(PIG.game_spec, **layout)


def test_entry_points_are_bound_to_each_game(case: GameCase):
    """The same code, over the names of the game's own module."""
    bound, single = case.game_spec.entry_points, template_of("step_game")
    assert set(ENTRIES) <= vars(bound).keys()
    if not PLAIN:
        return  # an entry that was called is a compiled function
    assert in_python(bound.step_game).__code__ is single.__code__
    assert in_python(bound.step_game).__globals__ is vars(bound)


def template_of(name: str) -> FunctionType:
    return next(template.bodies[name][1] for template in stepping.TEMPLATES if name in template.bodies)


@pytest.mark.parametrize("wrong", [{"advance": None}, {"rolls": len}])
def test_a_rule_that_is_missing_or_unknown_is_refused_by_name(wrong: dict):
    rules = {name: len for template in stepping.TEMPLATES for name in template.needs} | wrong
    given = {name: rule for name, rule in rules.items() if rule is not None}
    with pytest.raises(CompileError, match=f"a_game lacks, or brings in vain: {next(iter(wrong))}$"):
        stepping.bind({"__name__": "a_game"}, **given)


# -- no game knows another --------------------------------------------------------------------------------

PLAY = """
import sys
{before}
from {package} import {module} as module
env = module.env()
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
batch = module.VectorEnv(num_envs=2)
mask = batch.reset()[1]
batch.step(mask.argmax(axis=1))
module.playouts(module.Game.new(seed=1), 1, 1)
import gymnasium
gymnasium.make(module.ID).reset(seed=1)
print(sorted({{".".join(name.split(".")[:2]) for name in sys.modules}}))
"""


@pytest.mark.parametrize("before", ["", "import zx_env", "import pettingzoo, zx_env"])
@pytest.mark.parametrize("number", range(len(GAMES)), ids=[game.name for game in GAMES])
def test_a_game_is_played_through_all_interfaces_without_any_other_game(number: int, before: str):
    case = GAMES[number]
    package, _, module = case.module.__name__.rpartition(".")
    code = PLAY.format(package=package, module=module, before=before)
    settings = {"PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": str(int(PLAIN))}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ | settings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    loaded = ast.literal_eval(done.stdout.splitlines()[-1])
    assert case.package in loaded
    assert not [game.package for game in GAMES if game is not case and game.package in loaded]
