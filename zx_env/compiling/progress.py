"""One line on stderr about what takes a while: compiling, or linking alone.

Not here: which functions are compiled (`store.py`).
"""

import sys


class Progress:
    """A line that counts functions where stderr is a terminal, and tells their number elsewhere."""

    def __init__(self, what: str, total: int) -> None:
        """Tell what is compiled; for 0 functions that it is only linked."""
        self.what, self.total, self.at = what, total, 0
        self.redraws = sys.stderr.isatty()
        if not total:
            print(f"zx_env: linking {what} (first time only)…", file=sys.stderr)
        elif not self.redraws:
            functions = "1 function" if total == 1 else f"{total} functions"
            print(f"zx_env: compiling {what}, {functions} (first time only)…", file=sys.stderr)

    def step(self, name: str) -> None:
        """The function of this name is compiled."""
        self.at += 1
        if self.redraws:
            end = ", linking\n" if self.at == self.total else ""
            line = f"\rzx_env: compiling {self.what}, {self.at}/{self.total} (first time only)…"
            print(line, end=end, file=sys.stderr, flush=True)
