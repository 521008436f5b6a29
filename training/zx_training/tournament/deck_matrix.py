"""Win rates of each deck against each deck: over all agents, and for each agent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_training.matches.match import Match
from zx_training.matches.play import Pair
from zx_training.matches.schedule import Plan
from zx_training.tournament.nash import nash_distribution

IsCounted = Callable[[Pair, int], bool]


def deck_matrices(plan: Plan, pairs: Sequence[Pair], matches: Sequence[Match]) -> dict[str, Any]:
    """Return the deck matrices of a tournament, JSON-able.

    A deck matrix contains the win rate of the row's deck against the column's deck. Over all agents, both
    agents of a deal have played both decks, so their strengths cancel out. Saturated matches are left out:
    they show which agent is stronger, but not which deck. Each agent has two matrices: against the other
    agents, where its own strength counts too, and against itself, if played.
    """
    decks = list(dict.fromkeys(deck for pair in plan.pairs for deck in pair))
    saturated = {match.names for match in matches if match.is_saturated}

    def matrix(pairs: Iterable[Pair], is_counted: IsCounted) -> dict[str, Any]:
        return _matrix(decks, pairs, is_counted)

    by_agent = {}
    for name in plan.agents:
        other_pairs = [pair for pair in pairs if name in pair.names and pair.names != (name, name)]
        own_pairs = [pair for pair in pairs if pair.names == (name, name)]
        by_agent[name] = {
            "against_others": matrix(other_pairs, partial(_is_held_by, name)),
            "against_itself": matrix(own_pairs, partial(_is_held_by, name)) if own_pairs else None,
        }
    return {
        "decks": decks,
        "all": matrix((pair for pair in pairs if pair.names not in saturated), lambda pair, agent: True),
        "left_out_as_saturated": [list(names) for names in sorted(saturated)],
        "by_agent": by_agent,
    }


def _is_held_by(name: str, pair: Pair, agent: int) -> bool:
    return pair.names[agent] == name


def _matrix(decks: Sequence[str], pairs: Iterable[Pair], is_counted: IsCounted) -> dict[str, Any]:
    """Return, for n decks, games [n, n], win rates [n, n] of the row's deck, mean win rates, and Nash shares.

    Only the results of the agents for which `is_counted` is true are counted.
    """
    index = {deck: i for i, deck in enumerate(decks)}
    wins = np.zeros((len(decks), len(decks)))
    games = np.zeros_like(wins)
    for pair in pairs:
        cell = tuple(index[deck] for deck in pair.deal.decks)
        for number, game in enumerate(pair.games):
            for agent in (0, 1):
                if is_counted(pair, agent):
                    entry = cell if agent == number else cell[::-1]
                    wins[entry] += game.score if agent == 0 else 1 - game.score
                    games[entry] += 1
    # The mean excludes games of a deck against itself, of which it wins half by definition.
    others = ~np.eye(len(decks), dtype=bool)
    return {
        "games": games.astype(int).tolist(),
        "win_rate": _rates(wins, games),
        "mean": _rates((wins * others).sum(1), (games * others).sum(1)),
        "nash": nash_distribution(np.where(games > 0, wins / np.maximum(games, 1), 0.5)).tolist(),
    }


def _rates(wins: NDArray[np.float64], games: NDArray[np.float64]) -> Any:
    """Return wins divided by games; None where no games were played."""
    rates = np.where(games > 0, wins / np.maximum(games, 1), np.nan)
    values: Any = rates.astype(object)
    values[np.isnan(rates)] = None
    return values.tolist()
