"""Events of a duel: complete, by the same rules, and without anything that the viewer cannot know."""

from itertools import product
from typing import Any

import pytest

from tests.events.duel_ledger import DuelLedger
from tests.events.plays import compare_with_ledger, points
from tests.how_many import GAMES
from zx_env.compiling.decorators import PLAIN
from zx_env.ygo.cards.decks import deck_names
from zx_env.ygo_battle_v0 import Game

PAIRS = list(product(deck_names(), repeat=2))


def settings(number: int) -> dict[str, Any]:
    """Of the duel of a number: all pairs of decks in turn, both rules."""
    rules = ("tcg", "ocg")[number // 2 % 2]
    return {"decks": PAIRS[number * 7 % len(PAIRS)], "rules": rules, "skip_forced": bool(number % 2)}


def agree(number: int) -> int:
    """The duel of a number, with a ledger; how many decisions it had."""
    one, two = (Game.new(seed=number, events=events, **settings(number)) for events in (True, False))
    return compare_with_ledger(one, two, DuelLedger, number)


@pytest.mark.parametrize("number", range(4 if PLAIN else 30))
def test_a_ledger_that_reads_events_alone_agrees_with_the_engine(number: int):
    """As do the bytes of the duel with those of one that is stepped as ever."""
    assert agree(number) > 10


@pytest.mark.compiled
@pytest.mark.long
def test_a_ledger_agrees_in_many_duels_of_all_decks():
    assert sum(agree(number) for number in range(100, 100 + GAMES // 5)) > 25 * GAMES


def begin(number: int) -> Any:
    return Game.new(seed=500 + number, **settings(3 * number))


def test_a_players_events_do_not_depend_on_what_it_cannot_know():
    number = 100 if PLAIN else 800
    assert points(begin, number, seed=1, every=19 if PLAIN else 5) >= number


@pytest.mark.compiled
@pytest.mark.long
def test_a_players_events_do_not_depend_on_it_at_thousands_of_decisions():
    """10,000 at 2,000 games."""
    assert points(begin, 5 * GAMES, seed=2, every=3) >= 5 * GAMES
