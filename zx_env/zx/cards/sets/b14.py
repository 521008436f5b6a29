# ruff: noqa: RUF001 - Japanese names stand as printed
"""B14, the fourteenth booster."""

from zx_env.zx.cards.language import *

_FIXED = (Icon.STARTING_RESOURCE,)
_PLAIN = (Icon.STARTING_RESOURCE, Icon.MULTICOLOR)
_MULTICOLOR = card(Side.ENEMY, Zone.RESOURCE, icons=(Icon.MULTICOLOR,), without_icons=_FIXED)

# The opponent's deck and Resource are exchanged in steps that never leave the deck empty, for a Reload
# (CR 902.1) would come in between. The old cards are known by their state, or by the choice: a Multicolor
# card may come into Resource in Sleep State (ruling H81).
_EXCHANGE = (
    Pick(choose(Per(1, _MULTICOLOR), _MULTICOLOR, keep=True)),
    Sleep(each(card(Side.ENEMY, Zone.RESOURCE, without_icons=_PLAIN))),
    FromDeck(Per(1, card(Side.ENEMY, Zone.DECK), plus=-1), Zone.RESOURCE, side=Side.ENEMY),
    Move(KEPT, Zone.DECK, bottom=True),
    Move(
        each(card(Side.ENEMY, Zone.RESOURCE, state=State.SLEEP, without_icons=_PLAIN)), Zone.DECK, bottom=True
    ),
    FromDeck(1, Zone.RESOURCE, side=Side.ENEMY),
    Shuffle(Side.ENEMY),
    Reboot(each(card(Side.ENEMY, Zone.RESOURCE))),
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B14-001", "Onyx Topi", Color.RED, cost=2, power=2500, tribes=(Tribe.GIGANTIC,),
        japanese="威嚇する瑪瑙オニキストピ", rarity=Rarity.UC,
        text=(
            "[Auto] When your turn ends, you may destroy this card. If you did, deal 5000 damage to 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[May(Destroy(THIS), then=[Damage(5000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B14-002", "Polish, Grinding Smith", Color.RED, cost=2, power=2500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="研磨職人ポリッシュ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, you may deal 3000 damage to 1 Sleep Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[May(Damage(3000, choose(1, zx(on=NORMAL, state=State.SLEEP))))],
            ),
        ]),
    Card(
        "B14-003", "Leucite Rail", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="駈ける紅柱石リューサイトクイナ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 1, put this card into your Trash: If you have no cards in your "
            "hand, draw 2 cards."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[If([AtMost(0, card(Side.OWN, Zone.HAND))], [Draw(2)])],
            ),
        ]),
    Card(
        "B14-004", "Bindy, Bookbinder", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="装丁職人バインディ", rarity=Rarity.R),
    Card(
        "B14-005", "Hathor, Goddess of Plenty", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="豊穣と幸運の女神ハトホル", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, deal 5000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-006", "Humbaba", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="操災の番獣フンババ", rarity=Rarity.UC,
        text=(
            "[Always] (Zero Optima 3) This card removes the Z/X that it destroys in battle from the "
            "game."
        ),
        abilities=[
            Always(needs=[ZeroOptima(3)], do=[RemoveDestroyed()]),
        ]),
    Card(
        "B14-007", "Semiramis, Queen of Beauty", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="美貌と英知の女王セミラミス", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Bindy, Bookbinder" in your Resource, deal 5000 '
            "damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Bindy, Bookbinder"))],
                        [Damage(5000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-008", "Borte Chino", Color.RED, cost=4, power=6500, tribes=(Tribe.MYTHOS,),
        japanese="無邪気な好奇心ボルテ・チノア", rarity=Rarity.C),
    Card(
        "B14-009", "Edana Saufa of the Dawn Ten", Color.RED, cost=5, power=7500,
        tribes=(Tribe.GIGANTIC,), japanese="暁十天エダーナ・サウファ", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 4) When a Z/X of yours attacks, deal 3000 damage to 1 Sleep Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN),
                needs=[ZeroOptima(4)],
                do=[Damage(3000, choose(1, zx(state=State.SLEEP)))],
            ),
        ]),
    Card(
        "B14-010", "Friedrich I, Redbeard King", Color.RED, cost=5, power=8000, tribes=(Tribe.BRAVER,),
        japanese="赤髭王フリードリヒ1世", rarity=Rarity.C),
    Card(
        "B14-011", "Easter Egg, Mysterious Jade", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="不可思議な翡翠イースターエッグ", rarity=Rarity.UC,
        text=(
            "[Auto] When your turn ends, you may destroy this card. If you did, you may put 1 [Gigantic] "
            "Z/X from your hand on a Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    May(
                        Destroy(THIS),
                        then=[
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.GIGANTIC)),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-012", "Gandiva of the Six Flashes", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="創星六華閃ガーンデーヴァ", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Izumo; once per turn) Remove 2 cards in your Trash from the game: Deal "
            "3000 damage for every 2 cards in your Remove Zone divided as you like among any number "
            "of enemy Z/X on a Normal Square. When a Z/X is destroyed by this damage, put up to 1 Z/X "
            "with Cost 3 or less from your Remove Zone on a Normal Square without a Z/X in Sleep "
            "State."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.IZUMO)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[
                    Divide(
                        Per(3000, card(Side.OWN, Zone.REMOVED), cards=2),
                        choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)),
                    ),
                    WhenDestroyed([
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=3), up_to=True),
                            NORMAL,
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ]),
                ],
            ),
        ]),
    Card(
        "B14-013", "Opal Archelon", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="団欒の蛋白石オパールアーケロン", rarity=Rarity.C,
        text="[Auto] When this card appears, put 1 card from your hand into your Trash. Draw 1 card.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(1)],
            ),
        ]),
    Card(
        "B14-014", "Izanami", Color.RED, cost=6, power=7500, tribes=(Tribe.BRAVER,),
        japanese="天地開闢の女神イザナミ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may deal 3000 damage to each enemy Sleep Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Damage(3000, each(zx(Side.ENEMY, state=State.SLEEP))))]
            ),
        ]),
    Card(
        "B14-015", "Kagutsuchi", Color.RED, cost=6, power=8000, tribes=(Tribe.MYTHOS,),
        japanese="無量の極炎カグツチ", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 3) When this card appears, you may put 1 Z/X with Cost 3 or less "
            "from your hand on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B14-016", "Shibata Katsuie, Jar Breaker", Color.RED, cost=7, power=10000, tribes=(Tribe.BRAVER,),
        japanese="瓶割りの柴田勝家", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may move 1 enemy Z/X with Cost 5 or more that is not in "
            "battle on a Normal Square to a Normal Square next to this card. If you did, give this card "
            "+1000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(Side.ENEMY, on=NORMAL, cost_at_least=5, having=(Having.NOT_IN_BATTLE,)),
                            ),
                            NORMAL,
                            near=THIS,
                        ),
                        then=[Power(1000, THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-017", "Mace, Hammer Smith", Color.RED, cost=7, power=9500, tribes=(Tribe.MEISTER,),
        japanese="鎚矛職人メイス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card attacks, if you have 6 or more red cards in your Resource, you may "
            "deal 5000 damage to 1 Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [May(Damage(5000, choose(1, zx())))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-018", "Artificial Fist", Color.RED, CardType.EVENT, cost=1,
        japanese="アーティフィシャルフィスト", rarity=Rarity.C,
        text="[Event] Deal 6000 damage to 1 Z/X with Cost 3 or less on a Normal Square.",
        abilities=[
            EventText(do=[Damage(6000, choose(1, zx(on=NORMAL, cost_at_most=3)))]),
        ]),
    Card(
        "B14-019", "Last Dance", Color.RED, CardType.EVENT, cost=1, japanese="Last Dance",
        rarity=Rarity.C,
        text=(
            "[Event] If your Player is Azumi, deal 2000 damage for each card in your hand to each enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.AZUMI)],
                    [Damage(Per(2000, card(Side.OWN, Zone.HAND)), each(zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B14-020", "Quality & Quantity", Color.RED, CardType.EVENT, cost=2,
        japanese="クオリティー＆クオンティティー", rarity=Rarity.R,
        text=(
            "[Event] If Zero Optima 2 holds, give 1 attacking Z/X on a Square +4000 Power until the "
            "end of the turn. Put 1 card from your hand into your Trash. Draw 2 cards."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Power(4000, choose(1, zx(having=(Having.ATTACKING,)))),
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        Draw(2),
                    ],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B14-021", "Golsilva", Color.BLUE, cost=2, power=3000, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="寺院合体ゴルシルバ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay blue 2. If you did, draw 2 cards. Return 1 "
            "card from your hand to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[Draw(2), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-022", "Barbera, Electronic Presto", Color.BLUE, cost=2, power=3000, tribes=(Tribe.MERMAID,),
        japanese="電子快奏バルベラ", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep this card: Move 1 enemy Z/X that is not in battle on a Normal Square to a "
            "Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    Put(
                        choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B14-023", "Wing Boarder Leda", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ウィングボーダー レダ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, if your opponent has 2 or more Z/X on a "
            "Square, this card has Range 2 until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[If([AtLeast(2, zx(Side.ENEMY))], [Grant(THIS, GainRange(2))])],
            ),
        ]),
    Card(
        "B14-024", "Brainwash", Color.BLUE, cost=3, power=4500, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.START_CARD,), japanese="洗脳機械ブレインウォッシュ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Auto] When this card is destroyed, draw 2 cards. Return 2 cards from your hand to your "
            "deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B14-025", "Lutetium, Beauty Transform", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION,), japanese="創美変形ルテチウム",
        rarity=Rarity.R),
    Card(
        "B14-026", "Strike Bowler Mathilde", Color.BLUE, cost=4, power=5000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="ストライクボウラー マティルド", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 3) When this card attacks, you may pay blue 2. If you did, return 1 "
            "Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[ZeroOptima(3)],
                do=[
                    May(Pay(Color.BLUE, 2), then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, shuffled=True)]),
                ],
            ),
        ]),
    Card(
        "B14-027", "Holmium, Telecom Union", Color.BLUE, cost=4, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="電信合体ホルミウム", rarity=Rarity.C,
        text="[Auto] When your turn ends, you may return this card to your hand.",
        abilities=[
            Automatic(when=Occurrence.TURN_ENDS, side=Side.OWN, do=[May(Move(THIS, Zone.HAND))]),
        ]),
    Card(
        "B14-028", "Masprotron", Color.BLUE, cost=4, power=6000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="暴虐紫怨剣マスプロトロン", rarity=Rarity.SR,
        text=(
            '[Always] (Player Nanao) This card gains "[Auto] When this card attacks, Reboot up to 1 '
            "card in your Resource for every 2 cards in your hand. Your Resource cannot be Rebooted "
            "until the end of the turn. If you have 3 or fewer cards in your hand, you may draw 1 "
            'card."'
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.NANAO)],
                do=[
                    Gains(
                        Automatic(
                            when=Occurrence.ATTACKS,
                            do=[
                                Reboot(
                                    choose(
                                        Per(1, card(Side.OWN, Zone.HAND), cards=2),
                                        card(Side.OWN, Zone.RESOURCE),
                                        up_to=True,
                                    )
                                ),
                                CannotReboot(),
                                If([AtMost(3, card(Side.OWN, Zone.HAND))], [May(Draw(1))]),
                            ],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B14-029", "Erz, Heartbeat Fortissimo", Color.BLUE, cost=5, power=8000, tribes=(Tribe.MERMAID,),
        japanese="心躍大音エルツ", rarity=Rarity.C),
    Card(
        "B14-030", "Scream", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="絶叫機械スクリーム", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 4) When this card appears, return any number of other Z/X of yours "
            "on a Square to their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(4)],
                do=[Move(choose(ANY_NUMBER, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.HAND)],
            ),
        ]),
    Card(
        "B14-031", "Multiple Staff Kochab", Color.BLUE, cost=5, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="マルチプルスタッフ コカブ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may return 1 [Battle Dress] Z/X of yours with another "
            "name than this card on a Normal Square to its owner's hand. If you did, you may put 1 "
            "[Battle Dress] Z/X with Cost 6 or less from your hand on a Normal Square without a Z/X in "
            "Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(
                                1,
                                zx(
                                    Side.OWN, on=NORMAL, tribe=Tribe.BATTLE_DRESS,
                                    having=(Having.OTHER_NAME,),
                                ),
                            ),
                            Zone.HAND,
                        ),
                        then=[
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN, zone=Zone.HAND, tribe=Tribe.BATTLE_DRESS,
                                            cost_at_most=6,
                                        ),
                                    ),
                                    NORMAL,
                                    empty=True,
                                    state=State.SLEEP,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-032", "Lightning Ribbon Vesta", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ライトニングリボン ベスタ", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Lutetium, Beauty Transform" in your Resource, '
            "look at the top 3 cards of your deck. Return them to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Lutetium, Beauty Transform"))],
                        [Look(3, rest=Rest.TOP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-033", "XI Flags Stamilarse", Color.BLUE, cost=6, power=8500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス シュターミラルゼ", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 3) When an enemy Z/X on a Normal Square appears, you may pay blue 1. "
            "If you did, move 1 enemy Z/X that is not in battle on a Normal Square to a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Pay(Color.BLUE, 1),
                        then=[
                            Put(
                                choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-034", "Strangle, Throttling Machine", Color.BLUE, cost=6, power=9500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="絞殺機械ストラングル", rarity=Rarity.C),
    Card(
        "B14-035", "Livermorium", Color.BLUE, cost=6, power=9000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="屋台変形リバモリウム", rarity=Rarity.UC,
        text="[Startup] Pay blue 1: This card has Range 2 until the end of the turn.",
        abilities=[
            Startup(cost=[Pay(Color.BLUE, 1)], do=[Grant(THIS, GainRange(2))]),
        ]),
    Card(
        "B14-036", "Dubnium, Blast Union", Color.BLUE, cost=7, power=9500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="爆源合体ドブニウム", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if you have 6 or more blue cards in your Resource, you may "
            "return 1 enemy Z/X with Cost 5 or more on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-037", "Bit Fighter Eltanin", Color.BLUE, cost=7, power=9500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ビットファイター エルタニン", rarity=Rarity.UC,
        text="[Always] This card has +1000 Power for every 2 cards in your hand.",
        abilities=[
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.HAND), cards=2))]),
        ]),
    Card(
        "B14-038", "Imperial Protection", Color.BLUE, CardType.EVENT, cost=1,
        japanese="インペリアルプロテクション", rarity=Rarity.C,
        text=(
            "[Event] If your Player is Sugure, return 1 enemy Sleep Z/X with Cost 5 or less on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.SUGURE)],
                    [
                        Move(
                            choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, cost_at_most=5)), Zone.HAND
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B14-039", "I'll Beat You Up!", Color.BLUE, CardType.EVENT, cost=2,
        japanese="おまえをボコすデース！", rarity=Rarity.UC,
        text=(
            "[Event] If your Player is Nanao, Reboot 1 Z/X with Cost 5 or more on a Square of the Center "
            "Area. If you have 3 or more cards in your hand, you may draw 1 card."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.NANAO)],
                    [
                        Reboot(choose(1, zx(on=CENTER, cost_at_least=5))),  # diagram assumed
                        If([AtLeast(3, card(Side.OWN, Zone.HAND))], [May(Draw(1))]),
                    ],
                ),
            ]),
        ]),
    Card(
        "B14-040", "Gather! Power of Justice!", Color.BLUE, CardType.EVENT, cost=2,
        japanese="結集!正義の力!", rarity=Rarity.R,
        text=(
            "[Event] If Zero Optima 2 holds, return 1 enemy Z/X with Cost 5 or more that is in battle "
            "on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Move(
                            choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5, having=(Having.IN_BATTLE,))),
                            Zone.DECK,
                            shuffled=True,
                        ),
                    ],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B14-041", "Aura Heidrun", Color.WHITE, cost=2, power=2500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="聖獣オーラヘイズルーン", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Startup] Remove this card from the game: 1 Z/X on a Normal Square cannot deal damage "
            "until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Move(THIS, Zone.REMOVED)],
                do=[Grant(choose(1, zx(on=NORMAL)), Cannot(Bar.DEAL_DAMAGE))],
            ),
        ]),
    Card(
        "B14-042", "Snowshoe, Underworld Sniper", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.START_CARD,), japanese="暗黒街の狙撃手スノーシュー",
        rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Your opponent may pay 2 "
            "of any color. Otherwise, give 1 Z/X on a Normal Square -5000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    May(
                        Pay(Color.COLORLESS, 2),
                        by=Side.ENEMY,
                        otherwise=[Power(-5000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-043", "Talentueux", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="才気のタロントゥー", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may return 1 Z/X from your "
            "Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND))],
            ),
        ]),
    Card(
        "B14-044", "Law Bringer Hiruzen", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="ロウブリンガー ヒルゼン", rarity=Rarity.R),
    Card(
        "B14-045", "Aura Simurgh", Color.WHITE, cost=4, power=5500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラシムルグ", rarity=Rarity.C,
        text=(
            "[Auto] When a Z/X attacks a Z/X of yours, you may pay white 1. If you did, give each "
            "attacking Z/X on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                of=zx(Side.OWN),
                do=[
                    May(Pay(Color.WHITE, 1), then=[Power(-2000, each(zx(having=(Having.ATTACKING,))))]),
                ],
            ),
        ]),
    Card(
        "B14-046", "Basilisk", Color.WHITE, cost=4, power=6000, tribes=(Tribe.HOLY_BEAST,),
        japanese="石覇霊王バジリスク", rarity=Rarity.SR,
        text=(
            "[Startup] (Zero Optima 3; once per turn) For nothing: Put 1 Z/X with Cost 5 or more from "
            "your opponent's Trash on the bottom of your opponent's deck. If you did, give 1 adjacent "
            "Z/X on a Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Then(
                        Move(
                            choose(1, zx(Side.ENEMY, zone=Zone.TRASH, cost_at_least=5)),
                            Zone.DECK,
                            bottom=True,
                        ),
                        then=[Power(-3000, choose(1, zx(having=(Having.ADJACENT,))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-047", "Balinese, Flower Seller", Color.WHITE, cost=4, power=6500, tribes=(Tribe.CAIT_SITH,),
        japanese="花売りのバリニーズ", rarity=Rarity.C),
    Card(
        "B14-048", "Donner of Alms", Color.WHITE, cost=4, power=5500, tribes=(Tribe.ANGEL,),
        japanese="施しのドナー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay white 1. If you did, return 1 white Event "
            "with Cost 3 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.WHITE, 1),
                        then=[
                            Move(
                                choose(
                                    1,
                                    card(
                                        Side.OWN,
                                        Zone.TRASH,
                                        kind=CardType.EVENT,
                                        color=Color.WHITE,
                                        cost_at_most=3,
                                    ),
                                ),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-049", "Hallasan, Evil Bane", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ハルラーサ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 Z/X with Cost 3 or less from your Charge on a "
            "Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                            NORMAL,
                            empty=True,
                            state=State.SLEEP,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B14-050", "Lotonne of High Autumn", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="高秋のロトンヌ", rarity=Rarity.R,
        text=(
            "[Startup] (Zero Optima 4; your turn) Pay white 2, put this card into your Charge: Put 1 "
            "Z/X with another name than this card and Cost 5 or less from your Charge on a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(4), TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 2), Move(THIS, Zone.CHARGE)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=5, having=(Having.OTHER_NAME,))
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B14-051", "Majestueux the Solemn", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="荘厳のマジェストゥ", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Law Bringer Hiruzen" in your Resource, you may '
            "pay white 1. If you did, put 1 enemy Z/X with Cost 5 or more on a Normal Square on the "
            "bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Law Bringer Hiruzen"))],
                        [
                            May(
                                Pay(Color.WHITE, 1),
                                then=[
                                    Move(
                                        choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)),
                                        Zone.DECK,
                                        bottom=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-052", "Saltoro, Law Bringer", Color.WHITE, cost=5, power=8000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー サルトロ", rarity=Rarity.C),
    Card(
        "B14-053", "Usalia, the Returned Girl", Color.WHITE, cost=6, power=9000, tribes=(Tribe.USALIA,),
        japanese="帰ってきた少女ウサリア", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, return up to 2 Z/X with another name than this card from your "
            "Charge to your hand. If that was done to any card, put 1 card from your hand into your "
            "Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(
                        choose(2, zx(Side.OWN, zone=Zone.CHARGE, having=(Having.OTHER_NAME,)), up_to=True),
                        Zone.HAND,
                    ),
                    IfDone(1, [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE)]),
                ],
            ),
        ]),
    Card(
        "B14-054", "Savannah, Mail Carrier", Color.WHITE, cost=6, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="郵便配達するサバンナ", rarity=Rarity.C,
        text=(
            "[Auto] When a [Cait Sith] Z/X of yours appears from the hand, your opponent may pay 1 of any "
            "color. Otherwise, put 1 [Cait Sith] Z/X with Cost 5 or less from your Charge on a Square of "
            "the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.CAIT_SITH),
                way=Way.FROM_HAND,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[
                            Put(
                                choose(
                                    1,
                                    zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.CAIT_SITH, cost_at_most=5),
                                ),
                                CENTER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-055", "Law Bringer Annette", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー アネート", rarity=Rarity.R,
        text=(
            "[Always] (Zero Optima 5) Each Z/X of yours on a Square of the Center Area has +2000 "
            "Power and each Z/X of yours on a Square of the Center Area cannot be chosen by "
            "abilities."
        ),
        abilities=[
            Always(
                needs=[ZeroOptima(5)],
                do=[
                    GainPower(2000, each(zx(Side.OWN, on=CENTER))),  # diagram assumed
                    Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, on=CENTER))),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B14-056", "Gyala Peri, Evil Bane", Color.WHITE, cost=7, power=10000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ギャラペリ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 6 or more white cards in your Resource, you may "
            "put 1 card from your hand into your Trash. If you did, give each enemy Z/X on a Normal "
            "Square -6000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[Power(-6000, each(zx(Side.ENEMY, on=NORMAL)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-057", "Asmodel of Taurus", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 金牛宮アスモデル", rarity=Rarity.SR,
        text=(
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: You may put 1 Sleep "
            "Z/X with Power 7500 or more on a Square of the Center Area on the bottom of its owner's "
            "deck. Otherwise, destroy 1 Z/X with Power 6000 or less on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    May(
                        Move(
                            choose(
                                1,
                                zx(on=CENTER, state=State.SLEEP, power_at_least=7500),  # diagram assumed
                            ),
                            Zone.DECK,
                            bottom=True,
                        ),
                        otherwise=[
                            Destroy(choose(1, zx(on=CENTER, power_at_most=6000))),  # diagram assumed
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-058", "Grand Slam", Color.WHITE, CardType.EVENT, cost=1, japanese="グランドスラム",
        rarity=Rarity.UC,
        text=(
            "[Event] Give each Z/X of yours on a Square of the Center Area +3000 Power until the end of "
            "the turn."
        ),
        abilities=[
            EventText(do=[Power(3000, each(zx(Side.OWN, on=CENTER)))]),  # diagram assumed
        ]),
    Card(
        "B14-059", "Settle It in Black and White", Color.WHITE, CardType.EVENT, cost=1,
        japanese="白黒つけようや", rarity=Rarity.C,
        text=(
            "[Event] If your Player is Asuka and you have a white card in your Charge, return 1 Z/X from "
            "your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        PlayerNamed(PlayerKey.ASUKA),
                        AtLeast(1, card(Side.OWN, Zone.CHARGE, color=Color.WHITE)),
                    ],
                    [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)],
                ),
            ]),
        ]),
    Card(
        "B14-060", "Millionel Megaira", Color.WHITE, CardType.EVENT, cost=2,
        japanese="ミリオネルメガイラ", rarity=Rarity.C,
        text=(
            "[Event] If Zero Optima 2 holds, put 1 card from your opponent's Charge into your "
            "opponent's Trash. Return up to 2 Z/X from your Charge to your hand. If any were chosen, "
            "put up to 2 cards from your hand into your Charge."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH),
                        Move(choose(2, zx(Side.OWN, zone=Zone.CHARGE), up_to=True), Zone.HAND),
                        IfPicked(1, [Move(choose(2, card(Side.OWN, Zone.HAND), up_to=True), Zone.CHARGE)]),
                    ],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B14-061", "Fujo, Fleeing Diabolos", Color.BLACK, cost=2, power=3000, tribes=(Tribe.DIABOLOS,),
        japanese="逃走の魔人フージョ", rarity=Rarity.C,
        text="[Auto] When this card appears, you may put 1 card from your hand into your Charge.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE))]
            ),
        ]),
    Card(
        "B14-062", "Russian Roulette", Color.BLACK, cost=2, power=3000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="必中するロシアンルーレット", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, you may pay black 1. If you did, put 1 "
            "card from your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    May(
                        Pay(Color.BLACK, 1),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-063", "Cathy", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="ガチガチするキャシー", rarity=Rarity.R),
    Card(
        "B14-064", "Arrest, Capturing Needles", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.START_CARD,), japanese="捕縛の双針アレスト", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn) Pay black 3, put this card into your Trash: Put 1 Z/X with "
            "another name than this card and Cost 3 or less from your Trash on a Normal Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLACK, 3), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3, having=(Having.OTHER_NAME,))
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B14-065", "Schmelzer", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="溶滅の凶獣シュメーザ", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may put 1 card from your Charge into your Trash. If "
            "you did, put 1 Z/X from your Trash into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-066", "Molvov", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="土中の竜巻 モルヴォフ", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 3) When this card appears, you may pay black 2. If you did, destroy "
            "1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(3)],
                do=[May(Pay(Color.BLACK, 2), then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B14-067", "Eerie Dental Doctor", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="不気味な歯科医デンタルドクター", rarity=Rarity.R,
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, return 1 Z/X with another name than this card from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Move(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, having=(Having.OTHER_NAME,))),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-068", "Noisy Bridle", Color.BLACK, cost=4, power=6500, tribes=(Tribe.TORTURERS,),
        japanese="喧しいブライドル", rarity=Rarity.C),
    Card(
        "B14-069", "Death Pitcher", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="剛速鉄球デスピッチャー", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 2) When this card appears, if your opponent has 2 or fewer cards in "
            "their hand, you may put 1 card from your hand into your Trash. If you did, destroy 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[
                    If(
                        [AtMost(2, card(Side.ENEMY, Zone.HAND))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-070", "Ophen, Diabolos of Impact", Color.BLACK, cost=5, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="衝撃の魔人オーフェン", rarity=Rarity.C),
    Card(
        "B14-071", "Competing Competi", Color.BLACK, cost=5, power=6500, tribes=(Tribe.NOSFERATU,),
        japanese="競り合うコンペティ", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, if your opponent has 2 or more Z/X on a Square, you may "
            "destroy 1 Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(2, zx(Side.ENEMY))],
                        [May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-072", "Leanan Sidhe", Color.BLACK, cost=5, power=7000, tribes=(Tribe.NOSFERATU,),
        japanese="魔性の妖魔リャナンシー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay black 1. If you did, you may put 1 Z/X with Cost "
            "3 or less from your Trash on a Normal Square without a Z/X. If you did, at the end of the "
            "turn, put it into its owner's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 1),
                        then=[
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[AtEndOfTurn([Move(IT, Zone.TRASH)])],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-073", "Skeletal Alchemist", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="冥術師スケルタルアルケミスト", rarity=Rarity.R,
        text=(
            '[Auto] When this card is destroyed, if you have "Cathy" in your Resource, put 1 Z/X with '
            "Cost 3 or less from your Trash on a Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Cathy"))],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)),
                                CENTER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-074", "Vanus, Envoy of Pride", Color.BLACK, cost=6, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="驕傲の使者ヴァーヌス", rarity=Rarity.SR,
        text=(
            "[Startup] (Zero Optima 5; once per turn) Put 2 cards from your Charge into your Trash: "
            "Destroy each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Destroy(each(zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B14-075", "Anathematy", Color.BLACK, cost=6, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="呪詛の魔人アナセマティー", rarity=Rarity.UC,
        text=(
            "[Startup] Put 1 card from your Charge into your Trash: Give each [Diabolos] Z/X of yours "
            "on a Square +1000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Power(1000, each(zx(Side.OWN, tribe=Tribe.DIABOLOS)))],
            ),
        ]),
    Card(
        "B14-076", "Clavi, Diabolos of the Key", Color.BLACK, cost=7, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="鍵の魔人クラヴィ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 6 or more black cards in "
            "your Resource, return 1 Z/X with another name than this card from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [
                            Move(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, having=(Having.OTHER_NAME,))),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-077", "Wandering Despair", Color.BLACK, cost=7, power=10000, tribes=(Tribe.NOSFERATU,),
        japanese="闘乱災鬼ワンダリングディスペア", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn) Sleep this card, put 1 card from your hand into your Trash: If you "
            "have 13 or more cards in your Trash, put up to 2 Z/X with Cost 3 or less from your Trash "
            "each on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(13, card(Side.OWN, Zone.TRASH))],
                        [
                            Put(
                                choose(2, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3), up_to=True),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-078", "Busy Writing!", Color.BLACK, CardType.EVENT, cost=1, japanese="鋭意執筆中！",
        rarity=Rarity.C,
        text=(
            "[Event] If your opponent has 2 or fewer cards in their hand, destroy 1 Sleep Z/X with Cost 5 "
            "or less on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtMost(2, card(Side.ENEMY, Zone.HAND))],
                    [Destroy(choose(1, zx(on=NORMAL, state=State.SLEEP, cost_at_most=5)))],
                ),
            ]),
        ]),
    Card(
        "B14-079", "Jet Crescent", Color.BLACK, CardType.EVENT, cost=2, japanese="ジェットクレッセント",
        rarity=Rarity.R,
        text=(
            "[Event] If Zero Optima 2 holds, put 1 card from your hand into your Trash. If you did, "
            "return up to 2 Z/X from your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Then(
                            Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                            then=[Move(choose(2, zx(Side.OWN, zone=Zone.TRASH), up_to=True), Zone.HAND)],
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B14-080", "Fallen Angel Killer", Color.BLACK, CardType.EVENT, cost=2,
        japanese="フォールンエンジェルキラー", rarity=Rarity.C,
        text=(
            '[Event] If your Player is Ayase, 1 Z/X of yours on a Square gains "[Auto] When this card '
            "deals battle damage by attacking to an enemy Z/X, put that Z/X on the bottom of its owner's "
            'deck." until the end of the turn.'
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.AYASE)],
                    [
                        Grant(
                            choose(1, zx(Side.OWN)),
                            Gains(
                                Automatic(
                                    when=Occurrence.DEALS_DAMAGE,
                                    that=zx(Side.ENEMY),
                                    do=[Move(That(zx()), Zone.DECK, bottom=True)],
                                )
                            ),
                        ),
                    ],
                ),
            ]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B14-081", "Nasturtium", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="読書好きのキンレンカ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may pay green 2. If you did, "
            "put this card into your Resource in Sleep State. Put 1 Z/X with Cost 6 or less from your "
            "Resource on a Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Move(THIS, Zone.RESOURCE, State.SLEEP),
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)),
                                NORMAL,
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-082", "Santolina, Gardening", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION,), japanese="ガーデニングするサントリナ", rarity=Rarity.R),
    Card(
        "B14-083", "Werebluetail", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="獣人ウェアルリビタキ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may pay green 1. If you did, give 1 Z/X on a Square "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Pay(Color.GREEN, 1), then=[Power(2000, choose(1, zx()))])]
            ),
        ]),
    Card(
        "B14-084", "Red Dragonfly", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.START_CARD,), japanese="丹色昆虫レッドドラゴンフライ", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 1, put this card into your Trash: You may return 1 card from "
            "your Resource to your hand. If you did, put 1 card from your hand into your Resource in "
            "Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1), Move(THIS, Zone.TRASH)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                        then=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-085", "Kourinka", Color.GREEN, cost=4, power=5000, tribes=(Tribe.HOURAI,),
        japanese="美しき女剣士 紅輪花", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, give this card +1000 Power for every 2 cards in your "
            "Resource until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[Power(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=2), THIS)]
            ),
        ]),
    Card(
        "B14-086", "Suzumushi", Color.GREEN, cost=4, power=5500, tribes=(Tribe.PLASECT,),
        japanese="色彩七変化スズムシ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may pay green 2. If you did, put 1 Z/X with Cost 4 or "
            "less from your Resource on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=4)),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-087", "Yamamomo", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="尽瘁する手突槍 山桃", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 3) When this card attacks, you may pay green 2. If you did, Reboot up to "
            "4 cards in either player's Resource. Your Resource cannot be Rebooted until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Reboot(choose(4, card(Side.ANY, Zone.RESOURCE), up_to=True)),
                            CannotReboot(),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-088", "Tansy, Taste of the Season", Color.GREEN, cost=5, power=7000, tribes=(Tribe.LEAFER,),
        japanese="旬の味覚タンジー", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, put 1 Z/X from your opponent's Trash at random into your "
            "opponent's Resource in Sleep State. If you did, you may put 1 Z/X from your Trash at random "
            "into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        Move(
                            choose(1, zx(Side.ENEMY, zone=Zone.TRASH), random=True),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                        then=[
                            May(
                                Move(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH), random=True),
                                    Zone.RESOURCE,
                                    State.SLEEP,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-089", "Tokiwa Shinobu, Swift Claw", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="迅疾の飛爪 常磐忍", rarity=Rarity.UC,
        text=(
            "[Auto] When this card is destroyed, if your opponent has 2 or more Z/X on a Square, put 1 "
            "Z/X with Cost 3 or less on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(2, zx(Side.ENEMY))],
                        [Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-090", "Mamushi Sawtooth, Venom Beetle", Color.GREEN, cost=5, power=8000,
        tribes=(Tribe.PLASECT,), japanese="実毒甲虫マムシノコギリ", rarity=Rarity.C),
    Card(
        "B14-091", "Werecougar of the Five Chiefs", Color.GREEN, cost=6, power=8000,
        tribes=(Tribe.LYCANTHROPE,), japanese="五頭領 他心剣豪ウェアクーガー", rarity=Rarity.SR,
        text=(
            "[Auto] When an enemy Z/X appears, you may pay green 1. If you did, you may choose 1 of "
            "these: (1) reveal the top 3 cards of your deck, then return 1 Z/X among them to its owner's "
            "hand, then shuffle the rest back into your deck; (2) put the top card of your deck into your "
            "Resource in Sleep State; (3) give this card +3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                do=[
                    May(
                        Pay(Color.GREEN, 1),
                        then=[
                            May(
                                OneOf([
                                    [Look(3, shown=True, do=[Move(choose(1, looked(zx())), Zone.HAND)])],
                                    [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                                    [Power(3000, THIS)],
                                ])
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-092", "Wereserval", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアサーバル", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Santolina, Gardening" in your Resource, you may '
            "put 1 Z/X with Cost 3 or less from your Resource on a Normal Square without a Z/X. If you "
            "did, at the end of the turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Santolina, Gardening"))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=3)),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)])],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-093", "Weresloth", Color.GREEN, cost=6, power=9500, tribes=(Tribe.LYCANTHROPE,),
        japanese="堕落獣人ウェアスロース", rarity=Rarity.C),
    Card(
        "B14-094", "Shukaido, Elegant Tachi", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="風雅な兵庫鎖太刀 秋海棠", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 5) When a [Hourai] Z/X of yours destroys an enemy Z/X in battle, Reboot "
            "up to 2 cards in your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.HOURAI),
                needs=[ZeroOptima(5)],
                do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B14-095", "Hell Thorn of the Four Emperors", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.PLASECT,), japanese="四皇蟲 狂惑女皇ヘルソーン", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 4) When a Z/X of yours destroys an enemy Z/X in battle, you may put the "
            "top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN),
                needs=[ZeroOptima(4)],
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B14-096", "Werealpaca", Color.GREEN, cost=7, power=9500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアアルパカ", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may return 1 card from your "
            "Resource to your hand. If you did, put 1 card from your hand into your Resource in Sleep "
            "State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                        then=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-097", "Benikibana, Twin Swings", Color.GREEN, cost=7, power=9000, tribes=(Tribe.HOURAI,),
        japanese="二振りの大刀 紅黄花", rarity=Rarity.UC,
        text=(
            "[Always] While you have 6 or more green cards in your Resource, this card has +1000 Power "
            "for every 3 cards in your Resource."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=3))],
            ),
        ]),
    Card(
        "B14-098", "Karakuri Performance!", Color.GREEN, CardType.EVENT, cost=1,
        japanese="カラクリ公演会！", rarity=Rarity.C,
        text=(
            "[Event] Give 1 Z/X on a Square +1000 Power for every 2 Sleep cards in your Resource until "
            "the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Power(
                    Per(1000, card(Side.OWN, Zone.RESOURCE, state=State.SLEEP), cards=2), choose(1, zx())
                ),
            ]),
        ]),
    Card(
        "B14-099", "Fleet-Footed Beast King Fist", Color.GREEN, CardType.EVENT, cost=2,
        japanese="神足獣王拳", rarity=Rarity.C,
        text=(
            "[Event] If Zero Optima 2 holds, Reboot up to 2 cards in your Resource. Give 1 Z/X on a "
            "Square +2000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True)),
                        Power(2000, choose(1, zx())),
                    ],
                ),
            ]),
        ]),
    Card(
        "B14-100", "Radiance 700 Light-Years Away", Color.GREEN, CardType.EVENT, cost=5,
        japanese="その輝きは700光年の彼方", rarity=Rarity.R,
        text=(
            "[Event] (your turn) If your Player is Kushuru, (if you have 9 or more cards in your "
            "Resource, Sleep 1 Z/X of yours on a Square. If you did, put 1 Z/X with Cost 7 or less from "
            "your Resource on a Square of the Center Area without a Z/X.) Draw 2 cards. Return 1 card "
            "from your hand to your deck and shuffle it."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.KUSHURU)],
                        [
                            If(
                                [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                                [
                                    Then(
                                        Sleep(choose(1, zx(Side.OWN))),
                                        then=[
                                            Put(
                                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=7)),
                                                CENTER,  # diagram assumed
                                                empty=True,
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                            Draw(2),  # ruling H73
                            Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                        ],
                    ),
                ],
            ),
        ]),
    # -- beyond 100 ---------------------------------------------------------
    Card(
        "B14-101", "Marie Antoinette, Golden Knight", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="黄金騎士マリー・アントワネット", rarity=Rarity.ZXR,
        text=(
            "[Startup] Sleep 1 other Z/X of yours on a Square: Choose 1 of these: (1) remove up to 2 "
            "cards in either player's Trash from the game; (2) put 1 card from your hand into your Trash, "
            "then draw 1 card; (3) deal 2000 damage to 1 Z/X on a Normal Square.\n"
            "[Auto] When startup abilities printed on this card are used for the 3rd time this turn, you "
            "may destroy 1 enemy Z/X on a Square."
        ),
        abilities=[
            Startup(
                cost=[Sleep(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))))],
                do=[
                    OneOf([
                        [Move(choose(2, card(Side.ANY, Zone.TRASH), up_to=True), Zone.REMOVED)],
                        [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(1)],
                        [Damage(2000, choose(1, zx(on=NORMAL)))],
                    ]),
                ],
            ),
            Automatic(
                when=Occurrence.STARTUP_IS_USED, uses=3, do=[May(Destroy(choose(1, zx(Side.ENEMY))))]
            ),
        ]),
    Card(
        "B14-102", "Administrator Canopus", Color.BLUE, cost=6, power=11000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アドミニストレータ カノープス", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 3 or more cards in your Life, you may pay blue 1. "
            "If you did, put any number of cards from your hand into your Trash. Draw that many cards.\n"
            "[Auto] When either player's turn ends, if you have 2 or fewer cards in your Life, remove "
            "this card from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.LIFE))],
                        [
                            May(
                                Pay(Color.BLUE, 1),
                                then=[
                                    Move(choose(ANY_NUMBER, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                    Draw(PerDone(1)),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                do=[If([AtMost(2, card(Side.OWN, Zone.LIFE))], [Move(THIS, Zone.REMOVED)])],
            ),
        ]),
    Card(
        "B14-103", "Dark Knight Alpamayo", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="暗黒騎士アルパマーヨ", rarity=Rarity.ZXR,
        text=(
            "[Always] Your Charge has no limit.\n"
            "[Startup] (your turn; once per turn) For nothing: If you have 6 or more cards in your "
            "Charge, put up to 3 Z/X with another name than this card and Cost 7 or less from your Charge "
            "each on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Always(do=[ChargeUnlimited()]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.CHARGE))],
                        [
                            Put(
                                choose(
                                    3,
                                    zx(
                                        Side.OWN, zone=Zone.CHARGE, cost_at_most=7,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                    up_to=True,
                                ),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-104", "Mixing Kate", Color.BLACK, cost=7, power=10500, tribes=(Tribe.TORTURERS,),
        japanese="マゼマゼするケイト", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears from the hand, you may Sleep 3 [Torturers] Z/X of yours on a "
            "Square. If you did, put each card from your opponent's hand into their owners' Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    May(
                        Sleep(choose(3, zx(Side.OWN, tribe=Tribe.TORTURERS))),
                        then=[Move(each(card(Side.ENEMY, Zone.HAND)), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-105", "Takshaka, Wisdom of Karma", Color.GREEN, cost=7, power=9000, tribes=(Tribe.HOURAI,),
        japanese="因業の叡智 徳叉迦", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears from the hand, if you have 9 or more cards in your Resource, "
            "put any number of cards from your hand or Charge into your Trash. If that was done to 10 or "
            "more cards, first choose 1 card with Multicolor without Starting Resource in your opponent's "
            "Resource for each card with Multicolor without Starting Resource in your opponent's "
            "Resource. Sleep each card without Starting Resource or Multicolor in your opponent's "
            "Resource. Put 1 card for each card in your opponent's deck, minus 1 from the top of your "
            "opponent's deck into your opponent's Resource. Put what was chosen first on the bottom of "
            "its owner's deck. Put each Sleep card without Starting Resource or Multicolor from your "
            "opponent's Resource on the bottom of their owners' deck. Put the top card of your opponent's "
            "deck into your opponent's Resource. Shuffle your opponent's deck. Reboot each card in your "
            "opponent's Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Move(choose(ANY_NUMBER, card(Side.OWN, (Zone.HAND, Zone.CHARGE))), Zone.TRASH),
                            IfDone(10, _EXCHANGE),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-106", "Kamiyugi Yachiyo", Color.BLACK, CardType.PLAYER, japanese="上柚木八千代",
        player_keys=(PlayerKey.YACHIYO,), rarity=Rarity.CVR),
    Card(
        "B14-107", "Feuille, Spirit of Blossoms", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="繚乱の芳魂フィーユ", rarity=Rarity.CVR,
        text=(
            "[Auto] (Zero Optima 2) When your turn ends, if your Player is Souma and you have 6 or more "
            "cards in your Resource, you may put this card into your Resource in Sleep State. If you did, "
            "put 1 Z/X with another name than this card and Cost 7 or less from your Resource on the "
            "Square where this card was without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[ZeroOptima(2)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.SOUMA), AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Move(THIS, Zone.RESOURCE, State.SLEEP),
                                then=[
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN, zone=Zone.RESOURCE, cost_at_most=7,
                                                having=(Having.OTHER_NAME,),
                                            ),
                                        ),
                                        ANY_SQUARE,
                                        was=THIS,
                                        empty=True,
                                        state=State.SLEEP,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-108", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,), rarity=Rarity.IGR),
    Card(
        "B14-109", "Iruda Orondo", Color.BLACK, CardType.PLAYER, japanese="イリューダ・オロンド",
        player_keys=(PlayerKey.IRUDA,), rarity=Rarity.IGR),
]
