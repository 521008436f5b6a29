"""`YgoBattle`, the adapter of the Yu-Gi-Oh! Battle Phase for commands and training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from zx_env import Event
from zx_env.core.games import GameRegistration
from zx_env.errors import SettingError
from zx_env.ygo.cards.banlists import NO_BANLIST
from zx_env.ygo.cards.decks import (
    Deck,
    about_shipped,
    check_deck,
    deck_names,
    deck_of_text,
    deck_text,
    load_deck,
)
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.observation import Fact
from zx_env.ygo.decision.observation import named as named_fields
from zx_env.ygo.limits import DECK_SIZE
from zx_env.ygo.settings import TCG, settings_of
from zx_training.games.adapter import GameAdapter
from zx_training.games.deck_building import PASTED, Library
from zx_training.games.ygo import listings
from zx_training.matches.deals import DeckPair
from zx_training.table_format import Table


class YgoBattle(GameAdapter):
    """The Yu-Gi-Oh! Battle Phase, with the rules of the TCG or of the OCG."""

    response_questions: ClassVar[frozenset[str]] = frozenset({"window", "answer"})
    usual_settings: ClassVar[Mapping[str, str]] = {"rules": TCG, "banlist": NO_BANLIST}

    def __init__(self, game: GameRegistration, settings: Mapping[str, str]) -> None:
        """Take the settings; reject unknown rules and lists before anything is loaded."""
        super().__init__(game, settings)
        settings_of(rules=self.settings["rules"], banlist=self.settings["banlist"])

    def potential(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Return the difference of own and enemy Life Points, in thousands: [n] for observations [n, N]."""
        return potential(observations)

    def is_news(self, event: Event) -> bool:
        """Return also of the start of a Damage Step that a person wants to be asked: Honest waits for it."""
        return super().is_news(event) or (event.kind == "step" and event.state == "d1")

    def check_pairs(self, pairs: Sequence[DeckPair]) -> None:
        """Reject deck pairs that cannot be played, before the first duel starts."""
        for pair in pairs:
            settings_of(pair, self.settings["rules"], self.settings["banlist"])

    def usual_decks(self) -> list[str]:
        """Return the names of the shipped decks."""
        return deck_names()

    def about_deck(self, row: Mapping[str, Any]) -> str:
        """Return the number of monsters in the deck."""
        return f"{row['monsters']} monsters"

    def what_plays(self, deck: str) -> str:
        """Return what a shipped deck plays like; "" for any other name."""
        return about_shipped(deck) if deck in deck_names() else ""

    def deck_of_text(self, text: str, name: str = PASTED) -> Deck:
        """Return the deck of a pasted list, legal or not; raise DeckError for an unreadable list."""
        return deck_of_text(text, name)

    def load_deck(self, name: str) -> Deck:
        """Return a shipped deck; raise DeckError for an unknown one."""
        return load_deck(name, self.settings["banlist"])

    def problems_of(self, deck: Deck) -> list[str]:
        """Return a message for every rule that a deck breaks."""
        return check_deck(deck, self.settings["banlist"])

    def deck_text(self, deck: Deck) -> str:
        """Return a deck as the text of a deck file."""
        return deck_text(deck)

    def deck_counts(self, deck: Deck) -> list[tuple[str, int, int]]:
        """Return the number of cards, and the number that the rules ask for."""
        return [("cards", len(deck.cards), DECK_SIZE)]

    def deck_in(self, game: Any, player: int, name: str) -> Table:
        """Return a table of the cards of the deck that a player has in a game."""
        return listings.deck(game.settings.decks[player], self.settings["banlist"])

    def library(self) -> Library:
        """Return every card that a deck may have, with what a deck builder searches it by."""
        return listings.library()

    def card(self, words: str) -> Table | str:
        """Return one card, by its name or how the name begins; or a sentence why no card matches."""
        pool = card_table()
        begun = [card for card in pool.cards if card.name.casefold().startswith(words.casefold())]
        exact = [card for card in begun if card.name.casefold() == words.casefold()]
        if len(exact or begun) == 1:
            return listings.listed((exact or begun)[0])
        if begun:
            return "; ".join(card.name for card in begun)
        return f"no card is called {words!r}{pool.likely(words)}"

    def decks(self) -> Table:
        """List the shipped decks."""
        return listings.decks(self.settings["banlist"])

    def deck(self, name: str) -> Table:
        """List the cards of one deck, monsters first."""
        return listings.deck(name, self.settings["banlist"])

    def cards(self, words: Sequence[str]) -> Table:
        """List the cards that contain every search word in their name, kind, Attribute, Type or text."""
        return listings.cards(words)

    def sheet(self) -> list[dict[str, Any]]:
        """Return a row for every card: its printed values, and its features as observations encode them."""
        return listings.sheet()

    def coverage(self) -> list[Table]:
        """Reject the option `--coverage`: only the game's own 61 cards were collected.

        Raises:
            SettingError: Always.
        """
        raise SettingError("--coverage is of Z/X; the game ygo has its 61 cards: zx cards --game ygo")


def potential(observations: NDArray[Any]) -> NDArray[np.float32]:
    """Return the difference of own and enemy Life Points, in thousands (YR15: at 0 a player has lost)."""
    facts = named_fields(observations)["facts"].astype(np.float32)
    points = facts[:, Fact.LIFE_POINTS] - facts[:, Fact.ENEMY_LIFE_POINTS]
    return np.asarray(points / 10, np.float32)


ADAPTER = YgoBattle
