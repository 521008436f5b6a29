"""Matches between agents, and ratings.

match            two players, both seats of every deal
play             plays the games of a round, side by side if possible
game_rows        the games of a round, batched or one by one
action_requests  requests actions from agents; an agent that fails forfeits the game
score_column     a column of the scorecard: decks, opponents, number of games
deals            deck pair and seed of each game
schedule         agents, decks, deals, limits and rounds
ratings          Bradley-Terry ratings
plots            learning curve and rating plot
"""
