"""`View`: what one seat of a game knows, for players who think with games (`act_game` of agents).

    view = game.view(player)
    dealt = view.determinize(rng)       # a Game that could be this one, for all that the player knows
    dealt.step("attack b2")             # the real one does not move

A view holds no card that is hidden from its player, so it may be handed to anybody's code: all that it gives
back, its copies, pickles and memory too, is byte for byte the same whatever lies hidden. It shows one moment;
after a step the game is asked for another. Not here: many dealt games at once (batch.py).
"""

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import row_bytes
from zx_env.core.actions import Action, Question
from zx_env.core.game.batch import GameBatch
from zx_env.core.game.belief import Belief, deal_by, weights_of
from zx_env.core.game.game import Game
from zx_env.core.rendering.svg import Picture
from zx_env.core.seeding import BIGGEST_SEED, seed_from
from zx_env.core.validation import check_count, check_player

DIGEST = 16
"""Bytes of an information set's name."""


class View:
    """What a player may know of a game. `Game.view` makes one."""

    __slots__ = ("_decks", "_game", "_name", "player")

    player: int
    """Whose view it is, 0 or 1."""
    _game: Game  # dealt from what the player knows, by a seed made of that: nothing of the true cards
    _decks: Belief | None  # what is believed of the other deck; None where both lists are known
    _name: bytes

    def __init__(self, game: Game, player: int, weights: Belief | None = None) -> None:
        """What `player` knows of the game as it stands; `Game.view` makes it."""
        self.player, self._decks = check_player(player), weights
        self._name = name_of(game, self.player, self._decks)
        seed = int.from_bytes(self._name[:8], "little") & BIGGEST_SEED
        self._game = game
        self._game = self.determinize(seed)

    @property
    def to_play(self) -> int | None:
        """The player who decides, 0 or 1; None when the game is over."""
        return self._game.to_play

    @property
    def information_set(self) -> bytes:
        """The name of all that the player knows now, 16 bytes: the same name, the same knowledge.

        It is of the state of knowledge, not of the way there: two ways to the same knowledge have one name,
        so trees that are kept from decision to decision find it again, and recall of everything that was ever
        seen is not promised. Names are of one version of a game's observation, and for this process's life:
        no file should hold them.
        """
        return self._name

    def observe(self) -> npt.NDArray[np.int8]:
        """What the player sees: int8 [obs_size], as `Game.observe`."""
        return self._game.observe(self.player)

    def mask(self) -> npt.NDArray[np.int8]:
        """The player's legal actions: int8 [num_actions]; zeros where the player does not decide."""
        legal = self._game.mask()
        return legal if self._game.to_play == self.player else np.zeros_like(legal)

    def actions(self) -> list[Action]:
        """The player's legal actions with texts; none where the player does not decide."""
        return self._game.actions() if self._game.to_play == self.player else []

    @property
    def question(self) -> Question | None:
        """The pending question as a value; None if there is none that the player may know."""
        return self._game._words().question(self.player)

    def board(self, color: bool = False, columns: int | None = None) -> str:
        """The board as text, with what is hidden from the player hidden."""
        return self._game.board(self.player, color, columns)

    def picture(self, is_narrow: bool = False) -> Picture:
        """The board as a picture, with what is hidden from the player hidden."""
        return self._game.picture(self.player, is_narrow)

    def spots(self) -> list[str]:
        """Where on the picture each of `actions()` is done (`Game.spots`)."""
        return self._game.spots() if self._game.to_play == self.player else []

    def _repr_svg_(self) -> str:
        """The board as the player sees it, as notebooks show it."""
        return self.picture().svg

    def determinize(self, rng: Any, decks: Any = None) -> Game:
        """A game that could be the true one, for all that the player knows: to copy, step and read.

        Args:
            rng: A numpy Generator, a random.Random, or a seed; of the cards and of the game's new dice.
            decks: What the player believes of the opponent's deck, for this deal alone: a list of decks, or a
                dict of decks and weights; each a name, a file or a deck. Those that have not all that was
                seen, as often, count nothing. None: as the view was made; if without a belief, both lists
                are known, as in formats with open lists, and the true ones are dealt.

        Raises:
            SettingError: It is no belief, or no deck of it fits.
            DeckError: A deck is unknown or illegal.
        """
        weights = self._decks if decks is None else weights_of(decks)
        if weights is None:
            return self._game.determinize(self.player, rng)
        return deal_by(self._game, self.player, rng, weights)

    def batch(self, number: int, rng: Any, decks: Any = None) -> GameBatch[Game]:
        """So many dealt games in one batch, each dealt by itself, as `determinize` does.

        Raises:
            SettingError: The number is none, or there is no memory for so many; or as `determinize`.
            DeckError: A deck is unknown or illegal.
        """
        number = check_count("number", number)
        weights = self._decks if decks is None else weights_of(decks)
        if weights is not None:
            dice = np.random.default_rng(seed_from(rng))
            return GameBatch([deal_by(self._game, self.player, dice, weights) for _ in range(number)])
        found = GameBatch([self._game]).copy([0] * number)
        found.determinize(self.player, rng)
        return found

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<View of player {self.player}, information set {self._name.hex()}>"

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "View":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self._game, self.player, self._decks)


def name_of(game: Game, player: int, weights: Belief | None = None) -> bytes:
    """The name of the information set in which a player is, with what is believed of the other deck."""
    game_spec = game.game_spec
    digest = hashlib.blake2b(digest_size=DIGEST)
    told = (game_spec.name, game_spec.version, game_spec.observation_digest, player, game.to_play, game.turn)
    digest.update(repr(told).encode())
    # Settings and lists: with a belief, the lists of the belief in place of the true one.
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
        digest.update(repr(_course(game)).encode())
    return digest.digest()


def _course(game: Game) -> list[list[int]]:
    """Where the game is: what both players know of its agenda."""
    g, names = game._games[0], game.game_spec.public_agenda_fields
    return [[int(getattr(g.agenda[f], name)) for name in names] for f in range(int(g.frames))]
