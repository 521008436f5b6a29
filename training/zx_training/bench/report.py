"""Reports of `zx bench`, printed or written into a Markdown page."""

import json
import statistics
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from zx_env.errors import SettingError
from zx_training.bench import games, interfaces, measurement, peers, scaling, tree_search

_LABELS = {
    "games": "games in a batch",
    "cards": "cards in the pool",
    "decks": "pairs of decks",
    "threads": "threads (by the clock on the wall)",
}


def show(console: Console, measurements: list[measurement.Measurement], as_json: bool) -> None:
    """Print measurements, as a table or as JSON."""
    data = {"figures": [line.as_data() for line in measurements]}
    _show(console, data, as_json, lambda: measurement.table("zx bench", measurements))


def show_peers(console: Console, quick: bool, as_json: bool) -> None:
    """Measure this environment and its peers, and print both."""
    rows = peers.compare(_seconds(quick))
    _show(console, {"peers": rows}, as_json, lambda: peers.table(rows))


def show_learners(console: Console, quick: bool, as_json: bool) -> None:
    """Measure and print learners side by side."""
    from zx_training.bench import learners

    rows, _ = _learners(quick)
    _show(console, {"learners": rows}, as_json, lambda: learners.table(rows))


def show_games(console: Console, quick: bool, as_json: bool) -> None:
    """Measure and print the supported games side by side."""
    rows = games.compare(3 if quick else 7, _seconds(quick))
    _show(console, {"games": rows}, as_json, lambda: games.table(rows))


def show_searches(console: Console, quick: bool, as_json: bool) -> None:
    """Measure and print the tree search of this project and OpenSpiel's."""
    rows = tree_search.compare(3 if quick else 5, _seconds(quick))
    _show(console, {"searches": rows}, as_json, lambda: tree_search.table(rows))


def show_growth(console: Console, quick: bool, as_json: bool) -> None:
    """Measure and print rates by size."""
    curves = scaling.measure(_seconds(quick), _log)
    _show(console, {"growth": curves}, as_json, lambda: _growth_table(curves))


def show_cluster(console: Console, quick: bool, as_json: bool) -> None:
    """Measure the link of machines, and print what several would learn."""
    from zx_training.bench import cluster
    from zx_training.games import get_game
    from zx_training.learner.presets import PRESETS
    from zx_training.learner.tasks import task_of

    found = cluster.measure(task_of(get_game()), PRESETS["quick"], 3 if quick else 8)
    if found is not None:
        _show(console, cluster.as_data(*found), as_json, lambda: cluster.table(*found))


def write(page: Path, quick: bool, parts: Collection[str]) -> None:
    """Measure the named parts of a page, and write each part as soon as it is measured.

    Tables go into a page such as BENCHMARKS.md, between the lines `<!-- NAME -->` and `<!-- end of NAME -->`.
    Data and the plot go into the folder `benchmarks` beside the page.
    """
    folder = page.parent / "benchmarks"
    folder.mkdir(parents=True, exist_ok=True)
    measures: dict[str, Callable[[], tuple[Any, Table]]] = {
        "figures": lambda: _figures(quick),
        "peers": lambda: _peers(quick),
        "learners": lambda: _learners(quick),
        "growth": lambda: _growth(quick, folder / "growth.svg"),
    }
    for name in parts:
        around = _circumstances()
        data, table = measures[name]()
        text = json.dumps({name: data, **around}, indent=1)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        under = f"{markdown(table)}\n\n{measurement.in_words(around)}"
        page.write_text(filled(page.read_text(encoding="utf-8"), {name: under}), encoding="utf-8")
        _log(f"{name}: done")


def _figures(quick: bool) -> tuple[Any, Table]:
    measurements = interfaces.measure(quick)
    return [line.as_data() for line in measurements], measurement.table("", measurements)


def _peers(quick: bool) -> tuple[Any, Table]:
    rows = peers.compare(_seconds(quick))
    return rows, peers.table(rows)


def _learners(quick: bool) -> tuple[Any, Table]:
    from zx_training.bench import learners  # needs psutil, of the extra `train`

    rows = learners.compare(3.0, 1) if quick else learners.compare(20.0)
    return rows, learners.table(rows)


def _growth(quick: bool, plot: Path) -> tuple[Any, Table]:
    curves = scaling.measure(_seconds(quick), _log)
    scaling.plot(curves, plot)
    return curves, _growth_table(curves)


def filled(page: str, tables: dict[str, str]) -> str:
    """Return the text of the page, with each table put between the marker lines of its name."""
    for name, text in tables.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, has_begin, rest = page.partition(begin)
        _, has_end, after = rest.partition(end)
        if not has_begin or not has_end:
            raise SettingError(f"the page has no lines {begin.strip()} and {end} for its table")
        page = f"{before}{begin}{text}\n{end}{after}"
    return page


def markdown(table: Table) -> str:
    """Return a table in Markdown."""
    columns = [list(column.cells) for column in table.columns]
    lines = [[str(column.header) for column in table.columns]]
    lines.append(["---:" if column.justify == "right" else "---" for column in table.columns])
    lines += [list(map(str, row)) for row in zip(*columns, strict=True)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _log(message: str) -> None:
    print(message, file=sys.stderr)


def _seconds(quick: bool) -> float:
    return 0.5 if quick else 2.5


def _circumstances() -> dict[str, Any]:
    return measurement.circumstances(seed=interfaces.SEED, decks=interfaces.decks())


def _show(console: Console, data: dict[str, Any], as_json: bool, table: Callable[[], Table]) -> None:
    around = _circumstances()
    if as_json:
        print(json.dumps({**data, **around}, indent=1))
        return
    console.print(table())
    console.print(measurement.in_words(around), highlight=False)


def _growth_table(curves: dict[str, dict[str, list[float]]]) -> Table:
    report = Table(title="decisions a second, as it grows")
    for name in ("", "", "median", "of runs"):
        report.add_column(name, justify="left" if not name else "right")
    for key, curve in curves.items():
        for n, runs in curve.items():
            median = measurement.number(statistics.median(runs), "/s")
            span = f"{measurement.number(min(runs), '/s')} to {measurement.number(max(runs), '/s')}"
            report.add_row(_LABELS[key], f"{int(n):,}", median, span)
    return report
