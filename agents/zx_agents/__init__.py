"""Players: they act on (observation, action_mask, rng), or on a view of their seat.

    import zx_agents

    player = zx_agents.load("learned")  # or "scripted", "random", a checkpoint.zip, "module:function"
    action = player.act(observation, action_mask, rng)
    action = zx_agents.act_in(player, game, rng)  # any player, also one that searches

agent           `Agent` and `load`
game_agents     `GameAgents`: each game declares its own players by name
language_model  "llm:MODEL@URL"
uniform_player  "random"
network/        players from trained networks: a checkpoint, "learned", both with "+search" or "+win" behind
search/         players that look ahead: "planner" and "search"
zx/, ygo/       the players of each game: "scripted", and the parameters of the general players (presets.py)
"""

import importlib
from typing import TYPE_CHECKING, Any

from zx_agents.agent import Agent, BatchAgent, FunctionPlayer, GameAgent, GamePlayer, act_in, as_agent, load
from zx_agents.language_model import LanguageModelPlayer
from zx_agents.network.player import LearnedPlayer
from zx_agents.search.planner import Planner
from zx_agents.search.tree_search import SearchPlayer
from zx_agents.uniform_player import UniformPlayer

if TYPE_CHECKING:
    from zx_agents.ygo.scripted_player import YgoScriptedPlayer
    from zx_agents.zx.scripted_player import ScriptedPlayer

__all__ = [
    "Agent",
    "BatchAgent",
    "FunctionPlayer",
    "GameAgent",
    "GamePlayer",
    "LanguageModelPlayer",
    "LearnedPlayer",
    "Planner",
    "ScriptedPlayer",
    "SearchPlayer",
    "UniformPlayer",
    "YgoScriptedPlayer",
    "act_in",
    "as_agent",
    "load",
]

_OF_GAMES = {
    "ScriptedPlayer": "zx_agents.zx.scripted_player",
    "YgoScriptedPlayer": "zx_agents.ygo.scripted_player",
}
"""Public names that import a game, so they are imported when they are first used."""


def __getattr__(name: str) -> Any:
    if name not in _OF_GAMES:
        raise AttributeError(f"zx_agents has no {name!r}; public are {', '.join(__all__)}")
    return getattr(importlib.import_module(_OF_GAMES[name]), name)
