"""The games whose interfaces are tested, with the facts that tests of any game need.

A second game is added by one more `GameCase` in `GAMES`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from types import ModuleType
from typing import Any

import numpy as np

from tests.properties.zx_batches import check_batch
from tests.toy_game import pig_v0
from tests.toy_game.spec import BOUNDS as PIG_BOUNDS
from tests.toy_game.state import NUMBERS, POT, ROLL
from tests.uniform_decks import random_pairs
from tests.ygo import invariants as duels
from zx_env import deck_names, ygo_battle_v0, zx_v0
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.core.defaults import state_bytes
from zx_env.core.envs import vector_env
from zx_env.core.game import game
from zx_env.core.serialization.field_ranges import COMMON_BOUNDS
from zx_env.ygo.cards.decks import deck_names as duel_decks
from zx_env.ygo.gym_env import YgoBattleEnv
from zx_env.ygo.gym_vector import YgoBattleVectorEnv
from zx_env.ygo.saved import bounds as ygo_bounds
from zx_env.ygo.saved import positions as ygo_positions
from zx_env.ygo.terms import Fault as YgoFault
from zx_env.zx.gym_env import ZXEnv
from zx_env.zx.gym_vector import ZXVectorEnv
from zx_env.zx.op_groups import Fault
from zx_env.zx.saved import positions
from zx_env.zx.saved.bounds import BOUNDS


@dataclass(frozen=True)
class GameCase:
    """The interfaces of one game, and settings to test them with."""

    name: str
    module: ModuleType
    """With `ID`, `env`, `raw_env`, `Game`, `VectorEnv`, `playouts`."""
    single: Any
    """The class behind its Gymnasium environment."""
    many: Any
    """The class behind its Gymnasium vector environment."""
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
    varied: Callable[[int], dict[str, Any]]
    """Settings of the game of a number, so that many games are of many kinds."""
    batch: Callable[[int], dict[str, Any]]
    """The same of a batch."""
    check_batch: Callable[[Any, Any], None]
    """Of records at decisions and their masks: assert what must hold, beside what `Game.status` says."""
    dealt: Callable[[Any], Any]
    """Return the part of a game that determinizing may change."""
    unchanged: Callable[[Any], Any]
    """Return the part of a game that determinizing never changes."""
    engine_bytes: Any
    """Of its positions (zx_env/core/serialization/state_bytes.py)."""
    bounds: dict[str, tuple[int, int]]
    """The least and the most of fields of its record, by their paths, for those who spoil them."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    @property
    def game_spec(self) -> Any:
        return self.module.Game.game_spec

    def game(self, seed: int = 0, **others: Any) -> Any:
        return self.module.Game.new(seed=seed, **self.usual | others)

    def array(self, games: Any) -> Any:
        """Rows of the game's record as a numpy array, in either mode."""
        if not PLAIN:
            return games
        return np.frombuffer(b"".join(row_bytes(games, i) for i in range(len(games))), self.game_spec.game)

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


def numbers(g: Any, name: str) -> np.ndarray:
    """A field of numbers of a record, in either mode."""
    found = getattr(g, name)
    if isinstance(found, dict):
        return np.array(list(found.values())).reshape(found.shape)
    return np.asarray(found)


PAIRS = list(product(deck_names(), repeat=2))


def _any_decks(seed: int) -> dict[str, Any]:
    return {"decks": PAIRS[seed % len(PAIRS)], "skip_forced": bool(seed % 2)}


def _many_decks(seed: int) -> dict[str, Any]:
    """All pairs of shipped decks of either format, or 300 pairs of random legal decks."""
    skips = {"skip_forced": bool(seed % 2)}
    if seed == 1:
        pairs = list(product(deck_names("b01") + deck_names("2017"), repeat=2))
        return skips | {"decks": pairs + list(product(deck_names("extended"), repeat=2))}
    return skips | {"decks": random_pairs(np.random.default_rng(seed), 300)}


