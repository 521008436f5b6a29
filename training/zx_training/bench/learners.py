"""`zx bench learners`: decisions per second that each learner learns from, measured side by side.

Each learner runs in a separate process, with one thread in each of its processes. All use the decks of the
first set and a network of two layers of 256, except `zx train`, which has its own network. A decision counts
when all passes over it are done. The time includes the play of the learner and its opponents, but not the
start and the first update. Rates are per second of wall-clock time, and per second of processor time of all
processes of the learner together, which estimates the rate on an idle core.

`zx_env[train,rllib]` installs all of them; learners that are not installed are listed as missing.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
from rich.table import Table

from zx_training.bench.measurement import number, version_of
from zx_training.bench.peers import ONE_THREAD

ROUNDS = 3
SEED = 1
PREFIX = "LEARNED "
"""Prefix of the line with which the process of a learner prints its rates."""

OnUpdate = Callable[[int], None]
"""Called after every update with the decisions learned from so far; raises TimeOver when the time is over."""


class TimeOver(Exception):  # noqa: N818 - not an error
    """The time of the measurement is over."""


# -- the learners ----------------------------------------------------------------------------------------


def maskable_aec(on_update: OnUpdate, **numbers: Any) -> None:
    """MaskablePPO on one AEC environment, with the wrapper of PettingZoo's tutorial.

    One trajectory contains both seats, so its targets are wrong (recipes/maskable_ppo.py explains why); only
    its speed is of interest.
    """
    import gymnasium
    import pettingzoo
    from sb3_contrib import MaskablePPO

    from zx_env import deck_names, zx_v0

    class Tutorial(pettingzoo.utils.BaseWrapper, gymnasium.Env):  # type: ignore[misc]
        """The learner plays both seats."""

        def reset(self, seed: int | None = None, options: Any = None) -> Any:
            self.env.reset(seed, options)
            first = self.env.possible_agents[0]
            self.observation_space = self.env.observation_space(first)["observation"]
            self.action_space = self.env.action_space(first)
            return self.observation()["observation"], {}

        def step(self, action: Any) -> Any:
            self.env.step(int(action))
            observation, *rest = self.env.last()
            return observation["observation"], *rest

        def observation(self) -> Any:
            return self.env.observe(self.env.agent_selection)

        def action_masks(self) -> Any:
            return self.observation()["action_mask"]

    env = Tutorial(zx_v0.env(decks=tuple(deck_names()[:2])))
    env.reset(seed=SEED)
    _learn(MaskablePPO("MlpPolicy", env, policy_kwargs={"net_arch": [256, 256]}, **numbers), on_update)


def maskable_vector(on_update: OnUpdate) -> None:
    """Train by the recipe for MaskablePPO (recipes/maskable_ppo.py) on `VectorEnv`."""
    from zx_training.recipes import maskable_ppo

    _recipe(maskable_ppo.make_vector_env, 256, on_update)


def maskable_gymnasium(on_update: OnUpdate) -> None:
    """Train by the recipe for MaskablePPO (recipes/maskable_ppo.py) on `gymnasium.make`."""
    from zx_training.recipes import maskable_ppo

    _recipe(maskable_ppo.make_gymnasium_env, 16, on_update)


def _recipe(make_env: Any, num_envs: int, on_update: OnUpdate) -> None:
    from zx_agents import load

    from zx_env import zx_v0
    from zx_training.games import get_game
    from zx_training.learner.tasks import task_of
    from zx_training.recipes.maskable_ppo import learner

    env = make_env(task_of(get_game()), {"random": load("random")}, num_envs, SEED)
    _learn(learner(env, zx_v0.Game.game_spec.observation_stats().size, SEED), on_update)


def _learn(model: Any, on_update: OnUpdate) -> None:
    from stable_baselines3.common.callbacks import BaseCallback

    class ReportSteps(BaseCallback):
        def _on_rollout_start(self) -> None:
            if self.num_timesteps:
                on_update(self.num_timesteps)

        def _on_step(self) -> bool:
            return True

    model.learn(10**9, callback=ReportSteps())


def zx_train(on_update: OnUpdate, workers: int) -> None:
    """Train as `zx train --preset quick` does, in `workers` processes; both seats learn."""
    from zx_training.games import get_game
    from zx_training.learner.presets import PRESETS
    from zx_training.learner.tasks import task_of
    from zx_training.learner.trainer import Callback, train

    preset = replace(PRESETS["quick"], minutes=0, steps=10**9, workers=workers, shares={"self": 1.0})
    callback = Callback(on_update=lambda point: on_update(int(point["steps"])))
    with tempfile.TemporaryDirectory() as folder:
        train(task_of(get_game()), Path(folder), preset, seed=SEED, callback=callback)


def rllib(on_update: OnUpdate, workers: int, interface: str) -> None:
    """Train by the recipe for RLlib (recipes/rllib.py) with `workers` worker processes."""
    from zx_training.ray_session import ray_session
    from zx_training.recipes import rllib

    with ray_session(workers + 1, object_store_memory=1 << 28):
        config = rllib.config_of(workers, None, SEED, batch=4_096, interface=rllib.Interface(interface))
        algorithm = config.build_algo()
        try:
            while True:
                on_update(rllib.learned_in(algorithm.train()))
        finally:
            algorithm.stop()


LEARNERS: dict[str, tuple[str, str, Callable[[OnUpdate], None]]] = {
    "MaskablePPO, AEC with wrappers, its own defaults": ("sb3_contrib", "1 game", maskable_aec),
    "MaskablePPO, AEC with wrappers, batches of 2,048, two passes": (
        "sb3_contrib",
        "1 game",
        lambda on_update: maskable_aec(on_update, n_steps=4_096, batch_size=2_048, n_epochs=2),
    ),
    "MaskablePPO, gymnasium.make (recipe)": ("sb3_contrib", "16 games", maskable_gymnasium),
    "MaskablePPO, VectorEnv (recipe)": ("sb3_contrib", "256 games", maskable_vector),
    "zx train, one process": ("torch", "512 games", lambda on_update: zx_train(on_update, 1)),
    "zx train, two processes": ("torch", "512 games", lambda on_update: zx_train(on_update, 2)),
    "RLlib PPO, VectorEnv, one worker (recipe)": (
        "ray",
        "64 games",
        lambda on_update: rllib(on_update, 1, "vector"),
    ),
    "RLlib PPO, Game, one worker (recipe)": (
        "ray",
        "16 games",
        lambda on_update: rllib(on_update, 1, "game"),
    ),
    "RLlib PPO, Game, four workers (recipe)": (
        "ray",
        "4 x 16 games",
        lambda on_update: rllib(on_update, 4, "game"),
    ),
}
"""Maps the name in the table to the required package, number of games at once and learning function."""


# -- measuring ---------------------------------------------------------------------------------------------


def _cpu_seconds() -> float:
    """Return the processor time of this process and all its descendants, in seconds."""
    seconds = 0.0
    for process in (own := psutil.Process(), *own.children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.Error:  # the process has just ended
            continue
        seconds += times.user + times.system
    return seconds


class Stopwatch:
    """Measures the rates of a learner from its first update on, when everything is warm."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.started: tuple[float, float, int] | None = None
        self.rates: dict[str, float] = {}

    def on_update(self, learned: int) -> None:
        """Update the rates; raise TimeOver when the time is over."""
        now = time.perf_counter(), _cpu_seconds(), learned
        if self.started is None:
            self.started = now
            return
        wall, cpu, decisions = (after - before for after, before in zip(now, self.started, strict=True))
        self.rates = {"rate": decisions / wall, "rate_a_core": decisions / max(cpu, 1e-9)}
        if wall >= self.seconds:
            raise TimeOver


