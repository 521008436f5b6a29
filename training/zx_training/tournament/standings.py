"""The standing: all that is told of a tournament, from its pairs of games. The format is in README.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import SettingError
from zx_training.matches.match import Match
from zx_training.matches.play import Pair, PlayedOut
from zx_training.matches.ratings import ANCHOR, rate
from zx_training.matches.schedule import Plan
from zx_training.tournament.deck_matrix import decks_met
from zx_training.tournament.nash import nash_shares, nash_values
from zx_training.tournament.results_log import terms_of

MOST_FORFEITS = 200
"""Forfeits that are listed one by one; all of them are counted."""


def anchor_of(agents: Sequence[str], said: str | None) -> str:
    """Who stands at 0: the agent that is named, else `scripted`, else the first.

    Raises:
        SettingError: The agent that is named does not play.
    """
    if said is not None and said not in agents:
        raise SettingError(f"the anchor {said!r} does not play; it is one of {', '.join(agents)}")
    return said or (ANCHOR if ANCHOR in agents else agents[0])


def standing(plan: Plan, pairs: Sequence[Pair], anchor: str | None = None) -> dict[str, Any]:
    """The table of what has been played so far, JSON-able."""
    agents = list(plan.agents)
    matches = matches_of(plan, pairs)
    zero = anchor_of(agents, anchor)
    return {
        **terms_of(plan),
        "games_played": 2 * len(pairs),
        "games_planned": 2 * len(plan.deals) * len(plan.meetings),
        "anchor": zero,
        "ratings": [vars(rating) for rating in rate(matches, zero, plan.seed)] if matches else [],
        "meetings": [match.as_dict() | {"forfeits": _forfeits_of(match, pairs)} for match in matches],
        "nash": _nash(agents, matches),
        "decks_met": decks_met(plan, pairs, matches),
        "lengths": lengths(pairs),
        "speed": [_speed(name, pairs) for name in agents],
        "forfeits": [_forfeit(*one) for one in _all_forfeits(pairs)[:MOST_FORFEITS]],
        "forfeits_in_all": len(_all_forfeits(pairs)),
        "faults": [game.fault for pair in pairs for game in pair.games if game.fault],
    }


def matches_of(plan: Plan, pairs: Sequence[Pair]) -> list[Match]:
    """A match for each meeting of two different agents that has begun."""
    matches: dict[tuple[str, str], Match] = {}
    for pair in pairs:
        matches.setdefault(pair.names, Match(pair.names)).add(pair)
    return [matches[a, b] for a, b in plan.meetings if a != b and (a, b) in matches]


def win_rates(agents: Sequence[str], matches: Sequence[Match]) -> NDArray[np.float64]:
    """How often row won against column, float [n, n]; 0.5 where they have not met."""
    rates = np.full((len(agents), len(agents)), 0.5)
    for match in matches:
        a, b = (agents.index(name) for name in match.names)
        rates[a, b], rates[b, a] = match.rate, 1 - match.rate
    return rates


def _nash(agents: Sequence[str], matches: Sequence[Match]) -> list[dict[str, Any]]:
    rates = win_rates(agents, matches)
    shares = nash_shares(rates)
    values = nash_values(rates, shares)
    return [
        {"name": name, "share": float(share), "value": float(value)}
        for name, share, value in zip(agents, shares, values, strict=True)
    ]


def lengths(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Turns and decisions of the games that were played out, and how often seat 0 won."""
    games = [(number, game) for pair in pairs for number, game in enumerate(pair.games) if not game.forfeit]
    decided = [(number, game) for number, game in games if game.winner is not None]
    first = sum(game.winner == number for number, game in decided)
    return {
        "games": len(games),
        "turns": _spread([game.turns for _, game in games]),
        "decisions": _spread([sum(game.decisions) for _, game in games]),
        "games_by_turns": {str(turn): n for turn, n in sorted(Counter(g.turns for _, g in games).items())},
        "draws": len(games) - len(decided),
        "truncated": sum(game.truncated for _, game in games),
        "seat_0_won": first / len(decided) if decided else None,
    }


def _spread(numbers: Sequence[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    low, one, median, ninetynine, high = np.percentile(numbers, [0, 1, 50, 99, 100])
    mean = float(np.mean(numbers))
    return {"min": low, "1%": one, "median": median, "mean": mean, "99%": ninetynine, "max": high}


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


def _all_forfeits(pairs: Sequence[Pair]) -> list[tuple[Pair, int, PlayedOut]]:
    return [(pair, n, game) for pair in pairs for n, game in enumerate(pair.games) if game.forfeit]


def _forfeit(pair: Pair, number: int, game: PlayedOut) -> dict[str, Any]:
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


def _forfeits_of(match: Match, pairs: Sequence[Pair]) -> list[int]:
    """How many games each of the two forfeited."""
    lost = [0, 0]
    for pair, _, game in _all_forfeits(pairs):
        if pair.names == match.names and game.forfeit:
            lost[game.forfeit[0]] += 1
    return lost
