"""Tries in a child process that may crash or hang: the parent learns the seed that caused it.

A try is a function of a random generator. It may raise only ZXError, the project's own error. The
child counts its tries in memory that both share, so its parent knows what the child was at when it died.
"""

import multiprocessing
import os
import resource
import signal
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from zx_env.compiling.decorators import PLAIN
from zx_env.errors import ZXError

Try = Callable[[np.random.Generator], object]

TRY_SECONDS = 60 if PLAIN else 20
"""Of the processor, after which a try hangs; the longest that does not takes a tenth of it."""
WAIT_SECONDS = 15 * TRY_SECONDS
"""Of the clock, after which a try waits for something that does not come, even on a busy machine."""
MOST_MEMORY = 6 << 30
"""Bytes that a child may ask for: a file that needs more is a bomb."""
MOST_FINDINGS = 20


@dataclass
class Result:
    """Result of the tries of one target."""

    target: str
    tries: int = 0
    refused: int = 0
    findings: list[str] = field(default_factory=list)


def generator_of(target: str, seed: int) -> np.random.Generator:
    """Return the random generator of one try: the same seed damages the same input in the same way."""
    return np.random.default_rng([*target.encode(), seed])


def fuzz(target: str, one: Try, seconds: float, first: int = 0) -> Result:
    """Try one seed after the other until the time is over; each child continues after the one that died."""
    with tempfile.TemporaryDirectory(prefix="zx-fuzz-") as folder:
        return _fuzz(target, one, seconds, first, folder)


def _fuzz(target: str, one: Try, seconds: float, first: int, folder: str) -> Result:
    result, seed, end = Result(target), first, time.monotonic() + seconds
    forking = multiprocessing.get_context("fork")
    while time.monotonic() < end and len(result.findings) < MOST_FINDINGS:
        at, refused = forking.Value("q", seed), forking.Value("q", 0)
        here, there = forking.Pipe(duplex=False)
        child = forking.Process(target=_tries, args=(target, one, seed, end, at, refused, there, folder))
        child.start()
        there.close()
        failure = _watch(child, at, here)
        result.tries += at.value - seed
        result.refused += refused.value
        seed = at.value
        if failure is not None:
            again = f"python -m tests.fuzz {target} --only {seed}"
            result.findings.append(f"{target}, seed {seed} ({again}): {failure}")
            seed += 1
            result.tries += 1
    return result


def _watch(child: Any, at: Any, here: Any) -> str | None:
    """Wait for a child and return its failure, or None at the end of its time."""
    seed, since = at.value, time.monotonic()
    while child.is_alive():
        child.join(0.2)
        if at.value != seed:
            seed, since = at.value, time.monotonic()
        elif time.monotonic() - since > WAIT_SECONDS:
            child.kill()
            child.join()
            return f"it waits: no end after {WAIT_SECONDS} s"
    if here.poll():
        try:
            return str(here.recv())
        except EOFError:
            pass
    if child.exitcode == -signal.SIGXCPU:
        return f"it hangs: no end after {TRY_SECONDS} s of the processor"
    return None if child.exitcode == 0 else f"the process died: exit code {child.exitcode}"


def _tries(
    target: str, one: Try, seed: int, end: float, at: Any, refused: Any, there: Any, folder: str
) -> None:
    tempfile.tempdir = folder  # files of the tries are deleted with it, however they end
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    while time.monotonic() < end:
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + TRY_SECONDS, -1))
        try:
            one(generator_of(target, seed))
        except ZXError as error:
            refused.value += 1
            str(error)
        except BaseException:
            there.send(traceback.format_exc())
            there.close()
            os._exit(0)
        seed += 1
        at.value = seed
    os._exit(0)
