"""Who sits opposite the learner: itself, its past selves, fixed players.

A row of games has an opponent for a game; "self" means that both seats are the learner and both learn. Past
selves are many, but only ACTIVE of them play at a time: every network more would mean smaller batches. They
are exchanged now and then, and those that win most against the learner are drawn most.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
import zx_agents
from numpy.typing import NDArray
from zx_agents import Agent, BatchAgent
from zx_agents.network.weights import Weights

from zx_training.learner.kernels import Arithmetic
from zx_training.learner.network import Network, chosen
from zx_training.learner.presets import Preset
from zx_training.learner.tasks import TrainingTask

SELF, PAST = "self", "past"
ACTIVE = 2
"""Past selves that play at a time."""
RESULTS_KEPT = 400
"""The last results against each kind of opponent that the win rates are taken over."""
NEWCOMER = 0.5
"""What a past self is taken to be worth before it has played."""


def act_rows(
    agent: Agent, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
) -> NDArray[np.int64]:
    """One action a row, in one call where the agent can."""
    if isinstance(agent, BatchAgent):
        return np.asarray(agent.act_batch(observations, masks, rng), np.int64)
    pairs = zip(observations, masks, strict=True)
    return np.array([agent.act(observation, mask, rng) for observation, mask in pairs], np.int64)


class FrozenPlayer:
    """A past self: draws its actions, as it did when it learned."""

    def __init__(self, weights: Weights, arithmetic: Arithmetic, device: str = "cpu") -> None:
        self.weights = weights
        self.device = device
        self.network = Network.of(weights, arithmetic).to(device)
        self.network.freeze()

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One legal action a row."""
        cells = torch.from_numpy(np.concatenate([observations, masks], axis=1)).to(self.device)
        with torch.no_grad():
            numbers, _, game, action = (one.cpu().numpy() for one in self.network(cells))
        place, _ = chosen(numbers, game, len(cells), rng)
        return np.asarray(action[place], np.int64)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """One legal action."""
        return int(self.act_batch(observation[None], action_mask[None], rng)[0])


@dataclass
class League:
    """Fixed players and past selves, and how often each is drawn.

    Args:
        fixed: players by kind, for instance {"scripted": ..., "random": ...}.
        shares: how often each kind is drawn, "self" and "past" among them; they need not add up to 1.
        capacity: past selves kept; beyond it every second of the older half goes.
    """

    fixed: Mapping[str, Agent]
    shares: Mapping[str, float]
    arithmetic: Arithmetic
    device: str = "cpu"
    capacity: int = 12
    past: list[FrozenPlayer] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    """For each past self the share of games that it won against the learner lately."""
    active: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Looks up the fixed players that are wanted."""
        self.names = [name for name, share in self.shares.items() if share > 0 and name in self.fixed]

    @property
    def kinds(self) -> list[str]:
        """What each place is called: the learner itself, the fixed players, the active past selves."""
        return [SELF, *self.names, *[PAST] * ACTIVE]

    def agent(self, place: int) -> Agent:
        """Who plays in a place; place 0 is the learner's own."""
        if place <= len(self.names):
            return self.fixed[self.names[place - 1]]
        return self.past[self.active[place - 1 - len(self.names)]]

    def chances(self) -> NDArray[np.float64]:
        """How often a new game is dealt to each place."""
        shares = [self.shares.get(SELF, 0.0), *(self.shares[name] for name in self.names)]
        of_past = self.shares.get(PAST, 0.0) if self.past else 0.0
        shares += [of_past / ACTIVE] * ACTIVE
        total = sum(shares)
        return np.array(shares) / total if total else np.eye(1, len(shares))[0]

    def add_past(self, weights: Weights) -> None:
        """Takes in the learner as it is now, as somebody to play against from the next choice on."""
        self.past.append(FrozenPlayer(weights, self.arithmetic, self.device))
        self.worth.append(NEWCOMER)
        if len(self.past) > self.capacity:
            gone = range(1, len(self.past) // 2, 2)
            self.past = [one for i, one in enumerate(self.past) if i not in gone]
            self.worth = [one for i, one in enumerate(self.worth) if i not in gone]

    def choose_active(self, rng: np.random.Generator) -> list[int]:
        """The newest past self, and others by how hard they are to beat."""
        newest = len(self.past) - 1
        weights = np.array(self.worth) ** 2 + 1e-3
        others = rng.choice(len(self.past), ACTIVE - 1, p=weights / weights.sum())
        self.active = [newest, *(int(one) for one in others)]
        return self.active


def invited(task: TrainingTask, preset: Preset) -> dict[str, Agent]:
    """Return the fixed players that `shares` name: the task's own, and any other agent by its name.

    Raises:
        AgentError: There is no such agent.
        CheckpointError: It is a checkpoint that cannot play this.
    """
    names = [name for name, share in preset.shares.items() if share > 0 and name not in (SELF, PAST)]
    return {name: task.fixed.get(name) or zx_agents.load(name, task.game) for name in names}


@dataclass
class Results:
    """Results of the learner against each kind of opponent: 1 a win, 0.5 a draw, 0 a loss."""

    recent: dict[str, deque[float]] = field(default_factory=dict)
    games: int = 0

    def add(self, kind: str, results: list[float]) -> None:
        """Counts games that have ended."""
        self.recent.setdefault(kind, deque(maxlen=RESULTS_KEPT)).extend(results)

    def win_rates(self) -> dict[str, float]:
        """Share of recent games won against each kind, draws counted half."""
        return {kind: float(np.mean(results)) for kind, results in self.recent.items() if results}
