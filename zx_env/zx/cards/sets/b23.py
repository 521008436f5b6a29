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
        "B23-093", "Inu-Yotsude of the Charging Iron Fang", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.HOURAI,), rarity=Rarity.N, japanese="突撃の鉄牙 犬四手",
        text=(
            "[Startup] (Waker Lv 1; your turn; once per turn) For nothing: If you have a Z/X with more "
            "Power than is printed on it on a Square, reveal the top 2 cards of your deck. Put 1 card "
            "among them into its owner's Resource in Sleep State. Put the rest on the bottom of your deck "
            "in any order."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 1), TurnOf(Side.OWN)],
                cost=[],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.RAISED_POWER,)))],
                        [
                            Look(
                                2,
                                shown=True,
                                do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)],
                                rest=Rest.BOTTOM,
                            ),
                        ],
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B23-099", "Rindou, Sword of the New Cycle", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.HOURAI,), rarity=Rarity.SR, japanese="輪廻開闢の絶刀 龍膽",
        text=(
            "[Auto] (Player Chitose) When this card appears, if you have 9 or more cards in your Resource "
            "and no cards that are not green in your Resource, Reboot up to 4 cards in your Resource. In "
            "any case, your Resource cannot be Rebooted until the end of the turn.\n"
            "[Auto] (Player Chitose) When a battle of this card starts, if you have 12 or more cards in "
            "your Resource, give this card +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.CHITOSE)],
                do=[
                    If(
                        [
                            AtLeast(9, card(Side.OWN, Zone.RESOURCE)),
                            AtMost(0, card(Side.OWN, Zone.RESOURCE, not_color=Color.GREEN)),
                        ],
                        [Reboot(choose(4, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                    ),
                    CannotReboot(),
                ],
            ),
            Automatic(
                when=Occurrence.BATTLE_STARTS,
                needs=[PlayerNamed(PlayerKey.CHITOSE)],
                do=[If([AtLeast(12, card(Side.OWN, Zone.RESOURCE))], [Power(2000, THIS)])],
            ),
        ]),
    Card(
        "B23-109", "Crash Man DWN.013", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.ROCKMAN, Tribe.BATTLE_DRESS), rarity=Rarity.CR, japanese="クラッシュマン DWN. 013",
        text=(
            "[Always] While you have a [Rockman] card in your Trash, this card is dealt no damage of 5000 "
            "or less at once.\n"
            "[Auto] When your turn ends, if you have 5 or more [Rockman] cards in your Trash, destroy 1 "
            "enemy Z/X on a Square. Deal 5000 damage to each enemy Z/X that is next to it on a Square."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.ROCKMAN))],
                do=[NoDamage(at_most=5000)],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.TRASH, tribe=Tribe.ROCKMAN))],
                        [
                            Destroy(choose(1, zx(Side.ENEMY))),
                            Damage(5000, each(zx(Side.ENEMY, next_to=IT))),
                        ],
                    ),
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
