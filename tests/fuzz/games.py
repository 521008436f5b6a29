"""Whole games as inputs, and checks of a game that was loaded although its input was damaged."""

from functools import cache
from typing import Any

import numpy as np

from tests.env.games import GAMES as ALL_GAMES
from tests.env.games import ZX, GameCase
from tests.fuzz.spoil import one_of
from tests.properties.test_invariants import check_decision
from zx_env import deck_names
from zx_env.compiling.decorators import PLAIN
from zx_env.core.search.playouts import playouts

GAMES = 2 if PLAIN else 12
DECISIONS = 20 if PLAIN else 200
ASKED_EVERY = 20


def some_case(rng: np.random.Generator) -> GameCase:
    """Return Z/X, which has the most inputs, half of the time, and otherwise any game."""
    return ZX if rng.random() < 0.5 else one_of(rng, ALL_GAMES)


@cache
def corpus(name: str = ZX.name) -> list[Any]:
    """Games of many kinds at some of their decisions, and a few that are over."""
    case = next(case for case in ALL_GAMES if case.name == name)
    rng = np.random.default_rng(7)
    found = []
    for seed in range(GAMES):
        options = _decks(rng, seed) if case is ZX else case.varied(seed)
        game = case.Game.new(seed=seed, **case.usual | options | {"skip_forced": seed % 3 == 0})
        while game.to_play is not None:
            if rng.random() < 1.5 / case.decisions:
                found.append(game.copy())
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        found.append(game)
    return found


def _decks(rng: np.random.Generator, seed: int) -> dict[str, Any]:
    """Return two random decks, of each format in turn."""
    later = deck_names("extended")
    earlier = [name for name in deck_names("all") if name not in later]
    return {"decks": tuple(str(name) for name in rng.choice(later if seed % 2 else earlier, 2))}


def some_game(rng: np.random.Generator, case: GameCase = ZX) -> Any:
    return one_of(rng, corpus(case.name))


def step_and_observe(rng: np.random.Generator, game: Any, decisions: int = DECISIONS) -> None:
    """Play at random and check what must hold of every game, through every interface."""
    assert game.status() == []
    observe_full(rng, game)
    for decision in range(int(decisions)):
        check_decision(game)
        if decision % ASKED_EVERY == 0:
            assert game.status() == [], game
        if game.to_play is None:
            break
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert game.status() == [], game
    observe_full(rng, game)


def observe_full(rng: np.random.Generator, game: Any) -> None:
    """Whatever can be asked of a game, whose answer nobody needs here."""
    for player in range(2):
        game.observe(player)
        game.observe(player, full=True)
        game.board(player)
    texts: list[Any] = [game.actions(), str(game), repr(game), game.position(), game.record()]
    assert texts
    game.determinize(int(rng.integers(2)), int(rng.integers(1000)))
    if not PLAIN:
        playouts(game, 2, 1)
