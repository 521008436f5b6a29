"""B17: Z/X EX of two colors."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B17-001", "Yaktor Gaira of the Dawn Ten", Color.RED, cost=2, power=500, tribes=(Tribe.GIGANTIC,),
        japanese="暁十天ヤクトル・ガイラ",
        text=(
            "[Startup] Sleep this card, remove 2 cards in your Trash from the game: Remove 1 Z/X with "
            "Cost 6 or more on a Normal Square from the game.\n"
            "[Startup] Sleep this card, remove 4 cards in your Trash from the game: Remove any number "
            "of Z/X with Ignition icon on a Normal Square from the game."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS), Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.REMOVED)],
            ),
            Startup(
                cost=[Sleep(THIS), Move(choose(4, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[Move(choose(ANY_NUMBER, zx(on=NORMAL, icons=(Icon.IGNITION,))), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B17-003", "Apophis", Color.RED, cost=2, power=2000, tribes=(Tribe.MYTHOS,),
        japanese="滅陽蛇アポピス",
        text=(
            "[Always] While you have 4 or more [Mythos] cards in your Resource, each [Mythos] card in "
            "your hand has -1 Cost.\n"
            "[Auto] When this card or another [Mythos] Z/X of yours appears, if you have 2 or more "
            "[Mythos] Z/X on a Square, you may deal 3000 damage to 1 enemy Z/X on a Normal Square. If "
            "you did, when a Z/X is destroyed by this damage, you may draw 1 card."
        ),
        abilities=[
            Always(
                needs=[AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MYTHOS))],
                do=[GainCost(-1, each(card(Side.OWN, Zone.HAND, tribe=Tribe.MYTHOS)))],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.MYTHOS, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, tribe=Tribe.MYTHOS))],
                        [
                            May(
                                Damage(3000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                                then=[WhenDestroyed([May(Draw(1))])],
                            )
                        ],
                    )
                ],
            ),
        ]),
    # -- blue -----------------------------------------------------------
    Card(
        "B17-038", "Liszt, Rower of the Source Sea", Color.BLUE, cost=7, power=10000,
        tribes=(Tribe.MERMAID,), japanese="『源海』の漕ぎ手リスト",
        text=(
            "[Auto] (Nammu Lv 1) When this card appears, you may move 1 Z/X that is not in battle on "
            "a Normal Square to a Normal Square without a Z/X. You may move 1 Z/X that is not in "
            "battle on a Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NAMMU, 1)],
                do=[
                    May(
                        Put(choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))), NORMAL, empty=True)
                    ),
                    May(
                        Put(choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))), NORMAL, empty=True)
                    ),
                ],
            ),
        ]),
    Card(
        "B17-039", "Ningal, Noble Star Sea", Color.BLUE, CardType.ZX_EX, cost=6, power=9000,
        tribes=(Tribe.DINGIR, Tribe.NINGAL), japanese="尊き『星海』ニンガル",
        text=(
            "[Advent] 2 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, look at the top 3 cards of your deck. Return them to the top of "
            "your deck in any order."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Look(3, rest=Rest.TOP)],
                    )
                ],
            ),
        ]),
    Card(
        "B17-040", "Amarbaurata", Color.BLUE, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="アマルバウラタ",
        text=(
            "[Event] Turn 1 face-down [Ningal] card in your Dynamis face up. If you did, return 1 Z/X "
            "on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        FaceUp(Tribe.NINGAL),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, shuffled=True)],
                    )
                ]
            ),
        ]),
    # -- white ----------------------------------------------------------
    Card(
        "B17-044", "Aura Spider, Divine-web Holy Beast", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.IGNITION,), japanese="神網の聖獣オーラスパイダー",
        text=(
            "[Auto] (Dingir Lv 1) When this card appears by being played, you may give each enemy Z/X "
            "on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Power(-2000, each(zx(Side.ENEMY))))],
            ),
        ]),
    Card(
        "B17-050", "Aneto, Bare Face for You", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="あなたへの素顔アネート",
        text=(
            "[Startup] Sleep 3 Reboot [Guardian] cards in your Resource: Put 1 Z/X with another name "
            "than this card from your Charge on a Normal Square next to your Player Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                cost=[
                    Sleep(
                        choose(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.GUARDIAN, state=State.REBOOT))
                    )
                ],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, having=(Having.OTHER_NAME,))),
                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    )
                ],
            ),
        ]),
    Card(
        "B17-054", "Cheshire, Mocking Clown", Color.WHITE, cost=6, power=8000, tribes=(Tribe.CAIT_SITH,),
        japanese="嘲笑う道化チェシャ",
        text=(
            "[Auto] (Dingir Lv 1) When this card appears by being played, remove 1 Z/X of yours with "
            "another name than this card on a Normal Square from the game. Put it on a Normal Square "
            "next to your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    Move(choose(1, zx(Side.OWN, on=NORMAL, having=(Having.OTHER_NAME,))), Zone.REMOVED),
                    Put(
                        IT,
                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                        state=State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-057", "Frenetique, Frenzy of Creation", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="『創造』の狂騒フレーネティーク",
        text=(
            "[Auto] (Lulu Lv 1) When this card appears, put the top card of your opponent's deck into "
            "your opponent's Resource. Choose 2 cards in your opponent's Resource. Put 1 card of those "
            "from your opponent's Resource of your opponent's choice on the bottom of your opponent's "
            "deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.LULU, 1)],
                do=[
                    FromDeck(1, Zone.RESOURCE, side=Side.ENEMY),
                    Pick(choose(2, card(Side.ENEMY, Zone.RESOURCE))),
                    Move(
                        choose(
                            1, card(Side.ENEMY, Zone.RESOURCE, having=(Having.PICKED,)), by=Side.ENEMY
                        ),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
            ),
        ]),
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
    # -- black ----------------------------------------------------------
    Card(
        "B17-062", "Knochen, Magic Bone of the Oath", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.PREDATOR,), japanese="『誓約』の魔骨クノッヘン",
        text=(
            "[Auto] (Zababa Lv 2) When this card appears, you may destroy each enemy Z/X with Cost 5 "
            "or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.ZABABA, 2)],
                do=[May(Destroy(each(zx(Side.ENEMY, on=NORMAL, cost_at_most=5))))],
            ),
        ]),
    Card(
        "B17-069", "Pfortner, Gate-wolf", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="忌門の番狼プフェルトナー",
        text=(
            "[Auto] (Dingir Lv 2) When an enemy Z/X with Cost 4 or less on a Normal Square appears, "
            "you may destroy that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL, cost_at_most=4),
                needs=[Level(Tribe.DINGIR, 2)],
                do=[May(Destroy(That(zx())))],
            ),
        ]),
    Card(
        "B17-074", "Plague, Preacher of Pestilence", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.NOSFERATU,), japanese="『悪疾』の伝道者プレェグ",
        text=(
            "[Auto] (Hand; Ahhazu Lv 1; once per turn by name) When this card returns to a hand from "
            "Trash, put up to 1 Z/X with Cost 3 or less from your Trash on a Normal Square next to "
            "your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.RETURNS_TO_HAND,
                valid_in=Zone.HAND,
                origin=Zone.TRASH,
                needs=[Level(Tribe.AHHAZU, 1)],
                limit=Limit.NAME_LOCK,
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3), up_to=True),
                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                        state=State.SLEEP,
                    )
                ],
            ),
        ]),
    Card(
        "B17-075", "Crucify, Crucifixion Doll", Color.BLACK, cost=6, power=8000, tribes=(Tribe.TORTURERS,),
        japanese="冥土三姫 磔刑人形クルシフィ",
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, destroy 1 enemy Z/X on a Normal Square. If "
            "you did, if it is a Z/X with Cost 6 or more, put 2 cards from your opponent's hand of "
            "your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                        then=[
                            IfPicked(
                                1,
                                [Move(choose(2, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                                among=zx(cost_at_least=6),
                            )
                        ],
                    )
                ],
            ),
        ]),
    # -- green ----------------------------------------------------------
    Card(
        "B17-082", "Orizururan", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="幸福の儀式剣 折鶴蘭",
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card appears, look at the top 5 cards of your deck. Put 1 "
            "card among them into your Resource in Sleep State. Shuffle the rest back into your deck. "
            "Put 1 card from your Resource into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    Look(
                        5,
                        do=[
                            Move(choose(1, looked(card(Side.OWN, Zone.DECK))), Zone.RESOURCE, State.SLEEP)
                        ],
                    ),
                    Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH),
                ],
            ),
        ]),
    Card(
        "B17-083", "Wereredpanda", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION,), japanese="獣人ウェアアカパンダ"),
    Card(
        "B17-084", "Army Ant", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.START_CARD,), japanese="神貢の軍勢アーミーアント",
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Dingir Lv 1) Pay green 2, put this card into your Trash: If you have "
            "6 or more cards in your Resource, reveal the top 4 cards of your deck. Put up to 2 "
            "[Plasect] cards among them into your Resource in Sleep State. Shuffle the rest back into "
            "your deck."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.DINGIR, 1)],
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Look(
                                4,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            2,
                                            looked(card(Side.OWN, Zone.DECK, tribe=Tribe.PLASECT)),
                                            up_to=True,
                                        ),
                                        Zone.RESOURCE,
                                        State.SLEEP,
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-085", "Oleander", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION,), japanese="神難の回避者オレアンダー",
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may Sleep this card. If you did, put 1 "
            "enemy Z/X with Cost 5 or less on a Normal Square into its owner's Resource in Sleep "
            "State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Sleep(THIS),
                        then=[
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)),
                                Zone.RESOURCE,
                                State.SLEEP,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-090", "Toukaede", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="『豊沃』の種蒔く者 唐楓",
        text=(
            "[Auto] When this card appears, turn 1 face-down [Ninurta] card in your Dynamis face up. "
            "If you did, put the top card of your deck into your Resource in Sleep State. At the end "
            "of the turn, return 1 card from your Resource to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        FaceUp(Tribe.NINURTA),
                        then=[
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                            AtEndOfTurn(
                                [
                                    Move(
                                        choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.DECK, shuffled=True
                                    )
                                ],
                                to=None,
                            ),
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-092", "Nanda", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="神薙の龍王 難陀",
        text=(
            "[Startup] Pay red 1, pay blue 1, Sleep this card: Remove 1 Z/X on a Normal Square from "
            "the game. Draw 2 cards. Return 1 card from your hand to your deck and shuffle it. Put "
            "any number of cards from your Charge into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.RED, 1), Pay(Color.BLUE, 1), Sleep(THIS)],
                do=[
                    Move(choose(1, zx(on=NORMAL)), Zone.REMOVED),
                    Draw(2),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                    Move(choose(ANY_NUMBER, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B17-093", "Feuille the Lonely Wanderer", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="孤独の放浪者フィーユ",
        text=(
            "[Always] (Square, Resource, Charge or Trash) This card cannot be chosen by abilities of "
            "its owner's cards.\n"
            "[Auto] When this card appears by being played, you may put 2 cards from your hand into "
            "your Trash. If you did, reveal the top 5 cards of your deck. Return 2 Z/X among them to "
            "your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Always(
                valid_in=(Zone.SQUARE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH),
                do=[Cannot(Bar.BE_CHOSEN_BY_OWN)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Look(
                                5,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            2,
                                            looked(
                                                zx(
                                                    Side.OWN,
                                                )
                                            ),
                                        ),
                                        Zone.HAND,
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-099", "Nannar, Silver Moon Illusion", Color.GREEN, CardType.ZX_EX, cost=6, power=8500,
        tribes=(Tribe.DINGIR, Tribe.NANNAR), japanese="銀月の『与幻』ナンナル",
        text=(
            "[Advent] 2 green Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, reveal the top 3 cards of your deck. Return 1 Z/X among them to "
            "your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.GREEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Look(
                                3,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            1,
                                            looked(
                                                zx(
                                                    Side.OWN,
                                                )
                                            ),
                                        ),
                                        Zone.HAND,
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-100", "Epel Gis Kakkab", Color.GREEN, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="エぺル・ギス・カッカブ",
        text=(
            "[Event] Turn 1 face-down [Nannar] card in your Dynamis face up. If you did, put 1 enemy "
            "Z/X on a Normal Square into its owner's Resource in Sleep State. Put the top card of "
            "your deck into your Resource in Sleep State."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        FaceUp(Tribe.NANNAR),
                        then=[
                            Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        ],
                    )
                ]
            ),
        ]),
    # -- two colors -----------------------------------------------------
    Card(
        "B17-101", "Nanaya, Rising Heat", (Color.RED, Color.GREEN), CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.NANAYA), japanese="昇熱の『壊做』ナナヤ",
        text=(
            "[Advent] 1 red Z/X and 1 green Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, look at the top 5 cards of your deck. Put 1 card among them "
            "into your Resource in Sleep State. Shuffle the rest back into your deck. Deal 5000 "
            "damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.GREEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Look(
                                5,
                                do=[
                                    Move(
                                        choose(1, looked(card(Side.OWN, Zone.DECK))),
                                        Zone.RESOURCE,
                                        State.SLEEP,
                                    )
                                ],
                            ),
                            Damage(5000, each(zx(Side.ENEMY, on=NORMAL))),
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-102", "Tiamat, Flooding Life", (Color.BLUE, Color.RED), CardType.ZX_EX, cost=7, power=9500,
        tribes=(Tribe.DINGIR, Tribe.TIAMAT), japanese="氾濫の『命慟』ティアマト",
        text=(
            "[Advent] 1 blue Z/X and 1 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, return 1 enemy Z/X on a Normal Square to its owner's deck "
            "and shuffle it. Put 2 cards from your hand into your Trash. Draw 3 cards."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.RED)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True),
                            Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                            Draw(3),
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-103", "Lulu, Endless Creation", (Color.WHITE, Color.BLACK), CardType.ZX_EX, cost=7, power=7000,
        tribes=(Tribe.DINGIR, Tribe.LULU), japanese="無尽の『創造』ルル",
        text=(
            "[Advent] 1 white Z/X and 1 black Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, put 1 Z/X with Cost 3 or less from your Charge on a Normal "
            "Square without a Z/X. Put 1 Z/X with Cost 3 or less from your Trash on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.BLACK)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                NORMAL,
                                empty=True,
                            ),
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B17-104", "Zababa, Unyielding Oath", (Color.BLACK, Color.BLUE), CardType.ZX_EX, cost=7,
        power=10500, tribes=(Tribe.DINGIR, Tribe.ZABABA), japanese="不撓の『誓約』ザババ",
        text=(
            "[Advent] 1 black Z/X and 1 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, draw 3 cards. Return 3 cards from your hand to your deck and "
            "shuffle it. Put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Draw(3),
                            Move(choose(3, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                            Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                        ],
                    )
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
    # -- blue -----------------------------------------------------------
    Card(
        "B17-106", "Great Brain of Justice", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION,), japanese="偉大なる正義の頭脳",
        text=(
            '[Always] (Everywhere) This card counts as one with "ローレンシウム" in the name, too.\n'
            "[Auto] (Player Reia) When this card appears by being played, return up to 2 enemy Z/X "
            "with Cost 3 or less on a Normal Square to their owners' hands."
        ),
        abilities=[
            Always(valid_in=EVERYWHERE, do=[AlsoNamed("ローレンシウム")]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[Move(choose(2, zx(Side.ENEMY, on=NORMAL, cost_at_most=3), up_to=True), Zone.HAND)],
            ),
        ]),
    # -- black ----------------------------------------------------------
    Card(
        "B17-107", "Creps, Divine Wing of Dusk", Color.BLACK, cost=8, power=11000, tribes=(Tribe.DIABOLOS,),
        japanese="宵闇の神翼クレプス",
        text=(
            "[Always] Your Charge has no limit.\n"
            "[Startup] (Dingir Lv 1; your turn; once per turn) For nothing: If your Player is Yamato "
            "and you have 3 or more cards in your Charge, put 1 Z/X with Cost 5 or less from your "
            "Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(do=[ChargeUnlimited()]),
            Startup(
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.YAMATO), AtLeast(3, card(Side.OWN, Zone.CHARGE))],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                                NORMAL,
                                empty=True,
                            )
                        ],
                    )
                ],
            ),
        ]),
    # -- players --------------------------------------------------------
    Card(
        "B17-108", "Sakuramachi Sana", Color.GREEN, CardType.PLAYER, japanese="桜街紗那",
        player_keys=(PlayerKey.SANA,)),
]
