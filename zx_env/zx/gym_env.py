"""One learner's view of Z/X as a Gymnasium environment, "zx_env/ZX-v0": the opponent acts inside `step`.

    env = gymnasium.make("zx_env/ZX-v0", opponent=policy)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)     # legal by info["action_mask"]

The observation is the flat int8 array of zx_v0, the actions are the same numbers. `info["action_mask"]` and
`env.action_masks()` (sb3-contrib's name) give the legal actions. The reward is +1 for a won game, -1 for a
lost one, else 0. An illegal action loses the game at once (reward -1, terminated, `info["illegal_action"]`).
"""

from zx_env.core.envs.gymnasium_env import GymEnv, Policy, uniform
from zx_env.zx.game import Game
from zx_env.zx.settings import Settings

__all__ = ["Policy", "ZXEnv", "uniform"]


class ZXEnv(GymEnv[Game]):
    """A game with a learner in one seat and an opponent in the other."""

    game_type = Game
    settings: Settings
