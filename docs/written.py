"""Generated pages of the manual: READMEs of the tree, tables of each game, decks, notebooks.

Each build writes them again. Only board.svg is stored, because README shows it: `python docs/written.py`
draws it from the position in board.json. A link in a README to another page of the manual is adapted; a link
to a file of the tree becomes its name.
"""

import csv
import importlib
import inspect
import json
import math
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter

from zx_env.core.games import GameRegistration, default_game, games

ROOT = Path(__file__).resolve().parent.parent
TAKEN = {
    "writing_cards": "zx_env/zx/cards/README.md",
    "battle_phase": "zx_env/ygo/README.md",
    "agents": "agents/zx_agents/README.md",
    "shipped": "agents/zx_agents/shipped/README.md",
    "training": "training/zx_training/README.md",
    "recipes": "training/zx_training/recipes/README.md",
    "data": "training/zx_training/datasets/README.md",
    "tournament": "training/zx_training/tournament/README.md",
    "experiments": "training/zx_training/experiments/README.md",
    "benchmarks": "BENCHMARKS.md",
}
"""Page of the manual: file of the tree."""
RULES = {"Z/X": "tests", "Yu-Gi-Oh! Battle Phase": "tests/ygo"}
"""Game: folder of its list of rule numbers and of what was measured of them."""
BOARD = ROOT / "docs" / "board.svg"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def write(folder: Path) -> None:
    """Write all pages into the folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for page, path in TAKEN.items():
        (folder / f"{page}.md").write_text(taken(ROOT / path, folder), encoding="utf-8")
    for game in games():
        name, module = game.name, game.load_environment()
        (folder / f"board_{name}.svg").write_text(board_of(game), encoding="utf-8")
        heading = f"# {module.ID}\n\n![A board](board_{name}.svg)\n\n{module.__doc__}\n"
        text = f"{heading}{columns(module)}\n{actions(module)}"
        (folder / f"environment_{name}.md").write_text(text, encoding="utf-8")
        if game.decks:
            text = decks(f"Decks of {game.title}", get_game(name))
            (folder / f"decks_{name}.md").write_text(text, encoding="utf-8")
    (folder / "rule_numbers.md").write_text(rule_numbers(), encoding="utf-8")
    for notebook in sorted((ROOT / "notebooks").glob("*.ipynb")):
        shutil.copy(notebook, folder)


def taken(path: Path, folder: Path) -> str:
    """Return the text of a page of the tree with links adapted to the manual; copy its pictures."""
    pages = {(ROOT / file).resolve(): page for page, file in TAKEN.items()}

    def linked(match: re.Match[str]) -> str:
        picture, words, target = match.groups()
        if target.startswith(("http:", "https:", "#")):
            return match[0]
        file = (path.parent / target.partition("#")[0]).resolve()
        if picture:
            shutil.copy(file, folder)
            return f"![{words}]({file.name})"
        if file in pages:
            return f"[{words}]({pages[file]}.md)"
        return words

    return LINK.sub(linked, path.read_text(encoding="utf-8"))


def columns(game: Any) -> str:
    """Return a table of the columns of each piece of an observation."""
    rows = [
        {"piece": f"`{piece.name}`", "columns": ", ".join(f"`{column}`" for column in piece.columns)}
        for piece in game.OBSERVATION_FIELDS
    ]
    return f"## Columns\n\nOf each piece, along its last axis.\n\n{table(rows)}"


def actions(game: Any) -> str:
    """Return a table of the blocks of actions, with the comments of the game's `actions.py`."""
    module = importlib.import_module(f"{game.Game.__module__.rpartition('.')[0]}.decision.actions")
    meanings = dict(re.findall(r'\("(\w+)", .*\),  # (.*)', inspect.getsource(module)))
    rows = [
        {"block": f"`{name}`", "numbers": math.prod(shape), "an action of it": meanings.get(name, name)}
        for name, shape in game.BLOCKS
    ]
    return f"## Meanings of actions\n\n{table(rows)}"


def rule_numbers() -> str:
    """Return a page with every rule number: what it says, how far it is built, and whether its tests bite."""
    lines = [
        "# Rule numbers",
        "",
        "Of each number that the rules obey, a few statements that cite it were broken, one at a time. The",
        "last column tells how many of these mistakes a test marked with the number noticed. It is empty",
        "where no statement of a function cites the number. `python -m tests.mutations.rules` measures it.",
        "",
    ]
    for title, place in RULES.items():
        rules = tomllib.loads((ROOT / place / "rules.toml").read_text(encoding="utf-8"))
        with (ROOT / place / "rules_bite.tsv").open(encoding="utf-8") as file:
            bites = {row["number"]: row for row in csv.DictReader(file, delimiter="\t")}
        rows = [
            {
                "number": number,
                "rule": entry["name"],
                "state": entry["status"],
                "noticed": _noticed(bites.get(number)),
            }
            for number, entry in rules.items()
            if number != "version" and not entry.get("heading")
        ]
        lines += [f"## {title}", "", table(rows)]
    return "\n".join(lines)


def _noticed(row: dict[str, str] | None) -> str:
    """Return how many mistakes were noticed, such as "5 of 6"; "" where there was none to make."""
    return f"{row['caught']} of {row['planted']}" if row and row["planted"] != "0" else ""


def board_of(game: GameRegistration) -> str:
    """A board for the page of a game: for the default game that of the front page."""
    return BOARD.read_text(encoding="utf-8") if game == default_game() else board_in_the_middle(game)


def front_board() -> str:
    """The board of the front page, as player 0 sees it: a Z/X attacks the one that guards the enemy."""
    position = json.loads(BOARD.with_suffix(".json").read_text(encoding="utf-8"))
    game = default_game().load_environment().Game.from_position(position)
    game.step("attack c3")
    game.step("target b3")
    return str(game.picture(0).svg)


def board_in_the_middle(registration: GameRegistration) -> str:
    """A board in the middle of a game between two that know how to play, as player 0 sees it."""
    game, rng = registration.load_environment().Game.new(seed=4), np.random.default_rng(4)
    player = zx_agents.load("scripted", registration.name)
    while game.to_play != 0 or game.position()["turn"] < 7:
        game.step(zx_agents.act_in(player, game, rng))
    return str(game.picture(0).svg)


def decks(words: str, adapter: GameAdapter) -> str:
    """Return a page with every shipped deck of a game and its cards."""
    lines = [f"# {words}", "", table(adapter.decks().rows)]
    for row in adapter.decks().rows:
        cards = adapter.deck(row["deck"])
        lines += [f"## {row['deck']}", "", table(cards.rows)]
    return "\n".join(lines)


def table(rows: list[dict[str, Any]]) -> str:
    """Return rows under the names of their columns, in Markdown."""
    names = list(rows[0])
    lines = [names, ["---"] * len(names), *([str(row[name]) for name in names] for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |".replace("\n", " ") for cells in lines) + "\n"


if __name__ == "__main__":
    BOARD.write_text(front_board() + "\n", encoding="utf-8")
