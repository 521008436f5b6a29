"""Pig as a PettingZoo AEC environment, and its other interfaces."""

from tests.toy_game import REGISTRATION
from tests.toy_game.spec import SPEC
from zx_env.core.envs import aec, gymnasium_env, gymnasium_vector, vector_env
from zx_env.core.game import game
from zx_env.core.game.batch import GameBatch as GameBatch
from zx_env.core.manual import tables
from zx_env.core.search.playouts import playouts as playouts
from zx_env.core.search.playouts import playouts_by_action as playouts_by_action

ID = REGISTRATION.env_id

__doc__ = (__doc__ or "") + tables(SPEC)


class Game(game.Game):
    """One game of Pig."""

    __slots__ = ()
    game_spec = SPEC


class VectorEnv(vector_env.VectorEnv[Game]):
    """Many games in one array."""

    game_type = Game


class GymEnv(gymnasium_env.GymEnv[Game]):
    """One learner and an opponent."""

    game_type = Game


class GymVectorEnv(gymnasium_vector.GymVectorEnv[Game]):
    """Many games with a learner in each."""

    vector_type = VectorEnv


class raw_env(aec.RawEnv[Game]):  # noqa: N801 - PettingZoo's name for it
    """The environment without guards."""

    game_type = Game


env = aec.guarded(raw_env)
