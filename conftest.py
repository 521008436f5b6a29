"""One suite, two runtimes: tests marked `compiled` or `plain` are skipped in the other one.

`--each-once` leaves out what the other runtime tests: the mark of a test says its runtime, or else its folder
does. A run in plain Python and a compiled run with this option together contain every test once.

Ray pins another gymnasium: tests marked `ray` are skipped where it is not installed.
"""

import importlib.util
import os
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.taken_steps import Writer

STEPS: "pytest.StashKey[Writer]" = pytest.StashKey()

RUNTIME = "compiled" if os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") else "plain"
OTHER = {"compiled": "plain", "plain": "compiled"}[RUNTIME]
MISSING = {
    "plain": "plain Python only: set NUMBA_DISABLE_JIT=1",
    "compiled": "compiled rules only: unset NUMBA_DISABLE_JIT",
}
PLAIN_FOLDERS = ("cards", "counts", "games", "house", "rulebook", "ygo")
"""Folders of `tests` whose tests take a few decisions from a position, or play nothing.

`--each-once` runs them in plain Python, which starts at once and checks the range of every number that a rule
writes. All other tests play whole games, and are compiled. Nothing is lost: every step of a game that a test
takes in plain Python is taken again by the compiled rules, and gives the same bytes (`tests/taken_steps.py`).
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--each-once",
        action="store_true",
        help="leave out what the other runtime tests: PLAIN_FOLDERS in conftest.py, and the marks",
    )
    parser.addoption(
        "--write-steps",
        metavar="FILE",
        type=Path,
        help="write the steps that tests take in plain Python: see tests/taken_steps.py",
    )


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--write-steps"):
        from tests.taken_steps import Writer

        config.stash[STEPS] = Writer(file)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if writer := item.config.stash.get(STEPS, None):
        writer.test = "" if item.get_closest_marker("plain") else item.nodeid
    return (yield)


def pytest_unconfigure(config: pytest.Config) -> None:
    if writer := config.stash.get(STEPS, None):
        writer.file.close()


def runtime_of(path: Path) -> str:
    """Return the runtime of the tests of a file that have no mark, for `--each-once`."""
    folder = path.relative_to(Path(__file__).parent).parts[:2]
    return "plain" if folder in [("tests", name) for name in PLAIN_FOLDERS] else "compiled"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files of the other runtime none of whose tests has the mark of this one."""
    if not config.getoption("--each-once") or not collection_path.is_file():
        return None
    marked = f"mark.{RUNTIME}" in collection_path.read_text(encoding="utf-8")
    return None if marked or runtime_of(collection_path) == RUNTIME else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--each-once"):
        marked = {item: [mark for mark in MISSING if item.get_closest_marker(mark)] for item in items}
        kept = {item: None for item in items if RUNTIME in (marked[item] or [runtime_of(item.path)])}
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    for item in items:
        if item.get_closest_marker(OTHER):
            item.add_marker(pytest.mark.skip(reason=MISSING[OTHER]))
    if importlib.util.find_spec("ray") is None:
        for item in items:
            if item.get_closest_marker("ray"):
                item.add_marker(pytest.mark.skip(reason="needs ray: pip install 'zx_env[train,rllib]'"))
