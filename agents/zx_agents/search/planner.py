"""The planner: searches the rest of the turn for a win and for the best position at its end.

It needs a view: a seat's game with all hidden cards determinized. For each decision it

1. scouts: plays the turn at random, many times, and collects the action sequences that won;
2. samples: runs rollouts with random deviations from the rollout policy (the scripted player), each on its
   own determinization;
3. compares: runs the most promising sequences of both steps and the policy's own sequence on the same new
   determinizations, and deviates from the policy only for a sequence that is better on average by a margin.

In every rollout the policy plays both seats to the horizon, where the value function evaluates the position
as a win probability. A sequence that wins on every determinization has the value 1, so a certain win is
always taken. The planner stores nothing from one decision to the next. See also: rollouts.py, tree_search.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.rollouts import (
    MAX_PREFIX,
    NO_ACTION,
    RolloutPolicy,
    RolloutResult,
    ValueFunction,
    random_actions,
    run_rollouts,
)
from zx_agents.search.view_player import ViewPlayer
from zx_env import GameBatch
from zx_env.core.validation import MOST, check_number, check_whole

BIGGEST_SEED = 2**63 - 1
MORE_WINS = 4
"""Maximum number of sequences, won in random playouts, that are compared besides the `kept` ones."""
NOISE = (0.15, 0.4, 1.0)
"""Probabilities of a random decision; the sampled rollouts use them in turn."""
FIXED_FIRST = 0.8
"""Share of the sampled rollouts with a given first action, so that each legal one is tried."""


@dataclass
class Budget:
    """Budget of the planner for one decision.

    Attributes:
        scouts: Random playouts of the turn, in search of a win.
        lines: Sampled rollouts, each on one determinization.
        kept: Sequences that are compared, including the policy's own.
        deals: Determinizations on which the sequences are compared.
        turns: The horizon: 1 is the end of the present turn, 2 the end of the enemy's next turn.
        margin: Win probability by which a sequence must be better than the policy's own.

    Raises:
        SettingError: A field is not a number, or out of its range.
    """

    scouts: int = 160
    lines: int = 16
    kept: int = 5
    deals: int = 8
    turns: int = 1
    margin: float = 0.02

    def __post_init__(self) -> None:
        """Reject fields of other types, and numbers that are out of range."""
        for name, low in (("scouts", 0), ("lines", 1), ("kept", 2), ("deals", 1), ("turns", 1)):
            check_whole(f"planner: {name}", getattr(self, name), low, MOST)
        check_number("planner: margin", self.margin, 0.0)


class Planner(ViewPlayer):
    """Plans the rest of the turn by rollouts on determinized games.

    Attributes:
        simulations: Number of rollouts since the planner was created, for statistics.
    """

    name = "planner"
    called = "the planner"
    instead = "take `scripted`"

    def __init__(
        self,
        rollout_policy: RolloutPolicy,
        value_function: ValueFunction | None,
        budget: Budget | None = None,
        left_to_policy: Sequence[int] = (),
    ) -> None:
        """Create a planner.

        Args:
            rollout_policy: A batch player of the same game, which plays both seats in rollouts.
            value_function: Evaluates positions at the horizon. None: rollouts end with the game.
            budget: Size of a search.
            left_to_policy: Cells of the observation that are 1 at questions which the rollout policy answers
                without a search.
        """
        self.rollout_policy = rollout_policy
        self.value_function = value_function
        self.budget = budget or Budget()
        self.left_to_policy = np.asarray(left_to_policy, np.int64)
        self.simulations = 0

    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]. The choice does not depend on hidden cards.

        Args:
            roots: n positions that are not over; they are not modified.
            rng: The random generator.
        """
        actions = self.rollout_policy.act_batch(roots.observation, roots.mask, rng)
        searched = roots.mask.sum(axis=1) > 1
        searched &= ~(roots.observation[:, self.left_to_policy] != 0).any(axis=1)
        rows = np.flatnonzero(searched)
        if len(rows):
            actions[rows] = _Search(self, roots.copy(rows), actions[rows], rng).best_actions()
        return actions


