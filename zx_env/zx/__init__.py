"""The game Z/X: everything that is specific to it; no other game imports this package.

terms, limits, board, state, rng   glossary, capacities, Squares, game state, randomness
cards/         the cards                 (never imports rules/)
rules/         the Comprehensive Rules   (never imports cards/)
decision/      actions, legal-action mask, observations
events/        the event log
rendering/     the board as a picture and as text; labels, hints, cards and rules in words
saved/         positions and records as text
settings, entry_points, spec       settings, functions that Python calls, the specification of the game
"""

from zx_env.compiling.games import declare_game

declare_game("Z/X")
