"""The scripted player: thumb rules of a person who knows the game a little.

It sees the observation and the mask, looks no step ahead and remembers nothing. Each question of the game
has one function here, and each function gives points to the legal answers; the most points win. What they
are worth is judgement.py's and, in the Main Phase, plays.py's; what cards say is card_sense.py's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx import heuristics, main_phase
from zx_agents.zx.card_features import Sense, sense_of
from zx_agents.zx.features import (
    ENEMY_PLAYER_SQUARE,
    OWN_PLAYER_SQUARE,
    Sight,
    worth_of,
)
from zx_agents.zx.heuristics import LIFE, NEVER, Points
from zx_env.errors import AgentError
from zx_env.zx.board import DISTANCE
from zx_env.zx.cards.encode.features import Feature
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.decision.actions import BLOCKS, FIRST, NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION_SIZE, HandFact, SubjectFact
from zx_env.zx.terms import Ask, CardType, Zone

BLOCK = {name: slice(FIRST[name], FIRST[name] + int(np.prod(shape))) for name, shape in BLOCKS}

FULL_RESOURCE = 8
"""With so many Resources, a card in the hand is better than one more."""


class ScriptedPlayer:
    """Plays by thumb rules; needs no training and decides many games in one call."""

    name = "scripted"
    version = 1
    """Of what it plays. A yardstick: it is frozen, and tests/agents/test_frozen.py holds its turns."""

    def __init__(self, card_set: str = STANDARD) -> None:
        """Reads the cards of a set (`zx_env.card_table`); those of another set count by their features."""
        self.sense: Sense = sense_of(card_set)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """One legal action."""
        return int(self.act_batch(observation[None], action_mask[None], rng)[0])

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One legal action a row.

        Raises:
            AgentError: The observations are of another size than zx_env gives.
        """
        if observations.ndim != 2 or observations.shape[1] != OBSERVATION_SIZE:
            raise AgentError(
                f"the scripted player reads rows of {OBSERVATION_SIZE} cells, these have the shape "
                f"{observations.shape}; give it what zx_env's observe or step gave"
            )
        points = np.zeros((len(observations), NUM_ACTIONS), np.float32)
        points[:, BLOCK["more"]] = NEVER
        asked = observations[:, : len(Ask)].argmax(axis=1)
        for question, answer in ANSWERS.items():
            rows = np.flatnonzero(asked == question)
            if len(rows):
                sight = Sight(observations[rows], self.sense)
                mine = points[rows]
                answer(sight, mine)
                points[rows] = mine
        return np.asarray(np.where(masks != 0, points, -np.inf).argmax(axis=1), np.int64)


# -- preparation, Resource, Ignition ------------------------------------------------------------------------


def start_card(sight: Sight, points: Points) -> None:
    """Always a Start Card, rather one that can do something from Charge later."""
    can_do = sight.options[..., Feature.OUTSIDE_SQUARES]
    points[:, BLOCK["start"]] = 1.0 + sight.options[..., Feature.POWER] + 3.0 * can_do


def mulligan(sight: Sight, points: Points) -> None:
    """Keep a hand with something to play on the first turns: a Z/X of Cost 3, or three to Cost 4."""
    cost = sight.hand[..., Feature.COST]
    copies = sight.hand[..., HandFact.COPIES]
    is_zx = (sight.hand[..., Feature.EVENT] == 0) & (copies > 0)
    early = (copies * (is_zx & (cost <= 4))).sum(1)
    good = (early >= 3) | (is_zx & (cost == 3)).any(1)
    points[:, BLOCK["keep"]] = np.where(good, 1.0, -1.0)[:, None]


def resource(sight: Sight, points: Points) -> None:
    """A Resource each turn until there are plenty: the card missed least, a lacking colour first."""
    points[:, BLOCK["resource"]] = (
        50.0
        - heuristics.keep(sight, sight.hand)
        + 4.0 * heuristics.lacks_color(sight, sight.hand) * (sight.resource_count < 5)[:, None]
    )
    plenty = (sight.resource_count >= FULL_RESOURCE) & (sight.hand_count <= 4)
    points[:, BLOCK["stop"]] = np.where(plenty, 100.0, 0.0)[:, None]


def ignite(sight: Sight, points: Points) -> None:
    """Ignite while the deck is deep: a free Z/X in two of five tries. Start Cards with an ability stay."""
    options = sight.options
    points[:, BLOCK["ignite"]] = 20.0 - heuristics.in_charge(options)
    deep = sight.zones[:, 0, Zone.DECK] > 4
    points[:, BLOCK["stop"]] = np.where(deep, 5.0, 100.0)[:, None]


# -- the Main Phase ------------------------------------------------------------------------------------------


