"""The Yu-Gi-Oh! Battle Phase, adapted for the command line.

adapter    `YgoBattle`, the adapter
listings   `zx decks` and `zx cards`
"""
