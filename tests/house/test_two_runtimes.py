"""Differential test: plain Python and compiled code give the same bytes for the same games."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from tests.citations import ROOT
from tests.env.games import GAMES, GameCase
from tests.how_many import GAMES as HOW_MANY
from zx_env.compiling.python_records import row_bytes

OFTEN, RARELY = 7, 40
"""Decisions between two comparisons of the record, and of both observations."""


def digest_of(case: GameCase, seed: int) -> str:
    """Play a random game, every second one with events; return a digest of everything that was visible."""
    rng = np.random.default_rng(seed)
    settings = case.usual | case.varied(seed) | {"skip_forced": bool(seed % 3)}
    events = seed % 2 == 1
    game = case.Game.new(seed=seed, events=events, **settings)
    digest = hashlib.sha256()
    decision = 0
    while game.to_play is not None:
        mask = game.mask()
        digest.update(mask.tobytes())
        if decision % OFTEN == 0:
            digest.update(row_bytes(game._games, 0))
        if decision % RARELY == 0:
            for player in range(2):
                digest.update(game.observe(player, full=True).tobytes())
                digest.update(game.board(player).encode())
            dealt = game.determinize(game.to_play, decision)
            digest.update(row_bytes(dealt._games, 0))
            digest.update(" ".join(action.text for action in game.actions()).encode())
        game.step(int(rng.choice(np.flatnonzero(mask))))
        decision += 1
    digest.update(row_bytes(game._games, 0))
    for viewer in (None, 0, 1) if events else ():
        digest.update(str([event.as_dict() for event in game.events(viewer)]).encode())
    return f"{seed} {decision} {digest.hexdigest()}"


def main(name: str, first: int, last: int) -> None:
    case = next(case for case in GAMES if case.name == name)
    for seed in range(first, last):
        print(digest_of(case, seed), flush=True)


def plain_digests(name: str, first: int, last: int) -> list[str]:
    code = f"from tests.house.test_two_runtimes import main; main({name!r}, {first}, {last})"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


every_game = pytest.mark.parametrize("case", GAMES, ids=lambda case: case.name)


@pytest.mark.compiled
@every_game
def test_a_few_games_are_the_same_in_both_runtimes(case: GameCase):
    assert plain_digests(case.name, 0, 12) == [digest_of(case, seed) for seed in range(12)]


@pytest.mark.compiled
@pytest.mark.long
@every_game
def test_hundreds_of_games_are_the_same_in_both_runtimes(case: GameCase):
    last = 100 + HOW_MANY // 10
    assert plain_digests(case.name, 100, last) == [digest_of(case, seed) for seed in range(100, last)]
