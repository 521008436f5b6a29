"""The duel as a Gymnasium environment for one learner, "zx_env/YgoBattle-v0"; the opponent acts in `step`.

    env = gymnasium.make("zx_env/YgoBattle-v0", opponent=policy)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)     # legal by info["action_mask"]

Observations (flat int8 arrays) and action numbers are those of ygo_battle_v0. `info["action_mask"]`
and `env.action_masks()` (sb3-contrib's name) return the legal actions. The reward is +1 for a won duel, -1
for a lost one, else 0. An illegal action loses the duel at once (reward -1, terminated,
`info["illegal_action"]`).
"""

from zx_env.core.envs.gymnasium_env import GymEnv, Policy, uniform
from zx_env.ygo.game import Game
from zx_env.ygo.settings import Settings

__all__ = ["Policy", "YgoBattleEnv", "uniform"]


class YgoBattleEnv(GymEnv[Game]):
    """A duel with a learner in one seat and an opponent in the other."""

    game_type = Game
    settings: Settings
