"""The Yu-Gi-Oh! Battle Phase as the command line uses it.

adapter   `YgoBattle`, the adapter
listings  `zx decks` and `zx cards`
"""
