"""Every registered game for OpenSpiel, which has to be installed: `pip install open-spiel`.

    import pyspiel
    import zx_env.open_spiel

    game = pyspiel.load_game("zx_env_zx", {"deck_0": "b01_red", "deck_1": "b01_blue", "seed": 1})

The name is "zx_env_" and the name of the game: "zx_env_zx", "zx_env_ygo". Games that other packages register
have to be registered before this module is imported. `deck_0` and `deck_1` are names of decks: give both or
neither. All other settings need `OpenSpielGame.of(zx_env.Game, decks=..., first_player=0)`. See also:
core/envs/open_spiel.py, which describes states.
"""

from typing import Any

import pyspiel

from zx_env.core.envs.open_spiel import OpenSpielGame, OpenSpielState, type_of
from zx_env.core.games import GameRegistration, games

__all__ = ["OpenSpielGame", "OpenSpielState"]


def _game_class(game: GameRegistration) -> type[OpenSpielGame]:
    """Return the class that `pyspiel.load_game` creates for a game."""

    class RegisteredGame(OpenSpielGame):
        __doc__ = f"{game.title}, as `pyspiel.load_game` creates it."

        def __init__(self, params: Any = None) -> None:
            """Prepare the game with OpenSpiel's parameters."""
            super().__init__(game.load_environment().Game, params or {})

    return RegisteredGame


for _game in games():
    pyspiel.register_game(type_of(_game.name), _game_class(_game))
