"""Scratch of GAME: the fields that no position saves are dead, and zeros, while a decision is pending."""

from typing import Any

import numpy as np
import pytest

from tests.uniform_decks import random_pairs
from zx_env import Game
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes, set_row_bytes
from zx_env.zx.state import GAME, SAVED

SIZE = SAVED.itemsize
NOTHING = bytes(GAME.itemsize - SIZE)


def spoil_scratch(game: Game, rng: np.random.Generator) -> None:
    set_row_bytes(game._games, 0, row_bytes(game._games, 0)[:SIZE] + rng.bytes(len(NOTHING)))


def shown(game: Game) -> tuple[Any, ...]:
    """Return the parts of a game that the interfaces show and that a position saves."""
    return (
        game.to_play,
        game.winner,
        game.mask().tobytes(),
        [(action.index, action.text) for action in game.actions()],
        [game.observe(player).tobytes() for player in range(2)],
        [game.view(player).information_set for player in range(2)],
        str(game),
        row_bytes(game._games, 0)[:SIZE],
    )


@pytest.mark.parametrize("seed", range(2 if PLAIN else 4))
def test_nothing_depends_on_scratch_at_a_decision(seed: int) -> None:
    """Two games with the same moves, one with noise for scratch at every decision, stay the same."""
    rng = np.random.default_rng(seed)
    (pair,) = random_pairs(rng, 1)
    game, spoilt = (Game.new(decks=pair, seed=seed) for _ in range(2))
    decision = 0
    while game.to_play is not None:
        spoil_scratch(spoilt, rng)
        assert row_bytes(game._games, 0)[SIZE:] == NOTHING, game
        if decision % 10 == 0:
            assert shown(game) == shown(spoilt), game
            dealt, dealt_too = (one.determinize(decision % 2, seed) for one in (game, spoilt))
            assert shown(dealt) == shown(dealt_too)
            assert spoilt.position()["engine"] == game.position()["engine"]
        action = int(rng.choice(np.flatnonzero(game.mask())))
        game.step(action)
        spoilt.step(action)
        decision += 1
    assert shown(game) == shown(spoilt)


def test_a_loaded_position_has_empty_scratch() -> None:
    game = Game.new(decks=("b01_red", "b01_blue"), seed=3)
    position = game.position()
    spoil_scratch(game, np.random.default_rng(1))
    assert game.position() == position
    assert row_bytes(Game.from_position(position)._games, 0)[SIZE:] == NOTHING
