"""Tournaments: every agent meets every other, with every pair of decks, in both seats of every deal.

plan      who plays what: agents, decks, deals, limits, and the rounds that they are cut into
asking    an agent is asked for an action; what it may not do makes it forfeit the game
tables    the games of a round side by side, in one batch where they can be
playing   the games of a round, many in lockstep where the agents can answer for many at once
guard     a round in a process of its own, watched: an agent may hang or end it
spread    rounds over processes, or over Ray
ledger    the folder with a line for each finished pair of games, from which a tournament goes on
standing  the table: ratings, meetings, decks, lengths, speed, forfeits (its format: README.md)
decks     how often each deck won against each
nash      Nash averaging
site      a game of the family as the processes open it
screen    what the terminal shows
page      the same as one HTML page that needs nothing else
"""