DUELS = list(product(duel_decks(), repeat=2))


def _any_duel(seed: int) -> dict[str, Any]:
    rules = ("tcg", "ocg")[seed // 2 % 2]
    return {"decks": DUELS[seed % len(DUELS)], "rules": rules, "skip_forced": bool(seed % 2)}


def _cards_of_each(game: Any) -> list[list[int]]:
    """The cards of each owner, wherever they are."""
    row = numbers(game._games[0], "row")
    return [sorted(row[:67].tolist()), sorted(row[67:134].tolist())]


def _check_pigs(games: Any, masks: Any) -> None:
    assert (games["pot"] <= POT).all() and ((games["hidden"] >= 0) & (games["hidden"] < NUMBERS)).all()


ZX = GameCase(
    name="zx",
    module=zx_v0,
    single=ZXEnv,
    many=ZXVectorEnv,
    package="zx_env.zx",
    usual={"decks": ("b01_red", "b01_blue")},
    bad=({"decks": "b01_red"}, {"decks": ("b01_rde", "b01_blue")}, {"card_set": "no such set"}),
    break_engine=_break_zx,
    fault=Fault(1).in_words.split(" of ")[0],
    decisions=30,
    left=20,
    varied=_any_decks,
    batch=_many_decks,
    check_batch=lambda games, masks: check_batch(games),
    dealt=lambda game: numbers(game._games[0], "row").tolist(),
    unchanged=_cards_of_each,
    engine_bytes=positions.STATE_BYTES,
    bounds=BOUNDS,
)
PIG = GameCase(
    name="pig",
    module=pig_v0,
    single=pig_v0.GymEnv,
    many=pig_v0.GymVectorEnv,
    package="tests.toy_game",
    usual={"goal": 30},
    bad=({"goal": 0}, {"goal": "many"}),
    break_engine=_break_pig,
    fault="POT_FULL: POT = 120",
    decisions=4,
    left=0,
    varied=lambda seed: {"goal": 20 + seed % 80, "skip_forced": bool(seed % 2)},
    batch=lambda seed: {"goal": 20 + seed},
    check_batch=_check_pigs,
    dealt=lambda game: numbers(game._games[0], "hidden").tolist(),
    unchanged=lambda game: (numbers(game._games[0], "points").tolist(), int(game._games[0].pot)),
    engine_bytes=state_bytes(pig_v0.Game.game_spec),
    bounds=COMMON_BOUNDS | PIG_BOUNDS,
)
YGO = GameCase(
    name="ygo",
    module=ygo_battle_v0,
    single=YgoBattleEnv,
    many=YgoBattleVectorEnv,
    package="zx_env.ygo",
    usual={"decks": ("beat", "light")},
    bad=({"decks": "beat"}, {"decks": ("baet", "light")}, {"rules": "gcs"}, {"banlist": "2010"}),
    break_engine=_break_ygo,
    fault=YgoFault(1).in_words.split(" of ")[0],
    decisions=30,
    left=20,
    varied=_any_duel,
    batch=lambda seed: {"decks": DUELS, "rules": ("tcg", "ocg")[seed % 2], "skip_forced": bool(seed % 2)},
    check_batch=duels.check,
    dealt=lambda game: numbers(game._games[0], "row").tolist(),
    unchanged=lambda game: np.sort(numbers(game._games[0], "row").reshape(2, -1), axis=1).tolist(),
    engine_bytes=ygo_positions.STATE_BYTES,
    bounds=ygo_bounds.BOUNDS,
)
GAMES = (ZX, YGO, PIG)


class SilentGame(game.Game):
    """A game that records no events."""

    __slots__ = ()
    game_spec = replace(pig_v0.Game.game_spec, event_encoder=None)


class SilentVectorEnv(vector_env.VectorEnv[SilentGame]):
    """Many of them."""

    game_type = SilentGame
