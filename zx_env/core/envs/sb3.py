"""`SB3VecEnv`: a `VecEnv` of stable-baselines3 for one learner in many games.

stable-baselines3 has to be installed.

    env = SB3VecEnv(VectorEnv(num_envs=256), opponent=policy)
    MaskablePPO("MlpPolicy", env).learn(100_000)

sb3-contrib's MaskablePPO uses `action_masks`. As always in stable-baselines3, a row whose game has just ended
contains the next one. `infos[row]` then has "terminal_observation", the observation of the learner's last
decision (the final position itself is not available), "TimeLimit.truncated", and "episode" with result and
length, so VecMonitor is not needed. An illegal action raises IllegalAction.

If the batch has `events=True`, `infos[row]["events"]` contains the events since the learner's last decision
that the learner may know, as dicts (`Event.as_dict`). For a row whose game has just ended these are the last
events of that game; the first events of the next game are in `reset_infos[row]["events"]`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from zx_env.core.envs.single_agent import SingleAgentVectorEnv
from zx_env.core.observation.spaces import observation_box
from zx_env.core.validation import short
from zx_env.errors import SettingError

Stepped = tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]


class SB3VecEnv(VecEnv):
    """The learner's seat of every game of a `VectorEnv`."""

    def __init__(self, games: Any, opponent: Any = None, seat: int | None = None, seed: int = 0) -> None:
        """Prepare the environment; `reset` starts the games.

        Args:
            games: A `VectorEnv` of any game. Do not step it elsewhere.
            opponent: A function opponent(observation, action_mask, rng) -> action, or an object with such a
                method `act`, or with `act_batch(observations, masks, rng)`, which is called once for all rows
                that wait for it; None for uniformly random play. A list: each game draws one at random.
            seat: The seat of the learner, 0 or 1; None: it changes from game to game.
            seed: Seed of the opponents' random stream.

        Raises:
            AgentError: The opponent is not callable.
            SettingError: `games` is not a VectorEnv, or the seat is invalid.
        """
        game_spec = getattr(getattr(games, "game_type", None), "game_spec", None)
        if game_spec is None:
            raise SettingError(f"SB3VecEnv is made over a VectorEnv, not {short(games)}")
        self.games = games
        self.seats = self.seats_of(opponent if isinstance(opponent, list) else [opponent], seat, seed)
        self.render_mode = None
        self._actions: Any = None
        super().__init__(
            games.num_envs, observation_box(game_spec.observation_fields), spaces.Discrete(games.num_actions)
        )

    def seats_of(self, opponents: list[Any], seat: int | None, seed: int) -> SingleAgentVectorEnv:
        """Return the learner's seats in all rows; a subclass may draw opponents differently."""
        return SingleAgentVectorEnv(self.games, opponents, seat, seed)

    def reset(self) -> NDArray[np.int8]:
        """Start new games; return the learner's first observations, int8 [n, obs_size]."""
        (seed, *_), self.reset_infos = self._seeds, [{} for _ in range(self.num_envs)]
        self._reset_seeds()
        self.seats.reset(seed)
        if self.games.keeps_events:
            self.reset_infos = [{"events": self._new_events(row)} for row in range(self.num_envs)]
        return self.seats.observation

    def _new_events(self, row: int) -> list[dict[str, Any]]:
        return [event.as_dict() for event in self.seats.new_events(row)]

    def step_async(self, actions: NDArray[Any]) -> None:
        """Store the learner's actions, int [n], for `step_wait`."""
        self._actions = np.asarray(actions)

    def step_wait(self) -> Stepped:
        """Play the learner's actions, then every opponent's until the learner is to move in all rows."""
        seats = self.seats
        seats.step(self._actions)
        dones = seats.terminated | seats.truncated
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(dones):
            infos[row] = {
                "terminal_observation": seats.final_observation[row],
                "TimeLimit.truncated": bool(seats.truncated[row]),
                "episode": {"r": float(seats.reward[row]), "l": int(seats.length[row]), "t": 0.0},
            }
        if self.games.keeps_events:
            self._tell(infos, dones)
        return seats.observation, seats.reward, dones, infos

    def _tell(self, infos: list[dict[str, Any]], dones: NDArray[np.bool_]) -> None:
        for row, info in enumerate(infos):
            if dones[row]:
                info["events"] = [event.as_dict() for event in self.seats.final_events[row]]
                self.reset_infos[row] = {"events": self._new_events(row)}
            else:
                info["events"] = self._new_events(row)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the learner's legal actions: bool [n, num_actions]."""
        return self.seats.mask.astype(np.bool_)

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return the attribute once for each of these rows."""
        return [getattr(self, attr_name) for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set the attribute for all rows: they are one object."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method that returns a list for all rows; return the items of these rows."""
        answers = getattr(self, method_name)(*args, **kwargs)
        return [answers[row] for row in self._rows(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each of these rows: rows have no wrappers."""
        return [False for _ in self._rows(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Return None for each row: rows cannot be rendered."""
        return [None] * self.num_envs

    def _rows(self, indices: Any) -> Iterable[int]:
        return self._get_indices(indices)
