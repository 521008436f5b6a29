"""The rule-based players of the Yu-Gi-Oh! Battle Phase, and the features they read.

presets          the players by name
scripted_player  the rule-based player "scripted"
features         the observation by name
heuristics       scores for cards and attacks
value            linear model of the win probability
"""
