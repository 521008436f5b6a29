"""Pig, a second game for tests: roll a die as often as you dare; a 1 loses the pot.

Its argument names are Z/X's (`g`, `games`, `cards`), its records and what they hold are its own. `rules` and
`entries.play` are the bare game, with players who dare up to a number. `turns`, `door_entries`, `sight`,
`settings`, `game_spec` and `pig_v0` put it behind the doors: players decide, and each hides a number, which
the other may guess.
"""

from zx_env.compiling.games import declare_game

declare_game("Pig")
