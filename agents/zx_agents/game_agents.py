"""`GameAgents`: a game's own players and the facts about it that general players need.

Each game has a module with `AGENTS` (`GameRegistration.agents_module`), which is imported when a player of
the game is first loaded. A game without such a module has only the player "random".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zx_agents.uniform_player import UniformPlayer
from zx_env.core.games import get_game, load_part
from zx_env.errors import AgentError


def no_cards(card_set: str | None) -> list[str]:
    """Return an empty list: the default `card_names`, for a game without cards."""
    return []


class CardFeatures(NamedTuple):
    """Numbers that describe the cards of a set to a network, whichever set they are of."""

    names: tuple[str, ...]
    """The name of each feature; its meaning is the same in every version of the game."""
    values: NDArray[np.int8]
    """int8 [cards, features], in the order of the card table."""


class Split(NamedTuple):
    """The part of a game's cards that no shipped player has met, so that others are measured on it."""

    name: str
    """Name and version."""
    fault: Callable[[str, str | None], str | None]
    """The fault of a deck to train with, of a card set or (None) the standard one; None if it has none."""


@dataclass(frozen=True, kw_only=True)
class GameAgents:
    """The players of a game by name; the `AGENTS` of its module of players (`agents_of`)."""

    named: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """The constructor of each player; a name can give its keyword arguments, "search:sims=400"."""
    card_names: Callable[[str | None], list[str]] = no_cards
    """The unique names of the cards of a set (None: the standard one), in the order of the card table."""
    card_features: Callable[[str | None], CardFeatures] | None = None
    """The features of the cards of a set (None: the standard one); None for a game without features."""
    left_to_prior: Sequence[int] = ()
    """Indices of observation cells; where one of them is 1, a search plays the most likely action at once."""
    payments: Sequence[int] = ()
    """Indices of observation cells that are 1 at a question of paying a cost (search/prover.py)."""
    close_to_win: Callable[[NDArray[np.int8]], NDArray[np.bool_]] | None = None
    """Whether the player to move may win this turn, bool [n] from observations [n, N]: where "+win" looks for
    a win. None: everywhere."""
    split: Split | None = None
    """The split of its cards that shipped players keep; None for a game without one."""


def agents_of(game: str | None = None) -> GameAgents:
    """Return the players of a game.

    Raises:
        SettingError: There is no such game.
        AgentError: The game's module of players has no `AGENTS`.
    """
    registration = get_game(game)
    module = load_part(registration, registration.agents_module, "the agents")
    if module is None:
        return GameAgents(named={"random": UniformPlayer})
    agents = getattr(module, "AGENTS", None)
    if not isinstance(agents, GameAgents):
        raise AgentError(f"the module {module.__name__} of the game {registration.name} has no `AGENTS`")
    return agents
