"""Rounds over processes of this machine, or over Ray: the same calls, the same results.

Each worker guards a process of its own (watchdog.py), so an agent that hangs or ends it harms nobody else.
"""

from __future__ import annotations

import importlib
import os
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from zx_env.errors import SettingError, ZXError
from zx_training.matches.play import Pair
from zx_training.matches.schedule import Plan, Round
from zx_training.tournament.watchdog import Guard

RESTARTS = 20
"""How often Ray begins a worker again that was lost with its process or its machine. Its round is played once
more: all of it is kept, or none. No agent is to blame: it thinks in a process of its own."""
AHEAD = 2
"""Rounds that wait for each worker: none idles, and little is in hand when the tournament stops."""


def usual_jobs() -> int:
    """A process for each core that this one may use."""
    sched = getattr(os, "sched_getaffinity", None)
    return len(sched(0)) if sched else os.cpu_count() or 1


def over_processes(plan: Plan, rounds: Iterable[Round], jobs: int) -> Iterator[tuple[Round, list[Pair]]]:
    """Plays the rounds in `jobs` processes; each comes back as soon as it is played."""
    guards: list[Guard] = []
    own = threading.local()

    def play(one: Round) -> list[Pair]:
        if not hasattr(own, "guard"):
            own.guard = Guard(plan.opens, plan.agents, plan.limits)
            guards.append(own.guard)
            if is_leaving:
                own.guard.stop()
        return own.guard.play(one)  # type: ignore[no-any-return]

    is_leaving = False
    left = iter(rounds)
    waiting: dict[Future[list[Pair]], Round] = {}
    pool = ThreadPoolExecutor(jobs)
    try:
        while True:
            while len(waiting) < AHEAD * jobs and (one := next(left, None)) is not None:
                waiting[pool.submit(play, one)] = one
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        is_leaving = True
        for future in waiting:
            future.cancel()
        for guard in list(guards):
            guard.stop()
        pool.shutdown(wait=True)
        for guard in guards:
            guard.close()


def over_ray(plan: Plan, rounds: Iterable[Round], jobs: int) -> Iterator[tuple[Round, list[Pair]]]:
    """The same on the Ray cluster that this machine belongs to, or on one of its own with `jobs` workers.

    Raises:
        SettingError: Ray is not installed.
        ZXError: A worker was lost again and again.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError as missing:
        if missing.name != "ray":
            raise
        raise SettingError("--ray needs ray, which is not installed: pip install 'zx_env[ray]'") from missing
    is_ours = not ray.is_initialized()
    if is_ours:
        address = os.environ.get("RAY_ADDRESS")
        how: dict[str, Any] = {} if address else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(address=address, log_to_driver=False, **how)
    worker = ray.remote(num_cpus=1, max_restarts=RESTARTS, max_task_retries=RESTARTS)(Guard)
    workers = [worker.remote(plan.opens, plan.agents, plan.limits) for _ in range(jobs)]
    left = iter(rounds)
    waiting: dict[Any, tuple[Any, Round]] = {}

    def hand(to: Any) -> None:
        one = next(left, None)
        if one is not None:
            waiting[to.play.remote(one)] = to, one

    try:
        for one in workers:
            hand(one)
        while waiting:
            (ready,), _ = ray.wait(list(waiting), num_returns=1)
            who, played = waiting.pop(ready)
            try:
                pairs = ray.get(ready)
            except ray.exceptions.RayActorError as lost:
                words = f"Ray lost a worker more than {RESTARTS} times ({type(lost).__name__})"
                raise ZXError(
                    f"{words}: run it again to go on, with fewer jobs where memory was short"
                ) from lost
            hand(who)
            yield played, pairs
    finally:
        for one in workers:
            ray.kill(one)
        if is_ours:
            ray.shutdown()
