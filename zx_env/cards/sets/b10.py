"""B10: some of its cards."""

from zx_env.cards.language import AsForce, Automatic, Card, DamagePlayer, May, Move, Startup, card, choose
from zx_env.cards.names import Tribe
from zx_env.terms import Color, Having, Occurrence, Side, Zone

# fmt: off
CARDS = [
    Card(
        "B10-101", "Jeanne d'Arc, Light of Hope", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="希望の光ジャンヌダルク",
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your "
            "Trash under this card as Force.\n"
            "[Startup] Put 3 cards that are Force of this card from your Force zone into your "
            "Trash: Deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))],
            ),
            Startup(
                cost=[
                    Move(choose(3, card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))), Zone.TRASH),
                ],
                do=[DamagePlayer(Side.ENEMY, 1)],
            ),
        ]),
]
