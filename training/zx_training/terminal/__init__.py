"""Games on the terminal.

seat       a person against an agent: what can be said at a prompt
choices    the legal actions as lines: words to type, names and numbers beside them
log      what happened, as lines
stepping   two agents, or a recorded game: forwards, back, to a turn
sheet      a board as wide as the terminal, who won, the record that is kept
"""
