"""`VectorEnv`: many games of Z/X in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=("b01_red", "b01_blue"), seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

For the contents of the arrays and the end of a game, see core/envs/vector_env.py.
"""

from zx_env.core.envs import vector_env
from zx_env.zx.game import Game
from zx_env.zx.settings import Settings


class VectorEnv(vector_env.VectorEnv[Game]):
    """A batch of games with autoreset: arrays in, the same arrays out."""

    game_type = Game
    settings: list[Settings]
