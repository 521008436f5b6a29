"""The games whose doors are tested: what a test needs to know of one to ask what holds for any game.

A second game is added by one more `Doors` in `GAMES`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from tests.toy_game import pig_v0
from tests.toy_game.records import POT, ROLL
from zx_env import ygo_battle_v0, zx_v0
from zx_env.compiling.twins import row_bytes
from zx_env.ygo.gym_env import YgoBattleEnv
from zx_env.ygo.terms import Fault as YgoFault
from zx_env.zx.gym_env import ZXEnv
from zx_env.zx.terms import Fault


@dataclass(frozen=True)
class Doors:
    """The doors of one game, and settings to try them with."""

    name: str
    module: ModuleType
    """With `ID`, `env`, `raw_env`, `Game`, `VectorEnv`, `playouts`."""
    single: Any
    """The class behind its Gymnasium environment."""
    package: str
    """Where the game lies; everything else is not of it."""
    usual: dict[str, Any]
    """Settings that all tests play with."""
    bad: tuple[dict[str, Any], ...]
    """Settings that are refused, each with an argument of its own."""
    break_engine: Callable[[Any], int | None]
    """Change a record so that its game ends in a fault by the action that is returned, or by any."""
    fault: str
    """What the message says of that fault."""
    decisions: int
    """Decisions after which a game is surely in its middle."""
    left: int
    """Decisions that random play from there takes more than, on average."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    @property
    def kit(self) -> Any:
        return self.module.Game.kit

    def game(self, seed: int = 0, **others: Any) -> Any:
        return self.module.Game.new(seed=seed, **self.usual | others)

    def vector(self, num_envs: int, **others: Any) -> Any:
        return self.module.VectorEnv(num_envs=num_envs, **self.usual | others)

    def played(self, seed: int, decisions: int) -> Any:
        """A game after that many random decisions, or over."""
        game = self.game(seed)
        rng = np.random.default_rng(seed)
        for _ in range(decisions):
            if game.to_play is not None:
                game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        return game

    def in_the_middle(self) -> Any:
        """A game that runs."""
        return next(
            game
            for seed in range(50)
            if (game := self.played(seed, self.decisions)).to_play is not None and game.mask().sum() > 1
        )


def bytes_of(game: Any) -> bytes:
    return row_bytes(game._games, 0)


def texts(game: Any) -> list[str]:
    return [action.text for action in game.actions()]


def _break_zx(g: Any) -> None:
    g.fault, g.over = Fault(1), 1


def _break_ygo(g: Any) -> None:
    g.fault, g.over = YgoFault(1), 1


def _break_pig(g: Any) -> int:
    g.pot = POT
    return ROLL


ZX = Doors(
    name="zx",
    module=zx_v0,
    single=ZXEnv,
    package="zx_env.zx",
    usual={"decks": ("b01_red", "b01_blue")},
    bad=({"decks": "b01_red"}, {"decks": ("b01_rde", "b01_blue")}, {"card_set": "no such set"}),
    break_engine=_break_zx,
    fault=Fault(1).in_words.split(" of ")[0],
    decisions=30,
    left=20,
)
PIG = Doors(
    name="pig",
    module=pig_v0,
    single=pig_v0.GymEnv,
    package="tests.toy_game",
    usual={"goal": 30},
    bad=({"goal": 0}, {"goal": "many"}),
    break_engine=_break_pig,
    fault="POT_FULL: POT = 120",
    decisions=4,
    left=0,
)
YGO = Doors(
    name="ygo",
    module=ygo_battle_v0,
    single=YgoBattleEnv,
    package="zx_env.ygo",
    usual={"decks": ("beat", "light")},
    bad=({"decks": "beat"}, {"decks": ("baet", "light")}, {"rules": "gcs"}),
    break_engine=_break_ygo,
    fault=YgoFault(1).in_words.split(" of ")[0],
    decisions=30,
    left=20,
)
GAMES = (ZX, YGO, PIG)
