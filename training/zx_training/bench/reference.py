"""The speed check of CI: decisions a second as a ratio to a fixed piece of compiled work.

The ratio says nothing by itself; against the one in `reference.toml`, taken when the speed was found good, it
tells a slower engine from a slower machine. The piece of work is like a step in what it asks of a processor -
records of some kilobytes one behind the other, bytes at places that other bytes name, branches nobody can
foretell, a stretch of memory cleared and filled - and it has nothing of the engine in it.
"""

import statistics
import time
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from zx_training.bench.interfaces import Batch, pairs

_FILE = Path(__file__).with_name("reference.toml")
_GAMES = 256
_BYTES = 6144
_SECONDS = 0.15
_ROUNDS = 9
_TRIES = 4


def check() -> tuple[bool, str]:
    """Whether the speed is what it should be, and in words what was found.

    The best try counts, when the check is made as when it is calibrated: a busy machine makes a try worse,
    never better. A little less than a third is tolerated, so that a third is found with certainty.
    """
    stored = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    wanted = stored["ratio"] * (1 - stored["tolerance"])
    best = 0.0
    for _ in range(_TRIES):
        best = max(best, ratio())
        if best >= wanted:
            break
    words = f"ratio {best:.3f} to the reference work, expected {stored['ratio']:.3f}, at least {wanted:.3f}"
    return best >= wanted, f"speed check: {words}"


def calibrate() -> str:
    """Write down the ratio of this machine now."""
    found = max(ratio() for _ in range(_TRIES))
    text = (
        "# Decisions a second of a VectorEnv of 256 games over turns a second of reference.py's work,\n"
        "# written by `zx bench calibrate`. The check fails when more than `tolerance` of it is gone.\n"
        f"ratio = {found:.3f}\ntolerance = 0.3\n"
    )
    _FILE.write_text(text, encoding="utf-8")
    return f"ratio {found:.3f}, written to {_FILE.name}"


def ratio() -> float:
    """The engine's rate over the reference's, median of a few rounds."""
    work = _compiled()
    memory = np.arange(_GAMES * _BYTES, dtype=np.uint32).astype(np.uint8)
    batch = Batch(_GAMES, pairs())
    work(memory, _GAMES, _BYTES, 1)
    found = []
    for _ in range(_ROUNDS):
        turns, began = 0, time.thread_time()
        while (spent := time.thread_time() - began) < _SECONDS:
            turns += work(memory, _GAMES, _BYTES, 20)
        found.append(batch.rate(_SECONDS) / (turns / spent))
    return statistics.median(found)


def _compiled() -> Any:
    import numba

    return numba.njit(_work)


def _work(memory: Any, games: int, size: int, turns: int) -> int:
    """`turns` times over all games; how often a game was visited."""
    state = 1
    for _ in range(turns):
        for game in range(games):
            first = game * size
            for k in range(1536):
                memory[first + k] = 0
            at = first + 1536
            for k in range(220):
                state = (state * 1103515245 + 12345) & 0x7FFFFFFF
                found = int(memory[at])
                if found & 1:
                    memory[first + 7 * k % 1536] = found
                elif found & 2:
                    memory[first + k] = found >> 1
                else:
                    memory[at] = (found + (state >> 16)) & 255
                at = first + 1536 + (k * 61 + found * 17) % (size - 1536)
    return games * turns
