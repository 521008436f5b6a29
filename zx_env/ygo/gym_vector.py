"""One learner's view of many duels as a Gymnasium vector environment (core/envs/gymnasium_vector.py)."""

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
            opponent: As for one game; one with `act_batch(observations, masks, rng)` is asked once for all
                rows that wait for it. A list: each game is against one of them, drawn by lot.
            seat: The learner is always player 0 or 1, or None: it changes from game to game.
            render_mode: None: rows are not drawn.
            **settings: As in `VectorEnv`: `decks`, a pair, a list of pairs or None for all, and the rest.

        Raises:
            AgentError: The opponent cannot be asked.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting cannot be used.
        """
        super().__init__(VectorEnv(num_envs, **settings), opponent, seat, render_mode)
