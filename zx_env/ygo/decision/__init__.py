"""Decisions: the question to a player, its legal actions, its observation, and all of them in words."""
