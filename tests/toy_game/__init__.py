"""Pig, a second game for the tests of compiling: roll a die as often as you dare; a 1 loses the pot.

Its argument names are Z/X's (`g`, `games`, `cards`), its records and what they hold are its own.
"""

from zx_env.compiling.games import declare_game

declare_game("Pig")
