"""Measurements of this environment: interfaces, copies of a game, players, start-up time, memory.

They use the full card pool and the shipped decks of 2017; batches contain every pair of these decks, and in
one measurement pairs of sealed decks.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import zx_env
from zx_env import zx_v0
from zx_env.compiling.decorators import entry, use_names_of
from zx_env.compiling.python_records import copy_row, rows
from zx_env.zx.decision.actions import NUM_ACTIONS
from zx_env.zx.state import GAME
from zx_training.bench import players
from zx_training.bench.empty_env import EmptyEnv
from zx_training.bench.measurement import Measurement, repeat

use_names_of("zx_env.zx")

SEED = 1
BATCHES = {64: 600_000, 256: 1_000_000, 1024: 1_000_000, 4096: 1_000_000}
"""Maps the number of games in a batch to the target, in decisions per second over the whole batch."""
FIRST_STEP = """
import numpy as np
from zx_env import {module}
env = {module}.env(decks={decks!r})
env.reset(seed=1)
observation = env.last()[0]
env.step(int(np.flatnonzero(observation["action_mask"])[0]))
"""

_clock = time.thread_time


def decks() -> list[str]:
    """Return the names of the decks."""
    return zx_env.deck_names("2017")


def pairs() -> list[tuple[str, str]]:
    """Return every pair of the decks."""
    return [(first, second) for first in decks() for second in decks()]


def measure(quick: bool = False) -> list[Measurement]:
    """Return all measurements; `quick` takes a few tenths of a second for each and omits the cold start."""
    runs, seconds = (3, 0.2) if quick else (7, 1.0)
    return [
        *batches(runs, seconds),
        *sealed(runs, seconds),
        *threads(runs, seconds),
        *pettingzoo(runs, seconds),
        *copies(runs, seconds / 4),
        *playouts(runs, seconds),
        *players.measure(pairs(), runs, seconds / 4),
        *starts(1 if quick else 5, with_cold=not quick),
        memory(),
    ]


# -- batches ----------------------------------------------------------------------------------------------


class Batch:
    """A `VectorEnv` in the middle of its games, with a fast choice of random legal actions."""

    def __init__(self, num_envs: int, decks: Any, make: Any = zx_env.VectorEnv, **settings: Any) -> None:
        self.vector = make(num_envs=num_envs, decks=decks, seed=SEED, **settings)
        self._rng = np.random.default_rng(SEED)
        _, self._mask, _ = self.vector.reset()
        for _ in range(60):
            self.vector.step(self._choose())

    def _choose(self) -> Any:
        return legal_of(self._mask, self._rng).astype(np.int32)

    def rate(self, seconds: float, clock: Callable[[], float] = _clock) -> float:
        """Return decisions per second of `step`, without the time of choosing actions."""
        spent, decisions = 0.0, 0
        while spent < seconds:
            actions = self._choose()
            started = clock()
            self.vector.step(actions)
            spent += clock() - started
            decisions += self.vector.num_envs
        return decisions / spent


def legal_of(masks: Any, rng: np.random.Generator) -> Any:
    """Return one legal action for each row of a batch of masks, uniformly at random."""
    is_legal = masks != 0
    places = np.flatnonzero(is_legal)
    counts = np.count_nonzero(is_legal, axis=1)
    first = np.cumsum(counts) - counts
    return places[first + (rng.random(len(masks)) * counts).astype(np.int64)] % masks.shape[1]


def batches(runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure decisions per second of `VectorEnv` on one thread, for each size in `BATCHES`."""
    envs = [Batch(n, pairs()) for n in BATCHES]
    rates = repeat(runs, *(partial(env.rate, seconds) for env in envs))
    for (n, aim), values in zip(BATCHES.items(), rates, strict=True):
        yield Measurement(f"vector_{n}", f"VectorEnv.step(), {n:,} games, one thread", "/s", values, aim)


def sealed_pairs() -> list[tuple[str, str]]:
    """Return 100 pairs among a hundred sealed decks, ten of each of the first ten boosters."""
    names = [f"sealed:B{booster:02d}@{n}" for booster in range(1, 11) for n in range(10)]
    rng = np.random.default_rng(SEED)
    return [(names[first], names[second]) for first, second in rng.integers(len(names), size=(100, 2))]


