"""The Yu-Gi-Oh! Battle Phase as the commands and training see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from zx_env import ygo_battle_v0
from zx_env.errors import SettingError
from zx_env.ygo.decision.observation import Fact, named
from zx_env.ygo.settings import TCG, settings_of
from zx_training.games.ygo.hints import HINTS
from zx_training.games.ygo.sentences import SENTENCES
from zx_training.matches.deals import DeckPair

if TYPE_CHECKING:
    from zx_training.learner.tasks import World
    from zx_training.table_format import Listing


class YgoBattle:
    """The Yu-Gi-Oh! Battle Phase by the rules of the TCG or the OCG."""

    name = "ygo"
    game_spec = ygo_battle_v0.Game.game_spec
    sentences = SENTENCES
    hints = HINTS

    def __init__(self, rules: str | None = None) -> None:
        """Takes "tcg" or "ocg"; None for the first."""
        self.rules = TCG if rules is None else rules
        settings_of(rules=self.rules)  # refuses other rules before anything is loaded

    def deal(self, decks: DeckPair, seed: int, events: bool = False) -> ygo_battle_v0.Game:
        """A new duel; decisions with a single answer are not asked."""
        return ygo_battle_v0.Game.new(
            decks=decks, seed=seed, skip_forced=True, rules=self.rules, events=events
        )

    def replay(self, record: str, events: bool = False) -> ygo_battle_v0.Game:
        """The duel that a record tells."""
        return ygo_battle_v0.Game.replay(record, events=events)

    def games(self, num_envs: int, decks: Sequence[DeckPair], seed: int) -> Any:
        """Many duels at once, deck pairs drawn from the list."""
        return ygo_battle_v0.VectorEnv(num_envs=num_envs, decks=list(decks), seed=seed, rules=self.rules)

    def world(self, decks: Sequence[str] | None = None) -> World:
        """These decks, or all four; scripted and random as fixed players."""
        from zx_training.learner.tasks import world_of

        return world_of(self, decks, potential, {"rules": self.rules})

    def check_pairs(self, pairs: Sequence[DeckPair]) -> None:
        """Refuse what cannot be played before the first duel is."""
        for pair in pairs:
            settings_of(pair, self.rules)

    def usual_decks(self) -> list[str]:
        """Names of the shipped decks."""
        return ygo_battle_v0.deck_names()

    def group(self, name: str) -> list[str] | None:
        """All decks are the only group."""
        return self.usual_decks() if name == "all" else None

    def pair_of(self, mine: str | None, enemys: str | None) -> DeckPair:
        """Where a deck is not said, a shipped one."""
        names = self.usual_decks()
        return mine or names[0], enemys or names[1]

    def opponent(self) -> str:
        """Thumb rules: no trained player comes with this game."""
        return "scripted"

    def options(self) -> str:
        """The game, and its rules where they are not the usual ones."""
        return " --game ygo" + ("" if self.rules == TCG else f" --rules {self.rules}")

    def replay_options(self) -> str:
        """Nothing: a record says its game and its rules."""
        return ""

    def card(self, words: str) -> Listing | str:
        """One card by its name or how that begins, or why there is none."""
        from zx_training.games.ygo.listings import listed

        pool = ygo_battle_v0.card_table()
        begun = [card for card in pool.cards if card.name.casefold().startswith(words.casefold())]
        exact = [card for card in begun if card.name.casefold() == words.casefold()]
        if len(exact or begun) == 1:
            return listed((exact or begun)[0])
        if begun:
            return "; ".join(card.name for card in begun)
        return f"no card is called {words!r}{pool.likely(words)}"

    def japanese(self, key: str) -> str:
        """Nothing: the data has the English names."""
        return ""

    def decks(self) -> Listing:
        """Every shipped deck."""
        from zx_training.games.ygo import listings

        return listings.decks()

    def deck(self, name: str) -> Listing:
        """The cards of one deck, monsters first."""
        from zx_training.games.ygo import listings

        return listings.deck(name)

    def cards(self, words: Sequence[str]) -> Listing:
        """All cards in which every word stands somewhere: name, kind, Attribute, Type or text."""
        from zx_training.games.ygo import listings

        return listings.cards(words)

    def sheet(self) -> list[dict[str, Any]]:
        """Every card, with its features."""
        from zx_training.games.ygo import listings

        return listings.sheet()

    def coverage(self) -> list[Listing]:
        """Refused: the game has its 61 cards and no others were collected."""
        raise SettingError("--coverage is of Z/X; the game ygo has its 61 cards: zx cards --game ygo")


def potential(observations: NDArray[Any]) -> NDArray[np.float32]:
    """How good positions look: Life Points in thousands, less the enemy's (YR15: at 0 a player has lost)."""
    facts = named(observations)["facts"].astype(np.float32)
    points = facts[:, Fact.LIFE_POINTS] - facts[:, Fact.ENEMY_LIFE_POINTS]
    return np.asarray(points / 10, np.float32)
