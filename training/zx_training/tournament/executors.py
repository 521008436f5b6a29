"""Executors play rounds in processes of this machine or on Ray, with equal signatures and equal results.

Each worker watches a process of its own (watchdog.py). An agent that hangs or ends that process affects no
other process.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from zx_env.errors import ZXError
from zx_training.matches.play import Pair
from zx_training.matches.schedule import PlayedPlan, Round
from zx_training.ray_session import ray_session
from zx_training.tournament.watchdog import Watchdog

MAX_RESTARTS = 20
"""Maximum number of times that Ray restarts a worker whose process or machine was lost.

The worker's whole round is played again. No agent is to blame: agents run in a process of their own."""
ROUNDS_PER_WORKER = 2
"""Rounds submitted for each worker: enough that none idles, few enough that a stop loses little."""


def usual_jobs() -> int:
    """Return the number of cores that this process may use."""
    sched = getattr(os, "sched_getaffinity", None)
    return len(sched(0)) if sched else os.cpu_count() or 1


def run_in_processes(
    plan: PlayedPlan, rounds: Iterable[Round], jobs: int
) -> Iterator[tuple[Round, list[Pair]]]:
    """Play the rounds in `jobs` processes; yield each round as soon as it is finished."""
    watchdogs: list[Watchdog] = []
    own = threading.local()

    def play(round_: Round) -> list[Pair]:
        if not hasattr(own, "watchdog"):
            own.watchdog = Watchdog(plan.make_context, plan.agents, plan.limits, plan.apart)
            watchdogs.append(own.watchdog)
            if is_leaving:
                own.watchdog.stop()
        return own.watchdog.play(round_)  # type: ignore[no-any-return]

    is_leaving = False
    remaining = iter(rounds)
    waiting: dict[Future[list[Pair]], Round] = {}
    pool = ThreadPoolExecutor(jobs)
    try:
        while True:
            while len(waiting) < ROUNDS_PER_WORKER * jobs and (round_ := next(remaining, None)) is not None:
                waiting[pool.submit(play, round_)] = round_
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        is_leaving = True
        for future in waiting:
            future.cancel()
        for watchdog in list(watchdogs):
            watchdog.stop()
        pool.shutdown(wait=True)
        for watchdog in watchdogs:
            watchdog.close()


def run_on_ray(plan: PlayedPlan, rounds: Iterable[Round], jobs: int) -> Iterator[tuple[Round, list[Pair]]]:
    """Play the rounds on this machine's Ray cluster, or on a local one with `jobs` workers.

    Raises:
        SettingError: Ray is not installed.
        ZXError: A worker was lost more than MAX_RESTARTS times.
    """
    with ray_session(jobs) as ray:
        yield from _rounds_of_workers(ray, plan, rounds, jobs)


def _rounds_of_workers(
    ray: Any, plan: PlayedPlan, rounds: Iterable[Round], jobs: int
) -> Iterator[tuple[Round, list[Pair]]]:
    worker = ray.remote(num_cpus=1, max_restarts=MAX_RESTARTS, max_task_retries=MAX_RESTARTS)(Watchdog)
    workers = [worker.remote(plan.make_context, plan.agents, plan.limits, plan.apart) for _ in range(jobs)]
    remaining = iter(rounds)
    waiting: dict[Any, tuple[Any, Round]] = {}

    def submit(to: Any) -> None:
        round_ = next(remaining, None)
        if round_ is not None:
            waiting[to.play.remote(round_)] = to, round_

    try:
        for idle in workers:
            submit(idle)
        while waiting:
            (ready,), _ = ray.wait(list(waiting), num_returns=1)
            idle, round_ = waiting.pop(ready)
            try:
                pairs = ray.get(ready)
            except ray.exceptions.RayActorError as lost:
                reason = f"Ray lost a worker more than {MAX_RESTARTS} times ({type(lost).__name__})"
                raise ZXError(
                    f"{reason}: run it again to go on, with fewer jobs where memory was short"
                ) from lost
            submit(idle)
            yield round_, pairs
    finally:
        for actor in workers:
            ray.kill(actor)
