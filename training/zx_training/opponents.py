"""Who sits opposite the learner: a pool of its own past selves and of fixed players (scripted, random).

Kinds are drawn by fixed shares; among past selves the newest is drawn half of the time and the rest evenly,
so that the learner meets its present strength and does not forget how to beat its past.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent, BatchAgent, LearnedPlayer
from zx_agents.network_weights import Weights

PAST = "past"


@dataclass
class Opponent:
    """One member of the pool: `kind` is what results are counted under."""

    kind: str
    agent: Agent
    number: int
    weights: Weights | None = None


def act_rows(
    agent: Agent, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
) -> NDArray[np.int64]:
    """One action a row, in one call where the agent can."""
    if isinstance(agent, BatchAgent):
        return np.asarray(agent.act_batch(observations, masks, rng), np.int64)
    pairs = zip(observations, masks, strict=True)
    return np.array([agent.act(observation, mask, rng) for observation, mask in pairs], np.int64)


@dataclass
class OpponentPool:
    """Past selves and fixed players, and how often each kind is drawn.

    Args:
        fixed: players by kind, for instance {"scripted": ..., "random": ...}.
        shares: how often each kind is drawn, `past` among them; they need not add up to 1.
        capacity: past selves kept; beyond it every second of the older half goes.
    """

    fixed: dict[str, Agent]
    shares: dict[str, float]
    capacity: int = 24
    past: list[Opponent] = field(default_factory=list)
    _made: int = 0

    def __post_init__(self) -> None:
        """Gives every fixed player its number."""
        self._fixed = [self._member(kind, agent) for kind, agent in self.fixed.items()]

    def _member(self, kind: str, agent: Agent) -> Opponent:
        self._made += 1
        return Opponent(kind, agent, self._made - 1)

    def add_past(self, weights: Weights) -> None:
        """Takes in the learner as it is now; it plays by chance, as it did when it learned."""
        player = LearnedPlayer(weights, name=f"past {len(self.past)}", greedy=False)
        self.past.append(self._member(PAST, player))
        self.past[-1].weights = weights
        if len(self.past) > self.capacity:
            del self.past[1 : len(self.past) // 2 : 2]

    def past_weights(self) -> list[Weights]:
        """The arrays of every past self, oldest first, as `add_past` takes them."""
        return [member.weights for member in self.past if member.weights is not None]

    def draw(self, rng: np.random.Generator) -> Opponent:
        """One opponent for one game."""
        kinds = [kind for kind, share in self.shares.items() if share > 0 and (kind != PAST or self.past)]
        shares = np.array([self.shares[kind] for kind in kinds])
        kind = kinds[int(rng.choice(len(kinds), p=shares / shares.sum()))]
        if kind != PAST:
            return next(member for member in self._fixed if member.kind == kind)
        if rng.random() < 0.5:
            return self.past[-1]
        return self.past[int(rng.integers(len(self.past)))]
