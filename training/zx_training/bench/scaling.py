"""`zx bench growth`: decisions per second against games in a batch, cards in the pool, decks and threads.

Larger pools contain copies of the cards of the first booster's decks, each copy with a number of its own.
Decks take their cards from the whole pool, so the games are the same, but the card table is larger. Pools
above `limits.CARDS` run in a process that raises these limits before anything is compiled.
"""

import dataclasses
import json
import os
import statistics
import subprocess
import sys
import time
import types
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

GAMES = (1, 4, 16, 64, 256, 1024, 4096, 16384)
CARDS = (107, 500, 2000, 5000, 10_000)
PAIRS = (1, 10, 100, 289)
THREADS = (1, 2, 3, 4)
BATCH = 256
RUNS = 5
TABLES = ("CARDS", "ABILITIES", "SELECTORS", "CONDITIONS", "BOUNDS", "STEPS")
"""Names of the capacities of the card table in limits.py, which are enlarged for a bigger pool of cards."""


def measure(seconds: float, report: Callable[[str], None]) -> dict[str, dict[str, list[float]]]:
    """Return decisions per second as curve -> point -> rates of the runs.

    The curves are the number of games, of deck pairs, of threads and of cards; `report` is called with a line
    of progress.
    """
    from zx_env import deck_names
    from zx_training.bench.interfaces import Batch, pairs

    names = [*deck_names("2017"), *deck_names("b01")]
    all_pairs = [(first, second) for first in names for second in names]
    curves: dict[str, dict[str, list[float]]] = {"games": {}, "decks": {}, "threads": {}, "cards": {}}
    for n in GAMES:
        report(f"{n} games")
        curves["games"][str(n)] = _runs(Batch(n, pairs()).rate, seconds)
    for n in PAIRS:
        report(f"{n} pairs of decks")
        curves["decks"][str(n)] = _runs(Batch(BATCH, all_pairs[:: len(all_pairs) // n][:n]).rate, seconds)
    for n in THREADS:
        report(f"{n} threads")
        batch = Batch(4 * BATCH, pairs(), num_threads=n)
        curves["threads"][str(n)] = _runs(partial(batch.rate, clock=time.perf_counter), seconds)
    for n in CARDS:
        report(f"a pool of {n} cards")
        command = [sys.executable, "-m", __name__, str(n), str(seconds)]
        output = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=os.environ, text=True).stdout
        curves["cards"][str(n)] = json.loads(output.splitlines()[-1])
    return curves


def _runs(rate: Callable[[float], float], seconds: float) -> list[float]:
    return [rate(seconds / RUNS) for _ in range(RUNS)]


def plot(curves: dict[str, dict[str, list[float]]], path: Path) -> None:
    """Draw the curves that `measure` returned as four plots in one picture and write it to `path`."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 3), layout="constrained")
    kinds = (
        ("games", "games in a batch", True),
        ("cards", f"cards in the pool ({BATCH} games)", True),
        ("decks", f"pairs of decks ({BATCH} games)", True),
        ("threads", f"threads ({4 * BATCH:,} games, wall clock)", False),
    )
    for axes, (key, label, is_wide) in zip(figure.subplots(1, 4, sharey=True), kinds, strict=True):
        at = [int(n) for n in curves[key]]
        runs = [[value / 1000 for value in values] for values in curves[key].values()]
        axes.fill_between(at, [min(r) for r in runs], [max(r) for r in runs], alpha=0.25, linewidth=0)
        axes.plot(at, [statistics.median(r) for r in runs], marker="o", markersize=4)
        if is_wide:
            axes.set_xscale("log", base=2 if key == "games" else 10)
        else:
            axes.set_xticks(at)
        axes.set_xlabel(label, fontsize=8)
        axes.tick_params(labelsize=8)
        axes.grid(alpha=0.3)
    figure.axes[0].set_ylim(bottom=0)
    figure.axes[0].set_ylabel("thousand decisions a second", fontsize=8)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None, dpi=110)


# -- a pool of another size -------------------------------------------------------------------------------


def _pool(n: int, seconds: float) -> list[float]:
    """Return the rates with a pool of `n` cards; the process must not have imported the engine before."""
    from zx_env.zx import limits

    times = -(-n // limits.CARDS)
    for name in TABLES:
        setattr(limits, name, getattr(limits, name) * times)

    import numpy as np

    from zx_env import Deck, deck_names, load_deck
    from zx_env.zx.cards.sets import CARDS as SHIPPED
    from zx_training.bench.interfaces import SEED, Batch

    decks = [load_deck(name) for name in deck_names("b01")]
    numbers = sorted({number for deck in decks for number in _all_of(deck)})
    card_of = {card.number: card for card in SHIPPED}
    copies = -(-n // len(numbers))
    card_set: Any = types.ModuleType("zx_bench_pool")
    card_set.CARDS = [
        dataclasses.replace(card_of[number], number=f"{number}#{copy}")
        for copy in range(copies)
        for number in numbers
    ]
    sys.modules[card_set.__name__] = card_set
    rng = np.random.default_rng(SEED)

    def draw_copies(deck: Deck) -> Deck:
        def copy_of(number: str) -> str:
            return f"{number}#{rng.integers(copies)}"

        cards = [copy_of(number) for number in deck.cards]
        return dataclasses.replace(deck, cards=cards, player_card=copy_of(deck.player_card or numbers[0]))

    pairs = [(draw_copies(decks[i % 7]), draw_copies(decks[i // 7 % 7])) for i in range(98)]
    return _runs(Batch(BATCH, pairs, card_set=card_set.__name__).rate, seconds)


def _all_of(deck: Any) -> list[str]:
    return [*deck.cards, *([deck.player_card] if deck.player_card else []), *deck.dynamis]


if __name__ == "__main__":
    print(json.dumps(_pool(int(sys.argv[1]), float(sys.argv[2]))))
