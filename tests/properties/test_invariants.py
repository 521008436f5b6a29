"""Invariants of every decision of every game: the function `check`, and random games that it checks."""

from typing import Any

import numpy as np
import pytest

from tests.env.games import GameCase, bytes_of
from tests.how_many import GAMES
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import GameOver, IllegalAction

MOST_DECISIONS = 20_000
"""A random game ends long before."""


def shown(game: Any) -> bytes:
    return bytes_of(game) + game.mask().tobytes()


def check(case: GameCase, game: Any, rng: np.random.Generator | None = None) -> None:
    """Assert the invariants of the current decision; with `rng` also of copies, texts and invalid actions."""
    check_decision(game)
    assert game.status() == [], game
    if game.to_play is not None:
        case.check_batch(case.array(game._games), game.mask()[None])
        if rng is not None:
            check_actions(game, rng)


def check_decision(game: Any) -> None:
    """At least one legal action unless the game is over; winner and truncation fit together."""
    legal = int(game.mask().sum())
    assert (legal > 0) == (game.to_play is not None), game
    if game.to_play is not None:
        assert game.winner is None and not game.truncated, game
    assert not (game.truncated and game.winner is not None), game


def check_actions(game: Any, rng: np.random.Generator) -> None:
    """Masked-in actions apply on copies, masked-out ones are refused, and neither touches the game."""
    before = shown(game)
    mask = game.mask()
    actions = game.actions()
    assert [action.index for action in actions] == np.flatnonzero(mask).tolist()
    texts = [action.text for action in actions]
    assert len(set(texts)) == len(texts), texts
    for action in actions:
        twin = game.copy()
        twin.step(action.index)
        assert shown(twin) != before or action.index == game.game_spec.next_page_action, (
            f"{action} changes nothing\n{game}"
        )
        check_decision(twin)
    illegal = int(rng.choice(np.flatnonzero(np.append(mask, 0) == 0)))  # the last one is no action at all
    with pytest.raises(IllegalAction):
        game.step(illegal)
    assert shown(game) == before, game


def check_every_refusal(game: Any) -> None:
    before = shown(game)
    for number in np.flatnonzero(game.mask() == 0):
        with pytest.raises(IllegalAction):
            game.step(int(number))
    for wrong in (-1, game.game_spec.num_actions, "fly", "", 0.5, float("nan"), None, True):
        with pytest.raises(IllegalAction):
            game.step(wrong)
    assert shown(game) == before, game


def check_identities(game: Any) -> None:
    """A record and a position give the same game back, to the byte."""
    assert shown(type(game).replay(game.record())) == shown(game), game
    position = game.position()
    again = type(game).from_position(position)
    assert shown(again) == shown(game), game
    assert again.position() == position


def play_checked(case: GameCase, seed: int, rng: np.random.Generator, often: int) -> int:
    """A random game, checked at every `often`-th decision, also by copies; its number of decisions."""
    game = case.Game.new(seed=seed, **case.usual | case.varied(seed))
    identity_at = int(rng.integers(10 * case.decisions))
    for decision in range(MOST_DECISIONS):
        check_decision(game)
        if decision % often == seed % often:
            check(case, game, rng)
        if decision == identity_at and seed % 10 == 0 and game.to_play is not None:
            check_identities(game)
            check_every_refusal(game)
        if game.to_play is None:
            check(case, game)
            with pytest.raises(GameOver):
                game.step(0)
            if seed % 10 == 0:
                check_identities(game)
            return decision
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions\n{game}")


def test_some_random_games_keep_the_invariants(case: GameCase):
    rng = np.random.default_rng(1)
    for seed in range(4 if PLAIN else 8):
        play_checked(case, seed * 5, rng, often=10 if PLAIN else 1)


@pytest.mark.compiled
@pytest.mark.long
def test_thousands_of_random_games_keep_the_invariants(case: GameCase):
    """One of Z/X is looked at some ten times: batches (test_batches.py) are looked at far more often."""
    rng = np.random.default_rng(2)
    decisions = sum(play_checked(case, seed, rng, often=20) for seed in range(GAMES))
    assert decisions > GAMES * (case.decisions + case.left)


def test_a_copy_goes_its_own_way(case: GameCase):
    game = case.in_the_middle()
    twin = game.copy()
    rng = np.random.default_rng(0)
    before, lines = shown(game), len(game.record().splitlines())
    taken = 0
    while taken < 20 and twin.to_play is not None:
        twin.step(int(rng.choice(np.flatnonzero(twin.mask()))))
        taken += 1
    assert taken and shown(game) == before
    assert len(twin.record().splitlines()) == lines + taken and len(game.record().splitlines()) == lines


def test_the_same_seed_and_actions_give_the_same_bytes(case: GameCase):
    ends = []
    for _ in range(2):
        game = case.game(seed=11)
        rng = np.random.default_rng(3)
        while game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        ends.append(shown(game))
    assert ends[0] == ends[1]
