"""B49: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- black -------------------------------------------------------------
    Card(
        "B49-019", "Cursed Video, Idol of the Far Border", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.TORTURERS,), japanese="杳堺の呪像 カースドビデオ", rarity=Rarity.N,
        text=(
            "[Always] (Everywhere) While a Z/X of yours with the name of this card appeared this turn, "
            "this card cannot appear by plays or abilities of its owner.\n"
            "[Auto] When this card appears by being played, return up to 2 Z/X with another name than "
            'this card and "杳堺" in the name from your Trash to your hand.\n'
            '[Startup] (your turn; once per turn) Turn 1 face-up "噂話" in your Dynamis face down: If you '
            "have 25 or more cards in your Trash, Reboot this card."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, ThisTurn(Fate.APPEARED, zx(Side.OWN, having=(Having.SAME_NAME,))))],
                do=[Cannot(Bar.APPEAR)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Move(
                        choose(
                            2,
                            zx(
                                Side.OWN, zone=Zone.TRASH, name_contains="杳堺",
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[
                    FaceDown(
                        choose(
                            1,
                            card(
                                Side.OWN, Zone.DYNAMIS, named=Japanese("噂話"), state=State.FACE_UP
                            ),
                        )
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
                do=[If([AtLeast(25, card(Side.OWN, Zone.TRASH))], [Reboot(THIS)])],
            ),
        ]),
    Card(
        "B49-023", "Adrajubel, Evil Star of One Wing Flash", Color.BLACK, cost=7, power=7500,
        tribes=(Tribe.PREDATOR,), japanese="四凶星 暴翼一閃 アドラユベル", rarity=Rarity.N,
        text=(
            "[Auto] When an enemy Z/X appears by an ability, destroy that Z/X.\n"
            "[Auto] (your turn; used up by name) When an enemy Z/X is destroyed by this card, you may put "
            "2 [Predator] cards from your Charge into your Trash. If you did, put 1 [Predator] Z/X with "
            "another name than this card and printed Cost 7 or less from your Trash on a Normal Square "
            "without a Z/X. This ability cannot be used again this turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                way=Way.BY_ABILITY,
                do=[Destroy(That(zx()))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.ENEMY),
                by=THIS,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.USED_UP_BY_NAME,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.PREDATOR)), Zone.TRASH),
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.TRASH, tribe=Tribe.PREDATOR, cost_at_most=7,
                                        having=(Having.PRINTED_COST, Having.OTHER_NAME),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            UseUp(),
                        ],
                    ),
                ],
            ),
        ]),
]