class _Search:
    """One search of n positions, the rows of `roots`. Sequences of actions are int16 [P], P = MAX_PREFIX."""

    def __init__(
        self,
        planner: Planner,
        roots: GameBatch[Any],
        policy_actions: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> None:
        self.planner, self.roots, self.policy_actions, self.rng = planner, roots, policy_actions, rng
        self.budget = planner.budget
        self.players = roots.player.astype(np.int64)
        self.rows = range(len(roots))

    def best_actions(self) -> NDArray[np.int64]:
        """Return the action of each row, int64 [n]."""
        candidates = self.candidates()
        values = self.compare(candidates)
        actions = self.policy_actions.copy()
        for row in self.rows:
            best = int(values[row].argmax())
            if best and values[row][best] > values[row][0] + self.budget.margin:
                actions[row] = candidates[row][best][0]
        return actions

    def determinized(self, rows: NDArray[np.int64], deals: NDArray[np.int64]) -> GameBatch[Any]:
        """Return determinized copies of rows; the seed depends only on the row and its number in `deals`."""
        seeds = self.rng.integers(BIGGEST_SEED, size=(len(self.roots), int(deals.max()) + 1))
        batch = self.roots.copy(rows)
        batch.determinize(self.players[rows], seeds[rows, deals])
        self.planner.simulations += len(rows)
        return batch

    def candidates(self) -> list[list[NDArray[np.int16]]]:
        """Return the sequences of each row to compare: first the empty one, which is the policy's own."""
        sampled, values = self.sample()
        scouted = self.scout() if self.budget.scouts else [[] for _ in self.rows]
        result = []
        for row in self.rows:
            sequences = [np.full(MAX_PREFIX, NO_ACTION, np.int16)]
            known = {sampled[row, 0].tobytes()}
            by_value = [sampled[row, i] for i in np.argsort(-values[row], kind="stable")]
            # Scouted wins take up to half of the `kept` places; up to MORE_WINS more get extra places.
            wins = scouted[row][: self.budget.kept // 2 + MORE_WINS]
            room = self.budget.kept + max(0, len(wins) - self.budget.kept // 2)
            for sequence in [*wins, *by_value]:
                if len(sequences) < room and sequence.tobytes() not in known:
                    known.add(sequence.tobytes())
                    sequences.append(sequence)
            result.append(sequences)
        return result

    def sample(self) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Run noisy rollouts; return their actions [n, lines, P] and values [n, lines]."""
        n, m = len(self.roots), self.budget.lines
        rows = np.repeat(np.arange(n), m)
        prefixes = np.full((n, m, MAX_PREFIX), NO_ACTION, np.int16)
        noise = np.zeros((n, m), np.float32)
        noise[:, 1:] = np.resize(NOISE, m - 1)
        for row in self.rows:
            legal = np.flatnonzero(self.roots.mask[row])
            fixed = 1 + np.flatnonzero(self.rng.random(m - 1) < FIXED_FIRST)
            prefixes[row, fixed, 0] = legal[fixed % len(legal)]
        batch = self.determinized(rows, np.tile(np.arange(m), n))
        result = self.rollouts(batch, prefixes.reshape(n * m, MAX_PREFIX), noise.ravel())
        return result.actions.reshape(n, m, MAX_PREFIX), result.values.reshape(n, m)

    def compare(self, candidates: list[list[NDArray[np.int16]]]) -> list[NDArray[np.float32]]:
        """Return the mean value of every sequence; those of a row share their determinizations."""
        deals = self.budget.deals
        counts = [len(sequences) for sequences in candidates]
        rows = np.repeat(np.arange(len(candidates)), np.array(counts) * deals)
        prefixes = np.repeat(np.stack([one for sequences in candidates for one in sequences]), deals, axis=0)
        batch = self.determinized(rows, np.tile(np.arange(deals), sum(counts)))
        result = self.rollouts(batch, prefixes, np.zeros(len(rows), np.float32))
        means = result.values.reshape(-1, deals).mean(axis=1)
        return np.split(means, np.cumsum(counts)[:-1])

    def rollouts(
        self, batch: GameBatch[Any], prefixes: NDArray[np.int16], noise: NDArray[np.float32]
    ) -> RolloutResult:
        """Run rollouts to the horizon of the budget."""
        planner = self.planner
        horizon = batch.turn + self.budget.turns
        return run_rollouts(
            batch, prefixes, noise, planner.rollout_policy, planner.value_function, horizon, self.rng
        )

    def scout(self) -> list[list[NDArray[np.int16]]]:
        """Return the sequences of each row that won the turn in random playouts, the shortest first."""
        n, m = len(self.roots), self.budget.scouts
        rows = np.repeat(np.arange(n), m)
        batch = self.determinized(rows, np.tile(np.arange(m), n))
        players, first_turn = self.players[rows], batch.turn
        sequences = np.full((n * m, MAX_PREFIX), NO_ACTION, np.int16)
        length = np.zeros(n * m, np.int64)
        running = np.flatnonzero(~batch.done)
        while len(running):
            actions = np.full(n * m, NO_ACTION, np.int32)
            actions[running] = random_actions(batch.mask[running], self.rng)
            own = running[batch.player[running] == players[running]]
            sequences[own, np.minimum(length[own], MAX_PREFIX - 1)] = actions[own]
            length[own] += 1
            batch.step(actions)
            running = running[~batch.done[running] & (batch.turn[running] == first_turn[running])]
        won = batch.done & (batch.reward[np.arange(n * m), players] > 0) & (batch.turn == first_turn)
        result: list[list[NDArray[np.int16]]] = [[] for _ in self.rows]
        for place in sorted(np.flatnonzero(won), key=lambda place: int(length[place])):
            result[rows[place]].append(sequences[place])
        return result
