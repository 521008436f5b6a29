"""`zx puzzles`: list the puzzles of a game, test players on them, mine more."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from zx_training.console import AsJson, console
from zx_training.options import AGENT, GAME, GameName, Seed

app = typer.Typer(
    no_args_is_help=True, help="Turns that can be won for certain: list them, test players, mine."
)

Set = Annotated[
    str | None, typer.Option("--set", help="hard measures players, easy is for people; else both.")
]
File = Annotated[Path | None, typer.Option("--file", help="Puzzles of this file instead of those shipped.")]


@app.command(name="list")
def list_puzzles(
    game: GameName = GAME, which: Set = None, file: File = None, as_json: AsJson = False
) -> None:
    """List puzzles with the numbers that `zx play --puzzle` takes."""
    from zx_training.games import get_game
    from zx_training.puzzles.puzzle import load
    from zx_training.table_format import Table

    rows = [
        {
            "number": number,
            "set": puzzle.set,
            "goal": puzzle.goal,
            "decisions": puzzle.depth,
            "first actions": puzzle.choices,
            "random lines": f"{puzzle.luck:.1%}",
            "themes": ", ".join(puzzle.themes),
        }
        for number, puzzle in enumerate(load(get_game(game).name, path=file), 1)
        if which in (None, puzzle.set)
    ]
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        Table(f"{len(rows)} puzzles; try one: zx play --puzzle NUMBER", rows).show(console)


@app.command()
def solve(
    agents: Annotated[list[str], typer.Argument(help=AGENT)],
    game: GameName = GAME,
    which: Set = None,
    file: File = None,
    deals: Annotated[int, typer.Option(min=1, help="Deals of each puzzle.")] = 200,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Test players: a puzzle is solved on all its deals, whatever the enemy answers, or it is not."""
    import zx_agents

    from zx_training.games import get_game
    from zx_training.puzzles.puzzle import is_solved, load
    from zx_training.table_format import Table

    name = get_game(game).name
    puzzles = load(name, which, file)
    rows = []
    for words in agents:
        player, started = zx_agents.load(words, name), time.monotonic()
        solved = [is_solved(player, puzzle, deals, seed) for puzzle in puzzles]
        row: dict[str, object] = {"player": words, "puzzles": len(puzzles), "solved": sum(solved)}
        for part in sorted({puzzle.set for puzzle in puzzles}):
            own = [s for s, puzzle in zip(solved, puzzles, strict=True) if puzzle.set == part]
            row[part] = f"{sum(own)} of {len(own)}"
        rows.append(row | {"seconds": round(time.monotonic() - started, 1)})
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        Table("puzzles solved", rows).show(console)


@app.command()
def mine(
    out: Annotated[Path, typer.Argument(help="The file to append to, one puzzle a line.")],
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="Puzzles to find.")] = 10,
    minutes: Annotated[float, typer.Option(min=0, help="Stop after these; 0: never.")] = 0,
    goals: Annotated[str, typer.Option(help="win, win2, survive, with commas between them.")] = "win",
    game: GameName = GAME,
    seed: Seed = 1,
) -> None:
    """Mine puzzles from games of the panel, and prove them on 2,000 deals."""
    from zx_training.games import get_game
    from zx_training.puzzles.mining import mine_to

    mine_to(console, get_game(game), out, count, minutes, goals.split(","), seed)
