"""One learner's view of many games of Z/X as a Gymnasium vector environment."""

from zx_env.core.envs.gymnasium_vector import GymVectorEnv
from zx_env.zx.game import Game
from zx_env.zx.vector import VectorEnv


class ZXVectorEnv(GymVectorEnv[Game]):
    """Many games with a learner in one seat of each and an opponent in the other."""

    vector_type = VectorEnv
