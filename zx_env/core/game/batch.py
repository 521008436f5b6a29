"""`GameBatch`: many positions at once, for tree searches: copied, determinized, stepped and observed.

    batch = GameBatch([game]).copy([0] * 64)      # 64 rows of one position
    batch.determinize(player, rng)                # resample what the player cannot know
    while not batch.done.all():
        batch.step(choose(batch.observation, batch.mask))
    batch.put(rows, roots, 0)                     # and back to the root, without new memory

Row i contains one game until another is put there. There is no autoreset: a game that is over stays as it is.
See also: envs/vector_env.py, self-play with autoreset; game.py, one game with texts and records.
"""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import Rows, cells, copy_row, row_bytes, rows
from zx_env.core.entry_points import FAULT_NUMBERS, NONE
from zx_env.core.events.event import Event
from zx_env.core.faults import engine_fault
from zx_env.core.game.batch_events import BatchEvents
from zx_env.core.game.game import Game
from zx_env.core.seeding import BIGGEST_SEED, check_seed
from zx_env.core.validation import as_int, check_events, check_flag, check_player, short, whole_numbers
from zx_env.errors import IllegalAction, SettingError

G = TypeVar("G", bound=Game)

Indices = npt.NDArray[np.int32]
_SMALL = ("_players", "_rewards", "_dones", "_cuts")
"""Arrays of a batch besides its records and settings."""


