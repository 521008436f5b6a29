"""Cards with a name or tribe that printed cards ask for and that few or none of them have."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

EVERY_TRIBE = "T-901"
"""A Z/X EX of every tribe: some levels ask for a tribe that no Z/X EX has."""

CARDS = [
    body("T-122", name="Dreamling", cost=1, power=1000, tribes=(Tribe.KU_RITO,)),
    Card("T-126", "Great Vaybatron", Color.BLUE, cost=5, power=7500, japanese="大いなるヴェイバトロン"),
    body("T-997", name="Haze", color=Color.BLACK, cost=3, tribes=(Tribe.STARLIGHT_HAZE,)),
    Card(
        "T-998",
        "From Beyond the Blue",
        Color.COLORLESS,
        CardType.EVENT,
        cost=1,
        icons=(Icon.GATE_CARD,),
        japanese="蒼穹の彼方より",
        abilities=[EventText(do=[Draw(1)])],
    ),
    # With the printed ones there are five names with the tribe.
    body("T-995", name="Swimmer", tribes=(Tribe.SUMMER,)),
    body("T-996", name="Diver", tribes=(Tribe.SUMMER,)),
    body("T-951", name="Idol", color=Color.COLORLESS, cost=2, power=3000, tribes=(Tribe.IDA,)),
    body("T-952", name="Fairy Tale", color=Color.COLORLESS, cost=2, power=3000, tribes=(Tribe.WORLD_AVATAR,)),
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
    # Beside T-957: what E40-014 finds for a card of the tribe.
    *(
        Card(
            number,
            f"{tribe} Hand",
            Color.COLORLESS,
            CardType.ZX_EX,
            cost=6,
            power=9000,
            tribes=(tribe,),
            japanese=f"【ＴＴ】{tribe}",  # noqa: RUF001
            abilities=[Advent([zx(Side.OWN)])],
        )
        for number, tribe in (("T-980", Tribe.PUNISHER), ("T-981", Tribe.AVATAR), ("T-982", Tribe.ENLIL))
    ),
    event(
        "T-958", Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True), name="Put One From Hand"
    ),
    event(
        "T-959",
        Put(choose(1, zx(Side.OWN, zone=Zone.DYNAMIS)), NORMAL, empty=True),
        name="Put One From Dynamis",
    ),
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
    Card("L-031", "Lilfy of Sleep", Color.RED, cost=1, power=3000, japanese="迷睡∬惑魂 リルフィ"),
    Card("L-033", "Crimson", Color.RED, cost=1, power=3000, japanese="勇赤§結魂 ロードクリムゾン"),
    Card("T-983", "Late Crimson", Color.RED, cost=1, power=3000, japanese="再・勇赤§結魂 ロードクリムゾン"),
    body("L-034", name="Hatchling", color=Color.BLACK, cost=2, power=3000, tribes=(Tribe.CRUEL_DRAGON,)),
]
