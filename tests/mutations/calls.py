"""Which functions each test calls: measured once for each text of a test file, stored outside the tree."""

import hashlib
import json
import os
import sys
import tempfile
import threading
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.mutations.packages import ROOT

FOLDER = Path(os.environ.get("ZX_MUTATIONS_DIR", Path(tempfile.gettempdir()) / "zx_mutations"))
"""Where measurements are stored."""


def name_of(code: CodeType) -> str | None:
    """Return `path::function` of the outermost function of this code; None for tests and other projects."""
    path = code.co_filename
    root = f"{ROOT}{os.sep}"
    if not path.startswith(root) or path.startswith(f"{root}tests{os.sep}"):
        return None
    return f"{path[len(root) :]}::{code.co_qualname.partition('.<locals>')[0]}"


@contextmanager
def watched() -> Iterator[set[CodeType]]:
    """Give a set that fills with the code of each function called inside."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        called.add(frame.f_code)

    threading.settrace(note)
    sys.settrace(note)
    try:
        yield called
    finally:
        sys.settrace(None)
        threading.settrace(None)  # type: ignore[arg-type]


@dataclass
class Calls:
    """Measured tests: seconds of each, whether it passed, and the functions that it calls."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test; only tests that passed."""
    callers: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """The tests that call a function, by `path::function`."""

    def add(self, measured: dict[str, Any]) -> None:
        """Add the measurement of a test file."""
        for test, (seconds, passed, functions) in measured["tests"].items():
            if passed:
                self.seconds[test] = seconds
                for index in functions:
                    self.callers[measured["functions"][index]].append(test)

    def of_function(self, name: str) -> list[str]:
        """Return the tests that call a function.

        Where only one test of a file calls it, the others may read what that one left in a cache: all count.
        """
        callers = self.callers.get(name, [])
        files = Counter(test.partition("::")[0] for test in callers)
        single = {file for file, number in files.items() if number == 1}
        others = [test for test in self.seconds if test.partition("::")[0] in single] if single else []
        return list(dict.fromkeys([*callers, *others]))

    def of_module(self, path: str) -> list[str]:
        """Return the tests that call any function of a module."""
        found = {
            test for name, tests in self.callers.items() if name.startswith(f"{path}::") for test in tests
        }
        return sorted(found)

    def chosen(self, tests: Iterable[str], seconds: float, first: Iterable[str] = ()) -> list[str]:
        """Return tests of at most `seconds` together: `first`, then of each file the quickest in turn."""
        by_file: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            by_file[test.partition("::")[0]].append(test)
        files = sorted(by_file.values(), key=lambda tests: self.seconds[tests[0]])
        turns = (
            file[turn]
            for turn in range(max(map(len, files), default=0))
            for file in files
            if turn < len(file)
        )
        known = sorted((test for test in first if test in self.seconds), key=self.seconds.__getitem__)
        found: dict[str, None] = {}
        for test in (*known, *turns):
            if test not in found and (self.seconds[test] <= seconds or not found):
                found[test] = None
                seconds -= self.seconds[test]
        return list(found)


def stored(file: str) -> dict[str, Any] | None:
    """Return the measurement of a test file, or None if it has none or the file has changed since."""
    try:
        measured = json.loads(_place(file).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return measured if measured.get("digest") == _digest(file) else None


def store(file: str, tests: dict[str, tuple[float, bool, set[CodeType]]]) -> None:
    """Store the seconds, result and called functions of the tests of a file."""
    functions: dict[str, int] = {}
    rows = {}
    for test, (seconds, passed, codes) in tests.items():
        names = sorted({name for code in codes if (name := name_of(code))})
        rows[test] = (
            round(seconds, 3),
            passed,
            [functions.setdefault(name, len(functions)) for name in names],
        )
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"digest": _digest(file), "functions": list(functions), "tests": rows})
    _place(file).write_text(text, encoding="utf-8")


def _digest(file: str) -> str:
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


def _place(file: str) -> Path:
    return FOLDER / f"{file.replace('/', '-')}.json"
