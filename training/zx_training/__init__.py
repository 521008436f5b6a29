"""Learning by self-play, matches and ratings, and the command line `zx`; built on zx_agents and zx_env.

cli, console, screen, terminal/, listing   the command line: what is typed and what is shown
trainer, ppo, presets, checkpoint, workers  a training run: learning, its numbers, its file, its processes
network, layout, columns, arithmetic, league  its network, what it reads, how it computes, who sits opposite
records                                     records as files, a folder with every game of a match
words                                       actions and cards as people say them
matches, ratings, plots                     who is better, by how much, as a picture
experiments/                                arms of settings or agents, several runs each, on the same deals
serve/                                      the page: games in a browser
games/                                      each supported game as the commands see it
world                                       what a training run plays
recipes/                                    other libraries' learners: MaskablePPO, RLlib
bench/                                      how fast zx_env is: for maintainers
"""
