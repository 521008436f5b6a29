"""Games on the terminal.

<<<<<<< HEAD
play         a person against an agent: the prompt and its answers
action_list  the legal actions as lines: words to type, names and numbers beside them
event_log    the events that a viewer may know, as lines
viewer       watch two agents or a recorded game: forward, back, to a turn
display      the board as wide as the terminal, the result, the path of the record
=======
play         a person against an agent, with the commands of the prompt
action_list  the legal actions as lines: words to type, beside them names and numbers of the card
event_log    events as lines
viewer       two agents, or a recorded game: forwards, back, to a turn
display      the board, the winner, and saving the record
>>>>>>> 6272f68 (Rewrite the page's server and the terminal in plain English)
"""
