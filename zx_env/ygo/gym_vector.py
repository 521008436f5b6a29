"""Many duels as a Gymnasium vector environment for one learner (core/envs/gymnasium_vector.py)."""

from zx_env.core.envs.gymnasium_vector import GymVectorEnv
from zx_env.ygo.game import Game
from zx_env.ygo.vector import VectorEnv


class YgoBattleVectorEnv(GymVectorEnv[Game]):
    """Many duels with a learner in one seat of each and an opponent in the other."""

    vector_type = VectorEnv
