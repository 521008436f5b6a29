"""RLlib's env runner over `VectorEnv`: one forward pass and one compiled step for all games of a process.

`VectorRunner` plays many games at once and gives RLlib each seat's decisions in a game as an episode made of
whole arrays; RLlib's own learner does the rest. RLlib's `MultiAgentEnvRunner` runs Python code for each
decision, which takes most of its time.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import ray
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from ray.rllib.core import COMPONENT_RL_MODULE
from ray.rllib.core.columns import Columns
from ray.rllib.env import INPUT_ENV_SPACES
from ray.rllib.env.env_runner import EnvRunner
from ray.rllib.env.single_agent_episode import SingleAgentEpisode
from ray.rllib.utils.checkpoints import Checkpointable

from zx_env.core.seeding import seed_from
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.learner.arithmetic.softmax import sample_actions

MAIN, PAST = "main", "past"
SEATS = ("player_0", "player_1")
SHAPING = 0.1
"""Factor of the potential in the shaped reward: a lead of one card of Life is worth 0.1 wins."""
DISCOUNT = 0.999
"""Discount factor of rewards, per decision of the same seat."""
WEIGHTS_NUMBER = "weights_seq_no"
"""RLlib's number of the weights in a state; 0 for weights to take in any case."""

Table = dict[str, NDArray[Any]]
"""Decisions of "main": arrays by the names of their columns, a row for each decision."""


def spaces_of(adapter: GameAdapter) -> tuple[spaces.Dict, spaces.Discrete]:
    """Return the spaces of a seat's observations, with the mask beside the cells, and of its actions."""
    game_spec = adapter.game_spec
    observations: dict[str, spaces.Space[Any]] = {
        "observations": spaces.Box(-128, 127, (game_spec.obs_size,), np.int8),
        "action_mask": spaces.Box(0, 1, (game_spec.num_actions,), np.int8),
    }
    return spaces.Dict(observations), spaces.Discrete(game_spec.num_actions)


