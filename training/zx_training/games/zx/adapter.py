"""Z/X as the commands and training see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

import zx_env
from zx_env.zx.cards.decks import GROUPS, Deck, load_deck
from zx_env.zx.cards.legality import EXTENDED, MANUAL_2017
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.decision.observation import named
from zx_env.zx.settings import settings_of
from zx_env.zx.terms import Zone
from zx_training.games.zx.hints import HINTS
from zx_training.games.zx.random_decks import random_deck
from zx_training.games.zx.sentences import SENTENCES
from zx_training.matches.deals import DeckPair

if TYPE_CHECKING:
    from zx_training.learner.tasks import World
    from zx_training.table_format import Listing


class ZX:
    """Z/X with a card set."""

    name = "zx"
    game_spec = zx_env.Game.game_spec
    sentences = SENTENCES
    hints = HINTS

    def __init__(self, card_set: str | None = None) -> None:
        """Takes the name of a card set; None for the standard one."""
        self.card_set = STANDARD if card_set is None else card_set

    def deal(self, decks: DeckPair, seed: int, events: bool = False) -> zx_env.Game:
        """A new game; decisions with a single answer are not asked (ruling Z22)."""
        return zx_env.Game.new(
            decks=decks, seed=seed, skip_forced=True, card_set=self.card_set, events=events
        )

    def replay(self, record: str, events: bool = False) -> zx_env.Game:
        """The game that a record tells."""
        return zx_env.Game.replay(record, events, card_set=self.card_set)

    def games(self, num_envs: int, decks: Sequence[DeckPair], seed: int) -> Any:
        """Many games at once, deck pairs drawn from the list."""
        return zx_env.VectorEnv(num_envs=num_envs, decks=list(decks), seed=seed, card_set=self.card_set)

    def world(self, decks: Sequence[str] | None = None) -> World:
        """These decks, or those of the first set; scripted and random as fixed players."""
        from zx_training.learner.tasks import world_of

        return world_of(self, decks, potential, {"card_set": self.card_set}, self.random_decks)

    def random_decks(self, count: int, seed: int) -> list[Deck]:
        """Random legal decks of the format of 2017, of all cards."""
        rng = np.random.default_rng(seed)
        return [random_deck(rng, card_set=self.card_set, form=MANUAL_2017) for _ in range(count)]

    def check_pairs(self, pairs: Sequence[DeckPair]) -> None:
        """Refuse what cannot be played before the first game is."""
        for pair in pairs:
            settings_of(pair, self.card_set)

    def usual_decks(self) -> list[str]:
        """Names of the decks of the first set."""
        return zx_env.deck_names()

    def group(self, name: str) -> list[str] | None:
        """The decks of a group: b01, 2017, extended or all; None where it is none."""
        return zx_env.deck_names(name) if name in GROUPS else None

    def pair_of(self, mine: str | None, enemys: str | None) -> DeckPair:
        """Where one deck is not said, a shipped one of the format of the other."""
        said = mine or enemys
        is_extended = said is not None and load_deck(said, self.card_set).format == EXTENDED
        names = zx_env.deck_names("extended") if is_extended else self.usual_decks()
        return mine or names[0], enemys or names[1]

    def opponent(self) -> str:
        """The trained player that comes with the package."""
        return "learned" if self.card_set == STANDARD else f"learned:card_set={self.card_set}"

    def options(self) -> str:
        """The card set, where it is somebody's own."""
        return "" if self.card_set == STANDARD else f" --card-set {self.card_set}"

    def replay_options(self) -> str:
        """The same: a record imports no card set that nobody named."""
        return self.options()

    def card(self, words: str) -> Listing | str:
        """One card by its number, or why there is none."""
        from zx_training.games.zx.listings import listed

        pool = card_table(self.card_set)
        return (
            listed(pool.card_of(words))
            if words in pool
            else f"no card has the number {words!r}{pool.likely(words)}"
        )

    def japanese(self, key: str) -> str:
        """The printed name of a card."""
        pool = card_table(self.card_set)
        return pool.card_of(key).japanese if key in pool else ""

    def decks(self) -> Listing:
        """Every shipped deck."""
        from zx_training.games.zx import listings

        return listings.decks()

    def deck(self, name: str) -> Listing:
        """The cards of one deck, by place and cost."""
        from zx_training.games.zx import listings

        return listings.deck(name, self.card_set)

    def cards(self, words: Sequence[str]) -> Listing:
        """All cards in which every word stands somewhere: number, name, type, colour or text."""
        from zx_training.games.zx import listings

        return listings.cards(words, self.card_set)

    def sheet(self) -> list[dict[str, Any]]:
        """Every card of the set, with its features."""
        from zx_training.games.zx import listings

        return listings.sheet(self.card_set)

    def coverage(self) -> list[Listing]:
        """What works of the cards that were collected."""
        from zx_training.games.zx import listings

        return listings.coverage()


def potential(observations: NDArray[Any]) -> NDArray[np.float32]:
    """How good positions look: cards of Life, less the enemy's (CR 903: without Life a player has lost)."""
    life = named(observations)["zones"][:, :, Zone.LIFE].astype(np.float32)
    return life[:, 0] - life[:, 1]
