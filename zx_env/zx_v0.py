"""Z/X -Zillions of enemy X- as a PettingZoo AEC environment.

| Property          | Value                                                         |
|-------------------|---------------------------------------------------------------|
| Import            | `from zx_env import zx_v0`                                    |
| Creation          | `zx_v0.env(decks=("b01_red", "b01_blue"), render_mode=None)`  |
| Actions           | Discrete                                                      |
| Parallel API      | No                                                            |
| Manual Control    | `zx play`                                                     |
| Agents            | `["player_0", "player_1"]`                                    |
| Number of agents  | 2                                                             |

Two players, each with a deck of 50 cards, fight on nine Squares until one has no Life left. The first player
is drawn by lot. The same agent often acts several times in a row: `agent_selection` says who is next.

**Observation**: a dict of `"observation"`, int8, and `"action_mask"`, int8: 1 where an action is legal, all
zeros for the agent that is not to move. The observation has everything that the rules let the agent know and
nothing else, own side first, in natural units: named pieces one behind the other (below). Cut it up with
`zx_env.zx.decision.observation.PIECES`. Both arrays are yours to keep and to change.

**Legal actions**: only masked-in actions are legal. `env()` ends the game for an agent that takes another
one, as PettingZoo's wrapper does (-1 for it, 0 for the other); `raw_env()` raises IllegalAction and nothing
has changed. Both raise OutOfBounds, an IllegalAction and an AssertionError, for what is no action at all.

**Order of calls**: what is asked of a game before `reset` raises OutOfOrder, an AttributeError and an
AssertionError. What PettingZoo's three usual wrappers promise `env()` does itself, which costs nothing: it
has no wrapper, and `unwrapped` is the same object. Beside the above it wants a `step` for each agent of
`agent_iter`, and a step when nobody is left is a warning; `raw_env()` raises GameOver there.

**Actions**: one flat space of named blocks (below); both agents see the board from their own side, so one
network plays both seats. A decision with a single legal answer is taken by the environment
(`skip_forced=True`).

**Rewards**: +1 to the winner and -1 to the loser at the end, 0 to both in a draw or a truncation.

**End**: a game terminates by the rules. It is truncated after `turn_cap` turns, or `turn_decision_cap`
decisions in one turn: sane play meets neither. A finished agent takes the action `None`.

**Arguments**: `decks`: a pair of decks, each the name of a shipped one (`zx_env.deck_names()`), the path of a
deck file or a `zx_env.Deck`; `render_mode`: None, "ansi" (`render()` gives the board as text) or "human" (it
prints); `skip_forced`, `first_player`, `card_set`, `turn_cap`, `turn_decision_cap` as in `zx_env.Game.new`.

`reset(seed=s)` deals the same game as `Game.new(seed=s, skip_forced=True)`; `env.unwrapped.game` is that
Game: copy it before you play with it.

**Version History**: v0, the first.
"""

from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, aec_registry, register
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from zx_env.doors.spaces import observation_box
from zx_env.errors import GameOver, OutOfBounds, OutOfOrder, SettingError
from zx_env.zx.cards.pool import STANDARD
from zx_env.zx.decision.actions import BLOCKS, FIRST, NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION_SIZE, PIECES
from zx_env.zx.entries import ENDED, REFUSED
from zx_env.zx.game import Game
from zx_env.zx.settings import BIGGEST_SEED, DECKS, TURN_CAP, TURN_DECISION_CAP, check_seed, settings_of

AGENTS = ("player_0", "player_1")
ID = "zx_env/ZX-v0"
Observation: TypeAlias = dict[str, npt.NDArray[np.int8]]

_OPENED = ("_take", "_seen", "_legal", "_seen_by")
_NO_GAME = "there is no game yet: call reset()"
_OF_A_GAME = {
    *("agents", "num_agents", "agent_selection", "game"),
    *("rewards", "terminations", "truncations", "infos"),
}


def _tables() -> str:
    """The pieces of the observation and the blocks of the actions, for the manual page."""
    lines = [
        f"\nObservation: int8 [{OBSERVATION_SIZE}]\n",
        "| Piece | Begins at | Shape | Range | Meaning |",
        "|-------|-----------|-------|-------|---------|",
    ]
    at = 0
    for piece in PIECES:
        reach = f"{piece.low} to {piece.high}"
        lines.append(f"| `{piece.name}` | {at} | {piece.shape} | {reach} | {piece.meaning} |")
        at += int(np.prod(piece.shape))
    lines += [
        f"\nActions: Discrete({NUM_ACTIONS})\n",
        "| Block | First | Shape |",
        "|-------|-------|-------|",
    ]
    lines += [f"| `{name}` | {FIRST[name]} | {shape} |" for name, shape in BLOCKS]
    return "\n".join(lines) + "\n"


