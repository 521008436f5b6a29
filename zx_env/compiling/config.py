"""How rules run, as environment variables say it once, when the first module is imported.

Not here: the options that numba gets (`compiler.py`).
"""

import os

PLAIN: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Rules are ordinary Python over the twins of records (`python_records.py`); numba is not imported."""
UNITS: bool = os.environ.get("ZX_UNITS", "1") != "0"
"""A unit is compiled by itself and kept. False: units are rules, and nothing is kept."""
CHECKS_INDEXES: bool = os.environ.get("ZX_BOUNDSCHECK", "1") != "0"
"""Compiled code refuses an index that is not in the array."""
