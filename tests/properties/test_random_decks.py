"""The invariants hold for random legal decks from the whole card set: with Hypothesis, and in numbers."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.env.games import ZX
from tests.how_many import GAMES
from tests.properties.test_invariants import MOST_DECISIONS, check, check_identities
from tests.uniform_decks import random_deck
from zx_env import Game, check_deck
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import EXTENDED, MANUAL_2017
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import CardType

SEEDS = st.integers(0, 2**32 - 1)


def play_checked(seed: int, often: int) -> int:
    """A random game of two random decks, checked at every decision, with copies at every `often`-th."""
    rng = np.random.default_rng(seed)
    form = (MANUAL_2017, EXTENDED)[int(rng.integers(2))]
    decks = [random_deck(rng, form=form) for _ in range(2)]
    game = Game.new(decks=decks, seed=seed, skip_forced=bool(seed % 2))
    identity_at = int(rng.integers(300))
    for decision in range(MOST_DECISIONS):
        check(ZX, game, rng if decision % often == 0 else None)
        if decision == identity_at:
            check_identities(game)
        if game.to_play is None:
            return decision
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions\n{game}")


@given(seed=SEEDS, form=st.sampled_from([MANUAL_2017, EXTENDED]))
@settings(max_examples=25, deadline=None)
def test_random_decks_are_legal(seed: int, form: str) -> None:
    deck = random_deck(np.random.default_rng(seed), form=form)
    assert check_deck(deck) == [] and deck.format == form


@given(place=st.integers(0, len(card_table(STANDARD)) - 1), seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_any_card_can_be_in_a_random_deck(place: int, seed: int) -> None:
    check_wanted(card_table(STANDARD).cards[place], seed)


def test_a_card_of_any_type_with_any_icons_can_be_in_a_random_deck() -> None:
    first = {(card.kind, card.icons): card for card in reversed(card_table(STANDARD).cards)}
    assert len(first) > len(CardType)
    for card in first.values():
        check_wanted(card, seed=0)


def check_wanted(card: Card, seed: int) -> None:
    """A random deck for which the card was asked has it, unless no deck can."""
    deck = random_deck(np.random.default_rng(seed), [card.number])
    there = [*deck.cards, *deck.dynamis, deck.player_card, deck.under_player]
    assert (card.number in there) != (card.kind in (CardType.TOKEN, CardType.LINK))


@given(seed=SEEDS)
@settings(
    max_examples=4 if PLAIN else 8,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_random_games_of_random_decks_keep_the_invariants(seed: int) -> None:
    play_checked(seed, often=25 if PLAIN else 5)


@pytest.mark.compiled
@pytest.mark.long
def test_hundreds_of_random_games_of_random_decks_keep_the_invariants() -> None:
    games = GAMES * 3 // 20
    assert sum(play_checked(seed, often=10) for seed in range(games)) > 50 * games