__doc__ = (__doc__ or "") + _tables()


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment without guards. An illegal action raises IllegalAction."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "zx_v0",
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        decks: Any = DECKS,
        render_mode: str | None = None,
        skip_forced: bool = True,
        first_player: int | None = None,
        card_set: str = STANDARD,
        turn_cap: int = TURN_CAP,
        turn_decision_cap: int = TURN_DECISION_CAP,
    ) -> None:
        """Arguments as on the manual page, which is this module's docstring."""
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise SettingError(f'render_mode is None, "ansi" or "human", not {render_mode!r}')
        self.settings = settings_of(
            decks,
            card_set,
            first_player=first_player,
            skip_forced=skip_forced,
            turn_cap=turn_cap,
            turn_decision_cap=turn_decision_cap,
        )
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        space = spaces.Dict(
            {"observation": observation_box(PIECES), "action_mask": spaces.Box(0, 1, (NUM_ACTIONS,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(AGENTS, space)
        self.action_spaces: dict[str, spaces.Discrete] = {a: spaces.Discrete(NUM_ACTIONS) for a in AGENTS}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` gives."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that `step` takes."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: of this seed, or the next of the stream that the last seed began."""
        if seed is not None:
            seed = check_seed(seed)
            self._random, _ = seeding.np_random(seed)
        elif self._random is None:
            self._random, _ = seeding.np_random()
        if seed is None:
            assert self._random is not None
            seed = int(self._random.integers(BIGGEST_SEED))
        self._game = Game.begin(self.settings, seed)
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
        self._open()
        if self.render_mode == "human":
            self.render()

    def _open(self) -> None:
        self._take, self._seen, self._legal = self._game.opened()
        player = self._game.to_play
        self._seen_by = None if player is None else AGENTS[player]

    @property
    def game(self) -> Game:
        """The game being played."""
        self._need_game()
        return self._game

    def _need_game(self) -> None:
        if not hasattr(self, "_game"):
            raise OutOfOrder(_NO_GAME)

    def observe(self, agent: str) -> Observation:
        """What the agent sees now, and its legal actions: arrays of the caller's own."""
        self._need_game()
        if agent == self._seen_by:
            return {"observation": self._seen.copy(), "action_mask": self._legal.copy()}
        player = AGENTS.index(agent)
        game = self._game
        mask = game.mask() if game.to_play == player else np.zeros(NUM_ACTIONS, np.int8)
        return {"observation": game.observe(player), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What `agent_selection` sees, its rewards added up, whether its game has ended, and its info."""
        try:
            agent = self.agent_selection
        except AttributeError:
            raise OutOfOrder(_NO_GAME) from None
        if not observe:
            seen = None
        elif agent == self._seen_by:
            seen = {"observation": self._seen.copy(), "action_mask": self._legal.copy()}
        else:
            seen = self.observe(agent)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Take the action of `agent_selection`, None for one whose game has ended.

        Raises:
            IllegalAction: The action is not legal; nothing has changed.
            GameOver: Nobody is left to act.
        """
        try:
            agent = self.agent_selection
            has_ended = self.terminations[agent] or self.truncations[agent]
        except (AttributeError, KeyError):
            self._step_of_nobody()
            return
        if has_ended:
            self._was_dead_step(action)
            return
        number: int = action if type(action) is int else _number_of(action)
        try:
            answer = self._take(number)
        except OverflowError:
            answer = REFUSED
        if answer == REFUSED:
            self._refuse(number)
            return
        game = self._game
        game._history = (game._history, number)
        if answer < ENDED:
            # Rewards stay 0 until the end: there is nothing to add up.
            self.agent_selection = self._seen_by = AGENTS[answer]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _refuse(self, number: int) -> None:
        if not 0 <= number < NUM_ACTIONS:
            raise OutOfBounds(f"actions are 0 to {NUM_ACTIONS - 1}, not {number}; nothing was changed")
        self._game.step(number)  # which says why it is not legal

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
        return {name: value for name, value in self.__dict__.items() if name not in _OPENED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_game" in state:
            self._open()

    def render(self) -> str | None:
        """The board, everything on it shown: as text in the mode "ansi", printed in "human"."""
        game = self.game
        if self.render_mode == "ansi":
            return str(game)
        if self.render_mode == "human":
            print(game)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def _number_of(action: Any) -> int:
    """An action as the rules take it: a numpy number is one too, a truth value is not."""
    if isinstance(action, (bool, np.bool_)) or not hasattr(action, "__index__"):
        raise OutOfBounds(
            f"an action is a whole number from 0 to {NUM_ACTIONS - 1}, not {action!r}; nothing was changed"
        )
    return int(action)


class _Guarded(raw_env):
    """What `env` makes: the same environment with PettingZoo's usual guards."""

    def _refuse(self, number: int) -> None:
        """An illegal action ends the game and loses it; one that is no action at all is an error."""
        if not 0 <= number < NUM_ACTIONS:
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
        """The agent to act, again and again: `step` once for each."""
        self._need_game()
        return _Turns(self, max_iter)


class _Turns(AECIterable):  # type: ignore[misc]
    def __iter__(self) -> "_Turn":
        return _Turn(self.env, self.max_iter)


class _Turn(AECIterator):  # type: ignore[misc]
    """Refuses to go on when nothing has been done since the last agent."""

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


class _Waiting(_Guarded):
    """The same before its first `reset`, when there is nothing of a game to give."""

    def __getattr__(self, name: str) -> Any:
        if name in _OF_A_GAME:
            raise OutOfOrder(f"{name} is of a game; {_NO_GAME}")
        raise AttributeError(f"{self} has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game. From here on attributes are looked up as in any class, which is faster."""
        super().reset(seed, options)
        self.__class__ = _Guarded


def env(**kwargs: Any) -> raw_env:
    """The environment with PettingZoo's usual guards: an illegal action ends the game and loses it."""
    return _Waiting(**kwargs)


if ID not in aec_registry:
    register("aec", ID, entry_point="zx_env.zx_v0:env")
