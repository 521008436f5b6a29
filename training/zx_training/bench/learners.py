"""`zx bench learners`: how many decisions a second learners learn from, side by side in one run.

Each learner in a process of its own, one thread in each of its processes; all with the decks of the first set
and a network of two layers of 256, but `zx train`, which has its own. A decision counts when all passes
over it are done; playing, opponents' moves included, is within the time. Starting and the first update are
not. Rates are by the clock on the wall, and by the seconds that the processor worked for all processes of the
learner together: the second one says what a core that does nothing else would give.

All are in an environment with `zx_env[train,rllib]`; a learner that is not installed is named as such.
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
WORDS = "LEARNED "
"""What the line begins with in which a learner's process says its rates."""

Tell = Callable[[int], None]
"""Called after every update with the decisions learned from so far; raises Enough when the time is over."""


class Enough(Exception):  # noqa: N818 - no error: the time is over
    """The learner has learned for long enough."""


# -- the learners ----------------------------------------------------------------------------------------


def maskable_aec(tell: Tell, **numbers: Any) -> None:
    """MaskablePPO on one AEC environment, by the wrapper of PettingZoo's tutorial: one stream of both seats.

    What that teaches is wrong (recipes/maskable_ppo.py says why); what it costs is what it costs.
    """
    import gymnasium
    import pettingzoo
    from sb3_contrib import MaskablePPO

    from zx_env import deck_names, zx_v0

    class Tutorial(pettingzoo.utils.BaseWrapper, gymnasium.Env):  # type: ignore[misc]
        """Whoever is to move is the one learner."""

        def reset(self, seed: int | None = None, options: Any = None) -> Any:
            self.env.reset(seed, options)
            first = self.env.possible_agents[0]
            self.observation_space = self.env.observation_space(first)["observation"]
            self.action_space = self.env.action_space(first)
            return self.seen()["observation"], {}

        def step(self, action: Any) -> Any:
            self.env.step(int(action))
            seen, *rest = self.env.last()
            return seen["observation"], *rest

        def seen(self) -> Any:
            return self.env.observe(self.env.agent_selection)

        def action_masks(self) -> Any:
            return self.seen()["action_mask"]

    env = Tutorial(zx_v0.env(decks=tuple(deck_names()[:2])))
    env.reset(seed=SEED)
    _learn(MaskablePPO("MlpPolicy", env, policy_kwargs={"net_arch": [256, 256]}, **numbers), tell)


def maskable_vector(tell: Tell) -> None:
    """The recipe over `VectorEnv`."""
    from zx_training.recipes import maskable_ppo

    _recipe(maskable_ppo.make_vector_env, 256, tell)


def maskable_gymnasium(tell: Tell) -> None:
    """The recipe over `gymnasium.make`."""
    from zx_training.recipes import maskable_ppo

    _recipe(maskable_ppo.make_gymnasium_env, 16, tell)


def _recipe(through: Any, num_envs: int, tell: Tell) -> None:
    from zx_agents import load

    from zx_env import zx_v0
    from zx_training.games import get_game
    from zx_training.learner.tasks import task_of
    from zx_training.recipes.maskable_ppo import learner

    env = through(task_of(get_game()), {"random": load("random")}, num_envs, SEED)
    _learn(learner(env, zx_v0.Game.game_spec.observation_stats().size, SEED), tell)


def _learn(model: Any, tell: Tell) -> None:
    from stable_baselines3.common.callbacks import BaseCallback

    class ReportSteps(BaseCallback):
        def _on_rollout_start(self) -> None:
            if self.num_timesteps:
                tell(self.num_timesteps)

        def _on_step(self) -> bool:
            return True

    model.learn(10**9, callback=ReportSteps())


def zx_train(tell: Tell, workers: int) -> None:
    """`zx train --preset quick`, both seats learning, in so many processes."""
    from zx_training.games import get_game
    from zx_training.learner.presets import PRESETS
    from zx_training.learner.tasks import task_of
    from zx_training.learner.trainer import Callback, train

    preset = replace(PRESETS["quick"], minutes=0, steps=10**9, workers=workers, shares={"self": 1.0})
    callback = Callback(on_update=lambda point: tell(int(point["steps"])))
    with tempfile.TemporaryDirectory() as folder:
        train(task_of(get_game()), Path(folder), preset, seed=SEED, callback=callback)


