"""Compiled random games of the whole pool, around the abilities that have not been carried out yet."""

from dataclasses import replace
from itertools import product

import numpy as np

from tests.cards.random_play.asked import kin
from tests.cards.random_play.crowded import crowded
from tests.cards.random_play.resolved import Resolved, Watch, abilities_of
from tests.made_up import EVERYBODY, SET
from tests.uniform_decks import random_deck
from zx_env import Game
from zx_env.zx.cards.decks import Deck, check_deck, deck_names
from zx_env.zx.cards.legality import EXTENDED
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import CardType

GAMES = 20
"""Games of one pair of decks."""
ENOUGH = 150
"""Decisions from a crowded position."""
ANYWHERE = (CardType.TOKEN, CardType.LINK)
"""Cards that no deck holds."""


class Run:
    """Games, and what has resolved in them."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.watch = Watch(SET)
        self.every = abilities_of("", STANDARD)
        self.games = self.decisions = 0

    @property
    def missing(self) -> Resolved:
        """Return the abilities that have not resolved yet."""
        return self.every - self.watch.resolved

    def play(self, decks: tuple[Deck | str, Deck | str], games: int = GAMES) -> None:
        """Random games of two decks."""
        game = Game.new(decks=decks, seed=0, card_set=SET)
        self.decisions += self.watch.play(game, int(self.rng.integers(2**30)), games)
        self.games += games

    def shipped_decks(self) -> None:
        """Every pair of the decks that ship, both of one format."""
        for names in (deck_names("b01") + deck_names("2017"), deck_names("extended")):
            for decks in product(names, repeat=2):
                self.play(decks, 2)

    def decks_around_what_is_missing(self, pairs: int) -> None:
        """Games with a card that has not shown all, and with cards that it asks for."""
        for _ in range(pairs):
            numbers = sorted({number for number, _ in self.missing})
            if not numbers:
                return
            self.play((self._around(numbers), self._around(numbers)))

    def _around(self, numbers: list[str]) -> Deck:
        pool, rng = card_table(SET), self.rng
        one = pool.card_of(numbers[rng.integers(len(numbers))])
        near = [card for card in kin(one) if not card.colors & ~one.colors]
        wanted = [] if one.kind in (*ANYWHERE, CardType.PLAYER_EX) else [one.number]
        wanted += [near[i].number for i in rng.permutation(len(near))[: int(rng.integers(0, 9))]]
        deck = random_deck(rng, wanted, STANDARD, EXTENDED)
        if rng.random() < 0.7:
            under = one.number if one.kind == CardType.PLAYER_EX else deck.under_player
            named = replace(deck, player_card=EVERYBODY, under_player=under)
            deck = deck if check_deck(named, SET) else named
        return deck

    def crowded_positions(self, tries: int) -> None:
        """Play from positions around each ability that has not been carried out, or has done nothing."""
        for number, place in sorted(self.missing | self.watch.idle & self.every):
            for _ in range(tries):
                if self.watch.has_shown((number, place)):
                    break
                position = crowded(card_table(SET).card_of(number), place, self.rng)
                game = Game.from_position(position, False, card_set=SET)
                self.decisions += self.watch.play(game, 0, 0, ENOUGH)
                self.games += 1
