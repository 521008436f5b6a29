"""The figures of this environment: rates through each door, copies, starts, memory.

Full card pool and real decks: the shipped decks of the pool of 2017, in a batch every pair of them.
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
from zx_training.bench.empty_env import EmptyEnv
from zx_training.bench.measurement import Figure, repeat

use_names_of("zx_env.zx")

SEED = 1
BATCHES = {64: 600_000, 256: 1_000_000, 1024: 1_000_000, 4096: 1_000_000}
"""Games in a batch, and the decisions a second that are aimed at."""
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
    """Names of the decks that are played."""
    return zx_env.deck_names("2017")


def pairs() -> list[tuple[str, str]]:
    """Every pair of them."""
    return [(one, two) for one in decks() for two in decks()]


def measure(quick: bool = False) -> list[Figure]:
    """All figures; `quick` takes a few tenths of a second each and leaves out the cold start."""
    runs, seconds = (3, 0.2) if quick else (7, 1.0)
    return [
        *batches(runs, seconds),
        *threads(runs, seconds),
        *pettingzoo(runs, seconds),
        *copies(runs, seconds / 4),
        *playouts(runs, seconds),
        *starts(1 if quick else 5, with_cold=not quick),
        memory(),
    ]


# -- batches ----------------------------------------------------------------------------------------------


class Batch:
    """A `VectorEnv` in the middle of its games, and actions for it that cost little to choose."""

    def __init__(self, num_envs: int, decks: Any, door: Any = zx_env.VectorEnv, **settings: Any) -> None:
        self.vector = door(num_envs=num_envs, decks=decks, seed=SEED, **settings)
        self._rng = np.random.default_rng(SEED)
        _, self._mask, _ = self.vector.reset()
        for _ in range(60):
            self.vector.step(self._choose())

    def _choose(self) -> Any:
        return legal_of(self._mask, self._rng).astype(np.int32)

    def rate(self, seconds: float, clock: Callable[[], float] = _clock) -> float:
        """Decisions a second within `step`; the choice of the actions is not the environment's."""
        spent, decisions = 0.0, 0
        while spent < seconds:
            actions = self._choose()
            began = clock()
            self.vector.step(actions)
            spent += clock() - began
            decisions += self.vector.num_envs
        return decisions / spent


def legal_of(masks: Any, rng: np.random.Generator) -> Any:
    """One legal action for each row of a batch of masks, each with the same chance."""
    there = masks != 0
    places = np.flatnonzero(there)
    counts = np.count_nonzero(there, axis=1)
    first = np.cumsum(counts) - counts
    return places[first + (rng.random(len(masks)) * counts).astype(np.int64)] % masks.shape[1]


def batches(runs: int, seconds: float) -> Iterator[Figure]:
    """`VectorEnv` on one thread, stepped from Python."""
    made = [Batch(n, pairs()) for n in BATCHES]
    found = repeat(runs, *(partial(batch.rate, seconds) for batch in made))
    for (n, aim), values in zip(BATCHES.items(), found, strict=True):
        yield Figure(f"vector_{n}", f"VectorEnv.step(), {n:,} games, one thread", "/s", values, aim)


def threads(runs: int, seconds: float) -> Iterator[Figure]:
    """Two threads against one, by the clock on the wall."""
    one, two = (Batch(4096, pairs(), num_threads=n) for n in (1, 2))
    alone, both = repeat(
        runs, lambda: one.rate(seconds, time.perf_counter), lambda: two.rate(seconds, time.perf_counter)
    )
    ratios = tuple(b / a for a, b in zip(alone, both, strict=True))
    yield Figure("threads_2", "the same, 4,096 games, two threads against one", "times", ratios, 1.8)


# -- PettingZoo ---------------------------------------------------------------------------------------------


def pettingzoo(runs: int, seconds: float) -> Iterator[Figure]:
    """Shares of what an AEC environment reaches that computes nothing."""
    pair = (decks()[0], decks()[1])
    raw, guarded = zx_v0.raw_env(decks=pair), zx_v0.env(decks=pair)
    games = [_actions_of_a_game(zx_v0.raw_env(decks=pair), seed) for seed in range(20)]
    empty = EmptyEnv(NUM_ACTIONS, round(statistics.mean(map(len, games))))
    loops = repeat(runs, *(partial(_loop, env, seconds) for env in (empty, raw, guarded)))
    bare = repeat(runs, *(partial(_replay, env, games, seconds) for env in (empty, raw, guarded)))
    loop = "last(), a random legal move, step()"
    yield Figure("aec_empty", f"AEC, {loop}: an env that computes nothing", "/s", loops[0])
    yield Figure("aec_raw", f"raw_env(), {loop}", "/s", loops[1])
    yield Figure("aec_raw_share", "raw_env(), of the empty env", "%", _share(loops[1], loops[0]), 80)
    yield Figure("aec_env", f"env(), {loop}", "/s", loops[2])
    yield Figure("aec_env_share", "env(), of the empty env", "%", _share(loops[2], loops[0]), 60)
    yield Figure("aec_empty_bare", "empty env, last() and step() alone, moves known", "/s", bare[0])
    yield Figure("aec_raw_bare", "raw_env(), the same", "/s", bare[1])
    yield Figure("aec_env_bare", "env(), the same", "/s", bare[2])


