"""Digests of everything that games show, for changes that are to change nothing: run before and after.

    python -m tests.games.behaviour          games of all shipped deck pairs of both formats, and duels
    python -m tests.games.behaviour quick    of every tenth pair; also in plain Python, with the same digests

A digest of games covers, for each decision, the observation of both players, the mask, the texts of all legal
actions and the player to move; for each game its result. Batches are digested beside it, array by array, and
the texts of all events as both players and an observer may know them. Only public names are used, so the same
file runs in an older checkout: ``PYTHONPATH=older python behaviour.py``.
"""

import hashlib
import itertools
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

import zx_env
from zx_env import ygo_battle_v0

Pair = tuple[str, str]


class Family(NamedTuple):
    """Games of one sort."""

    name: str
    game: Any
    """The module or package with `Game` and `VectorEnv`."""
    decks: list[str]


def families() -> list[Family]:
    return [
        Family("first set and 2017", zx_env, [*zx_env.deck_names(), *zx_env.deck_names("2017")]),
        Family("extended", zx_env, list(zx_env.deck_names("extended"))),
        Family("duels", ygo_battle_v0, list(ygo_battle_v0.deck_names())),
    ]


def digest_of_games(game: ModuleType, pairs: list[Pair], games_each: int) -> tuple[str, int]:
    """The digest of single games, and how many decisions they have."""
    digest = hashlib.sha256()
    decisions = 0
    for number, pair in enumerate(pairs * games_each):
        rng = np.random.default_rng(number)
        one = game.Game.new(decks=pair, seed=number, skip_forced=number % 3 == 0)
        while one.to_play is not None:
            actions = one.actions()
            for player in range(2):
                digest.update(one.observe(player).tobytes())
            digest.update(one.mask().tobytes())
            digest.update(repr((one.to_play, [(a.index, a.text) for a in actions])).encode())
            one.step(actions[int(rng.integers(len(actions)))].index)
            decisions += 1
        digest.update(repr((one.winner, one.truncated, one.turn)).encode())
    return digest.hexdigest(), decisions


def digest_of_events(game: ModuleType, pairs: list[Pair]) -> tuple[str, int]:
    """The digest of the texts of all events, for both players and an observer, and how many there are."""
    digest = hashlib.sha256()
    number_of_events = 0
    for number, pair in enumerate(pairs):
        rng = np.random.default_rng(number)
        one = game.Game.new(decks=pair, seed=number, skip_forced=True, events=True)
        while one.to_play is not None:
            one.step(int(rng.choice(np.flatnonzero(one.mask()))))
        for viewer in (None, 0, 1):
            events = one.events(viewer)
            number_of_events += len(events)
            digest.update(repr([(event.kind, event.text) for event in events]).encode())
    return digest.hexdigest(), number_of_events


def digest_of_batch(make: Callable[..., Any], pairs: list[Pair], steps: int) -> str:
    """The digest of a batch of games, array by array."""
    digest = hashlib.sha256()
    batch = make(num_envs=2 * len(pairs), decks=pairs, seed=1)
    rng = np.random.default_rng(1)
    obs, mask, player = batch.reset()
    for _ in range(steps):
        for array in (obs, mask, player):
            digest.update(np.ascontiguousarray(array).tobytes())
        chances = rng.random(mask.shape) * (mask != 0)
        obs, mask, player, reward, done = batch.step(chances.argmax(axis=1))
        digest.update(reward.tobytes() + done.tobytes() + batch.truncated.tobytes())
    return digest.hexdigest()


def main() -> None:
    every, games_each, steps = (10, 1, 40) if sys.argv[1:] == ["quick"] else (1, 2, 1500)
    print(f"zx_env at {zx_env.__path__[0]}")
    for name, game, decks in families():
        pairs = list(itertools.product(decks, repeat=2))[::every]
        found, decisions = digest_of_games(game, pairs, games_each)
        print(f"{name}: {len(pairs)} pairs, {len(pairs) * games_each} games, {decisions} decisions: {found}")
        found = digest_of_batch(game.VectorEnv, pairs, steps)
        print(f"{name}: a batch of {2 * len(pairs)}, {steps} steps: {found}")
        found, number = digest_of_events(game, pairs)
        print(f"{name}: {number} events: {found}", flush=True)


if __name__ == "__main__":
    main()
