"""B38: a Ys that looks for a Z/X in Break."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B38-059", "Ys, Ruler of the Wheel Blades", Color.COLORLESS, cost=6, power=9000,
        tribes=(Tribe.YS,), japanese="輪刀の統率者 イース", rarity=Rarity.SR,
        text=(
            "[Always] (Player Ys) While you have a Z/X that is in Break on a Square, this card has +3000 "
            "Power.\n"
            "[Auto] (Player Ys) When this card appears, return up to 2 cards from either player's Charge "
            "to their owners' hands."
        ),
        abilities=[
            Always(
                needs=[
                    PlayerNamed(PlayerKey.YS),
                    AtLeast(1, zx(Side.OWN, having=(Having.IN_BREAK,))),
                ],
                do=[GainPower(3000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YS)],
                do=[Move(choose(2, card(Side.ANY, Zone.CHARGE), up_to=True), Zone.HAND)],
            ),
        ],
    ),
]
