"""Z/X as the command line uses it.

adapter       `ZX`, the adapter
sentences     labels of actions
hints         hints for questions
listings      `zx decks` and `zx cards`
random_decks  random legal decks
"""
