"""`GameAdapter`, the base class of every game's adapter: the game as commands, training and page use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import zx_agents
from numpy.typing import NDArray
from zx_agents.agent import Agent, names_of
from zx_agents.network.pretrained import LEARNED

from zx_env.core.games import GameRegistration, default_game, name_for_commands
from zx_env.core.rendering.wording import Wording
from zx_env.errors import DeckError, SettingError, ZXError
from zx_training.games.deck_building import PASTED, DeckCheck, Library, LiveCardSet
from zx_training.games.strengths import strengths
from zx_training.matches.deals import DeckPair, all_deck_pairs
from zx_training.matches.score_column import SLOW_GAMES, ScoreColumn
from zx_training.ui.events import QUIET

if TYPE_CHECKING:
    from zx_env import Event
    from zx_training.table_format import Table

NO_DECK = "none"
"""Stands for the deck of a game that has no decks."""
MOST_DIFFERENT = 150
"""Most different cards of a pasted list. A deck has fewer, and looking up similar names takes time."""


class GameAdapter:
    """A game with the settings given to a command.

    The methods here suit a game without decks and cards. A method that needs decks or cards raises a
    SettingError that names the game.
    """

    response_questions: ClassVar[frozenset[str]] = frozenset()
    """Questions, by `Question.ask`, that only offer to respond; those of `automatic_pass`."""
    usual_settings: ClassVar[Mapping[str, str]] = {}
    """Default of each setting that the game takes (`card_set`, `rules`), by the setting's name."""
    not_in_records: ClassVar[Sequence[str]] = ()
    """Settings that a record does not contain, so a replay has to name them."""

    def __init__(self, game: GameRegistration, settings: Mapping[str, str]) -> None:
        """Take a registered game, and the given settings."""
        self.game = game
        self.settings: dict[str, str] = {**self.usual_settings, **settings}
        environment = game.load_environment()
        self.game_type: Any = environment.Game
        self.vector_type: Any = environment.VectorEnv

    @property
    def name(self) -> str:
        """The name of the game, for agents and files."""
        return self.game.name

    @property
    def game_spec(self) -> Any:
        """The `GameSpec` of the game."""
        return self.game_type.game_spec

    @property
    def wording(self) -> Wording:
        """The game in words: labels of actions, hints, cards."""
        wording: Wording = self.game_spec.wording(self.settings.get("card_set"))
        return wording

    # -- games ---------------------------------------------------------------------------------------------

    def deal(self, decks: DeckPair, seed: int, events: bool = False) -> Any:
        """Return a new `Game` that skips forced decisions and, with `events`, records its events."""
        given = {"decks": decks} if self.game.decks else {}
        return self.game_type.new(
            **given, seed=seed, skip_forced=True, **self._events(events), **self.settings
        )

    def replay(self, record: str, events: bool = False) -> Any:
        """Return the `Game` of a record; with `events`, it contains the events."""
        named = {name: self.settings[name] for name in self.not_in_records}
        return self.game_type.replay(record, **self._events(events), **named)

    def games(self, num_envs: int, decks: Sequence[DeckPair], seed: int) -> Any:
        """Return a `VectorEnv` whose games draw their deck pairs from the list."""
        given = {"decks": list(decks)} if self.game.decks else {}
        return self.vector_type(num_envs=num_envs, seed=seed, **given, **self.settings)

    def _events(self, events: bool) -> dict[str, bool]:
        return {"events": True} if events and self.game_spec.event_encoder is not None else {}

    # -- training ------------------------------------------------------------------------------------------

    def potential(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Return a rule-based value [n] of observations [n, N]: a weighted sum of cells, by default 0."""
        return np.zeros(len(observations), np.float32)

    def random_decks(self, count: int, seed: int) -> Sequence[Any]:
        """Return random legal decks.

        Raises:
            SettingError: The game has no random decks.
        """
        raise SettingError(f"the game {self.name} makes no random decks: leave random_decks at 0")

    def made_decks(
        self, kind: str, count: int, seed: int, sets: Sequence[str] | None, colors: int | None
    ) -> dict[str, str]:
        """Return decks made from printed sets as texts of deck files, by the name of the deck.

        Args:
            kind: "random" or "sealed".
            count: Number of decks.
            seed: Seed of the first deck; the next seeds give the others.
            sets: The printed sets; None for all.
            colors: Number of colors of a random deck; None for one or two.

        Raises:
            ZXError: The game makes no such decks, or not with these arguments.
        """
        raise SettingError(f"the game {self.name} makes no {kind} decks: name a deck of `zx decks`")

    def score_columns(self) -> list[ScoreColumn]:
        """Return the columns of the scorecard of an agent (`zx score`).

        Raises:
            SettingError: The game has no player that an agent could meet.
        """
        known = names_of(self.name)
        quick = tuple(name for name in ("scripted",) if name in known)
        slow = tuple(name for name in ("planner", "search") if name in known)
        if not quick:
            raise SettingError(
                f"the game {self.name} has no player `scripted`: there is nothing to score against"
            )
        pairs = tuple(all_deck_pairs(self.benchmark_decks()))
        columns = [ScoreColumn("known", "the game's decks", pairs, quick)]
        if slow:
            columns.append(
                ScoreColumn("slow", "the same, players that think", pairs, slow, SLOW_GAMES, False)
            )
        return columns

    # -- people --------------------------------------------------------------------------------------------

    def is_news(self, event: Event) -> bool:
        """Return whether a person who passes until something happens wants to be asked after this event."""
        return event.kind not in QUIET

    # -- decks ---------------------------------------------------------------------------------------------

    def check_pairs(self, pairs: Sequence[DeckPair]) -> None:
        """Reject deck pairs that cannot be played, before the first game starts."""
        if not self.game.decks and any(deck != NO_DECK for pair in pairs for deck in pair):
            raise SettingError(f"the game {self.name} has no decks: leave --deck out")

    def all_pairs(self, decks: Sequence[str] | None = None) -> list[DeckPair]:
        """Return every pair of the decks of `decks_of`; reject pairs that cannot be played."""
        pairs = all_deck_pairs(self.decks_of(decks))
        self.check_pairs(pairs)
        return pairs

    def decks_of(self, decks: Sequence[str] | None) -> list[str]:
        """Return the decks of names, files, groups, or lists of these with commas; None: the usual decks."""
        names = [name for text in decks or () for name in self.names_in(text)]
        members = [deck for name in names for deck in self.group(name) or [name]]
        return list(dict.fromkeys(members)) or self.usual_decks()

    def usual_decks(self) -> list[str]:
        """Return the names of the default decks."""
        return list(self.game.load_environment().deck_names()) if self.game.decks else [NO_DECK]

    def benchmark_decks(self) -> list[str]:
        """Return the names of the decks for measuring speed."""
        return self.usual_decks()

    def group(self, name: str) -> list[str] | None:
        """Return the deck names of a group, a word for several decks such as "all"; None if unknown."""
        return self.usual_decks() if name == "all" else None

    def is_drawn(self, deck: str) -> bool:
        """Return whether the text stands for a deck that is drawn for each game, such as "sealed:B03"."""
        return False

    def drawn_decks(self) -> list[dict[str, Any]]:
        """Return rows, as those of `decks()`, of decks that are drawn for each game, to choose from."""
        return []

    def names_in(self, text: str) -> list[str]:
        """Return the decks and groups in a text that separates them by commas."""
        return [name for name in text.split(",") if name]

    def deck_in(self, game: Any, player: int, name: str) -> Table:
        """Return a table of the cards of the deck that a player has in a game, a deck of that name."""
        return self.deck(name)

    def pair_of(self, mine: str | None, enemys: str | None) -> DeckPair:
        """Return the decks of two players; replace a missing name (None) with a shipped deck."""
        names = self.usual_decks()
        return mine or names[0], enemys or names[min(1, len(names) - 1)]

    def decks(self) -> Table:
        """Return a table of the shipped decks."""
        raise self._has_no("decks")

    def deck(self, name: str) -> Table:
        """Return a table of the cards of one deck; raise DeckError for an unknown or illegal deck."""
        raise self._has_no("decks")

    def about_deck(self, row: Mapping[str, Any]) -> str:
        """Return a few words about a deck, such as its colours, from its row of the table `decks()`."""
        return ""

    def what_plays(self, deck: str) -> str:
        """Return what a shipped deck plays like; "" for any other name."""
        return ""

    def plays(self, deck: str) -> str:
        """Return what a shipped deck plays like, and how strong it is; "" for any other name."""
        known = strengths(self.name)
        words = [self.what_plays(deck), known[deck].sentence() if deck in known else ""]
        return " ".join(filter(None, words))

    # -- decks of one's own --------------------------------------------------------------------------------

    def deck_of_text(self, text: str, name: str = PASTED) -> Any:
        """Return the deck of a pasted list, legal or not; raise DeckError for an unreadable list."""
        raise self._has_no("decks")

    def load_deck(self, name: str) -> Any:
        """Return a shipped deck, or a drawn one with a seed; raise DeckError for an unknown one."""
        raise self._has_no("decks")

    def problems_of(self, deck: Any) -> list[str]:
        """Return a message for every rule that a deck breaks."""
        raise self._has_no("decks")

    def deck_text(self, deck: Any) -> str:
        """Return a deck, of which every card is known, as the text of a deck file."""
        raise self._has_no("decks")

    def deck_data(self, deck: Any) -> dict[str, Any]:
        """Return a deck as the object of a deck file."""
        return {"name": deck.name, "cards": deck.counts()}

    def deck_counts(self, deck: Any) -> list[tuple[str, int, int]]:
        """Return what the rules count in a deck: words, number, and the number asked for or allowed."""
        return []

    def check_deck(self, text: str, name: str = PASTED) -> DeckCheck:
        """Return what the checker says of a pasted list; `name` is its name if it has none."""
        try:
            deck = self.deck_of_text(text, name)
            if len(set(deck.cards)) > MOST_DIFFERENT:
                return DeckCheck([f"a list has at most {MOST_DIFFERENT} different cards"], deck.name)
            return DeckCheck(
                self.problems_of(deck),
                deck.name,
                self.deck_text(deck),
                self.deck_data(deck),
                self.deck_counts(deck),
            )
        except DeckError as error:
            return DeckCheck(error.problems, error.deck)

    def opponents_of(self, deck: Any) -> list[str]:
        """Return the shipped decks that can meet a legal deck."""
        return [row["deck"] for row in self.decks().rows if self._can_meet(deck, row["deck"])]

    def _can_meet(self, deck: Any, other: str) -> bool:
        try:
            self.check_pairs([(deck, other)])
        except ZXError:
            return False
        return True

    def library(self) -> Library:
        """Return every card, with what a deck builder searches it by."""
        raise self._has_no("cards")

    # -- cards of one's own --------------------------------------------------------------------------------

    def live_cards(self) -> LiveCardSet | None:
        """Return the card set of this adapter, to be read anew when it changes; None for standard cards."""
        return None

    def own_cards(self) -> list[str]:
        """Return the cards of a card set of one's own that the standard set lacks, or has otherwise."""
        return []

    def in_words(self, message: str) -> str:
        """Return a message or record with the name of the card set that its user gave."""
        return message

    def scene_of(self, card: str) -> Any:
        """Return a game in which a card lies on the board, or in the hand where it cannot lie there."""
        raise self._has_no("cards")

    def cards_digest(self) -> str:
        """Return the digest of the cards of a card set of one's own; "" for standard cards."""
        return ""

    def agent(self, name: str | Path) -> Agent:
        """Return a player of the game by its name (`zx_agents.load`), which knows the cards of this set."""
        return zx_agents.load(name, self.name, self.settings.get("card_set"))

    # -- cards ---------------------------------------------------------------------------------------------

    def card(self, words: str) -> Table | str:
        """Return one card, by its number or name; or a sentence that says why no card matches."""
        return f"the game {self.name} has no cards"

    def cards(self, words: Sequence[str]) -> Table:
        """Return a table of the cards that contain every search word."""
        raise self._has_no("cards")

    def sheet(self) -> list[dict[str, Any]]:
        """Return a row for every card: its printed values, and its features as observations encode them."""
        return []

    def coverage(self) -> list[Table]:
        """Return tables: how many of the collected cards the engine can play, and the missing cards."""
        raise self._has_no("list of collected cards")

    # -- commands ------------------------------------------------------------------------------------------

    def opponent(self) -> str:
        """Return the name of the default opponent of a person: the strongest quick player."""
        names = names_of(self.name)
        return next((name for name in (LEARNED, "scripted") if name in names), "random")

    def options(self) -> str:
        """Return the settings as options of a command, each after a space; "" for the default settings."""
        game = "" if self.game == default_game() else f" --game {name_for_commands(self.game)}"
        return game + self._options(self.settings)

    def replay_options(self) -> str:
        """Return the options that `zx replay` needs: settings that are not in the record."""
        return self._options(self.not_in_records)

    def _options(self, names: Sequence[str] | Mapping[str, str]) -> str:
        other = [name for name in names if self.settings[name] != self.usual_settings[name]]
        return "".join(f" --{name.replace('_', '-')} {self.settings[name]}" for name in other)

    def _has_no(self, part: str) -> SettingError:
        return SettingError(f"the game {self.name} has no {part}")
