"""Parts that the page and the terminal share, besides the wording of a game (`Wording`).

events  events of a game; none if the game records none
labels  the label of one action
auto_pass  which decisions of a person need no question
"""
