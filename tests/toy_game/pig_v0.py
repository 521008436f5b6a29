"""Pig as a PettingZoo AEC environment."""

from typing import Any, Self

from tests.toy_game import REGISTRATION
from tests.toy_game.settings import Settings, settings_of
from tests.toy_game.spec import SPEC
from zx_env.core.envs import aec, gymnasium_env, gymnasium_vector, vector_env
from zx_env.core.game import game
from zx_env.core.game.batch import GameBatch
from zx_env.core.manual import tables
from zx_env.core.search.playouts import playouts, playouts_by_action
from zx_env.core.seeding import check_seed
from zx_env.core.settings import document_settings

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

    @classmethod
    @document_settings(Settings)
    def new(
        cls,
        goal: int = 20,
        seed: int = 0,
        first_player: int | None = None,
        skip_forced: bool = False,
        turn_cap: int = 100,
        turn_decision_cap: int = 50,
    ) -> Self:
        """A new game.

        Args:
            goal, first_player, skip_forced, turn_cap, turn_decision_cap: As in `Settings`.
            seed: Of the game's dice.
        """
        settings = settings_of(
            goal,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
        )
        return cls.begin(settings, check_seed(seed))


class VectorEnv(vector_env.VectorEnv[Game]):
    """A batch of games."""

    game_type = Game

    def __init__(
        self, num_envs: int, goal: int = 20, seed: int = 0, num_threads: int = 1, **others: Any
    ) -> None:
        settings = settings_of(goal, **{"skip_forced": True} | others)
        super().__init__(num_envs, [settings], seed, num_threads)


class GymEnv(gymnasium_env.GymEnv[Game]):
    """A learner and an opponent."""

    game_type = Game

    def __init__(
        self,
        opponent: Any = None,
        goal: int = 20,
        seat: int | None = None,
        render_mode: str | None = None,
        **others: Any,
    ) -> None:
        masks_too, dtype = others.pop("mask_in_observation", False), others.pop("observation_dtype", "int8")
        settings = settings_of(goal, **{"skip_forced": True} | others)
        super().__init__(settings, opponent, seat, render_mode, False, masks_too, dtype)


class GymVectorEnv(gymnasium_vector.GymVectorEnv[Game]):
    """Many games with a learner in each."""

    def __init__(self, num_envs: int = 1, opponent: Any = None, seat: Any = None, **settings: Any) -> None:
        super().__init__(VectorEnv(num_envs, **settings), opponent, seat)


class raw_env(aec.RawEnv[Game]):  # noqa: N801 - PettingZoo's name for it
    """The environment without guards."""

    metadata = aec.metadata("pig_v0")
    game_type = Game

    def __init__(self, goal: int = 20, render_mode: str | None = None, **others: Any) -> None:
        super().__init__(settings_of(goal, **{"skip_forced": True} | others), render_mode)


class _Guarded(aec.OrderEnforcing[Game], raw_env):
    pass


class _Waiting(aec.NotYetReset[Game], _Guarded):
    guarded = _Guarded


def env(**kwargs: Any) -> raw_env:
    return _Waiting(**kwargs)
