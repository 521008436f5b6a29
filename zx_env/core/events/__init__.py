"""Events: what happened in a game, as values and as sentences.

event      `Event`; how a game stores events
encoding   event rows, and the buffer for one call
sentences  sentences for everybody or for one player
"""
