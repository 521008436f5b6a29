"""`zx bench searches`: simulations a second of a tree search, ours by batch, beside OpenSpiel's ISMCTS.

Both search the same positions of Z/X with a new deal for every simulation, and take every leaf as even, so
that what is measured is the tree, the dealing and the game. OpenSpiel's is the bot of its Python package, on
`zx_env.open_spiel`: its bot in C++ plays only games of its own. By the seconds that the processor worked.
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
"""Of one search of a position."""
DECISIONS = (20, 60)
"""So many random decisions lie before a position, and on until there is a choice."""


def compare(runs: int, seconds: float) -> list[dict[str, Any]]:
    """Rows of who searches, how many positions side by side, the median rate and its runs."""
    made: dict[tuple[str, int], Callable[[float], float]] = {
        ("zx_env", n): partial(ours, positions(n)) for n in BATCHES
    }
    rows: list[dict[str, Any]] = []
    version = version_of("open-spiel")
    if version is None:
        rows.append({"who": "open_spiel", "missing": "not installed"})
    else:
        made[f"open_spiel {version}", 1] = partial(theirs, positions(16))
    found = repeat(runs, *(partial(rate, seconds) for rate in made.values()))
    for (who, batch), rates in zip(made, found, strict=True):
        rows.append({"who": who, "batch": batch, "rate": float(np.median(rates)), "runs": list(rates)})
    return rows


def positions(n: int) -> list[Game]:
    """Positions in the middle of random games in which somebody has a choice."""
    found: list[Game] = []
    for seed in range(SEED, SEED + 100 * n):
        rng = np.random.default_rng(seed)
        game = Game.new(decks=pairs()[seed % len(pairs())], seed=seed, skip_forced=True)
        before = int(rng.integers(*DECISIONS))
        while game.to_play is not None and (before > 0 or game.mask().sum() < 2):
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
            before -= 1
        if game.to_play is not None:
            found.append(game)
        if len(found) == n:
            break
    return found


def ours(games: list[Game], seconds: float) -> float:
    """Simulations a second of all positions side by side."""
    roots, rng = GameBatch(games), np.random.default_rng(SEED)
    rows, batch = np.arange(len(roots)), roots.copy()
    trees = SearchTrees(len(roots), SIMULATIONS, roots.num_actions, len(roots))
    priors = np.ones((len(roots), roots.num_actions), np.float32)
    even = np.full(len(roots), 0.5, np.float32)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        trees.clear()
        for _ in range(SIMULATIONS):
            batch.put(rows, roots, rows)
            batch.determinize(roots.player, rng)
            trees.descend(batch, rows)
            trees.climb(batch, priors, even)
        done += SIMULATIONS * len(roots)
    return done / spent


# -- OpenSpiel's -----------------------------------------------------------------------------------------


class Even:
    """OpenSpiel's evaluator: every action as likely, nobody ahead."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Pairs of action and share."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> list[float]:
        """Even."""
        return [0.0, 0.0]


def theirs(games: list[Game], seconds: float) -> float:
    """Simulations a second of OpenSpiel's ISMCTS, one position behind the other."""
    from open_spiel.python.algorithms import ismcts

    from zx_env.open_spiel import OpenSpielGame

    family = OpenSpielGame.of(Game)
    states = [family.state(game) for game in games]
    bot = ismcts.ISMCTSBot(
        family,
        Even(),
        1.5,
        SIMULATIONS,
        random_state=np.random.RandomState(SEED),
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        bot.run_search(states[done // SIMULATIONS % len(states)])
        done += SIMULATIONS
    return done / spent


def table(rows: list[dict[str, Any]]) -> Table:
    """The rows."""
    shown = Table(title=f"simulations a second, one thread, {SIMULATIONS} of each position")
    for heading, side in (("", "left"), ("positions side by side", "right"), ("simulations", "right")):
        shown.add_column(heading, justify="right" if side == "right" else "left")
    for row in rows:
        if "missing" in row:
            shown.add_row(row["who"], row["missing"], "")
        else:
            shown.add_row(row["who"], f"{row['batch']:,}", number(row["rate"], "/s"))
    return shown
