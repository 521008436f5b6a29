"""Compile with several processes, each of which compiles a share of the functions.

Every process whose units inline a rule compiles the rule, so units that share rules go to the same process
where that costs little. The processes write the parts to the cache. The caller reads them there and compiles
the missing ones itself.

See also: each process runs `compile_share` of `store.py` or of `numba_cache.py`; `cache.py` holds the parts.
"""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from zx_env.compiling.functions import Function, rules_of
from zx_env.compiling.games import declaring, games

WORTH_A_PROCESS = 16
"""Number of functions from which on a further process is worth its start."""
MOST_PROCESSES = 8
"""Most processes at a time: each takes some hundred MB and compiles the shared rules again."""

_WORKER = """
import importlib, json, sys
asked = json.loads(sys.stdin.read())
sys.path[:] = asked["path"]
compile_share = importlib.import_module(asked["by"]).compile_share
compile_share(asked["names"], asked["modules"], lambda name: print(name, flush=True))
"""


def _processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _size(function: Function) -> int:
    return len(function.python.__code__.co_code)


def split(functions: Sequence[Function]) -> list[list[Function]]:
    """Split functions into shares of about equal compile time, one per process.

    Empty if one process is best.
    """
    n = min(_processors(), MOST_PROCESSES, len(functions) // WORTH_A_PROCESS)
    if n < 2 or not sys.executable:
        return []
    shares: list[list[Function]] = [[] for _ in range(n)]
    rules: list[set[Function]] = [set() for _ in range(n)]
    costs = [0] * n
    for function in sorted(functions, key=_size, reverse=True):
        inlined = rules_of([function])
        dearer = [costs[i] + _size(function) + sum(map(_size, inlined - rules[i])) for i in range(n)]
        at = dearer.index(min(dearer))
        shares[at].append(function)
        rules[at] |= inlined
        costs[at] = dearer[at]
    return shares


def compile_elsewhere(
    package: str, missing: Sequence[Function], by: str, done: Callable[[str], None]
) -> None:
    """Compile functions of a game to the cache in several processes, if these are worth their start.

    Nothing is compiled for a package that is no game: other processes can import a game, but not a notebook.
    A function that fails there is not compiled either.

    Args:
        package: The package that the functions are linked with.
        missing: The functions.
        by: The module whose `compile_share` compiles a share.
        done: Called with the name of each function.
    """
    shares = split([function for function in missing if function.edition == 0]) if package in games() else []
    if shares:
        modules = dict.fromkeys([*declaring(package), *(one.python.__module__ for one in missing)])
        run([[function.name for function in share] for share in shares], list(modules), by, done)


def run(shares: list[list[str]], modules: list[str], by: str, done: Callable[[str], None]) -> None:
    """Compile each share, a list of names, in its own process; call `done` with the name of each function."""
    few = {name: "1" for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env=os.environ | few | {"PYTHONUTF8": "1"},
        )
        for _ in shares
    ]

    def follow(process: "subprocess.Popen[str]", names: list[str]) -> None:
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):  # it may have ended already
            process.stdin.write(json.dumps({"path": sys.path, "names": names, "modules": modules, "by": by}))
            process.stdin.close()
        with process:
            for line in process.stdout:
                if line.strip() in names:
                    done(line.strip())

    with ThreadPoolExecutor(len(shares)) as threads:
        try:
            list(threads.map(follow, processes, shares))
        finally:
            for process in processes:
                process.kill()
