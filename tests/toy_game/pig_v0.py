"""Pig as a PettingZoo AEC environment."""

from typing import Any

from tests.toy_game import REGISTRATION
from tests.toy_game.settings import Settings
from tests.toy_game.spec import SPEC
from zx_env.core.envs import aec, gymnasium_env, gymnasium_vector, vector_env
from zx_env.core.game import game
from zx_env.core.game.batch import GameBatch
from zx_env.core.manual import tables
from zx_env.core.search.playouts import playouts, playouts_by_action

__all__ = [
    "ID",
    "Game",
    "GameBatch",
    "GymEnv",
    "VectorEnv",
    "env",
    "playouts",
    "playouts_by_action",
    "raw_env",
]

ID = REGISTRATION.env_id

__doc__ = (__doc__ or "") + tables(SPEC)


class Game(game.Game):
    """One game of Pig."""

    __slots__ = ()
    game_spec = SPEC
    settings: Settings


class VectorEnv(vector_env.VectorEnv[Game]):
    """A batch of games."""

    game_type = Game


class GymEnv(gymnasium_env.GymEnv[Game]):
    """A learner and an opponent."""

    game_type = Game


class GymVectorEnv(gymnasium_vector.GymVectorEnv[Game]):
    """Many games with a learner in each."""

    vector_type = VectorEnv


class raw_env(aec.RawEnv[Game]):  # noqa: N801 - PettingZoo's name for it
    """The environment without guards."""

    metadata = aec.metadata("pig_v0")
    game_type = Game


class _Guarded(aec.OrderEnforcing[Game], raw_env):
    pass


class _Waiting(aec.NotYetReset[Game], _Guarded):
    guarded = _Guarded


def env(**kwargs: Any) -> raw_env:
    return _Waiting(**kwargs)
