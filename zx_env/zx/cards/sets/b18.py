"""B18: Awaken and the Waker level."""

from zx_env.zx.cards.language import *

_BESIDE_OWN_PLAYER = Squares("a Normal Square of your Army Area", "... ... x.x")

_AWAKEN_RED = Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.REMOVED)])
_AWAKEN_BLUE = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True),
        Draw(2),
    ]
)
_AWAKEN_WHITE = Awaken(
    [Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.DECK, shuffled=True)]
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

_ENEMY_DISCARD = Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)

# Parts of Japanese names that three Events ask for.
_TWELVE_APOSTLES = (
    "マルキダエル",
    "アスモデル",
    "アムブリエル",
    "ムリエル",
    "ウェルキエル",
    "ハマリエル",
    "ズリエル",
    "バルビエル",
    "アドナキエル",
    "ハナエル",
    "ガムビエル",
    "バキエル",
)
_SEVEN_SINS = (
    "スペルビア",
    "アワリティア",
    "インウィディア",
    "イラ",
    "グラ",
    "ルクスリア",
    "アセディア",
)
_EIGHT_DRAGON_KINGS = (
    "難陀",
    "跋難陀",
    "娑伽羅",
    "和修吉",
    "徳叉迦",
    "阿那婆達多",
    "摩那斯",
    "優鉢羅",
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B18-001", "Scipio, Commander of Divine Soldiers", Color.RED, cost=2, power=2500,
        tribes=(Tribe.BRAVER,), japanese="神兵指揮者スキピオ", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may deal 1000 damage to 1 Z/X on a Square. "
            "You may remove 1 card in your opponent's Charge from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(Damage(1000, choose(1, zx()))),
                    May(Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)),
                ],
            ),
        ]),
    Card(
        "B18-002", "Eye Agate Wagtail", Color.RED, cost=2, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="避難の天眼石アイアゲートワグテイル", rarity=Rarity.R,
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
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION,),
        japanese="美しき琺瑯グラスエレファント", rarity=Rarity.C),
    Card(
        "B18-004", "Lamia", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="炎華の妖蛇ラミア", rarity=Rarity.R,
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
        icons=(Icon.START_CARD,), japanese="開戦の砲哮キャノンシェル", rarity=Rarity.C,
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
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="武器庫の開放者ルスティン", rarity=Rarity.R,
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
        "B18-007", "Shamshir, Scimitar Smith", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER,),
        japanese="曲剣職人シャムシール", rarity=Rarity.C,
        text=(
            "[Startup] Pay blue 1: Return this card to your hand.\n"
            "[Startup] (once per turn) Pay white 1: Give 1 Z/X on a Normal Square -6000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Startup(cost=[Pay(Color.BLUE, 1)], do=[Move(THIS, Zone.HAND)]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 1)],
                do=[Power(-6000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B18-008", "Da Qiao", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="羞花閉月の美女 大喬", rarity=Rarity.UC,
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
        japanese="牧歌の精霊フォーン", rarity=Rarity.C,
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
        "B18-010", "Otakemaru, Severe Fiend", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="『苛烈』なる悪鬼 大嶽丸", rarity=Rarity.UC,
        text=(
            "[Auto] (Igalima Lv 2) When this card appears, put up to 2 Z/X with Cost 3 or less from your "
            "hand each on a Normal Square without a Z/X. At the end of the turn, return it to its owner's "
            "hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.IGALIMA, 2)],
                do=[
                    Put(
                        choose(2, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.HAND)], to=THEM),
                ],
            ),
        ]),
    Card(
        "B18-011", "Bolt Thrower", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="竜弓職人ボルトスロアー", rarity=Rarity.R,
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
        "B18-012", "Hu Ximei, Seductive Bird", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="極麗六鳥 籠絡の胡喜媚", rarity=Rarity.SR,
        text=(
            '[Always] (Everywhere; Waker Lv 5) This card has the Ignition icon and gains "[Startup] (once '
            "per turn) For nothing: Remove 1 enemy Z/X with Cost 5 or less on a Normal Square from the "
            'game."'
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[Level(Tribe.WAKER, 5)],
                do=[
                    GainIcon(Icon.IGNITION),
                    Gains(
                        Startup(
                            limit=Limit.ONCE_PER_TURN,
                            cost=[],
                            do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.REMOVED)],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-013", "Quickdraw, Flash Gun", Color.RED, cost=6, power=7500, tribes=(Tribe.MEISTER,),
        japanese="瞬速放銃クイックドロー", rarity=Rarity.R,
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
        japanese="象突猛将ハンニバル", rarity=Rarity.UC,
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
        "B18-015", "Rhodolite Hyena, Violet Stone of Unity", Color.RED, cost=7, power=10500,
        tribes=(Tribe.GIGANTIC,), japanese="団結の紫石ロードライトハイエナ", rarity=Rarity.C,
        text=(
            "[Startup] (Waker Lv 3; your turn) Put 1 [Gigantic] card from your hand into your Trash: Deal "
            "3000 damage to this card. You may put 1 [Gigantic] Z/X with Cost 6 or less from your hand "
            "on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 3), TurnOf(Side.OWN)],
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.GIGANTIC)), Zone.TRASH)],
                do=[
                    Damage(3000, THIS),
                    May(
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.GIGANTIC, cost_at_most=6)
                            ),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-016", "Bull Demon King", Color.RED, cost=7, power=10500, tribes=(Tribe.MYTHOS,),
        japanese="平天大聖 牛魔王", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 4 or more [Mythos] cards in your Resource, "
            'you may put 1 Z/X with "孫悟空" in the name from your hand on a Square of the Center Area '
            "without a Z/X. If you did, draw 1 card. Otherwise, put 1 [Mythos] Z/X with Cost 4 or "
            "less from your hand on a Square of the Center Area without a Z/X. If that was done to "
            'any card, if it is a Z/X with "孫悟空" in the name, draw 1 card.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MYTHOS))],
                        [
                            # One choice of the hand: either card may be declined (ruling Z25).
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="孫悟空")),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                                then=[Draw(1)],
                                otherwise=[
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN,
                                                zone=Zone.HAND,
                                                tribe=Tribe.MYTHOS,
                                                cost_at_most=4,
                                            ),
                                        ),
                                        CENTER,  # diagram assumed
                                        empty=True,
                                    ),
                                    IfDone(1, [IfPicked(1, [Draw(1)], among=zx(name_contains="孫悟空"))]),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-017", "Arthur, God-slaying Knight King", Color.RED, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.BRAVER), japanese="滅神騎王アーサー", rarity=Rarity.SR,
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
        tribes=(Tribe.WAKER, Tribe.GIGANTIC), japanese="蒼焔翼竜オリハルコンティラノ", rarity=Rarity.R,
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
        japanese="再生の胎動", rarity=Rarity.C,
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
    Card(
        "B18-020", "Flame Claws of the Rock Dragon", Color.RED, CardType.EVENT, cost=2,
        japanese="岩竜の焔爪", rarity=Rarity.UC,
        text=(
            '[Event] Put up to 4 cards with "暁十天" in the name from either player\'s Remove Zone into '
            "their owners' Trash. If your opponent has 6 or more cards in their Resource and you "
            'have 4 or more cards with "暁十天" in the name in your Trash, remove 1 card in your '
            "opponent's Resource of your opponent's choice from the game."
        ),
        abilities=[
            EventText(do=[
                Move(
                    choose(4, card(Side.ANY, Zone.REMOVED, name_contains="暁十天"), up_to=True), Zone.TRASH
                ),
                If(
                    [
                        AtLeast(6, card(Side.ENEMY, Zone.RESOURCE)),
                        AtLeast(4, card(Side.OWN, Zone.TRASH, name_contains="暁十天")),
                    ],
                    [Move(choose(1, card(Side.ENEMY, Zone.RESOURCE), by=Side.ENEMY), Zone.REMOVED)],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B18-021", "Sugarsica, Player of Late Summer", Color.BLUE, cost=2, power=3000,
        tribes=(Tribe.MERMAID,), japanese="残夏の奏者シュガーシカ", rarity=Rarity.UC,
        text=(
            "[Startup] (once per turn) Sleep 2 [Mermaid] cards in your Resource: You may return 1 Z/X on "
            "a Normal Square to its owner's hand. You may move 1 Z/X of yours that is not in battle on a "
            "Normal Square to a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Sleep(choose(2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MERMAID)))],
                do=[
                    May(Move(choose(1, zx(on=NORMAL)), Zone.HAND)),
                    May(
                        Put(
                            choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-022", "Beam Needle Sadachbia", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ビームニードル サダクビア", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears, draw 1 card."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, needs=[Level(Tribe.WAKER, 2)], do=[Draw(1)]),
        ]),
    Card(
        "B18-023", "Suppression, Oppression Machine", Color.BLUE, cost=2, power=3000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="抑圧機械サプレッション", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 1) When this card appears, your opponent may pay 2 of any color. Otherwise, "
            "you may return 1 Z/X with Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    May(
                        Pay(Color.COLORLESS, 2),
                        by=Side.ENEMY,
                        otherwise=[May(Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-024", "Serine", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION,), japanese="氷深哀歌セリーヌ", rarity=Rarity.R,
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
        japanese="幸福機械ブレインウォッシュ", rarity=Rarity.R,
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
        icons=(Icon.START_CARD,), japanese="サイレンススナイプ シータ", rarity=Rarity.C,
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
        icons=(Icon.IGNITION,), japanese="ライトニングトンファー メラク", rarity=Rarity.C),
    Card(
        "B18-028", "Phenyl", Color.BLUE, cost=4, power=5500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="神舞の舞台フェニル", rarity=Rarity.UC,
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
        japanese="追尾機械ストーカー", rarity=Rarity.C,
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
        japanese="透過変形トライグラス", rarity=Rarity.UC,
        text="[Always] (Waker Lv 2) This card has Range 2.",
        abilities=[
            Always(needs=[Level(Tribe.WAKER, 2)], do=[GainRange(2)]),
        ]),
    Card(
        "B18-031", "Quake", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="振動機械クエイク", rarity=Rarity.C,
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
        japanese="ドラゴンアイ フォーマルハウト", rarity=Rarity.R,
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
        "B18-033", "Trimerica, White Peak Transform", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="白頂変形トライメリカ", rarity=Rarity.UC,
        text=(
            "[Auto] (Ningal Lv 2) When this card appears, draw 1 card. This card has Range 2 until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NINGAL, 2)],
                do=[Draw(1), Grant(THIS, GainRange(2))],
            ),
        ]),
    Card(
        "B18-034", "Solaris, Mirage Machine", Color.BLUE, cost=6, power=9000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="幻望機械ソラリス", rarity=Rarity.UC,
        text=(
            "[Startup] (once per turn) For nothing: If you have 4 or more [Killer Machine] cards in your "
            "Resource, return 1 Z/X on a Normal Square to its owner's hand. Draw 2 cards. Return 2 cards "
            "from your hand to your deck and shuffle it."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.KILLER_MACHINE))],
                        [
                            Move(choose(1, zx(on=NORMAL)), Zone.HAND),
                            Draw(2),
                            Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-035", "Schubalt", Color.BLUE, cost=6, power=6000, tribes=(Tribe.MERMAID,),
        japanese="浪漫の歌曲姫シュバルト", rarity=Rarity.SR,
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
        "B18-036", "Mega Meitnerium, Ultimate Commander", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="究極司令官メガマイトネリウム", rarity=Rarity.UC,
        text=(
            "[Auto] (Waker Lv 10) When this card appears by being played, return up to 3 enemy Z/X on a "
            "Normal Square to their owners' deck and shuffle it. Draw 2 cards. Put up to 2 Z/X with Cost "
            "6 or less from your hand each on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 10)],
                do=[
                    Move(choose(3, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.DECK, shuffled=True),
                    Draw(2),
                    Put(
                        choose(2, zx(Side.OWN, zone=Zone.HAND, cost_at_most=6), up_to=True),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B18-037", "Melchior, Blue Dragon Diva", Color.BLUE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.MERMAID), japanese="青竜歌姫メルキオール", rarity=Rarity.R,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it and "
            "show them. Draw 2 cards.\n"
            "[Auto] When this card appears from the Dynamis, you may return 1 Z/X on a Normal Square to "
            "its owner's hand. You may move 1 Z/X that is not in battle on a Normal Square to a Normal "
            "Square without a Z/X."
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
        tribes=(Tribe.WAKER, Tribe.BATTLE_DRESS), japanese="Mode<Awaken> Type.XI", rarity=Rarity.SR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it and "
            "show them. Draw 2 cards.\n"
            "[Startup] (once per turn) For nothing: Return 1 enemy Z/X with Cost 5 or more on a Normal "
            "Square to its owner's deck and shuffle it. You may draw 1 card."
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
        "B18-039", "Secret System", Color.BLUE, CardType.EVENT, cost=1,
        japanese="シークレットシステム", rarity=Rarity.UC,
        text=(
            '[Event] If you have a [Battle Dress] Z/X with Cost 4 or more and "Type." in the name on a '
            "Square, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it. Draw 1 "
            "card."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(
                            1,
                            zx(
                                Side.OWN, tribe=Tribe.BATTLE_DRESS, name_contains="Type.", cost_at_least=4
                            ),
                        ),
                    ],
                    [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True), Draw(1)],
                ),
            ]),
        ]),
    Card(
        "B18-040", "Womb of Machinecraft", Color.BLUE, CardType.EVENT, cost=2, icons=(Icon.IGNITION,),
        japanese="機術の胎動", rarity=Rarity.C,
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
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="魔霊オーラバフォメット", rarity=Rarity.R,
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
        "B18-042", "Phosflamme, Sage of the Divine Realm", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.IGNITION,),
        japanese="神域の霊賢フォスフラム", rarity=Rarity.R,
        text=(
            "[Startup] (Hand; Player Sakura; your turn) Pay white 1: Put this card into your Charge. If "
            "you have no face-up [Dingir] cards in your Dynamis, you may turn 1 face-down [Dingir] card "
            "in your Dynamis face up.\n"
            "[Startup] (Dingir Lv 1; Player Sakura; once per turn) For nothing: Put 1 enemy Z/X with Cost "
            "3 or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.SAKURA), TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 1)],
                do=[
                    Move(THIS, Zone.CHARGE),
                    If(
                        [AtMost(0, card(Side.OWN, Zone.DYNAMIS, tribe=Tribe.DINGIR, state=State.FACE_UP))],
                        [May(FaceUp(Tribe.DINGIR))],
                    ),
                ],
            ),
            Startup(
                needs=[Level(Tribe.DINGIR, 1), PlayerNamed(PlayerKey.SAKURA)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.DECK, bottom=True)],
            ),
        ]),
    Card(
        "B18-043", "Motets the Supporter", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="声援のモテッツ", rarity=Rarity.C),
    Card(
        "B18-044", "Toyger the Agitator", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="扇動するトイガー", rarity=Rarity.R,
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
        icons=(Icon.START_CARD,), japanese="特務天使アドミラシオン", rarity=Rarity.C,
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
        icons=(Icon.IGNITION,), japanese="ロウブリンガー チョオユー", rarity=Rarity.UC,
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
    Card(
        "B18-047", "Kirat, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン キラット", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 1) When this card is destroyed, you may put 1 Z/X with Cost 3 or less from "
            "your Charge on a Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                            CENTER,  # diagram assumed
                            empty=True,
                            state=State.SLEEP,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-048", "Meili Shan, Spreader of Light Bursts", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.GUARDIAN,), japanese="光爆の散布者メイリーシャン", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis face "
            "up. If you did, you may give 1 Z/X with Cost 6 or more on a Square -3000 Power until the end "
            "of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(FaceUp(Tribe.WAKER), then=[May(Power(-3000, choose(1, zx(cost_at_least=6))))])],
            ),
        ]),
    Card(
        "B18-049", "Ocicat, Victory Feast Dancer", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        japanese="『勝宴』の踊り手オシキャット", rarity=Rarity.UC,
        text=(
            "[Auto] (Ninkasi Lv 2) When this card appears, you may give 1 Z/X on a Normal Square -9000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NINKASI, 2)],
                do=[May(Power(-9000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B18-050", "Ocean, Angel of the Great Sea", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="大海の天使オシオン", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 3) When this card appears, you may give each enemy Z/X on a Normal Square "
            "-5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Power(-5000, each(zx(Side.ENEMY, on=NORMAL))))],
            ),
        ]),
    Card(
        "B18-051", "Turkish, Clear Sky Dragoon", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="清天竜騎ターキッシュ", rarity=Rarity.UC,
        text=(
            "[Auto] (Waker Lv 1) When this card appears, if you have 2 or more [Cait Sith] Z/X on a "
            "Square, you may give 1 Z/X on a Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, tribe=Tribe.CAIT_SITH))],
                        [May(Power(-4000, choose(1, zx())))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-052", "Kaichi, Auspicious Beast of Justice", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.HOLY_BEAST,), japanese="正義の瑞獣カイチ", rarity=Rarity.SR,
        text=(
            "[Always] (Waker Lv 4) While it is your opponent's turn, each enemy Z/X with Cost 4 or less "
            "on a Normal Square has -6000 Power."
        ),
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 4), TurnOf(Side.ENEMY)],
                do=[GainPower(-6000, each(zx(Side.ENEMY, on=NORMAL, cost_at_most=4)))],
            ),
        ]),
    Card(
        "B18-053", "Basilisk, Petrifying Glare", Color.WHITE, cost=6, power=9000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.EVOL_SEED,), japanese="石睨蜥眼バジリスク", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, if you have 3 or more "
            "[Holy Beast] cards in your Resource, you may put 1 [Holy Beast] Z/X with Cost 4 or less from "
            "your Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            EvolSeed(do=[
                If(
                    [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOLY_BEAST))],
                    [
                        May(
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.CHARGE, tribe=Tribe.HOLY_BEAST, cost_at_most=4
                                    ),
                                ),
                                CENTER,  # diagram assumed
                                empty=True,
                            )
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B18-054", "Terre, Angel of the Earth", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="大地の天使テレ", rarity=Rarity.R,
        text=(
            "[Startup] (Waker Lv 5; once per turn) For nothing: You may put 1 Z/X on a Normal Square on "
            "the bottom of its owner's deck. You may put 1 card from your opponent's Charge on the bottom "
            "of your opponent's deck."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    May(Move(choose(1, zx(on=NORMAL)), Zone.DECK, bottom=True)),
                    May(Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.DECK, bottom=True)),
                ],
            ),
        ]),
    Card(
        "B18-055", "Serengeti, Forgiver of Sins", Color.WHITE, cost=6, power=8000, tribes=(Tribe.CAIT_SITH,),
        japanese="罪を赦すセレンゲティ", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may put 1 Z/X with Cost 3 or less from your "
            "Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-056", "Karakoram, Servant of Lasdarshan", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.GUARDIAN,), japanese="ラスダーシャンの従者カラコルム", rarity=Rarity.C,
        text=(
            "[Auto] (Charge) When a [Guardian] Z/X of yours on a Square of the Center Area appears, you "
            "may give 1 enemy Z/X on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, on=CENTER, tribe=Tribe.GUARDIAN),  # diagram assumed
                valid_in=Zone.CHARGE,
                do=[May(Power(-2000, choose(1, zx(Side.ENEMY))))],
            ),
        ]),
    Card(
        "B18-057", "Malkidiel, Awakened Dragon Angel", Color.WHITE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.ANGEL), japanese="醒竜天使 白羊のマルキダエル", rarity=Rarity.SR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Trash to your deck and shuffle it.\n"
            "[Startup] (your turn; once per turn) Pay white 1: Put 1 enemy Z/X with Cost 6 or less on a "
            "Normal Square on the bottom of its owner's deck. You may put 1 Z/X with Cost 3 or less from "
            "your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            _AWAKEN_WHITE,
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 1)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=6)), Zone.DECK, bottom=True),
                    May(Put(choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)), NORMAL, empty=True)),
                ],
            ),
        ]),
    Card(
        "B18-058", "Sir Garmata, Holy Twin Dragon Swords", Color.WHITE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.GUARDIAN), japanese="聖浄の双竜剣サー・ガルマータ", rarity=Rarity.R,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Trash to your deck and shuffle it.\n"
            "[Always] (Player Misaki) This card is dealt no damage of 5000 or less at once.\n"
            "[Startup] (once per turn) For nothing: If your Player is Misaki, you may put 1 enemy Z/X "
            "with Cost 5 or more on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            _AWAKEN_WHITE,
            Always(needs=[PlayerNamed(PlayerKey.MISAKI)], do=[NoDamage(at_most=5000)]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.MISAKI)],
                        [
                            May(
                                Move(
                                    choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)),
                                    Zone.DECK,
                                    bottom=True,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-059", "Twelve Punish", Color.WHITE, CardType.EVENT, cost=1,
        japanese="トゥエルブ・パニッシュ", rarity=Rarity.UC,
        text=(
            "[Event] If you have a [Angel] Z/X with Cost 4 or more and "
            '"マルキダエル", "アスモデル", "アムブリエル", "ムリエル", "ウェルキエル", "ハマリエル", '
            '"ズリエル", "バルビエル", "アドナキエル", "ハナエル", "ガムビエル" or "バキエル" in the '
            "name on a Square, return any number of Z/X from your Charge to "
            "your hand. Put 1 enemy Z/X on a Normal Square on the bottom "
            "of its owner's deck."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(
                            1,
                            zx(
                                Side.OWN,
                                tribe=Tribe.ANGEL,
                                name_contains=_TWELVE_APOSTLES,
                                cost_at_least=4,
                            ),
                        ),
                    ],
                    [
                        Move(choose(ANY_NUMBER, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND),
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                    ],
                ),
            ]),
        ]),
    Card(
        "B18-060", "Womb of Spirit", Color.WHITE, CardType.EVENT, cost=2, icons=(Icon.IGNITION,),
        japanese="精神の胎動", rarity=Rarity.C,
        text=(
            "[Event] You may turn 1 face-down [Waker] card in your Dynamis face up. If you did, give 1 "
            "enemy Z/X on a Normal Square -2000 Power until the end of the turn. Put 1 Z/X with Cost 3 or "
            "less from your Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            EventText(do=[
                May(
                    FaceUp(Tribe.WAKER),
                    then=[
                        Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                    ],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B18-061", "Damp June", Color.BLACK, cost=2, power=3000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="じめじめするジューン", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears, put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[_ENEMY_DISCARD],
            ),
        ]),
    Card(
        "B18-062", "Memoria, Longing Reminiscence", Color.BLACK, cost=3, power=3500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.START_CARD,), japanese="焦がれの追憶メモリア", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; once per turn by name) For nothing: If you have 3 or more [Diabolos] Z/X "
            "on a Square, put the top 2 cards of your deck into your Charge."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[If([AtLeast(3, zx(Side.OWN, tribe=Tribe.DIABOLOS))], [FromDeck(2, Zone.CHARGE)])],
            ),
        ]),
    Card(
        "B18-063", "Maldicion, Heaven-cutting Dark Sword", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.NOSFERATU, Tribe.TORTURERS), icons=(Icon.IGNITION,),
        japanese="黒剣八魂 斬天闇剣マルディシオン", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 2) When this card appears by being played, if your Player is Iruda, put the "
            "top card of your deck into your Charge. Put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 2)],
                do=[If([PlayerNamed(PlayerKey.IRUDA)], [FromDeck(1, Zone.CHARGE), _ENEMY_DISCARD])],
            ),
        ]),
    Card(
        "B18-064", "Wiedergabe, Beast Claw of Rebirth", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="再生の獣爪ウィダーガーブ", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 2) When this card appears, you may destroy 1 Z/X with Power 5000 or less on "
            "a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, power_at_most=5000))))],
            ),
        ]),
    Card(
        "B18-065", "Hopping Jiangshi", Color.BLACK, cost=3, power=5000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION,), japanese="ぴょんぴょんするキョンシー", rarity=Rarity.C),
    Card(
        "B18-066", "Ripping Rack", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="ぶちぶちするラック", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis face "
            "up.\n"
            "[Auto] (Waker Lv 5) When this card attacks, choose 1 enemy Z/X on a Normal Square. If it is "
            "a Z/X with Cost 6 or more, (destroy it. If you did, put 1 card from your opponent's hand of "
            "your opponent's choice into your opponent's Trash.) Otherwise, destroy it."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 5)],
                do=[
                    # The Cost that it had on the Square counts (ruling Z13).
                    Pick(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    IfPicked(
                        1,
                        [Then(Destroy(IT), then=[_ENEMY_DISCARD])],
                        among=zx(cost_at_least=6),
                        otherwise=[Destroy(IT)],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-067", "Sinking Cucking", Color.BLACK, cost=4, power=4500, tribes=(Tribe.TORTURERS,),
        japanese="沈み込むカッキング", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis face "
            "up. If you did, you may destroy 1 Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(FaceUp(Tribe.WAKER), then=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))])],
            ),
        ]),
    Card(
        "B18-068", "March, Demon Hare of Proof", Color.BLACK, cost=4, power=6000, tribes=(Tribe.DIABOLOS,),
        japanese="証左の魔兎マーチ", rarity=Rarity.R,
        text="[Startup] (Waker Lv 4; once per turn) For nothing: Destroy 1 Z/X on a Normal Square.",
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Destroy(choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B18-069", "Providentia, Demon of Divine Will", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.DIABOLOS,), japanese="神意の魔人プロヴィデンティア", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may put 1 card from your Charge into your "
            "Trash. If you did, destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Destroy(choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-070", "Pfeil, Arrow of Poured Souls", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="注魂の矢プファイル", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 2) When a [Predator] Z/X of yours destroys an enemy Z/X in battle, you may "
            "put the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.PREDATOR),
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(FromDeck(1, Zone.CHARGE))],
            ),
        ]),
    Card(
        "B18-071", "Questing Knight, Bone Rider", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="骨騎兵クエスティングナイト", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 4) When this card appears, you may put 1 Z/X with Cost 3 or less from your "
            "Trash on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B18-072", "Vorpal Sting", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU, Tribe.TORTURERS),
        japanese="黒剣八魂ヴォーパルスティング", rarity=Rarity.SR,
        text=(
            "[Auto] (Waker Lv 5) When this card destroys an enemy Z/X in battle, you may put 2 cards from "
            "your Charge into your Trash. If you did, put 1 Z/X with another name than this card from "
            "your Trash on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 5)],
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, having=(Having.OTHER_NAME,))),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-073", "Sieger and Almotaher, Jet-black Claw and Wing", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.PREDATOR,), rarity=Rarity.UC,
        japanese="漆黒の爪翼ズィーガー＆アルモタヘル",  # noqa: RUF001
        text=(
            "[Auto] When this card appears, if your Player is Ayase, you may put 1 card from your "
            'Charge into your Trash. If you did, return up to 2 Z/X with "ズィーガー" in the name from '
            "your Trash to your hand.\n"
            "[Auto] When this card appears, if your Player is Yachiyo, destroy any number of Z/X on a "
            "Normal Square with total Cost 6 or less."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [PlayerNamed(PlayerKey.AYASE)],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Move(
                                        choose(
                                            2,
                                            zx(Side.OWN, zone=Zone.TRASH, name_contains="ズィーガー"),
                                            up_to=True,
                                        ),
                                        Zone.HAND,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [PlayerNamed(PlayerKey.YACHIYO)],
                        [Destroy(choose(ANY_NUMBER, zx(on=NORMAL), total_cost_at_most=6))],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-074", "Contemptus, Scornful Steel Hammer", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.DIABOLOS,), japanese="『鋼槌』の侮蔑コンテンプタス", rarity=Rarity.C,
        text=(
            "[Auto] (Shulshagana Lv 2) When this card appears, put the top 2 cards of your deck into your "
            "Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.SHULSHAGANA, 2)],
                do=[FromDeck(2, Zone.CHARGE)],
            ),
        ]),
    Card(
        "B18-075", "Merry-Go-Round, True Strongest Horse in History", Color.BLACK, cost=6, power=7500,
        tribes=(Tribe.TORTURERS,), japanese="真・史上最強馬メリーゴーランド", rarity=Rarity.UC,
        text=(
            "[Always] (Charge) While your opponent has 2 or fewer cards in their hand, each [Torturers] "
            "Z/X of yours on a Square has +2000 Power."
        ),
        abilities=[
            Always(
                valid_in=Zone.CHARGE,
                needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.TORTURERS)))],
            ),
        ]),
    Card(
        "B18-076", "Skeletal Maker", Color.BLACK, cost=6, power=8000, tribes=(Tribe.NOSFERATU,),
        japanese="製造担当スケルタルメーカー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may destroy 1 other [Nosferatu] Z/X on a Square. If you "
            "did, put up to 2 [Nosferatu] Z/X with Cost 3 or less from your Trash each on a Normal Square "
            "without a Z/X. At the end of the turn, remove it from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(tribe=Tribe.NOSFERATU, having=(Having.NOT_THIS,)))),
                        then=[
                            Put(
                                choose(
                                    2,
                                    zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.NOSFERATU, cost_at_most=3),
                                    up_to=True,
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            AtEndOfTurn([Move(IT, Zone.REMOVED)], to=THEM),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-077", "Invidia, God-envying Dragon", Color.BLACK, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.DIABOLOS), japanese="神嫉竜為インウィディア", rarity=Rarity.R,
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
        tribes=(Tribe.WAKER, Tribe.PREDATOR), japanese="穿神銀爪ズィーガー", rarity=Rarity.SR,
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
        "B18-079", "Round Table of the Deadly Sins", Color.BLACK, CardType.EVENT, cost=1,
        japanese="大罪の円卓", rarity=Rarity.UC,
        text=(
            "[Event] If you have a [Diabolos] Z/X with Cost 4 or more and "
            '"スペルビア", "アワリティア", "インウィディア", "イラ", "グラ", "ルクスリア" or "アセディア" '
            "in the name on a Square, destroy 1 Z/X on a Normal Square. "
            "Return 1 Z/X from your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(
                            1,
                            zx(
                                Side.OWN,
                                tribe=Tribe.DIABOLOS,
                                name_contains=_SEVEN_SINS,
                                cost_at_least=4,
                            ),
                        ),
                    ],
                    [
                        Destroy(choose(1, zx(on=NORMAL))),
                        Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND),
                    ],
                ),
            ]),
        ]),
    Card(
        "B18-080", "Womb of Death", Color.BLACK, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="死廃の胎動", rarity=Rarity.C,
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
        "B18-081", "Brown Cicada, Rainbow Light Canopy", Color.GREEN, cost=2, power=1500,
        tribes=(Tribe.PLASECT,), japanese="虹光天蓋ブラウンシケーダ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more red cards in your Resource, you may "
            "deal 2000 damage to each enemy Z/X on a Square.\n"
            "[Auto] When this card appears, if you have 2 or more blue cards in your Resource, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [May(Damage(2000, each(zx(Side.ENEMY))))],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))], [Draw(1)])],
            ),
        ]),
    Card(
        "B18-082", "Werespottedseal, Divine Healer", Color.GREEN, cost=2, power=2500,
        tribes=(Tribe.LYCANTHROPE,), japanese="神癒獣人ウェアゴマフアザラシ", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, reveal the top 5 cards of your deck. Return 1 "
            "Z/X with Cost 3 or less among them to its owner's hand. Shuffle the rest back into your "
            "deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Look(5, shown=True, do=[Move(choose(1, looked(zx(cost_at_most=3))), Zone.HAND)])],
            ),
        ]),
    Card(
        "B18-083", "Tengu Fire Ant", Color.GREEN, cost=2, power=2500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="毒茸蟻兵テングファイアアント", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Always] (Waker Lv 2) This card has +3000 Power."
        ),
        abilities=[
            Always(needs=[Level(Tribe.WAKER, 2)], do=[GainPower(3000)]),
        ]),
    Card(
        "B18-084", "Hououboku", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.START_CARD,), japanese="火炎剣 鳳凰木", rarity=Rarity.C,
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
        icons=(Icon.IGNITION,), japanese="三千年の眠り優曇華", rarity=Rarity.C),
    Card(
        "B18-086", "Rindou, Twin Fangs of the Jade Dragon", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.HOURAI,), icons=(Icon.IGNITION,), japanese="翠竜の双牙 龍膽", rarity=Rarity.R,
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
        icons=(Icon.IGNITION,), japanese="仲間を守るウェアスクワール", rarity=Rarity.R,
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
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="紅葉にはしゃぐウェアドール", rarity=Rarity.R,
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
        "B18-089", "Cornflower Cuckoo Wasp, Azure Light Insect", Color.GREEN, cost=4, power=5500,
        tribes=(Tribe.PLASECT,), japanese="蒼光虫ヤグルマオオセイボウ", rarity=Rarity.C,
        text=(
            "[Startup] Sleep this card, put 1 card from your Charge into your Trash: You may put 1 "
            "[Plasect] Z/X with Cost 5 or less from your Resource on a Normal Square without a Z/X. If "
            "you have 6 or more cards in your Resource and 3 or more [Plasect] cards in your Resource, "
            "look at the top 3 cards of your deck. Put 1 [Plasect] card among them into your Resource in "
            "Sleep State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS), Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    May(
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.PLASECT, cost_at_most=5)
                            ),
                            NORMAL,
                            empty=True,
                        )
                    ),
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.PLASECT)),
                        ],
                        [
                            Look(
                                3,
                                do=[
                                    Move(
                                        choose(1, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.PLASECT))),
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
        "B18-090", "Lemon Balm in an Aroma Bath", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="芳香浴するレモンバーム", rarity=Rarity.C,
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
        japanese="擬態虫クリプトアニマリア", rarity=Rarity.C,
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
        "B18-092", "Wereblackcat, Ominous Cat", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="不吉なる『与幻』ウェアブラックキャット", rarity=Rarity.UC,
        text=(
            "[Auto] (Nannar Lv 2) When this card appears, put 1 Z/X with Cost 3 or less from your "
            "Resource on a Normal Square without a Z/X. Give it +4000 Power until the end of the turn. At "
            "the end of the turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NANNAR, 2)],
                do=[
                    Put(choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=3)), NORMAL, empty=True),
                    Power(4000, IT),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                ],
            ),
        ]),
    Card(
        "B18-093", "Poppy, Timid Maid", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="桜街家メイド隊 気弱なポピー", rarity=Rarity.UC,
        text=(
            "[Auto] (Waker Lv 1) When this card attacks, reveal the top 10 cards of your deck. Return "
            '1 Z/X with "ユーディ" in the name among them to its owner\'s hand. Shuffle the rest back '
            "into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    Look(
                        10,
                        shown=True,
                        do=[Move(choose(1, looked(zx(name_contains="ユーディ"))), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B18-094", "Yudi, Head Butler", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LEAFER,),
        japanese="桜街家執事長 黒薔薇のユーディ", rarity=Rarity.SR,
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
        japanese="見守るマウンテンアッシュ", rarity=Rarity.UC,
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
        japanese="静樹の上忍 弟切草", rarity=Rarity.UC,
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
        tribes=(Tribe.WAKER, Tribe.LYCANTHROPE), japanese="開眼鳥人ウェアクロウ", rarity=Rarity.R,
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
        tribes=(Tribe.WAKER, Tribe.HOURAI), japanese="翠竜の桜翼 娑伽羅", rarity=Rarity.SR,
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
        "B18-099", "Gathering of the Eight Dragons", Color.GREEN, CardType.EVENT, cost=2,
        japanese="八龍の結集", rarity=Rarity.UC,
        text=(
            '[Event] If you have a [Hourai] Z/X with Cost 4 or more and "難陀", '
            '"跋難陀", "娑伽羅", "和修吉", "徳叉迦", "阿那婆達多", "摩那斯" or "優鉢羅" in the name on '
            "a Square, put 1 enemy Z/X on a Normal Square into its owner's "
            "Resource in Sleep State. Put the top 2 cards of your deck into your "
            "Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(
                            1,
                            zx(
                                Side.OWN,
                                tribe=Tribe.HOURAI,
                                name_contains=_EIGHT_DRAGON_KINGS,
                                cost_at_least=4,
                            ),
                        ),
                    ],
                    [
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                        FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    ],
                ),
            ]),
        ]),
    Card(
        "B18-100", "Womb of Grafting", Color.GREEN, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="枝植の胎動", rarity=Rarity.C,
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
        "B18-101", "Laevateinn, Sword that Burns the World", Color.RED, cost=7, power=10500,
        tribes=(Tribe.MEISTER,), japanese="世界焼尽の剣レーヴァテイン", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears by being played, if you have 11 or more [Meister] cards in "
            "your Remove Zone, put up to 2 [Meister] Z/X from your Remove Zone each on a Square of the "
            "Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [AtLeast(11, card(Side.OWN, Zone.REMOVED, tribe=Tribe.MEISTER))],
                        [
                            Put(
                                choose(
                                    2, zx(Side.OWN, zone=Zone.REMOVED, tribe=Tribe.MEISTER), up_to=True
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
        "B18-102", "Infinite Union KHD-8000", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="無限合体KHD-8000", rarity=Rarity.ZXR,
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
        tribes=(Tribe.WAKER, Tribe.ANGEL), japanese="審判の熾天使ウリエル", rarity=Rarity.ZXR,
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
        tribes=(Tribe.DIABOLOS,), japanese="激憤の堕天使サタン", rarity=Rarity.ZXR,
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
        japanese="聖樹を見守る者ピュアティ", rarity=Rarity.ZXR,
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
    Card(
        "B18-106", "Invidia, God-envying Dragon", Color.BLACK, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.DIABOLOS), japanese="神嫉竜為インウィディア", rarity=Rarity.CVR,
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
        "B18-107", "Rindou, Twin Fangs of the Jade Dragon", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.HOURAI,), icons=(Icon.IGNITION,), japanese="翠竜の双牙 龍膽", rarity=Rarity.CVR,
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
]
