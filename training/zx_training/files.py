"""Files that are whole or not there: written beside their place, then put into it in one step."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def put_in_place(path: Path) -> Iterator[Path]:
    """A scratch path to write to; it takes `path`'s place if the block ends well, and goes if it does not."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield scratch
        with open(scratch, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)
