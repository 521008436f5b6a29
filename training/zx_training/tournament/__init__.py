"""Tournaments: every agent meets every other, with every pair of decks, in both seats of every deal.

context       the game and the agents, as each process loads them
watchdog      plays rounds in a process of its own, which an agent may hang or end
apart         an agent in a process without games
executors     plays rounds in several processes, or on Ray
playing       plays what a plan still lacks, with a progress bar
results_log   the folder with a line for each finished pair of games, from which a tournament continues
standings     ratings, meetings, decks, lengths, speed and forfeits (format: README.md)
deck_matrix   win rates of each deck against each deck
nash          Nash averaging
report        terminal output
html_report   the standings as one self-contained HTML page

See also: matches/, for the schedule and the games themselves.
"""
