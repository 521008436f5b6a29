"""Gymnasium environment for one learner; the opponent acts inside `step`.

Observations are the flat int8 arrays of the game, actions its numbers. `info["action_mask"]` and
`env.action_masks()` (sb3-contrib's name) contain the legal actions. The reward is +1 for a won game, -1 for a
lost one, else 0. An illegal action loses the game at once (reward -1, terminated, `info["illegal_action"]`).
After the end of a game the mask is all ones: Gymnasium's autoreset samples an action that is never played,
which is impossible with a mask of zeros. The opponent has its own random stream, so the same seed gives the
same games against every opponent. With `events=True`, `info["events"]` contains the events since the
learner's last decision that the learner may know, as dicts (`Event.as_dict`).

With `mask_in_observation=True` observations are dicts of "observations" and "action_mask", as RLlib and other
libraries with masks expect. With `observation_dtype="float32"` observations are floats, for networks that
accept no integers.
"""

import copy
from typing import Any, ClassVar, Generic, Self, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from zx_env.core.envs.opponents import Policy, policy_of, uniform
from zx_env.core.envs.single_agent import MOST_DEALS, check_seat, never_asked
from zx_env.core.game.game import Game
from zx_env.core.observation.spaces import ObservationForm
from zx_env.core.rendering.human import HumanRenderer
from zx_env.core.seeding import agent_rng, check_seed, seed_from
from zx_env.core.settings import expand_settings, make_settings
from zx_env.core.validation import RENDER_MODES, check_flag, check_render_mode, short
from zx_env.errors import AgentError, GameOver, IllegalAction

__all__ = ["GymEnv", "Policy", "uniform"]

G = TypeVar("G", bound=Game)

Observed = npt.NDArray[Any] | dict[str, npt.NDArray[Any]]


