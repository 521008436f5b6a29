"""Measurements of the players with a network: time of the network for a position, and of a searched decision.

The positions are decisions of games that `learned` plays against itself, all over a game. Times are processor
times of the measuring thread.
"""

import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
import zx_agents

from zx_env import Game, GameBatch
from zx_training.bench.measurement import Measurement, repeat

SIDE_BY_SIDE = 128
"""Positions that are searched side by side."""
BATCHES = (1, 16, SIDE_BY_SIDE)
"""Positions that the network evaluates in one call."""
MOST_DECISIONS = 90
"""Maximum number of decisions before a position."""
SEED = 1

_clock = time.thread_time


def measure(pairs: Sequence[tuple[str, str]], runs: int, seconds: float) -> Iterator[Measurement]:
    """Measure `learned` and `learned+search`.

    Args:
        pairs: Pairs of decks, which take turns.
        runs: Number of runs.
        seconds: Time of each run of the network; a run of a search decides in every position once.
    """
    player: Any = zx_agents.load("learned")
    searcher: Any = zx_agents.load("learned+search")
    batch = positions(player, pairs, SIDE_BY_SIDE)
    searcher.choose(batch, np.random.default_rng(SEED))  # everything is compiled now
    times = repeat(runs, *(partial(_network, player, batch, size, seconds) for size in BATCHES))
    for size, values in zip(BATCHES, times, strict=True):
        what = f"network of learned, {size:,} position{'s' * (size > 1)} in a call, each"
        yield Measurement(f"network_{size}", what, "µs", values, less_is_better=True)
    alone, together = repeat(
        runs, partial(_search, searcher, batch, 1), partial(_search, searcher, batch, SIDE_BY_SIDE)
    )
    yield Measurement(
        "search_1", "learned+search, a decision, one position at a time", "ms", alone, 4, less_is_better=True
    )
    what = f"learned+search, a decision, {SIDE_BY_SIDE} positions side by side"
    yield Measurement(f"search_{SIDE_BY_SIDE}", what, "ms", together, 2.7, less_is_better=True)


def positions(player: Any, pairs: Sequence[tuple[str, str]], n: int) -> GameBatch[Any]:
    """Return n positions: games that the player plays for a random number of decisions and that go on."""
    rng = np.random.default_rng(SEED)
    drawn = rng.permutation(len(pairs))
    games = [
        Game.new(decks=pairs[drawn[i % len(pairs)]], seed=SEED + i, skip_forced=True) for i in range(2 * n)
    ]
    batch, before = GameBatch(games), rng.integers(MOST_DECISIONS, size=2 * n)
    for decision in range(MOST_DECISIONS):
        rows = np.flatnonzero(~batch.done & (before > decision))
        actions = np.full(2 * n, -1, np.int32)
        if len(rows):
            actions[rows] = player.act_batch(batch.observation[rows], batch.mask[rows], rng)
        batch.step(actions)
    return batch.copy(np.flatnonzero(~batch.done)[:n])


def _network(player: Any, batch: GameBatch[Any], size: int, seconds: float) -> float:
    """Return the microseconds of a position, evaluated in calls of `size` positions."""
    observations, masks = batch.observation, batch.mask
    done, started = 0, _clock()
    while (spent := _clock() - started) < seconds or not done:
        for first in range(0, len(batch), size):
            player.evaluate(observations[first : first + size], masks[first : first + size])
        done += len(batch)
    return 1e6 * spent / done


def _search(searcher: Any, batch: GameBatch[Any], size: int) -> float:
    """Return the milliseconds of a decision, with `size` positions searched side by side."""
    rng = np.random.default_rng(SEED)
    parts = [batch.copy(rows) for rows in np.split(np.arange(len(batch)), len(batch) // size)]
    started = _clock()
    for part in parts:
        searcher.choose(part, rng)
    return 1e3 * (_clock() - started) / len(batch)
