"""One learner's view as a Gymnasium environment: the opponent acts inside `step`.

The observation is the flat int8 array that the game shows, the actions are its numbers.
`info["action_mask"]` and `env.action_masks()` (sb3-contrib's name) give the legal actions. The reward is +1
for a won game, -1 for a lost one, else 0. An illegal action loses the game at once (reward -1, terminated,
`info["illegal_action"]`). In a game that is over the mask is all ones: autoreset of Gymnasium asks for an
action that nobody plays, and a sampler can draw none from a mask of zeros. The opponent has dice of its
own, so the same seed deals the same games whoever the opponent is. With `events=True` `info["events"]` is
what the learner may know of what has happened since it was last asked, as dicts (`Event.as_dict`).
"""

import copy
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from zx_env.doors.checks import RENDER_MODES, check_flag, check_render_mode, short, whole_number
from zx_env.doors.game import Game
from zx_env.doors.seeds import BIGGEST_SEED, check_seed
from zx_env.doors.spaces import observation_box
from zx_env.errors import AgentError, GameOver, IllegalAction, SettingError

G = TypeVar("G", bound=Game)

MOST_DEALS = 100
"""Games in a row that may be over before the learner is asked anything."""

Policy = Callable[[npt.NDArray[np.int8], npt.NDArray[np.int8], np.random.Generator], int]
"""(observation, action_mask, rng) -> a legal action."""


def uniform(
    observation: npt.NDArray[np.int8], action_mask: npt.NDArray[np.int8], rng: np.random.Generator
) -> int:
    """The opponent where none is given: any legal action, each with the same chance."""
    return int(rng.choice(np.flatnonzero(action_mask)))


class GymEnv(gymnasium.Env[npt.NDArray[np.int8], np.int64], Generic[G]):
    """A game with a learner in one seat and an opponent in the other."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]
    game_type: ClassVar[type[Game]]
    """The class of its games."""

    def __init__(
        self,
        settings: Any,
        opponent: Any,
        seat: int | None,
        render_mode: str | None,
        events: bool = False,
    ) -> None:
        """Prepare, with settings that have been checked; `reset` deals."""
        check_render_mode(render_mode)
        if seat is not None and whole_number(seat) not in (0, 1):
            raise SettingError(f"seat is 0, 1, or None to change from game to game, not {short(seat)}")
        kit = self.game_type.kit
        self.settings = settings
        self.opponent = _policy_of(opponent)
        self.render_mode = render_mode
        self._events = check_flag("events", events)
        self._told = 0
        self.observation_space: spaces.Space[Any] = observation_box(kit.pieces)
        self.action_space = spaces.Discrete(kit.num_actions)
        self.seat = 0 if seat is None else int(seat)
        """The learner's player in the game at hand."""
        self._seat_changes = seat is None
        self._games = 0
        self._dice: Any = None
        self.game: G | None = None
        """The game at hand; copy it before you play with it."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int8], dict[str, Any]]:
        """Deal a new game and let the opponent act until the learner is asked.

        Raises:
            SettingError: With these settings every game is over before.
        """
        super().reset(seed=None if seed is None else check_seed(seed))
        if seed is not None:
            self._games = 0
        if seed is not None or self._dice is None:
            # The opponent rolls dice of its own, so another opponent meets the same deals.
            (self._dice,) = self.np_random.spawn(1)
        if self._seat_changes:
            self.seat = self._games % 2
        self._games += 1
        for _ in range(MOST_DEALS):
            self.game = self._deal(int(self.np_random.integers(BIGGEST_SEED)))
            self._opponent_acts(self.game)
            if self.game.to_play is not None:  # else it was over before the learner was asked anything
                break
        else:
            self.game = None
            raise SettingError(
                f"{MOST_DEALS} games in a row were over before the learner was asked anything: "
                "with a higher turn_cap, or another first_player, it is"
            )
        if self.render_mode == "human":
            self.render()
        return self._seen(self.game), self._info()

    def _deal(self, seed: int) -> G:
        game: Any = self.game_type.begin(self.settings, seed, self._events)
        self._told = 0
        return game  # type: ignore[no-any-return]

    def step(self, action: Any) -> tuple[npt.NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Take the learner's action and let the opponent act until the learner is asked again."""
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
        """The learner's legal actions: bool [num_actions]; all of them in a game that is over."""
        if self.game is None:
            raise GameOver("there is no game yet: call reset()")
        return self._mask(self.game).astype(np.bool_)

    def _mask(self, game: Game) -> npt.NDArray[np.int8]:
        """After the end nobody acts, but samplers are asked all the same."""
        return game.mask() if game.to_play is not None else np.ones(game.kit.num_actions, np.int8)

    def _opponent_acts(self, game: Game) -> None:
        foe = 1 - self.seat
        while game.to_play == foe:
            mask = game.mask()
            action = self.opponent(game.observe(foe), mask, self._dice)
            try:
                # Opponents answer by number: a text is nothing that a network gives.
                game.step(None if isinstance(action, str) else action)
            except IllegalAction as error:
                raise AgentError(
                    f"the opponent's answer {short(action)} is no legal action: {error}"
                ) from None

    def _seen(self, game: Game) -> npt.NDArray[np.int8]:
        return game.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.game is not None
        info: dict[str, Any] = {"action_mask": self._mask(self.game), "seat": self.seat}
        if self._events:
            news = self.game.events(self.seat, self._told)
            self._told += len(news)
            info["events"] = [event.as_dict() for event in news]
        return info

    def __copy__(self) -> Self:
        """An environment with game and dice of its own; the opponent is the same one."""
        twin = object.__new__(type(self))
        own = ("game", "_np_random", "_dice")
        twin.__dict__.update(self.__dict__)
        twin.__dict__.update(
            {name: copy.deepcopy(self.__dict__[name]) for name in own if name in self.__dict__}
        )
        return twin

    def render(self) -> Any:
        """The board as the learner sees it.

        Returns:
            Text in the mode "ansi"; uint8 [800, 1280, 3] in "rgb_array"; None in "human", which prints.

        Raises:
            SettingError: What draws "rgb_array" is not installed.
        """
        if self.game is None or self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.game.board(self.seat)
        if self.render_mode == "rgb_array":
            return self.game.picture(self.seat).pixels()
        print(self.game.board(self.seat))
        return None


def _policy_of(opponent: Any) -> Policy:
    if opponent is None:
        return uniform
    found = getattr(opponent, "act", opponent)
    if not callable(found):
        raise AgentError(
            f"an opponent is called as opponent(observation, action_mask, rng), or has such an `act`; "
            f"{opponent!r} does neither"
        )
    policy: Policy = found
    return policy
