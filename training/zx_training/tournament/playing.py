"""`play_remaining`: play the rounds of a plan that its log lacks, with a progress bar on stderr."""

from __future__ import annotations

import time
from typing import Protocol

from rich.console import Console

from zx_training.matches.schedule import LoggedPlan, PlayedPlan
from zx_training.progress_bar import bar
from zx_training.tournament.executors import run_in_processes, run_on_ray
from zx_training.tournament.results_log import ResultsLog


class _Plan(LoggedPlan, PlayedPlan, Protocol):
    """A plan that can be played and logged."""


def play_remaining(console: Console, plan: _Plan, log: ResultsLog, jobs: int, with_ray: bool) -> int:
    """Play the remaining rounds and store each in the log; return the number of decisions.

    If the run is interrupted, say where its games are kept.
    """
    total, done = 2 * sum(len(round_.deals) for round_ in log.rounds), 2 * len(log.pairs)
    if done:
        console.print(f"{done} of {total} games lie in {log.folder}", highlight=False)
    executor = run_on_ray if with_ray else run_in_processes
    start, decisions = time.monotonic(), 0
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task("playing", total=total, completed=done, note="")
        try:
            for round_, pairs in executor(plan, log.remaining, jobs):
                log.add(round_, pairs)
                done += 2 * len(pairs)
                decisions += sum(sum(game.decisions) for pair in pairs for game in pair.games)
                rate = decisions / (time.monotonic() - start)
                progress.update(
                    task, completed=done, note=f"{done} of {total} games, {rate:,.0f} decisions/s"
                )
        except KeyboardInterrupt:
            if log.folder is not None:
                where = f"{done} of {total} games are kept in {log.folder}"
                console.print(f"{where}: repeat the command to go on")
            raise
    return decisions
