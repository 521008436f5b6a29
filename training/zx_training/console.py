"""The consoles that commands print to, and the option `--json`."""

from typing import Annotated

import typer
from rich.console import Console

console = Console()
problems = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of a table.")]
