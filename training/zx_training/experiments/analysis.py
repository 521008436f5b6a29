"""Analysis of an experiment: win rates of arms and differences between them, with 95 % intervals.

Results vary by chance for two reasons: the deals of the matches, and the seeds of the runs. An interval "over
deals" is a bootstrap over the deals, which all arms have played. It measures the difference between the
trained players. An interval "over seeds" is Student's t over the differences between runs of the same seed.
It measures the difference between the settings of two arms, and is wide with two seeds.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from zx_training.matches.match import Match, wilson
from zx_training.matches.play import Pair

DRAWS = 2000
Scores = Mapping[tuple[str, str], NDArray[np.float64]]
"""By the names of two players, in both orders: the first player's win rate in each deal, [deals]."""


def scores_of(matches: Sequence[Match]) -> Scores:
    """Return the scores of every two players, deal by deal; all played the same deals in the same order."""
    scores = {}
    for match in matches:
        first = np.array(match.pairs, np.float64).reshape(-1, 2).mean(axis=1)
        scores[match.names], scores[match.names[::-1]] = first, 1 - first
    return scores


def deal_interval(shares: NDArray[np.float64], seed: int = 0) -> tuple[float, float]:
    """Return the bootstrap 95 % interval of the mean over deals."""
    rng = np.random.default_rng(seed)
    resampled = rng.integers(len(shares), size=(DRAWS, len(shares)))
    low, high = np.percentile(shares[resampled].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def seed_interval(differences: Sequence[float]) -> tuple[float, float] | None:
    """Return the 95 % interval of the mean difference of runs; None for fewer than two differences."""
    if len(differences) < 2:
        return None
    mean, error = float(np.mean(differences)), float(stats.sem(differences))
    half = float(stats.t.ppf(0.975, len(differences) - 1)) * error
    return mean - half, mean + half


def analyze(
    arms: Mapping[str, Sequence[str]], against: Sequence[str], matches: Sequence[Match]
) -> dict[str, Any]:
    """Return win rates and differences of one set of matches, JSON-able.

    Args:
        arms: For each arm the names of its players, in the order of the seeds.
        against: The agents that all players met.
        matches: The match of every two players, on the same deals.
    """
    scores = scores_of(matches)
    arm_pairs = list(itertools.combinations(arms, 2))
    return {
        "deals": len(next(iter(scores.values()))),
        "win_rates": [_win_rate(arm, arms[arm], o, scores) for arm in arms for o in against],
        "differences": [_difference((a, b), arms, o, scores) for a, b in arm_pairs for o in against],
        "meetings": [_meeting((a, b), arms, scores) for a, b in arm_pairs],
        "same_settings": [
            {"arm": arm, "players": list(names)} | _share(scores[names])
            for arm, players in arms.items()
            for names in itertools.combinations(players, 2)
        ],
    }


def not_played_out(pairs: Iterable[Pair]) -> list[dict[str, Any]]:
    """Count forfeited games by agent and reason, and games that an error of the engine ended.

    Rows contain `agent` (None for the engine), `reason` and the number of `games`.
    """
    counts: Counter[tuple[str | None, str]] = Counter()
    for pair in pairs:
        for game in pair.games:
            if game.forfeit:
                counts[pair.names[game.forfeit[0]], game.forfeit[1]] += 1
            elif game.fault:
                counts[None, game.fault] += 1
    return [{"agent": agent, "reason": reason, "games": n} for (agent, reason), n in counts.most_common()]


def _share(deals: NDArray[np.float64]) -> dict[str, float]:
    low, high = deal_interval(deals)
    return {"win_rate": float(deals.mean()), "low": low, "high": high}


def _win_rate(arm: str, players: Sequence[str], opponent: str, scores: Scores) -> dict[str, Any]:
    """Return the win rate of an arm against an agent over all its runs, with Wilson's interval."""
    runs = {name: float(scores[name, opponent].mean()) for name in players}
    games = sum(2 * len(scores[name, opponent]) for name in players)
    rate = float(np.mean(list(runs.values())))
    low, high = wilson(rate * games, games)
    fields = {"arm": arm, "against": opponent, "games": games}
    return fields | {"win_rate": rate, "low": low, "high": high, "runs": runs}


def _difference(
    pair: tuple[str, str], arms: Mapping[str, Sequence[str]], opponent: str, scores: Scores
) -> dict[str, Any]:
    """Return the difference of two arms' win rates against an agent, computed deal by deal."""
    first, second = (np.array([scores[name, opponent] for name in arms[arm]]) for arm in pair)
    deals = first.mean(axis=0) - second.mean(axis=0)
    low, high = deal_interval(deals)
    fields = {
        "arms": list(pair),
        "against": opponent,
        "difference": float(deals.mean()),
        "low": low,
        "high": high,
    }
    by_seed = [float(x) for x in (first - second).mean(axis=1)] if len(first) == len(second) else []
    seeds = seed_interval(by_seed)
    return fields | {"by_seed": by_seed, "over_seeds": None if seeds is None else list(seeds)}


def _meeting(pair: tuple[str, str], arms: Mapping[str, Sequence[str]], scores: Scores) -> dict[str, Any]:
    """Return the win rate of one arm's runs against another arm's runs, over all pairs of runs."""
    a, b = pair
    runs = [(first, second, scores[first, second]) for first in arms[a] for second in arms[b]]
    fields = {"arms": [a, b]} | _share(np.mean([deals for *_, deals in runs], axis=0))
    return fields | {"runs": [[first, second, float(deals.mean())] for first, second, deals in runs]}


def sentences(name: str, results: Mapping[str, Any]) -> list[str]:
    """Return sentences, for the terminal, about the differences of arms and the limits of the comparison.

    `name` is the set of matches, `results` the value of `analyze`.
    """
    lines = []
    for games in results.get("not_played_out", ()):
        whose = f"{games['agent']} forfeited" if games["agent"] else "without an end, and counted as draws,"
        lines.append(f"{name}: {whose} {games['games']} games ({games['reason']}).")
    for difference in results["differences"]:
        a, b = difference["arms"]
        seeds = difference["over_seeds"]
        text = (
            f"{name}: against {difference['against']} {a} won {points(difference['difference'])} {b} "
            f"({span(difference['low'], difference['high'])} over deals"
        )
        text += f"; {span(*seeds)} over {len(difference['by_seed'])} seeds)" if seeds else ")"
        lines.append(f"{text}: {verdict(difference)}.")
    for meeting in results["meetings"]:
        a, b = meeting["arms"]
        rates = [rate for *_, rate in meeting["runs"]]
        low, high = meeting["low"], meeting["high"]
        text = f"{meeting['win_rate']:.1%} against {b} ({low:.1%} to {high:.1%} over deals"
        run_range = f"; {min(rates):.1%} to {max(rates):.1%} from run to run" if len(rates) > 1 else ""
        lines.append(f"{name}: {a} won {text}{run_range}).")
    return lines


def verdict(difference: Mapping[str, Any]) -> str:
    """Return a phrase for a difference in the results of `analyze`.

    It says that the settings differ (the interval over seeds excludes 0), that only these players differ (the
    interval over deals does), or neither.
    """
    if difference["low"] <= 0 <= difference["high"]:
        return "these players are not told apart"
    seeds = difference["over_seeds"]
    if seeds is None:
        return "these players differ"
    if seeds[0] <= 0 <= seeds[1]:
        return "these players differ; so few seeds do not show that the settings do"
    return "the settings differ"


def points(difference: float) -> str:
    """Format a difference of win rates (-1 to 1) for a sentence, such as "2.5 points more than"."""
    if difference == 0:
        return "as often as"
    return f"{abs(100 * difference):.1f} points {'more' if difference > 0 else 'less'} than"


def span(low: float, high: float) -> str:
    """Format the interval of a difference of win rates in percentage points, such as "-1.0 to +6.0"."""
    return f"{100 * low:+.1f} to {100 * high:+.1f}"
