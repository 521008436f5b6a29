"""Mutants in a copy of the tree: for code outside functions, and to look at a survivor once more.

A mutant of a forked session cannot change what was computed when the tests were collected, or is cached on
disk. Here a new Python imports the mutated file.
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.mutations.mutants import Mutant
from tests.mutations.packages import ROOT

STARTS = 40
"""Seconds of processor time to import and collect."""


@dataclass(frozen=True)
class Copy:
    """A copy of the tree below a temporary folder."""

    folder: Path

    def run(self, mutant: Mutant | None, tests: list[str], seconds: float) -> tuple[str, str, float]:
        """Run tests until one fails; return the word of the verdict, the test that failed and the seconds."""
        if mutant:
            file = self.folder / "tree" / mutant.path
            source = file.read_text(encoding="utf-8")
            file.write_text(mutant.planted(source), encoding="utf-8")
        try:
            return self._pytest(tests, seconds)
        finally:
            if mutant:
                file.write_text(source, encoding="utf-8")

    def _pytest(self, tests: list[str], seconds: float) -> tuple[str, str, float]:
        (self.folder / "tests").write_text("\n".join(tests), encoding="utf-8")
        tree = self.folder / "tree"
        path = os.pathsep.join(map(str, (tree, tree / "agents", tree / "training")))
        environment = {**os.environ, "PYTHONPATH": path, "ZX_CACHE_DIR": str(self.folder / "cache")}
        environment |= {"NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        limit = int(seconds) + STARTS
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
        process = subprocess.Popen(
            [*command, f"@{self.folder / 'tests'}"],
            cwd=tree,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)),
        )
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            output, _ = process.communicate(timeout=20 * limit)
        except subprocess.TimeoutExpired:
            output = ""
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            code = process.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if code < 0:
            return "timeout", "", spent
        failed = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return ("survived" if code == 0 else "caught"), (failed or [""])[0][:200], spent


@contextmanager
def copied() -> Iterator[Copy]:
    """Copy the files of the tree that git does not ignore; remove the copy at the end."""
    with tempfile.TemporaryDirectory(prefix="zx-mutants-") as folder:
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                place = Path(folder, "tree", name)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, place)
        yield Copy(Path(folder))
