"""The scorecard of an agent, `zx score`: fixed deals against a fixed panel, in columns.

protocol.py   version, deals and panel of the score; the plan that executors of tournaments play
puzzle_column.py  puzzles as deals of the plan, tried against every answer of the enemy
exploiter.py  an opponent that learns against the agent for a budget
result.py     the win rate of each column with its interval, the headline, the JSON of a card
compare.py    the difference of two agents over the same deals
report.py     the card in the terminal and as an HTML page
"""
