"""The checkout that this program was started from."""

from __future__ import annotations

import functools
import subprocess
from pathlib import Path


@functools.cache
def commit() -> str | None:
    """Return the commit of the checkout, with a plus sign if files were changed; None outside a checkout."""
    try:
        result = subprocess.run(
            ["git", "describe", "--always", "--dirty=+", "--abbrev=12"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return result.stdout.strip()
