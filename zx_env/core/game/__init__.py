"""Games: one game, many positions, and the knowledge of one player.

game         `Game`: one game
game_events  its events; a base class of `Game`
display      its board as text and as a picture; a base class of `Game`
buffers      its memory, copied in one call; the base class of both
replay       writes and replays records
record_lines zx-record/1: the lines of a record, JSON Lines
batch        `GameBatch`: many positions
batch_events events of the rows of a batch
view         `View`: the knowledge of one player
belief       weights over the opponent's possible decks
event_files  zx-events/1: events as JSON Lines
"""
