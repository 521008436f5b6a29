"""Gymnasium vector environment for one learner in many games; opponents act inside, in batches.

    envs = gymnasium.make_vec("zx_env/ZX-v0", num_envs=64, vectorization_mode="vector_entry_point")
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Observations, actions and rewards of a row are those of the environment for one game (gymnasium_env.py);
`infos["action_mask"]` is int8 [n, num_actions], `infos["seat"]` int8 [n]. The autoreset mode is SAME_STEP: a
row whose game has just ended contains the first decision of the next game; `infos["final_obs"]` contains the
observation of the learner's last decision, and `infos["final_info"]` a mask of ones. The final position
itself is not available. With `events=True`, `infos["events"]` contains for each row the events of the current
game since the learner's last decision that the learner may know, as dicts (`Event.as_dict`); the last events
of the game before are in `infos["final_info"]["events"]`. Unlike in the environment for one game, an illegal
action raises IllegalAction and changes no row. Returned arrays are never reused; the caller may keep them.

With `mask_in_observation` and `observation_dtype` observations have the forms that the environment for one
game describes, and so has each entry of `infos["final_obs"]`.
"""

from typing import Any, ClassVar, Generic, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from zx_env.core.envs.single_agent import SingleAgentVectorEnv
from zx_env.core.envs.vector_env import VectorEnv
from zx_env.core.events.event import Event
from zx_env.core.game.game import Game
from zx_env.core.observation.spaces import ObservationForm
from zx_env.core.seeding import BIGGEST_SEED, check_seed
from zx_env.core.settings import expand_settings
from zx_env.core.validation import short
from zx_env.errors import GameOver, SettingError

G = TypeVar("G", bound=Game)

Observations = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]


class GymVectorEnv(gymnasium.vector.VectorEnv[Observations, npt.NDArray[Any], npt.NDArray[Any]], Generic[G]):
    """Many games with a learner in one seat of each and an opponent in the other."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    vector_type: ClassVar[type[VectorEnv[Any]]]
    """The class of the `VectorEnv` that contains the games."""

    def __init_subclass__(cls) -> None:
        """Give the class the settings of its game as parameters."""
        super().__init_subclass__()
        if "vector_type" in vars(cls):
            game_spec = cls.vector_type.game_type.game_spec
            expand_settings(cls, "__init__", game_spec, many=True, skip_forced=True)

    def __init__(
        self,
        num_envs: int = 1,
        opponent: Any = None,
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        seed: int = 0,
        num_threads: int = 1,
        events: bool = False,
        mask_in_observation: bool = False,
        observation_dtype: str = "int8",
        **settings: Any,
    ) -> None:
        """Prepare the environments; `reset` starts the games.

        Args:
            num_envs: Number of games, n.
            opponent: An opponent as in `GymEnv`. If it has `act_batch(observations, masks, rng)`, this method
                is called once for all rows that wait for it. A list: each game draws one item at random.
            seat: The seat of the learner, 0 or 1; None: it changes from game to game.
            render_mode: Must be None: rows cannot be rendered.
            seed: Seed of all randomness in the batch.
            num_threads: Threads that share the rows; one process per core is usually faster.
            events: `info["events"]` contains the events of each row, as for one game.
            mask_in_observation: Return observations as dicts of "observations", [n, obs_size], and
                "action_mask", [n, num_actions].
            observation_dtype: "int8", or "float32" for networks that accept only floats.
            **settings: Settings of the games.

        Raises:
            AgentError: The opponent is not callable.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is unknown or invalid.
        """
        if render_mode is not None:
            raise SettingError(f"many games are not drawn: render_mode is None, not {short(render_mode)}")
        self._form = ObservationForm(mask_in_observation, observation_dtype)
        games: Any = self.vector_type(num_envs, seed=seed, num_threads=num_threads, events=events, **settings)
        game_spec = games.game_type.game_spec
        self.games = games
        self.num_envs = n = games.num_envs
        self._seats = SingleAgentVectorEnv(
            games, opponent if isinstance(opponent, list) else [opponent], seat
        )
        self._has_begun = False
        self.single_observation_space: spaces.Space[Any] = self._form.space(
            game_spec.observation_fields, game_spec.num_actions
        )
        self.single_action_space = spaces.Discrete(game_spec.num_actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start new games in all rows, and let the opponents act until the learner is to move in every row.

        Args:
            seed: One seed for all rows. All further results depend only on the seed and on the actions.
            options: Ignored.
        """
        if seed is None and not self._has_begun:
            seed = int(self.np_random.integers(BIGGEST_SEED))
        self._seats.reset(None if seed is None else check_seed(seed))
        self._has_begun = True
        return self._seen(), self._infos()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observations, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Take the learner's actions, and let the opponents act until the learner is to move in every row.

        Args:
            actions: int [n], each legal by the row's mask.

        Returns:
            observations: int8 [n, obs_size], in the form that the settings ask for.
            rewards: float64 [n], +1 and -1 for a game that has just ended.
            terminations, truncations: bool [n].
            infos: Described in the docstring of this module.

        Raises:
            IllegalAction: An action is not legal; the message names the row. No row was changed.
            AgentError: An opponent's answer is no legal action.
            GameOver: There was no `reset`, or the environment is closed.
        """
        if not self._has_begun or self.closed:
            raise GameOver("there are no games to play on: call reset()")
        seats = self._seats
        before = seats.seat.copy()
        seats.step(actions)
        rewards = seats.reward.astype(np.float64)
        return self._seen(), rewards, seats.terminated, seats.truncated, self._infos(before)

    def _seen(self) -> Observations:
        return self._form.of(self._seats.observation, self._seats.mask)  # type: ignore[no-any-return]

    def _infos(self, before: npt.NDArray[np.int8] | None = None) -> dict[str, Any]:
        seats, all_rows = self._seats, np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {
            "action_mask": seats.mask,
            "_action_mask": all_rows,
            "seat": seats.seat.copy(),
            "_seat": all_rows.copy(),
        }
        if self.games.keeps_events:
            events_by_row = {row: seats.new_events(row) for row in range(self.num_envs)}
            infos |= {"events": _column(events_by_row, self.num_envs), "_events": all_rows.copy()}
        ended = seats.terminated | seats.truncated
        if before is None or not ended.any():
            return infos
        masks = np.zeros_like(seats.mask)
        masks[ended] = 1  # samplers need a legal action, though nobody acts after the end
        last = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            last[row] = self._form.of(seats.final_observation[row].copy(), masks[row].copy())
        final = {"action_mask": masks, "_action_mask": ended, "seat": before * ended, "_seat": ended}
        if self.games.keeps_events:
            final |= {"events": _column(seats.final_events, self.num_envs), "_events": ended}
        return infos | {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the learner's legal actions: bool [n, num_actions]."""
        return self._seats.mask.astype(np.bool_)


def _column(events_by_row: dict[int, list[Event]], n: int) -> npt.NDArray[Any]:
    """Return an object array [n]: a list of events as dicts for each row, None for rows without an entry."""
    column = np.full(n, None, object)
    for row, events in events_by_row.items():
        column[row] = [event.as_dict() for event in events]
    return column
