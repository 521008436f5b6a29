"""Players: they act on (observation, action_mask, rng), or on the view of their seat; nothing else is known.

    import zx_agents

    player = zx_agents.load("learned")  # or "scripted", "random", a checkpoint.zip, "module:function"
    action = player.act(observation, action_mask, rng)
    action = zx_agents.act_in(player, game, rng)  # any player, also one that thinks with games

agent            what a player is, and `load`
uniform_player   "random"
learned_player   a checkpoint of `zx train`, played by numpy alone; network_weights is what it computes
scripted_player  "scripted": thumb rules, with sight (the observation by names), card_sense (what cards are
                 good for), judgement and plays (points of attacks, effects, places and plays)
planner          "planner": looks to the end of the turn, with lines (lines of play in a batch) and outlook
                 (what weighs a position of Z/X)
search           "search" and a network with "+search": tree search on re-dealt games, with evaluations (what
                 is likely in a position, and what it is worth)
thinkers         planner and search of each game by name: their guides and how much they look at
shipped_player   "learned": the trained player that comes with the package
ygo_player       "scripted" of the Yu-Gi-Oh! Battle Phase, with ygo_sight, ygo_judgement and ygo_outlook
"""

from zx_agents.agent import Agent, BatchAgent, FunctionPlayer, GameAgent, GamePlayer, act_in, load
from zx_agents.network.player import LearnedPlayer
from zx_agents.search.planner import Planner
from zx_agents.search.tree_search import SearchPlayer
from zx_agents.uniform_player import UniformPlayer
from zx_agents.ygo.scripted_player import YgoScriptedPlayer
from zx_agents.zx.scripted_player import ScriptedPlayer

__all__ = [
    "Agent",
    "BatchAgent",
    "FunctionPlayer",
    "GameAgent",
    "GamePlayer",
    "LearnedPlayer",
    "Planner",
    "ScriptedPlayer",
    "SearchPlayer",
    "UniformPlayer",
    "YgoScriptedPlayer",
    "act_in",
    "load",
]
