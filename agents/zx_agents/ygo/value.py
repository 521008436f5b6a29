"""How a duel of the Yu-Gi-Oh! Battle Phase will probably end: the chance to win of who decides.

A weighted sum of facts that players count: Life Points, cards, and whose monsters are the stronger. The
weights are a logistic regression on decisions of duels that the scripted player played against itself, one in
twenty of its actions at random, with all decks. Not here: looking ahead (planner.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.ygo.decision.observation import BackFact, Fact, MonsterFact, named

LAST_LIFE = 20
"""Life Points, in hundreds, below which each counts by itself, too: one attack may take them."""


def duel_facts(observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The facts by name, each [n]: first of who decides, then the same of the enemy under `enemy_...`."""
    pieces = named(observations)
    told = pieces["facts"].astype(np.int16)
    own_turn = told[:, Fact.IS_TURN_PLAYER] == 1
    facts: dict[str, NDArray[Any]] = {"always": np.ones(len(told)), "own_turn": own_turn}
    monsters = pieces["monsters"].astype(np.int16)
    there = monsters[..., MonsterFact.IS_THERE] == 1
    attack = np.where(there, monsters[..., MonsterFact.ATK_NOW], 0)
    defends = there & (monsters[..., MonsterFact.IN_DEFENSE] == 1)
    stands = np.where(defends, monsters[..., MonsterFact.DEF_NOW], attack)
    back = pieces["back"][..., BackFact.IS_THERE] == 1
    for name, side, life, hand, deck in (
        ("", 0, Fact.LIFE_POINTS, Fact.HAND, Fact.DECK),
        ("enemy_", 1, Fact.ENEMY_LIFE_POINTS, Fact.ENEMY_HAND, Fact.ENEMY_DECK),
    ):
        best, blocker = attack[:, side].max(1), stands[:, 1 - side].max(1)
        facts[f"{name}life"] = told[:, life]
        facts[f"{name}last_life"] = np.minimum(told[:, life], LAST_LIFE)
        facts[f"{name}hand"] = told[:, hand]
        facts[f"{name}deck"] = told[:, deck]
        facts[f"{name}monsters"] = there[:, side].sum(1)
        facts[f"{name}face_down"] = (there[:, side] & (monsters[:, side, :, MonsterFact.FACE_DOWN] == 1)).sum(
            1
        )
        facts[f"{name}backs"] = back[:, side].sum(1)
        facts[f"{name}attack"] = attack[:, side].sum(1)
        facts[f"{name}best_attack"] = best
        facts[f"{name}is_stronger"] = best > blocker
        open_enemy = ~there[:, 1 - side].any(1)
        facts[f"{name}open_attack"] = np.where(open_enemy, attack[:, side].sum(1), 0)
    return facts


class DuelOutlook:
    """The chance to win of who decides: `outlook(observations, masks)`."""

    def __init__(self) -> None:
        """Needs nothing."""
        self.weights = np.array(list(WEIGHTS.values()), np.float32)

    def __call__(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        """float32 [n] from observations [n, N], 0 lost to 1 won, for who decides in each."""
        found = duel_facts(observations)
        sums = np.stack([np.asarray(found[name], np.float32) for name in WEIGHTS], axis=1) @ self.weights
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
"""What each fact adds to the log-odds."""