class VectorRunner(EnvRunner, Checkpointable):
    """Plays the games of a process, and makes the trajectories of "main".

    Both seats are "main", except in every second game, in which "past" has one of them. A decision is
    complete when its reward is known: at the next decision of the seat, or at the end of the game. `sample`
    returns complete decisions and keeps the others for its next call.

    Args:
        config: The algorithm's; `env_config` has "game", "decks" and "seed".
        kwargs: What RLlib adds, such as the index of the worker.
    """

    def __init__(self, *, config: Any, **kwargs: Any) -> None:
        super().__init__(config=config, **kwargs)
        env_config = self.config.env_config
        self.adapter = get_game(env_config.get("game"))
        self.pairs = self.adapter.all_pairs(env_config.get("decks"))
        self.rng = np.random.default_rng([env_config.get("seed", 1), self.worker_index or 0])
        self.weights_number = 0
        self.make_module()

    def make_module(self) -> None:
        """Create the networks of "main" and "past"."""
        spec = self.config.get_multi_rl_module_spec(spaces=self.get_spaces(), inference_only=True)
        self.module = spec.build()

    def make_env(self) -> None:
        """Start the games. RLlib's process that only learns has none, so this is done at the first sample."""
        n = self.num_envs = self.config.num_envs_per_env_runner
        self.env = self.adapter.games(n, self.pairs, seed_from(self.rng))
        self.now = self.env.reset()
        self.trajectory = np.zeros((n, 2), np.int64)  # the number of each seat's trajectory
        self.trajectories = 0
        self.past_seat = np.zeros(n, np.int64)  # the seat of "past"; -1: it has none
        self.is_open = np.zeros((n, 2), np.bool_)  # the seat has a decision that is not complete
        self.open_decisions: Table = {}
        self._begin(np.arange(n))

    def _begin(self, rows: NDArray[np.int64]) -> None:
        """Number the trajectories of the new games in these rows, and draw the seats of "past"."""
        numbers = self.trajectories + np.arange(2 * len(rows))
        self.trajectory[rows] = numbers.reshape(-1, 2)
        self.trajectories += len(numbers)
        self.past_seat[rows] = np.array([0, 1, -1, -1])[self.rng.integers(4, size=len(rows))]
        self.is_open[rows] = False

    # -- playing -------------------------------------------------------------------------------------------

    def sample(self, *, num_timesteps: int | None = None, **_: Any) -> list[Any]:
        """Play until this many decisions of "main" are complete; return the parts of trajectories they make.

        Without a number, play this worker's share of a batch.
        """
        if self.env is None:
            self.make_env()
        if num_timesteps is None:
            num_timesteps = self.config.get_rollout_fragment_length(self.worker_index) * self.num_envs
        tables = [self.open_decisions] if self.open_decisions else []
        results: dict[int, float] = {}
        complete = 0
        while complete < num_timesteps:
            table, newly_complete = self._step(results)
            tables.append(table)
            complete += newly_complete
        names = tables[-1]
        table = {name: np.concatenate([part[name] for part in tables]) for name in names}
        episodes = self._episodes(table, results)
        self._count(complete, len(results) // 2)
        return episodes

    def _step(self, results: dict[int, float]) -> tuple[Table, int]:
        """Take one step in every game; add the results of trajectories that end.

        Return the decisions of "main", and how many decisions this step has completed.
        """
        cells, masks, player = self.now
        plays_past = player == self.past_seat
        rows, pasts = np.flatnonzero(~plays_past), np.flatnonzero(plays_past)
        actions = np.zeros(self.num_envs, np.int32)
        table = self._decide(MAIN, cells[rows], masks[rows])
        actions[rows] = table["action"]
        if pasts.size:
            actions[pasts] = self._decide(PAST, cells[pasts], masks[pasts])["action"]
        seats = player[rows]
        table["trajectory"] = self.trajectory[rows, seats]
        table["potential"] = SHAPING * self.adapter.potential(table["cells"])
        complete = int(self.is_open[rows, seats].sum())
        self.is_open[rows, seats] = True
        *self.now, reward, done = self.env.step(actions)
        ended = np.flatnonzero(done)
        if ended.size:
            complete += int(self.is_open[ended].sum())
            for row in ended:
                results |= zip(self.trajectory[row].tolist(), reward[row].tolist(), strict=True)
            self._begin(ended)
        return table, complete

    def _decide(self, module: str, cells: NDArray[np.int8], masks: NDArray[np.int8]) -> Table:
        """Draw an action of a module in each row."""
        inputs = {"observations": torch.from_numpy(cells), "action_mask": torch.from_numpy(masks)}
        with torch.no_grad():
            outputs = self.module[module].forward_exploration({Columns.OBS: inputs})
        logits = outputs[Columns.ACTION_DIST_INPUTS].numpy()
        row, action = np.nonzero(masks)
        index, log_prob = sample_actions(logits[row, action], row, len(cells), self.rng)
        drawn = {"action": action[index], "log_prob": log_prob}
        return {"cells": cells, "mask": masks, "logits": logits, **drawn}

    # -- trajectories --------------------------------------------------------------------------------------

    def _episodes(self, table: Table, results: dict[int, float]) -> list[Any]:
        """Return an episode for each trajectory in the table; keep the decisions that are not complete."""
        order = np.argsort(table["trajectory"], kind="stable")
        table = {name: column[order] for name, column in table.items()}
        numbers, starts = np.unique(table["trajectory"], return_index=True)
        episodes, open_rows = [], []
        bounds = itertools.pairwise([*starts.tolist(), len(order)])
        for number, (start, stop) in zip(numbers.tolist(), bounds, strict=True):
            result = results.get(number)
            if result is None:
                open_rows.append(stop - 1)
            if result is not None or stop - start > 1:
                part = {name: column[start:stop] for name, column in table.items()}
                episodes.append(self._episode(part, result))
        self.open_decisions = {name: column[open_rows] for name, column in table.items()}
        return episodes

    def _episode(self, part: Table, result: float | None) -> Any:
        """Return decisions of one trajectory as an episode.

        Where the game goes on (`result` is None), the last decision is only the observation after the others.
        The shaping reward is gamma * Phi(s') - Phi(s), where Phi is the potential, 0 at the end of the game
        (Ng, Harada and Russell 1999).
        """
        is_over = result is not None
        # No seat acts after the end: RLlib asks for an observation there and does not use it.
        seen = np.append(np.arange(len(part["action"])), -1) if is_over else slice(None)
        acted = slice(None) if is_over else slice(-1)
        potential = np.append(part["potential"], 0.0) if is_over else part["potential"]
        rewards = DISCOUNT * potential[1:] - potential[:-1]
        if result is not None:
            rewards[-1] += result
        number = str(part["trajectory"][0])
        return SingleAgentEpisode(
            number,
            # RLlib's connectors of several agents tell episodes apart by these.
            multi_agent_episode_id=f"{number} of {self.worker_index or 0}",
            agent_id=SEATS[part["trajectory"][0] % 2],
            module_id=MAIN,
            observations={"observations": part["cells"][seen], "action_mask": part["mask"][seen]},
            infos=[{}] * (len(rewards) + 1),
            actions=part["action"][acted],
            rewards=rewards,
            terminated=is_over,
            extra_model_outputs={
                Columns.ACTION_LOGP: part["log_prob"][acted],
                Columns.ACTION_DIST_INPUTS: part["logits"][acted],
            },
            len_lookback_buffer=0,
        )

    def _count(self, decisions: int, games: int) -> None:
        """Tell RLlib of complete decisions of "main" and of games that ended."""
        for name, count in (("num_env_steps_sampled", decisions), ("num_episodes", games)):
            self.metrics.log_value(name, count, reduce="sum")
            self.metrics.log_value(f"{name}_lifetime", count, reduce="lifetime_sum")
        learned = ("num_module_steps_sampled_lifetime", MAIN)
        self.metrics.log_value(learned, decisions, reduce="lifetime_sum")

    # -- what RLlib asks of a runner -----------------------------------------------------------------------

    def get_spaces(self) -> dict[str, Any]:
        """Return the spaces of observations and actions, which both modules share."""
        return dict.fromkeys((INPUT_ENV_SPACES, MAIN, PAST), spaces_of(self.adapter))

    def get_metrics(self) -> Any:
        """Return what was counted since the last call."""
        return self.metrics.reduce()

    def get_state(self, components: Any = None, *, not_components: Any = None, **_: Any) -> dict[str, Any]:
        """Return the networks; games are not kept, a run that goes on starts new ones."""
        if not self._check_component(COMPONENT_RL_MODULE, components, not_components):
            return {}
        return {COMPONENT_RL_MODULE: self.module.get_state(), WEIGHTS_NUMBER: self.weights_number}

    def set_state(self, state: dict[str, Any]) -> None:
        """Take the networks, or those of them that the state has, unless they are older than the own ones."""
        number = state.get(WEIGHTS_NUMBER, 0)
        if COMPONENT_RL_MODULE in state and (number == 0 or number > self.weights_number):
            weights = state[COMPONENT_RL_MODULE]
            self.module.set_state(ray.get(weights) if isinstance(weights, ray.ObjectRef) else weights)
            self.weights_number = number or self.weights_number

    def get_ctor_args_and_kwargs(self) -> tuple[tuple[()], dict[str, Any]]:
        """Return the arguments with which a checkpoint creates the runner again."""
        return (), {"config": self.config}

    def get_checkpointable_components(self) -> list[tuple[str, Any]]:
        """Return the parts with checkpoints of their own: the networks."""
        return [(COMPONENT_RL_MODULE, self.module)]

    def assert_healthy(self) -> None:
        """Raise AssertionError if the runner is not complete."""
        assert self.module is not None
