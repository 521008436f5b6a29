"""`--each-once`: the plain run and the compiled run of CI together contain every test once."""

import os
import subprocess
import sys

import pytest

from conftest import PLAIN_FOLDERS
from tests.citations import ROOT

PLAIN_AND_MARKED = "tests/house/test_two_runtimes.py", "tests/house/test_floors.py"
COMPILED_AND_MARKED = "tests/properties/test_summaries.py", "tests/env/test_pay.py"


def collected(*options: str, plain: bool) -> list[str]:
    """Return the names of the tests that a run would contain."""
    run = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options]
    settings = {"NUMBA_DISABLE_JIT": str(int(plain))}
    done = subprocess.run(run, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_every_test_runs_in_one_of_the_runtimes():
    files = [*PLAIN_AND_MARKED, *COMPILED_AND_MARKED]
    plain, compiled = (collected("--each-once", *files, plain=plain) for plain in (True, False))
    assert sorted(plain + compiled) == sorted(collected(*files, plain=True))
    assert {name.partition("::")[0] for name in plain} == {*PLAIN_AND_MARKED[1:], COMPILED_AND_MARKED[0]}
    assert {name.partition("::")[0] for name in compiled} == {*COMPILED_AND_MARKED, PLAIN_AND_MARKED[0]}


@pytest.mark.parametrize("folder", PLAIN_FOLDERS)
def test_a_folder_of_plain_tests_is_there(folder: str):
    assert list((ROOT / "tests" / folder).rglob("test_*.py"))
