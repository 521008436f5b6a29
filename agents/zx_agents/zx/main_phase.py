"""What the scripted player thinks of its plays and startup abilities in the Main Phase.

A card of the hand, a card of the Dynamis, an ability on a Square, an ability elsewhere: one function each.
Not here: attacks and Squares (heuristics.py), what is done in a battle (scripted_player.py).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx import heuristics
from zx_agents.zx.features import ENEMY_PLAYER_SQUARE, Numbers, Sight, worth_of
from zx_agents.zx.heuristics import AT_ONCE, LIFE, NEVER, Points
from zx_env.zx.cards.encode.features import Feature
from zx_env.zx.decision.actions import BLOCKS
from zx_env.zx.decision.observation import HandFact
from zx_env.zx.terms import CardType, Zone

_USES = dict(BLOCKS)["use"][1]

PLAY = 60.0
"""Points of any play: below an attack that does its work at once, above one that needs others."""
CARD = 2
"""Cost that a card not taken from the hand is better by."""
CLEARLY = 10.0
"""Points that an Advent has to gain."""


def from_hand(sight: Sight) -> Points:
    """[n, hand] a Z/X by Power and by the Resources it and another card use; an Event if it removes."""
    return _cards(sight, sight.hand, sight.sense.played[sight.hand_rows], _fill(sight))


def _cards(sight: Sight, cards: Numbers, lines: NDArray[np.void], more: Numbers | int) -> Points:
    """[n, k] points of playing cards [n, k, features]; `more` is Cost that a Z/X is better by."""
    cost, power = cards[..., Feature.COST], cards[..., Feature.POWER]
    removed = heuristics.removal(sight, lines)

    worst = np.where(sight.own & ~sight.asleep, sight.worth, np.inf).min(1)
    better = np.asarray(worth_of(cost, power) - worst[:, None] > 8.0)
    zx = PLAY + 4.0 * (cost + more) + 0.4 * power + 0.5 * removed
    zx = np.where(_open(sight).any(1, keepdims=True), zx, np.where(better, 10.0, NEVER))

    event = np.where(removed > 2.0 * cost, PLAY + 0.7 * removed, NEVER)
    event = np.where(lines["other"], _other_event(sight), event)
    return np.asarray(np.where(cards[..., Feature.EVENT] > 0, event, zx), np.float32)


def _open(sight: Sight) -> NDArray[np.bool_]:
    """[n, 9] where a Z/X can be put without giving one up."""
    free = sight.empty.copy()
    free[:, ENEMY_PLAYER_SQUARE] = False
    return free


def _fill(sight: Sight) -> Numbers:
    """[n, hand] Cost of the dearest other hand card that can still be paid after each of them."""
    cost, copies = sight.hand[..., Feature.COST], sight.hand[..., HandFact.COPIES]
    left = (sight.resources_awake[:, None] - cost)[:, :, None]
    another = (copies[:, None, :] > 1) | ~np.eye(cost.shape[1], dtype=bool)
    can_follow = another & (copies[:, None, :] > 0) & (cost[:, None, :] <= left)
    return np.asarray(np.where(can_follow, cost[:, None, :], 0).max(2), np.int16)


def _other_event(sight: Sight) -> Points:
    """[n, 1] an Event that gives cards or Resources: once there are Resources for more than one play."""
    return np.asarray(np.where(sight.resource_count >= 5, PLAY, NEVER), np.float32)[:, None]


# -- the Dynamis ---------------------------------------------------------------------------------------------


def from_dynamis(sight: Sight) -> Points:
    """[n, options] a Z/X EX or Event EX like a hand card, but it costs none; a Shift costs nothing at all."""
    points = np.full(sight.option_zone.shape, NEVER, np.float32)
    games, places = np.nonzero(sight.option_zone == Zone.DYNAMIS)
    if len(games):
        near = sight.of(games)
        card, row = sight.options[games, places], sight.option_rows[games, places]
        lines = sight.sense.played[row]
        worth = _cards(near, card[:, None], lines[:, None], CARD)[:, 0]
        worth = np.where(sight.sense.serve[row] > 0, _advents(near, card, row), worth)
        points[games, places] = np.where(card[:, Feature.TYPE] == CardType.SHIFT, PLAY + 30.0, worth)
    return points


def _advents(sight: Sight, card: Numbers, row: NDArray[np.int64]) -> Points:
    """[n] an Advent by a card [n, features], if that brings clearly more than the Z/X it takes are worth."""
    cost, power = card[:, Feature.COST], card[:, Feature.POWER]
    everywhere = np.ones((1, 9), np.int16)
    reach = np.maximum(card[:, Feature.RANGE, None], 1)
    on_zx, on_player = heuristics.attacks(sight, power[:, None] * everywhere, reach * everywhere)
    best = np.where(_open(sight), np.maximum(on_zx.max(2), on_player), 0.0).max(1)
    removed = heuristics.removal(sight, sight.sense.played[row][:, None])[:, 0]
    gain = worth_of(cost, power) + removed + 0.5 * np.maximum(best - AT_ONCE, 0.0) - _given(sight, cost, row)
    return np.asarray(np.where(gain > CLEARLY, PLAY + 0.1 * gain, NEVER), np.float32)


def _given(sight: Sight, cost: Numbers, row: NDArray[np.int64]) -> Points:
    """[n] the least worth of one or two own Reboot Z/X that have that total Cost."""
    two = ~np.eye(9, dtype=bool)
    can = sight.own & ~sight.asleep
    fits = (sight.sense.serve[row][:, None, None] > 1) == two
    fits &= can[:, :, None] & can[:, None, :]
    fits &= sight.cost[:, :, None] + sight.cost[:, None, :] * two >= cost[:, None, None]
    worth = sight.worth[:, :, None] + sight.worth[:, None, :] * two
    return np.asarray(np.where(fits, worth, np.inf).min((1, 2)), np.float32)


# -- startup abilities ---------------------------------------------------------------------------------------


def _effects(sight: Sight, lines: NDArray[np.void], best: Points) -> Points:
    """[n, k] points of startup abilities: removal, damage to the player, one more attack; the rest later."""
    removed = heuristics.removal(sight, lines)
    again = np.where(sight.own & sight.asleep, best, NEVER).max(1)[:, None]
    again = np.where(lines["itself"], NEVER, again)
    points = np.where(removed > 8.0, PLAY + removed, NEVER)
    points = np.where(lines["reboots"] & (again >= AT_ONCE), again - AT_ONCE + PLAY - 10.0, points)
    points = np.where(lines["to_player"] > 0, AT_ONCE + LIFE * lines["to_player"], points)
    return np.asarray(np.where(lines["other"], PLAY - 15.0, points), np.float32)


def lines_on_squares(sight: Sight) -> NDArray[np.void]:
    """[n, 9 * uses] what the startup abilities of the Z/X on Squares do."""
    rows = np.repeat(sight.board_rows[:, :, None], _USES, axis=2)
    place = sight.sense.place[sight.board_rows][:, :, :_USES]
    return sight.sense.used[rows, place].reshape(sight.n, 9 * _USES)


def uses_on_squares(sight: Sight, best: Points) -> Points:
    """[n, 9 * uses] an ability that costs Sleep: only if it does more than the attack that it costs."""
    lines = lines_on_squares(sight)
    attack = np.repeat(best, _USES, axis=1)
    points = _effects(sight, lines, best)
    points = np.where(lines["other"] & lines["is_dear"], NEVER, points)
    asleep = np.repeat(sight.asleep, _USES, axis=1)
    points = np.where(lines["itself"] & lines["reboots"] & asleep & (attack >= AT_ONCE), PLAY + 20.0, points)
    sleeping_pays = points + 30.0 > attack
    return np.asarray(np.where(lines["sleeps_itself"] & ~sleeping_pays, NEVER, points), np.float32)


def uses_elsewhere(sight: Sight, best: Points) -> Points:
    """[n, options] abilities of cards in Charge and elsewhere."""
    lines = sight.sense.used[sight.option_rows, sight.option_place]
    return _effects(sight, lines, best)
