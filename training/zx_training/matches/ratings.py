"""Ratings from matches: Bradley-Terry strengths in Elo points, a named anchor at 0.

All players of one table are rated at once, so the order of the games does not matter. The interval is a
Bayesian bootstrap: every deal and the prior get random weights. A deal is what is drawn: the games that share
one, in both seats and in every match that has played it, are not independent, and get one weight. The prior
gives a clean sweep, which bounds a distance only from below, a wide interval.

A match in which nearly every game is won by the same side is saturated: how far the two are apart is not seen
in it. A player of whom there are only such matches is marked: its points are a bound, not a place.
"""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import choix
import numpy as np
from numpy.typing import NDArray

from zx_training.files import put_in_place
from zx_training.matches.match import Match

ANCHOR = "scripted"
"""Who stands at 0 where nobody else is named: `random` is beaten by all, so it measures nothing."""
ELO = 400 / math.log(10)
LEAST = 1e-3  # of a win in a draw of the prior: the strengths stay finite
PRIOR = 0.5  # wins each way added between the players of a match: keeps a clean sweep at a finite distance


@dataclass(frozen=True)
class Rating:
    """One line of the table; `is_bounded_only` where all its matches are saturated."""

    name: str
    elo: float
    low: float
    high: float
    games: int
    win_rate: float
    is_bounded_only: bool = False


def rate(matches: Sequence[Match], anchor: str, seed: int = 0, draws: int = 1000) -> list[Rating]:
    """The table, strongest first, with 95 % intervals; `anchor` stands at 0."""
    names = list(dict.fromkeys(name for match in matches for name in match.names))
    scores = [np.array(match.pairs, float).reshape(-1, 2).sum(axis=1) for match in matches]
    places = [(names.index(match.names[0]), names.index(match.names[1])) for match in matches]
    deals, drawn = _deals(matches)
    zero = names.index(anchor)

    def strengths(weights: NDArray[np.float64], prior: Callable[[], float]) -> NDArray[np.float64]:
        won = np.zeros((len(names), len(names)))
        for (a, b), score, deal in zip(places, scores, deals, strict=True):
            won[a, b] += weights[deal] @ score + prior()
            won[b, a] += weights[deal] @ (2 - score) + prior()
        elo = np.asarray(choix.ilsr_pairwise_dense(won, max_iter=1000)) * ELO
        return np.asarray(elo - elo[zero], np.float64)

    rng = np.random.default_rng(seed)
    centre = strengths(np.ones(drawn), lambda: PRIOR)
    again = np.array(
        [
            strengths(rng.standard_exponential(drawn), lambda: max(LEAST, rng.gamma(PRIOR)))
            for _ in range(draws)
        ]
    )
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    ratings = []
    for i, name in enumerate(names):
        results = [r for m in matches if m.names[0] == name for r in m.results()]
        results += [1 - r for m in matches if m.names[1] == name for r in m.results()]
        only = all(match.is_saturated for match in matches if name in match.names)
        points = float(centre[i]), float(low[i]), float(high[i])
        ratings.append(Rating(name, *points, len(results), float(np.mean(results)), only))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _deals(matches: Sequence[Match]) -> tuple[list[NDArray[np.int64]], int]:
    """For each match which deal each of its pairs is, and how many there are; those without a seed differ."""
    numbers: dict[object, int] = {}
    found = []
    for match in matches:
        keys: Sequence[object] = match.deals or [(id(match), k) for k in range(len(match.pairs))]
        found.append(np.array([numbers.setdefault(key, len(numbers)) for key in keys], np.int64))
    return found, len(numbers)


def save_ratings(folder: Path, ratings: Sequence[Rating], matches: Sequence[Match]) -> None:
    """`ratings.csv`, and `ratings.json` with the matches behind it."""
    with (
        put_in_place(folder / "ratings.csv") as scratch,
        open(scratch, "w", newline="", encoding="utf-8") as file,
    ):
        writer = csv.writer(file)
        writer.writerow(["player", "elo", "low", "high", "games", "win_rate"])
        for r in ratings:
            writer.writerow(
                [r.name, f"{r.elo:.1f}", f"{r.low:.1f}", f"{r.high:.1f}", r.games, f"{r.win_rate:.4f}"]
            )
    table: dict[str, Any] = {
        "ratings": [vars(rating) for rating in ratings],
        "matches": [match.as_dict() for match in matches],
    }
    with put_in_place(folder / "ratings.json") as scratch:
        scratch.write_text(json.dumps(table, indent=1), encoding="utf-8")
