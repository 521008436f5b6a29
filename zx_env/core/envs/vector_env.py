"""`VectorEnv`: many games in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=pair, seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

Row i is one game: observation and legal actions of the player to move, and that player. Finished games are
reset at once: `done[i]` means that the row's game has just ended, `reward[i]` (both seats) is its result, and
`obs[i]` is the first decision of the next game. The same arrays are returned by every call and overwritten by
the next one: copy them to keep them. The mask is read-only, because `step` checks actions by it. Copies,
pickled copies and forked processes are independent. Threads may share a batch if its steps do not overlap;
all of them get the same arrays.

If the settings leave something open, such as decks, `reset` draws it for as many games as there are rows, 64
to 256, and each new game takes what was drawn for one of them.

With `events=True`, `v.events(row)` returns the events of the row's game, and `v.ended_game(row)` the whole
game that ended last in the row, with events and record. It is available from the step with `done[row]` until
the next game in the row ends.

This class is shared by all games; each game derives its own, with its settings. See also: gymnasium_env.py
and gymnasium_vector.py, environments for one learner with opponents inside.
"""

import copy
import itertools
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import cells, row_bytes, rows, set_row_bytes
from zx_env.core.entry_points import FAULT_NUMBERS, NONE
from zx_env.core.envs.vector_events import ENDED, RUNNING, VectorEvents
from zx_env.core.events.event import Event
from zx_env.core.faults import engine_fault
from zx_env.core.game.game import Game
from zx_env.core.observation.symmetry import Symmetry
from zx_env.core.seeding import BIGGEST_SEED, check_seed
from zx_env.core.settings import expand_settings, make_settings
from zx_env.core.spec import GameSpec
from zx_env.core.validation import as_int, check_count, check_flag, short
from zx_env.errors import IllegalAction, SettingError

G = TypeVar("G", bound=Game)

STAND_STILL = NONE
"""The action that leaves a row as it is: -1."""

DRAWN = (64, 256)
"""How many settings are drawn at `reset` where settings leave decks open: as many as rows, in these bounds.
Drawing them for each game would take longer than the game."""
FEWEST_DRAWN = 16
"""How many are drawn of each of the settings at least."""

_RECORDS = ("_games", "_masks", "_observations")
_DERIVED = {
    *_RECORDS,
    *("_table", "_matches", "_obs", "_legal", "_mask", "_done", "truncated"),
    *("_find_illegal", "_step_batch", "_ranges", "_process", "_lock", "_pool"),
}
"""Attributes that `_make_rows` creates; copies and pickles leave them out. A test checks the list."""


