"""Pig, a second game for tests: roll a die as often as you dare; a 1 loses the pot.

Its argument names are Z/X's (`g`, `games`, `cards`), its records and what they hold are its own. `rules` and
`play.play` are the bare game, with players who dare up to a number. `turns`, `entry_points`, `sight`,
`settings`, `game_spec` and `pig_v0` put it behind the doors: players decide, and each hides a number, which
the other may guess.
"""

from zx_env.compiling.games import declare_game
from zx_env.core.games import GameRegistration, register_game

declare_game("Pig")

REGISTRATION = GameRegistration(
    name="pig",
    title="Pig",
    environment="tests.toy_game.pig_v0",
    env_id="tests/Pig-v0",
    gym_env="tests.toy_game.pig_v0:GymEnv",
    gym_vector_env="tests.toy_game.pig_v0:GymVectorEnv",
    agents="tests.toy_game.players",
)
register_game(REGISTRATION)
