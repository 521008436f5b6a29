"""Ratings from matches: Bradley-Terry strengths in Elo points, relative to an anchor at 0.

All players of one table are rated at once, so the order of the games does not matter. The interval is a
Bayesian bootstrap with random weights for every deal and for the prior. The unit is the deal: all games of a
deal, in both seats and in every match, depend on each other and get one weight. A match in which one side
wins every game bounds a distance only from below; the prior gives this distance a wide interval.

A match in which one side wins nearly every game is saturated: it does not measure the difference in strength.
A player with saturated matches only is marked: its points are a bound, not an estimate.
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
"""The default player at 0. Not `random`: every other player beats it, so it measures nothing."""
ELO = 400 / math.log(10)
LEAST = 1e-3  # smallest random weight of the prior, in wins: keeps the strengths finite
PRIOR = 0.5  # wins added for each player of a match, so that a match of wins only has a finite distance


@dataclass(frozen=True)
class Rating:
    """Rating of a player: Elo points with the 95 % interval from `low` to `high`.

    If `is_bounded_only`, all matches of the player are saturated, so that the points are only a bound.
    """

    name: str
    elo: float
    low: float
    high: float
    games: int
    win_rate: float
    is_bounded_only: bool = False


def rate(matches: Sequence[Match], anchor: str, seed: int = 0, draws: int = 1000) -> list[Rating]:
    """Return Elo ratings, strongest first, with 95 % bootstrap intervals.

    `anchor` has 0 points; `draws` is the number of bootstrap samples.
    """
    names = list(dict.fromkeys(name for match in matches for name in match.names))
    scores = [np.array(match.pairs, float).reshape(-1, 2).sum(axis=1) for match in matches]
    places = [(names.index(match.names[0]), names.index(match.names[1])) for match in matches]
    deals, n_deals = _deals(matches)
    zero = names.index(anchor)

    def strengths(weights: NDArray[np.float64], prior: Callable[[], float]) -> NDArray[np.float64]:
        won = np.zeros((len(names), len(names)))
        for (a, b), score, deal in zip(places, scores, deals, strict=True):
            won[a, b] += weights[deal] @ score + prior()
            won[b, a] += weights[deal] @ (2 - score) + prior()
        elo = np.asarray(choix.ilsr_pairwise_dense(won, max_iter=1000)) * ELO
        return np.asarray(elo - elo[zero], np.float64)

    rng = np.random.default_rng(seed)
    centre = strengths(np.ones(n_deals), lambda: PRIOR)
    samples = np.array(
        [
            strengths(rng.standard_exponential(n_deals), lambda: max(LEAST, rng.gamma(PRIOR)))
            for _ in range(draws)
        ]
    )
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    ratings = []
    for i, name in enumerate(names):
        results = [r for m in matches if m.names[0] == name for r in m.results()]
        results += [1 - r for m in matches if m.names[1] == name for r in m.results()]
        is_bounded_only = all(match.is_saturated for match in matches if name in match.names)
        points = float(centre[i]), float(low[i]), float(high[i])
        ratings.append(Rating(name, *points, len(results), float(np.mean(results)), is_bounded_only))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _deals(matches: Sequence[Match]) -> tuple[list[NDArray[np.int64]], int]:
    """Return for each match the deal index of each of its pairs, and the number of deals.

    Pairs without a seed count as deals of their own.
    """
    numbers: dict[object, int] = {}
    indices = []
    for match in matches:
        keys: Sequence[object] = match.deals or [(id(match), k) for k in range(len(match.pairs))]
        indices.append(np.array([numbers.setdefault(key, len(numbers)) for key in keys], np.int64))
    return indices, len(numbers)


def save_ratings(folder: Path, ratings: Sequence[Rating], matches: Sequence[Match]) -> None:
    """Write `ratings.csv`, and `ratings.json` with the matches."""
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
