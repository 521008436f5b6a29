"""A linear value function of the Yu-Gi-Oh! Battle Phase: the win probability of the player to move.

The log-odds are a weighted sum of features that players count: Life Points, cards, and the stronger monsters.
The weights are a logistic regression of the result on decisions of duels that the scripted player played
against itself with all decks, one in twenty of its actions random. See also: planner.py, which looks ahead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.ygo.decision.observation import BackFact, Fact, MonsterFact, named

LAST_LIFE = 20
"""The last Life Points, in hundreds: each hundred has an additional weight, as one attack may take them."""


def value_features(observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the features by name, each [n]: the player to move's, then the enemy's as `enemy_...`."""
    fields = named(observations)
    facts = fields["facts"].astype(np.int16)
    own_turn = facts[:, Fact.IS_TURN_PLAYER] == 1
    features: dict[str, NDArray[Any]] = {"always": np.ones(len(facts)), "own_turn": own_turn}
    monsters = fields["monsters"].astype(np.int16)
    there = monsters[..., MonsterFact.IS_THERE] == 1
    attack = np.where(there, monsters[..., MonsterFact.ATK_NOW], 0)
    defends = there & (monsters[..., MonsterFact.IN_DEFENSE] == 1)
    stands = np.where(defends, monsters[..., MonsterFact.DEF_NOW], attack)
    back = fields["back"][..., BackFact.IS_THERE] == 1
    for name, side, life, hand, deck in (
        ("", 0, Fact.LIFE_POINTS, Fact.HAND, Fact.DECK),
        ("enemy_", 1, Fact.ENEMY_LIFE_POINTS, Fact.ENEMY_HAND, Fact.ENEMY_DECK),
    ):
        best, blocker = attack[:, side].max(1), stands[:, 1 - side].max(1)
        features[f"{name}life"] = facts[:, life]
        features[f"{name}last_life"] = np.minimum(facts[:, life], LAST_LIFE)
        features[f"{name}hand"] = facts[:, hand]
        features[f"{name}deck"] = facts[:, deck]
        features[f"{name}monsters"] = there[:, side].sum(1)
        face_down = there[:, side] & (monsters[:, side, :, MonsterFact.FACE_DOWN] == 1)
        features[f"{name}face_down"] = face_down.sum(1)
        features[f"{name}backs"] = back[:, side].sum(1)
        features[f"{name}attack"] = attack[:, side].sum(1)
        features[f"{name}best_attack"] = best
        features[f"{name}is_stronger"] = best > blocker
        open_enemy = ~there[:, 1 - side].any(1)
        features[f"{name}open_attack"] = np.where(open_enemy, attack[:, side].sum(1), 0)
    return features


class LinearValue:
    """The win probability of the player to move: `value_function(observations, masks)`."""

    def __init__(self) -> None:
        """Create the value function; it has no parameters."""
        self.weights = np.array(list(WEIGHTS.values()), np.float32)

    def __call__(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        """Return the win probability of the player to move, float32 [n], from observations [n, N]."""
        features = value_features(observations)
        sums = np.stack([np.asarray(features[name], np.float32) for name in WEIGHTS], axis=1) @ self.weights
        return np.asarray(1.0 / (1.0 + np.exp(-sums)), np.float32)


WEIGHTS: dict[str, float] = {
    "always": 0.2576,
    "own_turn": -0.1413,
    "life": 0.02151,
    "last_life": 0.1006,
    "hand": 0.2254,
    "deck": 0.02184,
    "monsters": 0.06219,
    "face_down": -0.02293,
    "backs": 0.1531,
    "attack": 0.005635,
    "best_attack": 0.002826,
    "is_stronger": 0.3749,
    "open_attack": 0.009455,
    "enemy_life": -0.02305,
    "enemy_last_life": -0.1019,
    "enemy_hand": -0.1926,
    "enemy_deck": -0.0232,
    "enemy_monsters": -0.1566,
    "enemy_face_down": -0.09834,
    "enemy_backs": -0.1802,
    "enemy_attack": -0.002299,
    "enemy_best_attack": -0.002344,
    "enemy_is_stronger": -0.1581,
    "enemy_open_attack": -0.01299,
}
"""The weight of each feature in the log-odds."""
