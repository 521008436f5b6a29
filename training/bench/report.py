"""What `zx bench` prints or writes."""

import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from training.bench import doors, figures, growth, peers

_WORDS = {
    "games": "games in a batch",
    "cards": "cards in the pool",
    "decks": "pairs of decks",
    "threads": "threads (by the clock on the wall)",
}


def show(console: Console, found: list[figures.Figure], as_json: bool) -> None:
    """The figures, as a table or as JSON."""
    data = {"figures": [one.as_data() for one in found]}
    _show(console, data, as_json, lambda: figures.table("zx bench", found))


def show_peers(console: Console, quick: bool, as_json: bool) -> None:
    """The peers beside this environment."""
    rows = peers.compare(_seconds(quick))
    _show(console, {"peers": rows}, as_json, lambda: peers.table(rows))


def show_growth(console: Console, quick: bool, as_json: bool) -> None:
    """How the rate grows and falls."""
    found = growth.measure(_seconds(quick), _log)
    _show(console, {"growth": found}, as_json, lambda: _growth_table(found))


def write_all(folder: Path, quick: bool) -> None:
    """Everything into a folder, for BENCHMARKS.md: three files of JSON, a plot, and the tables as text."""
    folder.mkdir(parents=True, exist_ok=True)
    found = doors.measure(quick)
    _log("figures done")
    rows = peers.compare(_seconds(quick))
    _log("peers done")
    grown = growth.measure(_seconds(quick), _log)
    growth.plot(grown, folder / "growth.svg")
    around = _around()
    for name, data in (
        ("figures", [one.as_data() for one in found]),
        ("peers", rows),
        ("growth", grown),
    ):
        text = json.dumps({name: data, **around}, indent=1)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    with (folder / "tables.txt").open("w", encoding="utf-8") as file:
        paper = Console(file=file, width=140)
        for table in (figures.table("zx bench", found), peers.table(rows), _growth_table(grown)):
            paper.print(table)
        paper.print(figures.in_words(around), highlight=False)


def _log(words: str) -> None:
    print(words, file=sys.stderr)


def _seconds(quick: bool) -> float:
    return 0.5 if quick else 2.5


def _around() -> dict[str, Any]:
    return figures.circumstances(seed=doors.SEED, decks=doors.decks())


def _show(console: Console, data: dict[str, Any], as_json: bool, table: Callable[[], Table]) -> None:
    around = _around()
    if as_json:
        print(json.dumps({**data, **around}, indent=1))
        return
    console.print(table())
    console.print(figures.in_words(around), highlight=False)


def _growth_table(found: dict[str, dict[str, list[float]]]) -> Table:
    shown = Table(title="decisions a second, as it grows")
    for name in ("", "", "median", "of runs"):
        shown.add_column(name, justify="left" if not name else "right")
    for key, curve in found.items():
        for n, runs in curve.items():
            median = figures.number(statistics.median(runs), "/s")
            spread = f"{figures.number(min(runs), '/s')} to {figures.number(max(runs), '/s')}"
            shown.add_row(_WORDS[key], f"{int(n):,}", median, spread)
    return shown
