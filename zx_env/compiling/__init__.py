"""How rules become machine code: decorators, twins of records in plain Python, cache, linking.

Not here: anything of a game.
"""
