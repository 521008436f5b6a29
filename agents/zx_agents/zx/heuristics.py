"""Scores of the scripted player for attacks, effects and Squares.

All scores have one scale: a Z/X of Cost 3 is worth about 12 points (`features.zx_value`), and one Life of the
enemy LIFE points. An attack that succeeds alone scores above all plays, and an attack that needs other
attackers scores below them. So the player first destroys every Z/X that a single attack can destroy, then
plays cards, then attacks together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx.features import (
    ENEMY_PLAYER_SQUARE,
    OWN_PLAYER_SQUARE,
    Numbers,
    ObservationReader,
)
from zx_env.zx.board import DISTANCE, NAMES
from zx_env.zx.cards.encode.features import Feature

Scores = NDArray[np.float32]

NEVER = -1000.0
AT_ONCE = 100.0
"""Added to attacks that destroy their target or hit the player."""
TOGETHER = 40.0
"""Added to attacks that destroy their target with the help of others."""
LIFE = 22.0
OPENS_PLAYER = 12.0
"""Added per further attacker to an attack that destroys the Z/X on the enemy's Player Square."""
WINS = 300.0


class Attacks(NamedTuple):
    """Scores of attacks from every Square on every target."""

    on_zx: Scores
    """[n, 9 attackers, 9 targets]: the score of an attack on the Z/X of each target Square."""
    on_player: Scores
    """[n, 9 attackers]: the score of an attack on the player."""


def target_value(obs: ObservationReader) -> Scores:
    """Return the value of removing each enemy Z/X, [n, 9]; 0 on Squares without one."""
    return np.asarray(np.where(obs.enemy, obs.zx_value, 0.0), np.float32)


def attacks(obs: ObservationReader, power: Numbers, reach: Numbers) -> Attacks:
    """Score an attack from each Square by a Z/X with that Power (in 500s) and Range [n, 9].

    Prefer to destroy a target with the weakest Z/X that can, to hit an open player, to open the Player Square
    for other attackers, and to destroy a target together.
    """
    ready = obs.own & obs.can_attack
    reachable = DISTANCE <= obs.reach[:, :, None]  # the Range of the Z/X that are on the Squares
    together = np.where(ready[:, :, None] & reachable, obs.attack_power[:, :, None], 0).sum(1)
    hitters = ready & (DISTANCE[ENEMY_PLAYER_SQUARE] <= obs.reach)
    others = hitters.sum(1)[:, None] - hitters
    life = obs.life[:, 1, None]
    opens = OPENS_PLAYER * np.minimum(others, life) + WINS * (others >= life)

    values = target_value(obs)[:, None, :]
    left = obs.left[:, None, :]
    over = power[:, :, None] - left
    alone = AT_ONCE + values - over
    alone[:, :, ENEMY_PLAYER_SQUARE] += opens
    # `together` already includes the attacker itself if it is on its Square.
    helped = together[:, None, :] + np.where(ready, 0, power)[:, :, None] >= left
    on_zx = np.where(over >= 0, alone, np.where(helped, TOGETHER + values, -5.0))
    on_zx = np.where(obs.enemy[:, None, :] & (DISTANCE <= reach[:, :, None]), on_zx, NEVER)

    open_player = ~obs.enemy[:, ENEMY_PLAYER_SQUARE, None]
    hits = AT_ONCE + LIFE - power + WINS * (others + 1 >= life)
    near = DISTANCE[ENEMY_PLAYER_SQUARE] <= reach
    return Attacks(
        np.asarray(on_zx, np.float32), np.asarray(np.where(open_player & near, hits, NEVER), np.float32)
    )


def own_attacks(obs: ObservationReader) -> Attacks:
    """Score the attacks of the Z/X on the Squares with their own Power and Range."""
    return attacks(obs, obs.attack_power, obs.reach)


def best_attack(obs: ObservationReader) -> Scores:
    """Return the score of the best attack of each own Z/X, [n, 9], even if it cannot attack now."""
    on_zx, on_player = own_attacks(obs)
    return np.asarray(np.maximum(on_zx.max(2), on_player), np.float32)


# -- effects ----------------------------------------------------------------------------------------------


def _on_board(column: NDArray[Any]) -> NDArray[Any]:
    """Broadcast a field of effects [n, k] over Squares, [n, k, 1]."""
    return column[:, :, None]


def affected(obs: ObservationReader, effects: NDArray[np.void]) -> NDArray[np.bool_]:
    """Return the Squares whose Z/X, of either player, the effects can affect, bool [n, k, 9].

    `effects` are k effects per game, [n, k] of EFFECT (card_features.py).
    """
    there = (obs.own | obs.enemy)[:, None, :]
    fits = there & (obs.cost[:, None, :] <= _on_board(effects["cost"]))
    fits &= (_on_board(effects["squares"]) >> np.arange(len(NAMES))) & 1 == 1
    fits &= ~_on_board(effects["attacking"]) | obs.attacks[:, None, :]
    return np.asarray(fits & (~_on_board(effects["attacked"]) | obs.attacked[:, None, :]))


