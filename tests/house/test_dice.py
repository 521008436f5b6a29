"""Random streams: the same numbers in both modes, unrelated streams for neighbouring seeds."""

import numpy as np
import pytest

from zx_env.compiling.decorators import entry, use_names_of
from zx_env.compiling.python_records import Rows, rows
from zx_env.zx.rng import roll, roll_seed, seed_rng
from zx_env.zx.state import GAME

use_names_of("zx_env.zx")


@entry
def seed_game(games: Rows, i: int, number: int) -> None:
    seed_rng(games[i], number)


@entry
def roll_game(games: Rows, i: int, n: int) -> int:
    return roll(games[i], n)


@entry
def roll_game_seed(games: Rows, i: int) -> int:
    return roll_seed(games[i])


@pytest.mark.parametrize(
    ("number", "state", "rolled"),
    [
        # The first state of seed 0 is splitmix64's published first output, 0xE220A8397B1DCDAF.
        (0, 0xE220_A839_7B1D_CDAF, [0, 1, 4, 43, 496, 930885674]),
        (1, 10451216379200822465, [0, 1, 2, 11, 859, 4399845]),
        (-1, 16490336266968443936, [0, 0, 1, 43, 843, 2069979277]),
        (2**62 + 12345, 11243083831848222953, [0, 0, 3, 4, 396, 487363279]),
    ],
)
def test_the_stream_is_the_same_in_both_modes(number, state, rolled):
    games = rows(GAME, 2)
    seed_game(games, 1, number)
    assert int(games[1].rng) == state
    assert [roll_game(games, 1, n) for n in (1, 2, 6, 50, 1000, 2**31)] == rolled
    assert games[0].rng == 0


def test_a_rolled_seed_has_63_bits():
    """A batch begins a row's next game with it; among 2**31 seeds, the first view of a seat names one."""
    games = rows(GAME, 1)
    seed_game(games, 0, 7)
    seeds = np.array([roll_game_seed(games, 0) for _ in range(2000)])
    ones = ((seeds[:, None] >> np.arange(63)) & 1).mean(axis=0)
    assert seeds.min() >= 0 and (abs(ones - 0.5) < 0.06).all() and len(set(seeds.tolist())) == 2000


def test_rolls_are_even_and_neighbouring_seeds_unlike():
    games = rows(GAME, 1)
    counts = np.zeros((6, 6), int)
    for number in range(3000):
        seed_game(games, 0, number)
        counts[roll_game(games, 0, 6), roll_game(games, 0, 6)] += 1
    # Chi-squared of 36 cells: 35 on average, above 76 once in ten thousand trials.
    assert ((counts - 3000 / 36) ** 2 / (3000 / 36)).sum() < 76
