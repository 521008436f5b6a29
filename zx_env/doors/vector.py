"""`VectorEnv`: many games in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=pair, seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

Row i is one game: what the player to move sees, its legal actions, who that is. A finished game begins again
at once, so `done[i]` says that the row's game has just ended, `reward[i]` (both seats) how, and `obs[i]` is
the next game's first decision. The same arrays come back every time and change with the next call: copy what
you keep. The body that all games share: a game's own class under it takes decks and settings. Not here: one
learner's view with an opponent in it (gym_env.py).
"""

import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.twins import cells, row_bytes, rows
from zx_env.doors.checks import check_count
from zx_env.doors.entries import FAULT_NUMBERS, NONE
from zx_env.doors.faults import engine_fault
from zx_env.doors.game import Game
from zx_env.doors.kit import Kit
from zx_env.doors.seeds import BIGGEST_SEED, check_seed
from zx_env.errors import IllegalAction, SettingError

G = TypeVar("G", bound=Game)

STAND_STILL = NONE
"""The action that leaves a row as it is: -1."""


class VectorEnv(Generic[G]):
    """A batch of games with autoreset: arrays in, the same arrays out."""

    game_type: ClassVar[type[Game]]
    """The class of its games."""
    obs_size: ClassVar[int]
    """Length of an observation."""
    num_actions: ClassVar[int]
    """Length of a mask: actions are 0 to num_actions - 1, and -1 to leave a row as it is."""

    def __init_subclass__(cls) -> None:
        """Tell the sizes of the game's arrays."""
        kit = cls.game_type.kit
        cls.obs_size, cls.num_actions = kit.obs_size, kit.num_actions

    def __init__(self, num_envs: int, settings: Sequence[Any], seed: int, num_threads: int) -> None:
        """Prepare the batch; `reset` deals.

        Args:
            num_envs: Number of games.
            settings: What games are played with, checked; each game draws one of them.
            seed: Of everything random here.
            num_threads: Threads that share the rows.
        """
        check_count("num_envs", num_envs)
        check_count("num_threads", num_threads)
        kit = self._kit
        self.num_envs = num_envs
        self.settings = list(settings)
        self._rng = np.random.default_rng(check_seed(seed))
        self._table = kit.card_rows(self.settings[0])
        self._matches = kit.match_rows(self.settings)
        self._games = rows(kit.game, num_envs)
        self._masks = rows(kit.mask, num_envs)
        self._observations = rows(kit.observation, num_envs)
        self._make_arrays()
        self._find_illegal, self._step_batch = kit.entries.find_illegal, kit.entries.step_batch
        self._has_begun = False
        edges = np.linspace(0, num_envs, min(num_threads, num_envs) + 1).astype(int)
        self._ranges = [(int(a), int(b)) for a, b in itertools.pairwise(edges)]
        # The thread that calls `step` takes the first part itself.
        self._pool = ThreadPoolExecutor(len(self._ranges) - 1) if len(self._ranges) > 1 else None

    def _make_arrays(self) -> None:
        """What goes in and comes out beside the records, a row for each game."""
        n = self.num_envs
        self._picks = np.zeros(n, np.int32)
        self._actions = np.zeros(n, np.int32)
        self._dones = np.zeros(n, np.int8)
        self._cuts = np.zeros(n, np.int8)
        if PLAIN:
            self._obs = np.zeros((n, self.obs_size), np.int8)
            self._mask = np.zeros((n, self.num_actions), np.int8)
        else:
            self._obs, self._mask = self._observations["cell"], self._masks["cell"]
        self._player = np.zeros(n, np.int8)
        self._reward = np.zeros((n, 2), np.float32)
        # The same bytes, which are 0 or 1, as Python has them.
        self._done = self._dones.view(np.bool_)
        self.truncated = self._cuts.view(np.bool_)
        """bool [n]: the row's game has just ended by a cap, not by the rules."""
        self.seeds = np.zeros(n, np.int64)
        """int64 [n]: the seeds that the last reset gave to the games."""

    @property
    def _kit(self) -> Kit[Any]:
        return self.game_type.kit

    def reset(
        self, seed: int | None = None
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """Deal all games anew; with a seed, what follows depends on it alone.

        Returns:
            obs: int8 [n, obs_size], what the player to move sees.
            mask: int8 [n, num_actions], 1 where the action is legal.
            player: int8 [n], the player to move.
        """
        if seed is not None:
            self._rng = np.random.default_rng(check_seed(seed))
        self.seeds[:] = self._rng.integers(BIGGEST_SEED, size=self.num_envs)
        self._picks[:] = np.arange(self.num_envs) % len(self.settings)
        self._kit.entries.begin_batch(
            self._games,
            self._table,
            self._matches,
            self._picks,
            self.seeds.tolist() if PLAIN else self.seeds,
            self._masks,
            self._observations,
            self._player,
        )
        self._has_begun = True
        self._show()
        return self._obs, self._mask, self._player

    def step(
        self, actions: Any
    ) -> tuple[
        npt.NDArray[np.int8],
        npt.NDArray[np.int8],
        npt.NDArray[np.int8],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
    ]:
        """Take one action in every row.

        Args:
            actions: Whole numbers [n], each legal by the row's mask; -1 leaves the row as it is.

        Returns:
            obs, mask, player: As `reset`, after the actions.
            reward: float32 [n, 2], +1 and -1 for the seats of a game that was just won; else 0.
            done: bool [n], the row's game has just ended.

        Raises:
            IllegalAction: An action is not legal; the message names the row. No row was changed.
            EngineFault: A capacity of the engine was too small for a game; the message names the row.
        """
        self._read(actions)
        row = self._find_illegal(self._masks, self._actions)
        if row != NONE:
            raise IllegalAction(self._refusal(int(row)))
        if self._pool is None:
            faulty = self._step_rows(0, self.num_envs)
        else:
            others = [self._pool.submit(self._step_rows, *part) for part in self._ranges[1:]]
            try:
                faulty = self._step_rows(*self._ranges[0])
            finally:  # never leave while another thread is at work
                found = [part.result() for part in others]
            faulty = max(faulty, *found)
        if PLAIN:
            self._show()
        if faulty != NONE:
            row, fault = divmod(faulty, FAULT_NUMBERS)
            then = "it was ended without a winner and the row goes on with another"
            raise engine_fault(self._kit, fault, f"the game of row {row}", then)
        return self._obs, self._mask, self._player, self._reward, self._done

    def _step_rows(self, first: int, last: int) -> int:
        return self._step_batch(
            self._games,
            self._table,
            self._matches,
            self._picks,
            self._actions.tolist() if PLAIN else self._actions,
            self._masks,
            self._observations,
            self._player,
            self._reward,
            self._dones,
            self._cuts,
            first,
            last,
        )

    def _read(self, actions: Any) -> None:
        """Put the actions where the entries read them, if they are whole numbers of the right shape."""
        if not self._has_begun:
            raise SettingError("call reset() before the first step()")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise IllegalAction(f"actions have the shape ({self.num_envs},), not {given.shape}")
        if given.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions are whole numbers, not {given.dtype}: convert them, without NaN, to int32; "
                "no row was changed"
            )
        if given.dtype != np.int32:
            wrong = np.flatnonzero((given < NONE) | (given >= self.num_actions))
            if wrong.size:
                row = int(wrong[0])
                raise IllegalAction(
                    f"row {row}: action {given[row]} is not between 0 and {self.num_actions - 1}, nor -1 to "
                    "leave the row as it is; no row was changed"
                )
        self._actions[:] = given

    def _refusal(self, row: int) -> str:
        action = int(self._actions[row])
        legal = np.flatnonzero(cells(self._masks, row)).tolist()
        return f"row {row}: action {action} is not legal; legal are {legal}; no row was changed"

    def _show(self) -> None:
        if PLAIN:
            for row in range(self.num_envs):
                self._obs[row] = cells(self._observations, row)
                self._mask[row] = cells(self._masks, row)

    def game(self, row: int) -> G:
        """A copy of the game in a row, to look at; its record begins here."""
        if not self._has_begun or not 0 <= row < self.num_envs:
            raise SettingError(
                f"there is no game in row {row!r}; rows are 0 to {self.num_envs - 1}, after reset"
            )
        settings = self.settings[int(self._picks[row])]
        found: Any = self.game_type.of_row(settings, row_bytes(self._games, row))
        return found  # type: ignore[no-any-return]
