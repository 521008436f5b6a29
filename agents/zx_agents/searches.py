"""The tree search of each game by its name: what weighs its positions."""

from __future__ import annotations

from typing import Any

from zx_agents.outlook import Outlook
from zx_agents.scripted_player import ScriptedPlayer
from zx_agents.search import GuidedEvaluation, NetworkEvaluation, SearchPlayer
from zx_agents.ygo_outlook import DuelOutlook
from zx_agents.ygo_player import YgoScriptedPlayer
from zx_env.errors import AgentError
from zx_env.zx.cards.pool import STANDARD


def zx_search(
    sims: int = 96,
    seconds: float = 0.0,
    at_once: int = 16,
    exploration: float = 0.5,
    trust: float = 0.5,
    turns: int = 1,
    card_set: str = STANDARD,
) -> SearchPlayer:
    """Tree search of Z/X with the scripted player as its guide (`SearchPlayer`, `GuidedEvaluation`)."""
    evaluation = GuidedEvaluation(ScriptedPlayer(card_set), Outlook(card_set), trust, turns)
    return SearchPlayer(evaluation, sims, seconds, at_once, exploration)


def ygo_search(
    sims: int = 96,
    seconds: float = 0.0,
    at_once: int = 16,
    exploration: float = 0.5,
    trust: float = 0.5,
    turns: int = 1,
) -> SearchPlayer:
    """Tree search of the Yu-Gi-Oh! Battle Phase with its scripted player as the guide."""
    evaluation = GuidedEvaluation(YgoScriptedPlayer(), DuelOutlook(), trust, turns)
    return SearchPlayer(evaluation, sims, seconds, at_once, exploration)


def network_search(
    player: Any,
    sims: int = 96,
    seconds: float = 0.0,
    at_once: int = 8,
    exploration: float = 1.5,
    temperature: float = 1.5,
) -> SearchPlayer:
    """Tree search of any game with the network of a learned player at its leaves (`NetworkEvaluation`).

    Raises:
        AgentError: The player has no network that says what a position is worth.
    """
    name = getattr(player, "name", type(player).__name__)
    if not hasattr(player, "evaluate"):
        raise AgentError(
            f"{name} has no network to search with: before +search stands `learned` or a checkpoint; "
            "`search` searches with the scripted player's advice"
        )
    if temperature <= 0:
        raise AgentError(f"{name}+search: temperature is a number above 0, not {temperature!r}")
    evaluation = NetworkEvaluation(player, temperature)
    return SearchPlayer(evaluation, sims, seconds, at_once, exploration, f"{name}+search")
