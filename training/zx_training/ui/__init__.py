"""Labels and hints that the page and the terminal share.

labels  labels of cards and actions
events  events of a game, if it has any
hints   a hint for each question
"""
