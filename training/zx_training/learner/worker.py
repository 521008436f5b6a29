"""One process of a training run: its learner, its league and its games.

See also: trainer.py (the leader's run), processes/group.py (the process group), ppo.py (the update).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import torch

from zx_env.core.seeding import agent_rng, derived_seed
from zx_training.learner.arithmetic.kernels import keep_memory
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.inputs import input_layout
from zx_training.learner.league import League, load_opponent, load_opponents
from zx_training.learner.ppo import Learner, potential_weights, update
from zx_training.learner.processes.group import ProcessGroup
from zx_training.learner.rollouts import SelfPlay
from zx_training.learner.tasks import TrainingTask


@dataclass
class UpdateRequest:
    """The leader's message to all processes before an update.

    `entropy` is the weight of the entropy bonus; `snapshot`: first add the current weights to the league;
    `active`: indices of the snapshots that play; `is_taught`: the teacher decides, and its actions are
    learned; `stop`: end the process.
    """

    learning_rate: float
    entropy: float
    snapshot: bool = False
    active: list[int] = field(default_factory=list)
    is_taught: bool = False
    stop: bool = False


@dataclass
class UpdateMetrics:
    """The counts and losses of one process after an update.

    `results` maps kinds of opponents, and `snapshot_results` the indices of snapshots, to the results of
    finished games.
    """

    decisions: int
    games: int
    results: dict[str, list[float]]
    snapshot_results: dict[int, list[float]]
    scalars: dict[str, float]
    """Losses and times by name, as TensorBoard shows them."""


class Worker:
    """Learner, league and games of one process of a training run."""

    def __init__(self, task: TrainingTask, state: Checkpoint, rank: int, size: int) -> None:
        preset = state.preset
        torch.set_num_threads(1)
        root = state.seed, state.steps, rank
        rows = max(1, preset.num_envs // size)
        games = task.games(
            rows, task.pairs(preset.random_decks, state.seed, preset.random_share), derived_seed(*root)
        )
        self.preset, self.rng = preset, agent_rng(*root)
        self.minibatch_size = max(1, preset.batch_size // size)
        self.learner = Learner(
            input_layout(games, preset.without),
            potential_weights(task, preset, games.obs_size),
            preset,
            state=state.learner,
            card_features=task.card_features,
        )
        self.league = League(load_opponents(task, preset), preset.shares)
        for weights, win_rate in zip(state.snapshots or [], state.worth or [], strict=True):
            self.league.add_snapshot(weights)
            self.league.win_rates[-1] = win_rate
        self.games = SelfPlay(games, self.league, self.rng)
        self.teacher = load_opponent(task, preset.teacher) if preset.taught else None

    def update(self, request: UpdateRequest, group: ProcessGroup) -> UpdateMetrics:
        """Collect one rollout, learn from it together with the group, and return counts and losses."""
        if request.active:
            self.league.active = request.active
        network = self.learner.network
        network.freeze()
        start = time.perf_counter()
        teacher = self.teacher if request.is_taught else None
        rollout = self.games.collect(network, self.preset.num_steps, teacher)
        network.freeze(False)
        rollout_seconds = time.perf_counter() - start
        start = time.perf_counter()
        self.learner.set_learning_rate(request.learning_rate)
        scalars = update(
            self.learner,
            rollout,
            self.preset,
            request.entropy,
            self.minibatch_size,
            self.rng,
            group,
            request.is_taught,
        )
        update_seconds = time.perf_counter() - start
        scalars |= {"seconds_playing": rollout_seconds, "seconds_learning": update_seconds}
        metrics = UpdateMetrics(
            int(rollout.learns.sum()),
            self.games.games_ended,
            self.games.results,
            self.games.snapshot_results,
            scalars,
        )
        self.games.clear_counts()
        return metrics


def run_worker(group: ProcessGroup, task: TrainingTask, state: Checkpoint, size: int) -> None:
    """Run a follower: update at each request of the leader, until a request to stop."""
    keep_memory()
    worker = Worker(task, state, group.rank, size)
    if not worker.league.snapshots:
        worker.league.add_snapshot(state.policy)
    while not (request := group.broadcast()).stop:
        if request.snapshot:
            worker.league.add_snapshot(worker.learner.network.export())
        group.gather(worker.update(request, group))
