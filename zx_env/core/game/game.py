"""`Game`: one game, for search, people and tests. Actions by number or by text, positions, records.

This class is shared by all games. Each game derives a class of its own that has the attribute `game_spec`.
Texts, positions and the board come from the spec. See also: buffers.py, the memory of a game; game_events.py
and display.py, further methods of a game; replay.py, records; batch.py, many games at once.
"""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import cells, copy_row, row_bytes, rows, set_row_bytes
from zx_env.core.actions import Action, ActionTexts, Question
from zx_env.core.entry_points import NONE
from zx_env.core.events.event import EventRows, emit_beginning, emit_concession, emit_step
from zx_env.core.game import replay
from zx_env.core.game.display import GameDisplay
from zx_env.core.game.game_events import GameEvents
from zx_env.core.observation.symmetry import Symmetry
from zx_env.core.seeding import check_seed, seed_from
from zx_env.core.serialization.position import Position
from zx_env.core.settings import make_settings
from zx_env.core.validation import as_int, check_flag, check_player, short
from zx_env.errors import GameOver, IllegalAction

if TYPE_CHECKING:
    from zx_env.core.game.view import View

MOST_PAGES = 16
"""Maximum number of pages of one decision that are searched for an action's text."""

_new = object.__new__


class Game(GameEvents, GameDisplay):
    """One game. Create it with `new`, `from_position` or `replay`."""

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
        """Start a new game with checked settings; what they leave open is drawn; see `new`."""
        settings = cls.game_spec.draw_settings(settings, seed)
        game = cls._made(settings, seed, cls.game_spec.match_row(settings))
        if check_flag("events", events):
            encoder = game.event_encoder()
            game._begin_events(emit_beginning(game, encoder, seed))
            return game
        cls.game_spec.entry_points.reset_game(
            game._games, 0, game._table, game._matches, 0, game._masks, 0, seed
        )
        game.check_fault()
        return game

    # -- the pending decision -------------------------------------------------------------------------------

    @property
    def to_play(self) -> int | None:
        """The player to move, 0 or 1; None when the game is over."""
        return None if self._fact("asked") == self._over else self._fact("decider")

    @property
    def winner(self) -> int | None:
        """The player who has won, 0 or 1; None for a draw, a truncation, and while the game runs."""
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

    @property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """The symmetries of the game, such as the mirrored board: maps of observations, masks and actions."""
        return tuple(self.game_spec.symmetries(self.settings))

    def mask(self) -> npt.NDArray[np.int8]:
        """Return the legal actions of the player to move: int8 [num_actions]; zeros when the game is over."""
        return self._legal.copy()

    def actions(self) -> list[Action]:
        """Return the legal actions of the player to move, with texts; an empty list when the game is over."""
        return self._words().actions(np.flatnonzero(self._legal))

    @property
    def question(self) -> Question | None:
        """The pending question as a value; None when the game is over."""
        return self._words().question()

    def _words(self) -> ActionTexts:
        return self.game_spec.action_texts(self._games[0], self.settings)

    def observe(self, player: int, full: bool = False) -> npt.NDArray[np.int8]:
        """Return the observation of a player.

        Args:
            player: 0 or 1; the player need not be the one to move.
            full: Return the privileged observation, which contains hidden cards too. It begins with the
                ordinary one.

        Returns:
            int8 [obs_size], the fields of the observation one after the other; with `full`, a longer array.

        Raises:
            SettingError: The player is neither 0 nor 1.
        """
        player = check_player(player)
        game_spec = self.game_spec
        full = full is not False and check_flag("full", full)
        if PLAIN or full:
            observations = rows(game_spec.observation, 1)
        else:
            observation = np.empty(game_spec.observation.itemsize, np.int8)
            record: Any = np.ndarray((1,), game_spec.observation, observation)
            game_spec.entry_points.observe(self._games, 0, self._table, record, 0, player)
            return observation
        if not full:
            game_spec.entry_points.observe(self._games, 0, self._table, observations, 0, player)
            return cells(observations, 0).copy()
        fulls = rows(game_spec.full, 1)
        game_spec.entry_points.observe_full(self._games, 0, self._table, observations, 0, fulls, 0, player)
        return cells(fulls, 0).copy()

    # -- actions --------------------------------------------------------------------------------------------

    def step(self, action: int | str) -> None:
        """Take a legal action, by its number or its text, and advance to the next decision.

        Raises:
            IllegalAction: The action is not legal; the message gives the reason and the legal actions. The
                game is unchanged.
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
        text = " ".join(text.split())
        indices = [action.index for action in self.actions() if action.text == text]
        if indices:
            self._take(indices[0])
            return
        pages = self._pages_to(text)
        if pages is None:
            raise IllegalAction(self._words().refusal(text, self.actions()))
        for number in pages:
            self._take(number)

    def _pages_to(self, text: str) -> list[int] | None:
        """Return the numbers that lead to an action on another page of the decision, or None."""
        next_page = self.game_spec.next_page_action
        if next_page is None:
            return None
        taken: list[int] = []
        game = self.copy()
        while game._legal[next_page] and len(taken) < MOST_PAGES:
            game._take(next_page)
            taken.append(next_page)
            for action in game.actions():
                if action.text == text:
                    return [*taken, action.index]
        return None

    def _take(self, number: int) -> None:
        if self._event_block is None:
            self._step_game(self._games, 0, self._table, self._matches, 0, self._masks, 0, number)
        else:
            self._add_events(emit_step(self, self._event_block.encoder, number))
        self._history = (self._history, number)
        self.check_fault()

    def concede(self, player: int) -> None:
        """Let a player concede and lose at once. This is not an action: agents cannot concede.

        Raises:
            GameOver: The game has ended.
            SettingError: The player is neither 0 nor 1.
        """
        player = check_player(player)
        g = self._games[0]
        if g.asked == self._over:
            raise GameOver("the game is over: nobody can concede")
        block = self._event_block
        if block is None:
            self.game_spec.concede(g, player)
        else:
            concede = partial(self.game_spec.concede, g, player)
            self._add_events(emit_concession(self, block.encoder, concede))
        self._show()
        self._history = (self._history, replay.CONCEDES - player)

    # -- copies --------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """Return an independent copy, including the random stream."""
        twin = _new(type(self))
        twin.settings, twin._begun = self.settings, self._begun
        twin._matches, twin._table, twin._history = self._matches, self._table, self._history
        twin._event_block = self._event_block
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
        """Return a copy in which everything that `player` cannot know is resampled, also the random stream.

        The result could be the true game: hidden cards are dealt only to places where the player knows that
        they can be, and each such deal is equally likely. The page "Search" of the manual says what counts
        as known, and where this is approximate.

        The result depends only on what the player knows and on `rng`, never on the hidden cards. Both deck
        lists count as known, as in formats with open lists; `View.determinize` accepts a belief about the
        opponent's list instead. The copy has a new seed, and records no events.

        The copy waits for the same question as the game. If this is a question to the opponent that only a
        hidden card causes, the copy reveals that it was asked. A `View` passes over such questions, so use
        `game.view(player).determinize(rng)` at decisions of the opponent.

        Args:
            player: The player whose knowledge is preserved.
            rng: A numpy Generator, a random.Random, or a seed.

        Raises:
            SettingError: The player or the seed is invalid.
        """
        player = check_player(player)
        sampled = self.copy()
        determinize = sampled.game_spec.entry_points.determinize_game
        # The original seed would reveal all hidden cards, so the copy gets the new one.
        seed = seed_from(rng)
        determinize(sampled._games, 0, sampled._table, sampled._masks, 0, player, seed)
        sampled._begun = seed, row_bytes(sampled._games, 0)
        sampled._history = sampled._event_block = None
        return sampled

    def view(self, player: int, decks: Any = None) -> "View":
        """Return what one player knows of this game, as an object that reveals nothing else (view.py).

        Args:
            player: 0 or 1.
            decks: A belief about the opponent's deck: a list of decks, or a dict of decks and weights. None:
                both lists are known, as in formats with open lists.

        Raises:
            SettingError: The player is invalid, or no deck of the belief fits what the player has seen.
            DeckError: A deck is unknown or illegal.
        """
        from zx_env.core.game.belief import weights_of  # imported here because both modules import this one
        from zx_env.core.game.view import View

        return View(self, player, None if decks is None else weights_of(decks))

    # -- positions and records -----------------------------------------------------------------------------

    def status(self) -> list[str]:
        """Check the invariants of the game; return one sentence for each violation.

        The list is empty for every valid game. Positions are checked in the same way when they are read. Call
        this method after changing a game's memory or its rules.
        """
        return self.game_spec.status(self._games, self.settings)

    def position(self) -> Position:
        """Return the position as a JSON-able dict, including hidden cards; notebooks show its board."""
        fields = self.game_spec.write_position(self._games, self.settings, self._seed)
        return Position(fields, type(self), self._named())

    def _named(self) -> dict[str, Any]:
        """Return the arguments `named` of `from_position` and `replay` for this game."""
        return {name: getattr(self.settings, name) for name in self.game_spec.trusted}

    @classmethod
    def from_position(
        cls, position: dict[str, Any], strict: bool = True, events: bool = False, **named: Any
    ) -> Self:
        """Create a game from a position, written by `position()` or by hand.

        Args:
            position: The dict.
            strict: Reject a hand-written position at which no game ever waits for a decision.
            events: Record events, starting at this position.
            **named: Settings that no file may choose by itself (`GameSpec.trusted`), such as `card_set`.

        Raises:
            PositionError: The dict is not a position, or an impossible one: the message gives the reason.
        """
        restored = cls.game_spec.read_position(position, strict, **named)
        game = cls._made(restored.settings, restored.seed, restored.matches)
        copy_row(game._games, 0, restored.games, 0)
        game._show()
        game._begin_here()
        if check_flag("events", events):
            game._begin_events()
        game.check_fault()
        return game

    def record(self) -> str:
        """Return the game so far as JSON lines: a header, then the text of each action.

        A record contains hidden cards. `replay` reads it.
        """
        return replay.write_record(self)

    def beginning(self) -> Self:
        """Return a copy of the game before its first recorded action, in which `taken` can be replayed."""
        if self._first is None:
            return self.begin(self.settings, self._seed)
        first = self.copy()
        set_row_bytes(first._games, 0, self._first)
        first._show()
        first._history = first._event_block = None
        return first

    def taken(self) -> list[int]:
        """Return the actions taken since `beginning`, by number; -1 and -2: player 0 or 1 conceded."""
        numbers: list[int] = []
        link = self._history
        while link is not None:
            link, number = link
            numbers.append(number)
        return numbers[::-1]

    @classmethod
    def replay(cls, record: str, events: bool = False, **named: Any) -> Self:
        """Replay a record and return the resulting game.

        Args:
            record: The text that `record()` returned.
            events: Record events, starting at the first action of the record.
            **named: As in `from_position`.

        Raises:
            RecordError: The text is not a record, or contains an illegal action: the message names the line.
        """
        return replay.replay(cls, record, events, named)

    def __repr__(self) -> str:
        return f"<Game turn {self.turn}, to play {self.to_play}, seed {self._seed}>"

    def __reduce__(self) -> tuple[Any, ...]:
        data = row_bytes(self._games, 0)
        event_rows = None if self._event_block is None else self._event_block.all_rows()
        return _restore, (type(self), self.settings, self._seed, self._first, data, self.taken(), event_rows)


def _restore(
    kind: type[Game],
    settings: Any,
    seed: int,
    first: bytes | None,
    data: bytes,
    numbers: Iterable[int],
    event_rows: EventRows | None,
) -> Game:
    """Restore a pickled game."""
    game = kind._made(settings, seed, kind.game_spec.match_row(settings))
    game._begun = seed, first
    set_row_bytes(game._games, 0, data)
    game._show()
    for number in numbers:
        game._history = (game._history, number)
    if event_rows is not None:
        game._begin_events(event_rows)
    return game
