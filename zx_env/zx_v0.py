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
nothing else, own side first, in natural units: named pieces one behind the other (below). `zx_v0.named` cuts
one or many of them up: `named(obs)["zones"]` is a view of that piece. What the numbers inside a piece are
stands beside the members of the enums in `zx_env/zx/decision/observation.py` (`Fact`, `BoardFact`, …). Both
arrays are yours to keep and to change.

**Legal actions**: only masked-in actions are legal. `env()` ends the game for an agent that takes another
one, as PettingZoo's wrapper does (-1 for it, 0 for the other); `raw_env()` raises IllegalAction and nothing
has changed. Both raise OutOfBounds, an IllegalAction and an AssertionError, for what is no action at all.

**Order of calls**: what is asked of a game before `reset` raises OutOfOrder, an AttributeError and an
AssertionError. What PettingZoo's three usual wrappers promise `env()` does itself, which costs nothing: it
has no wrapper, and `unwrapped` is the same object. Beside the above it wants a `step` for each agent of
`agent_iter`, and a step when nobody is left is a warning; `raw_env()` raises GameOver there.

**Actions**: one flat space of named blocks (below); both agents see the board from their own side, so one
network plays both seats. A decision that leaves no choice, by a single legal answer or because
all the cards that are offered have to be taken, is taken by the environment (`skip_forced=True`).

**Rewards**: +1 to the winner and -1 to the loser at the end, 0 to both in a draw or a truncation.

**End**: a game terminates by the rules. It is truncated after `turn_cap` turns, or `turn_decision_cap`
decisions in one turn: sane play meets neither. A finished agent takes the action `None`.

**Arguments**: `decks`: a pair of decks, each the name of a shipped one (`zx_env.deck_names()`), the path of a
deck file or a `zx_env.Deck`; `render_mode`: None, "ansi" (`render()` gives the board as text),
"rgb_array" (a picture) or "human" (a board for people, in a terminal drawn again in place); `skip_forced`,
`first_player`, `card_set`, `turn_cap`, `turn_decision_cap`, `pay` as in `zx_env.Game.new`.

**Events**: with `events=True` an agent's `info["events"]` is a list of what it may know of what has happened
since its last decision, a dict each (`zx_env.Event.as_dict`); otherwise nothing is told, and nothing costs.

`reset(seed=s)` deals the same game as `Game.new(seed=s, skip_forced=True)`; `env.unwrapped.game` is that
Game: copy it before you play with it.

**Version History**: v0, the first.
"""

from zx_env.core.envs import aec
from zx_env.core.envs.aec import AGENTS, Observation
from zx_env.core.game.batch import GameBatch
from zx_env.core.manual import tables
from zx_env.core.search.playouts import playouts, playouts_by_action
from zx_env.zx.decision.actions import BLOCKS
from zx_env.zx.decision.observation import OBSERVATION_FIELDS, named
from zx_env.zx.game import Game
from zx_env.zx.settings import Settings
from zx_env.zx.spec import SPEC
from zx_env.zx.vector import VectorEnv

__all__ = [
    "AGENTS",
    "BLOCKS",
    "ID",
    "OBSERVATION_FIELDS",
    "Game",
    "GameBatch",
    "Observation",
    "VectorEnv",
    "env",
    "named",
    "playouts",
    "playouts_by_action",
    "raw_env",
]

ID = "zx_env/ZX-v0"

__doc__ = (__doc__ or "") + tables(SPEC)


class raw_env(aec.RawEnv[Game]):  # noqa: N801 - PettingZoo's name for it
    """The environment without guards. An illegal action raises IllegalAction."""

    game_type = Game
    settings: Settings


env = aec.guarded(raw_env)
