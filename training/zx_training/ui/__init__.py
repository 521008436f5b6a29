"""Parts that the page and the terminal share, besides the wording of a game (`Wording`).

events  events of a game; none if the game records none
auto_pass  which decisions of a person need no question
"""
