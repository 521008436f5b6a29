"""E21: the card of the later era that the facts have of it."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "E21-034", "Theogonias, Shiny Freshman", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT,), japanese="ぴかぴかの新入生テオゴニアス",
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Dragon] Z/X of yours with "
            "Cost 5 or more.\n"
            "[Auto] (Player Miko) When a Shift is laid on this card, put the top card of your deck "
            "into your Resource in Sleep State. Return 1 Z/X from your Resource to your hand."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, cost_at_least=5, tribe=DRAGONS),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                needs=[PlayerNamed(PlayerKey.MIKO)],
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, zx(Side.OWN, zone=Zone.RESOURCE)), Zone.HAND),
                ],
            ),
        ]),
]
