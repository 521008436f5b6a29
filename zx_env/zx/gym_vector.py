"""One learner's view of many games of Z/X as a Gymnasium vector environment."""

from typing import Any

from zx_env.core.envs.gymnasium_vector import GymVectorEnv
from zx_env.zx.game import Game
from zx_env.zx.vector import VectorEnv


class ZXVectorEnv(GymVectorEnv[Game]):
    """Many games with a learner in one seat of each and an opponent in the other."""

    def __init__(
        self,
        num_envs: int = 1,
        opponent: Any = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Prepare the environments; `reset` starts the games.

        Args:
            num_envs: Number of games, n.
            opponent: As in `ZXEnv`. If it has `act_batch(observations, masks, rng)`, this method is called
                once for all rows that wait for it. A list: each game draws one of them at random.
            seat: The seat of the learner, 0 or 1; None: it changes from game to game.
            render_mode: Must be None: rows cannot be rendered.
            **settings: As in `VectorEnv`: `decks`, a pair, a list of pairs or None for all, and the rest.

        Raises:
            AgentError: The opponent is not callable.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        super().__init__(VectorEnv(num_envs, **settings), opponent, seat, render_mode)
