"""`zx bench`: decisions a second through each door, the price of a copy, and how long a start takes.

Play is uniform random legal play on two shipped decks, on one thread; games that end are dealt again within
the measured time. A decision is counted once, whichever seat makes it. Rates and the copy are by the seconds
the processor worked for this thread, so that what else runs on the machine counts little; starts are by the
clock on the wall.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.table import Table

import zx_env
from zx_env import zx_v0

DECKS = ("b01_red", "b01_blue")
BATCHES = (1, 16, 64, 256, 1024, 4096)
FIRST_STEP = """
import numpy as np
from zx_env import zx_v0
env = zx_v0.env(decks={decks!r})
env.reset(seed=1)
observation = env.last()[0]
env.step(int(np.flatnonzero(observation["action_mask"])[0]))
"""

Figures = dict[str, Any]
_clock = time.thread_time


def measure(quick: bool = False) -> Figures:
    """All figures; `quick` measures a second each and leaves out the cold start, which compiles all."""
    seconds = 1.0 if quick else 4.0
    figures: Figures = {
        "aec_raw_per_s": _aec(zx_v0.raw_env, seconds),
        "aec_wrapped_per_s": _aec(zx_v0.env, seconds),
        "vector_per_s": {str(n): _vector(n, seconds / 2) for n in BATCHES},
        "copy_us": _copy(seconds / 4),
    }
    with tempfile.TemporaryDirectory(prefix="zx-bench-") as folder:
        if not quick:
            figures["cold_start_s"] = _start({"ZX_CACHE_DIR": folder})
        warm = {} if quick else {"ZX_CACHE_DIR": folder}
        figures["warm_start_s"] = min(_start(warm) for _ in range(2))
    return figures


def table(figures: Figures) -> Table:
    """The figures with what was measured."""
    shown = Table(title="zx bench")
    shown.add_column("what")
    shown.add_column("measured", justify="right")
    rows = [
        (
            "AEC raw_env, last() and step() and the choice of a move",
            f"{figures['aec_raw_per_s']:,.0f} decisions/s",
        ),
        (
            "AEC env() with PettingZoo's wrappers, the same",
            f"{figures['aec_wrapped_per_s']:,.0f} decisions/s",
        ),
    ]
    rows += [
        (f"VectorEnv.step(), {int(n):,} games, mask and observation", f"{rate:,.0f} decisions/s")
        for n, rate in figures["vector_per_s"].items()
    ]
    rows.append(("Game.copy()", f"{figures['copy_us']:.2f} µs"))
    if "cold_start_s" in figures:
        rows.append(("start to first step, empty compile cache", f"{figures['cold_start_s']:.1f} s"))
    rows.append(("start to first step, warm", f"{figures['warm_start_s']:.2f} s"))
    for row in rows:
        shown.add_row(*row)
    return shown


def _aec(make: Callable[..., Any], seconds: float) -> float:
    """Decisions a second of the whole loop a user writes, resets included."""
    env = make(decks=DECKS)
    rng = np.random.default_rng(0)
    numbers = rng.integers(1 << 30, size=4096).tolist()
    seed, decisions = 0, 0
    env.reset(seed=seed)
    env.last()
    began = _clock()
    while _clock() - began < seconds:
        for number in numbers:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                seed += 1
                env.reset(seed=seed)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[number % len(legal)]))
            decisions += 1
    return decisions / (_clock() - began)


def _vector(num_envs: int, seconds: float) -> float:
    """Decisions a second within `step`; the choice of the actions is not the environment's and not timed."""
    vector = zx_env.VectorEnv(num_envs=num_envs, decks=DECKS, seed=1)
    rng = np.random.default_rng(0)
    _, mask, _ = vector.reset()
    spent, decisions = 0.0, 0
    for warming in (True, False):
        until = _clock() + (seconds / 4 if warming else 4 * seconds)
        spent, decisions = 0.0, 0
        while spent < seconds and _clock() < until:
            keys = rng.random(mask.shape, np.float32)
            actions = np.where(mask != 0, keys, -1.0).argmax(axis=1).astype(np.int32)
            began = _clock()
            _, mask, *_ = vector.step(actions)
            spent += _clock() - began
            decisions += num_envs
    return decisions / spent


def _copy(seconds: float) -> float:
    """Microseconds of `Game.copy()` in the middle of a game."""
    game = zx_env.Game.new(decks=DECKS, seed=3)
    rng = np.random.default_rng(0)
    for _ in range(60):
        if game.to_play is None:
            break
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    copies, copy = 0, game.copy
    began = _clock()
    while _clock() - began < seconds:
        for _ in range(1000):
            copy()
        copies += 1000
    return 1e6 * (_clock() - began) / copies


def _start(changes: dict[str, str]) -> float:
    """Seconds of a new process from its start to its end after one step."""
    command = [sys.executable, "-c", FIRST_STEP.format(decks=DECKS)]
    began = time.perf_counter()
    subprocess.run(command, check=True, env={**os.environ, **changes}, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began
