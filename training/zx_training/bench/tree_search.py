"""`zx bench searches`: simulations per second of batched tree search and of OpenSpiel's ISMCTS.

Both search the same positions of Z/X, determinize for every simulation and evaluate every leaf as even, so
that the time is that of tree, determinization and game. OpenSpiel's search is the bot of its Python package,
on `zx_env.open_spiel`; the C++ bot only plays games written in C++. Rates are per second of processor time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from rich.table import Table

from zx_env import Game, GameBatch, SearchTrees
from zx_training.bench.interfaces import SEED, pairs
from zx_training.bench.measurement import number, repeat, version_of

BATCHES = (1, 16, 64, 256)
SIMULATIONS = 64
"""Simulations of one search of a position."""
DECISIONS = (20, 60)
"""Range of the number of random decisions before a position; more follow while only one action is legal."""


def compare(runs: int, seconds: float) -> list[dict[str, Any]]:
    """Return rows of searcher, positions searched side by side, median rate, and rates of the runs."""
    searches: dict[tuple[str, int], Callable[[float], float]] = {
        ("zx_env", n): partial(ours, positions(n)) for n in BATCHES
    }
    rows: list[dict[str, Any]] = []
    version = version_of("open-spiel")
    if version is None:
        rows.append({"who": "open_spiel", "missing": "not installed"})
    else:
        searches[f"open_spiel {version}", 1] = partial(theirs, positions(16))
    measured = repeat(runs, *(partial(rate, seconds) for rate in searches.values()))
    for (who, batch), rates in zip(searches, measured, strict=True):
        rows.append({"who": who, "batch": batch, "rate": float(np.median(rates)), "runs": list(rates)})
    return rows


def positions(n: int) -> list[Game]:
    """Return positions in the middle of random games in which the player to move has a choice."""
    chosen: list[Game] = []
    for seed in range(SEED, SEED + 100 * n):
        rng = np.random.default_rng(seed)
        game = Game.new(decks=pairs()[seed % len(pairs())], seed=seed, skip_forced=True)
        before = int(rng.integers(*DECISIONS))
        while game.to_play is not None and (before > 0 or game.mask().sum() < 2):
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            before -= 1
        if game.to_play is not None:
            chosen.append(game)
        if len(chosen) == n:
            break
    return chosen


def ours(games: list[Game], seconds: float) -> float:
    """Return simulations per second of this project's tree search, searching all positions side by side."""
    roots, rng = GameBatch(games), np.random.default_rng(SEED)
    rows, batch = np.arange(len(roots)), roots.copy()
    trees = SearchTrees(len(roots), SIMULATIONS, roots.num_actions, len(roots))
    priors = np.ones((len(roots), roots.num_actions), np.float32)
    even = np.full(len(roots), 0.5, np.float32)
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds or not done:
        trees.clear()
        for _ in range(SIMULATIONS):
            batch.put(rows, roots, rows)
            batch.determinize(roots.player, rng)
            trees.descend(batch, rows)
            trees.climb(batch, priors, even)
        done += SIMULATIONS * len(roots)
    return done / spent


# -- OpenSpiel's -----------------------------------------------------------------------------------------


class UniformEvaluator:
    """OpenSpiel evaluator with uniform priors and even values."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return a pair of action and probability for each legal action, all equally probable."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> list[float]:
        """Return the value of an even position for each of the two players: 0."""
        return [0.0, 0.0]


def theirs(games: list[Game], seconds: float) -> float:
    """Return simulations per second of OpenSpiel's ISMCTS, searching one position after another."""
    from open_spiel.python.algorithms import ismcts

    from zx_env.open_spiel import OpenSpielGame

    game_type = OpenSpielGame.of(Game)
    states = [game_type.state(game) for game in games]
    bot = ismcts.ISMCTSBot(
        game_type,
        UniformEvaluator(),
        1.5,
        SIMULATIONS,
        random_state=np.random.RandomState(SEED),
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds or not done:
        bot.run_search(states[done // SIMULATIONS % len(states)])
        done += SIMULATIONS
    return done / spent


def table(rows: list[dict[str, Any]]) -> Table:
    """Return a table of the rows."""
    report = Table(title=f"simulations a second, one thread, {SIMULATIONS} of each position")
    for heading, side in (("", "left"), ("positions side by side", "right"), ("simulations", "right")):
        report.add_column(heading, justify="right" if side == "right" else "left")
    for row in rows:
        if "missing" in row:
            report.add_row(row["who"], row["missing"], "")
        else:
            report.add_row(row["who"], f"{row['batch']:,}", number(row["rate"], "/s"))
    return report
