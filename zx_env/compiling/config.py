"""Modes of running rules, read from environment variables once, at the first import.

See also: `backend/compiler.py` for numba's options.
"""

import os

PLAIN: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Rules run as ordinary Python on Python records (`python_records.py`); numba is not imported."""
UNITS: bool = os.environ.get("ZX_UNITS", "1") != "0"
"""Functions are compiled by `backend`. If False, numba compiles and keeps them itself (`numba_cache.py`)."""
CHECKS_INDEXES: bool = os.environ.get("ZX_BOUNDSCHECK", "1") != "0"
"""Compiled code rejects an index outside the array."""
