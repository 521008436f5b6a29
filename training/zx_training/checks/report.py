"""`zx check`: progress while the games are played, then the verdicts as text or JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console

from zx_training.checks.check import check as check_agent
from zx_training.checks.games import CheckedGame
from zx_training.console import without_controls
from zx_training.games.adapter import GameAdapter
from zx_training.progress_bar import bar


def check(
    console: Console,
    adapter: GameAdapter,
    agent: str,
    games: int,
    against: str,
    decks: Sequence[str] | None,
    seed: int | None,
    seconds: float,
    as_json: bool,
) -> bool:
    """Check an agent, print the verdicts, and return whether it passed."""
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task("playing", total=games, note="")

        def advance(played: CheckedGame) -> None:
            progress.update(task, advance=1, note=f"{len(played.decisions)} decisions in the last game")

        checked = check_agent(agent, adapter, games, against, decks, seed, seconds, advance)
    if as_json:
        print(json.dumps(checked.as_dict(), indent=1))
    else:
        console.print(without_controls(str(checked)), markup=False, highlight=False, soft_wrap=True)
    return checked.passed
