"""Players: they act on (observation, action_mask, rng) and know nothing else of a game.

import zx_agents
player = zx_agents.load("scripted")          # "random", a checkpoint.zip, "module:function"
action = player.act(observation, action_mask, rng)
"""

from zx_agents.agent import Agent, BatchAgent, FunctionPlayer, load
from zx_agents.learned import LearnedPlayer
from zx_agents.scripted import ScriptedPlayer
from zx_agents.uniform import UniformPlayer

__all__ = [
    "Agent",
    "BatchAgent",
    "FunctionPlayer",
    "LearnedPlayer",
    "ScriptedPlayer",
    "UniformPlayer",
    "load",
]
