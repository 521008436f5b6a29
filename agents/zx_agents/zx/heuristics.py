"""What attacks, effects and Squares are worth in a position: the points the scripted player compares.

One scale for everything: a Z/X of Cost 3 is about 12 points (sight.worth_of), one Life of the enemy LIFE.
An attack that does its work at once stands above all plays, one that only helps others below them, so that
what can be destroyed is destroyed first, then cards are played, then attackers act together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx.features import (
    ENEMY_PLAYER_SQUARE,
    OWN_PLAYER_SQUARE,
    Numbers,
    Sight,
)
from zx_env.zx.board import DISTANCE, NAMES
from zx_env.zx.cards.encode.features import Feature

Points = NDArray[np.float32]

NEVER = -1000.0
AT_ONCE = 100.0
"""Added to attacks that destroy their target or hit the player."""
TOGETHER = 40.0
"""Added to attacks that destroy their target with the help of others."""
LIFE = 22.0
OPENS_PLAYER = 12.0
"""For each attacker that waits behind the one that destroys the Z/X on the enemy's Player Square."""
WINS = 300.0


class Attacks(NamedTuple):
    """Points of attacks from every Square on every target."""

    on_zx: Points
    """[n, 9 from, 9 on]."""
    on_player: Points
    """[n, 9 from]."""


def target_worth(sight: Sight) -> Points:
    """[n, 9] what it is worth to be rid of each enemy Z/X; 0 where there is none."""
    return np.asarray(np.where(sight.enemy, sight.worth, 0.0), np.float32)


def attacks(sight: Sight, power: Numbers, reach: Numbers) -> Attacks:
    """Points of an attack from each Square by a Z/X with that Power and Range [n, 9].

    Destroy what can be destroyed, with the weakest Z/X that is enough; hit the player where it is open; open
    it where others wait to attack; where several together can destroy a target, they do.
    """
    ready = sight.own & sight.can_attack
    reachable = DISTANCE <= sight.reach[:, :, None]  # of the Z/X that stand there
    together = np.where(ready[:, :, None] & reachable, sight.attack_power[:, :, None], 0).sum(1)
    hitters = ready & (DISTANCE[ENEMY_PLAYER_SQUARE] <= sight.reach)
    others = hitters.sum(1)[:, None] - hitters
    life = sight.life[:, 1, None]
    opens = OPENS_PLAYER * np.minimum(others, life) + WINS * (others >= life)

    worth = target_worth(sight)[:, None, :]
    left = sight.left[:, None, :]
    over = power[:, :, None] - left
    alone = AT_ONCE + worth - over
    alone[:, :, ENEMY_PLAYER_SQUARE] += opens
    # `together` counts the attacker itself where it stands already.
    helped = together[:, None, :] + np.where(ready, 0, power)[:, :, None] >= left
    on_zx = np.where(over >= 0, alone, np.where(helped, TOGETHER + worth, -5.0))
    on_zx = np.where(sight.enemy[:, None, :] & (DISTANCE <= reach[:, :, None]), on_zx, NEVER)

    open_player = ~sight.enemy[:, ENEMY_PLAYER_SQUARE, None]
    hits = AT_ONCE + LIFE - power + WINS * (others + 1 >= life)
    near = DISTANCE[ENEMY_PLAYER_SQUARE] <= reach
    return Attacks(
        np.asarray(on_zx, np.float32), np.asarray(np.where(open_player & near, hits, NEVER), np.float32)
    )


def own_attacks(sight: Sight) -> Attacks:
    """`attacks` of the Z/X that stand on the Squares."""
    return attacks(sight, sight.attack_power, sight.reach)


def best_attack(sight: Sight) -> Points:
    """[n, 9] the best attack of each own Z/X, whether or not it can attack now."""
    on_zx, on_player = own_attacks(sight)
    return np.asarray(np.maximum(on_zx.max(2), on_player), np.float32)


# -- effects ----------------------------------------------------------------------------------------------


def _on_board(column: NDArray[Any]) -> NDArray[Any]:
    """A column of EFFECT lines [n, k] beside Squares."""
    return column[:, :, None]


def meant(sight: Sight, lines: NDArray[np.void]) -> NDArray[np.bool_]:
    """[n, k, 9] the Squares whose Z/X the effects [n, k] can be about, whoever owns it."""
    there = (sight.own | sight.enemy)[:, None, :]
    fits = there & (sight.cost[:, None, :] <= _on_board(lines["cost"]))
    fits &= (_on_board(lines["squares"]) >> np.arange(len(NAMES))) & 1 == 1
    fits &= ~_on_board(lines["attacking"]) | sight.attacks[:, None, :]
    return np.asarray(fits & (~_on_board(lines["attacked"]) | sight.attacked[:, None, :]))


