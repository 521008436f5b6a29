"""PR06: the Token that cards of IG06 make."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "PR06-004", "Beastman Friends", Color.GREEN, CardType.TOKEN, cost=4, power=0,
        tribes=(Tribe.LYCANTHROPE,), japanese="ウェアフレンズ",
        text="[Always] This card has +1000 Power for each card in your Resource.",
        abilities=[Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE)))])]),
]
