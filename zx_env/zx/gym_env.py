"""One learner's view of Z/X as a Gymnasium environment, "zx_env/ZX-v0": the opponent acts inside `step`.

    env = gymnasium.make("zx_env/ZX-v0", opponent=policy)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)     # legal by info["action_mask"]

The observation is the flat int8 array of zx_v0, the actions are the same numbers. `info["action_mask"]` and
`env.action_masks()` (sb3-contrib's name) give the legal actions. The reward is +1 for a won game, -1 for a
lost one, else 0. An illegal action loses the game at once (reward -1, terminated, `info["illegal_action"]`).
"""

from typing import Any

from zx_env.core.envs.gymnasium_env import GymEnv, Policy, uniform
from zx_env.core.settings import document_settings
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.game import Game
from zx_env.zx.settings import ASK, DECKS, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of

__all__ = ["Policy", "ZXEnv", "uniform"]


class ZXEnv(GymEnv[Game]):
    """A game with a learner in one seat and an opponent in the other."""

    game_type = Game
    settings: Settings

    @document_settings(Settings)
    def __init__(  # noqa: D417 - `document_settings` puts the rest there
        self,
        opponent: Any = None,
        decks: Any = DECKS,
        seat: int | None = None,
        render_mode: str | None = None,
        skip_forced: bool = True,
        first_player: int | None = None,
        card_set: str = STANDARD,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        pay: str = ASK,
        events: bool = False,
        mask_in_observation: bool = False,
        observation_dtype: str = "int8",
    ) -> None:
        """Prepare the environment; `reset` starts the game.

        Args:
            opponent: A function opponent(observation, action_mask, rng) -> action, or an object with such a
                method `act`; None for uniformly random play.
            seat: The seat of the learner, 0 or 1; None: it changes from game to game.
            render_mode: None, "ansi" (text), "rgb_array" (uint8 [800, 1280, 3]) or "human" (a board for
                people, redrawn in place in a terminal).
            events: `info["events"]` contains the events since the learner's last decision, as far as it may
                know them, as dicts (`Event.as_dict`).
            mask_in_observation: Return observations as dicts of "observations" and "action_mask", for RLlib.
            observation_dtype: "int8", or "float32" for networks that accept only floats.
            decks, skip_forced, first_player, card_set, turn_cap, turn_decision_cap, pay: As in `Settings`.

        Raises:
            AgentError: The opponent is not callable.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        settings = settings_of(
            decks,
            card_set,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
            pay=pay,
        )
        super().__init__(
            settings, opponent, seat, render_mode, events, mask_in_observation, observation_dtype
        )
