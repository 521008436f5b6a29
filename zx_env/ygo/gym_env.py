"""The duel as a Gymnasium environment for one learner, "zx_env/YgoBattle-v0"; the opponent acts in `step`.

    env = gymnasium.make("zx_env/YgoBattle-v0", opponent=policy)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)     # legal by info["action_mask"]

The observation is the flat int8 array of ygo_battle_v0; the actions are its numbers. `info["action_mask"]`
and `env.action_masks()` (sb3-contrib's name) return the legal actions. The reward is +1 for a won duel, -1
for a lost one, else 0. An illegal action loses the duel at once (reward -1, terminated,
`info["illegal_action"]`).
"""

from typing import Any

from zx_env.core.envs.gymnasium_env import GymEnv, Policy, uniform
from zx_env.core.settings import document_settings
from zx_env.ygo.game import Game
from zx_env.ygo.settings import DECKS, TCG, TURN_CAP, TURN_DECISION_CAP, Settings, settings_of

__all__ = ["Policy", "YgoBattleEnv", "uniform"]


class YgoBattleEnv(GymEnv[Game]):
    """A duel with a learner in one seat and an opponent in the other."""

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
        rules: str = TCG,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
        events: bool = False,
        mask_in_observation: bool = False,
        observation_dtype: str = "int8",
    ) -> None:
        """Prepare; `reset` deals.

        Args:
            opponent: A function opponent(observation, action_mask, rng) -> action, or an object with such an
                `act`; None for uniformly random play.
            seat: The learner's player, 0 or 1; None alternates from duel to duel.
            render_mode: None, "ansi" (text), "rgb_array" (uint8 [800, 1280, 3]) or "human" (a board for
                people, redrawn in place in a terminal).
            events: Add `info["events"]`, the events since the player's last decision that the player may
                know, as dicts (`Event.as_dict`).
            mask_in_observation: Observations are dicts of "observations" and "action_mask", for RLlib.
            observation_dtype: "int8", or "float32" for networks that accept nothing else.
            decks, skip_forced, first_player, rules, turn_cap, turn_decision_cap: As in `Settings`.

        Raises:
            AgentError: The opponent cannot be called.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is invalid.
        """
        settings = settings_of(
            decks,
            rules,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
        )
        super().__init__(
            settings, opponent, seat, render_mode, events, mask_in_observation, observation_dtype
        )
