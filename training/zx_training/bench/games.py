"""The supported games side by side; the runs of all games are interleaved."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from rich.table import Table

from zx_env.core.games import games as registered_games
from zx_training.bench.interfaces import BATCHES, SEED, Batch, bytes_of_a_game, legal_of, start
from zx_training.bench.measurement import number, repeat
from zx_training.games import get_game


@dataclass(frozen=True)
class MeasuredGame:
    """A registered game with its title, and the decks with which it is measured, in all ordered pairs."""

    name: str
    module: Any
    """The module with the game's `VectorEnv`, `raw_env` and `Game`, such as `zx_env`."""
    decks: list[str]

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Return every ordered pair of the decks, also each deck with itself."""
        return [(first, second) for first in self.decks for second in self.decks]


def measured_games() -> list[MeasuredGame]:
    """Return the registered games, each with its decks for measuring speed."""
    return [
        MeasuredGame(game.title, game.load_environment(), get_game(game.name).benchmark_decks())
        for game in registered_games()
    ]


def compare(runs: int, seconds: float) -> list[dict[str, Any]]:
    """Return the rows of a table: quantity, unit, and the median of the runs of each game."""
    games = measured_games()
    rows = []
    for n in BATCHES:
        batches = [Batch(n, game.pairs, game.module.VectorEnv) for game in games]
        rates = repeat(runs, *(partial(batch.rate, seconds) for batch in batches))
        rows.append(_row(f"VectorEnv.step(), {n:,} games, one thread", "/s", games, rates))
    loops = [partial(_loop, game, seconds) for game in games]
    rows.append(_row("raw_env(), step() and last() of a random game", "/s", games, repeat(runs, *loops)))
    lengths = [(_length(game),) for game in games]
    rows.append(_row("decisions of a random game", "", games, lengths))
    starts = [partial(start, game.module.__name__.rpartition(".")[2], game.pairs[1], {}) for game in games]
    for warm in starts:
        warm()
    rows.append(_row("start to the first step, warm", "s", games, repeat(runs, *starts)))
    sizes = [(bytes_of_a_game(game.module.VectorEnv(num_envs=256, decks=game.pairs[:1])),) for game in games]
    rows.append(_row("a game in a batch, observation and mask included", "bytes", games, sizes))
    return rows


def _row(what: str, unit: str, games: list[MeasuredGame], values: list[Any]) -> dict[str, Any]:
    medians = {game.name: statistics.median(runs) for game, runs in zip(games, values, strict=True)}
    return {"what": what, "unit": unit, **medians}


def _played(game: MeasuredGame) -> int:
    """Play one random game for each of up to twenty pairs; return the number of decisions."""
    rng = np.random.default_rng(SEED)
    decisions = 0
    for i, pair in enumerate(game.pairs[:20]):
        env = game.module.raw_env(decks=pair)
        env.reset(seed=SEED + i)
        while env.agents:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(int(legal_of(observation["action_mask"][None], rng)[0]))
            decisions += 1
    return decisions


def _length(game: MeasuredGame) -> float:
    return _played(game) / min(20, len(game.pairs))


def _loop(game: MeasuredGame, seconds: float) -> float:
    """Return decisions per second of `last()` and `step()` with a random legal action."""
    decisions, started = 0, time.thread_time()
    while time.thread_time() - started < seconds:
        decisions += _played(game)
    return decisions / (time.thread_time() - started)


def table(rows: list[dict[str, Any]]) -> Table:
    """Return a table of the rows, with a column for each game."""
    report = Table(title="zx bench games")
    names = [key for key in rows[0] if key not in ("what", "unit")]
    for heading in ("what", *names):
        report.add_column(heading, justify="left" if heading == "what" else "right")
    for row in rows:
        report.add_row(row["what"], *(number(row[name], row["unit"]) for name in names))
    return report
