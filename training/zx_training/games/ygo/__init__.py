"""The Yu-Gi-Oh! Battle Phase as the command line uses it.

adapter    `YgoBattle`, the adapter
sentences  labels of actions
hints      hints for questions
listings   `zx decks` and `zx cards`
"""
