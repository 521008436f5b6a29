"""Labels and hints that the page and the terminal share.

labels  labels of cards and actions
events  events of a game; none if the game records none
hints   a hint for each question
auto_pass  which decisions of a person need no question
"""
