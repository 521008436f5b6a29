"""`Game`: one game, as search, people and tests use it. Actions by number or by text, positions, records.

The body that all games share. A game's own class under it gives the spec, and `new` with its settings. Not
here: many games at once (vector.py), the lines of a record (record.py), and what differs from game to game:
texts, positions and the board (the spec), and how a game lies in memory (memory.py).
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import cells, copy_row, row_bytes, rows, set_row_bytes
from zx_env.core.actions import Action, ActionTexts, Question
from zx_env.core.entry_points import ENDED, FAULTY, NONE, REFUSED
from zx_env.core.events.event import (
    NOTHING,
    Event,
    EventBlock,
    EventEncoder,
    Numbers,
    emit_step,
    tell_beginning,
    tell_concession,
)
from zx_env.core.game.buffers import StateBuffer
from zx_env.core.rendering.svg import Picture
from zx_env.core.seeding import check_seed, seed_from
from zx_env.core.serialization import record as kept
from zx_env.core.serialization.position import Position
from zx_env.core.settings import make_settings
from zx_env.core.validation import as_int, check_events, check_flag, check_player, short
from zx_env.errors import GameOver, IllegalAction, RecordError, SettingError, ZXError

if TYPE_CHECKING:
    from zx_env.core.game.view import View

MOST_PAGES = 16
"""Pages of one decision that are looked through for a text."""
_CONCEDES = -1
"""In the history: player p conceded is _CONCEDES - p."""

Opened: TypeAlias = tuple[Callable[[int], int], Any, Any]

_new = object.__new__


class Game(StateBuffer):
    """One game. Make one with `new`, `from_position` or `replay`. A game's own class gives `game_spec`."""

    __slots__ = ()

    @classmethod
    def new(cls, *, seed: int = 0, events: bool = False, **settings: Any) -> Self:
        """Start a new game, at its first decision.

        Args:
            seed: Seed of the game's random stream. The same seed and actions give the same game.
            events: Record events, for `events()`.
            **settings: Settings of the game.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is unknown or invalid.
        """
        return cls.begin(make_settings(cls.game_spec, settings), check_seed(seed), events)

    @classmethod
    def begin(cls, settings: Any, seed: int, events: bool = False) -> Self:
        """A new game with settings that have been checked before; with `events`, it keeps them."""
        game = cls._made(settings, seed, cls.game_spec.match_row(settings))
        if check_flag("events", events):
            telling = game.telling()
            game._keep(telling, tell_beginning(game, telling, seed))
            return game
        cls.game_spec.entry_points.reset_game(
            game._games, 0, game._table, game._matches, 0, game._masks, 0, seed
        )
        game.check_fault()
        return game

    # -- who is asked what ---------------------------------------------------------------------------------

    @property
    def to_play(self) -> int | None:
        """The player who decides, 0 or 1; None when the game is over."""
        return None if self._fact("asked") == self._over else self._fact("decider")

    @property
    def winner(self) -> int | None:
        """0 or 1; None for a draw, a truncation, and while the game runs."""
        winner = self._fact("winner")
        return None if winner == NONE else winner

    @property
    def truncated(self) -> bool:
        """Whether a cap ended the game, not the rules."""
        return self._fact("truncated") == 1

    @property
    def turn(self) -> int:
        """Number of the turn, from 1; 0 during preparation."""
        return int(self._games[0].turn)

    def mask(self) -> npt.NDArray[np.int8]:
        """The legal actions of the player who decides: int8 [num_actions]; zeros when the game is over."""
        return self._legal.copy()

    def actions(self) -> list[Action]:
        """The legal actions of the player who decides, with texts; none when the game is over."""
        return self._words().actions(np.flatnonzero(self._legal))

    @property
    def question(self) -> Question | None:
        """The pending question as a value; None when the game is over."""
        return self._words().question()

    def _words(self) -> ActionTexts:
        return self.game_spec.action_texts(self._games[0], self.settings)

    def observe(self, player: int, full: bool = False) -> npt.NDArray[np.int8]:
        """What a player sees.

        Returns:
            int8 [obs_size], the game's pieces one behind the other; with `full`, the privileged view of
            everything, which begins with the same.
        """
        player = check_player(player)
        game_spec = self.game_spec
        if PLAIN or full:
            observations = rows(game_spec.observation, 1)
        else:
            seen = np.empty(game_spec.observation.itemsize, np.int8)
            in_it: Any = np.ndarray((1,), game_spec.observation, seen)
            game_spec.entry_points.observe(self._games, 0, self._table, in_it, 0, player)
            return seen
        if not full:
            game_spec.entry_points.observe(self._games, 0, self._table, observations, 0, player)
            return cells(observations, 0).copy()
        fulls = rows(game_spec.full, 1)
        game_spec.entry_points.observe_full(self._games, 0, self._table, observations, 0, fulls, 0, player)
        return cells(fulls, 0).copy()

    # -- going on ------------------------------------------------------------------------------------------

    def step(self, action: int | str) -> None:
        """Take a legal action, by its number or its text, and go on to the next decision.

        Raises:
            IllegalAction: It is not legal; the message says why and what is. Nothing was changed.
            GameOver: The game has ended.
        """
        if self._fact("asked") == self._over:
            raise GameOver("the game is over: nobody can act; begin another with Game.new")
        if isinstance(action, str):
            self._step_by_text(action)
        else:
            self._step_by_number(action)

    def _step_by_number(self, action: Any) -> None:
        number = action if type(action) is int else as_int(action)
        if number is None:
            raise IllegalAction(
                f"an action is a whole number or a text, not {short(action)}; nothing was changed"
            )
        legal = self._legal
        if not 0 <= number < len(legal) or not legal[number]:
            raise IllegalAction(self._words().refusal(short(number), self.actions()))
        self._take(number)

    def _step_by_text(self, text: str) -> None:
        said = " ".join(text.split())
        found = [action.index for action in self.actions() if action.text == said]
        if found:
            self._take(found[0])
            return
        pages = self._pages_to(said)
        if pages is None:
            raise IllegalAction(self._words().refusal(said, self.actions()))
        for number in pages:
            self._take(number)

    def _pages_to(self, text: str) -> list[int] | None:
        """The numbers that lead to an action on another page, or None."""
        leaf = self.game_spec.next_page_action
        if leaf is None:
            return None
        taken: list[int] = []
        leafing = self.copy()
        while leafing._legal[leaf] and len(taken) < MOST_PAGES:
            leafing._take(leaf)
            taken.append(leaf)
            for action in leafing.actions():
                if action.text == text:
                    return [*taken, action.index]
        return None

    def _take(self, number: int) -> None:
        if self._chapter is None:
            self._step_game(self._games, 0, self._table, self._matches, 0, self._masks, 0, number)
        else:
            self._keep(self._chapter.telling, emit_step(self, self._chapter.telling, number))
        self._history = (self._history, number)
        self.check_fault()

    # -- what happens --------------------------------------------------------------------------------------

    def events(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """What has happened, event by event, in a game that keeps events.

        Args:
            viewer: A player: what that one may know, and cards have names where it knew them then. None: all.
            since: So many events are left out, the first: what a list had before that is continued.

        Raises:
            SettingError: The game keeps no events, or an argument is none.
        """
        asked = check_events(viewer, since)
        if self._chapter is None:
            raise SettingError("this game keeps no events: make it with events=True")
        return self._chapter.events(*asked)

    @property
    def keeps_events(self) -> bool:
        """Whether it was made with `events=True`."""
        return self._chapter is not None

    @classmethod
    def telling(cls) -> EventEncoder:
        """What tells the events of this kind of game; for batches."""
        if cls.game_spec.event_encoder is None:
            raise SettingError(f"games of {cls.game_spec.name} tell no events")
        return cls.game_spec.event_encoder()

    def _keep(self, telling: EventEncoder, told: Numbers) -> None:
        self._chapter = EventBlock(self._chapter, told, telling, self.settings)

    def _keep_from_here(self, events: bool) -> None:
        """With `events`, what happens from here on is kept."""
        if check_flag("events", events):
            self._keep(self.telling(), NOTHING)

    def concede(self, player: int) -> None:
        """A player gives up and loses at once. No action of agents: only who owns the game may do this.

        Raises:
            GameOver: The game has ended.
        """
        player = check_player(player)
        g = self._games[0]
        if g.asked == self._over:
            raise GameOver("the game is over: nobody can concede")
        chapter = self._chapter
        if chapter is None:
            self.game_spec.concede(g, player)
        else:
            gives_up = partial(self.game_spec.concede, g, player)
            self._keep(chapter.telling, tell_concession(self, chapter.telling, gives_up))
        self._show()
        self._history = (self._history, _CONCEDES - player)

    def opened(self) -> Opened:
        """The game laid open to an environment, which then steps it in one compiled call a decision.

        Returns:
            take: What the entry `step_and_observe` answers to an action. The caller keeps `_history`.
            seen, legal: Observation and mask of the player to move; they change with every action.
        """
        entries = self.game_spec.entry_points
        observations = rows(self.game_spec.observation, 1)
        player = self.to_play
        if player is not None:
            entries.observe(self._games, 0, self._table, observations, 0, player)
        if self._chapter is not None:
            return self._opened_telling(observations)
        take = partial(
            entries.step_and_observe, self._games, self._table, self._matches, self._masks, observations
        )
        seen = cells(observations, 0)
        if not PLAIN:
            return take, seen, self._legal
        seen, legal = seen.copy(), self.mask()

        def take_and_show(action: int) -> int:
            answer = take(action)
            seen[:], legal[:] = cells(observations, 0), self._legal
            return answer

        return take_and_show, seen, legal

    def _opened_telling(self, observations: Any) -> Opened:
        """The same of a game that keeps events: its frames are performed one by one."""
        seen, legal = cells(observations, 0).copy(), self.mask()

        def take(action: int) -> int:
            if not 0 <= action < len(legal) or not legal[action]:
                return REFUSED
            chapter = cast(EventBlock, self._chapter)
            self._keep(chapter.telling, emit_step(self, chapter.telling, action))
            legal[:] = self._legal
            if self._fact("fault"):
                return FAULTY
            player = self.to_play
            if player is None:
                return ENDED
            seen[:] = self.observe(player)
            return player

        return take, seen, legal

    # -- copies --------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent game that stands where this one does, its dice included."""
        twin = _new(type(self))
        twin.settings, twin._begun = self.settings, self._begun
        twin._matches, twin._table, twin._history = self._matches, self._table, self._history
        twin._chapter = self._chapter
        if self._memory is None:
            twin._memory, twin._rows = None, (rows(self.game_spec.game, 1), rows(self.game_spec.mask, 1))
            copy_row(twin._games, 0, self._games, 0)
            copy_row(twin._masks, 0, self._masks, 0)
        else:
            twin._memory, twin._rows = self._memory.copy(), None
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def determinize(self, player: int, rng: Any) -> Self:
        """A copy in which everything that `player` cannot know is dealt anew, the dice and its seed too.

        How it is dealt depends on what the player knows and on `rng` alone, not on what lies hidden. Known
        is of which cards both decks consist, as in formats with open lists; `View.determinize` takes a belief
        about the opponent's list instead. The copy keeps no events: what was told is not its own.

        Args:
            player: Whose knowledge stays.
            rng: A numpy Generator, a random.Random, or a seed.
        """
        player = check_player(player)
        dealt = self.copy()
        determinize = dealt.game_spec.entry_points.determinize_game
        # The seed that it was dealt from would tell all that was hidden: the copy has that of its new dice.
        seed = seed_from(rng)
        determinize(dealt._games, 0, dealt._table, dealt._masks, 0, player, seed)
        dealt._begun = seed, row_bytes(dealt._games, 0)
        dealt._history = dealt._chapter = None
        return dealt

    def view(self, player: int, decks: Any = None) -> "View":
        """What one seat knows, to think with; nothing that it gives tells anything else (view.py).

        Args:
            player: Whose seat.
            decks: What it believes of the opponent's deck, where that is not known: a list of decks, or a
                dict of decks and weights. None: both lists are known, as in formats with open lists.

        Raises:
            SettingError: The player is none, or no deck of the belief fits what the player has seen.
            DeckError: A deck is unknown or illegal.
        """
        from zx_env.core.game.belief import weights_of  # these two deal games themselves
        from zx_env.core.game.view import View

        return View(self, player, None if decks is None else weights_of(decks))

    # -- positions and records -----------------------------------------------------------------------------

    def status(self) -> list[str]:
        """What is wrong with the game, in sentences; an empty list for a sound one, as every game should be.

        Positions are asked the same when they are read. Of use to who changes a game's memory or its rules.
        """
        return self.game_spec.status(self._games, self.settings)

    def position(self) -> Position:
        """Where the game stands, as a JSON-able dict, hidden cards and all; notebooks show its board."""
        told = self.game_spec.write_position(self._games, self.settings, self._seed)
        return Position(told, type(self), self._named())

    def _named(self) -> dict[str, Any]:
        """What `from_position` and `replay` take by name to read a position or record of this game."""
        return {name: getattr(self.settings, name) for name in self.game_spec.trusted}

    @classmethod
    def from_position(
        cls, position: dict[str, Any], strict: bool = True, events: bool = False, **named: Any
    ) -> Self:
        """The game that stands in a position, written by `position()` or by hand.

        Args:
            position: The dict.
            strict: Refuse a hand-written position in which no game ever asks anybody.
            events: Keep what happens from here on.
            **named: Settings that no file may choose by itself (`GameSpec.trusted`), such as `card_set`.

        Raises:
            PositionError: It is no position, or an impossible one: the message says why.
        """
        stand = cls.game_spec.read_position(position, strict, **named)
        game = cls._made(stand.settings, stand.seed, stand.matches)
        copy_row(game._games, 0, stand.games, 0)
        game._show()
        game._begin_here()
        game._keep_from_here(events)
        game.check_fault()
        return game

    def record(self) -> str:
        """The game so far as JSON lines: a header, then the text of each action; hidden cards and all."""
        game = self.beginning()
        position = None if self._first is None else game.position()
        lines = [kept.write_header(self.game_spec, self.settings, self._seed, position)]
        for number in self.taken():
            if number <= _CONCEDES:
                lines.append(kept.write_concession(_CONCEDES - number))
            else:
                lines.append(kept.write_action(game._words().text(number)))
                game._take(number)
        return "\n".join(lines) + "\n"

    def beginning(self) -> Self:
        """The game as it was before its first recorded action: a copy, for `taken` to be played in."""
        if self._first is None:
            return self.begin(self.settings, self._seed)
        first = self.copy()
        set_row_bytes(first._games, 0, self._first)
        first._show()
        first._history = first._chapter = None
        return first

    def taken(self) -> list[int]:
        """The actions taken since the beginning, by number; -1 and -2: player 0 or 1 conceded."""
        numbers: list[int] = []
        link = self._history
        while link is not None:
            link, number = link
            numbers.append(number)
        return numbers[::-1]

    @classmethod
    def replay(cls, record: str, events: bool = False, **named: Any) -> Self:
        """The game that a record tells.

        Args:
            record: The text that `record()` gave.
            events: Keep what happens, from the beginning of the record on.
            **named: As in `from_position`.

        Raises:
            RecordError: The text is no record, or an action in it is not legal: the message names the line.
        """
        header = kept.read_header(cls.game_spec, record)
        try:
            if "position" in header:
                game = cls.from_position(header["position"], events=events, **named)
            else:
                settings = kept.read_settings(cls.game_spec, header, **named)
                game = cls.begin(settings, check_seed(header.get("seed")), events)
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

    def board(self, viewer: int | None = None, color: bool = False, columns: int | None = None) -> str:
        """The board as text.

        Args:
            viewer: Whose cards are shown; it is told of "you" and "the enemy". None sees everything.
            color: With the ANSI codes of terminals.
            columns: How wide it may be, 60 and more; None for the usual width.

        Raises:
            SettingError: `viewer` is none of 0, 1 and None.
        """
        viewer = None if viewer is None else check_player(viewer)
        return self.game_spec.board(self._games, self._table, self.settings, viewer, color, columns)

    def picture(self, viewer: int | None = None, is_narrow: bool = False) -> Picture:
        """The board as a picture: `.svg`, `.pixels()`; hidden cards hidden from `viewer`, as in `board`.

        Args:
            viewer: 0, 1, or None for all that is there.
            is_narrow: For a telephone: 360 units wide, else 1280 by 800.

        Raises:
            SettingError: `viewer` is none of 0, 1 and None.
        """
        viewer = None if viewer is None else check_player(viewer)
        return self.game_spec.pictures.draw(self._games, self._table, self.settings, viewer, is_narrow)

    def spots(self) -> list[str]:
        """Where on the picture each of `actions()` is done, by its part's name; "" for nowhere."""
        spot_of, g = self.game_spec.pictures.spot_of, self._games[0]
        return [spot_of(g, self.settings, int(index)) for index in np.flatnonzero(self._legal)]

    @property
    def goes_on(self) -> bool:
        """Whether the pending decision is the second half of a play: where to, or what against."""
        return self.game_spec.pictures.goes_on(self._games[0])

    def _repr_svg_(self) -> str:
        """The whole board, as notebooks show it."""
        return self.picture().svg

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<Game turn {self.turn}, to play {self.to_play}, seed {self._seed}>"

    def __reduce__(self) -> tuple[Any, ...]:
        data = row_bytes(self._games, 0)
        told = None if self._chapter is None else self._chapter.all_rows()
        return _restored, (type(self), self.settings, self._seed, self._first, data, self.taken(), told)


def _restored(
    kind: type[Game],
    settings: Any,
    seed: int,
    first: bytes | None,
    data: bytes,
    numbers: list[int],
    told: Numbers | None,
) -> Game:
    """A pickled game."""
    game = kind._made(settings, seed, kind.game_spec.match_row(settings))
    game._begun = seed, first
    set_row_bytes(game._games, 0, data)
    game._show()
    for number in numbers:
        game._history = (game._history, number)
    if told is not None:
        game._keep(game.telling(), told)
    return game
