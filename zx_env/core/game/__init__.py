"""Games: one game, many positions, and the knowledge of one player.

game         `Game`: one game
game_events  the events of a game; a base class of `Game`
display      the board of a game as text and as a picture; a base class of `Game`
buffers      the memory of a game, copied in one call; the base class of these two base classes
replay       writes and replays records
record_lines zx-record/1: the lines of a record, JSON Lines
batch        `GameBatch`: many positions
batch_events events of the rows of a batch
view         `View`: the knowledge of one player
moves        the legal actions in words, with what becomes of them
text_seat    `TextSeat`: a seat in text, for language models
belief       weights over the opponent's possible decks
event_files  zx-events/1: events as JSON Lines
"""
