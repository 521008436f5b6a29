"""Standings of a tournament, computed from its pairs of games. README.md describes the format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import SettingError
from zx_training.matches.match import Match
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.ratings import ANCHOR, rate
from zx_training.matches.schedule import Plan
from zx_training.tournament.deck_matrix import deck_matrices
from zx_training.tournament.nash import nash_distribution, nash_values

MOST_FORFEITS = 200
"""Maximum number of forfeits that are listed; all of them are counted."""


def anchor_of(agents: Sequence[str], name: str | None) -> str:
    """Return the agent with 0 Elo points: the named agent, else `scripted`, else the first agent.

    Raises:
        SettingError: The named agent does not play.
    """
    if name is not None and name not in agents:
        raise SettingError(f"the anchor {name!r} does not play; it is one of {', '.join(agents)}")
    return name or (ANCHOR if ANCHOR in agents else agents[0])


def standings(plan: Plan, pairs: Sequence[Pair], anchor: str | None = None) -> dict[str, Any]:
    """Return the standings after these pairs of games as JSON types.

    They contain ratings, meetings, Nash shares, deck matrices, lengths, speeds and forfeits.
    """
    agents = list(plan.agents)
    matches = matches_of(plan, pairs)
    zero = anchor_of(agents, anchor)
    return {
        **plan.config(),
        "games_played": 2 * len(pairs),
        "games_planned": 2 * len(plan.deals) * len(plan.meetings),
        "anchor": zero,
        "ratings": [vars(rating) for rating in rate(matches, zero, plan.seed)] if matches else [],
        "meetings": [match.as_dict() for match in matches],
        "nash": _nash(agents, matches),
        "decks_met": deck_matrices(plan, pairs, matches),
        "lengths": lengths(pairs),
        "speed": [_speed(name, pairs) for name in agents],
        "forfeits": [_forfeit(*game) for game in _all_forfeits(pairs)[:MOST_FORFEITS]],
        "forfeits_in_all": len(_all_forfeits(pairs)),
        "faults": [game.fault for pair in pairs for game in pair.games if game.fault],
    }


def matches_of(plan: Plan, pairs: Sequence[Pair]) -> list[Match]:
    """Return a match for each meeting of two different agents that has begun."""
    matches: dict[tuple[str, str], Match] = {}
    for pair in pairs:
        matches.setdefault(pair.names, Match(pair.names)).add(pair)
    return [matches[a, b] for a, b in plan.meetings if a != b and (a, b) in matches]


def win_rates(agents: Sequence[str], matches: Sequence[Match]) -> NDArray[np.float64]:
    """Return the win rates of row against column, float [n, n]; 0.5 for agents that have not met."""
    rates = np.full((len(agents), len(agents)), 0.5)
    for match in matches:
        a, b = (agents.index(name) for name in match.names)
        rates[a, b], rates[b, a] = match.rate, 1 - match.rate
    return rates


def _nash(agents: Sequence[str], matches: Sequence[Match]) -> list[dict[str, Any]]:
    rates = win_rates(agents, matches)
    shares = nash_distribution(rates)
    values = nash_values(rates, shares)
    return [
        {"name": name, "share": float(share), "value": float(value)}
        for name, share, value in zip(agents, shares, values, strict=True)
    ]


def lengths(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Return statistics of the games that were not forfeited: turns, decisions, and wins of seat 0."""
    games = [(number, game) for pair in pairs for number, game in enumerate(pair.games) if not game.forfeit]
    decided = [(number, game) for number, game in games if game.winner is not None]
    first = sum(game.winner == number for number, game in decided)
    return {
        "games": len(games),
        "turns": _summary([game.turns for _, game in games]),
        "decisions": _summary([sum(game.decisions) for _, game in games]),
        "games_by_turns": {str(turn): n for turn, n in sorted(Counter(g.turns for _, g in games).items())},
        "draws": len(games) - len(decided),
        "truncated": sum(game.truncated for _, game in games),
        "seat_0_won": first / len(decided) if decided else None,
    }


def _summary(numbers: Sequence[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    low, percentile_1, median, percentile_99, high = np.percentile(numbers, [0, 1, 50, 99, 100])
    mean = float(np.mean(numbers))
    return {"min": low, "1%": percentile_1, "median": median, "mean": mean, "99%": percentile_99, "max": high}


def _speed(name: str, pairs: Sequence[Pair]) -> dict[str, Any]:
    decisions, seconds = 0, 0.0
    for pair in pairs:
        for agent in (i for i, other in enumerate(pair.names) if other == name):
            decisions += sum(game.decisions[agent] for game in pair.games)
            seconds += sum(game.seconds[agent] for game in pair.games)
    return {
        "name": name,
        "decisions": decisions,
        "seconds": seconds,
        "milliseconds_a_decision": 1000 * seconds / decisions if decisions else None,
    }


def _all_forfeits(pairs: Sequence[Pair]) -> list[tuple[Pair, int, GameResult]]:
    return [(pair, n, game) for pair in pairs for n, game in enumerate(pair.games) if game.forfeit]


def _forfeit(pair: Pair, number: int, game: GameResult) -> dict[str, Any]:
    agent, reason = game.forfeit or (0, "")
    return {
        "agent": pair.names[agent],
        "against": pair.names[1 - agent],
        "deal": pair.deal.number,
        "decks": list(pair.deal.decks),
        "seat": agent ^ number,
        "turn": game.turns,
        "reason": reason,
    }
