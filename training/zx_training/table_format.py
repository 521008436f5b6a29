"""Tables that the commands print as text or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text


@dataclass(frozen=True)
class Table:
    """A title and rows for the terminal; each row maps column names to values."""

    title: str
    rows: Sequence[dict[str, Any]]

    def show(self, console: Console) -> None:
        """Print the table. If rows have a text, print each row in one line and its text below."""
        if self.rows and "text" not in self.rows[0]:
            console.print(self._table())
            return
        console.print(self.title, style="bold", highlight=False)
        for row in self.rows:
            words = [
                f"{key} {value}" if key in ("cost", "power") else str(value)
                for key, value in row.items()
                if value not in (None, "") and key != "text"
            ]
            console.print("  ".join(words), style="bold", markup=False, highlight=False)
            if row["text"]:
                console.print(Padding(Text(row["text"]), (0, 0, 0, 8)))

    def _table(self) -> RichTable:
        table = RichTable(title=self.title, box=SIMPLE)
        for key in self.rows[0]:
            right = isinstance(self.rows[0][key], int)
            table.add_column(
                key, justify="right" if right else "left", overflow="fold", no_wrap=key == "deck"
            )
        for row in self.rows:
            table.add_row(*("" if value is None else str(value) for value in row.values()))
        return table
