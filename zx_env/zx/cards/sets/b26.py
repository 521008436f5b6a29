"""B26: a card that asks for the only color of the Resource."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B26-006", "Gold Peacock, Beloved of the Goddess", Color.RED, cost=4, power=6000,
        tribes=(Tribe.GIGANTIC,), japanese="女神の愛鳥ゴールドピーコク", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, if you have a red card in your Resource and no cards that are "
            "not red in your Resource, remove 2 cards in your hand from the game. At the end of the "
            "turn, draw 3 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.RED)),
                            AtMost(0, card(Side.OWN, Zone.RESOURCE, not_color=Color.RED)),
                        ],
                        [
                            Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.REMOVED),
                            AtEndOfTurn([Draw(3)], to=None),
                        ],
                    ),
                ],
            ),
        ]),
]
