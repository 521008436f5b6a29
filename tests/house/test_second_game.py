"""A second game: its names, records and machine code are independent of those of Z/X.

Every run is a separate process: the tests check its imports, its compiled functions and its output.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.citations import ROOT
from zx_env.compiling.decorators import PLAIN

PIG = """
from tests.bare_game.play import play
from tests.bare_game.records import CARDS, GAME
from zx_env.compiling.python_records import row_bytes, rows
games, table = rows(GAME, 3), rows(CARDS, 1)
table[0].daring[0], table[0].daring[1], table[0].goal = 20, 25, 100
print([play(games, i, table, seed) for i, seed in enumerate((0, 1, 7))])
print([[int(games[i].points[player]) for player in range(2)] for i in range(3)], row_bytes(games, 2).hex())
"""
ZX = """
import hashlib
import numpy as np
import zx_env
from zx_env.compiling.python_records import row_bytes
game = zx_env.Game.new(decks=("b01_red", "b01_blue"), seed=3)
for decision in range(25):
    game.step(int(np.flatnonzero(game.mask())[decision % 2 - 1]))
print(hashlib.sha256(row_bytes(game._games, 0)).hexdigest())
"""
MODULES = """
import sys
print(sorted(name for name in sys.modules if name.startswith("zx_env.zx") or name.startswith("tests.bare")))
"""
READY = """
from zx_env.compiling.functions import callees_first
print({function.game for function in callees_first() if function.ready and function.kind != "rule"})
"""


def run(code: str, cache: Path | None = None, plain: bool = PLAIN) -> tuple[list[str], str]:
    """Run code in a process; return the lines of its stdout, and its stderr."""
    settings = {"NUMBA_DISABLE_JIT": str(int(plain)), "PYTHONPATH": str(ROOT)}
    if cache is not None:
        settings["ZX_CACHE_DIR"] = str(cache)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ | settings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr


def test_a_game_runs_alone(tmp_path: Path):
    lines, errors = run(PIG + MODULES, tmp_path)
    assert not [name for name in eval(lines[-1]) if name.startswith("zx_env.zx")]
    if not PLAIN:
        assert errors == "zx_env: compiling the rules of Pig, 2 functions (first time only)…\n"
        stored = sorted(path.name.rpartition("-")[0].partition("-")[0] for path in tmp_path.glob("*.zxc"))
        assert stored == ["tests.bare_game.play.play", "tests.bare_game.rules.take_turn", "tests_bare_game"]
        assert run(PIG, tmp_path) == (lines[:-1], "")


@pytest.mark.compiled
def test_a_game_is_the_same_in_both_runtimes(tmp_path: Path):
    assert run(PIG, tmp_path)[0] == run(PIG, tmp_path, plain=True)[0]


def test_two_games_share_a_process():
    alone = {code: run(code)[0] for code in (PIG, ZX)}
    for first, second in ((PIG, ZX), (ZX, PIG)):
        lines, errors = run(first + second)
        assert lines == alone[first] + alone[second]
        assert not errors, "the presence of the other game made something compile again"


@pytest.mark.compiled
def test_the_first_call_of_a_game_makes_no_other_one_ready():
    beside = "import zx_env.zx.entry_points, tests.bare_game.play, tests.house.test_dice\n"
    assert run(beside + PIG + READY)[0][-1] == "{'tests.bare_game'}"
    assert run(beside + ZX + READY)[0][-1] == "{'zx_env.zx'}"
