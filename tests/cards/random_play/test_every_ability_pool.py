"""Every ability of every card of the standard set resolves in random play or in a scenario of its own.

Compiled games by the thousand: of the shipped decks, of random legal decks around cards that have not shown
all they do yet, and of crowded positions around the abilities left then. The scenarios are SCENARIOS of
test_rarely_reached.py.
"""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from zx_training.games.zx.random_decks import random_deck

from tests.cards.random_play.crowded import crowded, kin
from tests.cards.random_play.resolved import Resolved, Watch, abilities_of
from tests.cards.random_play.test_rarely_reached import SCENARIOS
from tests.made_up import EVERYBODY, SET
from zx_env import Game
from zx_env.zx.cards.decks import Deck, check_deck, deck_names
from zx_env.zx.cards.legality import EXTENDED
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import CardType

GAMES = 20
"""Games of one pair of decks."""
ENOUGH = 150
"""Decisions from a crowded position."""
ROUNDS = 8
"""Each begins with what is missing then."""
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
        """Play from positions around each card that still has a missing ability."""
        for number in sorted({number for number, _ in self.missing}):
            mine = {ability for ability in self.every if ability[0] == number}
            for _ in range(tries):
                if not mine & self.missing:
                    break
                game = Game.from_position(
                    crowded(card_table(SET).card_of(number), self.rng), False, card_set=SET
                )
                self.decisions += self.watch.play(game, 0, 0, ENOUGH)
                self.games += 1


def _resolves_or_has_a_test(report: list[str], run: Run, pairs: int, tries: int) -> None:
    """Play with the whole pool, then again around abilities that are neither resolved nor in SCENARIOS."""
    tested = {(number, place - 1) for number, place in SCENARIOS}
    assert tested <= run.every
    run.shipped_decks()
    for _ in range(ROUNDS):
        run.decks_around_what_is_missing(pairs)
    run.crowded_positions(tries)
    report.append(f"abilities of the standard set: {len(run.every)}; in {run.games} random games, of")
    report.append(f"  {run.decisions} decisions, {len(run.missing)} never resolved (each has a test):")
    report.append("  " + " ".join(f"{number}#{place + 1}" for number, place in sorted(run.missing)))
    for _ in range(ROUNDS):
        if run.missing <= tested:
            break
        run.decks_around_what_is_missing(pairs)
        run.crowded_positions(2 * tries)
    assert sorted(f"{number}#{place + 1}" for number, place in run.missing - tested) == []


@pytest.mark.compiled
def test_every_ability_of_the_pool_resolves_in_random_play_or_has_a_test(report: list[str]) -> None:
    _resolves_or_has_a_test(report, Run(7), pairs=50, tries=40)


@pytest.mark.long
@pytest.mark.compiled
def test_every_ability_of_the_pool_resolves_in_many_more_games_or_has_a_test(report: list[str]) -> None:
    _resolves_or_has_a_test(report, Run(11), pairs=300, tries=200)
