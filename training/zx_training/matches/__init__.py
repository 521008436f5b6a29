"""Matches between agents, and ratings.

match            two players, both seats of every deal
play             plays the games of a round in lockstep
game_rows        the games of a round, batched or one by one
action_requests  asks an agent for an action; forfeits
deals            deck pair and seed of each game
schedule         agents, decks, deals, limits and rounds
ratings          Bradley-Terry ratings
plots            learning curve and rating plot
"""
