"""Rollouts by self-play: the decisions of both seats in many games at once, and the player of each seat.

Games continue from one rollout to the next, and no game waits for another.

See also: ppo.py (learning from a rollout), network.py (the network that learns), league.py (opponents).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from zx_agents import Agent, LearnedPlayer
from zx_agents.agent import act_in

from zx_env.compiling.decorators import PLAIN
from zx_env.core.observation.symmetry import Symmetry
from zx_training.learner.arithmetic.softmax import log_probs_of, sample_actions
from zx_training.learner.league import League, act_rows
from zx_training.learner.network import Network
from zx_training.learner.tasks import VectorEnvLike

# -- the network while it plays ------------------------------------------------------------------------------


class Evaluation(NamedTuple):
    """Evaluation of n positions, with m legal actions in all; see `Network.forward`."""

    logits: NDArray[np.float32]
    values: NDArray[np.float32]
    game: NDArray[np.int64]
    action: NDArray[np.int64]


Forward = Callable[[NDArray[np.int8]], Evaluation]
"""Evaluates int8 [n, N + A], observations and masks."""


def forward_of(network: Network) -> Forward:
    """Return the quickest forward pass of a network with its present weights.

    The compiled one of `zx_agents` computes in float32, in half to two thirds of PyTorch's time. In bfloat16
    PyTorch takes as long, and the probabilities of what was played would be rounded otherwise than those of
    what is learned.
    """
    is_float32 = network.arithmetic.dtype == torch.float32 and network.scale.device.type == "cpu"
    return _compiled(network) if is_float32 and not PLAIN else _torch(network)


def _torch(network: Network) -> Forward:
    def forward(cells: NDArray[np.int8]) -> Evaluation:
        with torch.no_grad():
            outputs: tuple[Any, ...] = network(network.tensor(cells))
        return Evaluation(*(output.cpu().numpy() for output in outputs))

    return forward


def _compiled(network: Network) -> Forward:
    player, cells_of_observation = LearnedPlayer(network.export()), network.layout.cells

    def forward(cells: NDArray[np.int8]) -> Evaluation:
        masks = np.ascontiguousarray(cells[:, cells_of_observation:])
        logits, values = player.evaluate(cells[:, :cells_of_observation], masks)
        legal = np.flatnonzero(masks.view(np.bool_))
        return Evaluation(logits.ravel()[legal], values, *np.divmod(legal, masks.shape[1]))

    return forward


# -- self-play -----------------------------------------------------------------------------------------------


def symmetries_of(games: VectorEnvLike, row: int) -> Sequence[Symmetry]:
    """Return the symmetries of the game in a row; none for a batch that does not know them."""
    known = getattr(games, "symmetries", None)
    return () if known is None else known(row)


@dataclass
class RolloutBuffer:
    """`num_steps` decisions in each of n games; row t, i is decision t of game i."""

    cells: NDArray[np.int8]
    """[T, n, N + A]: observation and mask of the player to move."""
    player: NDArray[np.int8]
    """[T + 1, n]: the player to move."""
    learns: NDArray[np.bool_]
    """[T, n]: whether the learner decided."""
    action: NDArray[np.int64]
    log_prob: NDArray[np.float32]
    """[T, n]: logarithm of the probability with which the learner sampled the action."""
    value: NDArray[np.float32]
    """[T + 1, n]: the learner's value for the player to move; 0 where it did not decide."""
    reward: NDArray[np.float32]
    """[T, n, 2]: of both seats."""
    done: NDArray[np.bool_]
    symmetry: NDArray[np.int8]
    """[T, n]: a symmetry of the game, 1 + its index in `symmetries`; 0: it has none."""
    symmetries: Sequence[Symmetry]