def main(sight: Sight, points: Points) -> None:
    """Attack what can be destroyed, play the dearest card that can be paid, attack together, pass."""
    best = heuristics.best_attack(sight)
    points[:, BLOCK["attack"]] = best
    points[:, BLOCK["play"]] = main_phase.from_hand(sight)
    points[:, BLOCK["use"]] = main_phase.uses_on_squares(sight, best)
    games = np.flatnonzero(sight.option_own.any(1))
    some = sight.of(games)
    points[games, BLOCK["use_elsewhere"]] = main_phase.uses_elsewhere(some, best[games])
    points[games, BLOCK["extra"]] = main_phase.from_dynamis(some)


def square(sight: Sight, points: Points) -> None:
    """The best place for the Z/X that is played."""
    subject = sight.subject
    points[:, BLOCK["at"]] = heuristics.places(
        sight,
        subject[:, Feature.POWER],
        subject[:, Feature.COST],
        np.maximum(subject[:, Feature.RANGE], 1),
    )


def attack_target(sight: Sight, points: Points) -> None:
    """The best target of the attacker."""
    on_zx, on_player = heuristics.own_attacks(sight)
    rows = np.arange(sight.n)
    attacker = sight.is_subject.argmax(1)
    points[:, BLOCK["target"]] = on_zx[rows, attacker]
    points[:, BLOCK["target_player"]] = on_player[rows, attacker][:, None]


# -- battles -------------------------------------------------------------------------------------------------


def battle_event(sight: Sight, points: Points) -> None:
    """An Event or ability only if it decides the battle: its attacker wins, or its attacked Z/X stays."""
    played = sight.sense.played[sight.hand_rows]
    cost = sight.hand[..., Feature.COST]
    points[:, BLOCK["play"]] = _decides(sight, played) - 2.0 * cost - 1.0
    points[:, BLOCK["use"]] = _decides(sight, main_phase.lines_on_squares(sight)) - 6.0
    elsewhere = sight.sense.used[sight.option_rows, sight.option_place]
    points[:, BLOCK["use_elsewhere"]] = _decides(sight, elsewhere) - 6.0
    rows = np.flatnonzero((sight.option_zone == Zone.DYNAMIS).any(1))
    if len(rows):
        near = sight.of(rows)
        extra = near.sense.played[near.option_rows]
        points[rows, BLOCK["extra"]] = _decides(near, extra) - 2.0 * near.options[..., Feature.COST] - 1.0


def _decides(sight: Sight, lines: NDArray[np.void]) -> Points:
    """[n, k] points that each effect wins in this battle."""
    attack = np.where(sight.attacks, sight.power, 0).sum(1)[:, None]
    defence = np.where(sight.attacked, sight.left, 0).sum(1)[:, None]
    at_stake = np.where(sight.attacked, sight.worth, 0.0).sum(1)[:, None]
    at_player = ~sight.attacked.any(1, keepdims=True)
    at_stake = np.where(at_player, LIFE, at_stake)
    meant = heuristics.meant(sight, lines)
    on_attacker = (meant & sight.attacks[:, None, :]).any(2)
    on_attacked = (meant & sight.attacked[:, None, :]).any(2)
    destroyed = heuristics.destroys(sight, lines)

    # Own turn: the attacker would fail, and does not with this.
    missing = np.where(at_player, 0, defence - attack)
    help_attack = np.where(on_attacker, lines["boost"], 0) + np.where(
        on_attacked, lines["damage"] + lines["weaken"], 0
    )
    wins = (missing > 0) & ((help_attack >= missing) | (destroyed & sight.attacked[:, None, :]).any(2))
    # The enemy's turn: the attacked Z/X would fall, and does not with this; or the attacker is gone.
    falls = np.where(at_player, True, attack >= defence)
    help_defence = np.where(on_attacked, lines["boost"], 0) + np.where(on_attacker, lines["weaken"], 0)
    stays = falls & ~at_player & (attack - help_defence < defence)
    gone = (destroyed & sight.attacks[:, None, :]).any(2)
    attacker_worth = np.where(sight.attacks, sight.worth, 0.0).sum(1)[:, None]
    saves = np.where(gone, attacker_worth + at_stake * falls, np.where(stays, at_stake, 0.0))
    return np.asarray(np.where(sight.own_turn[:, None], at_stake * wins, saves), np.float32)


# -- effects ------------------------------------------------------------------------------------------------


def free_play(sight: Sight, points: Points) -> None:
    """A card for nothing: yes, unless an Event would find no enemy, or a Z/X no place but a better one's."""
    subject = sight.subject
    cost, power = subject[:, Feature.COST], subject[:, Feature.POWER]
    lines = sight.sense.played[sight.subject_row]
    removed = heuristics.removal(sight, lines[:, None])[:, 0]
    event = np.where(lines["other"], 1.0, removed - 1.0)
    worst = np.where(sight.own & ~sight.asleep, sight.worth, np.inf).min(1)
    free = sight.empty.copy()
    free[:, ENEMY_PLAYER_SQUARE] = False
    zx = np.where(free.any(1), 1.0, worth_of(cost, power) - worst)
    void_bringer = subject[:, Feature.VOID_BRINGER] == 1
    zx = np.where(void_bringer & sight.enemy.any(1), 1.0, zx)
    points[:, BLOCK["yes"]] = np.where(subject[:, Feature.EVENT] == 1, event, zx)[:, None]


