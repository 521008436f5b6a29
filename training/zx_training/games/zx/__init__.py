"""Z/X as the command line uses it.

adapter       `ZX`, the adapter
listings      `zx decks` and `zx cards`
random_decks  random legal decks
"""
