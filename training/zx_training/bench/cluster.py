"""`zx bench cluster`: decisions a second of a training run on several machines, from the speed of their link.

A short run in one process measures the work of an optimizer step and how many decisions it learns from. Then
processes average vectors of the network's length: those that torchrun has started, one on each machine, over
their link; or else two of this machine over the loopback interface, which gives what gloo itself costs. For
usual links, the time on the wire is added to that. See learner/processes/.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch.distributed as dist
from rich.table import Table

from zx_training.bench.measurement import number
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.presets import Preset
from zx_training.learner.processes.group import ProcessGroup, all_reduce
from zx_training.learner.processes.launch import LeaderGroup, joined
from zx_training.learner.tasks import TrainingTask
from zx_training.learner.trainer import Callback, train

MACHINES = (1, 2, 4, 8, 10, 16, 32)
WIRES = {"1 Gbit/s": 115e6, "10 Gbit/s": 1150e6}
"""Usual links, and the bytes that they carry each second."""
BYTES = {"float32": 4, "bfloat16": 2}
RUNS = 20


@dataclass(frozen=True)
class Work:
    """The work of one process between two averages."""

    seconds: float
    """Playing and learning, for each optimizer step."""
    decisions: float
    """Decisions learned from, for each optimizer step."""
    steps: float
    """Optimizer steps of an update."""
    weights: int
    """Length of the gradient."""


@dataclass(frozen=True)
class Link:
    """The median time of an average of the gradient, over `machines` machines."""

    name: str
    machines: int
    seconds: dict[str, float]
    """By the setting `link`."""

    def time(self, link: str, machines: int) -> float:
        """Return the time of an average over another number of machines.

        In a ring, each machine sends 2 (N - 1) / N times the vector.
        """
        return self.seconds[link] * _ring(machines) / _ring(self.machines)


def measure(task: TrainingTask, preset: Preset, updates: int) -> tuple[Work, list[Link]] | None:
    """Measure the work of a process and the link; None in a process of torchrun that does not lead."""
    group = joined()
    if group is not None and group.rank:
        group.follow()
        return None
    work = measure_work(task, preset, updates)
    if group is not None:
        group.lead(time_averages, (work.weights,))
        links = [Link("measured", group.size, time_averages(group, work.weights))]
        group.close()
        return work, links
    pair = LeaderGroup(2, time_averages, (work.weights,))
    try:
        own = Link("loopback", 2, time_averages(pair, work.weights))
    finally:
        pair.close()
    return work, [own, *(on_a_wire(own, name, work.weights) for name in WIRES)]


def measure_work(task: TrainingTask, preset: Preset, updates: int) -> Work:
    """Train about `updates` updates in one process; the first one is left out, as it compiles."""
    figures: list[dict[str, float]] = []
    steps = updates * preset.num_envs * preset.num_steps
    preset = replace(preset, minutes=0, steps=steps, workers=1, rating_games=0, shares={"self": 1.0})
    with tempfile.TemporaryDirectory() as folder:
        callback = Callback(on_metrics=figures.append)
        result = train(task, Path(folder), preset, callback=callback)
        learner = Checkpoint.load(result.checkpoint).learner
    later = figures[1:] or figures
    spent = statistics.median(f["learning/seconds_playing"] + f["learning/seconds_learning"] for f in later)
    taken = float(learner["adam.step"][0])
    per_update = taken / len(figures)
    return Work(spent / per_update, result.steps / taken, per_update, learner["weights"].size)


def time_averages(group: ProcessGroup, length: int) -> dict[str, float]:
    """Return the median time in which all processes add a vector by gloo, by the setting `link`."""
    vector = np.zeros(length, np.float32)
    medians = {}
    for link in BYTES:
        times = []
        for _ in range(RUNS):
            start = time.perf_counter()
            all_reduce(vector, link, dist.group.WORLD)
            times.append(time.perf_counter() - start)
        medians[link] = statistics.median(times)
    return medians


def on_a_wire(own: Link, name: str, weights: int) -> Link:
    """Return the link of two machines on a wire, from that of two processes of this machine."""
    wire = {link: _ring(2) * weights * size / WIRES[name] for link, size in BYTES.items()}
    return Link(name, 2, {link: seconds + wire[link] for link, seconds in own.seconds.items()})


def rates(work: Work, link: Link, machines: int) -> dict[str, float]:
    """Return decisions a second of so many machines with a process each, by what they send.

    Each machine keeps the batch that it has alone. "once an update" sends weights and two moments.
    """
    waits = {setting: link.time(setting, machines) if machines > 1 else 0.0 for setting in BYTES}
    waits["once an update"] = 3 * waits["float32"] / work.steps
    return {name: machines * work.decisions / (work.seconds + wait) for name, wait in waits.items()}


def as_data(work: Work, links: list[Link]) -> dict[str, Any]:
    """Return what was measured, and the rates by link and number of machines, as JSON types."""
    found = {link.name: {str(n): rates(work, link, n) for n in MACHINES} for link in links}
    return {"work": asdict(work), "links": [asdict(link) for link in links], "rates": found}


def table(work: Work, links: list[Link]) -> Table:
    """Return the rates as a table."""
    title = (
        "decisions a second, by machines with a process each\n"
        f"{work.weights:,} weights, {1e3 * work.seconds:.0f} ms of work an optimizer step"
    )
    report = Table(title=title)
    for name in ("link", "ms an average", "sends", *map(str, MACHINES)):
        report.add_column(name, justify="left" if name in ("link", "sends") else "right")
    for link in links:
        by_machines = [rates(work, link, n) for n in MACHINES]
        for sends in by_machines[0]:
            took = f"{1e3 * link.seconds[sends]:.1f}" if sends in link.seconds else ""
            report.add_row(
                link.name, took, sends, *(number(found[sends], "/s")[:-2] for found in by_machines)
            )
    return report


def _ring(machines: int) -> float:
    return 2 * (machines - 1) / machines