def measure(name: str, seconds: float) -> dict[str, float]:
    """Run a learner in this process for `seconds` and return its decisions per second.

    `rate` is per second of wall-clock time, `rate_a_core` per second of processor time.
    """
    watch = Stopwatch(seconds)
    try:
        LEARNERS[name][2](watch.on_update)
    except TimeOver:
        pass
    return watch.rates


def compare(seconds: float, rounds: int = ROUNDS) -> list[dict[str, Any]]:
    """Return a row for each learner: the median of its rates over the rounds, or why it is missing."""
    rows: list[dict[str, Any]] = [
        {"learner": name, "games": games, "version": version_of(package), "runs": []}
        for name, (package, games, _) in LEARNERS.items()
    ]
    for row in rows:
        if row["version"] is None:
            row["missing"] = "not installed"
    for _ in range(rounds):
        for row in rows:
            if "missing" not in row:
                _measure_in_process(row, seconds)
    for row in rows:
        if "missing" not in row:
            for key in ("rate", "rate_a_core"):
                row[key] = statistics.median(run[key] for run in row["runs"])
    return rows


def _measure_in_process(row: dict[str, Any], seconds: float) -> None:
    """Add a run, in a separate process."""
    command = [sys.executable, "-m", __name__, row["learner"], str(seconds)]
    done = subprocess.run(command, env=os.environ | ONE_THREAD, capture_output=True, text=True)
    lines = [line.removeprefix(PREFIX) for line in done.stdout.splitlines() if line.startswith(PREFIX)]
    if done.returncode or not lines:
        row["missing"] = (done.stderr.strip().splitlines() or ["failed"])[-1][:100]
    else:
        row["runs"].append(json.loads(lines[-1]) | {"load": os.getloadavg()[0]})


def table(rows: list[dict[str, Any]]) -> Table:
    """Return a table of the rows."""
    report = Table(title="decisions learned from, one thread a process")
    for heading in ("learner", "plays", "a second", "a second of a core", "of runs"):
        report.add_column(heading, justify="left" if heading in ("learner", "plays") else "right")
    for row in rows:
        if "missing" in row:
            report.add_row(row["learner"], row["missing"], "", "", "")
            continue
        runs = [run["rate_a_core"] for run in row["runs"]]
        report.add_row(
            row["learner"],
            row["games"],
            number(row["rate"], "/s"),
            number(row["rate_a_core"], "/s"),
            f"{number(min(runs), '/s')} to {number(max(runs), '/s')}",
        )
    return report


if __name__ == "__main__":
    print(PREFIX + json.dumps(measure(sys.argv[1], float(sys.argv[2]))), flush=True)
