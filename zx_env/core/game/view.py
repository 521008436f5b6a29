"""`View`: the knowledge of one player, for players that think with games (`act_game` of agents).

    view = game.view(player)
    sample = view.determinize(rng)      # a Game that is consistent with the player's knowledge
    sample.step("attack b2")            # the real game is unchanged

A view contains no card that is hidden from its player, so it can be passed to untrusted code: everything that
it returns, its copies, its pickles and its memory are byte for byte independent of the hidden cards. It is a
snapshot: after a step, create another one. See also: batch.py, many determinized games at once.
"""

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import row_bytes
from zx_env.core.actions import Action, Question
from zx_env.core.events.event import Event
from zx_env.core.game.batch import GameBatch
from zx_env.core.game.belief import Belief, determinize_by, weights_of
from zx_env.core.game.game import Game
from zx_env.core.rendering.svg import Picture
from zx_env.core.rendering.wording import Wording
from zx_env.core.seeding import BIGGEST_SEED, seed_from
from zx_env.core.validation import check_events, check_player, check_whole
from zx_env.errors import SettingError

MOST_HIDDEN_QUESTIONS = 50
"""Most questions in a row that a view passes over."""
DIGEST = 16
"""Length of the digest that identifies an information set, in bytes."""


MOST_GAMES = 2**20
"""Largest number of games of `View.batch`; they take some 10 GB."""


class View:
    """The knowledge of one player about a game. Create it with `Game.view`."""

    __slots__ = ("_decks", "_events", "_game", "_name", "player")

    player: int
    """The player, 0 or 1."""
    _game: Game  # determinized with a seed derived from the knowledge: independent of the true cards
    _decks: Belief | None  # belief about the opponent's deck; None if both lists are known
    _name: bytes
    _events: tuple[Event, ...] | None  # as the player knows them; None if the game records none

    def __init__(
        self,
        game: Game,
        player: int,
        weights: Belief | None = None,
        events: tuple[Event, ...] | None = None,
    ) -> None:
        """Use `Game.view`. `events` are those before the ones that `game` records."""
        self.player, self._decks, self._events = check_player(player), weights, events
        if game.keeps_events:
            self._events = (*(events or ()), *game.events(self.player))
        if game.to_play == 1 - self.player:
            game = _without_hidden_questions(game, self.player, self._decks)
            if game.keeps_events:
                self._events = (*(self._events or ()), *game.events(self.player))
        self._name = name_of(game, self.player, self._decks)
        seed = int.from_bytes(self._name[:8], "little") & BIGGEST_SEED
        self._game = game
        self._game = self.determinize(seed)

    @property
    def to_play(self) -> int | None:
        """The player to move, 0 or 1; None when the game is over."""
        return self._game.to_play

    @property
    def information_set(self) -> bytes:
        """Name of the player's current knowledge, 16 bytes: equal names mean equal knowledge.

        The name depends on the knowledge, not on the history: two histories with the same knowledge have the
        same name, so a search tree can be reused in later decisions. Perfect recall is not guaranteed. Names
        are valid for one version of a game's observation and for the life of this process; do not store them
        in files.
        """
        return self._name

    def observe(self) -> npt.NDArray[np.int8]:
        """Return the player's observation: int8 [obs_size], like `Game.observe`."""
        return self._game.observe(self.player)

    def mask(self) -> npt.NDArray[np.int8]:
        """Return the player's legal actions: int8 [num_actions]; zeros if the player is not to move."""
        legal = self._game.mask()
        return legal if self._game.to_play == self.player else np.zeros_like(legal)

    def actions(self) -> list[Action]:
        """Return the player's legal actions with texts; an empty list if the player is not to move."""
        return self._game.actions() if self._game.to_play == self.player else []

    @property
    def question(self) -> Question | None:
        """The pending question as a value; None when the game is over or the player may not know it."""
        return self._game._words().question(self.player)

    def events(self, since: int = 0) -> list[Event]:
        """Return the events that the player may know, of a game that records them.

        Args:
            since: Number of events to omit from the beginning, to continue a list from an earlier view.

        Raises:
            SettingError: The game records no events, or an argument is invalid.
        """
        since = check_events(self.player, since)[1]
        if self._events is None:
            raise SettingError("this game keeps no events: make it with events=True")
        return list(self._events[since:])

    @property
    def keeps_events(self) -> bool:
        """Whether the game was created with `events=True`."""
        return self._events is not None

    @property
    def wording(self) -> Wording:
        """The game in words: labels of actions, hints, cards and rules (core/rendering/wording.py)."""
        return self._game.wording

    def board(self, color: bool = False, columns: int | None = None) -> str:
        """Return the board as text, without cards that are hidden from the player."""
        return self._game.board(self.player, color, columns)

    def picture(self, is_narrow: bool = False) -> Picture:
        """Return the board as a picture, without cards that are hidden from the player."""
        return self._game.picture(self.player, is_narrow)

    def spots(self) -> list[str]:
        """Return for each of `actions()` the name of its part of the picture (`Game.spots`)."""
        return self._game.spots() if self._game.to_play == self.player else []

    def _repr_svg_(self) -> str:
        """Return the board as the player sees it, for notebooks."""
        return self.picture().svg

    def determinize(self, rng: Any, decks: Any = None) -> Game:
        """Return a game that could be the true one by all that the player knows, to copy, step and read.

        `Game.determinize` says what is dealt where.

        Args:
            rng: A numpy Generator, a random.Random, or a seed, for the cards and the new random stream.
            decks: A belief about the opponent's deck, for this call only: a list of decks, or a dict of decks
                and weights; each deck is a name, a file or a deck. Decks that lack a card that was seen, or
                have too few copies of it, are dropped. None: the belief that the view was created with; if
                there is none, both lists count as known, as in formats with open lists.

        Raises:
            SettingError: The belief is invalid, or no deck of it fits.
            DeckError: A deck is unknown or illegal.
        """
        weights = self._decks if decks is None else weights_of(decks)
        if weights is None:
            return self._game.determinize(self.player, rng)
        return determinize_by(self._game, self.player, rng, weights)

    def batch(self, number: int, rng: Any, decks: Any = None) -> GameBatch[Game]:
        """Return a batch of independently determinized games.

        Args:
            number: Number of games, 1 to `MOST_GAMES`.
            rng: As for `determinize`.
            decks: As for `determinize`.

        Raises:
            SettingError: The number is invalid, or memory is insufficient; or as `determinize`.
            DeckError: A deck is unknown or illegal.
        """
        number = check_whole("number", number, 1, MOST_GAMES)
        weights = self._decks if decks is None else weights_of(decks)
        if weights is not None:
            generator = np.random.default_rng(seed_from(rng))
            return GameBatch(
                [determinize_by(self._game, self.player, generator, weights) for _ in range(number)]
            )
        batch = GameBatch([self._game]).copy(np.zeros(number, np.int64))
        batch.determinize(self.player, rng)
        return batch

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<View of player {self.player}, information set {self._name.hex()}>"

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "View":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self._game, self.player, self._decks, self._events)


