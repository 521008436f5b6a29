"""The Yu-Gi-Oh! Battle Phase: all code that only this game needs. No other game imports it.

terms, limits, card_table, state, rng   the glossary, capacities, record types, the random number generator
cards/          the cards, the card language, decks
rules/          the rules of the duel (never imports cards/)
decision/       questions, legal actions and observations
events/         the event log
rendering/      the field as text and as a picture; labels, hints, cards and rules in words
saved/          positions and records as text
settings, spec, entry_points            decks and rules of a duel, the interface to core, compiled functions
game, gym_env, gym_vector, vector       the game, and its environments

Comments cite rules by number, such as `Y8.4` and `ruling YR12`: see tests/ygo/rules.toml. The rules are those
of April 2010 (ruling YR1).
"""

from zx_env.compiling.games import declare_game

declare_game("Yu-Gi-Oh!")
