"""Compile the rules of any game to machine code: decorators, records in plain Python, cache.

A game calls `declare_game` in the `__init__` of its package and declares the types of its functions'
arguments (games.py). Numba and LLVM are in `backend`. Nothing here depends on a game.
"""
