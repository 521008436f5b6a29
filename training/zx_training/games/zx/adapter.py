"""`ZX`, the adapter of Z/X for commands and training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import CardError, SettingError
from zx_env.zx.cards.deck_makers.drawn import SEALED, drawn_deck, gives, is_drawn
from zx_env.zx.cards.deck_makers.held_out import TEST_SEEDS, TRAIN
from zx_env.zx.cards.deck_makers.packs import sets_with_packs
from zx_env.zx.cards.deck_makers.playable import random_decks
from zx_env.zx.cards.deck_makers.printed_sets import ALL, set_names
from zx_env.zx.cards.deck_makers.sealed import sealed, sealed_decks
from zx_env.zx.cards.deck_text import deck_text
from zx_env.zx.cards.decks import (
    GROUPS,
    SCORE,
    Deck,
    about_shipped,
    check_deck,
    deck_names,
    deck_of_text,
    load_deck,
)
from zx_env.zx.cards.legality import EXTENDED
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.decision.observation import named
from zx_env.zx.settings import settings_of
from zx_env.zx.terms import Zone
from zx_training.games.adapter import GameAdapter
from zx_training.games.deck_building import PASTED, Library
from zx_training.games.zx import listings
from zx_training.games.zx.library import counts_of, data_of, library
from zx_training.games.zx.live_cards import LiveCards, in_words, own_numbers, scene_of, table_digest
from zx_training.matches.deals import DeckPair, all_deck_pairs, neighbours
from zx_training.matches.score_column import SLOW_GAMES, ScoreColumn
from zx_training.table_format import Table

FROZEN = "learned:version=1"
"""The learned player of the scorecard's panel: later versions change no score."""
SEALED_EVERY = 4
"""One of so many random decks is a sealed deck."""
DRAWN = ("random", "sealed", "held_out")
"""Kinds of the scorecard's drawn decks, which their names say."""


