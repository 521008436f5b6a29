"""Both games for OpenSpiel, which has to be installed: `pip install open-spiel`.

    import pyspiel
    import zx_env.open_spiel

    game = pyspiel.load_game("zx_env_zx", {"deck_0": "b01_red", "deck_1": "b01_blue", "seed": 1})

"zx_env_zx" is Z/X, "zx_env_ygo" the Battle Phase; `deck_0` and `deck_1` are names of decks, both or
neither. Settings without such a parameter: `OpenSpielGame.of(zx_env.Game, decks=..., first_player=0)`. What
states are and what to mind is told in core/envs/open_spiel.py.
"""

from typing import Any

import pyspiel

from zx_env.core.envs.open_spiel import OpenSpielGame, OpenSpielState, type_of
from zx_env.ygo.game import Game as YgoBattleGame
from zx_env.zx.game import Game as ZXGame

__all__ = ["OpenSpielGame", "OpenSpielState", "YgoBattleOpenSpiel", "ZXOpenSpiel"]


class ZXOpenSpiel(OpenSpielGame):
    """Z/X, as `pyspiel.load_game("zx_env_zx")` makes it."""

    def __init__(self, params: Any = None) -> None:
        """Prepare, by OpenSpiel's parameters."""
        super().__init__(ZXGame, params or {})


class YgoBattleOpenSpiel(OpenSpielGame):
    """The Yu-Gi-Oh! Battle Phase, likewise."""

    def __init__(self, params: Any = None) -> None:
        """Prepare, by OpenSpiel's parameters."""
        super().__init__(YgoBattleGame, params or {})


pyspiel.register_game(type_of(ZXGame.game_spec.name), ZXOpenSpiel)
pyspiel.register_game(type_of(YgoBattleGame.game_spec.name), YgoBattleOpenSpiel)