def sealed(runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure a batch of games with decks that nobody chose, and its share of the rate with known decks."""
    known, drawn = (Batch(1024, decks) for decks in (pairs(), sealed_pairs()))
    of_known, of_drawn = repeat(runs, partial(known.rate, seconds), partial(drawn.rate, seconds))
    yield Measurement("sealed", "VectorEnv.step(), 1,024 games of a hundred sealed decks", "/s", of_drawn)
    yield Measurement("sealed_share", "the same, of the decks of 2017", "%", _share(of_drawn, of_known), 90)


def threads(runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure the rate of `VectorEnv` with two threads divided by its rate with one, in wall-clock time."""
    one, two = (Batch(4096, pairs(), num_threads=n) for n in (1, 2))
    alone, both = repeat(
        runs, lambda: one.rate(seconds, time.perf_counter), lambda: two.rate(seconds, time.perf_counter)
    )
    ratios = tuple(b / a for a, b in zip(alone, both, strict=True))
    yield Measurement("threads_2", "the same, 4,096 games, two threads against one", "times", ratios, 1.8)


# -- PettingZoo ---------------------------------------------------------------------------------------------


def pettingzoo(runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure AEC environments; also report each rate as a share of the rate of an empty AEC environment."""
    pair = (decks()[0], decks()[1])
    raw, wrapped = zx_v0.raw_env(decks=pair), zx_v0.env(decks=pair)
    games = [_actions_of_a_game(zx_v0.raw_env(decks=pair), seed) for seed in range(20)]
    empty = EmptyEnv(NUM_ACTIONS, round(statistics.mean(map(len, games))))
    loops = repeat(runs, *(partial(_loop, env, seconds) for env in (empty, raw, wrapped)))
    bare = repeat(runs, *(partial(_replay, env, games, seconds) for env in (empty, raw, wrapped)))
    loop = "last(), a random legal move, step()"
    yield Measurement("aec_empty", f"AEC, {loop}: an env that computes nothing", "/s", loops[0])
    yield Measurement("aec_raw", f"raw_env(), {loop}", "/s", loops[1])
    yield Measurement("aec_raw_share", "raw_env(), of the empty env", "%", _share(loops[1], loops[0]), 80)
    yield Measurement("aec_env", f"env(), {loop}", "/s", loops[2])
    yield Measurement("aec_env_share", "env(), of the empty env", "%", _share(loops[2], loops[0]), 60)
    yield Measurement("aec_empty_bare", "empty env, last() and step() alone, moves known", "/s", bare[0])
    yield Measurement("aec_raw_bare", "raw_env(), the same", "/s", bare[1])
    yield Measurement("aec_env_bare", "env(), the same", "/s", bare[2])


def _share(of: tuple[float, ...], whole: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(100 * part / all_ for part, all_ in zip(of, whole, strict=True))


def _loop(env: Any, seconds: float) -> float:
    """Return decisions per second of the loop of PettingZoo's manual, with numpy for the choice."""
    rng = np.random.default_rng(SEED)
    decisions, seed = 0, SEED
    started = _clock()
    while _clock() - started < seconds:
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            decisions += 1
        seed += 1
    return decisions / (_clock() - started)


def _actions_of_a_game(env: Any, seed: int) -> list[int]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    actions: list[int] = []
    while env.game.to_play is not None:
        actions.append(int(rng.choice(np.flatnonzero(env.game.mask()))))
        env.step(actions[-1])
    return actions


def _replay(env: Any, games: list[list[int]], seconds: float) -> float:
    """Return decisions per second of `last()` and `step()` alone."""
    decisions = 0
    started = _clock()
    while _clock() - started < seconds:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            for action in actions:
                _, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    break
                env.step(action)
                decisions += 1
    return decisions / (_clock() - started)


# -- one game -----------------------------------------------------------------------------------------------


def copies(runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure `Game.copy()` in the middle of a game, and a copy within compiled code."""
    game = positions(1)[0]
    games = rows(GAME, 16)
    for i in range(16):
        copy_row(games, i, game._games, 0)
    outside, inside = repeat(
        runs,
        lambda: 1e6 / _calls_a_second(game.copy, 1000, seconds),
        lambda: 1e6 / _calls_a_second(lambda: copy_around(games, 10_000), 1, seconds) / 10_000,
    )
    yield Measurement("copy", "Game.copy() from Python", "µs", outside, 3, less_is_better=True)
    yield Measurement(
        "copy_compiled", "a copy of a game in compiled code", "µs", inside, 1, less_is_better=True
    )


@entry
def copy_around(games: Any, times: int) -> None:
    """Copy a game `times` times within the first 16 rows: row n % 16 to row (n + 1) % 16, for n from 0."""
    for n in range(times):
        games[(n + 1) % 16] = games[n % 16]


def playouts(runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure determinizations, each followed by a random playout, all in compiled code."""
    for key, from_where, games in (
        ("playouts", "positions all over a game", positions(64)),
        (
            "playouts_whole",
            "the first decision",
            [zx_env.Game.new(decks=(decks()[0], decks()[1]), seed=SEED)],
        ),
    ):
        (values,) = repeat(runs, partial(_playouts, games, seconds))
        aim = 5000 if key == "playouts" else None
        yield Measurement(key, f"determinize and random playout, from {from_where}", "/s", values, aim)


def positions(n: int) -> list[zx_env.Game]:
    """Return n games, each stopped at a uniformly drawn decision of a random game; deck pairs take turns."""
    rng = np.random.default_rng(SEED)
    chosen = []
    for i in range(n):
        game = zx_env.Game.new(decks=pairs()[i % len(pairs())], seed=SEED + i, skip_forced=True)
        line = [game.copy()]
        while game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            line.append(game.copy())
        chosen.append(line[int(rng.integers(len(line) - 1))])
    return chosen


def _playouts(games: list[zx_env.Game], seconds: float) -> float:
    done, number = 0, SEED
    started = _clock()
    while _clock() - started < seconds:
        for game in games:
            player = game.to_play
            assert player is not None
            zx_env.playouts(game, 4, number, player)
            done, number = done + 4, number + 4
    return done / (_clock() - started)


def _calls_a_second(call: Callable[[], Any], times: int, seconds: float) -> float:
    calls = 0
    started = _clock()
    while _clock() - started < seconds:
        for _ in range(times):
            call()
        calls += times
    return calls / (_clock() - started)


def memory() -> Measurement:
    """Measure the bytes of a game in a batch."""
    what = "a game in a batch, observation and mask included"
    size = bytes_of_a_game(zx_env.VectorEnv(num_envs=256, decks=pairs()[:1]))
    return Measurement("bytes", what, "bytes", (size,), 8192, less_is_better=True)


def bytes_of_a_game(vector: Any) -> float:
    """Return the bytes of a `VectorEnv` per game, without the cards and decks that its games share."""
    sizes = {
        id(part): part.nbytes for part in map(_whole, vars(vector).values()) if isinstance(part, np.ndarray)
    }
    for shared in (vector.game_type.game_spec.card_rows(vector.settings[0]), vector._matches):
        sizes.pop(id(_whole(shared)), None)
    return float(sum(sizes.values()) / vector.num_envs)


def _whole(part: Any) -> Any:
    """Return the array of which this array is a view, or the array itself."""
    while isinstance(part, np.ndarray) and isinstance(part.base, np.ndarray):
        part = part.base
    return part


# -- starts -------------------------------------------------------------------------------------------------


def starts(runs: int, with_cold: bool) -> Iterator[Measurement]:
    """Measure the wall-clock time of a new process that takes one step of `env()` and exits."""
    what = "start to the first step"
    with tempfile.TemporaryDirectory(prefix="zx-bench-") as folder:
        archive = f"{folder}/compiled.zip"
        changes = {"ZX_CACHE_DIR": folder, "ZX_SHIPPED": archive} if with_cold else {}
        cold = _start(changes)
        warm = tuple(_start(changes) for _ in range(runs))
        yield Measurement("warm_start", f"{what}, warm", "s", warm, 1, less_is_better=True)
        if with_cold:
            yield Measurement(
                "cold_start", f"{what}, nothing compiled", "s", (cold,), 30, less_is_better=True
            )
            subprocess.run(
                [sys.executable, "-m", "zx_env.compiling.aot", "zx_agents.network.compiled"],
                check=True,
                env=os.environ | changes,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            changes["ZX_CACHE_DIR"] = f"{folder}/empty"
            shipped = tuple(_start(changes) for _ in range(runs))
            what = f"{what}, from a wheel with the rules compiled, nothing kept"
            yield Measurement("shipped_start", what, "s", shipped, 30, less_is_better=True)


def _start(changes: dict[str, str]) -> float:
    return start("zx_v0", (decks()[0], decks()[1]), changes)


def start(module: str, pair: tuple[str, str], changes: dict[str, str]) -> float:
    """Return the wall-clock seconds of a new process that makes `env()`, takes a step and exits.

    `changes` are environment variables that differ from this process.
    """
    command = [sys.executable, "-c", FIRST_STEP.format(module=module, decks=pair)]
    environment = {**os.environ, **changes}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.perf_counter()
    subprocess.run(command, check=True, env=environment, stderr=subprocess.DEVNULL)
    return time.perf_counter() - started
