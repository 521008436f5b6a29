"""Observations by name, for a batch of games, as the scripted player reads them.

Every array has one row per game on its first axis, then Squares or cards. The unit of Power and damage is
500. Squares are numbered from the own side: 0 1 2 own row, 3 4 5 middle, 6 7 8 enemy row; 1 and 7 are Player
Squares.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.zx.card_features import CardFeatures
from zx_env.zx.board import PLAYER_SQUARE
from zx_env.zx.cards.encode.features import Feature, Summary
from zx_env.zx.decision.observation import BoardFact, Fact, Numbered, OptionFact, field_of
from zx_env.zx.terms import Color, State, Zone

OWN_PLAYER_SQUARE, ENEMY_PLAYER_SQUARE = PLAYER_SQUARE

_COLORS = [Summary[color.name] for color in Color if color]

Numbers = NDArray[np.int16]
Truths = NDArray[np.bool_]


def _yes(cells: Numbers) -> Truths:
    return np.asarray(cells == 1)


class ObservationReader:
    """Named parts of observations [n, N], computed on first use."""

    def __init__(self, observations: NDArray[Any], card_features: CardFeatures) -> None:
        """Create a reader of observations [n, N], with the features of the card set."""
        self.observations = observations
        self.card_features = card_features
        self.n = len(observations)

    def field(self, name: str) -> Numbers:
        """Return a field of the observation by its name in `OBSERVATION_FIELDS` (zx_env.zx.decision)."""
        return field_of(self.observations, name).astype(np.int16)

    def of(self, games: NDArray[np.int64]) -> ObservationReader:
        """Return a reader of the rows `games`, with the arrays computed so far."""
        subset = ObservationReader(self.observations[games], self.card_features)
        subset.__dict__.update({k: v[games] for k, v in self.__dict__.items() if isinstance(v, np.ndarray)})
        return subset

    # -- the state of the game ----------------------------------------------------------------------

    @cached_property
    def own_turn(self) -> Truths:
        """[n] this player is the turn player."""
        return _yes(self.field("facts")[:, Fact.IS_TURN_PLAYER])

    @cached_property
    def zones(self) -> Numbers:
        """[n, 2, zones] number of cards in each zone, own and the enemy's."""
        return self.field("zones")

    @cached_property
    def life(self) -> Numbers:
        """[n, 2] number of Life cards, own and the enemy's."""
        return self.zones[:, :, Zone.LIFE]

    @cached_property
    def resource_colors(self) -> Numbers:
        """[n, 2, 5] number of own Resources of each colour, in Reboot State and in Sleep State."""
        return self.field("resources")[:, 0][:, :, _COLORS]

    @cached_property
    def resources_awake(self) -> Numbers:
        """[n] number of own Resources in Reboot State."""
        return self.field("resources")[:, 0, State.REBOOT, Summary.CARDS]

    @cached_property
    def resource_count(self) -> Numbers:
        """[n] number of own Resources."""
        return self.zones[:, 0, Zone.RESOURCE]

    # -- cards --------------------------------------------------------------------------------------

    @cached_property
    def _rows(self) -> NDArray[np.int64]:
        """Rows of the card table; -1, the last row of `CardFeatures`, for no card or one of another set."""
        numbers = self.field("card_numbers").astype(np.int64)
        rows = numbers[..., 0] * 128 + numbers[..., 1] - 1
        return np.where(rows < len(self.card_features.played) - 1, rows, -1)

    @cached_property
    def board_rows(self) -> NDArray[np.int64]:
        """[n, 9] row of the card table of the Z/X there, or -1."""
        return self._rows[:, Numbered.BOARD : Numbered.HAND]

    @cached_property
    def hand_rows(self) -> NDArray[np.int64]:
        """[n, hand] row of the card table of each hand card, or -1."""
        return self._rows[:, Numbered.HAND : Numbered.OPTIONS]

    @cached_property
    def option_rows(self) -> NDArray[np.int64]:
        """[n, options] row of the card table of each option's card, or -1."""
        return self._rows[:, Numbered.OPTIONS : Numbered.ENEMY_HAND]

    @cached_property
    def subject_row(self) -> NDArray[np.int64]:
        """[n] row of the card table of the card that the decision is about, or -1."""
        return self._rows[:, Numbered.SUBJECT]

    @cached_property
    def hand(self) -> Numbers:
        """[n, hand, columns] the cells of each hand card: columns of Feature, then of HandFact."""
        return self.field("hand")

    @cached_property
    def hand_count(self) -> Numbers:
        """[n] number of cards in the own hand."""
        return self.zones[:, 0, Zone.HAND]

    @cached_property
    def options(self) -> Numbers:
        """[n, options, columns] the cells of each option: columns of Feature, then of OptionFact."""
        return self.field("options")

    @cached_property
    def option_own(self) -> Truths:
        """[n, options] the option's card is an own one."""
        return _yes(self.options[..., OptionFact.OWN])

    @cached_property
    def option_zone(self) -> Numbers:
        """[n, options] zone of the option's card, a `terms.Zone`."""
        return self.options[..., OptionFact.ZONE]

    @cached_property
    def option_asleep(self) -> Truths:
        """[n, options] the option's card is in Sleep State."""
        return _yes(self.options[..., OptionFact.SLEEP])

    @cached_property
    def option_place(self) -> Numbers:
        """[n, options] place on its card, from 0, of the ability that the option uses or is played by."""
        return self.options[..., OptionFact.ABILITY_PLACE]

    @cached_property
    def subject(self) -> Numbers:
        """[n, columns] the cells of the card of the decision: columns of Feature, then of SubjectFact."""
        return self.field("subject")

    # -- Z/X on Squares -----------------------------------------------------------------------------

    @cached_property
    def board(self) -> Numbers:
        """[n, 9, columns] the cells of each Square: columns of Feature, then of BoardFact and PairFact."""
        return self.field("board")

    @cached_property
    def own(self) -> Truths:
        """[n, 9] an own Z/X is there."""
        return _yes(self.board[..., BoardFact.OWN])

    @cached_property
    def enemy(self) -> Truths:
        """[n, 9] an enemy Z/X is there."""
        return _yes(self.board[..., BoardFact.ENEMY])

    @cached_property
    def empty(self) -> Truths:
        """[n, 9] no Z/X is there."""
        return np.asarray(~(self.own | self.enemy))

    @cached_property
    def asleep(self) -> Truths:
        """[n, 9] the Z/X there is in Sleep State."""
        return _yes(self.board[..., BoardFact.SLEEP])

    @cached_property
    def cost(self) -> Numbers:
        """[n, 9] Cost of the Z/X there."""
        return self.board[..., Feature.COST]

    @cached_property
    def reach(self) -> Numbers:
        """[n, 9] Range of the Z/X there; 1 if it has no Range."""
        return np.maximum(self.board[..., Feature.RANGE], 1)

    @cached_property
    def power(self) -> Numbers:
        """[n, 9] present Power of the Z/X there, in 500s."""
        return self.board[..., BoardFact.POWER_NOW]

    @cached_property
    def left(self) -> Numbers:
        """[n, 9] Power less damage, in 500s: the damage that destroys the Z/X there."""
        return self.board[..., BoardFact.POWER_LEFT]

    @cached_property
    def attack_power(self) -> Numbers:
        """[n, 9] damage of an attack by the Z/X there, in 500s."""
        return self.power + self.card_features.attack_boost[self.board_rows]

    @cached_property
    def can_attack(self) -> Truths:
        """[n, 9] the Z/X there can attack."""
        return _yes(self.board[..., BoardFact.CAN_ATTACK])

    @cached_property
    def attacks(self) -> Truths:
        """[n, 9] the Z/X there is the attacker of the battle."""
        return _yes(self.board[..., BoardFact.IS_ATTACKING])

    @cached_property
    def attacked(self) -> Truths:
        """[n, 9] the Z/X there is the target of the battle."""
        return _yes(self.board[..., BoardFact.IS_ATTACKED])

    @cached_property
    def is_subject(self) -> Truths:
        """[n, 9] the decision is about the Z/X there."""
        return _yes(self.board[..., BoardFact.IS_SUBJECT])

    @cached_property
    def zx_value(self) -> NDArray[np.float32]:
        """[n, 9] value of the Z/X there to its owner, in points of the scripted player."""
        return zx_value(self.cost, self.power)


def zx_value(cost: Numbers, power: Numbers) -> NDArray[np.float32]:
    """Return the value of Z/X in points, 2 + 2 * cost + 0.4 * power, with the Power in 500s."""
    return np.asarray(2.0 + 2.0 * cost + 0.4 * power, np.float32)
