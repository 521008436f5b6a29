
"""B02, the second booster: some of its cards."""

from zx_env.cards.language import NORMAL, Automatic, Card, Damage, Move, choose, zx
from zx_env.cards.names import Tribe
from zx_env.terms import Color, Icon, Occurrence, Side, Way, Zone

# fmt: off
CARDS = [
    Card(
        "B02-001", "Mori Ranmaru, Flower of the Warring States", Color.RED, cost=2, power=2000,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION,), japanese="戦国の華 森蘭丸",
        text=(
            "[Auto] When this card appears by Ignition, deal 5000 damage to 1 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_IGNITION,
                do=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B02-022", "Cross Sniper Scheat", Color.BLUE, cost=2, power=2000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="クロススナイパー シェアト",
        text=(
            "[Auto] When this card appears by Ignition, return 1 enemy Z/X with Cost 4 or less on "
            "a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_IGNITION,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND)],
            ),
        ]),
]
