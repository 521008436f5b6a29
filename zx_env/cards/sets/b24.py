"""B24: two of its cards, of the later era."""

from zx_env.cards.language import (
    OWN_PLAYER_SQUARE,
    THIS,
    Always,
    AtLeast,
    Automatic,
    Cannot,
    Card,
    FromDeck,
    GainPower,
    Level,
    May,
    Move,
    Squares,
    TurnOf,
    each,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import Bar, Color, Having, Occurrence, Phase, Side, State, Zone

_CENTER = Squares("a Square of the Center Area", "... xxx ...")

# fmt: off
CARDS = [
    # -- green -------------------------------------------------------------
    Card(
        "B24-075", "Werecacomistle", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        japanese="木登り獣人ウェアカコミスル",
        text=(
            "[Auto] (Resource) When your Draw Phase starts, you may put the top card of your deck "
            "into your Resource in Sleep State. If you did, return this card to your deck.\n"
            "[Always] (Lycanthrope Lv 2) While it is your turn, each [Lycanthrope] Z/X of yours on a "
            "Square has +3000 Power."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.DRAW,
                side=Side.OWN,
                valid_in=Zone.RESOURCE,
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP), then=[Move(THIS, Zone.DECK)])],
            ),
            Always(
                needs=[Level(Tribe.LYCANTHROPE, 2), TurnOf(Side.OWN)],
                do=[GainPower(3000, each(zx(Side.OWN, tribe=Tribe.LYCANTHROPE)))],
            ),
        ]),
    Card(
        "B24-082", "Gajumaru Scarab", Color.GREEN, cost=6, power=9000, tribes=(Tribe.PLASECT,),
        japanese="黄金樹の守護者ガジュマルコガネ",
        text=(
            "[Always] While this card is a Z/X on a Square of the Center Area, each enemy Z/X with "
            "Cost 3 or less on a Square cannot deal damage.\n"
            "[Always] (Plasect Lv 1) While this card is a Z/X on your Player Square, each enemy Z/X "
            "with Cost 5 or more on a Square of the Center Area cannot deal damage."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(1, zx(Side.OWN, on=_CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[Cannot(Bar.DEAL_DAMAGE, each(zx(Side.ENEMY, cost_at_most=3)))],
            ),
            Always(
                needs=[
                    Level(Tribe.PLASECT, 1),
                    AtLeast(1, zx(Side.OWN, on=OWN_PLAYER_SQUARE, having=(Having.IS_THIS,))),
                ],
                do=[
                    # diagram assumed
                    Cannot(Bar.DEAL_DAMAGE, each(zx(Side.ENEMY, on=_CENTER, cost_at_least=5))),
                ],
            ),
        ]),
]
