"""`StateBuffer`: the memory of one game. Copying it copies the game.

Compiled, the record of the game and its mask share one array of bytes; in plain Python they are Python
records. See also: game.py, which uses it; batch.py and envs/vector_env.py, rows of many games.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import Rows, cells, row_bytes, rows, set_row_bytes
from zx_env.core.events.event import EventBlock
from zx_env.core.faults import engine_fault
from zx_env.core.settings import expand_settings
from zx_env.core.spec import ONE_BYTE, GameSpec

_Rows: TypeAlias = tuple[Rows, Rows, npt.NDArray[np.int8], memoryview]


class StateBuffer:
    """The records of one game."""

    __slots__ = (
        *("_begun", "_event_block", "_history", "_matches", "_memory", "_rows", "_table"),
        "settings",
    )

    game_spec: ClassVar[GameSpec[Any]]
    """Interface of the game to core."""
    observation_digest: ClassVar[str]
    """Version and digest of observations and actions (`GameSpec.observation_digest`)."""
    settings: Any
    """Settings of the game."""
    _memory: Any  # the bytes of its GAME and its MASK record; None in plain mode
    _rows: Any  # views of `_memory` as rows; created on first use, because most copies are read only once
    _matches: Rows
    _table: Rows
    _begun: tuple[int, bytes | None]  # the seed; the first record, None for a game from decks and seed
    _event_block: EventBlock | None  # the recorded events; None if the game records none
    _history: Any  # linked pairs (earlier pairs, action number), shared by copies; None at the beginning

    # Parts of the spec that every decision needs, looked up once.
    _over: ClassVar[int]
    _offsets: ClassVar[dict[str, int]]
    _step_game: ClassVar[Callable[..., None]]

    def __init_subclass__(cls) -> None:
        """Look up the parts of the spec that every decision needs."""
        if not hasattr(cls, "game_spec"):
            return
        if "game_spec" in vars(cls):
            expand_settings(cls, "new", cls.game_spec)
        fields = cast(Any, cls.game_spec.game.fields)
        cls._over = cls.game_spec.asked_when_over
        cls.observation_digest = cls.game_spec.observation_digest
        cls._offsets = {name: fields[name][1] for name in ONE_BYTE}
        cls._step_game = staticmethod(cls.game_spec.entry_points.step_game)

    @classmethod
    def _made(cls, settings: Any, seed: int, matches: Rows) -> Self:
        """Create a game whose records are still empty."""
        game_spec = cls.game_spec
        game = cls.__new__(cls)
        game.settings, game._begun = settings, (seed, None)
        game._matches, game._table = matches, game_spec.card_rows(settings)
        game._event_block = game._history = None
        if PLAIN:
            game._memory, game._rows = None, (rows(game_spec.game, 1), rows(game_spec.mask, 1))
        else:
            game._memory, game._rows = (
                np.zeros(game_spec.game.itemsize + game_spec.mask.itemsize, np.uint8),
                None,
            )
        return game

    def _make_rows(self) -> "_Rows":
        """Create the views: records as the entry points take them, the mask, and the bytes.

        The game comes first in memory, as `python_records.row_bytes` needs it.
        """
        memory, game_spec = self._memory, self.game_spec
        size = game_spec.game.itemsize
        games: Any = np.ndarray((1,), game_spec.game, memory)
        masks: Any = np.ndarray((1,), game_spec.mask, memory, size)
        mask = np.ndarray((game_spec.mask.itemsize,), np.int8, memory, size)
        self._rows = games, masks, mask, memoryview(memory)
        return cast("_Rows", self._rows)

    @property
    def _games(self) -> Rows:
        return (self._rows or self._make_rows())[0]

    @property
    def _masks(self) -> Rows:
        return (self._rows or self._make_rows())[1]

    @property
    def _legal(self) -> npt.NDArray[np.int8]:
        """The mask. Copy it to keep it: compiled, it is the game's own memory."""
        return cells(self._masks, 0) if self._memory is None else (self._rows or self._make_rows())[2]

    def _fact(self, name: str) -> int:
        """Return a one-byte field of the record."""
        rows_here = self._rows or self._make_rows()
        if self._memory is None:
            return cast(int, getattr(rows_here[0][0], name))
        byte: int = rows_here[3][self._offsets[name]]
        return byte if byte < 128 else byte - 256

    @classmethod
    def of_row(cls, settings: Any, data: bytes) -> Self:
        """Create a game from the bytes of its record. `Game.record` begins at this position."""
        game = cls._made(settings, 0, cls.game_spec.match_row(settings))
        set_row_bytes(game._games, 0, data)
        game._show()
        game._begin_here()
        return game

    @property
    def _seed(self) -> int:
        return self._begun[0]

    @property
    def _first(self) -> bytes | None:
        return self._begun[1]

    def _begin_here(self) -> None:
        """Let `Game.record` begin with the current state."""
        self._begun = self._seed, row_bytes(self._games, 0)

    def check_fault(self) -> None:
        """Raise EngineFault if a capacity of the engine was too small for this game."""
        fault = self._fact("fault")
        if fault:
            raise engine_fault(self.game_spec, fault, "this game")

    def _show(self) -> None:
        """Write the mask again, after a change of the record from outside."""
        self.game_spec.entry_points.show_game(self._games, 0, self._table, self._masks, 0)
