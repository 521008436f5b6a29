"""The scripted player: a rule-based player without search, memory or training.

Each question of the game has one function here, which writes scores for its actions; the player takes the
legal action of the highest score. See also: heuristics.py and main_phase.py (scores), card_features.py (card
texts).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx import heuristics, main_phase
from zx_agents.zx.card_features import CardFeatures, card_features
from zx_agents.zx.features import (
    ENEMY_PLAYER_SQUARE,
    OWN_PLAYER_SQUARE,
    ObservationReader,
    zx_value,
)
from zx_agents.zx.heuristics import LIFE, NEVER, Scores
from zx_env.errors import AgentError
from zx_env.zx.board import DISTANCE
from zx_env.zx.cards.encode.features import Feature
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.decision.actions import BLOCKS, FIRST, NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION_SIZE, HandFact, SubjectFact
from zx_env.zx.terms import Ask, CardType, Zone

BLOCK = {name: slice(FIRST[name], FIRST[name] + int(np.prod(shape))) for name, shape in BLOCKS}

FULL_RESOURCE = 8
"""Number of Resources at which a card in hand becomes better than one more Resource."""


class ScriptedPlayer:
    """Plays Z/X by rules, without search; acts for many games in one call."""

    name = "scripted"
    version = 1
    """Version of its play, which is frozen: tests/agents/test_frozen.py checks turns that it plays."""

    def __init__(self, card_set: str = STANDARD) -> None:
        """Create a player for a card set. Of cards of other sets it uses only the observed features."""
        self.card_features: CardFeatures = card_features(card_set)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return one legal action."""
        return int(self.act_batch(observation[None], action_mask[None], rng)[0])

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n].

        Raises:
            AgentError: The observations do not have the size of zx_env's.
        """
        if observations.ndim != 2 or observations.shape[1] != OBSERVATION_SIZE:
            raise AgentError(
                f"the scripted player reads rows of {OBSERVATION_SIZE} cells, these have the shape "
                f"{observations.shape}; pass it the observations of zx_env's observe or step"
            )
        scores = np.zeros((len(observations), NUM_ACTIONS), np.float32)
        scores[:, BLOCK["more"]] = NEVER
        questions = observations[:, : len(Ask)].argmax(axis=1)
        for question, score in SCORERS.items():
            rows = np.flatnonzero(questions == question)
            if len(rows):
                obs = ObservationReader(observations[rows], self.card_features)
                subset = scores[rows]
                score(obs, subset)
                scores[rows] = subset
        return np.asarray(np.where(masks != 0, scores, -np.inf).argmax(axis=1), np.int64)


# -- preparation, Resource, Ignition ------------------------------------------------------------------------


def start_card(obs: ObservationReader, scores: Scores) -> None:
    """Always choose a Start Card, preferably one with abilities that work from Charge."""
    can_do = obs.options[..., Feature.OUTSIDE_SQUARES]
    scores[:, BLOCK["start"]] = 1.0 + obs.options[..., Feature.POWER] + 3.0 * can_do


def mulligan(obs: ObservationReader, scores: Scores) -> None:
    """Keep a hand that can be played on the first turns: a Z/X of Cost 3, or three of at most Cost 4."""
    cost = obs.hand[..., Feature.COST]
    copies = obs.hand[..., HandFact.COPIES]
    is_zx = (obs.hand[..., Feature.EVENT] == 0) & (copies > 0)
    early = (copies * (is_zx & (cost <= 4))).sum(1)
    good = (early >= 3) | (is_zx & (cost == 3)).any(1)
    scores[:, BLOCK["keep"]] = np.where(good, 1.0, -1.0)[:, None]


def resource(obs: ObservationReader, scores: Scores) -> None:
    """Put a Resource each turn until there are plenty: the least valuable card, a missing colour first."""
    scores[:, BLOCK["resource"]] = (
        50.0
        - heuristics.hand_value(obs, obs.hand)
        + 4.0 * heuristics.lacks_color(obs, obs.hand) * (obs.resource_count < 5)[:, None]
    )
    plenty = (obs.resource_count >= FULL_RESOURCE) & (obs.hand_count <= 4)
    scores[:, BLOCK["stop"]] = np.where(plenty, 100.0, 0.0)[:, None]


def ignite(obs: ObservationReader, scores: Scores) -> None:
    """Ignite while the deck is deep: a free Z/X in two of five tries. Keep Start Cards with an ability."""
    options = obs.options
    scores[:, BLOCK["ignite"]] = 20.0 - heuristics.charge_value(options)
    deep = obs.zones[:, 0, Zone.DECK] > 4
    scores[:, BLOCK["stop"]] = np.where(deep, 5.0, 100.0)[:, None]


# -- the Main Phase ------------------------------------------------------------------------------------------


def main(obs: ObservationReader, scores: Scores) -> None:
    """Attack Z/X that one attack destroys, play the most expensive card, attack together, then pass."""
    best = heuristics.best_attack(obs)
    scores[:, BLOCK["attack"]] = best
    scores[:, BLOCK["play"]] = main_phase.from_hand(obs)
    scores[:, BLOCK["use"]] = main_phase.uses_on_squares(obs, best)
    games = np.flatnonzero(obs.option_own.any(1))
    subset = obs.of(games)
    scores[games, BLOCK["use_elsewhere"]] = main_phase.uses_elsewhere(subset, best[games])
    scores[games, BLOCK["extra"]] = main_phase.from_dynamis(subset)


def square(obs: ObservationReader, scores: Scores) -> None:
    """Choose the best Square for the Z/X that is played."""
    subject = obs.subject
    scores[:, BLOCK["at"]] = heuristics.square_scores(
        obs,
        subject[:, Feature.POWER],
        subject[:, Feature.COST],
        np.maximum(subject[:, Feature.RANGE], 1),
    )


def attack_target(obs: ObservationReader, scores: Scores) -> None:
    """Choose the best target of the attacker."""
    on_zx, on_player = heuristics.own_attacks(obs)
    rows = np.arange(obs.n)
    attacker = obs.is_subject.argmax(1)
    scores[:, BLOCK["target"]] = on_zx[rows, attacker]
    scores[:, BLOCK["target_player"]] = on_player[rows, attacker][:, None]


# -- battles -------------------------------------------------------------------------------------------------


def battle_event(obs: ObservationReader, scores: Scores) -> None:
    """Use an Event or ability only if it decides the battle: the own attacker wins or target survives."""
    played = obs.card_features.played[obs.hand_rows]
    cost = obs.hand[..., Feature.COST]
    scores[:, BLOCK["play"]] = _decides(obs, played) - 2.0 * cost - 1.0
    scores[:, BLOCK["use"]] = _decides(obs, main_phase.effects_on_squares(obs)) - 6.0
    elsewhere = obs.card_features.used[obs.option_rows, obs.option_place]
    scores[:, BLOCK["use_elsewhere"]] = _decides(obs, elsewhere) - 6.0
    rows = np.flatnonzero((obs.option_zone == Zone.DYNAMIS).any(1))
    if len(rows):
        subset = obs.of(rows)
        extra = subset.card_features.played[subset.option_rows]
        scores[rows, BLOCK["extra"]] = _decides(subset, extra) - 2.0 * subset.options[..., Feature.COST] - 1.0


def _decides(obs: ObservationReader, effects: NDArray[np.void]) -> Scores:
    """Return the points that each effect wins in this battle, [n, k]."""
    attack = np.where(obs.attacks, obs.power, 0).sum(1)[:, None]
    defence = np.where(obs.attacked, obs.left, 0).sum(1)[:, None]
    at_stake = np.where(obs.attacked, obs.zx_value, 0.0).sum(1)[:, None]
    at_player = ~obs.attacked.any(1, keepdims=True)
    at_stake = np.where(at_player, LIFE, at_stake)
    affected = heuristics.affected(obs, effects)
    on_attacker = (affected & obs.attacks[:, None, :]).any(2)
    on_attacked = (affected & obs.attacked[:, None, :]).any(2)
    destroyed = heuristics.destroys(obs, effects)

    # Own turn: the attacker would fail without the effect, and succeeds with it.
    missing = np.where(at_player, 0, defence - attack)
    help_attack = np.where(on_attacker, effects["boost"], 0) + np.where(
        on_attacked, effects["damage"] + effects["weaken"], 0
    )
    wins = (missing > 0) & ((help_attack >= missing) | (destroyed & obs.attacked[:, None, :]).any(2))
    # The enemy's turn: the attacked Z/X survives with the effect only, or the effect removes the attacker.
    falls = np.where(at_player, True, attack >= defence)
    help_defence = np.where(on_attacked, effects["boost"], 0) + np.where(on_attacker, effects["weaken"], 0)
    stays = falls & ~at_player & (attack - help_defence < defence)
    gone = (destroyed & obs.attacks[:, None, :]).any(2)
    attacker_value = np.where(obs.attacks, obs.zx_value, 0.0).sum(1)[:, None]
    saves = np.where(gone, attacker_value + at_stake * falls, np.where(stays, at_stake, 0.0))
    return np.asarray(np.where(obs.own_turn[:, None], at_stake * wins, saves), np.float32)


# -- effects ------------------------------------------------------------------------------------------------


def free_play(obs: ObservationReader, scores: Scores) -> None:
    """Play a free card, except an Event that removes no enemy, or a Z/X that would replace a better one."""
    subject = obs.subject
    cost, power = subject[:, Feature.COST], subject[:, Feature.POWER]
    effects = obs.card_features.played[obs.subject_row]
    removed = heuristics.removal(obs, effects[:, None])[:, 0]
    event = np.where(effects["other"], 1.0, removed - 1.0)
    worst = np.where(obs.own & ~obs.asleep, obs.zx_value, np.inf).min(1)
    free = obs.empty.copy()
    free[:, ENEMY_PLAYER_SQUARE] = False
    zx = np.where(free.any(1), 1.0, zx_value(cost, power) - worst)
    void_bringer = subject[:, Feature.VOID_BRINGER] == 1
    zx = np.where(void_bringer & obs.enemy.any(1), 1.0, zx)
    scores[:, BLOCK["yes"]] = np.where(subject[:, Feature.EVENT] == 1, event, zx)[:, None]


def yes_no(obs: ObservationReader, scores: Scores) -> None:
    """Answer yes, except if the effect costs a card and gains too little, or moves Z/X."""
    effects = obs.card_features.chosen[obs.subject_row]
    removed = heuristics.removal(obs, effects[:, None])[:, 0]
    gives = obs.card_features.gives[obs.subject_row]
    yes = np.where(heuristics.harms(effects), removed - 9.0, 1.0)
    from_hand = (gives == Zone.HAND) & ~heuristics.harms(effects)
    yes = np.where(from_hand, np.where(obs.hand_count >= 5, 1.0, -1.0), yes)
    yes = np.where(gives == Zone.RESOURCE, obs.resource_count - 6.0, yes)
    scores[:, BLOCK["yes"]] = np.where(obs.card_features.moves[obs.subject_row], -1.0, yes)[:, None]


def choose(obs: ObservationReader, scores: Scores) -> None:
    """Harm the best enemy Z/X that can be destroyed, help own Z/X, give up the least valuable card."""
    scores[:, BLOCK["choose_square"]] = _choice_on_squares(obs)
    scores[:, BLOCK["choose_hand"]] = 50.0 - heuristics.hand_value(obs, obs.hand)
    scores[:, BLOCK["choose_option"]] = _choice_of_options(obs)


def _choice_on_squares(obs: ObservationReader) -> Scores:
    """Score the Squares of a choice among Z/X, [n, 9]."""
    effects = obs.card_features.chosen[obs.subject_row][:, None]
    helped = heuristics.helps(effects)
    # From the Dynamis: an Advent takes the worst own Z/X, a Shift is put onto the best one.
    kind = obs.subject[:, Feature.TYPE, None]
    helped &= (kind != CardType.ZX_EX) | obs.is_subject.any(1, keepdims=True)
    helped |= kind == CardType.SHIFT
    known = heuristics.harms(effects)
    values = heuristics.target_value(obs) + 20.0 * obs.attacks
    destroyed = heuristics.destroys(obs, effects)[:, 0] | ~known
    mine = -1.0 - obs.zx_value
    harm = np.where(obs.enemy, 1.0 + values + 100.0 * destroyed, mine)
    # Help the own Z/X in the battle; without a battle, the strongest that can still attack.
    help_ = obs.zx_value + 50.0 * (obs.attacks | obs.attacked) + 20.0 * obs.can_attack
    again = heuristics.best_attack(obs) + 100.0 * obs.asleep
    help_ = np.where(effects["reboots"], again, help_)
    help_ = np.where(obs.own, 1.0 + help_, -50.0)
    return np.asarray(np.where(helped, help_, harm), np.float32)


def _choice_of_options(obs: ObservationReader) -> Scores:
    """Score the options of a choice by the zones of the cards, [n, options]."""
    options, zone = obs.options, obs.option_zone
    cost, power = options[..., Feature.COST], options[..., Feature.POWER]
    values = zx_value(cost, power)
    scores = 1.0 + values
    scores = np.where(zone == Zone.CHARGE, 40.0 - heuristics.charge_value(options), scores)
    # Put awake enemy Resources to sleep, and reboot own sleeping ones.
    asleep, own = obs.option_asleep, obs.option_own
    sleeps = obs.card_features.sleeps_resource[obs.subject_row][:, None]
    reboots = obs.card_features.reboots_resource[obs.subject_row][:, None]
    in_resource = zone == Zone.RESOURCE
    scores = np.where(in_resource & sleeps, 2.0 * ~own + (own == asleep), scores)
    return np.asarray(
        np.where(in_resource & reboots, 2.0 * (own & asleep) + ~own * asleep, scores), np.float32
    )


def choose_square(obs: ObservationReader, scores: Scores) -> None:
    """Put an own Z/X onto its best Square, and an enemy Z/X far from the own player."""
    subject = obs.subject
    mine = heuristics.square_scores(
        obs,
        subject[:, Feature.POWER],
        subject[:, Feature.COST],
        np.maximum(subject[:, Feature.RANGE], 1),
    )
    theirs = DISTANCE[OWN_PLAYER_SQUARE] - 10.0 * obs.enemy
    own = subject[:, SubjectFact.OWN, None] == 1
    scores[:, BLOCK["choose_square"]] = 100.0 + np.where(own, mine, theirs)


def pay(obs: ObservationReader, scores: Scores) -> None:
    """Pay with the colour that has the most awake Resources, so that every colour remains available."""
    awake = obs.resource_colors[:, :1]
    colors = obs.options[..., Feature.RED : Feature.GREEN + 1]
    scores[:, BLOCK["pay"]] = 1.0 + np.where(colors > 0, awake, 0).max(2) - 3.0 * (colors.sum(2) - 1)


def resolve(obs: ObservationReader, scores: Scores) -> None:
    """Resolve own abilities first."""
    scores[:, BLOCK["resolve"]] = 1.0 * obs.option_own


SCORERS: dict[Ask, Callable[[ObservationReader, Scores], None]] = {
    Ask.START_CARD: start_card,
    Ask.MULLIGAN: mulligan,
    Ask.RESOURCE: resource,
    Ask.IGNITE: ignite,
    Ask.MAIN: main,
    Ask.BATTLE_EVENT: battle_event,
    Ask.SQUARE: square,
    Ask.ATTACK_TARGET: attack_target,
    Ask.FREE_PLAY: free_play,
    Ask.YES_NO: yes_no,
    Ask.CHOOSE: choose,
    Ask.CHOOSE_SQUARE: choose_square,
    Ask.PAY: pay,
    Ask.RESOLVE: resolve,
}
"""The scoring function of each question."""
