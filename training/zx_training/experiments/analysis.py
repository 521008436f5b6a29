"""What an experiment found: win rates of arms, differences between them, with 95 % intervals.

Two things vary by chance: the deals of the matches, and what a seed makes of a run. An interval "over deals"
is a bootstrap over the deals, which all arms have played: how far these very players differ. An interval
"over seeds" (Student's t over the differences between runs of the same seed): how far the settings do. With
two seeds that one is wide, as it should be.
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
"""By two players' names: share of the first one's games in each deal, [deals]; both ways round."""


def scores_of(matches: Sequence[Match]) -> Scores:
    """All meetings, both ways round; every meeting has played the same deals in the same order."""
    found = {}
    for match in matches:
        one = np.array(match.pairs, np.float64).reshape(-1, 2).mean(axis=1)
        found[match.names], found[match.names[::-1]] = one, 1 - one
    return found


def over_deals(shares: NDArray[np.float64], seed: int = 0) -> tuple[float, float]:
    """95 % interval of the mean over deals: percentiles of means of deals drawn again."""
    rng = np.random.default_rng(seed)
    drawn = rng.integers(len(shares), size=(DRAWS, len(shares)))
    low, high = np.percentile(shares[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def over_seeds(differences: Sequence[float]) -> tuple[float, float] | None:
    """95 % interval of the mean of runs' differences; None where there are fewer than two."""
    if len(differences) < 2:
        return None
    middle, spread = float(np.mean(differences)), float(stats.sem(differences))
    half = float(stats.t.ppf(0.975, len(differences) - 1)) * spread
    return middle - half, middle + half


def findings(
    arms: Mapping[str, Sequence[str]], against: Sequence[str], matches: Sequence[Match]
) -> dict[str, Any]:
    """The table of one set of matches, JSON-able.

    Args:
        arms: for each arm the names of its players, in the order of the seeds.
        against: the agents that all of them met.
        matches: every two players' match, on the same deals.
    """
    scores = scores_of(matches)
    two = list(itertools.combinations(arms, 2))
    return {
        "deals": len(next(iter(scores.values()))),
        "win_rates": [_win_rate(arm, arms[arm], o, scores) for arm in arms for o in against],
        "differences": [_difference((a, b), arms, o, scores) for a, b in two for o in against],
        "meetings": [_meeting((a, b), arms, scores) for a, b in two],
        "same_settings": [
            {"arm": arm, "players": list(names)} | _share(scores[names])
            for arm, players in arms.items()
            for names in itertools.combinations(players, 2)
        ],
    }


def not_played_out(pairs: Iterable[Pair]) -> list[dict[str, Any]]:
    """Games that an agent forfeited, and games of which the engine found no end: who, why, how many."""
    counted: Counter[tuple[str | None, str]] = Counter()
    for pair in pairs:
        for game in pair.games:
            if game.forfeit:
                counted[pair.names[game.forfeit[0]], game.forfeit[1]] += 1
            elif game.fault:
                counted[None, game.fault] += 1
    return [{"agent": agent, "reason": why, "games": n} for (agent, why), n in counted.most_common()]


def _share(deals: NDArray[np.float64]) -> dict[str, float]:
    low, high = over_deals(deals)
    return {"win_rate": float(deals.mean()), "low": low, "high": high}


def _win_rate(arm: str, players: Sequence[str], opponent: str, scores: Scores) -> dict[str, Any]:
    """An arm against an agent, all its runs together, with Wilson's interval."""
    runs = {name: float(scores[name, opponent].mean()) for name in players}
    games = sum(2 * len(scores[name, opponent]) for name in players)
    rate = float(np.mean(list(runs.values())))
    low, high = wilson(rate * games, games)
    told = {"arm": arm, "against": opponent, "games": games}
    return told | {"win_rate": rate, "low": low, "high": high, "runs": runs}


def _difference(
    two: tuple[str, str], arms: Mapping[str, Sequence[str]], opponent: str, scores: Scores
) -> dict[str, Any]:
    """How much more the first arm wins against an agent than the second, deal by deal."""
    first, second = (np.array([scores[name, opponent] for name in arms[arm]]) for arm in two)
    deals = first.mean(axis=0) - second.mean(axis=0)
    low, high = over_deals(deals)
    told = {
        "arms": list(two),
        "against": opponent,
        "difference": float(deals.mean()),
        "low": low,
        "high": high,
    }
    by_seed = [float(x) for x in (first - second).mean(axis=1)] if len(first) == len(second) else []
    seeds = over_seeds(by_seed)
    return told | {"by_seed": by_seed, "over_seeds": None if seeds is None else list(seeds)}


def _meeting(two: tuple[str, str], arms: Mapping[str, Sequence[str]], scores: Scores) -> dict[str, Any]:
    """The runs of one arm against those of another, each with each."""
    a, b = two
    runs = [(mine, other, scores[mine, other]) for mine in arms[a] for other in arms[b]]
    told = {"arms": [a, b]} | _share(np.mean([deals for *_, deals in runs], axis=0))
    return told | {"runs": [[mine, other, float(deals.mean())] for mine, other, deals in runs]}


def sentences(name: str, found: Mapping[str, Any]) -> list[str]:
    """What the differences say, and what they do not."""
    said = []
    for one in found.get("not_played_out", ()):
        whose = f"{one['agent']} forfeited" if one["agent"] else "without an end, and counted as draws,"
        said.append(f"{name}: {whose} {one['games']} games ({one['reason']}).")
    for one in found["differences"]:
        a, b = one["arms"]
        seeds = one["over_seeds"]
        told = (
            f"{name}: against {one['against']} {a} won {points(one['difference'])} {b} "
            f"({span(one['low'], one['high'])} over deals"
        )
        told += f"; {span(*seeds)} over {len(one['by_seed'])} seeds)" if seeds else ")"
        said.append(f"{told}: {verdict(one)}.")
    for one in found["meetings"]:
        a, b = one["arms"]
        rates = [rate for *_, rate in one["runs"]]
        told = f"{one['win_rate']:.1%} against {b} ({one['low']:.1%} to {one['high']:.1%} over deals"
        apart = f"; {min(rates):.1%} to {max(rates):.1%} from run to run" if len(rates) > 1 else ""
        said.append(f"{name}: {a} won {told}{apart}).")
    return said


def verdict(one: Mapping[str, Any]) -> str:
    """What a difference shows, in words."""
    if one["low"] <= 0 <= one["high"]:
        return "these players are not told apart"
    seeds = one["over_seeds"]
    if seeds is None:
        return "these players differ"
    if seeds[0] <= 0 <= seeds[1]:
        return "these players differ; so few seeds do not show that the settings do"
    return "the settings differ"


def points(difference: float) -> str:
    """A difference of shares in percentage points, as people say it."""
    if difference == 0:
        return "as often as"
    return f"{abs(100 * difference):.1f} points {'more' if difference > 0 else 'less'} than"


def span(low: float, high: float) -> str:
    """An interval of a difference, in percentage points."""
    return f"{100 * low:+.1f} to {100 * high:+.1f}"
