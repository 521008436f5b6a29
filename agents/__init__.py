"""Players: they act on (observation, action_mask, rng) and know nothing else of a game.

import agents
player = agents.load("scripted")          # "random", a checkpoint.zip, "module:function"
action = player.act(observation, action_mask, rng)
"""

from agents.agent import Agent, BatchAgent, FunctionPlayer, load
from agents.learned import LearnedPlayer
from agents.scripted import ScriptedPlayer
from agents.uniform import UniformPlayer

__all__ = [
    "Agent",
    "BatchAgent",
    "FunctionPlayer",
    "LearnedPlayer",
    "ScriptedPlayer",
    "UniformPlayer",
    "load",
]