class GameBatch(Generic[G]):
    """Positions of one game and one card table; decks and all other settings may differ from row to row.

    The arrays are read-only and are overwritten by every call: copy them to keep them. Not thread-safe.

    Attributes:
        mask: int8 [n, num_actions], 1 where the action is legal; zeros when the game is over.
        player: int8 [n], the player to move, -1 when the game is over.
        done: bool [n], the game is over.
        reward: float32 [n, 2], +1 and -1 for the seats of a game that is won; else 0.
        truncated: bool [n], a cap ended the game, not the rules.
        settings: The settings of the games, without duplicates.
    """

    _event_log: BatchEvents | None  # None if the batch records no events

    def __init__(self, games: Sequence[G], events: bool = False) -> None:
        """Copy these games, one into each row. Most searches begin with a single game.

        Args:
            games: At least one game. They may be over.
            events: Record the events of each row; they follow those that the row's game has already recorded.

        Raises:
            SettingError: `games` contains something else, or games with different card tables; or memory is
                insufficient.
        """
        given = _games_of(games)
        self._make(type(given[0]), given[0]._table, len(given))
        self._play_with([game.settings for game in given])
        for row, game in enumerate(given):
            copy_row(self._games, row, game._games, 0)
            copy_row(self._masks, row, game._masks, 0)
            player, winner = game.to_play, game.winner
            self._players[row] = NONE if player is None else player
            self._dones[row], self._cuts[row] = player is None, game.truncated
            if winner is not None:
                self._rewards[row, winner], self._rewards[row, 1 - winner] = 1, -1
        self._picks[:] = [self.settings.index(game.settings) for game in given]
        self._show()
        if check_flag("events", events):
            self._event_log = BatchEvents.of(self, given)

    def _make(self, game_type: type[G], table: Rows, n: int) -> None:
        """Create empty rows."""
        self._game_type, self._table, game_spec = game_type, table, game_type.game_spec
        self.obs_size, self.num_actions = game_spec.obs_size, game_spec.num_actions
        try:
            self._games, self._masks = rows(game_spec.game, n), rows(game_spec.mask, n)
            self._observations = rows(game_spec.observation, n)
        except MemoryError:
            raise SettingError(f"there is no memory for {n} games; a batch has some thousand") from None
        self._picks, self._actions = np.zeros(n, np.int32), np.zeros(n, np.int32)
        self._players, self._rewards = np.zeros(n, np.int8), np.zeros((n, 2), np.float32)
        self._dones, self._cuts = np.zeros(n, np.int8), np.zeros(n, np.int8)
        self._event_log = None
        self._seen = np.zeros(n, np.int8)  # 1 if the observation of the row is up to date
        if PLAIN:
            self._obs = np.zeros((n, self.obs_size), np.int8)
            self._legal = np.zeros((n, self.num_actions), np.int8)
        else:
            self._obs, self._legal = self._observations["cell"], self._masks["cell"]
        self._looked_at = _read_only(self._obs)
        self.mask, self.player = _read_only(self._legal), _read_only(self._players)
        self.done, self.truncated = (_read_only(x.view(np.bool_)) for x in (self._dones, self._cuts))
        self.reward = _read_only(self._rewards)

    def _play_with(self, settings: Sequence[Any]) -> None:
        """Store the settings from which each row has one, without duplicates."""
        self.settings: list[Any] = list(dict.fromkeys(settings))
        self._known: tuple[list[Any], Indices] = self.settings, np.arange(len(self.settings), dtype=np.int32)
        self._matches = self._game_type.game_spec.match_rows(self.settings)

    def __len__(self) -> int:
        return len(self._players)

    @property
    def observation(self) -> npt.NDArray[np.int8]:
        """int8 [n, obs_size]: observations of the players to move; zeros when the game is over.

        Observations are computed on access, for the rows that have changed. A tree search that descends by
        masks alone therefore pays only for its leaves.
        """
        observe_rows = self._game_type.game_spec.entry_points.observe_rows
        if PLAIN:
            changed = np.flatnonzero(self._seen == 0)
            observe_rows(self._games, self._table, self._observations, self._players.tolist(), self._seen)
            for row in changed:
                self._obs[row] = cells(self._observations, int(row))
        else:
            observe_rows(self._games, self._table, self._observations, self._players, self._seen)
        return self._looked_at

    @property
    def turn(self) -> npt.NDArray[np.int64]:
        """int64 [n]: number of the turn, from 1; 0 during preparation. A new array every time."""
        if PLAIN:
            return np.array([game.turn for game in self._games], np.int64)
        return self._games["turn"].astype(np.int64)  # type: ignore[no-any-return]

    # -- actions --------------------------------------------------------------------------------------------

    def step(self, actions: Any) -> None:
        """Take one action in every row whose game is not over.

        Args:
            actions: int [n], each legal by the row's mask; -1 leaves the row as it is. Actions of rows whose
                game is over are ignored.

        Raises:
            IllegalAction: An action is not legal; the message names the row. No row was changed.
            EngineFault: A capacity of the engine was too small for a game; the message names the row, which
                is over without a winner. All other rows have taken their actions.
        """
        self._read(actions)
        entries = self._game_type.game_spec.entry_points
        row = int(entries.find_illegal(self._masks, self._actions))
        if row != NONE:
            legal = np.flatnonzero(cells(self._masks, row)).tolist()
            raise IllegalAction(
                f"row {row}: action {self._actions[row]} is not legal; legal are {legal}; no row was changed"
            )
        faulty = self._step() if self._event_log is None else self._event_log.step(self)
        self._show()
        if faulty != NONE:
            row, fault = divmod(int(faulty), FAULT_NUMBERS)
            then = "it is over without a winner"
            raise engine_fault(self._game_type.game_spec, fault, f"the game of row {row}", then)

    def _step(self) -> int:
        """Step all rows in one call; return the result of `step_rows`."""
        faulty: int = self._game_type.game_spec.entry_points.step_rows(
            self._games,
            self._table,
            self._matches,
            self._picks,
            self._actions.tolist() if PLAIN else self._actions,
            self._masks,
            self._players,
            self._rewards,
            self._dones,
            self._cuts,
            self._seen,
        )
        return faulty

    def events(self, row: int, viewer: int | None = None, since: int = 0) -> list[Event]:
        """Return the events of a row, like `Game.events`.

        Raises:
            SettingError: The batch records no events, or an argument is invalid.
        """
        if self._event_log is None:
            raise SettingError("this batch keeps no events: make it with events=True")
        return self._event_log.events(self._row_of(row), *check_events(viewer, since))

    def _read(self, actions: Any) -> None:
        """Check the actions and store them for the entry points, -1 for rows that are over."""
        given = whole_numbers(actions, len(self), "actions", IllegalAction)
        if given.dtype != np.int32:
            wrong = np.flatnonzero(((given < NONE) | (given >= self.num_actions)) & ~self.done)
            if wrong.size:
                row = int(wrong[0])
                raise IllegalAction(
                    f"row {row}: action {given[row]} is not between 0 and {self.num_actions - 1}, nor -1 to "
                    "leave the row as it is; no row was changed"
                )
        self._actions[:] = given.astype(np.int32)
        self._actions[self.done] = NONE

    # -- copies --------------------------------------------------------------------------------------------

    def copy(self, rows: Any = None) -> Self:
        """Return a new batch of copies of these rows, including their random streams.

        Args:
            rows: int [k], rows of this batch, in any order and also repeatedly; None for all rows.

        Raises:
            SettingError: A row does not exist, or the list is empty.
        """
        taken = np.arange(len(self), dtype=np.int32) if rows is None else self._rows_of(rows)
        if not taken.size:
            raise SettingError("a batch has at least one row")
        twin = object.__new__(type(self))
        twin._make(self._game_type, self._table, len(taken))
        twin.settings, twin._matches, twin._known = self.settings, self._matches, self._known
        twin._take(np.arange(len(taken), dtype=np.int32), self, taken)
        if self._event_log is not None:
            twin._event_log = self._event_log.rows(taken.tolist())
        return twin

    def put(self, rows: Any, batch: "GameBatch[G]", from_rows: Any) -> None:
        """Overwrite rows of this batch with copies of rows of a batch, as a search does in each simulation.

        Args:
            rows: int [k], rows of this batch. If a row occurs twice, the later copy remains.
            batch: The source; it may be this batch itself.
            from_rows: int [k], rows of `batch`; or one row for all.

        Raises:
            SettingError: A row does not exist, or the batch is of another game or card table.
        """
        if not isinstance(batch, GameBatch) or batch._table is not self._table:
            raise SettingError(
                f"rows are put from another GameBatch of the same game and card set, not {short(batch)}"
            )
        to, taken = self._rows_of(rows), batch._rows_of(from_rows)
        if len(taken) == 1 != len(to):
            taken = np.repeat(taken, len(to))
        if len(to) != len(taken):
            raise SettingError(f"{len(taken)} rows cannot be put into {len(to)}: give a row for each, or one")
        if batch is self and np.isin(taken, to).any():
            if len(taken):
                batch, taken = self.copy(taken), np.arange(len(taken), dtype=np.int32)
        self._take(to, batch, taken)

    def _take(self, to: Indices, batch: "GameBatch[G]", taken: Indices) -> None:
        """Copy rows that are known to exist."""
        for name in _SMALL:
            getattr(self, name)[to] = getattr(batch, name)[taken]
        self._picks[to] = self._picks_of(batch)[taken]
        self._seen[to] = 0
        if self._event_log is not None:
            self._event_log.put(to.tolist(), batch._event_log, taken.tolist(), self)
        places = (to.tolist(), taken.tolist()) if PLAIN else (to, taken)
        copy_rows = self._game_type.game_spec.entry_points.copy_rows
        copy_rows(self._games, self._masks, places[0], batch._games, batch._masks, places[1])
        self._show()

    def _picks_of(self, batch: "GameBatch[G]") -> Indices:
        """Return the indices in `self.settings` of the settings of a batch's rows."""
        if batch.settings is self.settings:  # copies of one batch share their settings
            return batch._picks
        if self._known[0] is not batch.settings:
            if not {*batch.settings} <= {*self.settings}:
                self._play_with([*self.settings, *batch.settings])
            places = [self.settings.index(one) for one in batch.settings]
            self._known = batch.settings, np.array(places, np.int32)
        return self._known[1][batch._picks]

    def determinize(self, players: Any, seeds: Any, rows: Any = None) -> None:
        """Resample, in place and row by row, everything that a player cannot know (`Game.determinize`).

        The question of each row stays as it is; at a decision of the opponent, use `View.batch` instead.

        Args:
            players: The player whose knowledge is preserved: one for all rows, or int [k]. None replaces only
                the random streams and leaves all cards in place.
            seeds: Seeds [k] of the new random streams; or a numpy Generator or one seed to derive them from.
                With the same seed, a row gets the same result as `Game.determinize`.
            rows: int [k], the rows; None for all.

        Raises:
            SettingError: Players, seeds or rows are invalid.
        """
        which = np.arange(len(self), dtype=np.int32) if rows is None else self._rows_of(rows)
        knowing, new_seeds = _players_of(players, len(which)), _seeds_of(seeds, len(which))
        self._seen[which] = 0
        if self._event_log is not None:
            self._event_log.forget(which.tolist(), self)
        lists: Any = (which, knowing, new_seeds)
        if PLAIN:
            lists = tuple(x.tolist() for x in lists)
        self._game_type.game_spec.entry_points.determinize_rows(self._games, self._table, self._masks, *lists)
        self._show()

    def _rows_of(self, values: Any) -> Indices:
        """Return rows of this batch as the entry points take them."""
        row = as_int(values)
        rows = whole_numbers([row] if row is not None else values, None, "rows", SettingError)
        wrong = rows[(rows < 0) | (rows >= len(self))]
        if wrong.size:
            raise SettingError(f"there is no row {wrong[0]}; rows are 0 to {len(self) - 1}")
        return rows.astype(np.int32)

    def _show(self) -> None:
        if PLAIN:
            for row in range(len(self)):
                self._legal[row] = cells(self._masks, row)

    # -- one game ------------------------------------------------------------------------------------------

    def game(self, row: int) -> G:
        """Return a copy of the game in a row, with its recorded events. Its record begins at this position.

        Raises:
            SettingError: The row does not exist.
        """
        number = self._row_of(row)
        settings = self.settings[int(self._picks[number])]
        game = self._game_type.of_row(settings, row_bytes(self._games, number))
        if self._event_log is not None:
            game._event_block = self._event_log.blocks[number]
        return game

    def _row_of(self, row: Any) -> int:
        number = as_int(row)
        if number is None or not 0 <= number < len(self):
            raise SettingError(f"there is no row {short(row)}; rows are 0 to {len(self) - 1}")
        return number

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ([self.game(row) for row in range(len(self))], self._event_log is not None)

    def __repr__(self) -> str:
        return f"<GameBatch of {len(self)} games, {int(self.done.sum())} of them over>"


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _games_of(games: Any) -> list[Any]:
    """Return the games as a list; reject games that cannot share a batch."""
    listed = [games] if isinstance(games, Game) or not isinstance(games, Sequence) else list(games)
    if not listed or not all(isinstance(game, Game) for game in listed) or listed[0] is games:
        raise SettingError(f"a batch is made of a list of at least one Game, not of {short(games)}")
    for number, game in enumerate(listed):
        if type(game) is not type(listed[0]) or game._table is not listed[0]._table:
            raise SettingError(
                f"game {number} is of another game or card set than game 0: a batch has one card table; "
                "decks and all other settings may differ"
            )
    return listed


