"""PettingZoo AEC environments, shared by all games: `RawEnv`, and the classes that `env` uses.

The module of each game has three classes: `raw_env`, derived from `RawEnv`, and two that its function `env`
creates, derived from `OrderEnforcing` and `NotYetReset`. See also: manual.py, which adds tables to the
docstring of a game's module, the manual page of the game.
"""

import copy
import sys
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from zx_env.core.entry_points import ENDED, REFUSED
from zx_env.core.envs.stepper import stepper_of
from zx_env.core.game.game import Game
from zx_env.core.observation.spaces import observation_box
from zx_env.core.rendering.human import HumanRenderer
from zx_env.core.seeding import BIGGEST_SEED, check_seed
from zx_env.core.settings import expand_settings, make_settings
from zx_env.core.validation import RENDER_MODES, as_int, check_flag, check_render_mode, short
from zx_env.errors import AgentDone, GameOver, OutOfBounds, OutOfOrder, SettingError

G = TypeVar("G", bound=Game)
R = TypeVar("R", bound="RawEnv[Any]")

AGENTS = ("player_0", "player_1")
Observation: TypeAlias = dict[str, npt.NDArray[np.int8]]

_STEPPER = ("_take", "_seen", "_legal", "_seen_by")
_NO_GAME = "there is no game yet: call reset()"
_AFTER_RESET = {
    *("agents", "num_agents", "agent_selection", "game"),
    *("rewards", "terminations", "truncations", "infos"),
}


def check_agent(agent: Any) -> str:
    """Return `agent` if it is the name of an agent, "player_0" or "player_1"; reject everything else."""
    if not isinstance(agent, str) or agent not in AGENTS:
        raise SettingError(f"the agents are {' and '.join(AGENTS)}, not {short(agent)}")
    return agent


def metadata(name: str) -> dict[str, Any]:
    """Return the metadata of the environment of this name, as PettingZoo requires."""
    return {
        "name": name,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }


