"""Invariants of every decision, checked for whole batches of thousands of games.

The batches contain every game of tests/env/games.py; for Z/X all pairs of all shipped decks, and pairs of
random legal decks of both formats. `ZX_GAMES` is the number of games (2,000 by default; 20,000 take some
minutes). See also: test_invariants.py, invariants that need copies, texts and invalid actions.
"""

from typing import Any

import numpy as np
import pytest

from tests.env.games import GameCase
from tests.how_many import GAMES

ROWS = 256
OFTEN = 3
"""Whole batches are looked at after every so many steps."""
ASKED = 4
"""Of so many rows, others each time, the status is asked, which looks at one game at a time."""


def check(case: GameCase, vector: Any, mask: np.ndarray, step: int) -> None:
    """Assert what must hold in every row."""
    games = case.array(vector._games)
    assert (games["fault"] == 0).all() and (games["over"] == 0).all()
    case.check_batch(games, mask)
    first = step // OFTEN * ASKED
    for row in range(first, first + ASKED):
        game = vector.game(row % vector.num_envs)
        assert game.status() == [], game


def play(case: GameCase, games: int, seed: int) -> int:
    """Play a batch until so many games have ended; how many decisions they took."""
    vector = case.VectorEnv(num_envs=ROWS, seed=seed, **case.usual | case.batch(seed))
    rng = np.random.default_rng(seed)
    _, mask, _ = vector.reset()
    ended = step = 0
    while ended < games:
        assert (mask.sum(axis=1) > 0).all()
        if step % OFTEN == 0:
            check(case, vector, mask, step)
        step += 1
        keys = rng.random(mask.shape, np.float32)
        actions = np.where(mask != 0, keys, -1.0).argmax(axis=1).astype(np.int32)
        _, mask, _, reward, done = vector.step(actions)
        assert (reward.sum(axis=1) == 0).all() and (reward[~done] == 0).all()
        assert not (vector.truncated & (reward[:, 0] != 0)).any()
        ended += int(done.sum())
    return step * ROWS


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_thousands_of_games(case: GameCase, seed: int) -> None:
    """The first half of the games are of the first seed: of Z/X those with shipped decks."""
    games = GAMES // 2 if seed == 1 else GAMES // 4
    assert play(case, games, seed) > (case.decisions + case.left) * games
