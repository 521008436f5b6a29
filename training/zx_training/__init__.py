"""Learning by self-play, matches and ratings, and the command line `zx`. Imports zx_agents and zx_env.

cli, options, __main__                     the command `zx`: arguments only
console, table_format, progress_bar        its output: text or JSON, tables, progress
terminal/                                  playing and watching in the terminal
puzzles/                                   turns that can be won for certain: `zx puzzles`
serve/                                     the page: games in a browser
learner/                                   PPO by self-play: `zx train`
matches/                                   matches, ratings and their plots
tournament/                                round robins over agents and decks
score/                                     the scorecard of an agent: `zx score`
experiments/                               comparisons of settings or agents, on the same deals
datasets/                                  recorded games as arrays: `zx export`
files, record_files                        atomic files; records as files
ray_session                                the connection to Ray: a cluster, or this machine
made_decks                                 decks that are made: `zx decks --random`, `--sealed`
games/                                     an adapter for each game, which the commands use
ui/                                        events and passing, for people
recipes/                                   other libraries' learners: MaskablePPO, RLlib
bench/                                     speed measurements, for maintainers
"""
