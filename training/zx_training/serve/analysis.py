"""Analysis of a position: the win probability, and the probability of each action.

The analyst is the trained player of the game: its network evaluates the position. For a game without one it
is a search player, and the analysis is the result of its simulations. Both read only the view of the seat, so
an analysis reveals no hidden card and is allowed at any time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import zx_agents
from numpy.typing import NDArray
from zx_agents.agent import names_of
from zx_agents.network.player import LearnedPlayer
from zx_agents.search.tree_search import SearchPlayer

from zx_env import GameBatch
from zx_env.errors import SettingError

LEARNED, SEARCH = "learned", "search"
WORDS = {LEARNED: "the trained player", SEARCH: "a player that looks ahead"}
"""Description of the agent that analyzes, by its name, for the page."""


def analyst_of(game: str) -> str:
    """Return the name of the agent that analyzes positions of a game."""
    return LEARNED if LEARNED in names_of(game) else SEARCH


def analyze(player: zx_agents.Agent, view: Any) -> dict[str, Any]:
    """Return win probability and action probabilities for the seat of a view; the seat must be to move.

    Raises:
        SettingError: The player neither has a network nor searches, or the seat is not to move.
    """
    mask = view.mask()
    if not mask.any():
        raise SettingError("only your own decisions are analyzed: there is none now")
    if isinstance(player, LearnedPlayer):
        weights, win = _by_network(player, view, mask)
    elif isinstance(player, SearchPlayer):
        weights, win = _by_search(player, view)
    else:
        raise SettingError("only trained players and search players analyze positions")
    legal = np.flatnonzero(mask)
    shares = weights[legal] / weights[legal].sum()
    return {
        "win": round(min(1.0, max(0.0, win)), 4),
        "shares": {int(index): round(float(share), 4) for index, share in zip(legal, shares, strict=True)},
    }


def analyze_halves(player: zx_agents.Agent, view: Any) -> dict[int, dict[int, float]]:
    """Return the probability of each second half, by the first half: of the Squares for a card, for example.

    Only a network is asked again: a search would think once for every move.
    """
    if not isinstance(player, LearnedPlayer):
        return {}
    dealt, found = view.determinize(0), {}
    for index in [] if dealt.goes_on else np.flatnonzero(view.mask()).tolist():
        game = dealt.copy()
        game.step(index)
        if game.to_play == view.player and game.goes_on and np.count_nonzero(game.mask()) > 1:
            found[index] = analyze(player, game.view(view.player))["shares"]
    return found


def _by_network(player: LearnedPlayer, view: Any, mask: NDArray[Any]) -> tuple[NDArray[Any], float]:
    """Return the weight of every action, and the win probability, which may slightly exceed 0 to 1."""
    numbers, values = player.evaluate(view.observe()[None], mask[None])
    return np.exp(numbers[0] - numbers[0][mask != 0].max()), (float(values[0]) + 1) / 2


def _by_search(player: SearchPlayer, view: Any) -> tuple[NDArray[Any], float]:
    """Return the simulations of every action, and the mean value of the action that the search plays."""
    rng = np.random.default_rng(0)  # the same position has the same analysis
    roots = GameBatch([view.determinize(rng)])
    found = player.search(roots, rng)
    action = found.actions[0]
    if found.visits[0].any():
        return found.visits[0], float(found.values[0, action])
    until = roots.turn + player.budget.turns
    _, values = player.evaluator(roots, np.zeros(1, np.int64), until, rng)
    return np.eye(roots.num_actions)[action], float(values[0])
