"""Leaf evaluators of a search: the priors of a position's actions and its value.

Both evaluators play the position on to a horizon with a rollout policy for both seats, and evaluate it there.
In the middle of a turn, a value function hardly distinguishes actions; at the end of the turn it does. See
also: tree_search.py (the search), presets.py of each game (its rollout policy and value function).
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.rollouts import MAX_PREFIX, NO_ACTION, RolloutPolicy, ValueFunction, run_rollouts
from zx_env import GameBatch
from zx_env.core.validation import check_number


class Evaluation(NamedTuple):
    """Evaluation of n positions."""

    priors: NDArray[np.float32]
    """[n, A], not below 0: the prior of each action; those of illegal actions do not count."""
    values: NDArray[np.float32]
    """[n], the win probability of the player to move, 0 to 1."""


class Evaluator(Protocol):
    """Returns priors and values of positions."""

    def priors(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.float32]:
        """Return the priors of the actions, float32 [n, A]; the legal ones of a row add up to 1."""

    def __call__(
        self,
        batch: GameBatch[Any],
        rows: NDArray[np.int64],
        horizon: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> Evaluation:
        """Evaluate rows of a batch, without modifying it.

        Args:
            batch: Positions.
            rows: [k], the rows to evaluate; their games are not over.
            horizon: [k], the number of the turn in which each position is evaluated; a position in that turn
                or a later one is evaluated as it is.
            rng: The random generator.
        """


class RolloutEvaluator:
    """Evaluates a position by a rollout to the horizon. Its prior prefers the action of the rollout policy.

    Attributes:
        trust: Share of the prior that goes to the policy's action; the rest is uniform over legal actions.
    """

    def __init__(
        self, rollout_policy: RolloutPolicy, value_function: ValueFunction | None, trust: float = 0.5
    ) -> None:
        """Create an evaluator. Without a value function, rollouts end with the game."""
        self.rollout_policy, self.value_function = rollout_policy, value_function
        self.trust = check_number("trust", trust, 0.0, 1.0)

    def priors(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.float32]:
        """Return the priors, float32 [n, A]: 1 - trust shared uniformly, trust for the policy's action."""
        actions = self.rollout_policy.act_batch(observations, masks, rng)
        priors = (1.0 - self.trust) * (masks != 0) / np.maximum(masks.sum(axis=1, keepdims=True), 1)
        priors[np.arange(len(masks)), actions] += self.trust
        return np.asarray(priors, np.float32)

    def __call__(
        self,
        batch: GameBatch[Any],
        rows: NDArray[np.int64],
        horizon: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> Evaluation:
        """Return the priors of the positions, and the values of rollouts from them."""
        priors = self.priors(batch.observation[rows], batch.mask[rows], rng)
        values = rollout_values(batch, rows, horizon, self.rollout_policy, self.value_function, rng)
        return Evaluation(priors, values)


class NetworkPlayer(Protocol):
    """A player with a policy and value network, such as `LearnedPlayer`.

    If it has a method `choose(logits, rng)`, which returns the actions of `act_batch` by what `evaluate` has
    returned, positions are not evaluated twice.
    """

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one legal action a row, int64 [n]."""

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return logits [n, A], -inf where illegal, and values [n] from -1 to 1."""


class NetworkEvaluator:
    """Evaluates a position by a network: priors, a rollout to the horizon, and the value at the horizon.

    Attributes:
        temperature: Divides the logits. Above 1 the priors are flatter, so that the search can overrule them.
    """

    def __init__(self, player: NetworkPlayer, temperature: float = 1.0) -> None:
        """Create an evaluator with the network of a player."""
        self.player, self.temperature = player, temperature

    def priors(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.float32]:
        """Return the softmax of the network's logits at the temperature, float32 [n, A]."""
        return self._softmax(self.player.evaluate(observations, masks)[0])

    def value_function(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        """Return the network's win probability of the player to move, float32 [n]."""
        return win_probability(self.player.evaluate(observations, masks)[1])

    def __call__(
        self,
        batch: GameBatch[Any],
        rows: NDArray[np.int64],
        horizon: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> Evaluation:
        """Return the priors of the positions, and the values after rollouts by the network."""
        logits, network_values = self.player.evaluate(batch.observation[rows], batch.mask[rows])
        values = win_probability(network_values)
        early = np.flatnonzero(batch.turn[rows] < horizon)
        if len(early):
            # The logits say what a player that chooses by them does first.
            choose = getattr(self.player, "choose", None)
            first = None if choose is None else choose(logits[early], rng)
            values[early] = rollout_values(
                batch, rows[early], horizon[early], self.player, self.value_function, rng, first
            )
        return Evaluation(self._softmax(logits), values)

    def _softmax(self, logits: NDArray[np.float32]) -> NDArray[np.float32]:
        weights = np.exp((logits - logits.max(axis=1, keepdims=True)) / self.temperature)
        return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float32)


def win_probability(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """Convert values from -1 (lost) to 1 (won) to win probabilities from 0 to 1, float32 [n]."""
    return np.asarray(np.clip(0.5 + 0.5 * values, 0.0, 1.0), np.float32)


def rollout_values(
    batch: GameBatch[Any],
    rows: NDArray[np.int64],
    horizon: NDArray[np.int64],
    rollout_policy: RolloutPolicy,
    value_function: ValueFunction | None,
    rng: np.random.Generator,
    first_actions: NDArray[np.int64] | None = None,
) -> NDArray[np.float32]:
    """Return the win probability of the player to move in each row, by one rollout each, float32 [k].

    `first_actions` [k] are those of the policy in these rows, if the caller knows them.
    """
    no_prefix = np.full((len(rows), MAX_PREFIX), NO_ACTION, np.int16)
    no_noise = np.zeros(len(rows), np.float32)
    copies = batch.copy(rows)
    return run_rollouts(
        copies, no_prefix, no_noise, rollout_policy, value_function, horizon, rng, first_actions
    ).values
