
"""B19: some of its cards."""

from zx_env.cards.language import NORMAL, Automatic, Awaken, Card, Draw, Move, card, choose, zx
from zx_env.cards.names import Tribe
from zx_env.terms import CardType, Color, Occurrence, Side, Way, Zone

# fmt: off
CARDS = [
    Card(
        "B19-038", "Nagoyan, Dimension Golden Dolphin", Color.BLUE, CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.WAKER, Tribe.METAL_FORTRESS), reach=2, japanese="次元金鯱ナゴヤーン",
        text=(
            "Range 2.\n"
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Draw 2 cards.\n"
            "[Auto] When this card appears from the Dynamis, return 1 enemy Z/X on a Normal "
            "Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Awaken([
                Move(
                    choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)),
                    Zone.DECK,
                    shown=True,
                    shuffled=True,
                ),
                Draw(2),
            ]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
            ),
        ]),
]
