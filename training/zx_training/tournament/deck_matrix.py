"""How often each deck won against each: over all agents, and in the hands of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_training.matches.match import Match
from zx_training.matches.play import Pair
from zx_training.matches.schedule import Plan
from zx_training.tournament.nash import nash_shares

Held = Callable[[Pair, int], bool]


def decks_met(plan: Plan, pairs: Sequence[Pair], matches: Sequence[Match]) -> dict[str, Any]:
    """The matrices of a tournament.

    Over all, both agents of a deal have held either deck, so their strength cancels out; a saturated match
    says who the stronger agent is and nothing of decks, and is left out. In the hands of one agent there are
    two: against the others, where its strength counts, too, and against itself, if it has met itself.
    """
    decks = list(dict.fromkeys(deck for pair in plan.pairs for deck in pair))
    saturated = {match.names for match in matches if match.is_saturated}

    def matrix(of: Iterable[Pair], held: Held) -> dict[str, Any]:
        return _matrix(decks, of, held)

    by_agent = {}
    for name in plan.agents:
        others = [pair for pair in pairs if name in pair.names and pair.names != (name, name)]
        itself = [pair for pair in pairs if pair.names == (name, name)]
        by_agent[name] = {
            "against_others": matrix(others, partial(_is_held_by, name)),
            "against_itself": matrix(itself, partial(_is_held_by, name)) if itself else None,
        }
    return {
        "decks": decks,
        "all": matrix((pair for pair in pairs if pair.names not in saturated), lambda pair, agent: True),
        "left_out_as_saturated": [list(names) for names in sorted(saturated)],
        "by_agent": by_agent,
    }


def _is_held_by(name: str, pair: Pair, agent: int) -> bool:
    return pair.names[agent] == name


def _matrix(decks: Sequence[str], pairs: Iterable[Pair], held: Held) -> dict[str, Any]:
    """Games [n, n] and win rates of the row's deck; `mean` against the other decks; shares by Nash.

    Counted are the results of the agents for which `held` is true.
    """
    place = {deck: i for i, deck in enumerate(decks)}
    wins = np.zeros((len(decks), len(decks)))
    games = np.zeros_like(wins)
    for pair in pairs:
        own = tuple(place[deck] for deck in pair.deal.decks)
        for number, game in enumerate(pair.games):
            for agent in (0, 1):
                if held(pair, agent):
                    where = own if agent == number else own[::-1]
                    wins[where] += game.score if agent == 0 else 1 - game.score
                    games[where] += 1
    # A deck against itself says nothing of decks: half of those games are won by definition.
    others = ~np.eye(len(decks), dtype=bool)
    return {
        "games": games.astype(int).tolist(),
        "win_rate": _rates(wins, games),
        "mean": _rates((wins * others).sum(1), (games * others).sum(1)),
        "nash": nash_shares(np.where(games > 0, wins / np.maximum(games, 1), 0.5)).tolist(),
    }


def _rates(wins: NDArray[np.float64], games: NDArray[np.float64]) -> Any:
    """Wins by games, None where there are none."""
    rates = np.where(games > 0, wins / np.maximum(games, 1), np.nan)
    found: Any = rates.astype(object)
    found[np.isnan(rates)] = None
    return found.tolist()
