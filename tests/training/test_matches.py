import math

import numpy as np
import pytest

pytest.importorskip("choix")

from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import Match, play_match, wilson
from zx_training.matches.ratings import rate

from tests.training.toy import ToyGame, ToyGreedy, ToyRandom


def test_wilson_interval_against_known_values():
    assert wilson(80, 100) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    low, high = wilson(0, 10)
    assert low == 0.0 and high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_match_plays_every_deal_in_both_seats():
    match = play_match((ToyGreedy(), ToyGreedy()), ("a", "b"), 40, [("d", "d")], 1, ToyGame)
    assert match.games == 40
    # The same player on both sides of one deal: what one seat wins, the other loses.
    assert all(first + second == 1.0 for first, second in match.pairs)
    assert match.rate == 0.5
    assert match.wins + match.losses + match.draws == 40


def test_the_same_seed_plays_the_same_match():
    a, b = (
        play_match((ToyRandom(), ToyGreedy()), ("a", "b"), 20, [("d", "d")], 7, ToyGame) for _ in range(2)
    )
    assert a.pairs == b.pairs


def test_all_deck_pairs_meet_once_each_way():
    pairs = all_deck_pairs(["x", "y", "z"])
    assert len(set(pairs)) == len(pairs) == 9


def test_ratings_find_known_distances():
    rng = np.random.default_rng(0)
    elo = {"strong": 300.0, "middle": 120.0, "random": 0.0}
    matches = []
    for a, b in (("strong", "middle"), ("strong", "random"), ("middle", "random")):
        p = 1 / (1 + 10 ** ((elo[b] - elo[a]) / 400))
        wins = rng.random((800, 2)) < p
        matches.append(Match((a, b), [(float(x), float(y)) for x, y in wins]))
    table = rate(matches, "random", draws=200)
    assert [line.name for line in table] == ["strong", "middle", "random"]
    for line in table:
        assert line.elo == pytest.approx(elo[line.name], abs=45)
        assert line.low <= line.elo <= line.high


def test_a_clean_sweep_stays_finite():
    table = rate([Match(("a", "random"), [(1.0, 1.0)] * 50)], "random", draws=50)
    assert math.isfinite(table[0].elo) and table[0].elo > 400
