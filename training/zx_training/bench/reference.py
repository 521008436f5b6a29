"""The speed check of CI: decisions a second as a ratio to a fixed piece of compiled work.

`reference.toml` contains the ratio that was measured when the speed was good. A comparison of ratios, and not
of rates, distinguishes a slower engine from a slower machine. The reference work uses a processor like a step
does: consecutive records of some kilobytes, bytes addressed by other bytes, unpredictable branches, a range
of memory cleared and filled. It contains no code of the engine.
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
    """Return True if the speed is sufficient, else False, and a message.

    The best try counts, here and in `calibrate`: a busy machine can only make a try slower. The tolerance is
    slightly less than a third, so that the loss of a third always fails.
    """
    stored = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    minimum = stored["ratio"] * (1 - stored["tolerance"])
    best = 0.0
    for _ in range(_TRIES):
        best = max(best, ratio())
        if best >= minimum:
            break
    message = (
        f"ratio {best:.3f} to the reference work, expected {stored['ratio']:.3f}, at least {minimum:.3f}"
    )
    return best >= minimum, f"speed check: {message}"


def calibrate() -> str:
    """Write the present ratio of this machine to `reference.toml`."""
    best = max(ratio() for _ in range(_TRIES))
    text = (
        "# Decisions a second of a VectorEnv of 256 games over turns a second of reference.py's work,\n"
        "# written by `zx bench calibrate`. The check fails when more than `tolerance` of it is gone.\n"
        f"ratio = {best:.3f}\ntolerance = 0.3\n"
    )
    _FILE.write_text(text, encoding="utf-8")
    return f"ratio {best:.3f}, written to {_FILE.name}"


def ratio() -> float:
    """Return the rate of the engine divided by that of the reference work, the median of a few rounds."""
    work = _compiled()
    memory = np.arange(_GAMES * _BYTES, dtype=np.uint32).astype(np.uint8)
    batch = Batch(_GAMES, pairs())
    work(memory, _GAMES, _BYTES, 1)
    ratios = []
    for _ in range(_ROUNDS):
        turns, started = 0, time.thread_time()
        while (spent := time.thread_time() - started) < _SECONDS:
            turns += work(memory, _GAMES, _BYTES, 20)
        ratios.append(batch.rate(_SECONDS) / (turns / spent))
    return statistics.median(ratios)


def _compiled() -> Any:
    import numba

    return numba.njit(_work)


def _work(memory: Any, games: int, size: int, turns: int) -> int:
    """Work on all games `turns` times; return the number of visits to a game."""
    state = 1
    for _ in range(turns):
        for game in range(games):
            first = game * size
            for k in range(1536):
                memory[first + k] = 0
            at = first + 1536
            for k in range(220):
                state = (state * 1103515245 + 12345) & 0x7FFFFFFF
                value = int(memory[at])
                if value & 1:
                    memory[first + 7 * k % 1536] = value
                elif value & 2:
                    memory[first + k] = value >> 1
                else:
                    memory[at] = (value + (state >> 16)) & 255
                at = first + 1536 + (k * 61 + value * 17) % (size - 1536)
    return games * turns
