
"""B17: some of its cards."""

from zx_env.cards.language import (
    NORMAL,
    Advent,
    Automatic,
    Card,
    May,
    Move,
    card,
    choose,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import CardType, Color, Occurrence, Side, State, Way, Zone

# fmt: off
CARDS = [
    Card(
        "B17-058", "Ninkasi, Vast Victory Banquet", Color.WHITE, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.DINGIR, Tribe.NINKASI), japanese="広漠なる『勝宴』ニンカシ",
        text=(
            "[Advent] 2 white Z/X.\n"
            "[Auto] When this card appears from the Dynamis, return 1 Event with Cost 1 or less "
            "from your Trash to your hand."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.WHITE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Move(
                        choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT, cost_at_most=1)), Zone.HAND
                    ),
                ],
            ),
        ]),
    Card(
        "B17-105", "Shamash, Bold Sunshine", (Color.GREEN, Color.WHITE), CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.SHAMASH), japanese="豪胆の『陽燦』シャマシュ",
        text=(
            "[Advent] 1 green Z/X and 1 white Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may return 1 Z/X from your "
            "Charge to your hand. You may put 1 card from your Charge into your Trash. If you "
            "did, put 1 Z/X on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.WHITE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND)),
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
]
