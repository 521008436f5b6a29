"""Lessons: ten positions of a game with one goal each, in the order of a first game.

lesson   a lesson, read from the file GAME.toml in this folder
attempt  a try at a lesson: the actions of a person, the answers of the enemy, whether the goal is reached
"""