class GymEnv(gymnasium.Env[Any, np.int64], Generic[G]):
    """A game with a learner in one seat and an opponent in the other."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]
    game_type: ClassVar[type[Game]]
    """The class of the environment's games."""

    def __init_subclass__(cls) -> None:
        """Give the class the settings of its game as parameters."""
        super().__init_subclass__()
        if "game_type" in vars(cls):
            expand_settings(cls, "__init__", cls.game_type.game_spec, skip_forced=True)

    def __init__(
        self,
        opponent: Any = None,
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        events: bool = False,
        mask_in_observation: bool = False,
        observation_dtype: str = "int8",
        **settings: Any,
    ) -> None:
        """Prepare the environment; `reset` starts the game.

        Args:
            opponent: A function opponent(observation, action_mask, rng) -> action, or an object with such a
                method `act`; None for uniformly random play.
            seat: The seat of the learner, 0 or 1; None: it changes from game to game.
            render_mode: None, "ansi" (text), "rgb_array" (uint8 [1024, 1280, 3]) or "human" (a board for
                people, redrawn in place in a terminal).
            events: `info["events"]` contains the events since the learner's last decision that the learner
                may know, as dicts (`Event.as_dict`).
            mask_in_observation: Return observations as dicts of "observations" and "action_mask", for RLlib.
            observation_dtype: "int8", or "float32" for networks that accept only floats.
            **settings: Settings of the game.

        Raises:
            AgentError: The opponent is not callable.
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is unknown or invalid.
        """
        check_render_mode(render_mode)
        seat = check_seat(seat)
        game_spec = self.game_type.game_spec
        self.settings: Any = make_settings(game_spec, {"skip_forced": True} | settings)
        self.opponent = policy_of(opponent)
        self.render_mode = render_mode
        self._events = check_flag("events", events)
        # The display for people always needs events; the learner gets them on request.
        self._keeps = self._events or (render_mode == "human" and game_spec.event_encoder is not None)
        self._renderer = HumanRenderer()
        self._events_read = 0
        self._form = ObservationForm(mask_in_observation, observation_dtype)
        self.observation_space: spaces.Space[Any] = self._form.space(
            game_spec.observation_fields, game_spec.num_actions
        )
        self.action_space = spaces.Discrete(game_spec.num_actions)
        self.seat = seat or 0
        """The learner's player in the current game."""
        self._seat_changes = seat is None
        self._games = 0
        self._opponent_rng: Any = None
        self.game: G | None = None
        """The current game. Copy it before you step it yourself."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a new game, and let the opponent act until the learner is to move.

        Raises:
            SettingError: With these settings every game ends before the learner's first decision.
        """
        super().reset(seed=None if seed is None else check_seed(seed))
        if seed is not None:
            self._games = 0
        if seed is not None or self._opponent_rng is None:
            # A separate stream for the opponent: every opponent gets the same games.
            (child,) = self.np_random.spawn(1)
            self._opponent_rng = agent_rng(seed_from(child))
        if self._seat_changes:
            self.seat = self._games % 2
        self._games += 1
        for _ in range(MOST_DEALS):
            self.game = self._new_game(seed_from(self.np_random))
            self._opponent_acts(self.game)
            if self.game.to_play is not None:  # otherwise it ended before the learner's first decision
                break
        else:
            self.game = None
            raise never_asked()
        if self.render_mode == "human":
            self.render()
        return self._seen(self.game), self._info()

    def _new_game(self, seed: int) -> G:
        game: Any = self.game_type.begin(self.settings, seed, self._keeps)
        self._events_read = 0
        return game  # type: ignore[no-any-return]

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take the learner's action, and let the opponent act until the learner is to move again."""
        game = self.game
        if game is None or game.to_play is None:
            raise GameOver("there is no game to play on: call reset()")
        try:
            game.step(action)
        except IllegalAction as error:
            game.concede(self.seat)
            return self._seen(game), -1.0, True, False, self._info() | {"illegal_action": str(error)}
        self._opponent_acts(game)
        if self.render_mode == "human":
            self.render()
        reward = 0.0
        if game.winner is not None:
            reward = 1.0 if game.winner == self.seat else -1.0
        is_over = game.to_play is None
        return self._seen(game), reward, is_over and not game.truncated, game.truncated, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the learner's legal actions: bool [num_actions]; all True when the game is over."""
        if self.game is None:
            raise GameOver("there is no game yet: call reset()")
        return self._mask(self.game).astype(np.bool_)

    def _mask(self, game: Game) -> npt.NDArray[np.int8]:
        """Return the mask, or ones when the game is over: samplers need a legal action."""
        return game.mask() if game.to_play is not None else np.ones(game.game_spec.num_actions, np.int8)

    def _opponent_acts(self, game: Game) -> None:
        foe = 1 - self.seat
        while game.to_play == foe:
            mask = game.mask()
            action = self.opponent(game.observe(foe), mask, self._opponent_rng)
            try:
                # Opponents must return a number; `Game.step` would accept a text too.
                game.step(None if isinstance(action, str) else action)
            except IllegalAction as error:
                raise AgentError(
                    f"the opponent's answer {short(action)} is no legal action: {error}"
                ) from None

    def _seen(self, game: Game) -> Observed:
        return self._form.of(game.observe(self.seat), self._mask(game))  # type: ignore[no-any-return]

    def _info(self) -> dict[str, Any]:
        assert self.game is not None
        info: dict[str, Any] = {"action_mask": self._mask(self.game), "seat": self.seat}
        if self._events:
            new_events = self.game.events(self.seat, self._events_read)
            self._events_read += len(new_events)
            info["events"] = [event.as_dict() for event in new_events]
        return info

    def __copy__(self) -> Self:
        """Return a copy with its own game and random streams; the opponent is shared."""
        twin = object.__new__(type(self))
        own = ("game", "_np_random", "_opponent_rng", "_renderer")
        twin.__dict__.update(self.__dict__)
        twin.__dict__.update(
            {name: copy.deepcopy(self.__dict__[name]) for name in own if name in self.__dict__}
        )
        return twin

    def render(self) -> Any:
        """Return or print the board as the learner sees it.

        Returns:
            Text in the mode "ansi"; uint8 [1024, 1280, 3] in "rgb_array"; None in "human".

        Raises:
            SettingError: The packages for "rgb_array" are not installed.
        """
        if self.game is None or self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.game.board(self.seat)
        if self.render_mode == "rgb_array":
            return self.game.picture(self.seat).pixels()
        self._renderer.show(self.game, self.seat, self.metadata["render_fps"])
        return None
