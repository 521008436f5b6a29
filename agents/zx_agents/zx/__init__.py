"""The rule-based players of Z/X, and the features they read.

presets          the players by name
scripted_player  the rule-based player "scripted"
features         the observation by name, batched
card_features    numeric features of card texts
heuristics       scores for attacks, effects and Squares
main_phase       scores for plays in the Main Phase
training_decks   what of a deck the split of the cards keeps from training
value            linear model of the win probability
"""
