"""The consoles that commands print to, the option `--json`, and tables printed by it."""

import json
import re
from typing import Annotated, Any

import typer
from rich.console import Console

console = Console(emoji=False)
problems = Console(stderr=True, emoji=False)

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def without_controls(text: str) -> str:
    """Return the text with its control characters as escapes.

    Messages quote files of strangers; a terminal would obey the control characters in them.
    """
    return _CONTROLS.sub(lambda sign: ascii(sign[0])[1:-1], text)


AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of a table.")]


def show_all(tables: Any, as_json: bool) -> None:
    """Print tables, or one JSON object with the rows of each by its title."""
    if as_json:
        print(json.dumps({table.title: table.rows for table in tables}, indent=1, ensure_ascii=False))
        return
    for table in tables:
        table.show(console)


def show(table: Any, as_json: bool) -> None:
    """Print a table, or its rows as JSON."""
    if as_json:
        print(json.dumps(table.rows, indent=1, ensure_ascii=False))
    else:
        table.show(console)
