"""Z/X, adapted for the command line.

adapter       `ZX`, the adapter
sentences     labels of actions
hints         hints for questions
listings      `zx decks` and `zx cards`
"""
