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
`zx_env.observation.PIECES`.

**Legal actions**: only masked-in actions are legal. `env()` ends the game for an agent that takes another
one, as PettingZoo's wrapper does (-1 for it, 0 for the other); `raw_env()` raises IllegalAction and nothing
has changed.

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

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, aec_registry, register
from pettingzoo.utils import wrappers

from zx_env.actions import BLOCKS, FIRST, NUM_ACTIONS
from zx_env.cards.pool import STANDARD
from zx_env.errors import GameOver, SettingError
from zx_env.game import Game
from zx_env.observation import OBSERVATION_SIZE, PIECES
from zx_env.table import BIGGEST_SEED, DECKS, TURN_CAP, TURN_DECISION_CAP, check_seed, settings_of

AGENTS = ("player_0", "player_1")
ID = "zx_env/ZX-v0"


def observation_box() -> spaces.Box:
    """The space of the flat observation, with the range of every piece."""
    low = np.concatenate([np.full(int(np.prod(piece.shape)), piece.low, np.int8) for piece in PIECES])
    high = np.concatenate([np.full(int(np.prod(piece.shape)), piece.high, np.int8) for piece in PIECES])
    return spaces.Box(low, high, (OBSERVATION_SIZE,), np.int8)


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


def env(**kwargs: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the game and loses it."""
    made: Any = raw_env(**kwargs)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment without guards: the fast one. An illegal action raises IllegalAction."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "zx_v0",
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }
    game: Game
    """The game being played."""

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
        self.agents: list[str] = []
        space = spaces.Dict(
            {"observation": observation_box(), "action_mask": spaces.Box(0, 1, (NUM_ACTIONS,), np.int8)}
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
        self.game = Game.begin(self.settings, seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._skip_agent_selection = None
        player = self.game.to_play
        assert player is not None
        self.agent_selection = AGENTS[player]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        """What the agent sees now, and its legal actions: arrays of the caller's own."""
        player = AGENTS.index(agent)
        game = self.game
        mask = game.mask() if game.to_play == player else np.zeros(NUM_ACTIONS, np.int8)
        return {"observation": game.observe(player), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the action of `agent_selection`, None for one whose game has ended.

        Raises:
            IllegalAction: The action is not legal; nothing has changed.
            GameOver: Nobody is left to act.
        """
        if not self.agents:
            raise GameOver("the game is over and both agents are done: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(action)  # type: ignore[arg-type]  # None is refused there
        player = self.game.to_play
        if player is None:
            self._end()
        else:
            # Rewards stay 0 until the end: there is nothing to add up.
            self.agent_selection = AGENTS[player]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        game = self.game
        if game.winner is not None:
            self.rewards[AGENTS[game.winner]] = 1.0
            self.rewards[AGENTS[1 - game.winner]] = -1.0
        ended = self.truncations if game.truncated else self.terminations
        ended.update(dict.fromkeys(AGENTS, True))
        self._accumulate_rewards()
        self.agent_selection = AGENTS[1 - AGENTS.index(self.agent_selection)]

    def render(self) -> str | None:
        """The board, everything on it shown: as text in the mode "ansi", printed in "human"."""
        if self.render_mode == "ansi":
            return str(self.game)
        if self.render_mode == "human":
            print(self.game)
        return None

    def close(self) -> None:
        """Nothing is held open."""


if ID not in aec_registry:
    register("aec", ID, entry_point="zx_env.zx_v0:env")
