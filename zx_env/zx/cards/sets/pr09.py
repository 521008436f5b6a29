"""PR09: the card of the later era that the facts have of it."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "PR09-005", "Animal Valentine", Color.GREEN, CardType.SHIFT, tribes=(Tribe.OATH_ARMAMENT,),
        japanese="アニマルバレンタイン",
        text=(
            "[Shift] (if you have 6 or more cards in your Resource) On 1 green Z/X of yours with Cost "
            "5 or less that is no Z/X EX.\n"
            "[Always] This card has +1000 Power for every 3 cards in your Resource."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, cost_at_most=5, color=Color.GREEN, having=(Having.NO_EX,)),
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
            ),
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=3))]),
        ]),
]
