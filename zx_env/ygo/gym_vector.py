"""Many duels as a Gymnasium vector environment for one learner (core/envs/gymnasium_vector.py)."""

from typing import Any

from zx_env.core.envs.gymnasium_vector import GymVectorEnv
from zx_env.ygo.game import Game
from zx_env.ygo.vector import VectorEnv


class YgoBattleVectorEnv(GymVectorEnv[Game]):
    """Many duels with a learner in one seat of each and an opponent in the other."""

    def __init__(
        self,
        num_envs: int = 1,
        opponent: Any = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Prepare; `reset` deals.

        Args:
            num_envs: Number of duels, n.
            opponent: As for one game. If it has `act_batch(observations, masks, rng)`, this is called once
                for all rows in which the opponent is to move. A list: each game draws one of them at random.
            seat: The learner's player, 0 or 1; None alternates from game to game.
            render_mode: Must be None: rows are not rendered.
            **settings: As in `VectorEnv`: `decks`, a pair, a list of pairs or None for all, and the rest.

        Raises:
            AgentError: The opponent cannot be called.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        super().__init__(VectorEnv(num_envs, **settings), opponent, seat, render_mode)
