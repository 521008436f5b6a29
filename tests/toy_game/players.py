"""Players of Pig: besides the random one, one that holds as soon as it may."""

from typing import Any

import numpy as np
from zx_agents.game_agents import GameAgents
from zx_agents.uniform_player import UniformPlayer


class LastAction:
    """Takes the last legal action."""

    name = "scripted"

    def act(self, observation: Any, action_mask: Any, rng: np.random.Generator) -> int:
        return int(np.flatnonzero(action_mask)[-1])


AGENTS = GameAgents(named={"random": UniformPlayer, "scripted": LastAction})
