"""Steps that were written in plain Python are taken again, and a step with another result is found."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tests.citations import ROOT
from tests.taken_steps import Step, different, entries

PLAY = """
import sys
from pathlib import Path
from tests.env.games import YGO, ZX
from tests.taken_steps import Writer
writer = Writer(Path(sys.argv[1]))
ZX.played(seed=1, decisions=9)
writer.test = "a test"
for case in (ZX, YGO):
    case.played(seed=1, decisions=40)
writer.file.close()
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("steps") / "steps"
    settings = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    subprocess.run([sys.executable, "-c", PLAY, str(path)], cwd=ROOT, env=os.environ | settings, check=True)
    return path


@pytest.mark.compiled
def test_every_step_of_the_tests_is_taken_again(written: Path):
    number, found = different(written)
    assert number == {"zx": 40, "ygo": 40}
    assert not found


@pytest.mark.compiled
def test_a_step_with_another_result_is_found(written: Path, tmp_path: Path):
    changed = tmp_path / "changed"
    with changed.open("wb") as file:
        for n, entry in enumerate(entries(written)):
            is_changed = len(entry) == len(Step._fields) and n == 30
            pickle.dump((*entry[:-1], "0" * 64) if is_changed else entry, file)
    _, found = different(changed)
    assert [(step.game, step.test) for step in found] == [("zx", "a test")]
