"""What the trained player thinks of a position: which moves, how often, and who will win.

It looks at what the seat sees and at nothing else, so it may be asked at any time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import zx_agents
from zx_agents.agent import NAMED
from zx_agents.learned_player import LearnedPlayer

from zx_env.errors import SettingError

LEARNED = "learned"


def has_thoughts(game: str) -> bool:
    """Whether a trained player comes with the game."""
    return LEARNED in NAMED[game]


def thoughts_of(player: zx_agents.Agent, view: Any) -> dict[str, Any]:
    """Each legal action's share and the chance to win, for the seat of a view that is to move.

    Raises:
        SettingError: The player has no network, or the seat is not asked.
    """
    if not isinstance(player, LearnedPlayer):
        raise SettingError("only a trained player says what it thinks")
    mask = view.mask()
    if not mask.any():
        raise SettingError("it thinks about your decisions: there is none now")
    numbers, values = player.evaluate(view.observe()[None], mask[None])
    legal = np.flatnonzero(mask)
    weights = np.exp(numbers[0][legal] - numbers[0][legal].max())
    shares = weights / weights.sum()
    return {
        "win": round(_chance(values[0]), 4),
        "shares": {int(index): round(float(share), 4) for index, share in zip(legal, shares, strict=True)},
    }


def _chance(value: Any) -> float:
    """A value, which a network may put a little beyond -1 and 1, as a chance."""
    return min(1.0, max(0.0, (float(value) + 1) / 2))


def win_estimate(player: LearnedPlayer, game: Any) -> float | None:
    """The chance of player 0 to win, from what the player to move sees; None when nobody is."""
    mover = game.to_play
    if mover is None:
        return None
    _, values = player.evaluate(game.observe(mover)[None], game.mask()[None])
    chance = _chance(values[0])
    return round(chance if mover == 0 else 1 - chance, 4)
