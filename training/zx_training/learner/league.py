"""Opponents of the learner: itself, snapshots of its past, fixed players.

Each game of a batch has one opponent; "self" means that the learner plays both seats and learns from both.
There are many snapshots, but only ACTIVE of them play at a time, since every further network makes batches
smaller. The league changes the active snapshots from time to time. Snapshots that win more against the
learner are drawn more often (prioritized fictitious self-play, Vinyals et al. 2019, "Grandmaster level in
StarCraft II", methods).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import zx_agents
from numpy.typing import NDArray
from zx_agents import Agent, BatchAgent, LearnedPlayer
from zx_agents.network.weights import Weights

from zx_training.learner.presets import Preset
from zx_training.learner.tasks import TrainingTask

SELF, PAST = "self", "past"
ACTIVE = 2
"""Snapshots that play at a time."""
RECENT_RESULTS = 400
"""The win rate against each kind of opponent is that of this many last results."""
INITIAL_WIN_RATE = 0.5
"""Assumed win rate of a snapshot that has not played yet."""


def act_rows(
    agent: Agent, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
) -> NDArray[np.int64]:
    """Return one action per row; call the agent once if it has `act_batch`, else once for each row."""
    if isinstance(agent, BatchAgent):
        return np.asarray(agent.act_batch(observations, masks, rng), np.int64)
    pairs = zip(observations, masks, strict=True)
    return np.array([agent.act(observation, mask, rng) for observation, mask in pairs], np.int64)


class SnapshotPlayer(LearnedPlayer):
    """The learner at an earlier update. It samples its actions, as the learner does.

    It plays on the processor, whatever device the learner uses: each snapshot has few games of a batch.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, PAST, greedy=False)
        self.weights = weights


@dataclass
class League:
    """Fixed players and snapshots, with the probability of each.

    Args:
        fixed: Players by kind, for instance {"scripted": ..., "random": ...}.
        shares: Relative frequency of each kind, including "self" and "past"; they need not add up to 1.
        capacity: Maximum number of snapshots; beyond it, every second snapshot of the older half is dropped.
    """

    fixed: Mapping[str, Agent]
    shares: Mapping[str, float]
    capacity: int = 12
    snapshots: list[SnapshotPlayer] = field(default_factory=list)
    win_rates: list[float] = field(default_factory=list)
    """For each snapshot, the recent share of games that it won against the learner."""
    active: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Select the fixed players with a positive share."""
        self.names = [name for name, share in self.shares.items() if share > 0 and name in self.fixed]

    @property
    def kinds(self) -> list[str]:
        """The kind of player of each slot: "self" in slot 0, names of fixed players, "past" for snapshots."""
        return [SELF, *self.names, *[PAST] * ACTIVE]

    def agent(self, slot: int) -> Agent:
        """Return the player of a slot, an index into `kinds` from 1 on; slot 0 is the learner itself."""
        if slot <= len(self.names):
            return self.fixed[self.names[slot - 1]]
        return self.snapshots[self.active[slot - 1 - len(self.names)]]

    def probabilities(self) -> NDArray[np.float64]:
        """Return the probability of each slot, in the order of `kinds`, to be the opponent in a new game."""
        shares = [self.shares.get(SELF, 0.0), *(self.shares[name] for name in self.names)]
        snapshot_share = self.shares.get(PAST, 0.0) if self.snapshots else 0.0
        shares += [snapshot_share / ACTIVE] * ACTIVE
        total = sum(shares)
        return np.array(shares) / total if total else np.eye(1, len(shares))[0]

    def add_snapshot(self, weights: Weights) -> None:
        """Add a snapshot; it plays once `choose_active` chooses it."""
        self.snapshots.append(SnapshotPlayer(weights))
        self.win_rates.append(INITIAL_WIN_RATE)
        if len(self.snapshots) > self.capacity:
            dropped = range(1, len(self.snapshots) // 2, 2)
            self.snapshots = [player for i, player in enumerate(self.snapshots) if i not in dropped]
            self.win_rates = [rate for i, rate in enumerate(self.win_rates) if i not in dropped]

    def choose_active(self, rng: np.random.Generator) -> list[int]:
        """Set `active` to the newest snapshot and `ACTIVE` - 1 random ones, and return it.

        Its elements are indices into `snapshots`. The probability of each random one is proportional to the
        square of its win rate against the learner.
        """
        newest = len(self.snapshots) - 1
        # Vinyals et al. 2019: f_hard(x) = (1 - x) ** p for the learner's win rate x; here p = 2.
        weights = np.array(self.win_rates) ** 2 + 1e-3
        others = rng.choice(len(self.snapshots), ACTIVE - 1, p=weights / weights.sum())
        self.active = [newest, *(int(other) for other in others)]
        return self.active


def load_opponents(task: TrainingTask, preset: Preset) -> dict[str, Agent]:
    """Return the fixed players that the preset's `shares` name: players of the task, or loaded agents.

    Raises:
        AgentError: There is no such agent.
        CheckpointError: An agent is a checkpoint that cannot play this game.
    """
    names = [name for name, share in preset.shares.items() if share > 0 and name not in (SELF, PAST)]
    return {name: load_opponent(task, name) for name in names}


def load_opponent(task: TrainingTask, name: str) -> Agent:
    """Return a fixed player of the task, or the agent of this name.

    Raises:
        AgentError: There is no such agent.
        CheckpointError: The agent is a checkpoint that cannot play this game.
    """
    return task.fixed.get(name) or zx_agents.load(name, task.game, task.settings.get("card_set"))


@dataclass
class Results:
    """Recent results of the learner against each kind of opponent: win 1, draw 0.5, loss 0."""

    recent: dict[str, deque[float]] = field(default_factory=dict)
    games: int = 0

    def add(self, kind: str, results: list[float]) -> None:
        """Add the results of finished games."""
        self.recent.setdefault(kind, deque(maxlen=RECENT_RESULTS)).extend(results)

    def win_rates(self) -> dict[str, float]:
        """Return the share of recent games won against each kind; a draw counts half."""
        return {kind: float(np.mean(results)) for kind, results in self.recent.items() if results}