def rllib(tell: Tell, workers: int) -> None:
    """The recipe for RLlib with so many workers."""
    import ray

    from zx_training.recipes import rllib

    rllib.init_ray(workers)
    algorithm = rllib.config_of(workers, None, SEED, batch=4_096).build_algo()
    try:
        while True:
            tell(rllib.learned_in(algorithm.train()))
    finally:
        algorithm.stop()
        ray.shutdown()


LEARNERS: dict[str, tuple[str, str, Callable[[Tell], None]]] = {
    "MaskablePPO, AEC with wrappers, its own defaults": ("sb3_contrib", "1 game", maskable_aec),
    "MaskablePPO, AEC with wrappers, batches of 2,048, two passes": (
        "sb3_contrib",
        "1 game",
        lambda tell: maskable_aec(tell, n_steps=4_096, batch_size=2_048, n_epochs=2),
    ),
    "MaskablePPO, gymnasium.make (recipe)": ("sb3_contrib", "16 games", maskable_gymnasium),
    "MaskablePPO, VectorEnv (recipe)": ("sb3_contrib", "256 games", maskable_vector),
    "zx train, one process": ("torch", "512 games", lambda tell: zx_train(tell, 1)),
    "zx train, two processes": ("torch", "512 games", lambda tell: zx_train(tell, 2)),
    "RLlib PPO, one worker (recipe)": ("ray", "16 games", lambda tell: rllib(tell, 1)),
    "RLlib PPO, four workers (recipe)": ("ray", "4 x 16 games", lambda tell: rllib(tell, 4)),
}
"""By what the table calls them: the package that they need, their games at once, and what learns."""


# -- measuring ---------------------------------------------------------------------------------------------


def _worked() -> float:
    """Seconds that the processor has worked for this process and all below it."""
    seconds = 0.0
    for process in (own := psutil.Process(), *own.children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.Error:  # it has just ended
            continue
        seconds += times.user + times.system
    return seconds


class Stopwatch:
    """Told of every update; the clocks begin with the second call, when everything is warm."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.began: tuple[float, float, int] | None = None
        self.rates: dict[str, float] = {}

    def tell(self, learned: int) -> None:
        """Takes the time; raises Enough when it is over."""
        now = time.perf_counter(), _worked(), learned
        if self.began is None:
            self.began = now
            return
        wall, worked, decisions = (after - before for after, before in zip(now, self.began, strict=True))
        self.rates = {"rate": decisions / wall, "rate_a_core": decisions / max(worked, 1e-9)}
        if wall >= self.seconds:
            raise Enough


def measure(name: str, seconds: float) -> dict[str, float]:
    """Decisions learned from, a second on the wall and a second of a core, in this process."""
    watch = Stopwatch(seconds)
    try:
        LEARNERS[name][2](watch.tell)
    except Enough:
        pass
    return watch.rates


def compare(seconds: float, rounds: int = ROUNDS) -> list[dict[str, Any]]:
    """Rows of learner and rates, each learner once a round; a word for one that is missing or fails."""
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
                _measure_apart(row, seconds)
    for row in rows:
        if "missing" not in row:
            for key in ("rate", "rate_a_core"):
                row[key] = statistics.median(run[key] for run in row["runs"])
    return rows


def _measure_apart(row: dict[str, Any], seconds: float) -> None:
    """One more run, in a process of its own."""
    command = [sys.executable, "-m", __name__, row["learner"], str(seconds)]
    done = subprocess.run(command, env=os.environ | ONE_THREAD, capture_output=True, text=True)
    found = [line.removeprefix(WORDS) for line in done.stdout.splitlines() if line.startswith(WORDS)]
    if done.returncode or not found:
        row["missing"] = (done.stderr.strip().splitlines() or ["failed"])[-1][:100]
    else:
        row["runs"].append(json.loads(found[-1]) | {"load": os.getloadavg()[0]})


def table(rows: list[dict[str, Any]]) -> Table:
    """The rows."""
    shown = Table(title="decisions learned from, one thread a process")
    for heading in ("learner", "plays", "a second", "a second of a core", "of runs"):
        shown.add_column(heading, justify="left" if heading in ("learner", "plays") else "right")
    for row in rows:
        if "missing" in row:
            shown.add_row(row["learner"], row["missing"], "", "", "")
            continue
        runs = [run["rate_a_core"] for run in row["runs"]]
        shown.add_row(
            row["learner"],
            row["games"],
            number(row["rate"], "/s"),
            number(row["rate_a_core"], "/s"),
            f"{number(min(runs), '/s')} to {number(max(runs), '/s')}",
        )
    return shown


if __name__ == "__main__":
    print(WORDS + json.dumps(measure(sys.argv[1], float(sys.argv[2]))), flush=True)