class SelfPlay:
    """The games of one process, and the players of their seats."""

    def __init__(self, games: VectorEnvLike, league: League, rng: np.random.Generator) -> None:
        self.games, self.league, self.rng = games, league, rng
        n = games.num_envs
        self.seat = np.arange(n, dtype=np.int8) % 2
        """[n]: the learner's seat, where an opponent has the other."""
        self.opponent = np.zeros(n, np.int64)
        """[n]: the player of the other seat, a slot of the league; 0: the learner itself."""
        self.symmetries: list[Symmetry] = []
        """The symmetries that games have had."""
        self.symmetry = np.zeros(n, np.int8)
        """[n]: a symmetry of the game, 1 + its index in `symmetries`; 0: it has none."""
        self.current: tuple[NDArray[Any], NDArray[Any], NDArray[Any]] | None = None
        """Observation, mask and player to move of every game; None before the first reset."""
        self.clear_counts()

    def clear_counts(self) -> None:
        """Set the counts of games and results to 0."""
        self.games_ended = 0
        self.results: dict[str, list[float]] = {}
        self.snapshot_results: dict[int, list[float]] = {}

    def collect(self, network: Network, steps: int, teacher: Agent | None = None) -> RolloutBuffer:
        """Play `steps` decisions in every game; with a teacher, it decides in place of the learner."""
        games, n = self.games, self.games.num_envs
        if self.current is None:
            self.current = games.reset()
            self._begin(np.arange(n))
        observation, mask, player = self.current
        cells, forward = games.obs_size, forward_of(network)
        rollout = RolloutBuffer(
            np.empty((steps, n, cells + games.num_actions), np.int8),
            np.empty((steps + 1, n), np.int8),
            np.empty((steps, n), np.bool_),
            np.empty((steps, n), np.int64),
            np.zeros((steps, n), np.float32),
            np.zeros((steps + 1, n), np.float32),
            np.empty((steps, n, 2), np.float32),
            np.empty((steps, n), np.bool_),
            np.empty((steps, n), np.int8),
            self.symmetries,
        )
        for t in range(steps):
            rollout.cells[t, :, :cells], rollout.cells[t, :, cells:] = observation, mask
            rollout.player[t], rollout.symmetry[t] = player, self.symmetry
            rollout.learns[t] = learns = (self.opponent == 0) | (player == self.seat)
            self._act(forward, rollout, t, np.flatnonzero(learns), teacher)
            self._opponents_act(rollout.action[t], observation, mask, np.flatnonzero(~learns))
            self.current = observation, mask, player, reward, done = games.step(  # type: ignore[assignment]
                rollout.action[t].astype(np.int32)
            )
            rollout.reward[t], rollout.done[t] = reward, done
            if done.any():
                self._end(np.flatnonzero(done), reward)
        self.current = observation, mask, player
        rollout.player[steps] = player
        last = np.concatenate([observation, mask], axis=1)
        rollout.value[steps] = forward(last).values
        return rollout

    def _act(
        self,
        forward: Forward,
        rollout: RolloutBuffer,
        t: int,
        rows: NDArray[np.int64],
        teacher: Agent | None = None,
    ) -> None:
        """Sample the learner's actions in these rows, or ask the teacher for them."""
        if not rows.size:
            return
        all_rows = rows.size == self.games.num_envs
        cells = rollout.cells[t] if all_rows else rollout.cells[t, rows]
        logits, values, game, action = forward(cells)
        if teacher is None:
            index, log_prob = sample_actions(logits, game, rows.size, self.rng)
        else:
            size = self.games.obs_size
            observation, mask = rollout.cells[t, :, :size], rollout.cells[t, :, size:]
            index = np.flatnonzero(action == self._asked(teacher, observation, mask, rows)[game])
            log_prob = log_probs_of(index, logits, game)
        rollout.action[t, rows], rollout.log_prob[t, rows] = action[index], log_prob
        rollout.value[t, rows] = values

    def _opponents_act(
        self,
        actions: NDArray[np.int64],
        observation: NDArray[Any],
        mask: NDArray[Any],
        rows: NDArray[np.int64],
    ) -> None:
        """Write the opponents' actions in these rows."""
        slots = self.opponent[rows]
        for slot in np.unique(slots):
            theirs = rows[slots == slot]
            actions[theirs] = self._asked(self.league.agent(int(slot)), observation, mask, theirs)

    def _asked(
        self, agent: Agent, observation: NDArray[Any], mask: NDArray[Any], rows: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """Return the actions of an agent in these rows."""
        if hasattr(agent, "act_game"):
            games: Any = self.games
            return np.array([act_in(agent, games.game(int(row)), self.rng) for row in rows], np.int64)
        return act_rows(agent, observation[rows], mask[rows], self.rng)

    def _end(self, rows: NDArray[np.int64], reward: NDArray[Any]) -> None:
        """Count the games that ended, and begin the next ones."""
        self.games_ended += len(rows)
        kinds, fixed = self.league.kinds, len(self.league.names)
        for row in rows:
            slot = int(self.opponent[row])
            if slot:
                result = 0.5 + 0.5 * float(reward[row, self.seat[row]])
                self.results.setdefault(kinds[slot], []).append(result)
                if slot > fixed:
                    number = self.league.active[slot - fixed - 1]
                    self.snapshot_results.setdefault(number, []).append(result)
        self.seat[rows] ^= 1
        self._begin(rows)

    def _begin(self, rows: NDArray[np.int64]) -> None:
        """Draw the opponents of the new games in these rows, and a symmetry of each."""
        self.opponent[rows] = self._draw_opponents(len(rows))
        for row in rows:
            known = symmetries_of(self.games, int(row))
            if not known:
                self.symmetry[row] = 0
                continue
            symmetry = known[int(self.rng.integers(len(known))) if len(known) > 1 else 0]
            if symmetry not in self.symmetries:
                self.symmetries.append(symmetry)
            self.symmetry[row] = 1 + self.symmetries.index(symmetry)

    def _draw_opponents(self, count: int) -> NDArray[np.int64]:
        probabilities = self.league.probabilities()
        return self.rng.choice(len(probabilities), count, p=probabilities)
