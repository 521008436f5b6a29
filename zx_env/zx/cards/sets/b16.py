"""B16, the first booster with Z/X EX."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B16-001", "Rocketa", Color.RED, cost=2, power=2500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="噴進職人ロケッタ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Startup] (Dingir Lv 1) Sleep this card: Remove 1 Z/X with Cost 4 or less on a Normal "
            "Square from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1)],
                cost=[Sleep(THIS)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_most=4)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B16-002", "Zincite Hermit", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="隠者の緋石ジンカイトハーミット", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 2) When this card appears, you may deal 8000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[May(Damage(8000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B16-003", "Zhang Fei, Thunder that Splits the Earth", Color.RED, cost=3, power=3500,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION,), japanese="轟雷地烈撃 張飛", rarity=Rarity.UC,
        text=(
            '[Always] Damage that each Z/X of yours with "関羽", "張飛" or "劉備" in the name on a Square '
            "deals to enemy Z/X is +2000.\n"
            '[Always] You can play "Oath of the Peach Garden" from your hand without paying their Cost.'
        ),
        abilities=[
            Always(
                do=[GainDamage(2000, each(zx(Side.OWN, name_contains=("関羽", "張飛", "劉備"))))],
            ),
            Always(do=[FreePlay(each(card(Side.OWN, Zone.HAND, named="Oath of the Peach Garden")))]),
        ]),
    Card(
        "B16-004", "Bucephalus, Confidant", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.START_CARD,), japanese="覇王の腹心ブケファロス", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; once per turn) Pay red 4: If you have 6 or more cards in your "
            'Resource, put 1 Z/X with "アレキサンダー" in the name from your hand or Remove Zone on a Normal '
            "Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.RED, 4)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=(Zone.HAND, Zone.REMOVED),
                                        name_contains="アレキサンダー",
                                    ),
                                ),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-005", "Eikthyrnir", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="猛撃の勇角エイクスニール", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may put 1 Z/X with another name than "
            "this card and Cost 4 or less from your hand on a Normal Square next to your Player "
            "Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(Side.OWN, zone=Zone.HAND, cost_at_most=4, having=(Having.OTHER_NAME,)),
                            ),
                            NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B16-006", "Jivamjivaka, Friend of Kalavinka", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="迦陵頻伽の友達 共命之鳥", rarity=Rarity.UC,
        text=(
            "[Auto] When this card attacks, if your Player is Honome, reveal the top 3 cards of your "
            'deck. Return 1 card with "迦陵頻伽" in the name among them to your hand. Remove each card '
            "among them from the game. Return the rest to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [PlayerNamed(PlayerKey.HONOME)],
                        [
                            Look(
                                3,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            1, looked(card(Side.OWN, Zone.DECK, name_contains="迦陵頻伽"))
                                        ),
                                        Zone.HAND,
                                    ),
                                    Move(each(looked()), Zone.REMOVED),
                                ],
                                rest=Rest.TOP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-007", "Kinnara of the Six Lovely Birds", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="極麗六鳥 緊那羅", rarity=Rarity.SR,
        text=(
            "[Auto] (Dingir Lv 3) When this card destroys an enemy Z/X in battle, you may move this card "
            "to a Square of the Center Area without a Z/X. You may remove each adjacent enemy Z/X with "
            "Cost 5 or less on a Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.DINGIR, 3)],
                do=[
                    May(Put(THIS, CENTER, empty=True)),  # diagram assumed
                    May(
                        Move(
                            each(zx(Side.ENEMY, on=NORMAL, cost_at_most=5, having=(Having.ADJACENT,))),
                            Zone.REMOVED,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B16-008", "Pink Beat", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER,),
        japanese="棍棒職人ピンクビート", rarity=Rarity.C,
        text=(
            "[Startup] (once per turn) Sleep 3 Reboot [Meister] cards in your Resource: Deal 11000 damage "
            "to 1 Z/X on a Normal Square. Draw 1 card."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Sleep(choose(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MEISTER, state=State.REBOOT))),
                ],
                do=[Damage(11000, choose(1, zx(on=NORMAL))), Draw(1)],
            ),
        ]),
    Card(
        "B16-009", "Prehnite Crane", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="羨望の白晶プレナイトクレイン", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Nergal] card in your Dynamis face up. "
            "If you did, you may deal 2000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Then(FaceUp(Tribe.NERGAL), then=[May(Damage(2000, choose(1, zx(on=NORMAL))))])],
            ),
        ]),
    Card(
        "B16-010", "Ame-no-Uzume", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="舞楽の女神アメノウズメ", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, deal 4000 damage to 1 enemy Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Damage(4000, choose(1, zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B16-011", "Iyozane, Armour Artisan", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="甲冑職人いよざね", rarity=Rarity.UC,
        text=(
            "[Startup] (Hand) Remove this card from the game: Sleep 1 Reboot [Meister] card in your "
            "Resource. If you did, deal 6000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    Then(
                        Sleep(
                            choose(
                                1, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MEISTER, state=State.REBOOT)
                            )
                        ),
                        then=[Damage(6000, choose(1, zx(on=NORMAL)))],
                    )
                ],
            ),
        ]),
    Card(
        "B16-012", "Hildebrandt", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="討伐王ヒルデブラント", rarity=Rarity.UC,
        text=(
            "[Startup] Put 1 [Braver] card from your Charge into your Trash: Deal 6000 damage to each "
            "enemy Z/X on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.BRAVER)), Zone.TRASH)],
                do=[
                    Damage(6000, each(zx(Side.ENEMY, on=CENTER))),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B16-013", "Mookaite Hog", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="突貫する碧玉モッカイトホッグ", rarity=Rarity.C,
        text=(
            "[Auto] (Nergal Lv 1) When this card appears, put 2 cards from your hand into your Trash. "
            "Draw 3 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NERGAL, 1)],
                do=[Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)],
            ),
        ]),
    Card(
        "B16-014", "Engela", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="機関職人エンジェラ", rarity=Rarity.UC,
        text=(
            "[Auto] When your opponent's Main Phase starts, you may put 1 [Meister] Z/X from your "
            "Trash on a Normal Square without a Z/X. If you did, at the end of the turn, remove it "
            "from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.MEISTER)),
                            NORMAL,
                            empty=True,
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.REMOVED)])],
                    )
                ],
            ),
        ]),
    Card(
        "B16-015", "Heavy Horn", Color.RED, cost=6, power=8000, tribes=(Tribe.MEISTER,),
        japanese="戦角職人ヘビーホーン", rarity=Rarity.R,
        text=(
            "[Startup] (Dingir Lv 2; once per turn) For nothing: Deal 9000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(9000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B16-016", "Beryl Styraco", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="超重の翠岩ベリルスティラコ", rarity=Rarity.C,
        text=(
            "[Auto] (Nergal Lv 4) When this card appears by being played, remove up to 3 Z/X on a Normal "
            "Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.NERGAL, 4)],
                do=[Move(choose(3, zx(on=NORMAL), up_to=True), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B16-017", "Alexander, Peerless Ring of Fire", Color.RED, cost=6, power=8000,
        tribes=(Tribe.BRAVER,), japanese="無双当千の火輪アレキサンダー", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Mikado) When this card attacks, you may put the top 2 cards of your deck "
            "into your Remove Zone. If you did, remove 1 enemy Z/X on a Normal Square from the game.\n"
            "[Always] This card has +1000 Power for every 2 cards in your Remove Zone."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.MIKADO)],
                do=[
                    May(
                        FromDeck(2, Zone.REMOVED),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED)],
                    )
                ],
            ),
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.REMOVED), cards=2))]),
        ]),
    Card(
        "B16-018", "Upuaut", Color.RED, cost=7, power=11000, tribes=(Tribe.MYTHOS,),
        japanese="魁の獣牙ウプウアウト", rarity=Rarity.UC),
    Card(
        "B16-019", "Inanna, Shining Fortune", Color.RED, CardType.ZX_EX, cost=6, power=9000,
        tribes=(Tribe.DINGIR, Tribe.INANNA), japanese="輝ける『僥倖』イナンナ", rarity=Rarity.R,
        text=(
            "[Advent] 2 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, remove 1 Z/X on a Normal Square from the game."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.RED)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-020", "Il Immar", Color.RED, CardType.EVENT, cost=1, japanese="イル・イムマル", rarity=Rarity.C,
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, deal "
            "6000 damage to 1 Z/X on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                Then(FaceUp(Tribe.DINGIR), then=[Damage(6000, choose(1, zx(on=CENTER)))]),  # diagram assumed
            ]),
        ]),
    # -- blue -----------------------------------------------------------
    Card(
        "B16-021", "Grave Bite", Color.BLUE, cost=2, power=3000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="咬断機械グレイヴバイト", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, return up to 2 other Z/X on a Normal Square to "
            "their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[Move(choose(2, zx(on=NORMAL, having=(Having.NOT_THIS,)), up_to=True), Zone.HAND)],
            ),
        ]),
    Card(
        "B16-022", "Drilling", Color.BLUE, cost=2, power=3000, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="削人機械ドリリング", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears, you may return 1 other Z/X with Cost 3 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Move(
                            choose(1, zx(on=NORMAL, cost_at_most=3, having=(Having.NOT_THIS,))), Zone.HAND
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B16-023", "Lily, Melancholy Ballad", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="哀愁バラード リリー", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card destroys an enemy Z/X in battle, you may draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE, needs=[Level(Tribe.DINGIR, 1)], do=[May(Draw(1))]
            ),
        ]),
    Card(
        "B16-024", "Lignal", Color.BLUE, cost=3, power=4000, tribes=(Tribe.MERMAID,),
        icons=(Icon.START_CARD,), japanese="虹快音リニャール", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: If your opponent has 2 or "
            "more Z/X on a Square of the Center Area, you may put 1 [Mermaid] Z/X with Cost 5 or less "
            "from your hand on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [
                            AtLeast(2, zx(Side.ENEMY, on=CENTER)),  # diagram assumed
                        ],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.MERMAID, cost_at_most=5),
                                    ),
                                    NORMAL,
                                    empty=True,
                                )
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-025", "Einsteinium", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION,), japanese="宙翼合体アインスタイニウム", rarity=Rarity.R,
        text="[Always] (Dingir Lv 1) This card has Range 2.",
        abilities=[
            Always(needs=[Level(Tribe.DINGIR, 1)], do=[GainRange(2)]),
        ]),
    Card(
        "B16-026", "Battle Hero Lapse", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="バトルヒーロー ラプス", rarity=Rarity.UC,
        text=(
            '[Auto] When this card appears, if you have 2 or more cards with "バトルヒーロー" in the name '
            "in your Trash, you may return 1 Z/X on a Normal Square to its owner's hand.\n"
            '[Always] While you have 2 or more cards with "バトルヒーロー" in the name in your Trash, '
            "this card has +1000 Power."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="バトルヒーロー"))],
                        [May(Move(choose(1, zx(on=NORMAL)), Zone.HAND))],
                    ),
                ],
            ),
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="バトルヒーロー"))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B16-027", "Niobium", Color.BLUE, cost=4, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="春夏冬合体ニオビウム", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep this card: Reveal the top 5 cards of your deck. Return up to 2 [Metal "
            "Fortress] cards among them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    Look(
                        5,
                        shown=True,
                        do=[
                            Move(
                                choose(
                                    2,
                                    looked(card(Side.OWN, Zone.DECK, tribe=Tribe.METAL_FORTRESS)),
                                    up_to=True,
                                ),
                                Zone.HAND,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-028", "Burndown", Color.BLUE, cost=4, power=6000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="焼夷機械バーンダウン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may Sleep 3 Reboot [Killer Machine] cards in your "
            "Resource. If you did, you may look at the top 5 cards of your deck. Put 1 Z/X with Cost "
            "5 or less among them on a Normal Square next to your Player Square without a Z/X. "
            "Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(
                            choose(
                                3,
                                card(
                                    Side.OWN,
                                    Zone.RESOURCE,
                                    tribe=Tribe.KILLER_MACHINE,
                                    state=State.REBOOT,
                                ),
                            )
                        ),
                        then=[
                            May(
                                Look(
                                    5,
                                    do=[
                                        Put(
                                            choose(1, looked(zx(Side.OWN, cost_at_most=5))),
                                            NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                            empty=True,
                                        )
                                    ],
                                )
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-029", "Panzer Formula Juba", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="パンツァーフォーミュラ ジュバ", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, turn 1 face-down [Marduk] card in "
            "your Dynamis face up. If you did, you may return 1 Z/X with Cost 3 or less on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    Then(
                        FaceUp(Tribe.MARDUK),
                        then=[May(Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-030", "Pirel", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="麗奏ピレル", rarity=Rarity.UC,
        text=(
            '[Auto] When this card appears, return any number of Z/X with "サイクロトロン" in the name from '
            "your Trash to your deck and shuffle it. If any were chosen, look at the top 3 cards of "
            "your deck. Return them to the top of your deck in any order.\n"
            '[Startup] Pay blue 1: Return 1 Z/X with "サイクロトロン" in the name from your hand to your '
            "deck and shuffle it and show it. If you did, draw 1 card. Ignite 1 time."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(
                        choose(ANY_NUMBER, zx(Side.OWN, zone=Zone.TRASH, name_contains="サイクロトロン")),
                        Zone.DECK,
                        shuffled=True,
                    ),
                    IfPicked(1, [Look(3, rest=Rest.TOP)]),
                ],
            ),
            Startup(
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    Then(
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="サイクロトロン")),
                            Zone.DECK,
                            shuffled=True,
                            shown=True,
                        ),
                        then=[Draw(1), Ignite(1)],
                    )
                ],
            ),
        ]),
    Card(
        "B16-031", "Blader, Slashing Machine", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="斬撃機械ブレーダー", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may Sleep 2 Reboot [Killer Machine] cards in your "
            "Resource. If you did, return any number of Z/X with Cost 3 or less on a Normal Square to "
            "their owners' deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(
                            choose(
                                2,
                                card(
                                    Side.OWN,
                                    Zone.RESOURCE,
                                    tribe=Tribe.KILLER_MACHINE,
                                    state=State.REBOOT,
                                ),
                            )
                        ),
                        then=[
                            Move(
                                choose(ANY_NUMBER, zx(on=NORMAL, cost_at_most=3)), Zone.DECK, shuffled=True
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-032", "Verena", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="打連響音ヴェレナ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if you have 3 or more [Mermaid] Z/X on a Square of the Center "
            "Area, you may return 1 Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        # A Z/X on each of the 3 Squares of the Center Area; diagram assumed.
                        [AtLeast(3, zx(Side.OWN, on=CENTER, tribe=Tribe.MERMAID))],
                        [May(Move(choose(1, zx(on=NORMAL)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-033", "Mach Crusher Nunki", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="マッハクラッシャー ヌンキ", rarity=Rarity.R,
        text=(
            "[Startup] (Marduk Lv 1; once per turn) Pay blue 1: If you have 4 or more cards in your "
            "hand, return 1 Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.MARDUK, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.HAND))],
                        [Move(choose(1, zx(on=NORMAL)), Zone.DECK, shuffled=True)],
                    )
                ],
            ),
        ]),
    Card(
        "B16-034", "XI Flags Chespatier", Color.BLUE, cost=6, power=7500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス シェスパティエ", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your Charge into your Trash: If "
            "your Player is Reia, put 1 Z/X with another name than this card and Cost 8 or less from "
            "your hand on a Normal Square without a Z/X. At the end of the turn, return it to its "
            "owner's hand."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.REIA)],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.HAND,
                                        cost_at_most=8,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            AtEndOfTurn([Move(IT, Zone.HAND)]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-035", "Expand Shooter Alnilam", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="エクスパンドシューター アルニラム", rarity=Rarity.R,
        text=(
            "[Auto] (Marduk Lv 3) When this card appears by being played, look at the top 2 cards of your "
            "deck. Put up to 1 Z/X among them on a Normal Square next to your Player Square without a "
            "Z/X. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.MARDUK, 3)],
                do=[
                    Look(
                        2,
                        do=[
                            Put(
                                choose(1, looked(zx(Side.OWN)), up_to=True),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-036", "Tin, Nomad", Color.BLUE, cost=6, power=8000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="遊牧合体ティン", rarity=Rarity.C,
        text="[Auto] (Dingir Lv 2) When this card appears, you may draw 2 cards.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, needs=[Level(Tribe.DINGIR, 2)], do=[May(Draw(2))]),
        ]),
    Card(
        "B16-037", "Bromine", Color.BLUE, cost=7, power=11000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="霊廟変形ブロマイン", rarity=Rarity.UC),
    Card(
        "B16-038", "Irregular X Erase", Color.BLUE, cost=8, power=11000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="イレギュラーX イレイス", rarity=Rarity.SR,
        text=(
            "[Startup] (Dingir Lv 1; once per turn) Pay white 1, pay green 1: Return 1 enemy Z/X on a "
            "Normal Square to its owner's deck and shuffle it. Give 1 enemy Z/X on a Square -3000 "
            "Power until the end of the turn. Give 1 Z/X on a Square +2000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 1), Pay(Color.GREEN, 1)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True),
                    Power(-3000, choose(1, zx(Side.ENEMY))),
                    Power(2000, choose(1, zx())),
                ],
            ),
        ]),
    Card(
        "B16-039", "Nammu, Overflowing Sea", Color.BLUE, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.DINGIR, Tribe.NAMMU), japanese="溢れ出る『源海』ナム", rarity=Rarity.R,
        text=(
            "[Advent] 2 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge "
            "into your Trash. If you did, put 1 Z/X with Cost 5 or more on a Normal Square into "
            "its owner's deck as the 3rd card from the top."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_least=5)), Zone.DECK, place=3)],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-040", "Abubu Kabra", Color.BLUE, CardType.EVENT, cost=1,
        japanese="アブブ・カブラ", rarity=Rarity.C,
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, return 1 "
            "Z/X with Cost 4 or less on a Square of the Center Area to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.DINGIR),
                    then=[Move(choose(1, zx(on=CENTER, cost_at_most=4)), Zone.HAND)],  # diagram assumed
                ),
            ]),
        ]),
    # -- white ----------------------------------------------------------
    Card(
        "B16-041", "Roraima, K2's Subordinate", Color.WHITE, cost=2, power=3000, tribes=(Tribe.GUARDIAN,),
        japanese="ケィツゥーの部下ロライマ", rarity=Rarity.UC,
        text=(
            "[Startup] (your turn) Sleep this card, put this card into your Trash: If you have 6 or "
            'more cards in your Resource, put 1 Z/X with "ケィツゥー" in the name from your Charge on a '
            "Normal Square next to your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, name_contains="ケィツゥー")),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-042", "Spangled the Astronomer", Color.WHITE, cost=2, power=3000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="天文学者スパングルド", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears, you may put 1 card from your opponent's "
            "Charge on the bottom of your opponent's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.DECK, bottom=True))],
            ),
        ]),
    Card(
        "B16-043", "Fierte at a Part-time Job", Color.WHITE, cost=3, power=4000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="アルバイト中のフィエリテ", rarity=Rarity.R,
        text=(
            "[Always] (Player Asuka) Each enemy Z/X on a Square of the Center Area has -1000 Power.\n"
            '[Always] While you have 2 or more cards with "フィエリテ" in the name in your Trash, this '
            "card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.ASUKA)],
                do=[
                    GainPower(-1000, each(zx(Side.ENEMY, on=CENTER))),  # diagram assumed
                ],
            ),
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="フィエリテ"))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B16-044", "Evil Bane Emicus", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="イヴィルベイン エミクス", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Always] (Dingir Lv 1) Each Z/X of yours on a Square of the Center Area cannot be chosen "
            "by abilities."
        ),
        abilities=[
            Always(
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, on=CENTER))),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B16-045", "Oriental the Scout", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="スカウトするオリエンタル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card is destroyed for the Advent of a [Dingir] Z/X of yours, you may "
            "return 1 Z/X with another name than this card from your Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ADVENTED,
                that=zx(Side.OWN, tribe=Tribe.DINGIR),
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, having=(Having.OTHER_NAME,))), Zone.HAND
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B16-046", "Sokoke the Pole Peddler", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.START_CARD,), japanese="棒手売のソコケ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn) Pay white 4, put this card into your Trash: Put any number "
            "of [Cait Sith] Z/X with Cost 3 or less from your Charge each on a Square of the Center "
            "Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 4), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(
                            ANY_NUMBER,
                            zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.CAIT_SITH, cost_at_most=3),
                        ),
                        CENTER,  # diagram assumed
                        empty=True,
                    )
                ],
            ),
        ]),
    Card(
        "B16-047", "Colorpoint the Architect", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        japanese="建築家カラーポイント", rarity=Rarity.C,
        text=(
            "[Startup] Sleep this card: If you have 6 or more cards in your Resource, put 1 [Cait "
            "Sith] Z/X with Cost 3 or less from your Charge on a Square of the Center Area without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.CAIT_SITH, cost_at_most=3),
                                ),
                                CENTER,  # diagram assumed
                                empty=True,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-048", "Bakiel of Pisces", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 双魚宮バキエル", rarity=Rarity.SR,
        text=(
            "[Auto] (Dingir Lv 1) When your turn ends, if you have a Reboot red card in your Resource "
            "and a Reboot blue card in your Resource, you may pay red 1. If you did, pay blue 1. If "
            "you did, return 1 enemy Z/X on a Normal Square to its owner's hand. Put 1 Z/X with "
            "another name than this card and Cost 6 or less from your Charge on a Normal Square "
            "without a Z/X in Sleep State. Remove 1 card in your opponent's Charge from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    If(
                        # No Resource has two colors: one of each pays both.
                        [
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, color=Color.RED, state=State.REBOOT)
                            ),
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE, state=State.REBOOT)
                            ),
                        ],
                        [
                            May(
                                Pay(Color.RED, 1),
                                then=[
                                    Then(
                                        Pay(Color.BLUE, 1),
                                        then=[
                                            Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND),
                                            Put(
                                                choose(
                                                    1,
                                                    zx(
                                                        Side.OWN,
                                                        zone=Zone.CHARGE,
                                                        cost_at_most=6,
                                                        having=(Having.OTHER_NAME,),
                                                    ),
                                                ),
                                                NORMAL,
                                                empty=True,
                                                state=State.SLEEP,
                                            ),
                                            Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED),
                                        ],
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-049", "Aura Grane", Color.WHITE, cost=4, power=5500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラグラーネ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Anu] card in your Dynamis face "
            "up. If you did, you may give 1 Z/X on a Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(FaceUp(Tribe.ANU), then=[May(Power(-3000, choose(1, zx())))])],
            ),
        ]),
    Card(
        "B16-050", "Law Bringer Robson", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー ロブソン", rarity=Rarity.R,
        text=(
            "[Startup] (Dingir Lv 1; once per turn) For nothing: Give 1 enemy Z/X on a Square -2000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Power(-2000, choose(1, zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B16-051", "Aura Nemea", Color.WHITE, cost=5, power=7500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラネメアラ", rarity=Rarity.UC,
        text="[Always] This card has +2000 Power for each face-up [Anu] card in your Dynamis.",
        abilities=[
            Always(
                do=[
                    GainPower(
                        Per(2000, card(Side.OWN, Zone.DYNAMIS, tribe=Tribe.ANU, state=State.FACE_UP))
                    )
                ]
            ),
        ]),
    Card(
        "B16-052", "Nine Lives Maine Coon", Color.WHITE, cost=5, power=5500, tribes=(Tribe.CAIT_SITH,),
        japanese="ニャインライブズ メインクーン", rarity=Rarity.SR,
        text=(
            "[Always] (Charge) This card has -2 Cost.\n"
            "[Auto] (Player Nina) When this card appears, look at the top 5 cards of your deck. Choose 1 "
            "of these: (1) return up to 1 [Cait Sith] Z/X with Cost 3 or less among them to your hand and "
            "show it; (2) put up to 1 [Cait Sith] Z/X with Cost 3 or less among them on a Normal Square "
            "without a Z/X. Shuffle the rest back into your deck."
        ),
        abilities=[
            Always(valid_in=Zone.CHARGE, do=[GainCost(-2)]),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.NINA)],
                do=[
                    Look(
                        5,
                        do=[
                            OneOf(
                                [
                                    [
                                        Move(
                                            choose(
                                                1,
                                                looked(
                                                    zx(Side.OWN, tribe=Tribe.CAIT_SITH, cost_at_most=3)
                                                ),
                                                up_to=True,
                                            ),
                                            Zone.HAND,
                                        shown=True,
                                        )
                                    ],
                                    [
                                        Put(
                                            choose(
                                                1,
                                                looked(
                                                    zx(Side.OWN, tribe=Tribe.CAIT_SITH, cost_at_most=3)
                                                ),
                                                up_to=True,
                                            ),
                                            NORMAL,
                                            empty=True,
                                        )
                                    ],
                                ]
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-053", "Prouesse", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="手腕のプルーエス", rarity=Rarity.R,
        text=(
            "[Startup] (Dingir Lv 3; once per turn) For nothing: Put 1 Z/X on a Normal Square on the "
            "bottom of its owner's deck."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, bottom=True)],
            ),
        ]),
    Card(
        "B16-054", "Aura Anubis", Color.WHITE, cost=6, power=7500, tribes=(Tribe.HOLY_BEAST,),
        japanese="審判を下すオーラアヌビス", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 [Holy Beast] Z/X with Cost 4 or less from "
            "your Charge on a Normal Square without a Z/X. If you did, at the end of the turn, put it "
            "into its owner's Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.HOLY_BEAST, cost_at_most=4)
                            ),
                            NORMAL,
                            empty=True,
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.CHARGE)])],
                    )
                ],
            ),
        ]),
    Card(
        "B16-055", "Aura Arasaraus", Color.WHITE, cost=6, power=9000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラアラサラウス", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may give each enemy Z/X on a Normal "
            "Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Power(-3000, each(zx(Side.ENEMY, on=NORMAL))))],
            ),
        ]),
    Card(
        "B16-056", "Law Bringer Rakaposhi", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー ラカボシ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may Sleep 1 Reboot [Guardian] card in your Resource. If "
            "you did, put 1 [Guardian] Z/X with Cost 5 or less from your Charge on a Normal Square next "
            "to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(
                            choose(
                                1, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.GUARDIAN, state=State.REBOOT)
                            )
                        ),
                        then=[
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.GUARDIAN, cost_at_most=5)
                                ),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-057", "Becca of the Beast Staff", Color.WHITE, cost=7, power=11000, tribes=(Tribe.ANGEL,),
        japanese="獣杖のベッカ", rarity=Rarity.UC),
    Card(
        "B16-058", "Aura Cetus", Color.WHITE, cost=7, power=10500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラケートス", rarity=Rarity.UC,
        text=(
            "[Always] (Life) This card has -1 Cost.\n"
            "[Auto] (Anu Lv 2) When this card appears by being played, if you have 3 or fewer cards "
            "in your Life, you may put 1 Z/X without Ignition icon from your Trash into your Life."
        ),
        abilities=[
            Always(valid_in=Zone.LIFE, do=[GainCost(-1)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.ANU, 2)],
                do=[
                    If(
                        [AtMost(3, card(Side.OWN, Zone.LIFE))],
                        [
                            May(
                                Move(
                                    choose(
                                        1, zx(Side.OWN, zone=Zone.TRASH, without_icons=(Icon.IGNITION,))
                                    ),
                                    Zone.LIFE,
                                )
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-059", "Sud, Blowing Nobility", Color.WHITE, CardType.ZX_EX, cost=6, power=9000,
        tribes=(Tribe.DINGIR, Tribe.SUD), japanese="吹き抜ける『高潔』スド", rarity=Rarity.R,
        text=(
            "[Advent] 2 white Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge "
            "into your Trash. If you did, give each enemy Z/X on a Normal Square -4000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.WHITE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Power(-4000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-060", "Il Rak Saal", Color.WHITE, CardType.EVENT, cost=1,
        japanese="イル・ラク・サアル", rarity=Rarity.UC,
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, put 1 "
            "enemy Z/X with Cost 3 or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.DINGIR),
                    then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.DECK, bottom=True)],
                ),
            ]),
        ]),
    # -- black ----------------------------------------------------------
    Card(
        "B16-061", "Fossor", Color.BLACK, cost=2, power=2000, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="道化の魔人フォッソル", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears, you may destroy 1 Z/X with Cost 4 or less "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=4))))],
            ),
        ]),
    Card(
        "B16-062", "Grudge Call", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="怨嗟の呼び声グラッジコール", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card is destroyed, if you have 2 or more [Nosferatu] cards in your "
            'Trash, you may return 1 Z/X with "黒剣八魂" in the name from your Trash to your hand.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU))],
                        [
                            May(
                                Move(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="黒剣八魂")),
                                    Zone.HAND,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-063", "Janet", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="バシバシいくジャネット", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card destroys an enemy Z/X in battle, put 1 card from "
            "your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
            ),
        ]),
    Card(
        "B16-064", "Sigilma", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="封印の魔人シジールマ", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 3) When this card destroys an enemy Z/X in battle, you may put 1 Z/X "
            "with another name than this card and Cost 4 or less from your Trash on a Normal Square "
            "next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.DINGIR, 3)],
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(
                                    Side.OWN, zone=Zone.TRASH, cost_at_most=4, having=(Having.OTHER_NAME,)
                                ),
                            ),
                            NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B16-065", "Bone Lizard", Color.BLACK, cost=3, power=1500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.START_CARD,), japanese="骨蜥蜴ボーンリザード", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 3, put this card into your Trash: If you have 6 or more "
            "[Nosferatu] cards in your Trash, put up to 2 [Nosferatu] Z/X with another name than this "
            "card and Cost 3 or less from your Trash each on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 3), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU))],
                        [
                            Put(
                                choose(
                                    2,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.TRASH,
                                        tribe=Tribe.NOSFERATU,
                                        cost_at_most=3,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                    up_to=True,
                                ),
                                NORMAL,
                                empty=True,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-066", "Almotaher, Silver Knight of Night", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION,),
        japanese="夜天の銀騎士アルモタヘル", rarity=Rarity.R,
        text=(
            "[Auto] (Player Yachiyo) When this card appears, you may put 1 card from your hand into "
            "your Trash. If you did, destroy up to 2 Z/X with Cost 4 or less on a Normal Square.\n"
            '[Always] While you have 2 or more cards with "アルモタヘル" in the name in your Trash, this '
            "card has +1000 Power."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YACHIYO)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Destroy(choose(2, zx(on=NORMAL, cost_at_most=4), up_to=True))],
                    )
                ],
            ),
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="アルモタヘル"))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B16-067", "Tombstone", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="押し潰すトゥームストン", rarity=Rarity.C,
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: Turn 1 "
            "face-down [Ereshkigal] card in your Dynamis face up. If you did, you may destroy 1 Z/X "
            "with Cost 4 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    Then(
                        FaceUp(Tribe.ERESHKIGAL),
                        then=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=4))))],
                    )
                ],
            ),
        ]),
    Card(
        "B16-068", "Geschoss", Color.BLACK, cost=4, power=5500, tribes=(Tribe.PREDATOR,),
        japanese="顕現する悪意ゲショス", rarity=Rarity.C,
        text=(
            "[Startup] Put 1 [Predator] card from your Charge into your Trash: Destroy 1 Z/X with "
            "Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.PREDATOR)), Zone.TRASH)],
                do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=5)))],
            ),
        ]),
    Card(
        "B16-069", "Candy", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="お手入れ乱れ切りキャンディ", rarity=Rarity.R,
        text=(
            "[Auto] (Ereshkigal Lv 2) When this card appears, put 2 cards from your opponent's hand "
            "of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.ERESHKIGAL, 2)],
                do=[Move(choose(2, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
            ),
        ]),
    Card(
        "B16-070", "Eifersucht, Envoy of Envy", Color.BLACK, cost=5, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="嫉妬の使者アイファゾート", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have a red card in your Charge, you may deal 5000 "
            "damage to 1 Z/X on a Normal Square.\n"
            "[Auto] When this card appears, if you have a white card in your Charge, you may put 1 Z/X "
            "with Cost 3 or less from your Charge on a Normal Square next to your Player Square without a "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, color=Color.RED))],
                        [May(Damage(5000, choose(1, zx(on=NORMAL))))],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, color=Color.WHITE))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                    NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-071", "Ertzongen", Color.BLACK, cost=5, power=7500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.EVOL_SEED,), japanese="死の宣告エルトゾンゲン", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may return 1 "
            "other [Predator] card from your Trash to your hand."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Move(
                        choose(
                            1, card(Side.OWN, Zone.TRASH, tribe=Tribe.PREDATOR, having=(Having.NOT_THIS,))
                        ),
                        Zone.HAND,
                    )
                ),
            ]),
        ]),
    Card(
        "B16-072", "Chewing True Fang", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="咀嚼するトゥルーファング", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep 1 [Torturers] Z/X of yours on a Square: If you have 7 or more cards in your "
            "Resource, put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Startup(
                cost=[Sleep(choose(1, zx(Side.OWN, tribe=Tribe.TORTURERS)))],
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-073", "Army Knife", Color.BLACK, cost=6, power=9000, tribes=(Tribe.TORTURERS,),
        japanese="いたぶるアーミーナイフ", rarity=Rarity.UC,
        text=(
            "[Startup] (Trash; Ereshkigal Lv 1; your turn) Pay black 1, remove this card from the "
            "game: Put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Startup(
                valid_in=Zone.TRASH,
                needs=[Level(Tribe.ERESHKIGAL, 1), TurnOf(Side.OWN)],
                cost=[Pay(Color.BLACK, 1), Move(THIS, Zone.REMOVED)],
                do=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
            ),
        ]),
    Card(
        "B16-074", "Farschirm", Color.BLACK, cost=6, power=9000, tribes=(Tribe.PREDATOR,),
        japanese="恐怖の紋様ファルシルム", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When this card destroys an enemy Z/X in battle, you may destroy 1 "
            "Z/X with Cost 6 or more on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_least=6))))],
            ),
        ]),
    Card(
        "B16-075", "Grief Roar", Color.BLACK, cost=6, power=9000, tribes=(Tribe.NOSFERATU, Tribe.TORTURERS),
        japanese="黒剣八魂グリーフロアー", rarity=Rarity.SR,
        text=(
            "[Startup] (Dingir Lv 2; your turn; once per turn) Destroy 1 other [Nosferatu] Z/X of "
            "yours on a Square: Destroy 1 enemy Z/X on a Normal Square. Put 1 Z/X with Cost 5 or less "
            "from your Trash on a Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 2), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Destroy(choose(1, zx(Side.OWN, tribe=Tribe.NOSFERATU, having=(Having.NOT_THIS,))))],
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                        NORMAL,
                        empty=True,
                        state=State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B16-076", "Torpedo", Color.BLACK, cost=6, power=8000, tribes=(Tribe.PREDATOR,),
        japanese="私掠の足音トルペード", rarity=Rarity.R,
        text=(
            "[Always] (Everywhere) While you have 6 or more cards in your Resource and 3 or more "
            "[Predator] cards in your Resource, this card has the Ignition icon."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[
                    AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                    AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.PREDATOR)),
                ],
                do=[GainIcon(Icon.IGNITION)],
            ),
        ]),
    Card(
        "B16-077", "Masked Mummy", Color.BLACK, cost=6, power=8500, tribes=(Tribe.NOSFERATU,),
        japanese="覆面女王マスクドマミー", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may return 1 Z/X with another name than "
            "this card and Cost 7 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],  # level assumed: its label and its reminder differ
                do=[
                    May(
                        Move(
                            choose(
                                1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=7, having=(Having.OTHER_NAME,))
                            ),
                            Zone.HAND,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B16-078", "Plumarie", Color.BLACK, cost=7, power=11000, tribes=(Tribe.DIABOLOS,),
        japanese="刺繍の魔人プルマリー", rarity=Rarity.UC),
    Card(
        "B16-079", "Ahhazu, Spreading Plague", Color.BLACK, CardType.ZX_EX, cost=6, power=8000,
        tribes=(Tribe.DINGIR, Tribe.AHHAZU), japanese="蔓延する『悪疾』アッハーズ", rarity=Rarity.R,
        text=(
            "[Advent] 2 black Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, destroy 1 enemy Z/X with Cost 4 or less on a Normal "
            "Square. Return 1 Z/X with Cost 5 or less from your Trash to your hand."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.BLACK)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4))),
                            Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-080", "Lugal Idapa", Color.BLACK, CardType.EVENT, cost=1,
        japanese="ルガル・イダパ", rarity=Rarity.C,
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, destroy "
            "1 Z/X with Cost 4 or less on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.DINGIR),
                    then=[Destroy(choose(1, zx(on=CENTER, cost_at_most=4)))],  # diagram assumed
                ),
            ]),
        ]),
    # -- green ----------------------------------------------------------
    Card(
        "B16-081", "Strogad", Color.GREEN, cost=2, power=2000, tribes=(Tribe.PLASECT,),
        japanese="財運虻ストロガッド", rarity=Rarity.C,
        text=(
            "[Always] While you have 9 or more cards in your Resource, each [Plasect] Z/X of yours on "
            "a Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.PLASECT)))],
            ),
        ]),
    Card(
        "B16-082", "Hanamomo", Color.GREEN, cost=2, power=2500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="優美な平打簪 花桃", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears, you may put the top card of your deck into "
            "your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B16-083", "Kibushi", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="風切る吹き矢 木五倍子", rarity=Rarity.UC,
        text=(
            "[Auto] When this card is destroyed for the Advent of a [Dingir] Z/X of yours, you may "
            "put 1 card from your Charge into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ADVENTED,
                that=zx(Side.OWN, tribe=Tribe.DINGIR),
                do=[May(Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B16-084", "Assault Force", Color.GREEN, cost=3, power=4000, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION,), japanese="軍蜂兵アサルトフォース", rarity=Rarity.C,
        text=(
            "[Always] (everywhere) Your deck and your Dynamis have up to 20 cards of this name.\n"
            '[Auto] When this card appears, you may give 1 Z/X with "蜂兵" in the name on a Square '
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Copies(20),
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Power(2000, choose(1, zx(name_contains="蜂兵"))))],
            ),
        ]),
    Card(
        "B16-085", "Weredikdik", Color.GREEN, cost=3, power=4000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.START_CARD,), japanese="獣人ウェアディクディク", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 2, put this card into your Trash: Put 1 [Lycanthrope] Z/X "
            "with Cost 6 or less from your Resource on a Normal Square without a Z/X. At the end of "
            "the turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.LYCANTHROPE, cost_at_most=6)
                        ),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                ],
            ),
        ]),
    Card(
        "B16-086", "Colchimecopt", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="連毒長翅コルチメコプト", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card appears, you may put 1 other Z/X of yours on a "
            "Square into its owner's Resource in Sleep State. If you did, put 1 enemy Z/X with Power "
            "6000 or less on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.RESOURCE, State.SLEEP
                        ),
                        then=[
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=6000)),
                                Zone.RESOURCE,
                                State.SLEEP,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-087", "Andro Tiger", Color.GREEN, cost=4, power=5500, tribes=(Tribe.PLASECT,),
        japanese="馬酔木甲虫アンドロタイガー", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may pay green 3. If you did, put up to 2 [Plasect] Z/X "
            "with Cost 4 or less from your Resource each on a Normal Square without a Z/X. At the end of "
            "the turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 3),
                        then=[
                            Put(
                                choose(
                                    2,
                                    zx(Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.PLASECT, cost_at_most=4),
                                    up_to=True,
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)], to=THEM),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-088", "Wereaurochs", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="巨角獣人ウェアオーロックス", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may give 1 Z/X on a Square +4000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],  # level assumed: its label and its reminder differ
                do=[May(Power(4000, choose(1, zx())))],
            ),
        ]),
    Card(
        "B16-089", "Researching Myrtle", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="研究するマートル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Ishtar] card in your Dynamis face up. If "
            "you did, you may give 1 Z/X on a Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Then(FaceUp(Tribe.ISHTAR), then=[May(Power(2000, choose(1, zx())))])],
            ),
        ]),
    Card(
        "B16-090", "Iigiri", Color.GREEN, cost=4, power=5000, tribes=(Tribe.HOURAI,),
        japanese="沈着な自在鞭 飯桐", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 white or black card with Ignition icon from "
            "your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.TRASH,
                                    color=(Color.WHITE, Color.BLACK),
                                    icons=(Icon.IGNITION,),
                                ),
                            ),
                            Zone.RESOURCE,
                            State.SLEEP,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B16-091", "Passion", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="餌付けするパッション", rarity=Rarity.R,
        text=(
            "[Auto] (Ishtar Lv 3) When this card appears, you may put the top 3 cards of your deck "
            "into your Resource in Sleep State. If you did, return 2 cards from your Resource to your "
            "hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.ISHTAR, 3)],
                do=[
                    May(
                        FromDeck(3, Zone.RESOURCE, State.SLEEP),
                        then=[Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.HAND)],
                    )
                ],
            ),
        ]),
    Card(
        "B16-092", "Germander", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="解毒師ジャーマンダー", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears by being played, Reboot up to 3 cards in either "
            "player's Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[Reboot(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B16-093", "Bergamot", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LEAFER,),
        japanese="絵本作家ベルガモット", rarity=Rarity.UC,
        text=(
            "[Auto] (Ishtar Lv 2) When this card appears, put 1 Z/X with another name than this card and "
            "Cost 7 or less from your Resource on a Normal Square without a Z/X. At the end of the turn, "
            "put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.ISHTAR, 2)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=7, having=(Having.OTHER_NAME,))
                        ),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                ],
            ),
        ]),
    Card(
        "B16-094", "Werewallaby", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアワラビー", rarity=Rarity.UC,
        text=(
            "[Startup] (your turn) Pay green 2: Put 1 [Lycanthrope] Z/X with Cost 6 or less from your "
            "Resource on a Normal Square without a Z/X. At the end of the turn, put it into its "
            "owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 2)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.LYCANTHROPE, cost_at_most=6)
                        ),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                ],
            ),
        ]),
    Card(
        "B16-095", "Werejaguar", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="天上獣忍ウェアジャガー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have a blue card with Cost 5 or more in your "
            "Resource, you may draw 3 cards. If you did, return 2 cards from your hand to your deck "
            "and shuffle it.\n"
            "[Auto] When this card appears, if you have a black card with Cost 5 or more in your "
            "Resource, you may destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE, cost_at_least=5))],
                        [
                            May(
                                Draw(3),
                                then=[
                                    Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)
                                ],
                            )
                        ],
                    )
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK, cost_at_least=5))],
                        [May(Destroy(choose(1, zx(on=NORMAL))))],
                    )
                ],
            ),
        ]),
    Card(
        "B16-096", "Yudaixalm", Color.GREEN, cost=6, power=8000, tribes=(Tribe.PLASECT,),
        japanese="突鋏角虫ユダイクスアルム", rarity=Rarity.C,
        text=(
            "[Auto] When a [Plasect] Z/X of yours destroys an enemy Z/X in battle, you may put the top "
            "card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.PLASECT),
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B16-097", "Ayame, Heavenly Sound", Color.GREEN, cost=7, power=10500, tribes=(Tribe.HOURAI,),
        japanese="天籟御前 菖蒲", rarity=Rarity.SR,
        text=(
            "[Startup] (Dingir Lv 2; once per turn) Return 1 Reboot card with Cost 6 or more from "
            "your Resource to your hand: Put 1 card from your hand into your Resource in Sleep State. "
            "Put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(
                        choose(1, card(Side.OWN, Zone.RESOURCE, cost_at_least=6, state=State.REBOOT)),
                        Zone.HAND,
                    )
                ],
                do=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B16-098", "Dancing Cattleya", Color.GREEN, cost=7, power=11000, tribes=(Tribe.LEAFER,),
        japanese="舞い踊るカトレア", rarity=Rarity.UC),
    Card(
        "B16-099", "Ninurta, Grand Fertility", Color.GREEN, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.DINGIR, Tribe.NINURTA), japanese="雄大なる『豊沃』ニヌルタ", rarity=Rarity.R,
        text=(
            "[Advent] 2 green Z/X.\n"
            "[Auto] When this card appears from the Dynamis, if you have 9 or more cards in your "
            "Resource, you may put 2 cards from your Charge into your Trash. If you did, put 1 "
            "Z/X with Cost 5 or less from your Resource on a Square of the Center Area without a "
            "Z/X."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.GREEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=5)),
                                        CENTER,  # diagram assumed
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-100", "Gig Ki Hegal", Color.GREEN, CardType.EVENT, cost=1,
        japanese="ギグ・キ・ヘガル", rarity=Rarity.UC,
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, give 1 "
            "Z/X on a Square +3000 Power until the end of the turn."
        ),
        abilities=[EventText(do=[Then(FaceUp(Tribe.DINGIR), then=[Power(3000, choose(1, zx()))])])]),
    # -- two colors -----------------------------------------------------
    Card(
        "B16-101", "Nergal, Dazzling Heaven's Way", (Color.RED, Color.BLACK), CardType.ZX_EX, cost=7,
        power=10500, tribes=(Tribe.DINGIR, Tribe.NERGAL),
        japanese="眩しき『天道』ネルガル", rarity=Rarity.ZXR,
        text=(
            "[Advent] 1 red Z/X and 1 black Z/X.\n"
            "[Auto] When your opponent's Main Phase starts, if you have 9 or more cards in your "
            "Resource, you may put 2 cards from your Charge into your Trash. If you did, deal 12000 "
            "damage divided as you like among any number of enemy Z/X on a Square."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.BLACK)]),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[Divide(12000, choose(ANY_NUMBER, zx(Side.ENEMY)))],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-102", "Marduk, Clear Majesty", (Color.BLUE, Color.WHITE), CardType.ZX_EX, cost=7, power=9500,
        tribes=(Tribe.DINGIR, Tribe.MARDUK), japanese="澄み渡る『王威』マルドゥク", rarity=Rarity.ZXR,
        text=(
            "[Advent] 1 blue Z/X and 1 white Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, reveal the top 7 cards of your deck. Return up to 2 Z/X "
            "without Ignition icon among them to your hand. Give 1 enemy Z/X on a Square -2000 Power "
            "until the end of the turn. Shuffle the rest back into your deck."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.WHITE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Look(
                                7,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            2,
                                            looked(zx(Side.OWN, without_icons=(Icon.IGNITION,))),
                                            up_to=True,
                                        ),
                                        Zone.HAND,
                                    ),
                                    Power(-2000, choose(1, zx(Side.ENEMY))),
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-103", "Anu, Solemn Verdict", (Color.WHITE, Color.RED), CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.ANU), japanese="厳粛なる『裁決』アヌ", rarity=Rarity.ZXR,
        text=(
            "[Advent] 1 white Z/X and 1 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 3 cards from your Charge "
            "into your Trash. If you did, you may look at your Life. Put 1 Z/X with Cost 6 or less "
            "without Life Recovery or Void Bringer from your Life on a Normal Square without a Z/X. "
            "If you did, shuffle your deck. Put the top card of your deck into your Life."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.RED)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(3, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            May(
                                Look(
                                    ANY_NUMBER,
                                    zone=Zone.LIFE,
                                    rest=Rest.STAY,
                                    do=[
                                        Then(
                                            Put(
                                                choose(
                                                    1,
                                                    zx(
                                                        Side.OWN,
                                                        zone=Zone.LIFE,
                                                        cost_at_most=6,
                                                        without_icons=(
                                                            Icon.LIFE_RECOVERY,
                                                            Icon.VOID_BRINGER,
                                                        ),
                                                    ),
                                                ),
                                                NORMAL,
                                                empty=True,
                                            ),
                                            then=[Shuffle(), FromDeck(1, Zone.LIFE)],
                                        )
                                    ],
                                )
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B16-104", "Ereshkigal, Death-calling", (Color.BLACK, Color.GREEN), CardType.ZX_EX, cost=7,
        power=9000, tribes=(Tribe.DINGIR, Tribe.ERESHKIGAL),
        japanese="死招く『冥滅』エレシュキガル", rarity=Rarity.ZXR,
        text=(
            "[Advent] 1 black Z/X and 1 green Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, destroy 1 enemy Z/X on a Normal Square. Give 1 Z/X of yours on a "
            "Square +3000 Power until the end of the turn.\n"
            "[Always] Each card with Cost 4 or more in your Trash cannot be chosen by its owner's "
            "opponent for abilities and each card with Cost 4 or more in your opponent's Trash cannot be "
            "chosen by its owner for abilities."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.GREEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                            Power(3000, choose(1, zx(Side.OWN))),
                        ],
                    )
                ],
            ),
            Always(do=[
                Cannot(Bar.BE_CHOSEN_BY_ENEMY, each(card(Side.OWN, Zone.TRASH, cost_at_least=4))),
                Cannot(Bar.BE_CHOSEN_BY_OWN, each(card(Side.ENEMY, Zone.TRASH, cost_at_least=4))),
            ]),
        ]),
    Card(
        "B16-105", "Ishtar, Nascent Love", (Color.GREEN, Color.BLUE), CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.DINGIR, Tribe.ISHTAR), japanese="生れ出る『恵愛』イシュタル", rarity=Rarity.ZXR,
        text=(
            "[Advent] 1 green Z/X and 1 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, put the top 2 cards of your deck into your Resource in "
            "Sleep State. Draw 1 card."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[FromDeck(2, Zone.RESOURCE, State.SLEEP), Draw(1)],
                    ),
                ],
            ),
        ]),
    # -- other prints ---------------------------------------------------
    Card(
        "B16-106", "Fierte at a Part-time Job", Color.WHITE, cost=3, power=4000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="アルバイト中のフィエリテ", rarity=Rarity.CVR,
        text=(
            "[Always] (Player Asuka) Each enemy Z/X on a Square of the Center Area has -1000 Power.\n"
            '[Always] While you have 2 or more cards with "フィエリテ" in the name in your Trash, this '
            "card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.ASUKA)],
                do=[
                    GainPower(-1000, each(zx(Side.ENEMY, on=CENTER))),  # diagram assumed
                ],
            ),
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="フィエリテ"))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B16-107", "Almotaher, Silver Knight of Night", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION,),
        japanese="夜天の銀騎士アルモタヘル", rarity=Rarity.CVR,
        text=(
            "[Auto] (Player Yachiyo) When this card appears, you may put 1 card from your hand into "
            "your Trash. If you did, destroy up to 2 Z/X with Cost 4 or less on a Normal Square.\n"
            '[Always] While you have 2 or more cards with "アルモタヘル" in the name in your Trash, this '
            "card has +1000 Power."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YACHIYO)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Destroy(choose(2, zx(on=NORMAL, cost_at_most=4), up_to=True))],
                    )
                ],
            ),
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="アルモタヘル"))],
                do=[GainPower(1000)],
            ),
        ]),
    # -- without a number -----------------------------------------------
    Card(
        "B16-XXX", "Gilgamesh, All-Knowing Ruler", Color.RED, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.GILGAMESH), japanese="統べて識る者ギルガメシュ", rarity=Rarity.IGR,
        text=(
            "[Advent] 2 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, deal 3000 damage to 1 enemy Z/X on a "
            "Square.\n"
            "[Auto] When a card is put into Trash, remove that card from the game if it is a card in "
            "either player's Trash."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.RED)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[Damage(3000, choose(1, zx(Side.ENEMY)))],
            ),
            Automatic(
                when=Occurrence.PUT_IN_TRASH,
                of=card(Side.ANY, Zone.TRASH),
                do=[Move(That(card(Side.ANY, Zone.TRASH)), Zone.REMOVED)],
            ),
        ]),
]
