"""B17: Z/X EX of two colors."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red --------------------------------------------------------------
    Card(
        "B17-001", "Yaktor Gaira of the Dawn Ten", Color.RED, cost=2, power=500, tribes=(Tribe.GIGANTIC,),
        japanese="暁十天ヤクトル・ガイラ", rarity=Rarity.SR,
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
        "B17-002", "Liu Bei, Cinder Cutter", Color.RED, cost=2, power=3000, tribes=(Tribe.BRAVER,),
        japanese="業炎灰燼斬 劉備", rarity=Rarity.UC,
        text=(
            '[Startup] Pay white 1: Return any number of cards with "関羽" or "張飛" in the name from '
            "your Charge to your hand."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.WHITE, 1)],
                do=[
                    Move(
                        choose(ANY_NUMBER, card(Side.OWN, Zone.CHARGE, name_contains=("関羽", "張飛"))),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-003", "Apophis", Color.RED, cost=2, power=2000, tribes=(Tribe.MYTHOS,),
        japanese="滅陽蛇アポピス", rarity=Rarity.R,
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
    Card(
        "B17-004", "Vritra", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="雷激蛇ヴリトラ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Startup] Sleep this card: If you have 7 or more red cards in your Resource, deal 9000 "
            "damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [Damage(9000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-005", "Gandiva, Divine Bow of Ruin", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="『壊做』の神弓ガーンデーヴァ", rarity=Rarity.R,
        text=(
            "[Always] (Player Izumo) While you have 10 or more cards in your Remove Zone, this card "
            "cannot be chosen by abilities.\n"
            "[Startup] (Dingir Lv 1; Player Izumo; once per turn) Put the top 2 cards of your deck into "
            "your Remove Zone: Deal 5000 damage divided as you like among any number of enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.IZUMO), AtLeast(10, card(Side.OWN, Zone.REMOVED))],
                do=[Cannot(Bar.BE_CHOSEN)],
            ),
            Startup(
                needs=[Level(Tribe.DINGIR, 1), PlayerNamed(PlayerKey.IZUMO)],
                limit=Limit.ONCE_PER_TURN,
                cost=[FromDeck(2, Zone.REMOVED)],
                do=[Divide(5000, choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B17-006", "Orichalcum Tyranno, Crimson Flame Dragon", Color.RED, cost=3, power=4500,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION,),
        japanese="紅蓮焔竜オリハルコンティラノ", rarity=Rarity.R,
        text=(
            "[Startup] Pay red 3: If your Player is Sera, Reboot this card.\n"
            '[Auto] When this card attacks, if you have 2 or more cards with "オリハルコンティラノ" in '
            "the name in your Trash, give this card +1000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.RED, 3)],
                do=[If([PlayerNamed(PlayerKey.SERA)], [Reboot(THIS)])],
            ),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.TRASH, name_contains="オリハルコンティラノ"))],
                        [Power(1000, THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-007", "Crocite Flamingo", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="神愛の桃鳥クロサイトフラミンゴ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Dingir Lv 1; your turn; once per turn) Pay red 1, put 1 [Gigantic] card "
            "from your hand into your Trash: Deal 9000 damage to 1 Z/X on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Pay(Color.RED, 1),
                    Move(choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.GIGANTIC)), Zone.TRASH),
                ],
                do=[
                    Damage(9000, choose(1, zx(on=CENTER))),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B17-008", "Solomon, Ruler of Divine Spirits", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="神霊を統べる者ソロモン", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card appears, if you have 4 or more cards in your Trash and 4 "
            "or more different tribes are among the cards in your Trash, deal 3000 damage to each enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.TRASH)),
                            Different(4, Trait.TRIBE, card(Side.OWN, Zone.TRASH)),
                        ],
                        [Damage(3000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-009", "Suzuka Gozen, Ogre Princess of Parting", Color.RED, cost=3, power=5000,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION,), japanese="別離の鬼姫 鈴鹿御前", rarity=Rarity.C),
    Card(
        "B17-010", "Reinforce, Armorer of Ruin", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER,),
        japanese="『壊做』鎧工レインフォース", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Nanaya] card in your Dynamis face up. If "
            "you did, put 1 card from your hand into your Trash. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        FaceUp(Tribe.NANAYA),
                        then=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(1)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-011", "Peri, Fairy of Fortune", Color.RED, cost=4, power=4500, tribes=(Tribe.MYTHOS,),
        japanese="『僥倖』の妖精ペリ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Inanna] card in your Dynamis face up. If "
            "you did, you may deal 5000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Then(FaceUp(Tribe.INANNA), then=[May(Damage(5000, choose(1, zx(on=NORMAL))))])],
            ),
        ]),
    Card(
        "B17-012", "Sudarshana of the Six Star Flowers", Color.RED, cost=4, power=6000,
        tribes=(Tribe.MEISTER,), japanese="創星六華閃スダルシャナ", rarity=Rarity.SR,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may deal 2000 damage to 1 enemy Z/X on a "
            "Square. If you did, when a Z/X is destroyed by this damage, you may put 1 Z/X with Cost 3 or "
            "less from your Remove Zone on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Damage(2000, choose(1, zx(Side.ENEMY))),
                        then=[
                            WhenDestroyed([
                                May(
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=3)),
                                        NORMAL,
                                        empty=True,
                                    ),
                                ),
                            ]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-013", "Kalavinka, Splendid Rock Crusher", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="壮麗岩砕 迦陵頻伽", rarity=Rarity.UC,
        text=(
            "[Auto] Stylish Headbutt When this card appears, if your Player is Honome, move 1 enemy Z/X "
            "that is not in battle on a Normal Square to a Square of the Center Area without a Z/X. If "
            "you did, Sleep it. It cannot Reboot in its owner's next Reboot Phase."
        ),
        abilities=[
            Automatic(
                keyword="Stylish Headbutt",
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [PlayerNamed(PlayerKey.HONOME)],
                        [
                            Then(
                                Put(
                                    choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                                then=[Sleep(IT), Grant(IT, Cannot(Bar.REBOOT), Until.REBOOT_PHASE_ENDS)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-014", "Heliolite Sunbird", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="『天道』の情熱石ヘリオライトサンバード", rarity=Rarity.UC,
        text=(
            "[Startup] (Nergal Lv 2; once per turn) Pay black 1: Deal 13000 damage divided as you like "
            "among any number of enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.NERGAL, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLACK, 1)],
                do=[Divide(13000, choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B17-015", "Sleipnir, Swift Hooves of Fortune", Color.RED, cost=5, power=7000, tribes=(Tribe.MYTHOS,),
        japanese="『僥倖』の瞬足スレイプニール", rarity=Rarity.UC,
        text=(
            "[Auto] (Inanna Lv 1) When this card attacks, give this card +5000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, needs=[Level(Tribe.INANNA, 1)], do=[Power(5000, THIS)]),
        ]),
    Card(
        "B17-016", "Azurite Shrike", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="瞑神の蒼河石アジュライトシュリーク", rarity=Rarity.UC,
        text=(
            "[Startup] (Dingir Lv 1; if you have no cards in your hand; once per turn) Pay red 1: Remove "
            "1 Z/X on a Normal Square from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1), AtMost(0, card(Side.OWN, Zone.HAND))],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.RED, 1)],
                do=[Move(choose(1, zx(on=NORMAL)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B17-017", "Caliburnus, Sword Smith of Ruin", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="『壊做』剣工カリブルヌス", rarity=Rarity.UC,
        text=(
            "[Auto] (Nanaya Lv 2) When this card appears, remove up to 2 cards in your opponent's Charge "
            "from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NANAYA, 2)],
                do=[Move(choose(2, card(Side.ENEMY, Zone.CHARGE), up_to=True), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B17-018", "Cao Pi, Cruel Emperor", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="嗜虐文帝 曹丕", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When an enemy Z/X on a Normal Square appears, you may remove 6 [Braver] "
            "cards in your Trash from the game. If you did, deal 11000 damage to 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Move(choose(6, card(Side.OWN, Zone.TRASH, tribe=Tribe.BRAVER)), Zone.REMOVED),
                        then=[Damage(11000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-019", "Igalima, Severity of the Strict Gate", Color.RED, CardType.ZX_EX, cost=6, power=9000,
        tribes=(Tribe.DINGIR, Tribe.IGALIMA), japanese="厳門の『苛烈』イガリマ", rarity=Rarity.R,
        text=(
            "[Advent] 2 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, you may put 1 Z/X with Cost 3 or less from your hand on a Normal "
            "Square without a Z/X. If you did, at the end of the turn, return it to its owner's hand."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.RED)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[AtEndOfTurn([Move(IT, Zone.HAND)])],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-020", "Asb Kabut", Color.RED, CardType.EVENT, cost=1, japanese="アスブ・カブツ", rarity=Rarity.C,
        text=(
            "[Event] Turn 1 face-down [Igalima] card in your Dynamis face up. If you did, you may deal "
            "3000 damage to 1 enemy Z/X on a Normal Square. If you did, when a Z/X is destroyed by this "
            "damage, you may draw 1 card."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.IGALIMA),
                    then=[
                        May(
                            Damage(3000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                            then=[WhenDestroyed([May(Draw(1))])],
                        ),
                    ],
                ),
            ]),
        ]),
    # -- blue -------------------------------------------------------------
    Card(
        "B17-021", "Jimmy, Dazing Divine Tune", Color.BLUE, cost=2, power=3000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="幻惑神奏ジミー", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears, you may move 1 Z/X of yours that is not in "
            "battle on a Normal Square to a Normal Square without a Z/X. If you did, give it +2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            NORMAL,
                            empty=True,
                        ),
                        then=[Power(2000, IT)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-022", "Thunder Gate", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="伸縮変形サンダーゲート", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 2) When this card appears, look at the top 3 cards of your deck. Return "
            "them to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[Look(3, rest=Rest.TOP)],
            ),
        ]),
    Card(
        "B17-023", "Ruling, Judgment Machine", Color.BLUE, cost=3, power=4500, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION,), japanese="神判機械ルーリング", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, if you have 2 or more [Killer Machine] Z/X on a "
            "Square, you may Sleep this card. If you did, return 1 enemy Z/X with Cost 5 or less on a "
            "Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, tribe=Tribe.KILLER_MACHINE))],
                        [
                            May(
                                Sleep(THIS),
                                then=[
                                    Move(
                                        choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)),
                                        Zone.DECK,
                                        shuffled=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-024", "Sarnus, Improvised Keys", Color.BLUE, cost=3, power=5000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION,), japanese="即興鍵奏サーヌス", rarity=Rarity.C),
    Card(
        "B17-025", "Honey-Ba", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.START_CARD,), japanese="泥神馬Honey-Ba", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Dingir Lv 1; your turn; once per turn) Pay blue 3: If you have 6 or more "
            "cards in your Resource, you may put 1 [Metal Fortress] Z/X with Cost 6 or less from your "
            "hand on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 3)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN,
                                            zone=Zone.HAND,
                                            tribe=Tribe.METAL_FORTRESS,
                                            cost_at_most=6,
                                        ),
                                    ),
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
        "B17-026", "Fragamakina Rigel", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="フラガマキナ リゲル", rarity=Rarity.SR,
        text=(
            '[Always] While you have 4 or more cards in your Resource and 2 or more cards with "リゲル" '
            "in the name in your Resource, this card has +1000 Power.\n"
            "[Auto] (Dingir Lv 1) When this card appears, if your Player is Azumi, return 1 enemy Z/X "
            "with Cost 4 or less on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(4, card(Side.OWN, Zone.RESOURCE)),
                    AtLeast(2, card(Side.OWN, Zone.RESOURCE, name_contains="リゲル")),
                ],
                do=[GainPower(1000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.AZUMI)],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)),
                                Zone.DECK,
                                shuffled=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-027", "Great Brain of Justice", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION,), japanese="偉大なる正義の頭脳", rarity=Rarity.R,
        text=(
            '[Always] (Everywhere) This card counts as one with "ローレンシウム" in the name, too.\n'
            "[Auto] (Player Reia) When this card appears by being played, return up to 2 enemy Z/X with "
            "Cost 3 or less on a Normal Square to their owners' hands."
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
    Card(
        "B17-028", "Vywai, Resonator of Majesty", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="『王威』の共振者ヴイワイ", rarity=Rarity.UC,
        text=(
            "[Startup] (Marduk Lv 1; once per turn) Pay white 1: If you have 4 or more cards in your "
            "hand, put 1 Z/X on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.MARDUK, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 1)],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.HAND))],
                        [Move(choose(1, zx(on=NORMAL)), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-029", "MoMA, Art Transformation", Color.BLUE, cost=4, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="芸術変形モーマ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 7 or more blue cards in your Resource, draw 2 "
            "cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))], [Draw(2)])],
            ),
        ]),
    Card(
        "B17-030", "Hector, Singer of the Source Sea", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.MERMAID,), japanese="『源海』に歌う者エクトール", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Nammu] card in your Dynamis face "
            "up. If you did, you may move 1 Z/X of yours that is not in battle on a Normal Square to a "
            "Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FaceUp(Tribe.NAMMU),
                        then=[
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-031", "Millstone", Color.BLUE, cost=4, power=6000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="『命慟』潰機ミルストーン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Tiamat] card in your Dynamis face up. If "
            "you did, draw 2 cards. Return 2 cards from your hand to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        FaceUp(Tribe.TIAMAT),
                        then=[Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-032", "Arc Commander Megrez", Color.BLUE, cost=5, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アークコマンダー メグレス", rarity=Rarity.UC,
        text=(
            "[Always] While you have 3 or more cards in your hand, each [Battle Dress] Z/X of yours on a "
            "Square has +2000 Power.\n"
            '[Auto] When your turn ends, if you have a Z/X with "ドゥーベ" in '
            'the name on a Square, a Z/X with "ミザール" in the name on a '
            'Square, a Z/X with "フェクダ" in the name on a Square, a Z/X with '
            '"メラク" in the name on a Square, a Z/X with "メグレス" in the name on '
            'a Square, a Z/X with "アリオト" in the name on a Square and a Z/X '
            'with "ベネトナシュ" in the name on a Square, you win the game.'
        ),
        abilities=[
            Always(
                needs=[AtLeast(3, card(Side.OWN, Zone.HAND))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.BATTLE_DRESS)))],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    If(
                        [
                            AtLeast(1, zx(Side.OWN, name_contains="ドゥーベ")),
                            AtLeast(1, zx(Side.OWN, name_contains="ミザール")),
                            AtLeast(1, zx(Side.OWN, name_contains="フェクダ")),
                            AtLeast(1, zx(Side.OWN, name_contains="メラク")),
                            AtLeast(1, zx(Side.OWN, name_contains="メグレス")),
                            AtLeast(1, zx(Side.OWN, name_contains="アリオト")),
                            AtLeast(1, zx(Side.OWN, name_contains="ベネトナシュ")),
                        ],
                        [WinGame()],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-033", "Celt, Eternal Tune of Nirvana", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="涅槃永奏ケルト", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When an enemy Z/X appears, you may move 1 [Mermaid] Z/X of yours that "
            "is not in battle on a Square to a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, tribe=Tribe.MERMAID, having=(Having.NOT_IN_BATTLE,))),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B17-034", "Great Spirit of Justice", Color.BLUE, cost=5, power=7500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="偉大なる正義の精神", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            '[Startup] Sleep this card: If your Player is Reia and you have a card with "ローレンシウム" '
            "in the name that is Force of this card in your Force zone, draw 1 card. If your "
            "opponent has a Z/X with Cost 6 or more on a Normal Square, return up to 1 enemy Z/X "
            "with Cost 5 or less on a Normal Square to its owner's hand. (If any were chosen, "
            "return up to 1 enemy Z/X with Cost 6 or more on a Normal Square to its owner's hand. "
            "Otherwise, return 1 enemy Z/X with Cost 6 or more on a Normal Square to its owner's "
            "hand.) Otherwise, return 1 enemy Z/X with Cost 5 or less on a Normal Square to its "
            "owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [
                            PlayerNamed(PlayerKey.REIA),
                            AtLeast(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    name_contains="ローレンシウム",
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [
                            Draw(1),
                            If(
                                # At least one of the two Z/X is returned, if there is one.
                                [AtLeast(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6))],
                                [
                                    Move(
                                        choose(
                                            1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True
                                        ),
                                        Zone.HAND,
                                    ),
                                    IfPicked(
                                        1,
                                        [
                                            Move(
                                                choose(
                                                    1,
                                                    zx(Side.ENEMY, on=NORMAL, cost_at_least=6),
                                                    up_to=True,
                                                ),
                                                Zone.HAND,
                                            ),
                                        ],
                                        otherwise=[
                                            Move(
                                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)),
                                                Zone.HAND,
                                            ),
                                        ],
                                    ),
                                ],
                                otherwise=[
                                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-035", "False Justice Altair", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="フォールスジャスティス アルタイル", rarity=Rarity.SR,
        text=(
            "[Startup] (Zero Optima 4) Sleep this card, put 2 cards from your hand (one each of white and "
            "black) on the bottom of your deck and show them: Draw 2 cards. Return 1 enemy Z/X on a "
            "Normal Square to its owner's hand. Destroy 1 enemy Z/X with Cost 3 or less on a Normal "
            "Square. Put 1 Z/X with another name than this card and Cost 5 or less from your Charge on a "
            "Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(4)],
                cost=[
                    Sleep(THIS),
                    Move(
                        choose(2, card(Side.OWN, Zone.HAND), one_of_each=(Color.WHITE, Color.BLACK)),
                        Zone.DECK,
                        bottom=True,
                        shown=True,
                    ),
                ],
                do=[
                    Draw(2),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3))),
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=5, having=(Having.OTHER_NAME,)),
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-036", "Charge, Charging Machine", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="『命慟』突機チャージ", rarity=Rarity.C,
        text=(
            "[Auto] (Tiamat Lv 1) When this card appears, you may return 1 Z/X with Cost 6 or more on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.TIAMAT, 1)],
                do=[May(Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.HAND))],
            ),
        ]),
    Card(
        "B17-037", "Blaster, Burning Machine", Color.BLUE, cost=6, power=9000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="『命慟』燃機ブラスター", rarity=Rarity.C,
        text=(
            "[Auto] (Tiamat Lv 2) When this card appears, draw 3 cards. Return 1 card from your hand to "
            "your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.TIAMAT, 2)],
                do=[Draw(3), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B17-038", "Liszt, Rower of the Source Sea", Color.BLUE, cost=7, power=10000,
        tribes=(Tribe.MERMAID,), japanese="『源海』の漕ぎ手リスト", rarity=Rarity.UC,
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
        tribes=(Tribe.DINGIR, Tribe.NINGAL), japanese="尊き『星海』ニンガル", rarity=Rarity.R,
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
        japanese="アマルバウラタ", rarity=Rarity.C,
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
    # -- white ------------------------------------------------------------
    Card(
        "B17-041", "Observation", Color.WHITE, cost=2, power=3000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="神望のオブザーベーション", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears by being played, return 1 Z/X from your Charge "
            "to your hand. If you did, give 1 enemy Z/X on a Normal Square -2000 Power until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    Then(
                        Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND),
                        then=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-042", "Aegis Shield Toubkal", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.START_CARD,), japanese="イージスシールド ツブカル", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Dingir Lv 1; your turn; once per turn) Pay white 2: Put 1 [Guardian] Z/X "
            "with Cost 4 or less from your Charge on a Normal Square next to your Player Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 2)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.GUARDIAN, cost_at_most=4)
                        ),
                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-043", "Devon Rex, Palace Gatekeeper", Color.WHITE, cost=3, power=5000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="王宮の門番デボンレックス", rarity=Rarity.C),
    Card(
        "B17-044", "Aura Spider, Divine-web Holy Beast", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.IGNITION,),
        japanese="神網の聖獣オーラスパイダー", rarity=Rarity.R,
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
        "B17-045", "Aura Antelope", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="聖獣オーラアンテロープ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if you have 7 or more white cards in your Resource, you may "
            "put 1 card from your Charge into your Trash. If you did, put 1 Z/X with Cost 6 or less from "
            "your Charge on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=6)),
                                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
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
        "B17-046", "Kijitora, Former Henchman", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        japanese="足抜けした元子分キジトラ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            '[Startup] (once per turn) For nothing: If you have "Kijitora, Curl\'s Henchman No. 1" that is '
            "Force of this card in your Force zone, give each enemy Z/X on a Normal Square -3000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    named="Kijitora, Curl's Henchman No. 1",
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [Power(-3000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-047", "Ben Nevis, Sword of Nobility", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="『高潔』の御剣ベンネビス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Sud] card in your Dynamis face up. "
            "If you did, return up to 3 Z/X from either player's Trash to their owners' deck and shuffle "
            "it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FaceUp(Tribe.SUD),
                        then=[Move(choose(3, zx(zone=Zone.TRASH), up_to=True), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-048", "Pellegrinage, Worshiper of Creation", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.ANGEL,), japanese="『創造』の拝礼者ペレリネージ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Lulu] card in your Dynamis face up. "
            "If you did, give each enemy Z/X on a Square -1000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(FaceUp(Tribe.LULU), then=[Power(-1000, each(zx(Side.ENEMY)))])],
            ),
        ]),
    Card(
        "B17-049", "Phosflamme, Bearer of the Gospel", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.HOLY_BEAST,), japanese="福音の顕現者フォスフラム", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 3) When this card appears from Charge, if your Player is Sakura, draw 1 "
            "card. You may put 1 Z/X with another name than this card and Cost 5 or less from your Charge "
            "on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                origin=Zone.CHARGE,
                needs=[Level(Tribe.DINGIR, 3)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.SAKURA)],
                        [
                            Draw(1),
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN,
                                            zone=Zone.CHARGE,
                                            cost_at_most=5,
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
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
        "B17-050", "Aneto, Bare Face for You", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="あなたへの素顔アネート", rarity=Rarity.SR,
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
        "B17-051", "Aura Serpent", Color.WHITE, cost=5, power=7500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラサーペント", rarity=Rarity.UC,
        text=(
            "[Startup] (Dingir Lv 1; your turn) Pay white 2: Put 1 [Holy Beast] Z/X with Cost 4 or less "
            "from your Charge on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 2)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.HOLY_BEAST, cost_at_most=4)
                        ),
                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-052", "Lignition, Igniter of Creation", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="『創造』の点火者リグニシオン", rarity=Rarity.C,
        text="[Always] (Lulu Lv 1) Each [Angel] Z/X of yours on a Square has +2000 Power.",
        abilities=[
            Always(needs=[Level(Tribe.LULU, 1)], do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.ANGEL)))]),
        ]),
    Card(
        "B17-053", "Nine Lives Wire", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="ニャインライブズ ワイヤー", rarity=Rarity.SR,
        text=(
            "[Auto] (Dingir Lv 3) When this card appears, you may Sleep this card. If you did, put up to "
            "2 cards from your opponent's Charge into your opponent's Trash. Draw that many cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 3)],
                do=[
                    May(
                        Sleep(THIS),
                        then=[
                            Move(choose(2, card(Side.ENEMY, Zone.CHARGE), up_to=True), Zone.TRASH),
                            Draw(PerDone(1)),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-054", "Cheshire, Mocking Clown", Color.WHITE, cost=6, power=8000, tribes=(Tribe.CAIT_SITH,),
        japanese="嘲笑う道化チェシャ", rarity=Rarity.R,
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
        "B17-055", "Shankar, Shield of Nobility", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="『高潔』の御盾シャンカー", rarity=Rarity.C,
        text="[Always] (Sud Lv 1) The limit of your opponent's Charge is -2.",
        abilities=[
            Always(needs=[Level(Tribe.SUD, 1)], do=[ChargeMore(-2, Side.ENEMY)]),
        ]),
    Card(
        "B17-056", "Aura Owl, Inquisitor of the Verdict", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.HOLY_BEAST,), japanese="『裁決』の審問官オーラオウル", rarity=Rarity.UC,
        text="[Startup] (Anu Lv 1) Pay red 1: Remove 1 card in your opponent's Charge from the game.",
        abilities=[
            Startup(
                needs=[Level(Tribe.ANU, 1)],
                cost=[Pay(Color.RED, 1)],
                do=[Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B17-057", "Frenetique, Frenzy of Creation", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="『創造』の狂騒フレーネティーク", rarity=Rarity.UC,
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
        tribes=(Tribe.DINGIR, Tribe.NINKASI), japanese="広漠なる『勝宴』ニンカシ", rarity=Rarity.R,
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
    Card(
        "B17-059", "Pleasure Worth a Fortune", Color.WHITE, CardType.EVENT, cost=1,
        japanese="値千金の愉悦", rarity=Rarity.UC,
        text=(
            '[Event] If you have a card with "マリー・アントワネット" in the name in your Charge, put 1 '
            "enemy Z/X on a Normal Square on the bottom of its owner's deck. Your opponent "
            "draws 1 card."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, card(Side.OWN, Zone.CHARGE, name_contains="マリー・アントワネット"))],
                    [
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                        Draw(1, Side.ENEMY),
                    ],
                ),
            ]),
        ]),
    Card(
        "B17-060", "Shikar Bikal Kassagasan", Color.WHITE, CardType.EVENT, cost=1,
        japanese="シカル・ビーカル・カッサガサーン", rarity=Rarity.C,
        text=(
            "[Event] Turn 1 face-down [Ninkasi] card in your Dynamis face up. If you did, put 1 card from "
            "your opponent's Charge into your opponent's Trash."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.NINKASI),
                    then=[Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH)],
                ),
            ]),
        ]),
    # -- black ------------------------------------------------------------
    Card(
        "B17-061", "Thumbscrew", Color.BLACK, cost=2, power=2000, tribes=(Tribe.TORTURERS,),
        japanese="神罰の指嚙みサムスクリュー", rarity=Rarity.C,
        text=(
            "[Startup] (Dingir Lv 1) Sleep this card: If you have 2 or more [Torturers] Z/X on a Square, "
            "destroy 1 Z/X with Cost 3 or less on a Normal Square. Put 1 card from your opponent's hand "
            "of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1)],
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, tribe=Tribe.TORTURERS))],
                        [
                            Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))),
                            Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-062", "Knochen, Magic Bone of the Oath", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.PREDATOR,), japanese="『誓約』の魔骨クノッヘン", rarity=Rarity.C,
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
        "B17-063", "Bone Dolphin", Color.BLACK, cost=2, power=2000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="骨海豚ボーンドルフィン", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears by being played, if you have 7 or more black cards in your "
            "Resource, you may put 1 Z/X with Cost 4 or less from your Trash on a Normal Square without a "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4)),
                                    NORMAL,
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-064", "Red Hood, Girl of Doubt", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="懐疑の少女アカズキン", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card is destroyed, you may destroy 1 Z/X with Cost 3 or less "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
            ),
        ]),
    Card(
        "B17-065", "Spinning Garrote", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="くるくるするガロット", rarity=Rarity.C),
    Card(
        "B17-066", "Corrupt, Eroding Decay", Color.BLACK, cost=3, power=2500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.START_CARD,), japanese="侵食する腐敗コラプト", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Auto] (Charge; Dingir Lv 1) When a [Predator] Z/X of yours destroys an enemy Z/X in battle, "
            "you may destroy 1 Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.PREDATOR),
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=5))))],
            ),
        ]),
    Card(
        "B17-067", "Llorona, Grieving Dead Mother", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.IGNITION,), japanese="悲嘆の屍母リョローナ", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, if you have 4 or more [Nosferatu] cards in your "
            "Trash, you may pay black 2. If you did, put 1 [Nosferatu] Z/X with Cost 3 or less from your "
            "Trash on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU))],
                        [
                            May(
                                Pay(Color.BLACK, 2),
                                then=[
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN,
                                                zone=Zone.TRASH,
                                                tribe=Tribe.NOSFERATU,
                                                cost_at_most=3,
                                            ),
                                        ),
                                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
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
        "B17-068", "Deacon of Pestilence", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="『悪疾』の助祭ディーコン", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Ahhazu] card in your Dynamis face up. If "
            "you did, you may put the top 2 cards of your deck into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Then(FaceUp(Tribe.AHHAZU), then=[May(FromDeck(2, Zone.TRASH))])],
            ),
        ]),
    Card(
        "B17-069", "Pfortner, Gate-wolf", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="忌門の番狼プフェルトナー", rarity=Rarity.UC,
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
        "B17-070", "Passione, Envoy of Lust", Color.BLACK, cost=4, power=6000, tribes=(Tribe.DIABOLOS,),
        japanese="色欲の使者パシオーニ", rarity=Rarity.SR,
        text=(
            "[Startup] (once per turn) Pay white 1, pay green 1, put 1 card from your hand into your "
            "Trash: You may put 1 Z/X with Cost 6 or more on a Normal Square on the bottom of its owner's "
            "deck. You may put the top card of your deck into your Charge. Reveal the top 5 cards of "
            "your deck. Return 1 Z/X among them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Pay(Color.WHITE, 1),
                    Pay(Color.GREEN, 1),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                ],
                do=[
                    May(Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.DECK, bottom=True)),
                    May(FromDeck(1, Zone.CHARGE)),
                    Look(5, shown=True, do=[Move(choose(1, looked(zx(Side.OWN))), Zone.HAND)]),
                ],
            ),
        ]),
    Card(
        "B17-071", "Eugen, Magic Eye of the Oath", Color.BLACK, cost=4, power=4000, tribes=(Tribe.PREDATOR,),
        japanese="『誓約』の魔眼オイゲン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Zababa] card in your Dynamis face up. If "
            "you did, you may put the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Then(FaceUp(Tribe.ZABABA), then=[May(FromDeck(1, Zone.CHARGE))])],
            ),
        ]),
    Card(
        "B17-072", "Kristall, Magic Crystal of the Oath", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="『誓約』の魔晶クリスタル", rarity=Rarity.UC,
        text=(
            "[Startup] (Charge; Zababa Lv 1) Put this card into your Trash: Destroy 1 Z/X with Cost 3 or "
            "less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.ZABABA, 1)],
                cost=[Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B17-073", "Altar, Sacrificial Stand", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="『冥滅』の生贄台アルター", rarity=Rarity.UC,
        text=(
            "[Startup] (Ereshkigal Lv 1; once per turn) Pay green 1: Put 1 Z/X on a Normal Square into "
            "its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.ERESHKIGAL, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.GREEN, 1)],
                do=[Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B17-074", "Plague, Preacher of Pestilence", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.NOSFERATU,), japanese="『悪疾』の伝道者プレェグ", rarity=Rarity.UC,
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
        japanese="冥土三姫 磔刑人形クルシフィ", rarity=Rarity.SR,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, choose 1 enemy Z/X on a Normal Square. If it is "
            "a Z/X with Cost 6 or more, (destroy it. If you did, put 2 cards from your opponent's hand "
            "of your opponent's choice into your opponent's Trash.) Otherwise, destroy it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    # The Cost that it had on the Square counts (ruling Z13).
                    Pick(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    IfPicked(
                        1,
                        [
                            Then(
                                Destroy(IT),
                                then=[
                                    Move(choose(2, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                                ],
                            ),
                        ],
                        among=zx(cost_at_least=6),
                        otherwise=[Destroy(IT)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-076", "Luxuria, Loving Embrace", Color.BLACK, cost=7, power=10500, tribes=(Tribe.DIABOLOS,),
        japanese="慈愛の抱擁ルクスリア", rarity=Rarity.R,
        text=(
            "[Startup] (once per turn) Put 1 card from your Charge into your Trash: If your Player is "
            "Souma, destroy 1 enemy Z/X on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.SOUMA)],
                        [
                            Destroy(choose(1, zx(Side.ENEMY, on=CENTER))),  # diagram assumed
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-077", "Creps, Divine Wing of Dusk", Color.BLACK, cost=8, power=11000, tribes=(Tribe.DIABOLOS,),
        japanese="宵闇の神翼クレプス", rarity=Rarity.R,
        text=(
            "[Always] Your Charge has no limit.\n"
            "[Startup] (Dingir Lv 1; your turn; once per turn) For nothing: If your Player is Yamato and "
            "you have 3 or more cards in your Charge, put 1 Z/X with Cost 5 or less from your Trash on a "
            "Normal Square without a Z/X."
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
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-078", "Shulshagana, Smashing Steel Hammer", Color.BLACK, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.DINGIR, Tribe.SHULSHAGANA),
        japanese="打ち据える『鋼槌』シュルシャガナ", rarity=Rarity.R,
        text=(
            "[Advent] 2 black Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, destroy each enemy Z/X with Power 6000 or less on a Normal Square."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.BLACK)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Destroy(each(zx(Side.ENEMY, on=NORMAL, power_at_most=6000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-079", "Tahal Tam", Color.BLACK, CardType.EVENT, cost=2, icons=(Icon.IGNITION,),
        japanese="タハル・タム", rarity=Rarity.C,
        text=(
            "[Event] Turn 1 face-down [Shulshagana] card in your Dynamis face up. If you did, destroy up "
            "to 2 enemy Z/X with Cost 3 or less on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.SHULSHAGANA),
                    then=[
                        Destroy(
                            choose(2, zx(Side.ENEMY, on=CENTER, cost_at_most=3), up_to=True),
                        ),  # diagram assumed
                    ],
                ),
            ]),
        ]),
    Card(
        "B17-080", "A Guardian's Backbone", Color.BLACK, CardType.EVENT, cost=3,
        japanese="守る者の意地", rarity=Rarity.UC,
        text=(
            '[Event] You may Sleep your Player card "Tennouji Yamato". If you did, destroy 1 Z/X with '
            "Power 8000 or less on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                May(
                    Sleep(choose(1, zx(Side.OWN, kind=CardType.PLAYER, named="Tennouji Yamato"))),
                    then=[Destroy(choose(1, zx(on=CENTER, power_at_most=8000)))],  # diagram assumed
                ),
            ]),
        ]),
    # -- green ------------------------------------------------------------
    Card(
        "B17-081", "Aquilegia, Locker of the Divine Key", Color.GREEN, cost=2, power=3000,
        tribes=(Tribe.LEAFER,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="神鍵をかけるアクイレジア", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card appears, give up to 2 Z/X on a Normal Square +2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Power(2000, choose(2, zx(on=NORMAL), up_to=True))],
            ),
        ]),
    Card(
        "B17-082", "Orizururan", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="幸福の儀式剣 折鶴蘭", rarity=Rarity.R,
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
        icons=(Icon.IGNITION,), japanese="獣人ウェアアカパンダ", rarity=Rarity.C),
    Card(
        "B17-084", "Army Ant", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.START_CARD,), japanese="神貢の軍勢アーミーアント", rarity=Rarity.C,
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
        icons=(Icon.IGNITION,), japanese="神難の回避者オレアンダー", rarity=Rarity.R,
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
        "B17-086", "Hydrangea, Umbrella of Love", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="『恵愛』の雨傘ハイドランジア", rarity=Rarity.UC,
        text=(
            "[Startup] (Ishtar Lv 1; once per turn) Pay blue 1: Return 1 enemy Z/X with Cost 3 or less on "
            "a Normal Square to its owner's hand. If you did, draw 1 card."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.ISHTAR, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    Then(
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND),
                        then=[Draw(1)],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-087", "Werelupus, False Beastman", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="詐称獣人ウェアループス", rarity=Rarity.C,
        text=(
            '[Auto] (Dingir Lv 1) When this card appears, put any number of cards with "アカズキン" in '
            "the name from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    Move(
                        choose(ANY_NUMBER, card(Side.OWN, Zone.TRASH, name_contains="アカズキン")),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-088", "Werechihuahua", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアチワワ", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may put 1 [Lycanthrope] Z/X with Cost 3 or "
            "less from your Resource on a Normal Square without a Z/X. If you did, at the end of the "
            "turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.LYCANTHROPE, cost_at_most=3)
                            ),
                            NORMAL,
                            empty=True,
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-089", "Tribute Carrier", Color.GREEN, cost=4, power=6000, tribes=(Tribe.PLASECT,),
        japanese="神貢蜂兵トリビュートキャリア", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears from Resource, if you have 6 or more cards in "
            "your Resource, you may put 1 card from your Charge into your Trash. If you did, reveal the "
            "top 4 cards of your deck. Put up to 2 [Plasect] cards among them into your Resource in Sleep "
            "State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                origin=Zone.RESOURCE,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
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
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-090", "Toukaede", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="『豊沃』の種蒔く者 唐楓", rarity=Rarity.C,
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
        "B17-091", "Daydreaming Canna", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="妄想爆発のカンナ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card or another [Leafer] Z/X of yours appears, if you have 3 or more "
            "[Leafer] Z/X on a Square, put the top card of your deck into your Resource in Sleep State. "
            "Return 1 card from your Resource to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.LEAFER, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[
                    If(
                        [AtLeast(3, zx(Side.OWN, tribe=Tribe.LEAFER))],
                        [
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                            Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-092", "Nanda", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="神薙の龍王 難陀", rarity=Rarity.SR,
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
        tribes=(Tribe.LYCANTHROPE,), japanese="孤独の放浪者フィーユ", rarity=Rarity.R,
        text=(
            "[Always] (Square, Resource, Charge or Trash) This card cannot be chosen by its owner for "
            "abilities.\n"
            "[Auto] When this card appears by being played, you may put 2 cards from your hand into your "
            "Trash. If you did, reveal the top 5 cards of your deck. Return 2 Z/X among them to your "
            "hand. Shuffle the rest back into your deck."
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
        "B17-094", "Enishida, Tiller of Fertility", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="『豊沃』の耕作者 金雀枝", rarity=Rarity.UC,
        text=(
            "[Auto] (Ninurta Lv 2) When this card appears, put up to 2 Z/X with Cost 5 from your Trash "
            "into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NINURTA, 2)],
                do=[
                    Move(
                        choose(
                            2, zx(Side.OWN, zone=Zone.TRASH, cost_at_least=5, cost_at_most=5), up_to=True
                        ),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B17-095", "Feather Horn, Antennae of Sunshine", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.PLASECT,), japanese="『陽燦』の網角フェザーホーン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, turn 1 face-down [Shamash] card in your Dynamis face up. If "
            "you did, Reboot 1 card in your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Then(FaceUp(Tribe.SHAMASH), then=[Reboot(choose(1, card(Side.OWN, Zone.RESOURCE)))])],
            ),
        ]),
    Card(
        "B17-096", "Tarantula Hawk, Hunter of Sunshine", Color.GREEN, cost=6, power=8000,
        tribes=(Tribe.PLASECT,), japanese="『陽燦』の狩人タランチュラホーク", rarity=Rarity.C,
        text=(
            "[Auto] (Shamash Lv 2) When this card appears, put any number of enemy Z/X on a Normal Square "
            "into their owners' Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.SHAMASH, 2)],
                do=[Move(choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B17-097", "Vesparose, Queen of Shackles", Color.GREEN, cost=7, power=10500, tribes=(Tribe.PLASECT,),
        japanese="四皇蟲 隷梏女王ヴェスパローゼ", rarity=Rarity.SR,
        text=(
            "[Startup] (Dingir Lv 1; your turn; once per turn) For nothing: If your Player is Kisara, "
            'put 1 Z/X with "蜂兵" in the name from your Resource on a Normal Square without a Z/X in '
            "Sleep State. Destroy 1 enemy Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.KISARA)],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains="蜂兵")),
                                NORMAL,
                                empty=True,
                                state=State.SLEEP,
                            ),
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5))),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B17-098", "Baineasy Looking Down", Color.GREEN, cost=7, power=10500, tribes=(Tribe.LEAFER,),
        japanese="見下ろすバイネーシー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 7 or more green cards in your Resource, you may "
            "put 1 card from your Charge into your Trash. If you did, put 1 Z/X with Cost 6 or less from "
            "your Resource on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)),
                                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
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
        "B17-099", "Nannar, Silver Moon Illusion", Color.GREEN, CardType.ZX_EX, cost=6, power=8500,
        tribes=(Tribe.DINGIR, Tribe.NANNAR), japanese="銀月の『与幻』ナンナル", rarity=Rarity.R,
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
        japanese="エぺル・ギス・カッカブ", rarity=Rarity.UC,
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
        tribes=(Tribe.DINGIR, Tribe.NANAYA), japanese="昇熱の『壊做』ナナヤ", rarity=Rarity.ZXR,
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
        tribes=(Tribe.DINGIR, Tribe.TIAMAT), japanese="氾濫の『命慟』ティアマト", rarity=Rarity.ZXR,
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
        tribes=(Tribe.DINGIR, Tribe.LULU), japanese="無尽の『創造』ルル", rarity=Rarity.ZXR,
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
        power=10500, tribes=(Tribe.DINGIR, Tribe.ZABABA), japanese="不撓の『誓約』ザババ", rarity=Rarity.ZXR,
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
        tribes=(Tribe.DINGIR, Tribe.SHAMASH), japanese="豪胆の『陽燦』シャマシュ", rarity=Rarity.ZXR,
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
        icons=(Icon.IGNITION,), japanese="偉大なる正義の頭脳", rarity=Rarity.CVR,
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
        japanese="宵闇の神翼クレプス", rarity=Rarity.CVR,
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
        "B17-108", "Sakuramachi Sana", Color.GREEN, CardType.PLAYER, japanese="桜街紗那", rarity=Rarity.IGR,
        player_keys=(PlayerKey.SANA,)),
    # -- blue -----------------------------------------------------------
    Card(
        "B17-109", "Chloe, Guide of Causality", Color.BLUE, cost=6, power=9000, tribes=(Tribe.CHLOE,),
        japanese="因果の導き手クロエ", rarity=Rarity.UR,
        text=(
            "[Startup] (your turn; once per turn by name) Put 6 cards with Ignition icon from your hand "
            "on the bottom of your deck and show them: Draw 6 cards. Look at the top 5 cards of your "
            "deck. Put up to 3 Z/X among them each on a Normal Square without a Z/X. Shuffle the rest "
            "back into your deck."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[
                    Move(
                        choose(6, card(Side.OWN, Zone.HAND, icons=(Icon.IGNITION,))),
                        Zone.DECK,
                        bottom=True,
                        shown=True,
                    ),
                ],
                do=[
                    Draw(6),
                    Look(5, do=[Put(choose(3, looked(zx(Side.OWN)), up_to=True), NORMAL, empty=True)]),
                ],
            ),
        ]),
]
