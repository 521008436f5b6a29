"""What holds at every decision of every game, in one function, `check`, and random games that it looks at."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from zx_env import Game, deck_names
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.twins import row_bytes
from zx_env.errors import GameOver, IllegalAction
from zx_env.zx import limits
from zx_env.zx.decision.actions import MORE, NUM_ACTIONS
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.terms import NONE

PAIRS = list(product(deck_names(), repeat=2))
OWNERS = np.array([owner_of(slot) for slot in range(limits.SLOTS)])
MOST_DECISIONS = 20_000
"""A random game ends long before."""


def numbers(g: Any, name: str) -> np.ndarray:
    """A field of numbers of a record, in either mode."""
    found = getattr(g, name)
    if isinstance(found, dict):
        return np.array(list(found.values())).reshape(found.shape)
    return np.asarray(found)


def bytes_of(game: Game) -> bytes:
    return row_bytes(game._games, 0) + game.mask().tobytes()


def check(game: Game, rng: np.random.Generator | None = None) -> None:
    """Assert what must hold now; with `rng` also what needs copies, texts and a sample of refusals."""
    check_decision(game)
    check_places(game)
    if rng is not None and game.to_play is not None:
        check_actions(game, rng)


def check_places(game: Game) -> None:
    """The record is sound (each card in exactly one place, its owner's), and both decks are whole."""
    assert game.status() == [], game
    row = numbers(game._games[0], "row")
    for first in (0, limits.HALF):
        assert (row[first : first + limits.DECK_SIZE] != NONE).all(), game


def check_decision(game: Game) -> None:
    """At least one legal action unless the game is over; winner and truncation fit together."""
    legal = int(game.mask().sum())
    assert (legal > 0) == (game.to_play is not None), game
    if game.to_play is not None:
        assert game.winner is None and not game.truncated, game
    assert not (game.truncated and game.winner is not None), game


def check_actions(game: Game, rng: np.random.Generator) -> None:
    """Masked-in actions apply on copies, masked-out ones are refused, and neither touches the game."""
    before = bytes_of(game)
    mask = game.mask()
    actions = game.actions()
    assert [action.index for action in actions] == np.flatnonzero(mask).tolist()
    texts = [action.text for action in actions]
    assert len(set(texts)) == len(texts), texts
    for action in actions:
        twin = game.copy()
        twin.step(action.index)
        assert bytes_of(twin) != before or action.index == MORE, f"{action} changes nothing\n{game}"
        check_decision(twin)
    illegal = int(rng.choice(np.flatnonzero(mask == 0)))
    with pytest.raises(IllegalAction):
        game.step(illegal)
    assert bytes_of(game) == before, game


def check_every_refusal(game: Game) -> None:
    before = bytes_of(game)
    for number in np.flatnonzero(game.mask() == 0):
        with pytest.raises(IllegalAction):
            game.step(int(number))
    for wrong in (-1, NUM_ACTIONS, "fly", "", 0.5, float("nan"), None, True):
        with pytest.raises(IllegalAction):
            game.step(wrong)  # type: ignore[arg-type]
    assert bytes_of(game) == before, game


def check_identities(game: Game) -> None:
    """A record and a position give the same game back, to the byte."""
    assert bytes_of(Game.replay(game.record())) == bytes_of(game), game
    position = game.position()
    again = Game.from_position(position)
    assert bytes_of(again) == bytes_of(game), game
    assert again.position() == position


def play_checked(seed: int, rng: np.random.Generator, often: int) -> int:
    """A random game, checked at every `often`-th decision, also by copies; its number of decisions."""
    game = Game.new(decks=PAIRS[seed % len(PAIRS)], seed=seed, skip_forced=bool(seed % 2))
    identity_at = int(rng.integers(300))
    for decision in range(MOST_DECISIONS):
        check_decision(game)
        if decision % often == seed % often:
            check(game, rng)
        if decision == identity_at and seed % 10 == 0 and game.to_play is not None:
            check_identities(game)
            check_every_refusal(game)
        if game.to_play is None:
            check(game)
            with pytest.raises(GameOver):
                game.step(0)
            if seed % 10 == 0:
                check_identities(game)
            return decision
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions\n{game}")


def test_some_random_games_keep_the_invariants():
    rng = np.random.default_rng(1)
    for seed in range(4 if PLAIN else 40):
        play_checked(seed * 5, rng, often=10 if PLAIN else 1)


@pytest.mark.compiled
@pytest.mark.long
def test_2000_random_games_keep_the_invariants():
    """Each looked at some forty times: batches (test_batches.py) are looked at far more often."""
    rng = np.random.default_rng(2)
    decisions = sum(play_checked(seed, rng, often=20) for seed in range(2000))
    assert decisions > 100_000


def test_a_copy_goes_its_own_way():
    game = Game.new(seed=5)
    twin = game.copy()
    rng = np.random.default_rng(0)
    before = bytes_of(game)
    for _ in range(20):
        twin.step(int(rng.choice(np.flatnonzero(twin.mask()))))
    assert bytes_of(game) == before
    assert len(twin.record().splitlines()) == 21 and len(game.record().splitlines()) == 1


def test_the_same_seed_and_actions_give_the_same_bytes():
    ends = []
    for _ in range(2):
        game = Game.new(seed=11)
        rng = np.random.default_rng(3)
        while game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        ends.append(bytes_of(game))
    assert ends[0] == ends[1]
