"""B23: some of its cards."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B23-052", "Holy Sword Ardashir", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="ホーリーソード アルダシール",
        text=(
            "[Auto] When this card appears, if you have 5 or more cards in your Resource and 3 or "
            "more abilityless cards in your Resource, look at your Life. You may put 1 abilityless "
            "Z/X from your Life on a Square of the Center Area without a Z/X. If you did, shuffle "
            "your deck. Put the top card of your deck into your Life."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(3, card(Side.OWN, Zone.RESOURCE, having=(Having.ABILITYLESS,))),
                        ],
                        [
                            Look(
                                ANY_NUMBER,
                                zone=Zone.LIFE,
                                rest=Rest.STAY,
                                do=[
                                    May(
                                        Put(
                                            choose(
                                                1,
                                                zx(
                                                    Side.OWN, zone=Zone.LIFE, having=(Having.ABILITYLESS,)
                                                ),
                                            ),
                                            CENTER,  # diagram assumed
                                            empty=True,
                                        ),
                                        then=[Shuffle(), FromDeck(1, Zone.LIFE)],
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B23-113", "Asuka, Light Wing Transformation Fierte", Color.WHITE, cost=8, power=10500,
        tribes=(Tribe.ANGEL,), rarity=Rarity.ZXR, japanese="アスカ“光翼転身”フィエリテ",
        text=(
            '[Always] Your Player card "天王寺飛鳥" gains "[Startup] Sleep this card: Each white '
            "Z/X of yours on a Square cannot be affected by abilities of enemy cards until "
            'the end of the turn."\n'
            "[Auto] (Player Asuka) When this card appears, put 1 white Z/X with Cost 7 or "
            "less from your Charge on a Normal Square without a Z/X. At the end of the turn, "
            "put it into its owner's Charge."
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Startup(
                            cost=[Sleep(THIS)],
                            do=[
                                Grant(
                                    each(zx(Side.OWN, color=Color.WHITE)), Cannot(Bar.BE_AFFECTED_BY_ENEMY)
                                ),
                            ],
                        ),
                        each(zx(Side.OWN, kind=CardType.PLAYER, named=Japanese("天王寺飛鳥"))),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.ASUKA)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, color=Color.WHITE, cost_at_most=7)),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.CHARGE)]),
                ],
            ),
        ]),
    Card(
        "B23-114", "Ayase, Moon Shadow Transformation Sieger", Color.BLACK, cost=8, power=11000,
        tribes=(Tribe.PREDATOR,), rarity=Rarity.ZXR, japanese="アヤセ“月影転身”ズィーガー",
        text=(
            '[Always] Your Player card "上柚木綾瀬" gains "[Startup] Sleep this card: Each enemy Z/X on a '
            'Square gains "[Always] This card has -3 Cost." until the end of the turn."\n'
            "[Auto] (Player Ayase) When this card attacks, you may put 1 black card from your hand into "
            "your Trash. If you did, put each enemy Z/X with Cost 3 or less on a Square into their "
            "owners' Trash."
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Startup(
                            cost=[Sleep(THIS)],
                            do=[Grant(each(zx(Side.ENEMY)), Gains(Always(do=[GainCost(-3)])))],
                        ),
                        each(zx(Side.OWN, kind=CardType.PLAYER, named=Japanese("上柚木綾瀬"))),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND, color=Color.BLACK)), Zone.TRASH),
                        then=[Move(each(zx(Side.ENEMY, cost_at_most=3)), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
]