class VectorEnv(Generic[G]):
    """A batch of games with autoreset. All calls return the same arrays, with new contents."""

    game_type: ClassVar[type[Game]]
    """The class of the batch's games."""
    obs_size: ClassVar[int]
    """Length of an observation, in int8 numbers."""
    num_actions: ClassVar[int]
    """Length of a mask: actions are 0 to num_actions - 1, and -1 to leave a row as it is."""
    observation_digest: ClassVar[str]
    """Version and digest of observations and actions (`GameSpec.observation_digest`)."""

    def __init_subclass__(cls) -> None:
        """Give the class the sizes of the game's arrays, and its settings as parameters."""
        game_spec = cls.game_type.game_spec
        if "game_type" in vars(cls):
            expand_settings(cls, "__init__", game_spec, many=True, skip_forced=True)
        cls.obs_size, cls.num_actions = game_spec.obs_size, game_spec.num_actions
        cls.observation_digest = game_spec.observation_digest

    def __init__(
        self,
        num_envs: int,
        *,
        seed: int = 0,
        num_threads: int = 1,
        events: bool = False,
        **settings: Any,
    ) -> None:
        """Prepare the batch; `reset` starts the games.

        Args:
            num_envs: Number of games, n.
            seed: Seed of all randomness in the batch.
            num_threads: Threads that share the rows; one process per core is usually faster.
            events: Record events in each row: `events(row)`, `ended_game(row)`.
            **settings: Settings of the games.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is unknown or invalid.
        """
        self.num_envs = n = check_count("num_envs", num_envs)
        self.num_threads = check_count("num_threads", num_threads)
        self.settings = list(make_settings(self._game_spec, {"skip_forced": True} | settings, many=True))
        draw = self._game_spec.draw_settings
        self._is_open = any(draw(one, 0) is not one for one in self.settings)
        self._drawn: list[Any] = [] if self._is_open else self.settings
        self._rng = np.random.default_rng(check_seed(seed))
        self._has_begun = False
        self._picks = np.zeros(n, np.int32)
        self._actions = np.zeros(n, np.int32)
        self._dones = np.zeros(n, np.int8)
        self._cuts = np.zeros(n, np.int8)
        self._player = np.zeros(n, np.int8)
        self._reward = np.zeros((n, 2), np.float32)
        self.seeds = np.zeros(n, np.int64)
        """int64 [n]: seeds of the current games; always the same array."""
        self._event_log: VectorEvents | None = None
        if check_flag("events", events):
            self.game_type.event_encoder()
            self._event_log = VectorEvents(self.game_type, n)
        try:
            self._make_rows()
        except MemoryError:
            raise SettingError(f"there is no memory for {n} games; a batch has some thousand") from None

    def _make_rows(self) -> None:
        """Create the records, one row for each game, and all views of arrays."""
        game_spec, n = self._game_spec, self.num_envs
        self._table = game_spec.card_rows(self.settings[0])
        self._matches = game_spec.match_rows(self._drawn)
        self._games = rows(game_spec.game, n)
        self._masks = rows(game_spec.mask, n)
        self._observations = rows(game_spec.observation, n)
        if PLAIN:
            self._obs = np.zeros((n, self.obs_size), np.int8)
            self._legal = np.zeros((n, self.num_actions), np.int8)
        else:
            self._obs, self._legal = self._observations["cell"], self._masks["cell"]
        # `step` checks actions by these bytes, so callers must not write them.
        self._mask = self._legal.view()
        self._mask.flags.writeable = False
        # Views of the same bytes, which are 0 or 1, as bools.
        self._done = self._dones.view(np.bool_)
        self.truncated = self._cuts.view(np.bool_)
        """bool [n]: a cap, not the rules, has just ended the row's game."""
        self._find_illegal, self._step_batch = (
            game_spec.entry_points.find_illegal,
            game_spec.entry_points.step_batch,
        )
        edges = np.linspace(0, n, min(self.num_threads, n) + 1).astype(int)
        self._ranges = [(int(a), int(b)) for a, b in itertools.pairwise(edges)]
        self._make_threads()

    def _make_threads(self) -> None:
        """Create the lock and the threads of this process; a forked process has neither."""
        self._process = os.getpid()
        self._lock = threading.Lock()
        # The thread that calls `step` steps the first part itself.
        self._pool = ThreadPoolExecutor(len(self._ranges) - 1) if len(self._ranges) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        state = {name: value for name, value in self.__dict__.items() if name not in _DERIVED}
        with self._own_lock():
            return state | {name: self._bytes_of(name) for name in _RECORDS}

    def _bytes_of(self, name: str) -> list[bytes]:
        records = getattr(self, name)
        return [row_bytes(records, row) for row in range(self.num_envs)]

    def __setstate__(self, state: dict[str, Any]) -> None:
        stored = {name: state[name] for name in _RECORDS}
        self.__dict__.update({name: value for name, value in state.items() if name not in _RECORDS})
        self._make_rows()
        for name, stored_rows in stored.items():
            for row, data in enumerate(stored_rows):
                set_row_bytes(getattr(self, name), row, data)
        self._show()

    def __copy__(self) -> Self:
        """Return a deep copy: two batches must not share arrays."""
        return copy.deepcopy(self)

    def _own_lock(self) -> threading.Lock:
        """Return the lock of steps. In a forked process, create a new lock and new threads."""
        if self._process != os.getpid():
            self._make_threads()
        return self._lock

    @property
    def _game_spec(self) -> GameSpec[Any]:
        return self.game_type.game_spec

    def reset(
        self, seed: int | None = None
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """Start new games in all rows. With a seed, the games depend only on it and on the actions.

        Returns:
            obs: int8 [n, obs_size], observations of the players to move.
            mask: int8 [n, num_actions], 1 where the action is legal; read-only.
            player: int8 [n], the players to move.
        """
        rng = self._rng if seed is None else np.random.default_rng(check_seed(seed))
        with self._own_lock():
            self._rng = rng
            self._begin()
        return self._obs, self._mask, self._player

    def _begin(self) -> None:
        if self._is_open:
            self._draw()
        self.seeds[:] = self._rng.integers(BIGGEST_SEED, size=self.num_envs)
        self._picks[:] = np.arange(self.num_envs) % len(self._drawn)
        self._game_spec.entry_points.reset_batch(
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
        if self._event_log is not None:
            self._event_log.begin(self.seeds, self._picks)
        self._show()

    def _draw(self) -> None:
        """Draw what the settings leave open, such as decks: many settings; each new game takes one."""
        least, most = DRAWN
        rounds = -(-min(max(self.num_envs, least), most) // len(self.settings))
        draw, open_settings = self._game_spec.draw_settings, self.settings * max(rounds, FEWEST_DRAWN)
        seeds = self._rng.integers(BIGGEST_SEED, size=len(open_settings)).tolist()
        self._drawn = [draw(settings, seed) for settings, seed in zip(open_settings, seeds, strict=True)]
        self._matches = self._game_spec.match_rows(self._drawn)

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
            actions: int [n], each legal by the row's mask; -1 leaves the row as it is.

        Returns:
            obs, mask, player: The same as from `reset`, after the actions.
            reward: float32 [n, 2], +1 and -1 for the seats of a game that was just won; else 0.
            done: bool [n], the row's game has just ended.

        Raises:
            IllegalAction: An action is not legal; the message names the row. No row was changed.
            EngineFault: A capacity of the engine was too small for a game; the message names the row.
        """
        with self._own_lock():
            self._read(actions)
            row = self._find_illegal(self._masks, self._actions)
            if row != NONE:
                raise IllegalAction(self._refusal(int(row)))
            faulty = self._step_all()
            if self._event_log is not None:
                self._event_log.keep(self._actions, self._dones, self.seeds, self._picks)
        if faulty != NONE:
            row, fault = divmod(faulty, FAULT_NUMBERS)
            then = "it was ended without a winner and the row goes on with another"
            raise engine_fault(self._game_spec, fault, f"the game of row {row}", then)
        return self._obs, self._mask, self._player, self._reward, self._done

    def _step_all(self) -> int:
        """Step all rows, on all threads; return the result of `step_batch`."""
        if self._pool is None:
            faulty = self._step_rows(0, self.num_envs)
        else:
            others = [self._pool.submit(self._step_rows, *part) for part in self._ranges[1:]]
            try:
                faulty = self._step_rows(*self._ranges[0])
            finally:  # do not return while another thread is running
                results = [part.result() for part in others]
            faulty = max(faulty, *results)
        if PLAIN:
            self._show()
        return int(faulty)

    def _step_rows(self, first: int, last: int) -> int:
        return self._step_batch(
            self._games,
            self._table,
            self._matches,
            self._picks,
            self.seeds,
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
        """Check shape and dtype of the actions, and store them for the entry points."""
        if not self._has_begun:
            raise SettingError("call reset() before the first step()")
        try:
            given = np.asarray(actions)
        except Exception as error:  # rows of different lengths, tensors of another device
            raise IllegalAction(
                f"actions are an array of whole numbers: {error}; no row was changed"
            ) from None
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
                self._legal[row] = cells(self._masks, row)

    def game(self, row: int) -> G:
        """Return a copy of the game in a row.

        The record of the copy begins at this position, or at the start of the game if events are recorded.
        """
        number = self._row_of(row)
        with self._own_lock():
            if self._event_log is not None:
                return self._event_log.game(number, RUNNING, self._drawn).copy()  # type: ignore[no-any-return]
            settings = self._drawn[int(self._picks[number])]
            data = row_bytes(self._games, number)
        game: Any = self.game_type.of_row(settings, data)
        return game  # type: ignore[no-any-return]

    def symmetries(self, row: int) -> tuple[Symmetry, ...]:
        """Return the symmetries of the current game in a row, like `Game.symmetries`."""
        settings = self._drawn[int(self._picks[self._row_of(row)])]
        return tuple(self._game_spec.symmetries(settings))

    @property
    def keeps_events(self) -> bool:
        """Whether the batch was created with `events=True`."""
        return self._event_log is not None

    def events(self, row: int, viewer: int | None = None, since: int = 0) -> list[Event]:
        """Return the events of the current game in a row, from its start, like `Game.events`.

        Raises:
            SettingError: The batch records no events, or an argument is invalid.
        """
        log, number = self._need_events(), self._row_of(row)
        with self._own_lock():
            game = log.game(number, RUNNING, self._drawn)
        return game.events(viewer, since)  # type: ignore[no-any-return]

    def ended_game(self, row: int) -> G:
        """Return a copy of the game that ended last in a row since `reset`, with events and record.

        Raises:
            SettingError: The batch records no events, or no game has ended in this row.
        """
        log, number = self._need_events(), self._row_of(row)
        if not log.has_ended(number):
            raise SettingError(
                f"no game has ended in row {number} since reset: step() says done when one does"
            )
        with self._own_lock():
            return log.game(number, ENDED, self._drawn).copy()  # type: ignore[no-any-return]

    def _need_events(self) -> VectorEvents:
        if self._event_log is None:
            raise SettingError("this batch keeps no events: make it with events=True")
        return self._event_log

    def _row_of(self, row: Any) -> int:
        number = as_int(row)
        if not self._has_begun or number is None or not 0 <= number < self.num_envs:
            raise SettingError(
                f"there is no game in row {short(row)}; rows are 0 to {self.num_envs - 1}, after reset"
            )
        return number