class _NeedsReset:
    """Placeholder of an attribute that an environment has from its first `reset` on."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: Any, owner: type) -> Any:
        if env is None:
            return self
        raise OutOfOrder(f"{self.name} is of a game; {_NO_GAME}")


class RawEnv(AECEnv, Generic[G]):  # type: ignore[misc]
    """The environment without PettingZoo's guards. An illegal action raises IllegalAction."""

    agents: Any = _NeedsReset()
    agent_selection: Any = _NeedsReset()
    rewards: Any = _NeedsReset()
    terminations: Any = _NeedsReset()
    truncations: Any = _NeedsReset()
    infos: Any = _NeedsReset()

    game_type: ClassVar[type[Game]]
    """The class of the environment's games."""

    def __init_subclass__(cls) -> None:
        """Give the class the settings of its game as parameters."""
        super().__init_subclass__()
        if "game_type" in vars(cls):
            if "metadata" not in vars(cls):
                cls.metadata = metadata(cls.__module__.rpartition(".")[2])
            expand_settings(cls, "__init__", cls.game_type.game_spec, skip_forced=True)

    def __init__(self, *, render_mode: str | None = None, events: bool = False, **settings: Any) -> None:
        """Prepare the environment; `reset` starts the game. The module's docstring is its manual page.

        Args:
            render_mode: None, "ansi" (`render()` returns the board as text), "rgb_array" (uint8
                [1024, 1280, 3]) or "human" (a board for people, redrawn in place in a terminal).
            events: `info["events"]` contains the events since a player's last decision that this player may
                know, as dicts (`Event.as_dict`).
            **settings: Settings of the game.

        Raises:
            DeckError: A deck is unknown or illegal.
            SettingError: Another setting is unknown or invalid.
        """
        super().__init__()
        check_render_mode(render_mode)
        game_spec = self.game_type.game_spec
        self.settings: Any = make_settings(game_spec, {"skip_forced": True} | settings)
        self.render_mode = render_mode
        self._events = check_flag("events", events)
        # The display for people always needs events; agents get them on request.
        self._keeps = self._events or (render_mode == "human" and game_spec.event_encoder is not None)
        self._renderer = HumanRenderer()
        self.possible_agents = list(AGENTS)
        mask = spaces.Box(0, 1, (game_spec.num_actions,), np.int8)
        space = spaces.Dict(
            {"observation": observation_box(game_spec.observation_fields), "action_mask": mask}
        )
        self.state_space = observation_box(game_spec.full_fields)
        self.observation_spaces = dict.fromkeys(AGENTS, space)
        self.action_spaces: dict[str, spaces.Discrete] = {
            a: spaces.Discrete(game_spec.num_actions) for a in AGENTS
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of `observe`."""
        return self.observation_spaces[check_agent(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions."""
        return self.action_spaces[check_agent(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, take the next one of the stream that the last `seed` started."""
        if seed is not None:
            seed = check_seed(seed)
            self._random, _ = seeding.np_random(seed)
        elif self._random is None:
            self._random, _ = seeding.np_random()
        if seed is None:
            assert self._random is not None
            seed = int(self._random.integers(BIGGEST_SEED))
        self._game: Any = self.game_type.begin(self.settings, seed, self._keeps)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._skip_agent_selection = None
        player = self._game.to_play
        assert player is not None
        self.agent_selection = AGENTS[player]
        self._make_stepper()
        if self._events:
            self._events_read = [0, 0]
            self._add_events_to_info(player)
        if self.render_mode == "human":
            self.render()

    def _make_stepper(self) -> None:
        self._take, self._seen, self._legal = stepper_of(self._game)
        player = self._game.to_play
        self._seen_by = None if player is None else AGENTS[player]

    def _add_events_to_info(self, player: int) -> None:
        """Put the events since a player's last decision that this player may know into the player's info."""
        new_events = self._game.events(player, self._events_read[player])
        self._events_read[player] += len(new_events)
        self.infos[AGENTS[player]] = {"events": [event.as_dict() for event in new_events]}

    @property
    def game(self) -> G:
        """The current game."""
        self._need_game()
        return self._game  # type: ignore[no-any-return]

    def _need_game(self) -> None:
        if not hasattr(self, "_game"):
            raise OutOfOrder(_NO_GAME)

    def observe(self, agent: str) -> Observation:
        """Return the agent's observation and legal actions, as new arrays."""
        self._need_game()
        if agent == self._seen_by:
            return {"observation": self._seen.copy(), "action_mask": self._legal.copy()}
        player = AGENTS.index(check_agent(agent))
        game = self._game
        mask = game.mask() if game.to_play == player else np.zeros(game.game_spec.num_actions, np.int8)
        return {"observation": game.observe(player), "action_mask": mask}

    def state(self) -> npt.NDArray[np.int8]:
        """Return the whole state for centralized critics: int8, the fields `GameSpec.full_fields`.

        It contains hidden cards, and is written from the side of "player_0", whoever is to move: the
        privileged observation `Game.observe(0, full=True)`.
        """
        return self.game.observe(0, full=True)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, cumulative reward, termination, truncation and info of `agent_selection`."""
        try:
            agent = self.agent_selection
        except AttributeError:
            raise OutOfOrder(_NO_GAME) from None
        if not observe:
            observation = None
        elif agent == self._seen_by:
            observation = {"observation": self._seen.copy(), "action_mask": self._legal.copy()}
        else:
            observation = self.observe(agent)
        return (
            observation,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Take the action of `agent_selection`; it must be None if the game has ended for this agent.

        Raises:
            IllegalAction: The action is not legal; the game is unchanged.
            GameOver: Both agents are done.
        """
        try:
            agent = self.agent_selection
            has_ended = self.terminations[agent] or self.truncations[agent]
        except (AttributeError, KeyError):
            self._step_of_nobody()
            return
        if has_ended:
            if action is not None:
                raise AgentDone(f"{agent} is done: its action is None, not {short(action)}")
            self._was_dead_step(None)
            return
        number: int = action if type(action) is int else self._number_of(action)
        try:
            answer = self._take(number)
        except OverflowError:  # a number of more than 64 bits
            answer = REFUSED
        if answer == REFUSED:
            self._refuse(number)
            return
        game = self._game
        game._history = (game._history, number)
        if answer < ENDED:
            # Rewards are 0 until the end, so there is nothing to accumulate.
            self.agent_selection = self._seen_by = AGENTS[answer]
        else:
            self._end()
        if self._events:
            for player in (answer,) if answer < ENDED else (0, 1):
                self._add_events_to_info(player)
        if self.render_mode == "human":
            self.render()

    def _refuse(self, number: int) -> None:
        """Raise the error of an action that is out of range or not legal."""
        most = self.game_type.game_spec.num_actions - 1
        if not 0 <= number <= most:
            raise OutOfBounds(f"actions are 0 to {most}, not {short(number)}; nothing was changed")
        self._game.step(number)  # raises IllegalAction with the reason

    def _step_of_nobody(self) -> None:
        self._need_game()
        raise GameOver("the game is over and both agents are done: call reset()")

    def _end(self) -> None:
        game = self._game
        game.check_fault()
        if game.winner is not None:
            self.rewards[AGENTS[game.winner]] = 1.0
            self.rewards[AGENTS[1 - game.winner]] = -1.0
        ended = self.truncations if game.truncated else self.terminations
        ended.update(dict.fromkeys(AGENTS, True))
        self._accumulate_rewards()
        self._seen_by = None
        self.agent_selection = AGENTS[1 - AGENTS.index(self.agent_selection)]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _STEPPER}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_game" in state:
            self._make_stepper()

    def __copy__(self) -> Self:
        """Return a deep copy: two environments must not share a game."""
        return copy.deepcopy(self)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return or print the board, including hidden cards.

        Returns:
            Text in the mode "ansi"; uint8 [1024, 1280, 3] in "rgb_array"; None in "human".

        Raises:
            SettingError: The packages for "rgb_array" are not installed.
        """
        game = self.game
        if self.render_mode == "ansi":
            return str(game)
        if self.render_mode == "rgb_array":
            return game.picture().pixels()
        if self.render_mode == "human":
            self._renderer.show(game, None, self.metadata["render_fps"])
        return None

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def _number_of(self, action: Any) -> int:
        """Return an action as an int; NumPy integers are accepted, bools are not."""
        number = as_int(action)
        if number is None:
            most = self.game_type.game_spec.num_actions - 1
            raise OutOfBounds(
                f"an action is a whole number from 0 to {most}, not {short(action)}; nothing was changed"
            )
        return number


class OrderEnforcing(RawEnv[G]):
    """The environment with PettingZoo's usual guards, as `env` creates it."""

    def _refuse(self, number: int) -> None:
        """End the game: an illegal action loses it. An action out of range is an error."""
        if not 0 <= number < self.game_type.game_spec.num_actions:
            super()._refuse(number)
        EnvLogger.warn_on_illegal_move()
        loser = self.agent_selection
        self._cumulative_rewards[loser] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {loser: -1.0}
        self._accumulate_rewards()
        self._deads_step_first()

    def _step_of_nobody(self) -> None:
        self._need_game()
        EnvLogger.warn_step_after_terminated_truncated()

    def agent_iter(self, max_iter: int = 2**63) -> "_Turns":
        """Iterate over the agents to act. Call `step` once for each."""
        self._need_game()
        return _Turns(self, max_iter)


class _Turns(AECIterable):  # type: ignore[misc]
    def __iter__(self) -> "_Turn":
        return _Turn(self.env, self.max_iter)


class _Turn(AECIterator):  # type: ignore[misc]
    """Iterator that raises OutOfOrder if there was no step since the last agent."""

    _game: Any = None
    _history: Any = None
    _left = 0

    def __next__(self) -> str:
        env = self.env
        left = len(env.agents)
        if not left or self.iters_til_term <= 0:
            raise StopIteration
        self.iters_til_term -= 1
        game = env._game
        history = game._history
        if history is self._history and game is self._game and left == self._left:
            raise OutOfOrder("nothing was done since the last agent: call step() or reset() in the loop")
        self._game, self._history, self._left = game, history, left
        agent: str = env.agent_selection
        return agent


class NotYetReset(OrderEnforcing[G]):
    """The wrapped environment before its first `reset`, when no game exists yet."""

    guarded: ClassVar[type[OrderEnforcing[Any]]]
    """The class that `reset` changes the environment to: the game's own subclass of `OrderEnforcing`."""

    def __getattr__(self, name: str) -> Any:
        if name in _AFTER_RESET:
            raise OutOfOrder(f"{name} is of a game; {_NO_GAME}")
        raise AttributeError(f"{self} has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first game, and change to the class `guarded`, which has faster attribute access."""
        super().reset(seed, options)
        self.__class__ = self.guarded


def guarded(raw_env: type[R]) -> Callable[..., R]:
    """Return a function that makes the environment with PettingZoo's usual guards.

    The classes of such environments, before and after their first `reset`, are names of the module of
    `raw_env`, so that pickles find them.

    Args:
        raw_env: A game's own subclass of `RawEnv`.
    """
    module = sys.modules[raw_env.__module__]
    after = type("_Guarded", (OrderEnforcing, raw_env), {"__module__": module.__name__})
    before = type("_Waiting", (NotYetReset, after), {"__module__": module.__name__, "guarded": after})
    vars(module).update(_Guarded=after, _Waiting=before)

    def env(**kwargs: Any) -> R:
        """Make the environment with PettingZoo's usual guards: an illegal action loses the game at once."""
        return cast(R, before(**kwargs))

    env.__module__, env.__qualname__ = module.__name__, "env"
    return env
