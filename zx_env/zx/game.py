"""`Game`: one game of Z/X, for search, people and tests.

    g = Game.new(decks=("b01_red", "b01_blue"), seed=7)
    while g.to_play is not None:
        g.step(g.actions()[0].text)

The game asks every decision, even one with a single legal answer, unless `skip_forced` (ruling Z22). See
also: the methods of a game (core/game/game.py), many games at once (vector.py).
"""

from zx_env.core.game import game
from zx_env.zx.settings import Settings
from zx_env.zx.spec import SPEC


class Game(game.Game):
    """One game of Z/X. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

    __slots__ = ()

    game_spec = SPEC
    settings: Settings