def _is_one(values: Any) -> bool:
    """Return whether this is one value, not one for each row."""
    return as_int(values) is not None or isinstance(values, str) or not hasattr(values, "__len__")


def _players_of(values: Any, n: int) -> npt.NDArray[np.int8]:
    if values is None:
        return np.full(n, NONE, np.int8)
    if _is_one(values):
        return np.full(n, check_player(values), np.int8)
    given = whole_numbers(values, n, "players", SettingError)
    wrong = given[(given != 0) & (given != 1)]
    if wrong.size:
        raise SettingError(f"a player is 0 or 1, not {wrong[0]}; no row was changed")
    return given.astype(np.int8)


def _seeds_of(values: Any, n: int) -> npt.NDArray[np.int64]:
    if hasattr(values, "integers"):
        return values.integers(BIGGEST_SEED, size=n)  # type: ignore[no-any-return]
    if hasattr(values, "getrandbits"):
        return np.array([values.getrandbits(63) for _ in range(n)], np.int64)
    if _is_one(values):
        return np.random.default_rng(check_seed(values)).integers(BIGGEST_SEED, size=n)
    given = whole_numbers(values, n, "seeds", SettingError)
    wrong = given[(given < 0) | (given > BIGGEST_SEED)]
    if wrong.size:
        raise SettingError(f"a seed is a whole number from 0 to 2**63 - 1, not {wrong[0]}")
    return given.astype(np.int64)