def _without_hidden_questions(game: Game, player: int, weights: Belief | None) -> Game:
    """Return the game after the opponent has passed at every question that the player cannot notice.

    A hidden card alone can cause such a question, so the player must not learn whether it was asked. The
    result is determinized, so that only what the player knows determines which questions follow.
    """
    dealt = game.determinize(player, 0) if weights is None else determinize_by(game, player, 0, weights)
    if game.keeps_events:
        dealt._begin_events()
    stop = game.game_spec.pass_action
    if stop is None:
        return dealt
    seen = dealt.observe(player).tobytes()
    for _ in range(MOST_HIDDEN_QUESTIONS):
        if not dealt.mask()[stop]:
            break
        after = dealt.copy()
        after.step(stop)
        if after.to_play != dealt.to_play or after.observe(player).tobytes() != seen:
            break
        dealt = after
    return dealt


def name_of(game: Game, player: int, weights: Belief | None = None) -> bytes:
    """Return the 16-byte digest of a player's information set, given a belief about the opponent's deck."""
    game_spec = game.game_spec
    digest = hashlib.blake2b(digest_size=DIGEST)
    facts = (game_spec.name, game_spec.version, game_spec.observation_digest, player, game.to_play, game.turn)
    digest.update(repr(facts).encode())
    # Settings and deck lists; a belief replaces the true list by its own lists.
    digest.update(
        row_bytes(game._matches, 0) if weights is None or game_spec.with_assumed_deck is None else b""
    )
    for deck, weight in weights or ():
        if game_spec.with_assumed_deck is not None:
            digest.update(
                row_bytes(
                    game_spec.match_row(game_spec.with_assumed_deck(game.settings, 1 - player, deck)), 0
                )
            )
            digest.update(repr(weight).encode())
    digest.update(game.observe(player).tobytes())
    if game.to_play == player:
        digest.update(game.mask().tobytes())
    if game_spec.public_agenda_fields:
        digest.update(repr(_public_agenda(game)).encode())
    return digest.digest()


def _public_agenda(game: Game) -> list[list[int]]:
    """Return the part of the agenda that both players know."""
    g, names = game._games[0], game.game_spec.public_agenda_fields
    return [[int(getattr(g.agenda[f], name)) for name in names] for f in range(int(g.frames))]
