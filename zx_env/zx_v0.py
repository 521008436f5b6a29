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
is drawn by lot. The same agent often acts several times in a row: `agent_selection` is the agent to move.

**Observation**: a dict of `"observation"`, int8, and `"action_mask"`, int8: 1 where an action is legal, all
zeros for the agent that is not to move. The observation contains everything that the rules let the agent know
and nothing else, own side first, in natural units: named fields one after the other (below). `zx_v0.named`
splits one or many observations into fields: `named(obs)["zones"]` is a view of that field. The rows of
`board` are the Squares a1, b1, c1, a2, … c3 from the own side. The numbers inside a field are documented at
the members of the enums in `zx_env/zx/decision/columns.py` (`Fact`, `BoardFact`, …), the features of a card
in `zx_env/zx/cards/encode/features.py`. Both arrays are new; the caller may keep and change them.

**Legal actions**: only masked-in actions are legal. If an agent takes another action, `env()` ends the
game, as PettingZoo's wrapper does (-1 for that agent, 0 for the other); `raw_env()` raises IllegalAction and
leaves the game unchanged. Both raise OutOfBounds, an IllegalAction and an AssertionError, for a number out of
range.

**Order of calls**: access to a game before `reset` raises OutOfOrder, an AttributeError and an
AssertionError. `env()` implements the guarantees of PettingZoo's three usual wrappers itself, at no cost: it
has no wrapper, and `unwrapped` is the same object. It also requires a `step` for each agent of `agent_iter`,
and warns of a step after both agents are done; `raw_env()` raises GameOver there.

**Actions**: one flat space of named blocks (below); both agents see the board from their own side, so one
network plays both seats. The environment itself takes decisions without a choice (`skip_forced=True`):
those with a single legal action, and those in which all cards offered have to be taken.

**Rewards**: +1 to the winner and -1 to the loser at the end, 0 to both in a draw or a truncation.

**End**: a game terminates by the rules. It is truncated after `turn_cap` turns, or `turn_decision_cap`
decisions in one turn: sensible play reaches neither. A finished agent takes the action `None`.

**Arguments**: `decks`: a pair of decks, each the name of a shipped one (`zx_env.deck_names()`), the path of a
deck file, a `zx_env.Deck`, or "sealed:B01" or "random:B01,B02" for decks that each game draws (also one text
in place of the pair); `render_mode`: None, "ansi" (`render()` returns the board as text),
"rgb_array" (a picture) or "human" (a board for people, redrawn in place in a terminal); `skip_forced`,
`first_player`, `card_set`, `turn_cap`, `turn_decision_cap`, `pay` as in `zx_env.Game.new`.

**Events**: with `events=True` an agent's `info["events"]` is a list of the events since its last decision
that it may know, as dicts (`zx_env.Event.as_dict`). By default no events are recorded.

`reset(seed=s)` starts the same game as `Game.new(seed=s, skip_forced=True)`; `env.unwrapped.game` is that
Game: copy it before you step it yourself.

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
    """The environment without PettingZoo's guards. An illegal action raises IllegalAction."""

    game_type = Game
    settings: Settings


env = aec.guarded(raw_env)
