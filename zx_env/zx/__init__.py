"""The game Z/X: everything of it that is not common to card games; nothing here is imported by another game.

terms, limits, board, records, dice   words, capacities, Squares, shapes, chance
cards/       what cards say            (never imports rules/)
rules/       the Comprehensive Rules   (never imports cards/)
decision/    what a player is asked, may do and sees
saved/       positions and records as text
settings, entries, drawing            what a game is played with, what Python calls, the board as text
"""

from zx_env.compiling.games import declare_game

declare_game("Z/X")
