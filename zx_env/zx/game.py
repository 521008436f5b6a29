"""`Game`: one game, as search, people and tests use it. Actions by number or by text, positions, records.

    g = Game.new(decks=("b01_red", "b01_blue"), seed=7)
    while g.to_play is not None:
        g.step(g.actions()[0].text)

It asks every decision, also one with a single answer, unless `skip_forced` (ruling Z22). Not here: many games
at once (vector.py), texts (notation.py), positions (positions.py), the board (render.py).
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.twins import Rows, cells, copy_row, row_bytes, rows, set_row_bytes
from zx_env.errors import EngineFault, GameOver, IllegalAction, RecordError, SettingError, ZXError
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.decision.actions import MASK, MORE, NUM_ACTIONS
from zx_env.zx.decision.observation import FULL, OBSERVATION, OBSERVATION_SIZE
from zx_env.zx.decision.texts import Action, Words, refusal
from zx_env.zx.drawing import board
from zx_env.zx.entries import begin_game, look, look_at_all, play_on, redeal_game, show_game, step_game
from zx_env.zx.records import GAME
from zx_env.zx.saved import positions
from zx_env.zx.saved import record as kept
from zx_env.zx.settings import (
    BIGGEST_SEED,
    DECKS,
    TURN_CAP,
    TURN_DECISION_CAP,
    Settings,
    card_rows,
    check_seed,
    match_row,
    settings_of,
)
from zx_env.zx.terms import NONE, Ask, Fault

_GAME_BYTES, _MASK_BYTES = GAME.itemsize, MASK.itemsize
_ONE_BYTE = ("asked", "decider", "winner", "truncated", "fault")
_OFFSETS = {name: GAME.fields[name][1] for name in _ONE_BYTE}  # type: ignore[index]
_CONCEDES = -1
"""In the history: player p conceded is _CONCEDES - p."""


_Rows: TypeAlias = tuple[Rows, Rows, npt.NDArray[np.int8], memoryview]
Opened: TypeAlias = tuple[Callable[[int], int], Any, Any]


class Game:
    """One game of Z/X. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

    __slots__ = ("_first", "_history", "_matches", "_memory", "_rows", "_seed", "_table", "settings")

    settings: Settings
    """What it is played with."""
    _memory: Any  # the bytes of its GAME and its MASK record; None in plain mode
    _rows: Any  # the same as two rows; made when first needed, since most copies are only looked at once
    _matches: Rows
    _table: Rows
    _seed: int
    _first: bytes | None  # the record it began with; None for a game from its decks and seed
    _history: Any  # pairs (all before, action number), so that copies share it; None at the beginning

    @classmethod
    def new(
        cls,
        decks: Any = DECKS,
        seed: int = 0,
        first_player: int | None = None,
        skip_forced: bool = False,
        card_set: str = STANDARD,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
    ) -> "Game":
        """A new game, at its first decision.

        Args:
            decks: Two decks: names of shipped ones, paths of deck files, or Decks.
            seed: Of the game's dice; the same seed and actions give the same game.
            first_player: 0, 1, or None for random (ruling Z4).
            skip_forced: Take decisions with a single legal answer without asking (ruling Z22).
            card_set: "standard", or the name of a module with a list `CARDS`.
            turn_cap: Turns after which the game is truncated (ruling Z7).
            turn_decision_cap: Decisions in one turn after which it is truncated.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting cannot be used.
        """
        settings = settings_of(
            decks,
            card_set,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
        )
        return cls.begin(settings, check_seed(seed))

    @classmethod
    def begin(cls, settings: Settings, seed: int) -> "Game":
        """A new game with settings that have been checked before."""
        game = cls._made(settings, seed, match_row(settings))
        begin_game(game._games, 0, game._table, game._matches, 0, game._masks, 0, seed)
        game.check_fault()
        return game

    @classmethod
    def _made(cls, settings: Settings, seed: int, matches: Rows) -> "Game":
        """A game whose records are still empty."""
        game = cls.__new__(cls)
        game.settings, game._seed, game._first = settings, seed, None
        game._matches, game._table = matches, card_rows(settings.card_set)
        game._history = None
        if PLAIN:
            game._memory, game._rows = None, (rows(GAME, 1), rows(MASK, 1))
        else:
            game._memory, game._rows = np.zeros(_GAME_BYTES + _MASK_BYTES, np.uint8), None
        return game

    def _make_rows(self) -> "_Rows":
        """The records in the game's memory as entries take them, its mask, and its bytes.

        The GAME comes first in memory, as plain.row_bytes needs it.
        """
        memory = self._memory
        games: Any = np.ndarray((1,), GAME, memory)
        masks: Any = np.ndarray((1,), MASK, memory, _GAME_BYTES)
        mask = np.ndarray((NUM_ACTIONS,), np.int8, memory, _GAME_BYTES)
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
        """The mask, to be read at once: compiled, it is the game's own memory."""
        return cells(self._masks, 0) if self._memory is None else (self._rows or self._make_rows())[2]

    def _fact(self, name: str) -> int:
        """A one-byte number of the record."""
        rows_here = self._rows or self._make_rows()
        if self._memory is None:
            return cast(int, getattr(rows_here[0][0], name))
        byte: int = rows_here[3][_OFFSETS[name]]
        return byte if byte < 128 else byte - 256

    @classmethod
    def of_row(cls, settings: Settings, data: bytes) -> "Game":
        """The game with these bytes of a GAME record; its own record begins here."""
        game = cls._made(settings, 0, match_row(settings))
        set_row_bytes(game._games, 0, data)
        show_game(game._games, 0, game._table, game._masks, 0)
        game._first = row_bytes(game._games, 0)
        return game

    # -- who is asked what ---------------------------------------------------------------------------------

    @property
    def to_play(self) -> int | None:
        """The player who decides, 0 or 1; None when the game is over."""
        return None if self._fact("asked") == Ask.OVER else self._fact("decider")

    @property
    def winner(self) -> int | None:
        """0 or 1; None for a draw, a truncation, and while the game runs."""
        winner = self._fact("winner")
        return None if winner == NONE else winner

    @property
    def truncated(self) -> bool:
        """Whether a cap ended the game (ruling Z7)."""
        return self._fact("truncated") == 1

    @property
    def turn(self) -> int:
        """Number of the turn, from 1; 0 during preparation."""
        return int(self._games[0].turn)

    def mask(self) -> npt.NDArray[np.int8]:
        """The legal actions of the player who decides: int8 [NUM_ACTIONS]; zeros when the game is over."""
        return self._legal.copy()

    def actions(self) -> list[Action]:
        """The legal actions of the player who decides, with texts; none when the game is over."""
        return self._words().actions(np.flatnonzero(self._legal))

    def _words(self) -> Words:
        return Words(self._games[0], self.settings.pool)

    def observe(self, player: int, full: bool = False) -> npt.NDArray[np.int8]:
        """What a player sees.

        Returns:
            int8 [OBSERVATION_SIZE], pieces as in observation.PIECES; with `full`, int8 [FULL_SIZE], the
            privileged view of everything (observation.FULL_PIECES).
        """
        check_player(player)
        if PLAIN or full:
            observations = rows(OBSERVATION, 1)
        else:
            seen = np.empty(OBSERVATION_SIZE, np.int8)
            look(self._games, 0, self._table, np.ndarray((1,), OBSERVATION, seen), 0, player)
            return seen
        if not full:
            look(self._games, 0, self._table, observations, 0, player)
            return cells(observations, 0).copy()
        fulls = rows(FULL, 1)
        look_at_all(self._games, 0, self._table, observations, 0, fulls, 0, player)
        return cells(fulls, 0).copy()

    # -- going on ------------------------------------------------------------------------------------------

    def step(self, action: int | str) -> None:
        """Take a legal action, by its number or its text, and go on to the next decision.

        Raises:
            IllegalAction: It is not legal; the message says why and what is. Nothing was changed.
            GameOver: The game has ended.
        """
        if self._fact("asked") == Ask.OVER:
            raise GameOver("the game is over: nobody can act; begin another with Game.new")
        if isinstance(action, str):
            self._step_by_text(action)
        else:
            self._step_by_number(action)

    def _step_by_number(self, action: Any) -> None:
        is_number = type(action) is int or (
            hasattr(action, "__index__") and not isinstance(action, (bool, np.bool_))
        )
        if not is_number:
            raise IllegalAction(f"an action is a number or a text, not {action!r}; nothing was changed")
        number = int(action)
        legal = self._legal
        if not 0 <= number < len(legal) or not legal[number]:
            raise IllegalAction(refusal(str(number), self._words(), self.actions()))
        self._take(number)

    def _step_by_text(self, text: str) -> None:
        said = " ".join(text.split())
        found = [action.index for action in self.actions() if action.text == said]
        if found:
            self._take(found[0])
            return
        pages = self._pages_to(said)
        if pages is None:
            raise IllegalAction(refusal(said, self._words(), self.actions()))
        for number in pages:
            self._take(number)

    def _pages_to(self, text: str) -> list[int] | None:
        """The numbers that lead to an action on another page, or None."""
        taken: list[int] = []
        leafing = self.copy()
        while leafing._legal[MORE] and len(taken) < 16:
            leafing._take(MORE)
            taken.append(MORE)
            for action in leafing.actions():
                if action.text == text:
                    return [*taken, action.index]
        return None

    def _take(self, number: int) -> None:
        step_game(self._games, 0, self._table, self._matches, 0, self._masks, 0, number)
        self._history = (self._history, number)
        self.check_fault()

    def check_fault(self) -> None:
        """Raise EngineFault if a capacity was too small for this game."""
        fault = self._fact("fault")
        if fault:
            raise EngineFault(
                f"{Fault(fault).name}: a capacity of zx_env/zx/limits.py is too small for this game"
            )

    def concede(self, player: int) -> None:
        """CR 101.4: a player gives up and loses at once (ruling Z8: no action of agents)."""
        check_player(player)
        # CR 101.5: a concession can be neither brought about nor replaced: no rule or card comes in between.
        g = self._games[0]
        if g.asked == Ask.OVER:
            raise GameOver("the game is over: nobody can concede")
        g.lost[player] = 1
        g.over = 1
        g.winner = 1 - player
        g.asked = Ask.OVER
        show_game(self._games, 0, self._table, self._masks, 0)
        self._history = (self._history, _CONCEDES - player)

    def opened(self) -> "Opened":
        """The game laid open to an environment, which then steps it in one compiled call a decision.

        Returns:
            take: What stepping.play_on answers to an action. The caller keeps `_history`.
            seen, legal: Observation and mask of the player to move; they change with every action.
        """
        observations = rows(OBSERVATION, 1)
        player = self.to_play
        if player is not None:
            look(self._games, 0, self._table, observations, 0, player)
        take = partial(play_on, self._games, self._table, self._matches, self._masks, observations)
        seen = cells(observations, 0)
        if not PLAIN:
            return take, seen, self._legal
        seen, legal = seen.copy(), self.mask()

        def take_and_show(action: int) -> int:
            answer = take(action)
            seen[:], legal[:] = cells(observations, 0), self._legal
            return answer

        return take_and_show, seen, legal

    # -- copies --------------------------------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent game that stands where this one does, its dice included."""
        twin = Game.__new__(Game)
        twin.settings, twin._seed, twin._first = self.settings, self._seed, self._first
        twin._matches, twin._table, twin._history = self._matches, self._table, self._history
        if self._memory is None:
            twin._memory, twin._rows = None, (rows(GAME, 1), rows(MASK, 1))
            copy_row(twin._games, 0, self._games, 0)
            copy_row(twin._masks, 0, self._masks, 0)
        else:
            twin._memory, twin._rows = self._memory.copy(), None
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def determinize(self, player: int, rng: Any) -> "Game":
        """A copy in which everything that `player` cannot know is dealt anew, the dice too.

        Cards change places with each other: of which cards both decks and both Dynamis consist, and what lies
        under the Player cards, stays as it is.

        Args:
            player: Whose knowledge stays.
            rng: A numpy Generator, a random.Random, or a seed.
        """
        check_player(player)
        dealt = self.copy()
        redeal_game(dealt._games, 0, dealt._table, dealt._masks, 0, player, number_of(rng))
        dealt._first, dealt._history = row_bytes(dealt._games, 0), None
        return dealt

    # -- positions and records -----------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Where the game stands, as a JSON-able dict (positions.py), hidden cards and all."""
        return positions.write_position(self._games, self.settings, self._seed)

    @classmethod
    def from_position(cls, position: dict[str, Any], strict: bool = True) -> "Game":
        """The game that stands in a position, written by `position()` or by hand.

        Args:
            position: The dict (positions.py).
            strict: Refuse a hand-written position in which a rule effect (CR 900) has been left undone.

        Raises:
            PositionError: It is no position, or an impossible one: the message says why.
        """
        stand = positions.read_position(position, strict)
        game = cls._made(stand.settings, stand.seed, stand.matches)
        copy_row(game._games, 0, stand.games, 0)
        show_game(game._games, 0, game._table, game._masks, 0)
        game._first = row_bytes(game._games, 0)
        game.check_fault()
        return game

    def record(self) -> str:
        """The game so far as JSON lines (kept.py): a header, then the text of each action."""
        game = self._at_first()
        position = None if self._first is None else game.position()
        lines = [kept.write_header(self.settings, self._seed, position)]
        for number in self._numbers():
            if number <= _CONCEDES:
                lines.append(kept.write_concession(_CONCEDES - number))
            else:
                lines.append(kept.write_action(game._words().text(number)))
                game._take(number)
        return "\n".join(lines) + "\n"

    def _at_first(self) -> "Game":
        """The game as it was before its first recorded action."""
        if self._first is None:
            return Game.begin(self.settings, self._seed)
        first = self.copy()
        set_row_bytes(first._games, 0, self._first)
        show_game(first._games, 0, first._table, first._masks, 0)
        first._history = None
        return first

    def _numbers(self) -> list[int]:
        """The actions taken, by number."""
        numbers: list[int] = []
        link = self._history
        while link is not None:
            link, number = link
            numbers.append(number)
        return numbers[::-1]

    @classmethod
    def replay(cls, record: str) -> "Game":
        """The game that a record tells.

        Raises:
            RecordError: The text is no record, or an action in it is not legal: the message names the line.
        """
        header = kept.read_header(record)
        try:
            if "position" in header:
                game = cls.from_position(header["position"])
            else:
                game = cls.begin(kept.read_settings(header), check_seed(header.get("seed")))
        except RecordError:
            raise
        except ZXError as error:
            raise RecordError(f"line 1: {error}") from None
        for number, said in kept.read_lines(record):
            try:
                if isinstance(said, str):
                    game.step(said)
                else:
                    game.concede(said)
            except (IllegalAction, GameOver, SettingError) as error:
                raise RecordError(f"line {number}: {error}") from None
        return game

    # -- what people see -----------------------------------------------------------------------------------

    def board(self, viewer: int | None = None, color: bool = False) -> str:
        """The board as text, with hidden cards hidden from `viewer`; None sees everything."""
        return board(self._games[0], self._games, self._table, self.settings.pool, viewer, color)

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<Game turn {self.turn}, to play {self.to_play}, seed {self._seed}>"

    def __reduce__(self) -> tuple[Any, ...]:
        saved = (self.settings, self._seed, self._first, row_bytes(self._games, 0), self._numbers())
        return _restored, saved


def _restored(settings: Settings, seed: int, first: bytes | None, data: bytes, numbers: list[int]) -> Game:
    """A pickled game."""
    game = Game._made(settings, seed, match_row(settings))
    game._first = first
    set_row_bytes(game._games, 0, data)
    show_game(game._games, 0, game._table, game._masks, 0)
    for number in numbers:
        game._history = (game._history, number)
    return game


def check_player(player: Any) -> None:
    """Refuse what is neither player."""
    if isinstance(player, bool) or player not in (0, 1):
        raise SettingError(f"a player is 0 or 1, not {player!r}")


def number_of(rng: Any) -> int:
    """A seed out of what the caller has for chance."""
    if hasattr(rng, "integers"):
        return int(rng.integers(BIGGEST_SEED))
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(63))
    return check_seed(rng)