def destroys(sight: Sight, lines: NDArray[np.void]) -> NDArray[np.bool_]:
    """[n, k, 9] the Squares whose Z/X the effects would be rid of."""
    left = sight.left[:, None, :]
    enough = _on_board(lines["removes"]) | (_on_board(lines["damage"] + lines["weaken"]) >= left)
    return np.asarray(enough & meant(sight, lines))


def removal(sight: Sight, lines: NDArray[np.void]) -> Points:
    """[n, k] points of the enemy Z/X that the effects [n, k] would be rid of: the best one, or all."""
    worth = np.where(destroys(sight, lines), target_worth(sight)[:, None, :], 0.0)
    points = np.where(lines["each"], worth.sum(2), worth.max(2))
    # A condition that is not looked up holds about half of the time.
    return np.asarray(np.where(lines["depends"] & ~lines["removes"], 0.5 * points, points), np.float32)


def harms(lines: NDArray[np.void]) -> NDArray[np.bool_]:
    """Whether the effects are against Z/X."""
    return np.asarray(lines["removes"] | (lines["damage"] > 0) | (lines["weaken"] > 0))


def helps(lines: NDArray[np.void]) -> NDArray[np.bool_]:
    """Whether the effects are for Z/X."""
    return np.asarray(lines["reboots"] | (lines["boost"] > 0))


# -- Squares ----------------------------------------------------------------------------------------------


def places(sight: Sight, power: Numbers, cost: Numbers, reach: Numbers) -> Points:
    """[n, 9] points of putting an own Z/X [n] onto each Square.

    Shield the own Player Square; stand where something can be attacked at once, or next to the enemy's Player
    Square; stand in the enemy's way; not beside what would destroy it; not on a better own Z/X.
    """
    n = sight.n
    everywhere = np.ones((n, 9), np.int16)
    points = np.zeros((n, 9), np.float32)

    on_zx, on_player = attacks(sight, power[:, None] * everywhere, reach[:, None] * everywhere)
    on_zx[:, :, ENEMY_PLAYER_SQUARE] += 5.0
    best = np.maximum(on_zx.max(2), on_player)
    now = np.where(
        best >= AT_ONCE, best - AT_ONCE + 5.0, np.where(best >= TOGETHER, 0.6 * (best - TOGETHER), 0.0)
    )
    points += np.where(sight.own_turn[:, None], now, 0.0)

    threats = (sight.enemy & (DISTANCE[OWN_PLAYER_SQUARE] <= sight.reach)).sum(1)
    shield = 5.0 + 8.0 * threats + 5.0 * np.maximum(4 - sight.life[:, 0], 0) + 0.5 * power
    points[:, OWN_PLAYER_SQUARE] += shield

    points += 8.0 * (DISTANCE[ENEMY_PLAYER_SQUARE] <= reach[:, None])
    points += 2.0 * (DISTANCE[OWN_PLAYER_SQUARE] == 1)
    stronger = sight.enemy & (sight.power >= power[:, None])
    points -= 3.0 * (stronger[:, None, :] & (DISTANCE == 1)).sum(2)

    points -= np.where(sight.own, 25.0 + 2.0 * sight.worth, 0.0)
    return points


# -- cards off the Squares -----------------------------------------------------------------------


def keep(sight: Sight, cards: Numbers) -> Points:
    """[n, k] points of having each of these cards [n, k, features] in the hand.

    The dearest Z/X that can be paid next turn is the best one; each Cost beyond that makes a card worse. An
    Event that removes is a good card, any other Event less.
    """
    cost, power = cards[..., Feature.COST], cards[..., Feature.POWER]
    too_dear = np.maximum(cost - sight.resource_count[:, None] - 1, 0)
    zx = power - 2.0 * too_dear
    removes = (
        (cards[..., Feature.DESTROYS] > 0)
        | (cards[..., Feature.TO_HAND] > 0)
        | (cards[..., Feature.DAMAGE] > 0)
        | (cards[..., Feature.POWER_CHANGE] < 0)
    )
    event = np.where(removes, 7.0 + 2.0 * cost, 4.0) - 3.0 * too_dear
    return np.asarray(np.where(cards[..., Feature.EVENT] == 1, event, zx), np.float32)


def lacks_color(sight: Sight, cards: Numbers) -> NDArray[np.bool_]:
    """[n, k] cards whose colour no own Resource has: they cannot be played yet."""
    colors = cards[..., Feature.RED : Feature.GREEN + 1]
    has = sight.resource_colors.sum(1) > 0
    return np.asarray(~(colors * has[:, None, :]).any(axis=2))


def in_charge(cards: Numbers) -> Points:
    """[n, k] points of having these cards in Charge: those that can do something from there."""
    return np.asarray(
        12.0 * cards[..., Feature.OUTSIDE_SQUARES] + 0.1 * cards[..., Feature.POWER], np.float32
    )
