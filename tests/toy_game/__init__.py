"""Pig with hidden numbers: a game of one's own, through every interface (docs/use/a_game_of_your_own.md)."""

from zx_env.compiling.games import declare_game
from zx_env.core.games import GameRegistration, register_game

declare_game("Pig")

REGISTRATION = GameRegistration(
    name="pig",
    title="Pig",
    environment="tests.toy_game.pig_v0",
    env_id="tests/Pig-v0",
    agents="tests.toy_game.players",
)
register_game(REGISTRATION)
