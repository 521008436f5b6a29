"""A card set for tests of the later era: the standard one, a Player of every name, and made-up cards.

Names and tribes that later cards ask for and that are printed on no card of the set.
"""

from tests.made_up_players import CARDS as WITH_PLAYER
from zx_env.zx.cards.language import NORMAL, Advent, Card, Draw, EventText, Put, choose, zx
from zx_env.zx.cards.names import Tribe
from zx_env.zx.terms import CardType, Color, Side, Zone

SET = "tests.made_up_later"

CARDS = [
    *WITH_PLAYER,
    Card("T-951", "Idol", Color.COLORLESS, cost=2, power=3000, tribes=(Tribe.IDA,)),
    Card("T-952", "Fairy Tale", Color.COLORLESS, cost=2, power=3000, tribes=(Tribe.WORLD_AVATAR,)),
    Card(
        "T-953",
        "World Song",
        Color.COLORLESS,
        CardType.EVENT,
        cost=1,
        japanese="セカイの歌",
        abilities=[EventText(do=[Draw(1)])],
    ),
    *(
        Card(
            f"T-95{cost - 1}",
            f"World Avatar {cost}",
            Color.COLORLESS,
            CardType.ZX_EX,
            cost=cost,
            power=7500,
            tribes=(Tribe.WORLD_AVATAR,),
            abilities=[Advent([zx(Side.OWN)])],
        )
        for cost in (5, 6)
    ),
    Card("T-956", "Merc", Color.BLUE, cost=4, power=6000, japanese="メルク"),
    Card(
        "T-957",
        "Grasping Hand",
        Color.COLORLESS,
        CardType.ZX_EX,
        cost=6,
        power=9000,
        tribes=(Tribe.MEISTER,),
        japanese="【ＴＴ】掴む手",  # noqa: RUF001
        abilities=[Advent([zx(Side.OWN)])],
    ),
    Card(
        "T-958",
        "Put One From Hand",
        Color.RED,
        CardType.EVENT,
        cost=0,
        abilities=[EventText(do=[Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)])],
    ),
    Card(
        "T-959",
        "Put One From Dynamis",
        Color.RED,
        CardType.EVENT,
        cost=0,
        abilities=[EventText(do=[Put(choose(1, zx(Side.OWN, zone=Zone.DYNAMIS)), NORMAL, empty=True)])],
    ),
]
