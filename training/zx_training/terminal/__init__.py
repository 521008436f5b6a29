"""Games on the terminal.

play         a person against an agent: the prompt and its answers
puzzle       a person at a puzzle
action_list  the legal actions as lines: the words to type, card names and card numbers
event_log    the events that a viewer may know, as lines
viewer       watch two agents or a recorded game: forward, back, to a turn
display      the board as wide as the terminal, the result, the path of the record
"""
