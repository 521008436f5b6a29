"""Z/X, adapted for the command line.

adapter       `ZX`, the adapter
listings      `zx decks` and `zx cards`
"""
