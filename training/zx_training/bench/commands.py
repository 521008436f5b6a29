"""The subcommands of `zx bench`. Each one imports the module that makes its measurements."""

from __future__ import annotations

import contextlib
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from zx_env.errors import SettingError
from zx_training.console import AsJson, console
from zx_training.options import GAME, GameName

Quick = Annotated[bool, typer.Option("--quick", help="Tenths of seconds a figure, no cold start.")]

app = typer.Typer(
    help="Measure decisions a second, copies, start-up and memory, beside what is aimed at.",
    epilog="In a checkout also: python -m tests.citations (rules done and tested), python -m tests.figures "
    "(rooms, arrows, lengths of files), python -m zx_env.zx.state (how a game lies in memory), python -m "
    "zx_env.compiling.aot zx_agents.network.compiled (the compiled rules for a wheel).",
)


class Part(StrEnum):
    """A table of the page that `zx bench write` fills in."""

    FIGURES = "figures"
    PEERS = "peers"
    LEARNERS = "learners"
    GROWTH = "growth"


@app.callback(invoke_without_command=True)
def bench(context: typer.Context, quick: Quick = False, as_json: AsJson = False) -> None:
    """Measure decisions a second, copies, start-up and memory, and compare them with the targets."""
    if context.invoked_subcommand is None:
        figures(quick, as_json)
    elif quick or as_json:
        command = context.invoked_subcommand
        raise SettingError(f"--quick and --json stand behind their word: zx bench {command} --quick")


def figures(quick: bool, as_json: bool) -> None:
    """Measure this environment and print the measurements."""
    from zx_training.bench import interfaces, report

    takes = (
        "a few tenths of a second a figure" if quick else "three to five minutes; longer on a busy machine"
    )
    if not sys.stdout.isatty():
        print(f"zx bench: {takes}", file=sys.stderr)
    with console.status(f"measuring: {takes}") if sys.stdout.isatty() else contextlib.nullcontext():
        measurements = interfaces.measure(quick)
    report.show(console, measurements, as_json)


@app.command()
def check() -> None:
    """Fail if a third of the engine's speed is lost, as a ratio to a fixed piece of work (for CI)."""
    from zx_training.bench import reference

    is_fast, message = reference.check()
    console.print(message)
    raise typer.Exit(0 if is_fast else 1)


@app.command()
def calibrate() -> None:
    """Store the present speed as the speed that `zx bench check` expects."""
    from zx_training.bench import reference

    console.print(reference.calibrate())


@app.command()
def peers(quick: Quick = False, as_json: AsJson = False) -> None:
    """Run the same loop over other environments, from the extra `bench`."""
    from zx_training.bench import report

    report.show_peers(console, quick, as_json)


@app.command()
def learners(quick: Quick = False, as_json: AsJson = False) -> None:
    """Measure the decisions a second that each learner learns from (extras `train` and `rllib`)."""
    from zx_training.bench import report

    report.show_learners(console, quick, as_json)


@app.command()
def games(quick: Quick = False, as_json: AsJson = False) -> None:
    """Measure all games side by side in one run."""
    from zx_training.bench import report

    report.show_games(console, quick, as_json)


@app.command()
def searches(quick: Quick = False, as_json: AsJson = False) -> None:
    """Measure simulations a second, compared with OpenSpiel's ISMCTS (extra `bench`)."""
    from zx_training.bench import report

    report.show_searches(console, quick, as_json)


@app.command()
def growth(quick: Quick = False, as_json: AsJson = False) -> None:
    """Measure how the speed depends on games in a batch, cards in the pool, decks and threads."""
    from zx_training.bench import report

    report.show_growth(console, quick, as_json)


@app.command()
def cluster(quick: Quick = False, as_json: AsJson = False) -> None:
    """Measure the link of machines, and say what several would learn; start it with torchrun on each."""
    from zx_training.bench import report

    report.show_cluster(console, quick, as_json)


@app.command()
def decks(
    game: GameName = GAME,
    games: Annotated[int, typer.Option("-n", min=2, help="Games of each two decks.")] = 20,
) -> None:
    """Measure how strong each shipped deck is, and write the figures that the page says."""
    from zx_training.bench import deck_strengths

    deck_strengths.measure(console, game, games)


@app.command()
def write(
    page: Annotated[Path, typer.Argument(help="The page, BENCHMARKS.md.")],
    parts: Annotated[list[Part] | None, typer.Argument(help="Only these tables of it.")] = None,
    quick: Quick = False,
) -> None:
    """Measure everything and fill in the tables of a page."""
    from zx_training.bench import report

    report.write(page, quick, parts or list(Part))
