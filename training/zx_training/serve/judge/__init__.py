"""The judge of a game that is over: chances in one pair of eyes, turning points, better plays.

Everything here looks at all cards of a game, so it is only for games that are over or that nobody plays.

chances   the judge, and the chance to win at the decisions of one player
plays     what a player does at a decision, in words
turning   the decisions that changed the chances most
moments   one decision: what the judge would do there
verdict   chances and turning points of a whole game as JSON
"""
