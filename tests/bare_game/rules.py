"""The rules of Pig."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.compiling.xorshift import after, below, first_word


@rule
def seed(g: np.record, seed: int) -> None:
    g.rng = first_word(seed)


@rule
def roll(g: np.record, n: int) -> int:
    g.rng = after(g.rng)
    return below(g.rng, n)


@rule
def mover(g: np.record) -> int:
    return int(g.turn % 2)


@unit
def take_turn(g: np.record, cards: np.record) -> bool:
    """Whether the game goes on after it."""
    player = mover(g)
    g.pot = 0
    while g.pot < cards.daring[player]:
        die = roll(g, 6) + 1
        if die == 1:
            g.pot = 0
            break
        g.pot += die
    g.points[player] += g.pot
    g.turn += 1
    return bool(g.points[player] < cards.goal)
