"""An AEC environment that computes nothing: the cost of PettingZoo itself.

Two agents alternate. Observations are dicts of arrays as large as those of Z/X, copied for the caller as
PettingZoo requires. A step does the bookkeeping of PettingZoo's tutorial environment.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import AgentSelector

from zx_env.core.observation.spaces import observation_box
from zx_env.zx.decision.observation import OBSERVATION_FIELDS
from zx_env.zx_v0 import AGENTS

LEGAL = 8
"""Legal actions of every decision: the average of Z/X."""


class EmptyEnv(AECEnv):  # type: ignore[misc]
    """An AEC environment without a game, to time PettingZoo's own bookkeeping.

    An episode has `length` steps.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "empty_v0", "render_modes": []}

    def __init__(self, num_actions: int, length: int) -> None:
        super().__init__()
        self.possible_agents = list(AGENTS)
        self.render_mode = None
        self._length = length
        box = observation_box(OBSERVATION_FIELDS)
        space = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (num_actions,), np.int8)})
        self._observation_spaces = dict.fromkeys(AGENTS, space)
        self._action_spaces = {agent: spaces.Discrete(num_actions) for agent in AGENTS}
        self._observation = np.zeros(box.shape, np.int8)
        self._mask = np.zeros(num_actions, np.int8)
        self._mask[:LEGAL] = 1

    def observation_space(self, agent: str) -> Any:
        """Return the space of the agent, as PettingZoo requires."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the agent, as PettingZoo requires."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new episode."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._selector = AgentSelector(self.agents)
        self.agent_selection = self._selector.next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return copies of the constant observation and mask."""
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def step(self, action: int | None) -> None:
        """Count the step and pass the turn to the other agent; `action` has no effect, rewards are 0."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self._steps += 1
        if self._steps >= self._length:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._selector.next()
        self._accumulate_rewards()
