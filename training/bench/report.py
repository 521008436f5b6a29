"""What `zx bench` prints or writes."""

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from training.bench import doors, figures


def show(console: Console, found: Sequence[figures.Figure], as_json: bool, title: str, **more: Any) -> None:
    """Figures and circumstances, as a table or as JSON."""
    around = figures.circumstances(seed=doors.SEED, decks=doors.decks())
    if as_json:
        print(json.dumps({"figures": [one.as_data() for one in found], **around, **more}, indent=1))
        return
    console.print(figures.table(title, found))
    console.print(figures.in_words(around), highlight=False)
