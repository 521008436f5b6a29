"""The players that think, of each game by name: their guides, their outlooks, and how much they look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zx_agents.search.evaluators import GuidedEvaluation, NetworkEvaluation
from zx_agents.search.planner import Budget, Planner
from zx_agents.search.tree_search import SearchBudget, SearchPlayer
from zx_agents.ygo.scripted_player import YgoScriptedPlayer
from zx_agents.ygo.value import DuelOutlook
from zx_agents.zx.scripted_player import ScriptedPlayer
from zx_agents.zx.value import Outlook
from zx_env.errors import AgentError
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.terms import Ask

LEFT_TO_GUIDE = (Ask.START_CARD, Ask.MULLIGAN, Ask.PAY, Ask.RESOLVE)
"""Questions that hardly change how a turn of Z/X ends."""
TRUST = 0.5
"""Share of the prior that the scripted player's action has for itself."""

ZX_PLANNER = Budget()
YGO_PLANNER = Budget(scouts=48)
GUIDED_SEARCH = SearchBudget()
NETWORK_SEARCH = SearchBudget(least=0.05, caution=0.02)
"""How much each looks at where nothing is said behind its name."""


def zx_planner(budget: Budget = ZX_PLANNER, card_set: str = STANDARD) -> Planner:
    """The planner of Z/X."""
    return Planner(ScriptedPlayer(card_set), Outlook(card_set), budget, LEFT_TO_GUIDE)


def ygo_planner(budget: Budget = YGO_PLANNER) -> Planner:
    """The planner of the Yu-Gi-Oh! Battle Phase."""
    return Planner(YgoScriptedPlayer(), DuelOutlook(), budget)


def zx_search(
    budget: SearchBudget = GUIDED_SEARCH, trust: float = TRUST, card_set: str = STANDARD
) -> SearchPlayer:
    """Tree search of Z/X with the scripted player as its guide."""
    evaluation = GuidedEvaluation(ScriptedPlayer(card_set), Outlook(card_set), trust)
    return SearchPlayer(evaluation, budget, LEFT_TO_GUIDE)


def ygo_search(budget: SearchBudget = GUIDED_SEARCH, trust: float = TRUST) -> SearchPlayer:
    """Tree search of the Yu-Gi-Oh! Battle Phase with its scripted player as the guide."""
    return SearchPlayer(GuidedEvaluation(YgoScriptedPlayer(), DuelOutlook(), trust), budget)


def zx_network_search(
    player: Any, budget: SearchBudget = NETWORK_SEARCH, temperature: float = 1.0
) -> SearchPlayer:
    """Tree search of Z/X with the network of a learned player."""
    return network_search(player, budget, temperature, LEFT_TO_GUIDE)


def ygo_network_search(
    player: Any, budget: SearchBudget = NETWORK_SEARCH, temperature: float = 1.0
) -> SearchPlayer:
    """Tree search of the Yu-Gi-Oh! Battle Phase with the network of a learned player."""
    return network_search(player, budget, temperature)


def network_search(
    player: Any, budget: SearchBudget, temperature: float = 1.0, left_to_prior: Sequence[int] = ()
) -> SearchPlayer:
    """Tree search of any game with the network of a learned player (`SearchPlayer`, `NetworkEvaluation`).

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
    return SearchPlayer(NetworkEvaluation(player, temperature), budget, left_to_prior, f"{name}+search")
