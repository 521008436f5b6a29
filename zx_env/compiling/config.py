"""Modes of running rules, read from environment variables once, at the first import.

See also: `backend/compiler.py` for numba's options.
"""

import os
import sys

PLAIN: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Rules run as ordinary Python on Python records (`python_records.py`); numba is not imported."""
TRIED_PYTHON = (3, 13)
"""The newest version of Python that `backend` has been tried with; it depends on bytecode, as numba does."""


def uses_units(setting: str | None, python: tuple[int, int]) -> bool:
    """Return the value of UNITS for the environment variable ``ZX_UNITS`` and a version of Python."""
    return python <= TRIED_PYTHON if setting is None else setting != "0"


UNITS: bool = uses_units(os.environ.get("ZX_UNITS"), sys.version_info[:2])
"""Functions are compiled by `backend`. If False, numba compiles and keeps them itself (`numba_cache.py`)."""
CHECKS_INDEXES: bool = os.environ.get("ZX_BOUNDSCHECK", "1") != "0"
"""Compiled code rejects an index outside the array."""
REORDERING = frozenset({"contract", "nsz", "reassoc"})
"""LLVM may fuse floats of a function declared with `arithmetic`, add them in any order, drop signs of 0."""
