"""Players of Pig by name."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents.agent import FunctionPlayer
from zx_agents.game_agents import GameAgents
from zx_agents.uniform_player import UniformPlayer

from tests.toy_game.state import FACTS, HOLD, ROLL

ENOUGH = 20  # points of a pot: one more roll would lose as much as it gains


def scripted(observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
    """Roll until the pot is large enough."""
    return HOLD if observation[FACTS.index("pot")] >= ENOUGH else ROLL


AGENTS = GameAgents(named={"random": UniformPlayer, "scripted": lambda: FunctionPlayer(scripted, "scripted")})
