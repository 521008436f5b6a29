"""The Yu-Gi-Oh! Battle Phase: everything of it that is not common to card games; no other game imports it.

terms, limits, card_records, records, dice   words, capacities, shapes, chance
cards/       what cards say
rules/       the digest, chapter by chapter (never imports cards/)
decision/    what a player is asked, may do and sees
saved/       positions and records as text
settings, entries, drawing                   what a duel is played with, what Python calls, the field as text

`Y8.4` and `ruling YR12` are the numbers of tests/ygo/rules.toml: the game of April 2010 (ruling YR1).
"""

from zx_env.compiling.games import declare_game

declare_game("Yu-Gi-Oh!")
