"""B09: some of its cards."""

from zx_env.cards.language import (
    NORMAL,
    AsForce,
    AtLeast,
    Automatic,
    Card,
    Draw,
    EventText,
    If,
    May,
    Move,
    Pay,
    Startup,
    Then,
    card,
    choose,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import CardType, Color, Having, Icon, Occurrence, Side, Zone

# fmt: off
CARDS = [
    Card(
        "B09-021", "Destroy, Annihilation Machine", Color.BLUE, cost=2, power=2500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="撃滅機械デストロイ",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))], [Draw(1)])],
            ),
        ]),
    Card(
        "B09-030", "Cutting, Severing Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="切断機械カッティング",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Pay blue 2, put 1 [Killer Machine] card that is Force of this card from "
            "your Force zone into your Trash: Return 1 enemy Z/X on a Normal Square to its "
            "owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[
                    Pay(Color.BLUE, 2),
                    Move(
                        choose(
                            1,
                            card(
                                Side.OWN, Zone.FORCE, tribe=Tribe.KILLER_MACHINE,
                                having=(Having.FORCE_OF_THIS,),
                            ),
                        ),
                        Zone.TRASH,
                    ),
                ],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
            ),
        ]),
    Card(
        "B09-038", "Noblesse Oblige", Color.BLUE, CardType.EVENT, cost=2, japanese="ノブレスオブリージュ",
        text=(
            "[Event] Put 1 card from your Trash under 1 blue Z/X of yours that has no Force on a "
            "Square as Force. If you did, return 1 enemy Z/X with Cost 5 or less on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Then(
                    AsForce(
                        choose(1, card(Side.OWN, Zone.TRASH)),
                        under=choose(1, zx(Side.OWN, color=Color.BLUE, having=(Having.WITHOUT_FORCE,))),
                    ),
                    then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
                ),
            ]),
        ]),
]
