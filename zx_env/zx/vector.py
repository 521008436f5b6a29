"""`VectorEnv`: many games in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=("b01_red", "b01_blue"), seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

Row i is one game: what the player to move sees, its legal actions, who that is. A finished game begins again
at once, so `done[i]` says that the row's game has just ended, `reward[i]` (both seats) how, and `obs[i]` is
the next game's first decision. The same arrays come back every time and change with the next call: copy what
you keep. Not here: one learner's view with an opponent in it (gym_env.py).
"""

import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.twins import cells, row_bytes, rows
from zx_env.errors import EngineFault, IllegalAction, SettingError
from zx_env.zx.cards.decks import Deck, deck_names
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.decision.actions import MASK, NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION, OBSERVATION_SIZE
from zx_env.zx.entries import begin_batch, find_illegal, step_batch
from zx_env.zx.game import Game
from zx_env.zx.records import GAME
from zx_env.zx.settings import (
    BIGGEST_SEED,
    TURN_CAP,
    TURN_DECISION_CAP,
    Settings,
    card_rows,
    check_seed,
    match_rows,
    settings_of,
)
from zx_env.zx.terms import NONE

STAND_STILL = NONE
"""The action that leaves a row as it is: -1."""


class VectorEnv:
    """A batch of games with autoreset: arrays in, the same arrays out."""

    obs_size = OBSERVATION_SIZE
    """Length of an observation."""
    num_actions = NUM_ACTIONS
    """Length of a mask: actions are 0 to num_actions - 1, and -1 to leave a row as it is."""

    def __init__(
        self,
        num_envs: int,
        decks: Any = None,
        seed: int = 0,
        skip_forced: bool = True,
        first_player: int | None = None,
        card_set: str = STANDARD,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        num_threads: int = 1,
    ) -> None:
        """Prepare the batch; `reset` deals.

        Args:
            num_envs: Number of games, n.
            decks: A pair of decks; a list of pairs, of which each game draws one; or None: every pair of the
                seven shipped decks of the first set.
            seed: Of everything random here.
            skip_forced: Take decisions with a single legal answer without asking (ruling Z22).
            first_player: 0, 1, or None for random.
            card_set: "standard", or the name of a module with a list `CARDS`.
            turn_cap: Turns after which a game is truncated.
            turn_decision_cap: Decisions in one turn after which it is truncated.
            num_threads: Threads that share the rows; a process a core is usually faster.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting cannot be used.
        """
        for name, number in (("num_envs", num_envs), ("num_threads", num_threads)):
            if isinstance(number, bool) or not isinstance(number, int) or number < 1:
                raise SettingError(f"{name} is a whole number from 1, not {number!r}")
        self.num_envs = num_envs
        self.settings: list[Settings] = [
            settings_of(
                pair,
                card_set,
                first_player=first_player,
                skip_forced=skip_forced,
                turn_cap=turn_cap,
                turn_decision_cap=turn_decision_cap,
            )
            for pair in _pairs_of(decks)
        ]
        self._table = card_rows(card_set)
        self._matches = match_rows(self.settings)
        self._games = rows(GAME, num_envs)
        self._masks = rows(MASK, num_envs)
        self._observations = rows(OBSERVATION, num_envs)
        self._picks = np.zeros(num_envs, np.int32)
        self._actions = np.zeros(num_envs, np.int32)
        self._dones = np.zeros(num_envs, np.int8)
        self._cuts = np.zeros(num_envs, np.int8)
        if PLAIN:
            self._obs = np.zeros((num_envs, OBSERVATION_SIZE), np.int8)
            self._mask = np.zeros((num_envs, NUM_ACTIONS), np.int8)
        else:
            self._obs, self._mask = self._observations["cell"], self._masks["cell"]
        self._player = np.zeros(num_envs, np.int8)
        self._reward = np.zeros((num_envs, 2), np.float32)
        # The same bytes, which are 0 or 1, as Python has them.
        self._done = self._dones.view(np.bool_)
        self.truncated = self._cuts.view(np.bool_)
        """bool [n]: the row's game has just ended by a cap (ruling Z7), not by the rules."""
        self._rng = np.random.default_rng(check_seed(seed))
        self.seeds = np.zeros(num_envs, np.int64)
        """int64 [n]: the seeds that the last reset gave to the games."""
        self._has_begun = False
        edges = np.linspace(0, num_envs, min(num_threads, num_envs) + 1).astype(int)
        self._ranges = [(int(a), int(b)) for a, b in itertools.pairwise(edges)]
        # The thread that calls `step` takes the first part itself.
        self._pool = ThreadPoolExecutor(len(self._ranges) - 1) if len(self._ranges) > 1 else None

    def reset(
        self, seed: int | None = None
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """Deal all games anew; with a seed, what follows depends on it alone.

        Returns:
            obs: int8 [n, obs_size], what the player to move sees (observation.PIECES).
            mask: int8 [n, num_actions], 1 where the action is legal (actions.BLOCKS).
            player: int8 [n], the player to move.
        """
        if seed is not None:
            self._rng = np.random.default_rng(check_seed(seed))
        self.seeds[:] = self._rng.integers(BIGGEST_SEED, size=self.num_envs)
        self._picks[:] = np.arange(self.num_envs) % len(self.settings)
        begin_batch(
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
        """
        self._read(actions)
        row = find_illegal(self._masks, self._actions)
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
            raise EngineFault(
                f"the game of row {faulty} needed more than a capacity of zx_env/zx/limits.py; it was ended "
                "without a winner and the row goes on with another"
            )
        return self._obs, self._mask, self._player, self._reward, self._done

    def _step_rows(self, first: int, last: int) -> int:
        return step_batch(
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
            wrong = np.flatnonzero((given < NONE) | (given >= NUM_ACTIONS))
            if wrong.size:
                row = int(wrong[0])
                raise IllegalAction(
                    f"row {row}: action {given[row]} is not between 0 and {NUM_ACTIONS - 1}, nor -1 to leave "
                    "the row as it is; no row was changed"
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

    def game(self, row: int) -> Game:
        """A copy of the game in a row, to look at; its record begins here."""
        if not self._has_begun or not 0 <= row < self.num_envs:
            raise SettingError(
                f"there is no game in row {row!r}; rows are 0 to {self.num_envs - 1}, after reset"
            )
        settings = self.settings[int(self._picks[row])]
        return Game.of_row(settings, row_bytes(self._games, row))


def _pairs_of(decks: Any) -> Sequence[Any]:
    """The pairs that the games are played with."""
    if decks is None:
        names = deck_names()
        return [(one, two) for one in names for two in names]
    if not isinstance(decks, Sequence) or isinstance(decks, str) or not decks:
        raise SettingError(
            f"decks are a pair, a list of pairs, or None for all pairs of the first set, not {decks!r}"
        )
    return [decks] if isinstance(decks[0], (str, Path, Deck)) else decks
