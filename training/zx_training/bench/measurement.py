"""`Measurement`, a quantity measured in several runs, with its target; the machine and the versions."""

import math
import os
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from rich.table import Table

import zx_env
from zx_training.checkout import commit

PACKAGES = ("numpy", "numba", "llvmlite", "gymnasium", "pettingzoo", "zx_env")


@dataclass(frozen=True)
class Measurement:
    """One line of a report: a quantity, its runs and its target."""

    key: str
    what: str
    unit: str
    runs: tuple[float, ...]
    aim: float | None = None
    less_is_better: bool = False

    @property
    def median(self) -> float:
        """Return the median of the runs."""
        return statistics.median(self.runs)

    @property
    def is_met(self) -> bool | None:
        """Return True if the median reaches the target, else False; None if there is no target."""
        if self.aim is None:
            return None
        return self.median <= self.aim if self.less_is_better else self.median >= self.aim

    def as_data(self) -> dict[str, Any]:
        """Return the measurement as JSON types."""
        return {
            "key": self.key,
            "what": self.what,
            "unit": self.unit,
            "median": self.median,
            "least": min(self.runs),
            "most": max(self.runs),
            "runs": list(self.runs),
            "aim": self.aim,
            "is_met": self.is_met,
        }


def number(value: float, unit: str = "") -> str:
    """Format a number: 1,234,000/s, 0.53 µs."""
    digits = 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 10 else 2
    if unit.endswith("/s") and abs(value) >= 10_000:
        value = round(value, 2 - math.floor(math.log10(abs(value))))
    return f"{value:,.{digits}f}{'' if unit.startswith(('/', '%')) or not unit else ' '}{unit}"


def table(title: str, measurements: Sequence[Measurement]) -> Table:
    """Return a table of measurements and their targets."""
    report = Table(title=title)
    for name, side in (
        ("what", "left"),
        ("aim", "right"),
        ("median", "right"),
        ("of runs", "right"),
        ("", "left"),
    ):
        report.add_column(name, justify="right" if side == "right" else "left", overflow="fold")
    for line in measurements:
        aim = (
            ""
            if line.aim is None
            else ("at most " if line.less_is_better else "") + number(line.aim, line.unit)
        )
        span = f"{number(min(line.runs))} to {number(max(line.runs))}" if len(line.runs) > 1 else ""
        met = {None: "", True: "met", False: "missed"}[line.is_met]
        report.add_row(line.what, aim, number(line.median, line.unit), span, met)
    return report


def repeat(runs: int, *measures: Callable[[], float]) -> list[tuple[float, ...]]:
    """Call each measure `runs` times and return the results of each measure, in order.

    The calls are interleaved, so that a busy moment of the machine affects all measures.
    """
    rounds = [[measure() for measure in measures] for _ in range(runs)]
    return [tuple(column) for column in zip(*rounds, strict=True)]


def circumstances(**more: Any) -> dict[str, Any]:
    """Return the circumstances of a measurement: machine, versions, commit."""
    return {
        "machine": {
            "processor": _processor(),
            "cores": os.cpu_count(),
            "memory_gib": _memory(),
            "system": platform.platform(),
            "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        },
        "versions": {"python": platform.python_version()} | {name: version_of(name) for name in PACKAGES},
        "commit": commit(),
        **more,
    }


def in_words(around: dict[str, Any]) -> str:
    """Return what `circumstances` returned as two lines of text."""
    machine = around["machine"]
    versions = ", ".join(f"{name} {version}" for name, version in around["versions"].items() if version)
    load = "" if machine["load"] is None else f", load {machine['load']:.1f}"
    return (
        f"{machine['processor']}, {machine['cores']} cores, {machine['memory_gib']} GiB{load}; "
        f"commit {around['commit']}\n{versions}"
    )


def version_of(package: str) -> str | None:
    """Return the installed version of a package, None if missing; zx_env has a version in a checkout, too."""
    if package == "zx_env":
        return zx_env.__version__
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _processor() -> str:
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _memory() -> int | None:
    if not hasattr(os, "sysconf"):
        return None
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30)
