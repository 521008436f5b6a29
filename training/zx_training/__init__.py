"""Learning by self-play, matches and ratings, and the command line `zx`; built on zx_agents and zx_env.

cli, console, screen, terminal, listing    the command line: what is typed and what is shown
run, presets, checkpoint, network           a training run, its numbers, its file, its network
self_play, opponents                        the learner's view of the games, and who sits opposite
matches, ratings, plots                     who is better, by how much, as a picture
titles/                                     the games of the family as the commands see them
world                                       what a training run plays
bench/                                      how fast zx_env is: for maintainers
"""
