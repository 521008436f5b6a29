"""The players of Z/X by name: rollout policies, value functions and budgets of those that look ahead."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import CardFeatures, GameAgents, Split
from zx_agents.network.player import LearnedPlayer
from zx_agents.network.pretrained import NEWEST, load_pretrained, path_of
from zx_agents.search.evaluators import RolloutEvaluator
from zx_agents.search.planner import Budget, Planner
from zx_agents.search.tree_search import SearchBudget, SearchPlayer
from zx_agents.uniform_player import UniformPlayer
from zx_agents.zx.scripted_player import ScriptedPlayer
from zx_agents.zx.training_decks import fault_of_training
from zx_agents.zx.value import LinearValue
from zx_env.zx.cards.deck_makers.held_out import SPLIT
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.cards.word_features import word_feature_names, word_features
from zx_env.zx.decision.observation import Fact, named
from zx_env.zx.terms import Ask, Zone

LEFT_TO_POLICY = (Ask.START_CARD, Ask.MULLIGAN, Ask.PAY, Ask.RESOLVE)
"""Questions that hardly change how a turn ends; they are answered without a search."""
MOST_LIFE = 3
"""Cards of Life of the enemy up to which a player looks for a win this turn."""
TRUST = 0.5
"""Share of the prior that goes to the scripted player's action."""
PLANNER = Budget()
SEARCH = SearchBudget()
"""Budgets of the players whose names give none."""


def card_names(card_set: str | None = None) -> list[str]:
    """Return the printed numbers of all cards of a set."""
    return [card.number for card in card_table(card_set or STANDARD).cards]


def card_features(card_set: str | None = None) -> CardFeatures:
    """Return features of all cards of a set by the words of their abilities."""
    return CardFeatures(word_feature_names(), word_features(card_set or STANDARD))


def close_to_win(observations: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Return whether it is the turn of the player to move, and the enemy has little Life: bool [n]."""
    fields = named(observations)
    is_own_turn = fields["facts"][:, Fact.IS_TURN_PLAYER] == 1
    return np.asarray(is_own_turn & (fields["zones"][:, 1, Zone.LIFE] <= MOST_LIFE))


def planner(budget: Budget = PLANNER, card_set: str = STANDARD) -> Planner:
    """Return the planner."""
    return Planner(ScriptedPlayer(card_set), LinearValue(card_set), budget, LEFT_TO_POLICY)


def search(budget: SearchBudget = SEARCH, trust: float = TRUST, card_set: str = STANDARD) -> SearchPlayer:
    """Return a tree search with the scripted player as its rollout policy."""
    evaluator = RolloutEvaluator(ScriptedPlayer(card_set), LinearValue(card_set), trust)
    return SearchPlayer(evaluator, budget, LEFT_TO_POLICY)


def learned(card_set: str = STANDARD, version: int = NEWEST) -> LearnedPlayer:
    """Return the pretrained player.

    Args:
        card_set: The card set to play with.
        version: Its version, from 1; the newest one if omitted.

    Raises:
        SettingError: There is no such version.
        CheckpointError: The player was trained on another version of the observation, or its files are
            damaged.
    """
    path = path_of("zx", version)
    return load_pretrained(path, "zx", card_names(card_set), partial(card_features, card_set))


AGENTS = GameAgents(
    named={
        "random": UniformPlayer,
        "scripted": ScriptedPlayer,
        "planner": planner,
        "search": search,
        "learned": learned,
    },
    card_names=card_names,
    card_features=card_features,
    left_to_prior=LEFT_TO_POLICY,
    payments=(Ask.PAY,),
    close_to_win=close_to_win,
    split=Split(SPLIT, fault_of_training),
)
