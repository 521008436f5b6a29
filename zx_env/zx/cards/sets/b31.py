"""B31: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B31-091", "Manifest Oath Bursting Love, Nyarlat", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【顕誓『炸裂愛好』】ニャルラト",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Ku Rito] Z/X of yours with Cost "
            "5 or more.\n"
            "[Always] While you have no red, blue, white, black or green (as printed) cards on a Square "
            "or in your Resource, your opponent cannot ignite.\n"
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, return 1 [Ku Rito] card from your Trash to your hand."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.KU_RITO, cost_at_least=5),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Always(
                needs=[
                    AtMost(
                        0,
                        card(
                            Side.OWN,
                            (Zone.SQUARE, Zone.RESOURCE),
                            color=(Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN),
                            having=(Having.PRINTED_COLOR,),
                        ),
                    ),
                ],
                do=[CannotIgnite(Side.ENEMY)],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.KU_RITO)), Zone.HAND)],
                    ),
                ],
            ),
        ],
    ),
]
