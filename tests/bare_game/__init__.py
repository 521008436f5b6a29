"""Pig by two players who roll up to a number: compiled functions alone, without any interface."""

from zx_env.compiling.games import declare_game

declare_game("Pig")
