"""The Yu-Gi-Oh! Battle Phase of 2010 as a PettingZoo AEC environment.

| Property          | Value                                                             |
|-------------------|-------------------------------------------------------------------|
| Import            | `from zx_env import ygo_battle_v0`                                |
| Creation          | `ygo_battle_v0.env(decks=("beat", "light"), rules="tcg")`         |
| Actions           | Discrete                                                          |
| Parallel API      | No                                                                |
| Manual Control    | `zx play --game ygo`                                              |
| Agents            | `["player_0", "player_1"]`                                        |
| Number of agents  | 2                                                                 |

Two duelists with 8000 Life Points and decks of 40 fight with monsters until one has no Life Points left or
must draw from an empty deck. Every step of the Battle Phase is there, as on the page that the rules come
from: windows, chains, Spell Speeds, the substeps of the Damage Step, in the TCG's and the OCG's order. The
first player is drawn by lot. The same agent often acts several times in a row: `agent_selection` is the
agent to move.

**Observation**: a dict of `"observation"`, int8, and `"action_mask"`, int8: 1 where an action is legal, all
zeros for the agent that is not to move. The observation contains everything that the rules let the agent know
and nothing else, own side first: named fields one after the other (below). `ygo_battle_v0.named` splits one
or many observations into fields: `named(obs)["monsters"]` is a view of that field. The numbers inside a field
are documented at the members of the enums in `zx_env/ygo/decision/observation.py`. Both arrays are new; the
caller may keep and change them.

**Legal actions**: only masked-in actions are legal. If an agent takes another action, `env()` ends the
duel, as PettingZoo's wrapper does (-1 for that agent, 0 for the other); `raw_env()` raises IllegalAction and
leaves the duel unchanged. Both raise OutOfBounds, an IllegalAction and an AssertionError, for a number out of
range.

**Order of calls**: as in `zx_env.zx_v0`.

**Actions**: one flat space of named blocks (below); both agents see zones from their own side, so one
network plays both seats. The environment itself takes decisions with a single legal action
(`skip_forced=True`); a player cannot see whether the other player had a decision.

**Rewards**: +1 to the winner and -1 to the loser at the end, 0 to both in a draw or a truncation.

**End**: a duel terminates by the rules. It is truncated after `turn_cap` turns, or `turn_decision_cap`
decisions in one turn: decks of 40 cards run out before. A finished agent takes the action `None`.

**Arguments**: `decks`: a pair of decks, each the name of a shipped one, the path of a deck file or a Deck;
`rules`: "tcg" or "ocg"; `render_mode`: None, "ansi" (`render()` returns the board as text), "rgb_array" (a
picture) or "human" (a board for people, redrawn in place in a terminal); `skip_forced`, `first_player`,
`turn_cap`, `turn_decision_cap` as in `ygo_battle_v0.Game.new`.

**Events**: with `events=True` an agent's `info["events"]` is a list of the events since its last decision
that it may know, as dicts (`zx_env.Event.as_dict`). By default no events are recorded.

`reset(seed=s)` starts the same duel as `Game.new(seed=s, skip_forced=True)`; `env.unwrapped.game` is that
Game: copy it before you step it yourself.

**Version History**: v0, the first.
"""

from zx_env.core.envs import aec
from zx_env.core.envs.aec import AGENTS, Observation
from zx_env.core.game.batch import GameBatch
from zx_env.core.manual import tables
from zx_env.core.search.playouts import playouts, playouts_by_action
from zx_env.ygo.cards.decks import Deck, check_deck, deck_names, load_deck
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.actions import BLOCKS
from zx_env.ygo.decision.observation import OBSERVATION_FIELDS, named
from zx_env.ygo.game import Game
from zx_env.ygo.settings import Settings
from zx_env.ygo.spec import SPEC
from zx_env.ygo.vector import VectorEnv

__all__ = [
    "AGENTS",
    "BLOCKS",
    "ID",
    "OBSERVATION_FIELDS",
    "Deck",
    "Game",
    "GameBatch",
    "Observation",
    "VectorEnv",
    "card_table",
    "check_deck",
    "deck_names",
    "env",
    "load_deck",
    "named",
    "playouts",
    "playouts_by_action",
    "raw_env",
]

ID = "zx_env/YgoBattle-v0"

__doc__ = (__doc__ or "") + tables(SPEC)


class raw_env(aec.RawEnv[Game]):  # noqa: N801 - PettingZoo's name for it
    """The environment without PettingZoo's guards. An illegal action raises IllegalAction."""

    game_type = Game
    settings: Settings


env = aec.guarded(raw_env)
