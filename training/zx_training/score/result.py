"""`result_of`: the card of an agent from its games, as JSON types.

Both games of a deal, and its games against several opponents, share luck. So the results of a deal are
averaged first, and intervals are those of a mean over deals.
"""

from __future__ import annotations

import math
import platform
from collections.abc import Sequence
from typing import Any

import numpy as np
from zx_agents.agent import pretrained_path
from zx_agents.network.player import pool_digest

import zx_env
from zx_training.matches.match import Z95
from zx_training.matches.play import Pair
from zx_training.matches.schedule import digest
from zx_training.matches.score_column import ScoreColumn
from zx_training.score.protocol import AGENT, NO_PANEL, VERSION, ScorePlan

Scores = dict[int, dict[str, list[float]]]
"""By the number of a deal, for each opponent: the results of the agent in both seats, 1, 0.5 or 0."""


def result_of(plan: ScorePlan, pairs: Sequence[Pair]) -> dict[str, Any]:
    """Return the card: headline, columns with every deal, forfeits, thinking time, versions."""
    columns = [_column(column, pairs_of(column, plan, pairs)) for column in plan.columns]
    counted = [one for one in columns if one["in_headline"] and one["games"]]
    missing = [name for name in plan.headline if name not in [one["name"] for one in counted]]
    return {
        **plan.config(),
        "agent": plan.agents[AGENT],
        "zx_env": zx_env.__version__,
        "cards": pool_digest(plan.game["name"]),
        "panel": {name: _digest_of(name, plan.game["name"]) for name in plan.agents if name not in NO_PANEL},
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        "headline": headline([] if missing else counted) | {"missing": missing},
        "columns": columns,
        "milliseconds": _milliseconds(pairs),
        "forfeits": [_forfeit(pair, game.forfeit) for pair in pairs for game in pair.games if game.forfeit],
        "faults": [game.fault for pair in pairs for game in pair.games if game.fault],
    }


def pairs_of(column: ScoreColumn, plan: ScorePlan, pairs: Sequence[Pair]) -> list[Pair]:
    """Return the pairs of games of a column."""
    numbers = {deal.number for deal in plan.deals[column.name]}
    return [pair for pair in pairs if pair.deal.number in numbers]


def _column(column: ScoreColumn, pairs: Sequence[Pair]) -> dict[str, Any]:
    scores: Scores = {}
    for pair in pairs:
        scores.setdefault(pair.deal.number, {})[pair.names[1]] = [game.score for game in pair.games]
    return {
        "name": column.name,
        "title": column.title,
        "in_headline": column.in_headline,
        "games": 2 * len(pairs),
        "puzzles": len(pairs) if column.puzzles else 0,
        **interval([mean_of(deal) for deal in scores.values()]),
        "against": {
            name: interval([_mean(deal[name]) for deal in scores.values() if name in deal])
            for name in column.opponents
            if name not in NO_PANEL
        },
        "deals": {str(number): deal for number, deal in sorted(scores.items())},
    }


def mean_of(deal: dict[str, list[float]]) -> float:
    """Return the mean result of a deal over opponents and seats."""
    return _mean([_mean(results) for results in deal.values()])


def interval(values: Sequence[float]) -> dict[str, float | None]:
    """Return the mean of the values of independent deals, and half of its 95 % interval; None for too few."""
    if not values:
        return {"win_rate": None, "half": None}
    half = Z95 * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else None
    return {"win_rate": _mean(values), "half": half}


def headline(columns: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the mean win rate of the columns, with half of its interval; None where there are none."""
    if not columns:
        return {"score": None, "half": None, "columns": []}
    halves = [one["half"] for one in columns]
    half = None if None in halves else math.sqrt(sum(half**2 for half in halves)) / len(columns)
    return {
        "score": _mean([one["win_rate"] for one in columns]),
        "half": half,
        "columns": [one["name"] for one in columns],
    }


def _mean(values: Sequence[float]) -> float:
    return float(np.mean(values))


def _milliseconds(pairs: Sequence[Pair]) -> dict[str, float] | None:
    """Return median and 99th percentile over games of the agent's mean thinking time for a decision."""
    means = [
        1000 * game.seconds[0] / game.decisions[0]
        for pair in pairs
        for game in pair.games
        if game.decisions[0]
    ]
    if not means:
        return None
    median, high = np.percentile(means, [50, 99])
    return {"median": float(median), "99%": float(high)}


def _forfeit(pair: Pair, forfeit: tuple[int, str]) -> dict[str, Any]:
    agent, reason = forfeit
    return {
        "by": pair.names[agent],
        "against": pair.names[1 - agent],
        "deal": pair.deal.number,
        "reason": reason,
    }


def _digest_of(name: str, game: str) -> str:
    """Return the digest of the weights of a player of the panel; of one without weights, the protocol.

    What players without weights do is tested by the results of their games, which belong to the protocol.
    """
    manifest = pretrained_path(name.partition("+")[0], game)
    weights = None if manifest is None else digest(str(manifest.with_suffix(".npz")))
    return VERSION if weights is None else weights[:16]
