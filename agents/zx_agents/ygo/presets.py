"""The players of the Yu-Gi-Oh! Battle Phase by name, with the budgets of those that look ahead."""

from __future__ import annotations

from zx_agents.game_agents import GameAgents
from zx_agents.network.player import LearnedPlayer
from zx_agents.network.pretrained import NEWEST, load_pretrained, path_of
from zx_agents.search.evaluators import RolloutEvaluator
from zx_agents.search.planner import Budget, Planner
from zx_agents.search.tree_search import SearchBudget, SearchPlayer
from zx_agents.uniform_player import UniformPlayer
from zx_agents.ygo.scripted_player import YgoScriptedPlayer
from zx_agents.ygo.value import LinearValue
from zx_env.ygo.cards.pool import card_table

TRUST = 0.5
"""Share of the prior that goes to the scripted player's action."""
PLANNER = Budget(scouts=48)
SEARCH = SearchBudget()
"""Budgets of the players whose names give none."""


def card_names(card_set: str | None = None) -> list[str]:
    """Return the names of all cards; there is one card set."""
    return [card.name for card in card_table().cards]


def planner(budget: Budget = PLANNER) -> Planner:
    """Return the planner."""
    return Planner(YgoScriptedPlayer(), LinearValue(), budget)


def search(budget: SearchBudget = SEARCH, trust: float = TRUST) -> SearchPlayer:
    """Return a tree search with the scripted player as its rollout policy."""
    return SearchPlayer(RolloutEvaluator(YgoScriptedPlayer(), LinearValue(), trust), budget)


def learned(version: int = NEWEST) -> LearnedPlayer:
    """Return the pretrained player.

    Args:
        version: Its version, from 1; the newest one if omitted.

    Raises:
        SettingError: There is no such version.
        CheckpointError: The player was trained on another version of the observation, or its files are
            damaged.
    """
    return load_pretrained(path_of("ygo", version), "ygo", card_names())


AGENTS = GameAgents(
    named={
        "random": UniformPlayer,
        "scripted": YgoScriptedPlayer,
        "planner": planner,
        "search": search,
        "learned": learned,
    },
    card_names=card_names,
)
