"""Versions and settings that shape compiled code, and are part of the digest of every stored function.

See also: `store.py` and `numba_cache.py` add what each of them does itself.
"""

import sys

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import config

from zx_env.compiling.backend.compiler import OPTIONS

SHAPING = (
    # Checks of indexes; overrides the option `boundscheck`.
    "BOUNDSCHECK",
    # LLVM passes that numba runs over every function before linking.
    "OPT",
    "LOOP_VECTORIZE",
    "SLP_VECTORIZE",
    "LLVM_REFPRUNE_PASS",
    "LLVM_REFPRUNE_FLAGS",
    # Debugging: lines and variables, longer lives of variables, prints in the code, shorter names.
    "DEBUGINFO_DEFAULT",
    "EXTEND_VARIABLE_LIFETIMES",
    "DEBUG_JIT",
    "DEBUG_NRT",
    "DIFF_IR",
)
"""Names in `numba.config` of the settings that shape compiled functions.

The processor is not among them: linked code has its name (`machine_code.processors`), and numba's own cache
compares it. All other settings concern threads, caches, GPUs, warnings and dumps: a process that changes one
of them still finds the stored functions. Numba takes the values from environment variables and from a file
`.numba_config.yaml`.
"""


def versions_and_settings() -> tuple[object, ...]:
    """Return the versions of Python, numba, LLVM and NumPy, the kind of system, and the settings."""
    settings = [(name, repr(getattr(config, name, None))) for name in SHAPING]
    python = sys.implementation.cache_tag, llvm.get_process_triple()
    versions = numba.__version__, llvmlite.__version__, np.__version__.split(".")[0]
    return python, versions, OPTIONS, settings
