"""Plot of an experiment: win rates of the arms and the differences between them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from zx_training.files import put_in_place


def results_figure(results: Mapping[str, Any]) -> Figure:
    """Plot one row per set of matches: win rates against the agents (left), differences of arms (right).

    Args:
        results: The contents of `results.json`.
    """
    by_matches = results["found"]
    heights = [1.2 + 0.42 * max(len(one["win_rates"]), len(_compared(one))) for one in by_matches.values()]
    figure = Figure(figsize=(11, sum(heights) + 0.4), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(results["question"])
    axes = figure.subplots(len(by_matches), 2, squeeze=False, height_ratios=heights)
    for (left, right), (name, one) in zip(axes, by_matches.items(), strict=True):
        _win_rates(left, name, one)
        _differences(right, name, one)
    return figure


def _win_rates(axis: Axes, name: str, one: Mapping[str, Any]) -> None:
    lines = one["win_rates"]
    for y, line in enumerate(lines[::-1]):
        axis.plot([line["low"], line["high"]], [y, y], color="0.4")
        axis.plot(list(line["runs"].values()), [y] * len(line["runs"]), ".", color="0.6")
        axis.plot([line["win_rate"]], [y], "o", color="C0")
    labels = [f"{line['arm']}\nagainst {line['against']}" for line in lines[::-1]]
    axis.set_yticks(range(len(labels)), labels)
    axis.axvline(0.5, color="0.8", linewidth=1, zorder=0)
    axis.set(
        xlim=(0, 1), ylim=(-0.6, len(lines) - 0.4), title=f"Decks: {name}",
        xlabel="share of games won (small: each run; 95 % interval of all games)",
    )  # fmt: skip


def _compared(one: Mapping[str, Any]) -> list[tuple[str, float, float, float, list[float]]]:
    """Return label, middle, ends and runs of every comparison; of a meeting, 2 * win rate - 1."""
    rows = []
    for line in one["differences"]:
        a, b = line["arms"]
        label = f"{a} less {b}\nagainst {line['against']}"
        rows.append((label, line["difference"], line["low"], line["high"], line["by_seed"]))
    for line in one["meetings"]:
        a, b = line["arms"]
        middle, low, high, *runs = (
            2 * share - 1
            for share in (line["win_rate"], line["low"], line["high"], *(rate for *_, rate in line["runs"]))
        )
        rows.append((f"{a} less {b}\nagainst each other", middle, low, high, runs))
    return rows


def _differences(axis: Axes, name: str, one: Mapping[str, Any]) -> None:
    lines = _compared(one)[::-1]
    for y, (_, middle, low, high, runs) in enumerate(lines):
        axis.plot([low, high], [y, y], color="0.4")
        axis.plot(runs, [y] * len(runs), ".", color="0.6")
        axis.plot([middle], [y], "o", color="C1")
    axis.set_yticks(range(len(lines)), [label for label, *_ in lines])
    axis.axvline(0, color="0.8", linewidth=1, zorder=0)
    axis.set(
        ylim=(-0.6, len(lines) - 0.4), title=f"Differences: {name}",
        xlabel="difference of shares (small: each seed or two runs; 95 % over deals)",
    )  # fmt: skip


def save_picture(path: Path, results: Mapping[str, Any]) -> None:
    """Write the figure as PNG."""
    with put_in_place(path) as scratch:
        results_figure(results).savefig(scratch, dpi=130, format="png")
