"""Report progress of compiling or linking in one line on stderr.

See also: `store.py` chooses the functions to compile.
"""

import sys


class Progress:
    """The progress line on stderr: on a terminal it counts compiled functions, else it gives the number."""

    def __init__(self, what: str, total: int) -> None:
        """Report the start of compiling `total` functions; for 0 functions, of linking only."""
        self.what, self.total, self.at = what, total, 0
        self.redraws = sys.stderr.isatty()
        if not total:
            print(f"zx_env: linking {what} (first time only)…", file=sys.stderr)
        elif not self.redraws:
            functions = "1 function" if total == 1 else f"{total} functions"
            print(f"zx_env: compiling {what}, {functions} (first time only)…", file=sys.stderr)

    def step(self, name: str) -> None:
        """Report that the function of this name is compiled."""
        self.at += 1
        if self.redraws:
            end = ", linking\n" if self.at == self.total else ""
            line = f"\rzx_env: compiling {self.what}, {self.at}/{self.total} (first time only)…"
            print(line, end=end, file=sys.stderr, flush=True)