def yes_no(sight: Sight, points: Points) -> None:
    """Yes, unless it costs a card and brings too little, or moves Z/X about."""
    lines = sight.sense.chosen[sight.subject_row]
    removed = heuristics.removal(sight, lines[:, None])[:, 0]
    gives = sight.sense.gives[sight.subject_row]
    yes = np.where(heuristics.harms(lines), removed - 9.0, 1.0)
    from_hand = (gives == Zone.HAND) & ~heuristics.harms(lines)
    yes = np.where(from_hand, np.where(sight.hand_count >= 5, 1.0, -1.0), yes)
    yes = np.where(gives == Zone.RESOURCE, sight.resource_count - 6.0, yes)
    points[:, BLOCK["yes"]] = np.where(sight.sense.moves[sight.subject_row], -1.0, yes)[:, None]


def choose(sight: Sight, points: Points) -> None:
    """Harm the enemy's best Z/X that it destroys, help the own; give up the card that is missed least."""
    points[:, BLOCK["choose_square"]] = _choice_on_squares(sight)
    points[:, BLOCK["choose_hand"]] = 50.0 - heuristics.keep(sight, sight.hand)
    points[:, BLOCK["choose_option"]] = _choice_of_options(sight)


def _choice_on_squares(sight: Sight) -> Points:
    """[n, 9]."""
    lines = sight.sense.chosen[sight.subject_row][:, None]
    helped = heuristics.helps(lines)
    # Out of the Dynamis: an Advent takes the worst own Z/X, a Shift goes onto the best one.
    kind = sight.subject[:, Feature.TYPE, None]
    helped &= (kind != CardType.ZX_EX) | sight.is_subject.any(1, keepdims=True)
    helped |= kind == CardType.SHIFT
    known = heuristics.harms(lines)
    worth = heuristics.target_worth(sight) + 20.0 * sight.attacks
    destroyed = heuristics.destroys(sight, lines)[:, 0] | ~known
    mine = -1.0 - sight.worth
    harm = np.where(sight.enemy, 1.0 + worth + 100.0 * destroyed, mine)
    # Help in a battle goes to who fights in it; else to the strongest that can still attack.
    help_ = sight.worth + 50.0 * (sight.attacks | sight.attacked) + 20.0 * sight.can_attack
    again = heuristics.best_attack(sight) + 100.0 * sight.asleep
    help_ = np.where(lines["reboots"], again, help_)
    help_ = np.where(sight.own, 1.0 + help_, -50.0)
    return np.asarray(np.where(helped, help_, harm), np.float32)


def _choice_of_options(sight: Sight) -> Points:
    """[n, options] by the zone where the cards are."""
    options, zone = sight.options, sight.option_zone
    cost, power = options[..., Feature.COST], options[..., Feature.POWER]
    worth = worth_of(cost, power)
    points = 1.0 + worth
    points = np.where(zone == Zone.CHARGE, 40.0 - heuristics.in_charge(options), points)
    # Sleep an enemy Resource that is awake, reboot an own one that sleeps.
    asleep, own = sight.option_asleep, sight.option_own
    sleeps = sight.sense.sleeps_resource[sight.subject_row][:, None]
    reboots = sight.sense.reboots_resource[sight.subject_row][:, None]
    in_resource = zone == Zone.RESOURCE
    points = np.where(in_resource & sleeps, 2.0 * ~own + (own == asleep), points)
    return np.asarray(
        np.where(in_resource & reboots, 2.0 * (own & asleep) + ~own * asleep, points), np.float32
    )


def choose_square(sight: Sight, points: Points) -> None:
    """Where an effect puts a Z/X: the best place for an own one; an enemy one far from the own player."""
    subject = sight.subject
    mine = heuristics.places(
        sight,
        subject[:, Feature.POWER],
        subject[:, Feature.COST],
        np.maximum(subject[:, Feature.RANGE], 1),
    )
    theirs = DISTANCE[OWN_PLAYER_SQUARE] - 10.0 * sight.enemy
    own = subject[:, SubjectFact.OWN, None] == 1
    points[:, BLOCK["choose_square"]] = 100.0 + np.where(own, mine, theirs)


def pay(sight: Sight, points: Points) -> None:
    """Sleep the colour of which most Resources are awake, so that every colour stays to be had."""
    awake = sight.resource_colors[:, :1]
    colors = sight.options[..., Feature.RED : Feature.GREEN + 1]
    points[:, BLOCK["pay"]] = 1.0 + np.where(colors > 0, awake, 0).max(2) - 3.0 * (colors.sum(2) - 1)


def resolve(sight: Sight, points: Points) -> None:
    """Own abilities first."""
    points[:, BLOCK["resolve"]] = 1.0 * sight.option_own


ANSWERS: dict[Ask, Callable[[Sight, Points], None]] = {
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
"""How each question is answered."""
