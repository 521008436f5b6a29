"""No re-deal is a game that cannot be the true one, by what the seat has seen."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import YGO, ZX, GameCase
from tests.how_many import GAMES
from tests.redeals import ygo, zx
from zx_env.compiling.decorators import PLAIN

SEATS: dict[str, Any] = {"zx": zx.Seat, "ygo": ygo.Seat}
CASES = [ZX, YGO]


def play(case: GameCase, deals: int, seed: int, every: int, times: int) -> dict[str, int]:
    """Check so many re-deals, `times` at each point; return what was met."""
    rng = np.random.default_rng(seed)
    met = {"deals": 0, "seen": 0}
    number = seed * 1000
    while met["deals"] < deals:
        number += 1
        game = case.Game.new(seed=number, events=True, **case.varied(number) | {"skip_forced": True})
        seats = [SEATS[case.name](game, player) for player in range(2)]
        step = 0
        while game.to_play is not None and met["deals"] < deals:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            step += 1
            for seat in seats:
                seat.follow()
                seen = bool(getattr(seat, "shuffles", None) or getattr(seat, "tracked", None))
                if game.to_play is None or (step % every and not (seen and step % 3 == 0)):
                    continue
                assert not seat.problems(game), "the true game could not be true"
                for _ in range(times):
                    met["deals"] += 1
                    met["seen"] += seen
                    dealt = game.determinize(seat.player, int(rng.integers(2**40)))
                    assert not (problems := seat.problems(dealt)), f"game {number}, step {step}: {problems}"
    return met


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_re_deal_contradicts_what_was_seen(case: GameCase):
    met = play(case, 12 if PLAIN else 900, seed=1, every=40, times=2)
    assert PLAIN or met["seen"] > 0


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_re_deal_of_thousands_contradicts_what_was_seen(case: GameCase):
    met = play(case, 25 * GAMES // 2, seed=2, every=10, times=3)
    assert met["seen"] > GAMES
