"""How rules of any game become machine code: decorators, twins of records in plain Python, cache, linking.

A game says `declare_game` in the `__init__` of its package, and what its functions' arguments are (games.py).
Not here: anything of a game.
"""
