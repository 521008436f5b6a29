"""Numba and LLVM, adapted to the rules: options, passes, lowering and linking of compiled functions.

Plain mode imports nothing of this package. A new minor version of numba has to be checked against it, and
against `machine_code.py` and `memory.py`.
"""