def destroys(obs: ObservationReader, effects: NDArray[np.void]) -> NDArray[np.bool_]:
    """Return the Squares whose Z/X the effects ([n, k] of EFFECT) would remove, bool [n, k, 9]."""
    left = obs.left[:, None, :]
    enough = _on_board(effects["removes"]) | (_on_board(effects["damage"] + effects["weaken"]) >= left)
    return np.asarray(enough & affected(obs, effects))


def removal(obs: ObservationReader, effects: NDArray[np.void]) -> Scores:
    """Return the value in points of the enemy Z/X that the effects ([n, k] of EFFECT) would remove, [n, k].

    An effect on each Z/X counts all of them, any other the best one.
    """
    values = np.where(destroys(obs, effects), target_value(obs)[:, None, :], 0.0)
    scores = np.where(effects["each"], values.sum(2), values.max(2))
    # A condition that is not evaluated holds about half of the time.
    return np.asarray(np.where(effects["depends"] & ~effects["removes"], 0.5 * scores, scores), np.float32)


def harms(effects: NDArray[np.void]) -> NDArray[np.bool_]:
    """Return whether the effects ([n, k] of EFFECT) remove, damage or weaken Z/X, bool [n, k]."""
    return np.asarray(effects["removes"] | (effects["damage"] > 0) | (effects["weaken"] > 0))


def helps(effects: NDArray[np.void]) -> NDArray[np.bool_]:
    """Return whether the effects ([n, k] of EFFECT) reboot Z/X or give Power, bool [n, k]."""
    return np.asarray(effects["reboots"] | (effects["boost"] > 0))


# -- Squares ----------------------------------------------------------------------------------------------


def square_scores(obs: ObservationReader, power: Numbers, cost: Numbers, reach: Numbers) -> Scores:
    """Score putting an own Z/X onto each Square, [n, 9].

    Prefer to shield the own Player Square, to attack something at once, to reach the enemy's Player Square
    and to be next to the own Player Square. Avoid Squares beside stronger enemies, and those with an own Z/X.
    """
    n = obs.n
    everywhere = np.ones((n, 9), np.int16)
    scores = np.zeros((n, 9), np.float32)

    on_zx, on_player = attacks(obs, power[:, None] * everywhere, reach[:, None] * everywhere)
    on_zx[:, :, ENEMY_PLAYER_SQUARE] += 5.0
    best = np.maximum(on_zx.max(2), on_player)
    now = np.where(
        best >= AT_ONCE, best - AT_ONCE + 5.0, np.where(best >= TOGETHER, 0.6 * (best - TOGETHER), 0.0)
    )
    scores += np.where(obs.own_turn[:, None], now, 0.0)

    threats = (obs.enemy & (DISTANCE[OWN_PLAYER_SQUARE] <= obs.reach)).sum(1)
    shield = 5.0 + 8.0 * threats + 5.0 * np.maximum(4 - obs.life[:, 0], 0) + 0.5 * power
    scores[:, OWN_PLAYER_SQUARE] += shield

    scores += 8.0 * (DISTANCE[ENEMY_PLAYER_SQUARE] <= reach[:, None])
    scores += 2.0 * (DISTANCE[OWN_PLAYER_SQUARE] == 1)
    stronger = obs.enemy & (obs.power >= power[:, None])
    scores -= 3.0 * (stronger[:, None, :] & (DISTANCE == 1)).sum(2)

    scores -= np.where(obs.own, 25.0 + 2.0 * obs.zx_value, 0.0)
    return scores


# -- cards off the Squares -----------------------------------------------------------------------


def hand_value(obs: ObservationReader, cards: Numbers) -> Scores:
    """Return the value of each of these cards [n, k, features] in hand, [n, k].

    The best card is the strongest Z/X that can be paid next turn; each point of Cost beyond that lowers the
    value. Events that remove Z/X are worth more than other Events.
    """
    cost, power = cards[..., Feature.COST], cards[..., Feature.POWER]
    too_dear = np.maximum(cost - obs.resource_count[:, None] - 1, 0)
    zx = power - 2.0 * too_dear
    removes = (
        (cards[..., Feature.DESTROYS] > 0)
        | (cards[..., Feature.TO_HAND] > 0)
        | (cards[..., Feature.DAMAGE] > 0)
        | (cards[..., Feature.POWER_CHANGE] < 0)
    )
    event = np.where(removes, 7.0 + 2.0 * cost, 4.0) - 3.0 * too_dear
    return np.asarray(np.where(cards[..., Feature.EVENT] == 1, event, zx), np.float32)


def lacks_color(obs: ObservationReader, cards: Numbers) -> NDArray[np.bool_]:
    """Return the cards that cannot be played yet because no own Resource has their colour, [n, k]."""
    colors = cards[..., Feature.RED : Feature.GREEN + 1]
    has = obs.resource_colors.sum(1) > 0
    return np.asarray(~(colors * has[:, None, :]).any(axis=2))


def charge_value(cards: Numbers) -> Scores:
    """Return the value in points of these cards in Charge, [n, k]: of abilities that work outside Squares."""
    return np.asarray(
        12.0 * cards[..., Feature.OUTSIDE_SQUARES] + 0.1 * cards[..., Feature.POWER], np.float32
    )
