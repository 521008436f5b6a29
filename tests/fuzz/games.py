"""Whole games to spoil, and what is asked of a game that was loaded all the same."""

from functools import cache
from typing import Any

import numpy as np

from tests.fuzz.spoil import one_of
from tests.properties.test_invariants import check_decision
from zx_env import Game, deck_names, zx_v0
from zx_env.compiling.decorators import PLAIN

GAMES = 2 if PLAIN else 12
DECISIONS = 20 if PLAIN else 200
ASKED_EVERY = 20


@cache
def corpus() -> list[Game]:
    """Games of all formats at some of their decisions, and a few that are over."""
    rng = np.random.default_rng(7)
    later = deck_names("extended")
    earlier = [name for name in deck_names("all") if name not in later]
    found = []
    for seed in range(GAMES):
        decks = tuple(str(name) for name in rng.choice(later if seed % 2 else earlier, 2))
        game = Game.new(decks=decks, seed=seed, skip_forced=seed % 3 == 0)
        while game.to_play is not None:
            if rng.random() < 0.05:
                found.append(game.copy())
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        found.append(game)
    return found


def some_game(rng: np.random.Generator) -> Game:
    return one_of(rng, corpus())


def play_on(rng: np.random.Generator, game: Game, decisions: int = DECISIONS) -> None:
    """Play at random and ask what must hold of every game; ask every door."""
    assert game.status() == []
    look_at_all(rng, game)
    for decision in range(int(decisions)):
        check_decision(game)
        if decision % ASKED_EVERY == 0:
            assert game.status() == [], game
        if game.to_play is None:
            break
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert game.status() == [], game
    look_at_all(rng, game)


def look_at_all(rng: np.random.Generator, game: Game) -> None:
    """Whatever can be asked of a game, whose answer nobody needs here."""
    for player in range(2):
        game.observe(player)
        game.observe(player, full=True)
        game.board(player)
    texts: list[Any] = [game.actions(), str(game), repr(game), game.position(), game.record()]
    assert texts
    game.determinize(int(rng.integers(2)), int(rng.integers(1000)))
    if not PLAIN:
        zx_v0.playouts(game, 2, 1)