def _share(of: tuple[float, ...], whole: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(100 * part / all_ for part, all_ in zip(of, whole, strict=True))


def _loop(env: Any, seconds: float) -> float:
    """Decisions a second of the loop that PettingZoo's manual shows, with numpy for the choice."""
    rng = np.random.default_rng(SEED)
    decisions, seed = 0, SEED
    began = _clock()
    while _clock() - began < seconds:
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
    return decisions / (_clock() - began)


def _actions_of_a_game(env: Any, seed: int) -> list[int]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    actions: list[int] = []
    while env.game.to_play is not None:
        actions.append(int(rng.choice(np.flatnonzero(env.game.mask()))))
        env.step(actions[-1])
    return actions


def _replay(env: Any, games: list[list[int]], seconds: float) -> float:
    """Decisions a second of `last()` and `step()` alone."""
    decisions = 0
    began = _clock()
    while _clock() - began < seconds:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            for action in actions:
                _, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    break
                env.step(action)
                decisions += 1
    return decisions / (_clock() - began)


# -- one game -----------------------------------------------------------------------------------------------


def copies(runs: int, seconds: float) -> Iterator[Figure]:
    """`Game.copy()` in the middle of a game, and the same within compiled code."""
    game = positions(1)[0]
    games = rows(GAME, 16)
    for i in range(16):
        copy_row(games, i, game._games, 0)
    outside, inside = repeat(
        runs,
        lambda: 1e6 / _calls_a_second(game.copy, 1000, seconds),
        lambda: 1e6 / _calls_a_second(lambda: copy_around(games, 10_000), 1, seconds) / 10_000,
    )
    yield Figure("copy", "Game.copy() from Python", "µs", outside, 3, less_is_better=True)
    yield Figure("copy_compiled", "a copy of a game in compiled code", "µs", inside, 1, less_is_better=True)


@entry
def copy_around(games: Any, times: int) -> None:
    """Copies of games between the first sixteen places, each of one that has just been written."""
    for n in range(times):
        games[(n + 1) % 16] = games[n % 16]


def playouts(runs: int, seconds: float) -> Iterator[Figure]:
    """Deal anew what a player cannot know and play to the end, all in compiled code."""
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
        yield Figure(key, f"determinize and random playout, from {from_where}", "/s", values, aim)


def positions(n: int) -> list[zx_env.Game]:
    """Games that stand at decisions drawn evenly from random games, pair after pair."""
    rng = np.random.default_rng(SEED)
    found = []
    for i in range(n):
        game = zx_env.Game.new(decks=pairs()[i % len(pairs())], seed=SEED + i, skip_forced=True)
        line = [game.copy()]
        while game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            line.append(game.copy())
        found.append(line[int(rng.integers(len(line) - 1))])
    return found


def _playouts(games: list[zx_env.Game], seconds: float) -> float:
    done, number = 0, SEED
    began = _clock()
    while _clock() - began < seconds:
        for game in games:
            player = game.to_play
            assert player is not None
            zx_env.playouts(game, 4, number, player)
            done, number = done + 4, number + 4
    return done / (_clock() - began)


def _calls_a_second(call: Callable[[], Any], times: int, seconds: float) -> float:
    calls = 0
    began = _clock()
    while _clock() - began < seconds:
        for _ in range(times):
            call()
        calls += times
    return calls / (_clock() - began)


def memory() -> Figure:
    """Bytes of a game in a batch."""
    what = "a game in a batch, observation and mask included"
    held = bytes_of_a_game(zx_env.VectorEnv(num_envs=256, decks=pairs()[:1]))
    return Figure("bytes", what, "bytes", (held,), 8192, less_is_better=True)


def bytes_of_a_game(vector: Any) -> float:
    """All that a `VectorEnv` holds for a game but what its games share, cards and decks."""
    held = {
        id(part): part.nbytes for part in map(_whole, vars(vector).values()) if isinstance(part, np.ndarray)
    }
    for shared in (vector.game_type.game_spec.card_rows(vector.settings[0]), vector._matches):
        held.pop(id(_whole(shared)), None)
    return float(sum(held.values()) / vector.num_envs)


def _whole(part: Any) -> Any:
    """The array that a view is of."""
    while isinstance(part, np.ndarray) and isinstance(part.base, np.ndarray):
        part = part.base
    return part


# -- starts -------------------------------------------------------------------------------------------------


def starts(runs: int, with_cold: bool) -> Iterator[Figure]:
    """A new process from its beginning to its end after one step of `env()`."""
    what = "start to the first step"
    with tempfile.TemporaryDirectory(prefix="zx-bench-") as folder:
        archive = f"{folder}/compiled.zip"
        changes = {"ZX_CACHE_DIR": folder, "ZX_SHIPPED": archive} if with_cold else {}
        cold = _start(changes)
        warm = tuple(_start(changes) for _ in range(runs))
        yield Figure("warm_start", f"{what}, warm", "s", warm, 1, less_is_better=True)
        if with_cold:
            yield Figure("cold_start", f"{what}, nothing compiled", "s", (cold,), 30, less_is_better=True)
            subprocess.run(
                [sys.executable, "-m", "zx_env.compiling.aot"],
                check=True,
                env=os.environ | changes,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            changes["ZX_CACHE_DIR"] = f"{folder}/empty"
            shipped = tuple(_start(changes) for _ in range(runs))
            what = f"{what}, from a wheel with the rules compiled, nothing kept"
            yield Figure("shipped_start", what, "s", shipped, 30, less_is_better=True)


def _start(changes: dict[str, str]) -> float:
    return start("zx_v0", (decks()[0], decks()[1]), changes)


def start(module: str, pair: tuple[str, str], changes: dict[str, str]) -> float:
    """Seconds by the clock on the wall of one process with these changes of its surroundings."""
    command = [sys.executable, "-c", FIRST_STEP.format(module=module, decks=pair)]
    surroundings = {**os.environ, **changes}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    subprocess.run(command, check=True, env=surroundings, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began
