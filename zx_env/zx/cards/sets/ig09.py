"""IG09: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_GATHERED = card(Side.OWN, Zone.DYNAMIS, named=Japanese("蒼穹の彼方より"), state=State.FACE_UP)

# fmt: off
CARDS = [
    Card(
        "IG09-073", "Princess and Dragon, the Lucky Direction", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.STARLIGHT_HAZE,), japanese="幸せの方角 姫君と竜", rarity=Rarity.SEC,
        text=(
            "[Always] (Hand; Player Princess) While you have 5 or more cards in your Resource, you may "
            "put 2 Reboot [Starlight Haze] Z/X of yours on a Square into your Trash when this card is "
            "played; it costs 6 less if you do.\n"
            '[Always] (Player Princess) While you have 5 or more face-up "蒼穹の彼方より" in your '
            "Dynamis, this card has Range 2.\n"
            '[Always] (Player Princess) While you have 7 or more face-up "蒼穹の彼方より" in your '
            "Dynamis, this card cannot be chosen by abilities."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.PRINCESS), AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    PayLess(
                        6,
                        choose(2, zx(Side.OWN, tribe=Tribe.STARLIGHT_HAZE, state=State.REBOOT)),
                        to=Zone.TRASH,
                    ),
                ],
            ),
            Always(
                needs=[PlayerNamed(PlayerKey.PRINCESS), AtLeast(5, _GATHERED)],
                do=[GainRange(2)],
            ),
            Always(
                needs=[PlayerNamed(PlayerKey.PRINCESS), AtLeast(7, _GATHERED)],
                do=[Cannot(Bar.BE_CHOSEN)],
            ),
        ],
    ),
]
