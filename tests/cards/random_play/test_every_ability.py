"""Random games over the shipped decks: which abilities of the cards resolve by themselves.

An ability that random play does not reach must have a named test in test_b01.py.
"""

import inspect
import random
import re
from itertools import product

import numpy as np
import pytest

from tests.cards.random_play.resolved import Resolved, abilities_of, watching
from tests.cards.sets import test_b01
from zx_env.zx.cards.decks import deck_names
from zx_env.zx.game import Game

NAMED = re.compile(r"b01[-_](\d{3})", re.IGNORECASE)


def play_at_random(decks: tuple[str, str], seed: int) -> Game:
    """One game of random legal actions."""
    game = Game.new(decks=decks, seed=seed, skip_forced=True)
    rng = random.Random(seed)
    while game.to_play is not None:
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return game


@pytest.mark.plain
def test_abilities_that_random_games_never_reach_are_named_in_the_tests_of_their_cards(
    report: list[str],
) -> None:
    resolved: Resolved = set()
    turns = []
    with watching(resolved):
        for seed, decks in enumerate(list(product(deck_names(), repeat=2))[::3]):
            turns.append(play_at_random(decks, seed).turn)
    assert min(turns) > 4
    never = sorted(abilities_of("B01") - resolved)
    report.append(f"abilities of B01 that {len(turns)} random games never resolved: {len(never)}")
    report.append("  " + " ".join(f"{number}#{place + 1}" for number, place in never))
    assert len(never) < len(abilities_of("B01")) / 2
    named = set(NAMED.findall(inspect.getsource(test_b01)))
    assert [number for number, _ in never if number.removeprefix("B01-") not in named] == []
