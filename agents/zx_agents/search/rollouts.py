"""Batched rollouts: play many games to a horizon, each with a prefix of actions for the player to move.

The prefix fixes the player's next actions of the present turn. The rollout policy (a batch player that sees
what every player sees) makes all other decisions: the enemy's, and those after the prefix. With noise, a
share of the player's decisions after the prefix is random. See also: planner.py, which compares prefixes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_env import GameBatch

MAX_PREFIX = 64
"""Largest number of actions of a prefix, P; the rollout policy makes later decisions."""
NO_ACTION = -1
"""Fills the places of an action sequence (of P places) after its last action."""

ValueFunction = Callable[[NDArray[np.int8], NDArray[np.int8]], NDArray[np.float32]]
"""Win probability of the player to move: float32 [n] from observations [n, N] and masks [n, A]."""
IntArray = NDArray[np.int64]


class RolloutPolicy(Protocol):
    """A batch player that decides for both seats (the "default policy" of Browne et al. 2012)."""

    def act_batch(
        self, observations: NDArray[np.int8], masks: NDArray[np.int8], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one legal action a row, int64 [n]."""


class RolloutResult(NamedTuple):
    """Results of n rollouts."""

    values: NDArray[np.float32]
    """[n], the win probability of the player who moved first: 1 or 0 if the game ended with a winner."""
    actions: NDArray[np.int16]
    """[n, P], the actions in the first turn of the player who moved first, then NO_ACTION."""
    won: NDArray[np.bool_]
    """[n], True if the player who moved first won before the first turn ended."""


def run_rollouts(
    batch: GameBatch[Any],
    action_prefix: NDArray[np.int16],
    noise: NDArray[np.float32],
    rollout_policy: RolloutPolicy,
    value_function: ValueFunction | None,
    horizon: IntArray,
    rng: np.random.Generator,
    first_actions: IntArray | None = None,
) -> RolloutResult:
    """Play every row of the batch, in place, to its horizon.

    Args:
        batch: n positions, each with a player to move.
        action_prefix: int16 [n, P], that player's next actions in the present turn; an illegal action ends
            the prefix.
        noise: float32 [n], the probability that a decision of that player after the prefix is random.
        rollout_policy: Makes all other decisions.
        value_function: Evaluates the position at the horizon. None: play to the end of the game.
        horizon: [n], the number of the turn in which a rollout stops and is evaluated.
        rng: The random generator of the policy and the noise; games have their own random streams.
        first_actions: [n], the actions of the policy in these positions, if the caller knows them.
    """
    players, first_turn = batch.player.astype(np.int64), batch.turn
    rollouts = _Rollouts(batch, action_prefix.copy(), noise, players, first_turn)
    running = np.ones(len(batch), np.bool_)
    while True:
        over = running & batch.done
        rollouts.score_finished(np.flatnonzero(over))
        running &= ~over
        if value_function is not None:
            at_horizon = running & (batch.turn >= horizon)
            rollouts.evaluate(np.flatnonzero(at_horizon), value_function)
            running &= ~at_horizon
        rows = np.flatnonzero(running)
        if not len(rows):
            return RolloutResult(rollouts.values, rollouts.taken, rollouts.won)
        actions = np.full(len(batch), NO_ACTION, np.int32)
        if first_actions is None:
            actions[rows] = rollout_policy.act_batch(*_seen(batch, rows), rng)
        else:
            actions[rows], first_actions = first_actions[rows], None
        own = rows[(batch.player[rows] == players[rows]) & (batch.turn[rows] == first_turn[rows])]
        actions[own] = rollouts.own_actions(own, actions[own], rng)
        batch.step(actions)


def _seen(batch: GameBatch[Any], rows: IntArray) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """Return the observations and masks of rows; all rows are not copied."""
    if len(rows) == len(batch):
        return batch.observation, batch.mask
    return batch.observation[rows], batch.mask[rows]


class _Rollouts:
    """The state of `run_rollouts`: prefixes, the actions taken, and the results so far."""

    def __init__(
        self,
        batch: GameBatch[Any],
        action_prefix: NDArray[np.int16],
        noise: NDArray[np.float32],
        players: IntArray,
        first_turn: IntArray,
    ) -> None:
        n = len(batch)
        self.batch, self.prefix, self.noise = batch, action_prefix, noise
        self.players, self.first_turn = players, first_turn
        self.taken = np.full((n, MAX_PREFIX), NO_ACTION, np.int16)
        self.length = np.zeros(n, np.int64)
        self.values = np.full(n, 0.5, np.float32)
        self.won = np.zeros(n, np.bool_)

    def score_finished(self, rows: IntArray) -> None:
        """Write the results of games that are over."""
        if not len(rows):
            return
        reward = self.batch.reward[rows, self.players[rows]]
        self.values[rows] = 0.5 + 0.5 * reward
        self.won[rows] = (reward > 0) & (self.batch.turn[rows] == self.first_turn[rows])

    def evaluate(self, rows: IntArray, value_function: ValueFunction) -> None:
        """Evaluate the rows at their horizon."""
        if not len(rows):
            return
        values = value_function(*_seen(self.batch, rows))
        is_own = self.batch.player[rows] == self.players[rows]
        self.values[rows] = np.where(is_own, values, 1.0 - values)

    def own_actions(
        self, rows: IntArray, policy_actions: NDArray[np.int32], rng: np.random.Generator
    ) -> NDArray[np.int32]:
        """Return the next actions of the first player: from the prefix, at random, or from the policy."""
        masks = self.batch.mask[rows]
        place = np.minimum(self.length[rows], MAX_PREFIX - 1)
        fixed = self.prefix[rows, place].astype(np.int64)
        has_prefix = fixed != NO_ACTION
        legal = has_prefix & (masks[np.arange(len(rows)), fixed] != 0)
        self.prefix[rows[has_prefix & ~legal]] = NO_ACTION
        is_random = ~has_prefix & (rng.random(len(rows)) < self.noise[rows])
        actions = np.where(legal, fixed, policy_actions)
        if is_random.any():
            actions[is_random] = random_actions(masks[is_random], rng)
        self.taken[rows, place] = actions
        self.length[rows] += 1
        return actions.astype(np.int32)


def random_actions(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return one uniformly random legal action per row of the masks [n, A]."""
    place = (rng.random(len(masks)) * masks.sum(axis=1, dtype=np.int64)).astype(np.int64)
    return np.asarray((masks.cumsum(axis=1, dtype=np.int16) > place[:, None]).argmax(axis=1), np.int64)
