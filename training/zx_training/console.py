"""Where the command line writes to, and the option that turns its tables into JSON."""

from typing import Annotated

import typer
from rich.console import Console

console = Console()
problems = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of a table.")]
