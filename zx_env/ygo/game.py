"""`Game`: one duel of the Yu-Gi-Oh! Battle Phase, for search, people and tests.

    g = Game.new(decks=("beat", "light"), seed=7, rules="tcg")
    while g.to_play is not None:
        g.step(g.actions()[0].text)

Unless `skip_forced` is set, the game asks every question, even one with a single answer. See also: the
methods of a game (core/game/game.py), many duels at once (vector.py).
"""

from zx_env.core.game import game
from zx_env.ygo.settings import Settings
from zx_env.ygo.spec import SPEC


class Game(game.Game):
    """One duel. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

    __slots__ = ()

    game_spec = SPEC
    settings: Settings
