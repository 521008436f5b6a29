"""Puzzles: turns that can be won for certain, whatever lies hidden and whatever the enemy answers.

puzzle    a puzzle and its file; whether a player solves it against every answer of the enemy
mining    find puzzles in games: decisions from which the goal is certain, with few certain first actions
place     a decision of a game as a position and the actions that lead from it
enemy     the enemy of a person who tries a puzzle: it answers so that the goal is lost, if that can be
story     one game, with its events, that fits all that was seen in a try; the line of a plan
missed    what was missed in a try, in words
commands  `zx puzzles`: list, solve, mine
"""
