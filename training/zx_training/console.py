"""The consoles that commands print to, and the option `--json`."""

import re
from typing import Annotated

import typer
from rich.console import Console

console = Console()
problems = Console(stderr=True)

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def without_controls(text: str) -> str:
    """Return the text with its control characters as escapes.

    Messages quote files of strangers; a terminal would obey the control characters in them.
    """
    return _CONTROLS.sub(lambda sign: ascii(sign[0])[1:-1], text)


AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of a table.")]