class ZX(GameAdapter):
    """Adapter of Z/X, played with a card set and with the rules of zx_env."""

    response_questions: ClassVar[frozenset[str]] = frozenset({"battle_event"})
    usual_settings: ClassVar[Mapping[str, str]] = {"card_set": STANDARD}
    not_in_records = ("card_set",)

    @property
    def card_set(self) -> str:
        """The name of the card set."""
        return self.settings["card_set"]

    def potential(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Return the number of own cards of Life minus that of the enemy: [n] for observations [n, N]."""
        return potential(observations)

    def random_decks(self, count: int, seed: int) -> list[Deck]:
        """Return random decks, every fourth a sealed one, all without the held-out cards (held_out.py)."""
        first = seed % (TEST_SEEDS - count)
        split = [TRAIN] if self.card_set == STANDARD else []
        decks = random_decks(count, first, split or None, card_set=self.card_set)
        packs = [",".join([name, *split]) for name in sets_with_packs(self.card_set)]
        packs = [text for text in packs if gives(f"{SEALED}:{text}", self.card_set)]
        for k, place in enumerate(range(SEALED_EVERY - 1, count, SEALED_EVERY) if packs else ()):
            decks[place] = sealed(first + place, packs[k % len(packs)].split(","), self.card_set).deck
        return decks

    def made_decks(
        self, kind: str, count: int, seed: int, sets: Sequence[str] | None, colors: int | None
    ) -> dict[str, str]:
        """Return random or sealed decks as texts of deck files, by the name of the deck."""
        if kind == SEALED:
            if colors is not None:
                raise SettingError("the packs decide the colours of a sealed deck: leave --colors out")
            made = sealed_decks(count, seed, sets, self.card_set)
        else:
            made = random_decks(count, seed, sets, colors, self.card_set)
        return {deck.name: deck_text(deck, self.card_set) for deck in made}

    def score_columns(self) -> list[ScoreColumn]:
        """Return the columns of the scorecard: known decks, and decks that training has not met."""
        quick, slow = ("scripted", FROZEN), ("planner", f"{FROZEN}+search")
        known = tuple(all_deck_pairs([*deck_names("b01"), *deck_names("2017")]))
        drawn = {kind: [n for n in deck_names(SCORE) if n.startswith(f"{SCORE}_{kind}_")] for kind in DRAWN}
        return [
            ScoreColumn("known", "decks of the first set and of 2017", known, quick),
            ScoreColumn("random", "random legal decks", neighbours(drawn["random"]), quick),
            ScoreColumn("sealed", "sealed decks", neighbours(drawn["sealed"]), quick),
            ScoreColumn(
                "extended", "the extended decks", tuple(all_deck_pairs(deck_names("extended"))), quick
            ),
            ScoreColumn("held-out", "random decks of held-out cards", neighbours(drawn["held_out"]), quick),
            ScoreColumn("slow", "the same, players that search", known, slow, SLOW_GAMES, False),
        ]

    def check_pairs(self, pairs: Sequence[DeckPair]) -> None:
        """Reject deck pairs that cannot be played, before the first game starts."""
        for pair in pairs:
            settings_of(pair, self.card_set)

    def usual_decks(self) -> list[str]:
        """Return the names of the decks of the first set."""
        return deck_names()

    def benchmark_decks(self) -> list[str]:
        """Return the names of the decks of the format of 2017."""
        return deck_names("2017")

    def group(self, name: str) -> list[str] | None:
        """Return the decks of a group: b01, 2014, 2017, extended, all or score; None for any other name."""
        return deck_names(name) if name in (*GROUPS, SCORE) else None

    def is_drawn(self, deck: str) -> bool:
        """Return whether the text stands for a deck that is drawn for each game, such as "sealed:B03"."""
        return is_drawn(deck)

    def drawn_decks(self) -> list[dict[str, Any]]:
        """Return the texts of sealed and random decks from each single printed set that gives such decks."""
        texts = [f"sealed:{name}" for name in sets_with_packs(self.card_set)]
        texts += [f"random:{name}" for name in (*set_names(self.card_set), ALL)]
        return [
            {"deck": text, "colours": "drawn for each game"} for text in texts if gives(text, self.card_set)
        ]

    def names_in(self, text: str) -> list[str]:
        """Return the decks and groups in a text; the commas of a drawn deck, the last one, are its own."""
        names = super().names_in(text)
        drawn = next((i for i, name in enumerate(names) if is_drawn(name)), len(names))
        return [*names[:drawn], *([",".join(names[drawn:])] if names[drawn:] else [])]

    def deck_in(self, game: Any, player: int, name: str) -> Table:
        """Return a table of the cards of the deck that a player has in a game: a drawn one, too."""
        return listings.deck(game.settings.decks[player], self.card_set)

    def pair_of(self, mine: str | None, enemys: str | None) -> DeckPair:
        """Return two decks. A missing one is a shipped deck of the format of the other, or drawn like it."""
        named_deck = mine or enemys
        if is_drawn(named_deck) and not (mine and enemys):
            source = drawn_deck(named_deck, self.card_set)
            other = source.next().name
            return (source.name, other) if mine else (other, source.name)
        is_extended = (
            named_deck is not None
            and not is_drawn(named_deck)
            and load_deck(named_deck, self.card_set).format == EXTENDED
        )
        names = deck_names("extended") if is_extended else self.usual_decks()
        return mine or names[0], enemys or names[1]

    def opponent(self) -> str:
        """Return the name of the pretrained player, with the cards of this set."""
        return "learned" if self.card_set == STANDARD else f"learned:card_set={self.card_set}"

    def about_deck(self, row: Mapping[str, Any]) -> str:
        """Return the colours of the deck."""
        return str(row["colours"])

    def what_plays(self, deck: str) -> str:
        """Return what a shipped deck plays like; "" for any other name."""
        return about_shipped(deck) if deck in deck_names("all") else ""

    def deck_of_text(self, text: str, name: str = PASTED) -> Deck:
        """Return the deck of a pasted list, legal or not; raise DeckError for an unreadable list."""
        return deck_of_text(text, self.card_set, name)

    def load_deck(self, name: str) -> Deck:
        """Return a shipped deck, or a drawn one with a seed; raise DeckError for an unknown one."""
        return load_deck(name, self.card_set)

    def problems_of(self, deck: Deck) -> list[str]:
        """Return a message for every rule that a deck breaks."""
        return check_deck(deck, self.card_set)

    def deck_text(self, deck: Deck) -> str:
        """Return a deck as the text of a deck file; "" if a card of it is unknown."""
        try:
            return deck_text(deck, self.card_set)
        except CardError:
            return ""

    def deck_data(self, deck: Deck) -> dict[str, Any]:
        """Return a deck as the object of a deck file."""
        return data_of(deck)

    def deck_counts(self, deck: Deck) -> list[tuple[str, int, int]]:
        """Return what the rules count in a deck: words, number, and the number asked for or allowed."""
        return counts_of(deck, card_table(self.card_set))

    def library(self) -> Library:
        """Return every card, with what a deck builder searches it by."""
        return library(self.card_set)

    def live_cards(self) -> LiveCards | None:
        """Return the card set, to be read anew when it changes; None for the standard cards."""
        if self.card_set == STANDARD:
            return None
        return LiveCards(self.card_set, lambda name: ZX(self.game, {"card_set": name}))

    def own_cards(self) -> list[str]:
        """Return the numbers of cards that the standard set lacks, or has otherwise."""
        return own_numbers(self.card_set)

    def in_words(self, message: str) -> str:
        """Return a message or record with the name of the card set that its user gave."""
        return in_words(message, self.card_set)

    def scene_of(self, card: str) -> Any:
        """Return a game in which a card lies on a Square, or in the hand where it cannot lie there."""
        return self.game_type.from_position(scene_of(card, self.card_set), card_set=self.card_set)

    def cards_digest(self) -> str:
        """Return the digest of the cards of a card set of one's own; "" for the standard cards."""
        return "" if self.card_set == STANDARD else table_digest(self.card_set)

    def card(self, words: str) -> Table | str:
        """Return one card by its number, or a sentence that says why no card matches."""
        pool = card_table(self.card_set)
        return (
            listings.listed(pool.card_of(words))
            if words in pool
            else f"no card has the number {words!r}{pool.likely(words)}"
        )

    def decks(self) -> Table:
        """List the shipped decks."""
        return listings.decks()

    def deck(self, name: str) -> Table:
        """Return a table of the cards of one deck, ordered by the zone in which they start and by cost."""
        return listings.deck(name, self.card_set)

    def cards(self, words: Sequence[str]) -> Table:
        """List the cards that contain every search word in their number, name, type, colour or text."""
        return listings.cards(words, self.card_set)

    def sheet(self) -> list[dict[str, Any]]:
        """Return a row for every card: its printed values, and its features as observations encode them."""
        return listings.sheet(self.card_set)

    def coverage(self) -> list[Table]:
        """Return tables: how many of the collected cards the engine can play, and the missing cards."""
        return listings.coverage()


def potential(observations: NDArray[Any]) -> NDArray[np.float32]:
    """Return the own cards of Life minus the enemy's (CR 903: without Life a player has lost)."""
    life = named(observations)["zones"][:, :, Zone.LIFE].astype(np.float32)
    return life[:, 0] - life[:, 1]


ADAPTER = ZX
