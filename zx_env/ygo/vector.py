"""`VectorEnv`: many duels in one array, stepped in one compiled call, for self-play.

    v = VectorEnv(num_envs=1024, decks=("beat", "light"), seed=1)
    obs, mask, player = v.reset()
    obs, mask, player, reward, done = v.step(actions)

core/envs/vector_env.py describes the arrays and the end of a duel.
"""

from zx_env.core.envs import vector_env
from zx_env.ygo.game import Game
from zx_env.ygo.settings import Settings


class VectorEnv(vector_env.VectorEnv[Game]):
    """A batch of duels with autoreset: `step` takes an array of actions and returns arrays."""

    game_type = Game
    settings: list[Settings]
