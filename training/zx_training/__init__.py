"""Learning by self-play, matches and ratings, and the command line `zx`. Imports zx_agents and zx_env.

    import zx_training

    zx_training.duel(my_function, "scripted").show()  # plays, and shows results, rating and speed
    print(zx_training.check(my_function))             # whether it plays as an agent must

cli, options, __main__                     the command `zx`: arguments only
console, table_format, progress_bar        its output: text or JSON, tables, progress
terminal/                                  playing and watching in the terminal
lessons/                                   ten positions of a game with one goal each, for the page
puzzles/                                   turns that can be won for certain: `zx puzzles`
serve/                                     the page: games in a browser
learner/                                   PPO by self-play: `zx train`
matches/                                   matches, ratings and their plots
duels                                      two players of any kind, in one call: `duel`
checks/                                    checks of an agent of one's own: `check`, `zx check`
tournament/                                round robins over agents and decks
score/                                     the scorecard of an agent: `zx score`
experiments/                               comparisons of settings or agents, on the same deals
datasets/                                  recorded games as arrays: `zx export`
files, record_files                        atomic files; records as files
info                                       what a player says of its training: `zx info`
ray_session                                the connection to Ray: a cluster, or this machine
libraries                                  the extra of a library that is missing
checkout                                   the commit of the checkout that was started
made_decks                                 decks that are made: `zx decks --random`, `--sealed`
games/                                     an adapter for each game, which the commands use
ui/                                        events and passing, for people
recipes/                                   other libraries' learners: MaskablePPO, RLlib
bench/                                     speed measurements, for maintainers
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zx_training.checks import check
    from zx_training.duels import duel

__all__ = ["check", "duel"]

_PLACES = {"check": "zx_training.checks", "duel": "zx_training.duels"}
"""Modules of the public functions, imported when they are first used: commands do not wait for them."""


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"zx_training has no {name!r}; public are {', '.join(__all__)}")
    return getattr(importlib.import_module(_PLACES[name]), name)
