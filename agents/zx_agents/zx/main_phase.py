"""Scores for the scripted player's plays and startup abilities in the Main Phase.

There is one function each for a card in hand, a card of the Dynamis, an ability on a Square and an ability
elsewhere. See also: heuristics.py (attacks and Squares), scripted_player.py (battles).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx import heuristics
from zx_agents.zx.features import ENEMY_PLAYER_SQUARE, Numbers, ObservationReader, zx_value
from zx_agents.zx.heuristics import AT_ONCE, LIFE, NEVER, Scores
from zx_env.zx.cards.encode.features import Feature
from zx_env.zx.decision.actions import BLOCKS
from zx_env.zx.decision.observation import HandFact
from zx_env.zx.terms import CardType, Zone

_USES = dict(BLOCKS)["use"][1]

PLAY = 60.0
"""Base score of a play: below an attack that succeeds alone, above an attack that needs other attackers."""
CARD = 2
"""Bonus of a card that does not come from the hand: it is scored as if its Cost were higher by this."""
CLEARLY = 10.0
"""Minimum gain of an Advent, in points."""


def from_hand(obs: ObservationReader) -> Scores:
    """Score playing hand cards, [n, hand]: Z/X by Power and Resources used, Events by what they remove."""
    return _card_scores(obs, obs.hand, obs.card_features.played[obs.hand_rows], _best_follow_up(obs))


def _card_scores(
    obs: ObservationReader, cards: Numbers, effects: NDArray[np.void], more: Numbers | int
) -> Scores:
    """Return scores [n, k] for playing the cards [n, k, features]; `more` is a bonus for Z/X, in Cost."""
    cost, power = cards[..., Feature.COST], cards[..., Feature.POWER]
    removed = heuristics.removal(obs, effects)

    worst = np.where(obs.own & ~obs.asleep, obs.zx_value, np.inf).min(1)
    better = np.asarray(zx_value(cost, power) - worst[:, None] > 8.0)
    zx = PLAY + 4.0 * (cost + more) + 0.4 * power + 0.5 * removed
    zx = np.where(_open_squares(obs).any(1, keepdims=True), zx, np.where(better, 10.0, NEVER))

    event = np.where(removed > 2.0 * cost, PLAY + 0.7 * removed, NEVER)
    event = np.where(effects["other"], _other_event(obs), event)
    return np.asarray(np.where(cards[..., Feature.EVENT] > 0, event, zx), np.float32)


def _open_squares(obs: ObservationReader) -> NDArray[np.bool_]:
    """Return the Squares where a Z/X can be put without replacing one, [n, 9]."""
    free = obs.empty.copy()
    free[:, ENEMY_PLAYER_SQUARE] = False
    return free


def _best_follow_up(obs: ObservationReader) -> Numbers:
    """Return the highest Cost of another hand card that can still be paid after each card, [n, hand]."""
    cost, copies = obs.hand[..., Feature.COST], obs.hand[..., HandFact.COPIES]
    left = (obs.resources_awake[:, None] - cost)[:, :, None]
    another = (copies[:, None, :] > 1) | ~np.eye(cost.shape[1], dtype=bool)
    can_follow = another & (copies[:, None, :] > 0) & (cost[:, None, :] <= left)
    return np.asarray(np.where(can_follow, cost[:, None, :], 0).max(2), np.int16)


def _other_event(obs: ObservationReader) -> Scores:
    """Score Events that give cards or Resources, [n, 1]: play them with at least five Resources."""
    return np.asarray(np.where(obs.resource_count >= 5, PLAY, NEVER), np.float32)[:, None]


# -- the Dynamis ---------------------------------------------------------------------------------------------


def from_dynamis(obs: ObservationReader) -> Scores:
    """Score the cards of the Dynamis, [n, options]: like hand cards with a bonus; a Shift is always good."""
    scores = np.full(obs.option_zone.shape, NEVER, np.float32)
    games, places = np.nonzero(obs.option_zone == Zone.DYNAMIS)
    if len(games):
        subset = obs.of(games)
        card, row = obs.options[games, places], obs.option_rows[games, places]
        effects = obs.card_features.played[row]
        values = _card_scores(subset, card[:, None], effects[:, None], CARD)[:, 0]
        values = np.where(obs.card_features.serve[row] > 0, _advent_scores(subset, card, row), values)
        scores[games, places] = np.where(card[:, Feature.TYPE] == CardType.SHIFT, PLAY + 30.0, values)
    return scores


def _advent_scores(obs: ObservationReader, card: Numbers, row: NDArray[np.int64]) -> Scores:
    """Return scores [n] for an Advent of a card [n, features], if it gains clearly more than its price."""
    cost, power = card[:, Feature.COST], card[:, Feature.POWER]
    everywhere = np.ones((1, 9), np.int16)
    reach = np.maximum(card[:, Feature.RANGE, None], 1)
    on_zx, on_player = heuristics.attacks(obs, power[:, None] * everywhere, reach * everywhere)
    best = np.where(_open_squares(obs), np.maximum(on_zx.max(2), on_player), 0.0).max(1)
    removed = heuristics.removal(obs, obs.card_features.played[row][:, None])[:, 0]
    gain = (
        zx_value(cost, power)
        + removed
        + 0.5 * np.maximum(best - AT_ONCE, 0.0)
        - _advent_price(obs, cost, row)
    )
    return np.asarray(np.where(gain > CLEARLY, PLAY + 0.1 * gain, NEVER), np.float32)


def _advent_price(obs: ObservationReader, cost: Numbers, row: NDArray[np.int64]) -> Scores:
    """Return the lowest value of one or two own Reboot Z/X with at least that total Cost, [n]."""
    two = ~np.eye(9, dtype=bool)
    can = obs.own & ~obs.asleep
    fits = (obs.card_features.serve[row][:, None, None] > 1) == two
    fits &= can[:, :, None] & can[:, None, :]
    fits &= obs.cost[:, :, None] + obs.cost[:, None, :] * two >= cost[:, None, None]
    values = obs.zx_value[:, :, None] + obs.zx_value[:, None, :] * two
    return np.asarray(np.where(fits, values, np.inf).min((1, 2)), np.float32)


# -- startup abilities ---------------------------------------------------------------------------------------


def _use_scores(obs: ObservationReader, effects: NDArray[np.void], best: Scores) -> Scores:
    """Score startup abilities, [n, k]: removal, damage to the player, one more attack, then other effects."""
    removed = heuristics.removal(obs, effects)
    again = np.where(obs.own & obs.asleep, best, NEVER).max(1)[:, None]
    again = np.where(effects["itself"], NEVER, again)
    scores = np.where(removed > 8.0, PLAY + removed, NEVER)
    scores = np.where(effects["reboots"] & (again >= AT_ONCE), again - AT_ONCE + PLAY - 10.0, scores)
    scores = np.where(effects["to_player"] > 0, AT_ONCE + LIFE * effects["to_player"], scores)
    return np.asarray(np.where(effects["other"], PLAY - 15.0, scores), np.float32)


def effects_on_squares(obs: ObservationReader) -> NDArray[np.void]:
    """Return the effects of the startup abilities of the Z/X on Squares, [n, 9 * uses] of EFFECT.

    Entry square * uses + use is for the startup ability `use` (from 0) of the Z/X on that Square.
    """
    rows = np.repeat(obs.board_rows[:, :, None], _USES, axis=2)
    place = obs.card_features.place[obs.board_rows][:, :, :_USES]
    return obs.card_features.used[rows, place].reshape(obs.n, 9 * _USES)


def uses_on_squares(obs: ObservationReader, best: Scores) -> Scores:
    """Score the startup abilities on Squares, [n, 9 * uses], in the order of `effects_on_squares`.

    `best` [n, 9] is the best attack from each Square; an ability that costs Sleep must be better than it.
    """
    effects = effects_on_squares(obs)
    attack = np.repeat(best, _USES, axis=1)
    scores = _use_scores(obs, effects, best)
    scores = np.where(effects["other"] & effects["is_dear"], NEVER, scores)
    asleep = np.repeat(obs.asleep, _USES, axis=1)
    scores = np.where(
        effects["itself"] & effects["reboots"] & asleep & (attack >= AT_ONCE), PLAY + 20.0, scores
    )
    sleeping_pays = scores + 30.0 > attack
    return np.asarray(np.where(effects["sleeps_itself"] & ~sleeping_pays, NEVER, scores), np.float32)


def uses_elsewhere(obs: ObservationReader, best: Scores) -> Scores:
    """Score the startup abilities of cards outside Squares, such as in Charge, [n, options]."""
    effects = obs.card_features.used[obs.option_rows, obs.option_place]
    return _use_scores(obs, effects, best)
