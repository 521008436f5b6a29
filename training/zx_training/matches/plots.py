"""Plot of a training run: the learning curve and the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from zx_training.files import put_in_place
from zx_training.matches.ratings import Rating

PREFIX = "vs_"  # keys of the learning curve: vs_KIND is the win rate against a kind of opponent


def learning_figure(curve: Sequence[dict[str, float]], ratings: Sequence[Rating]) -> Figure:
    """Plot the win rate against each kind of opponent over the run (left) and the ratings (right)."""
    figure = Figure(figsize=(11, 4.2), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2)
    kinds = list(dict.fromkeys(key for point in curve for key in point if key.startswith(PREFIX)))
    for kind in kinds:
        points = [(point["steps"], point[kind]) for point in curve if kind in point]
        left.plot(
            [x for x, _ in points], [y for _, y in points], label=f"against {kind.removeprefix(PREFIX)}"
        )
    left.axhline(0.5, color="0.8", linewidth=1, zorder=0)
    left.set(xlabel="decisions learned from", ylabel="win rate while learning", ylim=(0, 1), title="Learning")
    if kinds:
        left.legend()
    names = [rating.name for rating in ratings][::-1]
    for y, rating in enumerate(list(ratings)[::-1]):
        right.plot([rating.low, rating.high], [y, y], color="0.4")
        right.plot([rating.elo], [y], "o", color="C0")
        right.annotate(
            f"{rating.elo:.0f}", (rating.elo, y), xytext=(0, 7), textcoords="offset points", ha="center"
        )
    right.set(xlabel="rating (Elo points, 95 % interval)", title="Rating", ylim=(-0.6, len(names) - 0.4))
    right.set_yticks(range(len(names)), names)
    return figure


def save_plot(path: Path, curve: Sequence[dict[str, float]], ratings: Sequence[Rating]) -> None:
    """Write the figure as PNG."""
    with put_in_place(path) as scratch:
        learning_figure(curve, ratings).savefig(scratch, dpi=130, format="png")
