"""Terminal output of `zx experiment`: progress bars, and tables at the end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from zx_training.experiments.config import Experiment
from zx_training.experiments.runner import PICTURE, RESULTS, TABLE, ExperimentCallback, run_experiment
from zx_training.learner.trainer import Callback
from zx_training.progress_bar import bar


def experiment(console: Console, path: Path, out: Path | None, jobs: int | None) -> None:
    """Run the experiment of a TOML file, or the rest of it, and show the results."""
    config = Experiment.read(path)
    config.check()
    folder = out or Path("runs") / path.stem
    console.print(f"experiment folder {folder}", highlight=False)
    with bar(console) as progress:
        runs = progress.add_task("runs", total=len(config.runs()), note="")
        learning = progress.add_task("learning", total=1.0, note="", visible=False)
        playing = progress.add_task("playing", total=None, note="", visible=False)

        def log(text: str) -> None:
            if not console.is_terminal:  # in a log file, print lines instead of progress bars
                console.print(text, highlight=False, markup=False, soft_wrap=True)

        def on_run(name: str, done: int, total: int) -> None:
            progress.update(runs, completed=done, note=f"{name}, {done + 1} of {total}")
            progress.update(learning, visible=True, completed=0.0)
            log(f"run {done + 1} of {total}: {name}")

        def on_update(point: dict[str, float]) -> None:
            note = f"{int(point['steps']):,} decisions"
            progress.update(learning, completed=point["progress"], note=note)

        def on_games(name: str, done: int, total: int) -> None:
            progress.update(runs, completed=len(config.runs()), note="")
            note = f"{name}: {done} of {total} games"
            progress.update(playing, visible=True, completed=done, total=total, note=note)

        callback = ExperimentCallback(on_run, on_games, Callback(on_update=on_update))
        try:
            results = run_experiment(config, folder, callback, jobs)
        except KeyboardInterrupt:
            console.print(f"what is done is kept in {folder}: repeat the command to go on", highlight=False)
            raise
    for name, one in results["found"].items():
        console.print(win_rates(name, one))
    for line in results["said"]:
        console.print(line, highlight=False, markup=False)
    files = ", ".join(str(folder / name) for name in (RESULTS, TABLE, PICTURE))
    console.print(f"Files: {files}", highlight=False, markup=False)


def win_rates(name: str, one: Mapping[str, Any]) -> Table:
    """Return a table of win rates of every arm against every agent: of all its runs, and of each run."""
    table = Table(title=f"Decks {escape(name)}: games won, Wilson's 95 % interval")
    for heading in ("arm", "against", "games", "won", "from", "to", "its runs"):
        table.add_column(heading, justify="left" if heading in ("arm", "against") else "right")
    for line in one["win_rates"]:
        rates = (line["win_rate"], line["low"], line["high"])
        runs = "  ".join(f"{rate:.1%}" for rate in line["runs"].values())
        arm, against = escape(line["arm"]), escape(line["against"])
        table.add_row(arm, against, str(line["games"]), *(f"{rate:.1%}" for rate in rates), runs)
    return table
