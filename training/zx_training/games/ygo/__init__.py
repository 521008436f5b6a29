"""The Yu-Gi-Oh! Battle Phase, adapted for the command line.

adapter    `YgoBattle`, the adapter
sentences  labels of actions
hints      hints for questions
listings   `zx decks` and `zx cards`
"""
