"""What a player thinks of a position: which moves, how often, and who will win.

The trained player says it at a glance; where none comes with a game, one that looks ahead does, by what its
simulations found. Either looks at what the seat sees and at nothing else, so it may be asked at any time.
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
"""Who thinks, in words."""


def analyst_of(game: str) -> str:
    """The name of the agent that thinks about positions of a game."""
    return LEARNED if LEARNED in names_of(game) else SEARCH


def analyze(player: zx_agents.Agent, view: Any) -> dict[str, Any]:
    """Each legal action's share and the chance to win, for the seat of a view that is to move.

    Raises:
        SettingError: The player neither has a network nor searches, or the seat is not asked.
    """
    mask = view.mask()
    if not mask.any():
        raise SettingError("it thinks about your decisions: there is none now")
    if isinstance(player, LearnedPlayer):
        weights, win = _by_network(player, view, mask)
    elif isinstance(player, SearchPlayer):
        weights, win = _by_search(player, view)
    else:
        raise SettingError("only a player that is trained or searches says what it thinks")
    legal = np.flatnonzero(mask)
    shares = weights[legal] / weights[legal].sum()
    return {
        "win": round(min(1.0, max(0.0, win)), 4),
        "shares": {int(index): round(float(share), 4) for index, share in zip(legal, shares, strict=True)},
    }


def _by_network(player: LearnedPlayer, view: Any, mask: NDArray[Any]) -> tuple[NDArray[Any], float]:
    """The weight of every action; a value, which a network may put a little beyond -1 and 1, as a chance."""
    numbers, values = player.evaluate(view.observe()[None], mask[None])
    return np.exp(numbers[0] - numbers[0][mask != 0].max()), (float(values[0]) + 1) / 2


def _by_search(player: SearchPlayer, view: Any) -> tuple[NDArray[Any], float]:
    """Simulations of every action, and the mean value of that which is played."""
    dice = np.random.default_rng(0)  # the same position, the same analysis
    roots = GameBatch([view.determinize(dice)])
    found = player.search(roots, dice)
    action = found.actions[0]
    if found.visits[0].any():
        return found.visits[0], float(found.values[0, action])
    until = roots.turn + player.budget.turns
    _, values = player.evaluator(roots, np.zeros(1, np.int64), until, dice)
    return np.eye(roots.num_actions)[action], float(values[0])


def win_estimate(player: zx_agents.Agent, game: Any) -> float | None:
    """The chance of player 0 to win, from what the player to move sees; None when nobody is."""
    mover = game.to_play
    if mover is None:
        return None
    chance: float = analyze(player, game.view(mover))["win"]
    return chance if mover == 0 else round(1 - chance, 4)
