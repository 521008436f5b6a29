"""The basis of a game on the server: what a session (session.py) and the store of games are made of.

set_up       settings from which a stored game begins
course       a game with the actions that have led to it
tokens       who has a seat
agent_names  names of agents on the page
"""
