"""A card set for tests: the standard one, and a Player card that every Player name is found on.

Some Player names are asked for by cards and printed on no Player card of the set; a Z/X EX of every tribe, as
some levels ask for a tribe that no Z/X EX of the set has; and a name that one card asks for and none has.
"""

from zx_env.zx.cards.language import Advent, Card, zx
from zx_env.zx.cards.names import PlayerKey, Tribe
from zx_env.zx.cards.sets import CARDS as PRINTED
from zx_env.zx.terms import CardType, Color, Side

SET = "tests.made_up_players"
EVERYBODY = "T-900"
EVERY_TRIBE = "T-901"
YOUNG_ZURIEL = "T-902"

CARDS = [
    *PRINTED,
    Card(EVERYBODY, "Everybody", Color.RED, CardType.PLAYER, player_keys=tuple(PlayerKey)),
    Card(
        EVERY_TRIBE,
        "Every Tribe",
        Color.COLORLESS,
        CardType.ZX_EX,
        cost=9,
        power=9000,
        tribes=tuple(Tribe),
        abilities=[Advent([zx(Side.OWN)])],
    ),
    Card(YOUNG_ZURIEL, "Young Zuriel", Color.WHITE, cost=1, power=1000, japanese="少女時代のズリエル"),
]
