"""A pytest session that collects tests once and runs them for one mutant after another.

Every mutant is planted in a forked process: the functions of the mutated module get the code of its mutated
text. Tests run in plain Python. A process has a limit of processor time for each test.
"""

import functools
import gc
import io
import json
import os
import resource
import select
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutations.calls import FOLDER, Calls, store, stored, watched
from tests.mutations.mutants import Mutant
from tests.mutations.packages import CACHELESS, ROOT, UNQUICK

MEASURED_AT_MOST = 10.0
"""Seconds of processor time after which a test is stopped when it is measured; it is never chosen then."""
SLACK = 10.0
"""Seconds of processor time that every test of a mutant may take beyond its share."""
WARMED_AT_MOST = 3.0
"""Seconds of processor time of a test that is run once before all mutants, so that caches are filled."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: caught, timeout, survived, or unreached.

    "unreached": no test calls the mutated function, or the mutant could not be planted in memory.
    """

    word: str
    test: str = ""
    """The test that failed, or ran out of time."""
    tests: int = 0
    seconds: float = 0.0


@dataclass
class Job:
    """A mutant and its tests, in their order."""

    mutant: Mutant | None
    tests: list[str]


@dataclass(eq=False)
class Server:
    """A pytest plugin; `work` gets it when tests are collected and measured."""

    work: Callable[["Server"], None]
    jobs: int = 1
    measure: bool = True
    warm: bool = True
    items: dict[str, pytest.Item] = field(default_factory=dict)
    calls: Calls = field(default_factory=Calls)
    functions: dict[str, list[FunctionType]] = field(default_factory=lambda: defaultdict(list))
    caches: list[Any] = field(default_factory=list)
    passes: dict[str, bool] = field(default_factory=dict)
    """Whether a test that caught a mutant passes without one."""
    failed: str = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure what is not measured yet, then do the work instead of running all tests."""
        self.items = {item.nodeid: item for item in session.items}
        self._measure()
        if self.warm:
            self._fill_caches()
        for stored_table in Path(os.environ["ZX_CACHE_DIR"]).iterdir():
            stored_table.unlink()
        for thing in gc.get_objects():
            # Not isinstance, which asks an object what it is: some of torch's answer with a warning.
            if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(ROOT)):
                self.functions[thing.__code__.co_filename].append(thing)
            elif type(thing) is functools._lru_cache_wrapper and thing.__module__.startswith("zx_"):
                self.caches.append(thing)
        gc.freeze()
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    # -- Measuring ----------------------------------------------------------------------------------

    def _measure(self) -> None:
        files = sorted({test.partition("::")[0] for test in self.items})
        for file in files:
            if self.measure and stored(file) is None:
                print(f"measure {file}", file=sys.stderr, flush=True)
                self._wait(self._fork(lambda file=file: self._measure_file(file)), 3600)  # type: ignore[misc]
            if measured := stored(file):
                self.calls.add(
                    {**measured, "tests": {k: v for k, v in measured["tests"].items() if k in self.items}}
                )

    def _fill_caches(self) -> None:
        firsts = {test.partition("::")[0]: test for test in reversed(self.items)}
        with redirect_stdout(io.StringIO()):
            for test in firsts.values():
                if self.calls.seconds.get(test, 0.0) < WARMED_AT_MOST:
                    self._run(test, None)

    def _measure_file(self, file: str) -> dict[str, Any]:
        signal.signal(signal.SIGPROF, _too_slow)
        tests = [test for test in self.items if test.partition("::")[0] == file]
        found = {}
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            self.failed, start = "", time.process_time()
            signal.setitimer(signal.ITIMER_PROF, MEASURED_AT_MOST)
            with watched() as called:
                self._run(test, following)
            signal.setitimer(signal.ITIMER_PROF, 0)
            found[test] = time.process_time() - start, not self.failed, called
        store(file, found)
        return {}

    # -- Running ------------------------------------------------------------------------------------

    def run(self, work: Iterable[Job]) -> Iterator[tuple[Job, Verdict]]:
        """Yield each job with its verdict, as they end; `jobs` of them run at a time."""
        running: dict[int, tuple[Job, int, float]] = {}
        waiting = iter(work)
        more = True
        while more or running:
            while more and len(running) < self.jobs:
                if (job := next(waiting, None)) is None:
                    more = False
                elif job.tests:
                    pid, pipe = self._fork(lambda job=job: self._run_job(job))  # type: ignore[misc]
                    limit = (
                        10 * sum(map(self._limit, job.tests)) + 60
                    )  # for one that waits and does not count
                    running[pipe] = job, pid, time.monotonic() + limit
                else:
                    yield job, Verdict("unreached")
            if not running:
                continue
            first = min(end for _, _, end in running.values())
            ready, _, _ = select.select(list(running), [], [], max(0.0, first - time.monotonic()))
            late = [pipe for pipe, (_, _, end) in running.items() if end <= time.monotonic()]
            for pipe in set(ready) | set(late):
                job, pid, _ = running.pop(pipe)
                yield self._confirmed(job, _verdict(self._wait((pid, pipe), 0 if pipe in late else 60)))

    def _confirmed(self, job: Job, verdict: Verdict) -> tuple[Job, Verdict]:
        """Leave out tests that fail without a mutant, too, and run the rest again."""
        while job.mutant and verdict.word in ("caught", "timeout") and not self._passes(verdict.test):
            job = Job(job.mutant, [test for test in job.tests if self.passes.get(test, True)])
            verdict = self._alone(job) if job.tests else Verdict("unreached")
        return job, verdict

    def _passes(self, test: str) -> bool:
        if test not in self.passes:
            self.passes[test] = self._alone(Job(None, [test])).word == "survived"
        return self.passes[test]

    def _alone(self, job: Job) -> Verdict:
        limit = 10 * sum(map(self._limit, job.tests)) + 60
        return _verdict(self._wait(self._fork(lambda: self._run_job(job)), limit))

    def _limit(self, test: str) -> float:
        return SLACK + 4 * self.calls.seconds.get(test, SLACK)

    def _run_job(self, job: Job) -> dict[str, Any]:
        if job.mutant and not self._plant(job.mutant):
            return {"word": "unreached"}
        if job.mutant and not job.mutant.path.startswith(CACHELESS):
            for cached in self.caches:
                cached.cache_clear()
        start = time.process_time()
        for number, (test, following) in enumerate(zip(job.tests, [*job.tests[1:], None], strict=True), 1):
            self._tell({"word": "timeout", "test": test, "tests": number})
            signal.setitimer(signal.ITIMER_PROF, self._limit(test))
            self.failed = ""
            self._run(test, following)
            if self.failed:
                seconds = time.process_time() - start
                return {"word": "caught", "test": test, "tests": number, "seconds": seconds}
        return {"word": "survived", "tests": len(job.tests), "seconds": time.process_time() - start}

    def _run(self, test: str, following: str | None) -> None:
        item, after = self.items[test], self.items.get(following or "")
        try:
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
        except BaseException:
            self.failed = test

    def _plant(self, mutant: Mutant) -> bool:
        """Give the functions of the mutated module their new code; return whether any function changed."""
        path = ROOT / mutant.path
        text = mutant.planted(path.read_text(encoding="utf-8"))
        codes = {
            (code.co_qualname, code.co_firstlineno): code for code in _codes(compile(text, str(path), "exec"))
        }
        planted = False
        for function in self.functions[str(path)]:
            old = function.__code__
            new = codes.get((old.co_qualname, old.co_firstlineno))
            if new is not None and new != old:
                function.__code__ = new
                planted = True
        return planted

    # -- Processes ----------------------------------------------------------------------------------

    def _fork(self, work: Callable[[], dict[str, Any]]) -> tuple[int, int]:
        """Do the work in a process of its own; return its id and the pipe of its results."""
        reading, writing = os.pipe()
        sys.stdout.flush()
        if pid := os.fork():
            os.close(writing)
            return pid, reading
        try:
            os.setsid()
            os.close(reading)
            self.pipe = writing
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            resource.setrlimit(resource.RLIMIT_DATA, (6 << 30, 6 << 30))
            self._tell(work())
        finally:
            os._exit(0)

    def _tell(self, result: dict[str, Any]) -> None:
        os.write(self.pipe, json.dumps(result).encode() + b"\n")

    def _wait(self, process: tuple[int, int], seconds: float) -> dict[str, Any]:
        """Return the last result of a process; end it, and what it started, after so many seconds."""
        pid, pipe = process
        text, end = b"", time.monotonic() + seconds
        while select.select([pipe], [], [], max(0.0, end - time.monotonic()))[0]:
            if not (part := os.read(pipe, 65536)):
                break
            text += part
        try:
            os.killpg(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(pid, 0)
        os.close(pipe)
        results: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
        return results[-1] if results else {}


def serve(
    folders: Iterable[str],
    work: Callable[[Server], None],
    jobs: int = 1,
    measure: bool = True,
    warm: bool = True,
) -> None:
    """Collect the tests of these folders in this process and do the work.

    Args:
        folders: Folders and files of tests, from the root of the tree.
        work: It is called with the session.
        jobs: Number of mutants that run at a time.
        measure: Measure what each test calls, where that is not stored.
        warm: Fill the caches before the first mutant, by one test of each file.

    Raises:
        RuntimeError: Something of zx_env has been imported before, perhaps compiled.
        SystemExit: The tests could not be collected.
    """
    if "zx_env" in sys.modules:
        raise RuntimeError("tests of mutants run in plain Python: nothing of zx_env may be imported before")
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(FOLDER / "hypothesis"))
    os.chdir(ROOT)
    ignored = [f"--ignore={path}" for path in UNQUICK]
    options = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-m", "not long and not compiled"]
    with tempfile.TemporaryDirectory(prefix="zx-mutants-") as folder:
        os.environ["ZX_CACHE_DIR"] = folder  # what is stored on disk would hide mutants
        code = pytest.main([*options, *ignored, *folders], plugins=[Server(work, jobs, measure, warm)])
    if code:
        raise SystemExit(f"pytest could not collect the tests: {code!r}")


def _verdict(result: dict[str, Any]) -> Verdict:
    return Verdict(**result) if result else Verdict("timeout")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _too_slow(*_: Any) -> None:
    raise TimeoutError(f"more than {MEASURED_AT_MOST} seconds")
