"""Cards of several colors with the keyword Multicolor."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

CARDS = [
    Card(
        "Q-080", "Two Flowers", (Color.RED, Color.BLUE), cost=2, power=3000, icons=(Icon.MULTICOLOR,),
        tribes=(Tribe.LEAFER,),
    ),
    Card(
        "Q-081", "Red and Blue", (Color.RED, Color.BLUE), CardType.EVENT, cost=0, icons=(Icon.MULTICOLOR,),
        abilities=[EventText(do=[Draw(1)])],
    ),
    event("Q-082", Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.RESOURCE)),
    event("Q-083", FromDeck(1, Zone.RESOURCE)),
]  # fmt: skip
