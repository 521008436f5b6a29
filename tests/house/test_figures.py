"""`python -m tests.figures` on a small tree with known figures, and on this project."""

from pathlib import Path

import pytest

from tests.citations import ROOT
from tests.figures import SourceTree, circles, floors, in_words

SMALL = {
    "zx_env/__init__.py": "from zx_env.zx.game import Game",
    "zx_env/errors.py": "",
    "zx_env/core/__init__.py": "",
    "zx_env/core/spaces.py": "import zx_env.errors",
    "zx_env/zx/__init__.py": "",
    "zx_env/zx/game.py": "import zx_env.core.spaces\nimport zx_env.errors\nfrom .rules import turn",
    "zx_env/zx/rules/__init__.py": "",
    "zx_env/zx/rules/turn.py": "def begin():\n    from zx_env.zx.rules import battle\n    return battle",
    "zx_env/zx/rules/battle.py": "from zx_env.errors import Fault",
    "agents/zx_agents/__init__.py": "import numpy\nimport zx_env",
    "tests/test_game.py": "import zx_env",
}


@pytest.fixture
def small(tmp_path: Path) -> SourceTree:
    for name, text in SMALL.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return SourceTree.read(tmp_path)


def test_packages_and_arrows_of_a_small_tree(small: SourceTree):
    packages = small.packages()
    assert packages == {
        "zx_env": {"zx_env.zx.game"},
        "zx_env.errors": set(),
        "zx_env.core": {"zx_env.errors"},
        "zx_env.zx.game": {"zx_env.core", "zx_env.errors", "zx_env.zx.rules"},
        "zx_env.zx.rules": {"zx_env.errors"},
        "agents": {"zx_env"},
    }
    assert floors(packages) == 5 and circles(packages) == []
    assert list(small.files["zx_env.zx.rules.turn"].functions()) == [3]


def test_circles_are_seen():
    around = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}
    assert circles(around) == [["a", "b", "c"]] and floors(around) == 2


def test_no_package_of_this_project_is_in_a_circle():
    ours = SourceTree.read(ROOT)
    assert circles(ours.packages()) == []
    assert "all but tests" in in_words(ours)
