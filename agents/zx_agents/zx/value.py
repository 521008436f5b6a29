"""A linear value function of Z/X: the win probability of the player to move, from the observation.

The log-odds are a weighted sum of features that players count: Life, hands, Resources, and the Z/X with their
targets in reach. The weights are a logistic regression of the result on decisions of games that the scripted
player played against itself with all shipped decks, one in twenty of its actions random. `WEIGHTS` names the
features, so a change of the observation changes no weight. See also: planner.py, which looks ahead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx.card_features import CardFeatures, card_features
from zx_agents.zx.features import ENEMY_PLAYER_SQUARE, OWN_PLAYER_SQUARE, ObservationReader, Truths
from zx_env.zx.board import DISTANCE
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.terms import Zone

AT_ONCE = 2048
"""Observations that are evaluated together: more do not fit into the processor's cache."""
MOST_LIFE = 5
LAST_CARDS = 12
"""The last cards of the deck: each has an additional weight, because a Reload is near."""


def value_features(obs: ObservationReader) -> dict[str, NDArray[Any]]:
    """Return the features by name, each [n]: the player to move's, then the enemy's as `enemy_...`."""
    features: dict[str, NDArray[Any]] = {"always": np.ones(obs.n), "own_turn": obs.own_turn}
    for name, player in (("", 0), ("enemy_", 1)):
        mine, theirs = (obs.own, obs.enemy) if player == 0 else (obs.enemy, obs.own)
        home, goal = OWN_PLAYER_SQUARE, ENEMY_PLAYER_SQUARE
        if player == 1:
            home, goal = goal, home
        zones = obs.zones[:, player]
        acts = obs.own_turn == (player == 0)
        for life in range(MOST_LIFE):
            features[f"{name}life_{life}"] = zones[:, Zone.LIFE] == life
        features[f"{name}hand"] = zones[:, Zone.HAND]
        features[f"{name}first_two_in_hand"] = np.minimum(zones[:, Zone.HAND], 2)
        features[f"{name}resources"] = zones[:, Zone.RESOURCE]
        features[f"{name}charge"] = np.minimum(zones[:, Zone.CHARGE], 4)
        features[f"{name}deck"] = zones[:, Zone.DECK]
        features[f"{name}last_cards"] = np.minimum(zones[:, Zone.DECK], LAST_CARDS)
        features[f"{name}zx"] = mine.sum(1)
        features[f"{name}awake_zx"] = (mine & ~obs.asleep).sum(1)
        features[f"{name}worth"] = (obs.zx_value * mine).sum(1)
        features[f"{name}power"] = (obs.power * mine).sum(1)
        features[f"{name}best_power"] = (obs.power * mine).max(1)
        features[f"{name}shield"] = mine[:, home]
        features[f"{name}shield_power"] = mine[:, home] * obs.power[:, home]
        threats = (mine & (DISTANCE[goal] <= obs.reach)).sum(1)
        open_player = ~theirs[:, goal]
        can_end_it = threats - theirs[:, goal] >= np.maximum(obs.life[:, 1 - player], 1)
        destroyed = _destroyed(obs, mine, theirs)
        features[f"{name}threats"] = threats
        features[f"{name}threats_in_turn"] = threats * acts
        features[f"{name}open_threats"] = threats * open_player
        features[f"{name}can_end_it"] = can_end_it
        features[f"{name}can_end_it_in_turn"] = can_end_it & acts
        features[f"{name}can_destroy"] = destroyed
        features[f"{name}can_destroy_in_turn"] = destroyed * acts
    return features


def _destroyed(obs: ObservationReader, mine: Truths, theirs: Truths) -> NDArray[Any]:
    """Count the Z/X in `theirs` that a single Z/X in `mine` could destroy if it were awake, [n]."""
    near = DISTANCE[None] <= obs.reach[:, :, None]
    fights = mine[:, :, None] & theirs[:, None, :] & near
    destroys = fights & (obs.power[:, :, None] >= obs.power[:, None, :])
    return np.asarray(destroys.any(1).sum(1))


class LinearValue:
    """The win probability of the player to move: `value_function(observations, masks)`."""

    def __init__(self, card_set: str = STANDARD) -> None:
        """Create the value function for the cards of a set."""
        self.card_features: CardFeatures = card_features(card_set)
        self.weights = np.array(list(WEIGHTS.values()), np.float32)

    def features(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Return the features in the order of WEIGHTS, float32 [n, F]."""
        features = value_features(ObservationReader(observations, self.card_features))
        return np.stack([np.asarray(features[name], np.float32) for name in WEIGHTS], axis=1)

    def __call__(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        """Return the win probability of the player to move, float32 [n], from observations [n, N]."""
        values = np.empty(len(observations), np.float32)
        for first in range(0, len(observations), AT_ONCE):
            part = slice(first, first + AT_ONCE)
            values[part] = 1.0 / (1.0 + np.exp(-(self.features(observations[part]) @ self.weights)))
        return values


WEIGHTS: dict[str, float] = {
    "always": 0.2333,
    "own_turn": 0.1343,
    "life_0": -6.302,
    "life_1": -1.66,
    "life_2": -0.4202,
    "life_3": 0.2805,
    "life_4": 0.7757,
    "hand": 0.1302,
    "first_two_in_hand": 0.4162,
    "resources": 0.2331,
    "charge": 0.106,
    "deck": 0.05342,
    "last_cards": 0.07453,
    "zx": -0.1121,
    "awake_zx": 0.4425,
    "worth": -0.01186,
    "power": 0.01888,
    "best_power": 0.01342,
    "shield": -0.3598,
    "shield_power": 0.03078,
    "threats": 0.3014,
    "threats_in_turn": 0.01068,
    "open_threats": -0.1231,
    "can_end_it": -0.4226,
    "can_end_it_in_turn": 0.837,
    "can_destroy": 0.159,
    "can_destroy_in_turn": -0.05686,
    "enemy_life_0": 0,
    "enemy_life_1": 2.065,
    "enemy_life_2": 0.4978,
    "enemy_life_3": -0.2771,
    "enemy_life_4": -0.829,
    "enemy_hand": -0.07056,
    "enemy_first_two_in_hand": -0.4084,
    "enemy_resources": -0.2161,
    "enemy_charge": -0.1253,
    "enemy_deck": -0.06344,
    "enemy_last_cards": -0.06247,
    "enemy_zx": -0.1694,
    "enemy_awake_zx": -0.00157,
    "enemy_worth": -0.006334,
    "enemy_power": -0.01208,
    "enemy_best_power": -0.00398,
    "enemy_shield": 0.08145,
    "enemy_shield_power": -0.0276,
    "enemy_threats": -0.1258,
    "enemy_threats_in_turn": 0.1183,
    "enemy_open_threats": 0.01721,
    "enemy_can_end_it": -0.05788,
    "enemy_can_end_it_in_turn": -0.05019,
    "enemy_can_destroy": -0.09575,
    "enemy_can_destroy_in_turn": -0.01241,
}
"""The weight of each feature in the log-odds."""
