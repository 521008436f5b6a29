"""B18: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

_BESIDE_OWN_PLAYER = Squares("a Normal Square of your Army Area", "... ... x.x")

_AWAKEN_RED = Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.REMOVED)])
_AWAKEN_BLUE = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True),
        Draw(2),
    ]
)
_AWAKEN_BLACK = Awaken(
    [
        Move(choose(1, card(Side.OWN, Zone.CHARGE, cost_at_least=5)), Zone.TRASH),
        FromDeck(1, Zone.CHARGE),
    ]
)
_AWAKEN_GREEN = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.RESOURCE, cost_at_least=5)), Zone.DECK, shuffled=True),
        FromDeck(2, Zone.RESOURCE, State.SLEEP),
    ]
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B18-002", "Eye Agate Wagtail", Color.RED, cost=2, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="避難の天眼石アイアゲートワグテイル",
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 1) When this card appears, you may deal 2000 damage to 1 Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[May(Damage(2000, choose(1, zx())))],
            ),
        ]),
    Card(
        "B18-003", "Glass Elephant, Beautiful Enamel", Color.RED, cost=3, power=5000,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION,), japanese="美しき琺瑯グラスエレファント"),
    Card(
        "B18-004", "Lamia", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="炎華の妖蛇ラミア",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 4) When your opponent's Main Phase starts, you may deal 6000 damage to "
            "1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 4)],
                do=[May(Damage(6000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B18-005", "Cannon Shell", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.START_CARD,), japanese="開戦の砲哮キャノンシェル",
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your opponent's turn; once per turn) For nothing: If you have 4 or "
            "more [Meister] cards in your Resource, deal 6000 damage to 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.ENEMY)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MEISTER))],
                        [Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-006", "Rustin", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="武器庫の開放者ルスティン",
        text=(
            "Life Recovery.\n"
            "[Startup] (Waker Lv 2; once per turn) For nothing: You may deal 3000 damage to 1 enemy "
            "Z/X on a Normal Square. If you did, when a Z/X is destroyed by this damage, you may draw "
            "1 card."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    May(
                        Damage(3000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                        then=[WhenDestroyed([May(Draw(1))])],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-008", "Da Qiao", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="羞花閉月の美女 大喬",
        text=(
            "[Auto] (Waker Lv 3) When this card appears, reveal the top 7 cards of your deck. Return "
            "up to 3 [Braver] cards among them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    Look(
                        7,
                        shown=True,
                        do=[
                            Move(
                                choose(3, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.BRAVER)), up_to=True),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-009", "Faun", Color.RED, cost=4, power=4500, tribes=(Tribe.MYTHOS,),
        japanese="牧歌の精霊フォーン",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up. If you did, you may deal 3000 damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(FaceUp(Tribe.WAKER), then=[May(Damage(3000, each(zx(Side.ENEMY, on=NORMAL))))])],
            ),
        ]),
    Card(
        "B18-011", "Bolt Thrower", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="竜弓職人ボルトスロアー",
        text=(
            "[Startup] (Waker Lv 4; once per turn) For nothing: Deal 11000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(11000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B18-013", "Quickdraw, Flash Gun", Color.RED, cost=6, power=7500, tribes=(Tribe.MEISTER,),
        japanese="瞬速放銃クイックドロー",
        text=(
            "[Auto] (Waker Lv 2) When a Z/X attacks this card, you may deal 8000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Damage(8000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B18-014", "Hannibal, Elephant Charge", Color.RED, cost=7, power=10500, tribes=(Tribe.BRAVER,),
        japanese="象突猛将ハンニバル",
        text=(
            '[Startup] (Waker Lv 4; once per turn) Put 1 card with "エレファント" in the name from your '
            "hand into your Trash: Remove each enemy Z/X on a Normal Square from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND, name_contains="エレファント")), Zone.TRASH),
                ],
                do=[Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B18-017", "Arthur, God-slaying Knight King", Color.RED, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.BRAVER), japanese="滅神騎王アーサー",
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Auto] When this card appears from the Dynamis, put up to 1 Z/X with Cost 5 or less "
            "from your Remove Zone on a Normal Square without a Z/X. At the end of the turn, "
            "return it to its owner's hand."
        ),
        abilities=[
            _AWAKEN_RED,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=5), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.HAND)]),
                ],
            ),
        ]),
    Card(
        "B18-018", "Orichalcum Tyranno, Azure Flame Wing", Color.RED, CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.WAKER, Tribe.GIGANTIC), japanese="蒼焔翼竜オリハルコンティラノ",
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Startup] (once per turn) For nothing: If your Player is Sera, Reboot this card. Remove "
            "any number of enemy Z/X with Ignition icon on a Normal Square from the game."
        ),
        abilities=[
            _AWAKEN_RED,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.SERA)],
                        [
                            Reboot(THIS),
                            Move(
                                choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL, icons=(Icon.IGNITION,))),
                                Zone.REMOVED,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-019", "Womb of Rebirth", Color.RED, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="再生の胎動",
        text=(
            "[Event] You may turn 1 face-down [Waker] card in your Dynamis face up. If you did, put 2 "
            "cards from your hand into your Trash. Draw 3 cards."
        ),
        abilities=[
            EventText(do=[
                May(
                    FaceUp(Tribe.WAKER),
                    then=[Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B18-022", "Beam Needle Sadachbia", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ビームニードル サダクビア",
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears, draw 1 card."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, needs=[Level(Tribe.WAKER, 2)], do=[Draw(1)]),
        ]),
    Card(
        "B18-024", "Serine", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION,), japanese="氷深哀歌セリーヌ",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Startup] (Waker Lv 2; your turn; once per turn) For nothing: You may move 1 other Z/X "
            "that is not in battle on a Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Startup(
                needs=[Level(Tribe.WAKER, 2), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL, having=(Having.NOT_THIS, Having.NOT_IN_BATTLE))),
                            NORMAL,
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-025", "Brainwash, Happiness Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="幸福機械ブレインウォッシュ",
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 2) When this card appears, you may return 1 enemy Z/X with Cost 5 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND))],
            ),
        ]),
    Card(
        "B18-026", "Silence Snipe Theta", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.START_CARD,), japanese="サイレンススナイプ シータ",
        text=(
            "Start Card.\n"
            "[Startup] (Charge; once per turn by name) Sleep 1 [Battle Dress] Z/X of yours on a "
            "Square: Draw 1 card."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.NAME_LOCK,
                cost=[Sleep(choose(1, zx(Side.OWN, tribe=Tribe.BATTLE_DRESS)))],
                do=[Draw(1)],
            ),
        ]),
    Card(
        "B18-027", "Lightning Tonfa Merak", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="ライトニングトンファー メラク"),
    Card(
        "B18-028", "Phenyl", Color.BLUE, cost=4, power=5500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="神舞の舞台フェニル",
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, draw 3 cards. Return 2 cards from your hand "
            "to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Draw(3), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B18-029", "Stalker", Color.BLUE, cost=4, power=5000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="追尾機械ストーカー",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up. If you did, you may return 1 enemy Z/X with Cost 4 or less on a Normal Square "
            "to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FaceUp(Tribe.WAKER),
                        then=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-030", "Triglass", Color.BLUE, cost=4, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="透過変形トライグラス",
        text="[Always] (Waker Lv 2) This card has Range 2.",
        abilities=[
            Always(needs=[Level(Tribe.WAKER, 2)], do=[GainRange(2)]),
        ]),
    Card(
        "B18-031", "Quake", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="振動機械クエイク",
        text=(
            "[Auto] (Waker Lv 1) When this card appears, return each enemy Z/X with Cost 4 or less on "
            "a Normal Square to their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[Move(each(zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND)],
            ),
        ]),
    Card(
        "B18-032", "Dragon Eye Fomalhaut", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ドラゴンアイ フォーマルハウト",
        text=(
            "[Startup] (Waker Lv 3; once per turn) For nothing: Return 1 enemy Z/X on a Normal Square "
            "to its owner's hand."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
            ),
        ]),
    Card(
        "B18-035", "Schubalt", Color.BLUE, cost=6, power=6000, tribes=(Tribe.MERMAID,),
        japanese="浪漫の歌曲姫シュバルト",
        text=(
            "[Startup] (Waker Lv 4; your turn; once per turn by name) Sleep this card: Draw 2 cards. "
            "Put 1 Z/X with another name than this card and Cost 7 or less from your hand on a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Sleep(THIS)],
                do=[
                    Draw(2),
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=7, having=(Having.OTHER_NAME,))
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B18-037", "Melchior, Blue Dragon Diva", Color.BLUE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.MERMAID), japanese="青竜歌姫メルキオール",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Draw 2 cards.\n"
            "[Auto] When this card appears from the Dynamis, you may return 1 Z/X on a Normal "
            "Square to its owner's hand. You may move 1 Z/X that is not in battle on a Normal "
            "Square to a Normal Square without a Z/X."
        ),
        abilities=[
            _AWAKEN_BLUE,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(Move(choose(1, zx(on=NORMAL)), Zone.HAND)),
                    May(Put(choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))), NORMAL, empty=True)),
                ],
            ),
        ]),
    Card(
        "B18-038", "Mode Awaken Type XI", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.BATTLE_DRESS), japanese="Mode<Awaken> Type.XI",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Draw 2 cards.\n"
            "[Startup] (once per turn) For nothing: Return 1 enemy Z/X with Cost 5 or more on a "
            "Normal Square to its owner's deck and shuffle it. You may draw 1 card."
        ),
        abilities=[
            _AWAKEN_BLUE,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.DECK, shuffled=True),
                    May(Draw(1)),
                ],
            ),
        ]),
    Card(
        "B18-040", "Womb of Machinecraft", Color.BLUE, CardType.EVENT, cost=2, icons=(Icon.IGNITION,),
        japanese="機術の胎動",
        text=(
            "[Event] You may turn 1 face-down [Waker] card in your Dynamis face up. If you did, draw "
            "1 card. Move 1 enemy Z/X that is not in battle on a Normal Square to a Square of the "
            "Center Area without a Z/X."
        ),
        abilities=[
            EventText(do=[
                May(
                    FaceUp(Tribe.WAKER),
                    then=[
                        Draw(1),
                        Put(
                            choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                    ],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B18-041", "Aura Baphomet", Color.WHITE, cost=2, power=3000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="魔霊オーラバフォメット",
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 3) When this card appears, you may put 1 enemy Z/X with Cost 3 or less "
            "on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.DECK, bottom=True))],
            ),
        ]),
    Card(
        "B18-043", "Motets the Supporter", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="声援のモテッツ"),
    Card(
        "B18-044", "Toyger the Agitator", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="扇動するトイガー",
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 3) When this card appears, you may put 1 Z/X with another name than "
            "this card and Cost 3 or less from your Charge on a Square of the Center Area without a "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3, having=(Having.OTHER_NAME,)),
                            ),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-045", "Admiration, Special Duty Angel", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.START_CARD,), japanese="特務天使アドミラシオン",
        text=(
            "Start Card.\n"
            "[Startup] (Charge; once per turn) Sleep 1 [Angel] card in your Resource: Give 1 enemy "
            "Z/X on a Square of the Center Area -5000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.ONCE_PER_TURN,
                cost=[Sleep(choose(1, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.ANGEL)))],
                do=[Power(-5000, choose(1, zx(Side.ENEMY, on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B18-046", "Law Bringer Cho Oyu", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="ロウブリンガー チョオユー",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 2) When your opponent's Main Phase starts, you may give 1 Z/X on a "
            "Square of the Center Area +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Power(2000, choose(1, zx(on=CENTER))))],  # diagram assumed
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B18-077", "Invidia, God-envying Dragon", Color.BLACK, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.DIABOLOS), japanese="神嫉竜為インウィディア",
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the "
            "top card of your deck into your Charge.\n"
            "[Startup] (your turn; once per turn) For nothing: Destroy 1 Z/X on a Normal Square. "
            "Put 1 card from your opponent's hand of your opponent's choice into your opponent's "
            "Trash."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Destroy(choose(1, zx(on=NORMAL))),
                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                ],
            ),
        ]),
    Card(
        "B18-078", "Sieger, God-piercing Silver Claw", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.PREDATOR), japanese="穿神銀爪ズィーガー",
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top "
            "card of your deck into your Charge.\n"
            "[Startup] (once per turn) For nothing: If your Player is Ayase, destroy 2 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If([PlayerNamed(PlayerKey.AYASE)], [Destroy(choose(2, zx(Side.ENEMY, on=NORMAL)))]),
                ],
            ),
        ]),
    Card(
        "B18-080", "Womb of Death", Color.BLACK, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="死廃の胎動",
        text=(
            "[Event] You may turn 1 face-down [Waker] card in your Dynamis face up. If you did, "
            "destroy 1 Sleep Z/X with Cost 3 or less on a Square of the Center Area. Put 1 Z/X with "
            "Cost 3 or less from your Trash on a Normal Square of your Army Area without a Z/X."
        ),
        abilities=[
            EventText(do=[
                May(
                    FaceUp(Tribe.WAKER),
                    then=[
                        Destroy(
                            choose(1, zx(on=CENTER, state=State.SLEEP, cost_at_most=3))  # diagram assumed
                        ),
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)),
                            _BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ],
                ),
            ]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B18-083", "Tengu Fire Ant", Color.GREEN, cost=2, power=2500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="毒茸蟻兵テングファイアアント",
        text=(
            "Void Bringer.\n"
            "[Always] (Waker Lv 2) This card has +3000 Power."
        ),
        abilities=[
            Always(needs=[Level(Tribe.WAKER, 2)], do=[GainPower(3000)]),
        ]),
    Card(
        "B18-084", "Hououboku", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.START_CARD,), japanese="火炎剣 鳳凰木",
        text=(
            "Start Card.\n"
            "[Startup] (Charge; once per turn by name) Sleep 1 [Hourai] Z/X of yours on a Square: "
            "Reboot up to 3 cards in your Resource."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.NAME_LOCK,
                cost=[Sleep(choose(1, zx(Side.OWN, tribe=Tribe.HOURAI)))],
                do=[Reboot(choose(3, card(Side.OWN, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B18-085", "Udonge", Color.GREEN, cost=3, power=5000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="三千年の眠り優曇華"),
    Card(
        "B18-086", "Rindou, Twin Fangs of the Jade Dragon", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.HOURAI,), icons=(Icon.IGNITION,), japanese="翠竜の双牙 龍膽",
        text=(
            "[Auto] (Waker Lv 3; Player Chitose) When this card appears by being played, if you have "
            "5 or more cards in your Resource, put the top card of your deck into your Resource in "
            "Sleep State. Return 1 card from your Resource to your hand. Destroy 1 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 3), PlayerNamed(PlayerKey.CHITOSE)],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        [
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                            Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-087", "Weresquirrel", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION,), japanese="仲間を守るウェアスクワール",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 2) When this card attacks, give 1 Z/X on a Square +1000 Power until the "
            "end of the turn. You may put 1 card from either player's Charge into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    Power(1000, choose(1, zx())),
                    May(Move(choose(1, card(Side.ANY, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)),
                ],
            ),
        ]),
    Card(
        "B18-088", "Weredhole", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="紅葉にはしゃぐウェアドール",
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 2) When this card appears, put the top card of your deck into your "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[FromDeck(1, Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B18-090", "Lemon Balm in an Aroma Bath", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="芳香浴するレモンバーム",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up. If you did, put 1 card from your hand into your Resource in Sleep State. Return "
            "1 card from your Resource to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FaceUp(Tribe.WAKER),
                        then=[
                            Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                            Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-091", "Crypto Animalia", Color.GREEN, cost=5, power=7500, tribes=(Tribe.PLASECT,),
        japanese="擬態虫クリプトアニマリア",
        text=(
            "[Auto] (Waker Lv 2) When this card is dealt damage by an enemy card, you may put 1 Z/X "
            "with Cost 5 or more from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DAMAGED,
                by=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_least=5)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-094", "Yudi, Head Butler", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LEAFER,),
        japanese="桜街家執事長 黒薔薇のユーディ",
        text=(
            "[Auto] (Waker Lv 3; Player Sana) When this card appears, reveal the top 5 cards of your "
            "deck. Put 1 Z/X with Cost 6 or less among them on a Normal Square without a Z/X. Shuffle "
            "the rest back into your deck. At the end of the turn, put it into its owner's Resource "
            "in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3), PlayerNamed(PlayerKey.SANA)],
                do=[
                    Look(
                        5, shown=True, do=[Put(choose(1, looked(zx(cost_at_most=6))), NORMAL, empty=True)]
                    ),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                ],
            ),
        ]),
    Card(
        "B18-095", "Mountain Ash", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LEAFER,),
        japanese="見守るマウンテンアッシュ",
        text=(
            "[Auto] When this card appears, if you have 3 or more [Leafer] cards in your Resource, "
            "you may put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.LEAFER))],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-096", "Otogirisou", Color.GREEN, cost=7, power=10500, tribes=(Tribe.HOURAI,),
        japanese="静樹の上忍 弟切草",
        text=(
            "[Auto] (Waker Lv 7) When this card appears by being played, put up to 3 Z/X with Cost 5 "
            "or less from your Resource each on a Normal Square without a Z/X. At the end of the "
            "turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 7)],
                do=[
                    Put(
                        choose(3, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=5), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)], to=THEM),
                ],
            ),
        ]),
    Card(
        "B18-097", "Werecrow, Opened Eyes", Color.GREEN, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.LYCANTHROPE), japanese="開眼鳥人ウェアクロウ",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Resource to your deck and "
            "shuffle it. Put the top 2 cards of your deck into your Resource in Sleep State.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 Z/X on a Normal Square "
            "or from either player's Charge into its owner's Resource in Sleep State. Give 1 Z/X "
            "on a Square +4000 Power until the end of the turn."
        ),
        abilities=[
            _AWAKEN_GREEN,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(
                            choose(1, zx(zone=(Zone.SQUARE, Zone.CHARGE), on=NORMAL)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        )
                    ),
                    Power(4000, choose(1, zx())),
                ],
            ),
        ]),
    Card(
        "B18-098", "Sagara, Cherry Wing", Color.GREEN, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.HOURAI), japanese="翠竜の桜翼 娑伽羅",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Resource to your deck and shuffle "
            "it. Put the top 2 cards of your deck into your Resource in Sleep State.\n"
            "[Auto] When your opponent's Ignition Phase starts, if this card is a Reboot Z/X on a "
            "Square, you may Sleep this card. If you did, put any number of cards on a Normal Square "
            "or from either player's Charge into their owners' Resource in Sleep State."
        ),
        abilities=[
            _AWAKEN_GREEN,
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.ENEMY,
                do=[
                    # A card that sleeps already cannot be put to Sleep, and nothing follows.
                    If(
                        [AtLeast(1, zx(Side.OWN, state=State.REBOOT, having=(Having.IS_THIS,)))],
                        [
                            May(
                                Sleep(THIS),
                                then=[
                                    Move(
                                        choose(
                                            ANY_NUMBER,
                                            Among(Side.ANY, (Zone.SQUARE, Zone.CHARGE), on=NORMAL),
                                        ),
                                        Zone.RESOURCE,
                                        State.SLEEP,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-100", "Womb of Grafting", Color.GREEN, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="枝植の胎動",
        text=(
            "[Event] You may turn 1 face-down [Waker] card in your Dynamis face up. If you did, if you "
            "have 6 or more cards in your Resource, you may put 1 Z/X with Cost 3 or less from your "
            "Resource on a Square of the Center Area without a Z/X. If you did, put the top card of "
            "your deck into your Resource in Sleep State. In any case, if it is the Ignition Phase, "
            "Reboot 1 card in your Resource."
        ),
        abilities=[
            EventText(do=[
                May(
                    FaceUp(Tribe.WAKER),
                    then=[
                        If(
                            [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                            [
                                May(
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=3)),
                                        CENTER,  # diagram assumed
                                        empty=True,
                                    ),
                                    then=[FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                                ),
                            ],
                        ),
                    ],
                ),
                If([InPhase(Phase.IGNITION)], [Reboot(choose(1, card(Side.OWN, Zone.RESOURCE)))]),
            ]),
        ]),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B18-102", "Infinite Union KHD-8000", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="無限合体KHD-8000",
        text=(
            "[Auto] When you draw a card, put up to 2 [Metal Fortress] cards from your Trash under "
            "this card as Force.\n"
            "[Startup] (once per turn) For nothing: If you have 8 or more [Metal Fortress] cards that "
            "are Force of this card in your Force zone, return each enemy Z/X on a Normal Square to "
            "their owners' deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DRAWN,
                side=Side.OWN,
                do=[
                    AsForce(choose(2, card(Side.OWN, Zone.TRASH, tribe=Tribe.METAL_FORTRESS), up_to=True)),
                ],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(
                                8,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    tribe=Tribe.METAL_FORTRESS,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-103", "Uriel, Seraph of Judgment", Color.WHITE, CardType.ZX_EX, cost=10, power=11000,
        tribes=(Tribe.WAKER, Tribe.ANGEL), japanese="審判の熾天使ウリエル",
        text=(
            '[Awaken] Return 4 cards with "フィエリテ" in the name from your Trash to your deck and '
            "shuffle it.\n"
            "[Always] Each card in your deck, Life or Resource has the Ignition icon.\n"
            "[Auto] (Player Asuka) When this card appears from the Dynamis, put 1 enemy Z/X on a "
            "Normal Square on the bottom of its owner's deck. Ignite 3 times."
        ),
        abilities=[
            Awaken([
                Move(
                    choose(4, card(Side.OWN, Zone.TRASH, name_contains="フィエリテ")),
                    Zone.DECK,
                    shuffled=True,
                ),
            ]),
            Always(do=[GainIcon(Icon.IGNITION, each(card(Side.OWN, (Zone.DECK, Zone.LIFE, Zone.RESOURCE))))]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                needs=[PlayerNamed(PlayerKey.ASUKA)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True), Ignite(3)],
            ),
        ]),
    Card(
        "B18-104", "Satan, Enraged Fallen Angel", Color.BLACK, CardType.ZX_EX, cost=13, power=13000,
        tribes=(Tribe.DIABOLOS,), japanese="激憤の堕天使サタン",
        text=(
            "[Advent] 1 [Diabolos] Z/X and 1 [Dingir] Z/X.\n"
            "[Always] Each card in your opponent's deck, Life or Resource has not the Ignition icon "
            "and cannot gain it.\n"
            "[Auto] (Player Yamato) When this card appears from the Dynamis, put each enemy Z/X on a "
            "Normal Square into their owners' Trash. Put each card from your opponent's hand into "
            "their owners' Trash."
        ),
        abilities=[
            Advent([zx(Side.OWN, tribe=Tribe.DIABOLOS), zx(Side.OWN, tribe=Tribe.DINGIR)]),
            Always(
                do=[LoseIcon(Icon.IGNITION, each(card(Side.ENEMY, (Zone.DECK, Zone.LIFE, Zone.RESOURCE))))]
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                do=[
                    Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.TRASH),
                    Move(each(card(Side.ENEMY, Zone.HAND)), Zone.TRASH),
                ],
            ),
        ]),
    Card(
        "B18-105", "Purity", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="聖樹を見守る者ピュアティ",
        text=(
            "[Startup] (Waker Lv 1) Sleep this card: Put the top 2 cards of your deck into your "
            "Resource in Sleep State.\n"
            "[Auto] (Waker Lv 4) When this card appears, put up to 2 cards from your Trash into your "
            "Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 1)],
                cost=[Sleep(THIS)],
                do=[FromDeck(2, Zone.RESOURCE, State.SLEEP)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[Move(choose(2, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
]
