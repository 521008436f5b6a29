"""B09: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- blue --------------------------------------------------------------
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
        "B09-029", "Zirconium, Itsukushima Machine-god", Color.BLUE, cost=5, power=6500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="厳島機神ジルコニウム",
        text=(
            "[Auto] When you play a blue Event of yours, you may return 1 enemy Z/X with Cost 5 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.EVENT_IS_PLAYED,
                side=Side.OWN,
                of=card(Side.OWN, Zone.TEMPORARY, kind=CardType.EVENT, color=Color.BLUE),
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND))],
            ),
        ]),
    Card(
        "B09-030", "Cutting, Severing Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="切断機械カッティング",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Pay blue 2, put 1 card that is Force of this card from your Force zone into "
            "your Trash: If what was chosen first is a [Killer Machine] card, return 1 enemy Z/X on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[
                    Pay(Color.BLUE, 2),
                    Move(
                        choose(1, card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,)), keep=True),
                        Zone.TRASH,
                    ),
                ],
                do=[
                    IfPicked(
                        1,
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                        among=card(Side.OWN, Zone.TRASH, tribe=Tribe.KILLER_MACHINE),
                        kept=True,
                    ),
                ],
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
    # -- white -------------------------------------------------------------
    Card(
        "B09-046", "Juillet of July", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="7月のジュイエ",
        text=(
            "[Auto] When you play a white Event of yours, give this card +3000 Power until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.EVENT_IS_PLAYED,
                side=Side.OWN,
                of=card(Side.OWN, Zone.TEMPORARY, kind=CardType.EVENT, color=Color.WHITE),
                do=[Power(3000, THIS)],
            ),
        ]),
    Card(
        "B09-051", "Jupiel, Fate-awakened Wing", Color.WHITE, cost=6, power=8500, tribes=(Tribe.ANGEL,),
        japanese="運命覚醒の片翼 宙海ジュピエル",
        text=(
            '[Always] (Everywhere) While you have "運命覚醒の片翼 東江アルル" on a Square, this card '
            "cannot be played.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, put 1 Z/X with Cost 6 or more on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, zx(Side.OWN, named=Japanese("運命覚醒の片翼 東江アルル")))],
                do=[Cannot(Bar.BE_PLAYED)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-054", "Cathy Brum, Laplace's Demon", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.GUARDIAN,), japanese="ラプラスの悪魔カシー・ブルム",
        text=(
            "[Auto] When this card appears, you may pay white 2. If you did, you may look at your "
            "Life. If you did, return 1 card from your Life to your hand. Shuffle your deck. Put the "
            "top card of your deck into your Life."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.WHITE, 2),
                        then=[
                            May(
                                Look(ANY_NUMBER, zone=Zone.LIFE, rest=Rest.STAY),
                                then=[
                                    Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND),
                                    Shuffle(),
                                    FromDeck(1, Zone.LIFE),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-055", "Snow Dome, Law Bringer", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー スノードーム",
        text=(
            "[Always] While this card is a Z/X on a Square of the Center Area, this card is dealt no "
            "damage of 8000 or more at once."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[NoDamage(8000)],
            ),
        ]),
    Card(
        "B09-056", "Zuriel, Apostle of Libra", Color.WHITE, cost=7, power=10000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 天秤宮ズリエル",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            '[Always] While you have "少女時代のズリエル" that is Force of this card in your Force '
            "zone, each adjacent enemy Z/X on a Square has -1000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1,
                        card(
                            Side.OWN, Zone.FORCE, named=Japanese("少女時代のズリエル"),
                            having=(Having.FORCE_OF_THIS,),
                        ),
                    ),
                ],
                do=[GainPower(-1000, each(zx(Side.ENEMY, having=(Having.ADJACENT,))))],
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B09-061", "Faint Heart, Timid Ghost", Color.BLACK, cost=1, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="気弱な幽鬼フェインハート",
        text=(
            "[Auto] (if this card is a Z/X on a Normal Square) When this card is put on a Square, put "
            "this card into your Trash.\n"
            "[Auto] When your opponent's turn ends, put this card into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_ON_SQUARE,
                needs=[AtLeast(1, zx(Side.OWN, on=NORMAL, having=(Having.IS_THIS,)))],
                do=[Move(THIS, Zone.TRASH)],
            ),
            Automatic(when=Occurrence.TURN_ENDS, side=Side.ENEMY, do=[Move(THIS, Zone.TRASH)]),
        ]),
]
