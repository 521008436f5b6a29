"""What the commands ask of a game of the family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from zx_training.matches.deals import DeckPair

if TYPE_CHECKING:
    from zx_training.learner.tasks import World
    from zx_training.table_format import Listing
    from zx_training.ui.hints import Hint


class GameAdapter(Protocol):
    """A game with the settings that a command named."""

    name: str
    """What `--game` calls it, and what agents are loaded for."""

    game_spec: Any
    """What the doors know of the game (zx_env/core/spec.py)."""

    sentences: Mapping[str, str]
    """Labels of actions, by `Action.verb`; the card or place of the action replaces "{}"."""

    hints: Mapping[str, Hint]
    """Hints, by `Question.ask`; for a question with a purpose by both, as in "choose tribute"."""

    def deal(self, decks: DeckPair, seed: int, events: bool = False) -> Any:
        """A new `Game`, which keeps its events if asked; decisions with a single answer are not asked."""

    def replay(self, record: str, events: bool = False) -> Any:
        """The `Game` that a record tells, with its events if asked."""

    def games(self, num_envs: int, decks: Sequence[DeckPair], seed: int) -> Any:
        """Many games at once, deck pairs drawn from the list."""

    def world(self, decks: Sequence[str] | None = None) -> World:
        """What a run plays: these decks, or the usual ones; scripted and random are its fixed players."""

    def check_pairs(self, pairs: Sequence[DeckPair]) -> None:
        """Refuse what cannot be played before the first game is."""

    def usual_decks(self) -> list[str]:
        """Names of the decks that are played with where none are given."""

    def group(self, name: str) -> list[str] | None:
        """Names of the shipped decks of a group of this name; None where there is none."""

    def pair_of(self, mine: str | None, enemys: str | None) -> DeckPair:
        """What two players play with where one deck or none is said."""

    def opponent(self) -> str:
        """Who sits opposite a person that named nobody: the strongest quick player, by its name."""

    def options(self) -> str:
        """The settings as options of a command, with a space before each; nothing for the usual ones."""

    def replay_options(self) -> str:
        """Those that `zx replay` needs: the rest stands in the record."""

    def card(self, words: str) -> Listing | str:
        """One card by what players call it, or a sentence why there is none."""

    def japanese(self, key: str) -> str:
        """The Japanese name of a card by its number or name, where the data has one; else ""."""

    def decks(self) -> Listing:
        """Every shipped deck."""

    def deck(self, name: str) -> Listing:
        """The cards of one deck; DeckError for an unknown or illegal one."""

    def cards(self, words: Sequence[str]) -> Listing:
        """All cards in which every word stands somewhere."""

    def sheet(self) -> list[dict[str, Any]]:
        """Every card with what is printed on it and the numbers by which observations tell of it."""

    def coverage(self) -> list[Listing]:
        """Of the cards that were collected: how many work, which are not there."""
