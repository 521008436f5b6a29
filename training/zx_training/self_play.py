"""The learner's view of many games at once, as the VecEnv stable-baselines3 trains on.

Its opponent moves inside `step`: a trajectory never runs over both seats, which would bootstrap one player's
value from the other's observation with the wrong sign. Rows where the learner is already to move stand still
(action -1) while the opponents of the other rows play on. The learner's seat changes with every game.

Rewards are a game's result, +1, 0 or -1. Where a `potential` is given (how good a position looks, by a thumb
rule), its change from one decision to the next is added, discounted as the learner discounts: that tells
early what matters and does not change what is best (Ng, Harada, Russell 1999).
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from zx_training.opponents import Opponent, OpponentPool, act_rows
from zx_training.world import Games, Potential

STAND_STILL = -1
RESULTS_KEPT = 400  # the last results against each kind of opponent that the win rates are taken over


class SelfPlay(VecEnv):
    """A batch of games seen by one learner, its opponents drawn from a pool game by game."""

    def __init__(
        self,
        games: Games,
        pool: OpponentPool,
        seed: int,
        potential: Potential | None = None,
        discount: float = 1.0,
    ) -> None:
        self.games = games
        self.potential, self.discount = potential, discount
        self.pool = pool
        self.rng = np.random.default_rng(seed)
        space = gymnasium.spaces.Box(-128, 127, (games.obs_size,), np.int8)
        self.render_mode = None
        super().__init__(games.num_envs, space, gymnasium.spaces.Discrete(games.num_actions))
        n = self.num_envs
        self.seat = np.arange(n, dtype=np.int8) % 2
        self.opponents: list[Opponent] = [pool.draw(self.rng) for _ in range(n)]
        self.opponent_number = np.array([opponent.number for opponent in self.opponents])
        self.decisions = np.zeros(n, np.int64)  # of the learner, in the game at hand
        self.results: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RESULTS_KEPT))
        self.games_ended = 0
        self._looks = np.zeros(n, np.float32)  # the potential at the learner's last decision
        self._actions = np.full(n, STAND_STILL, np.int32)
        self._observation = np.zeros((n, games.obs_size), np.int8)
        self._mask = np.zeros((n, games.num_actions), np.int8)

    def reset(self) -> NDArray[np.int8]:
        """New games, each played on until the learner is to move."""
        observation, mask, player = self.games.reset()
        self.decisions[:] = 0
        rewards, dones = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        self._opponents_move(observation, mask, player, rewards, dones, [{} for _ in range(self.num_envs)])
        self._shape(rewards, dones)
        return self._observation

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keeps the learner's actions for `step_wait`."""
        self._actions = np.asarray(actions, np.int32)

    def step_wait(
        self,
    ) -> tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Plays the learner's actions, then every opponent's until the learner is to move in all rows."""
        n = self.num_envs
        rewards, dones = np.zeros(n, np.float32), np.zeros(n, bool)
        infos: list[dict[str, Any]] = [{} for _ in range(n)]
        self.decisions += 1
        observation, mask, player, reward, done = self.games.step(self._actions)
        self._end_games(reward, done, rewards, dones, infos)
        self._opponents_move(observation, mask, player, rewards, dones, infos)
        self._shape(rewards, dones)
        return self._observation, rewards, dones, infos

    def _shape(self, rewards: NDArray[np.float32], dones: NDArray[np.bool_]) -> None:
        """Adds the potential's change; a finished game ends at 0, however the next one in its row looks."""
        if self.potential is None:
            return
        looks = self.potential(self._observation)
        rewards += np.where(dones, 0.0, self.discount * looks).astype(np.float32) - self._looks
        self._looks = looks

    def _opponents_move(
        self,
        observation: NDArray[Any],
        mask: NDArray[Any],
        player: NDArray[Any],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
        infos: list[dict[str, Any]],
    ) -> None:
        actions = np.empty(self.num_envs, np.int32)
        while True:
            rows = np.flatnonzero(player != self.seat)
            if not rows.size:
                break
            actions.fill(STAND_STILL)
            numbers = self.opponent_number[rows]
            for number in np.unique(numbers):
                mine = rows[numbers == number]
                agent = self.opponents[int(mine[0])].agent
                actions[mine] = act_rows(agent, observation[mine], mask[mine], self.rng)
            observation, mask, player, reward, done = self.games.step(actions)
            self._end_games(reward, done, rewards, dones, infos)
        # The trainer keeps what it is given while the games write on in their own arrays.
        self._observation = observation.copy()
        self._mask = mask.copy()

    def _end_games(
        self,
        reward: NDArray[Any],
        done: NDArray[Any],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
        infos: list[dict[str, Any]],
    ) -> None:
        for row in np.flatnonzero(done):
            if self.decisions[row]:  # a game that ended before the learner's first decision taught it nothing
                result = float(reward[row, self.seat[row]])
                rewards[row], dones[row] = result, True
                self.results[self.opponents[row].kind].append(0.5 + 0.5 * result)
                infos[row]["episode"] = {"r": result, "l": int(self.decisions[row]), "t": 0.0}
                # The row already shows the next game; the learner's last decision stands in for the end.
                infos[row]["terminal_observation"] = self._observation[row].copy()
            self.games_ended += 1
            self.decisions[row] = 0
            self.seat[row] ^= 1
            self.opponents[row] = self.pool.draw(self.rng)
            self.opponent_number[row] = self.opponents[row].number

    def action_masks(self) -> NDArray[np.int8]:
        """Legal actions of the learner: int8 [n, A]."""
        return self._mask

    def win_rates(self) -> dict[str, float]:
        """Share of recent games won against each kind of opponent, draws counted half."""
        return {kind: float(np.mean(results)) for kind, results in self.results.items() if results}

    def close(self) -> None:
        """Nothing to close."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute once a row asked for."""
        value = getattr(self, attr_name)
        return [value] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Sets it for all rows: they are one object."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        """Calls the batched method once; its result has one entry a row."""
        return getattr(self, method_name)(*args, **kwargs)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No row is wrapped."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Rows are not drawn; `zx watch` shows games."""
        return [None] * self.num_envs
