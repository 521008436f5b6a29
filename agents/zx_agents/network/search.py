"""Tree search with the network of a learned player: an agent's name with "+search" behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zx_agents.search.evaluators import NetworkEvaluator
from zx_agents.search.tree_search import SearchBudget, SearchPlayer
from zx_env.core.validation import check_number
from zx_env.errors import AgentError, SettingError

NETWORK_SEARCH = SearchBudget(least=0.05, caution=0.02)
"""Budget of a search whose name gives none."""


def network_search(
    player: Any,
    budget: SearchBudget = NETWORK_SEARCH,
    temperature: float = 1.0,
    left_to_prior: Sequence[int] = (),
) -> SearchPlayer:
    """Return a tree search with the network of a learned player (`SearchPlayer`, `NetworkEvaluator`).

    Args:
        player: A player with `evaluate`, such as `LearnedPlayer`.
        budget: Budget of the search.
        temperature: Divides the logits of the network's priors.
        left_to_prior: Questions that are answered without a search (`GameAgents.left_to_prior`).

    Raises:
        AgentError: The player has no network that evaluates positions.
        SettingError: The temperature is not a number above 0.
    """
    name = getattr(player, "name", type(player).__name__)
    if not hasattr(player, "evaluate"):
        raise AgentError(
            f"{name} has no network to search with: before +search stands `learned` or a checkpoint; "
            "`search` searches with the scripted player's advice"
        )
    if check_number("temperature", temperature, 0.0) == 0:
        raise SettingError("temperature is a number above 0, not 0")
    return SearchPlayer(NetworkEvaluator(player, temperature), budget, left_to_prior, f"{name}+search")
