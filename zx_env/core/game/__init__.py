"""Games: one game, many positions, and what one seat knows.

game         `Game`: one game
batch        `GameBatch`: many positions
view         `View`: what one seat knows
belief       weights over the opponent's possible decks
buffers      memory of one game, copied in one call
batch_events events of the rows of a batch
event_files  zx-events/1: events as JSON Lines
"""
