# ruff: noqa: RUF001 - Japanese names stand as printed
"""B01, the first booster: all 103 cards.

Facts and behaviour only; `text` is our own wording and is held against the data by tests/cards/test_text.py.
"""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B01-001", "Laelaps, Hound of Fate", Color.RED, cost=2, power=2500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="運命の猟犬ライラプス", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Artemis, Goddess of the Hunt" on a '
            "Square, deal 5000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, named="Artemis, Goddess of the Hunt"))],
                        [Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-002", "Ittou, Swordsmith", Color.RED, cost=2, power=3500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="刀職人 一刀", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B01-003", "Coal Armadillo", Color.RED, cost=2, power=3500, tribes=(Tribe.GIGANTIC,),
        japanese="発熱する石炭コールアルマジロ", rarity=Rarity.C),
    Card(
        "B01-004", "Gold Peacock", Color.RED, cost=3, power=3000, tribes=(Tribe.GIGANTIC,), reach=2,
        japanese="煌きの金ゴールドピーコク", rarity=Rarity.R,
        text="Range 2."),
    Card(
        "B01-005", "Queen of Desert, Cleopatra", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.START_CARD,), japanese="砂漠の女王クレオパトラ", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 2, put this card into your Trash: Deal 5000 damage to 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B01-006", "Artemis, Goddess of the Hunt", Color.RED, cost=3, power=5000,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION,), japanese="狩猟の女神アルテミス", rarity=Rarity.R),
    Card(
        "B01-007", "Yatagarasu", Color.RED, cost=3, power=5000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="太陽の神使ヤタガラス", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B01-008", "Forge", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.START_CARD,), japanese="鍛錬鍛冶フォージ", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B01-009", "Bucephalus", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="制覇の黒馬ブケファロス", rarity=Rarity.R,
        text=(
            "[Startup] Sleep this card: Give 1 [Braver] Z/X on a Square +4000 Power until the end"
            " of the turn."
        ),
        abilities=[
            Startup(cost=[Sleep(THIS)], do=[Power(4000, choose(1, zx(tribe=Tribe.BRAVER)))]),
        ]),
    Card(
        "B01-010", "Ishida Mitsunari", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="無双才覚 石田三成", rarity=Rarity.SR,
        text="[Startup] Sleep this card: Deal 4000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            Startup(cost=[Sleep(THIS)], do=[Damage(4000, choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B01-011", "Glass Elephant", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="優しい硝子グラスエレファント", rarity=Rarity.UC,
        text="[Auto] When this card attacks, give this card +1000 Power until the end of the turn.",
        abilities=[
            Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS)]),
        ]),
    Card(
        "B01-012", "Alexander, Nine Great Heroes", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER,), japanese="九大英雄アレキサンダー", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Mikado) Pay red 4: Reboot 1 other Z/X on a Square.\n"
            "[Startup] (Player Mikado; once per turn) Remove 1 card in your hand from the game: If a "
            "[Braver] of yours destroyed an enemy Z/X by attacking this turn, you may return 1 card with "
            '"アレキサンダー" in the name from your Remove Zone to your hand.'
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.MIKADO)],
                cost=[Pay(Color.RED, 4)],
                do=[Reboot(choose(1, zx(having=(Having.NOT_THIS,))))],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.MIKADO)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED)],
                do=[
                    If(
                        [SlainBy(Tribe.BRAVER)],
                        [
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.REMOVED, name_contains="アレキサンダー")),
                                    Zone.HAND,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-013", "Tank Heart", Color.RED, cost=5, power=8000, tribes=(Tribe.MEISTER,),
        japanese="激走鉄騎タンクハート", rarity=Rarity.UC),
    Card(
        "B01-014", "Stone Turtle", Color.RED, cost=5, power=5000, tribes=(Tribe.GIGANTIC,),
        japanese="鈍重な石ストーンタートル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, deal 3500 damage to each enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(3500, each(zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B01-015", "Augustus", Color.RED, cost=6, power=7000, tribes=(Tribe.BRAVER,),
        japanese="尊厳の神君アウグストゥス", rarity=Rarity.UC,
        text="[Auto] When this card appears, deal 5000 damage to 1 enemy Z/X on a Normal Square.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B01-016", "Steel Leopard", Color.RED, cost=6, power=9500, tribes=(Tribe.GIGANTIC,),
        japanese="不屈の鋼スティールレオパルド", rarity=Rarity.UC),
    Card(
        "B01-017", "Imperator Judge", Color.RED, CardType.EVENT, cost=1,
        japanese="インペラトルジャッジ", rarity=Rarity.C,
        text="[Event] Deal 3500 damage to 1 Z/X on a Normal Square.",
        abilities=[
            EventText(do=[Damage(3500, choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B01-018", "Conqueror's Quake Spear", Color.RED, CardType.EVENT, cost=1, japanese="覇者激震槍",
        rarity=Rarity.R,
        text="[Event] Give 1 attacking Z/X on a Square +3500 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(3500, choose(1, zx(having=(Having.ATTACKING,))))]),
        ]),
    Card(
        "B01-019", "Exploding Coal", Color.RED, CardType.EVENT, cost=2, japanese="爆散する石炭",
        rarity=Rarity.UC,
        text="[Event] Deal 5000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            EventText(do=[Damage(5000, choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B01-020", "Main Gun, Fire!", Color.RED, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="しゅほうはっしゃー！", rarity=Rarity.C,
        text="[Event] Deal 8000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            EventText(do=[Damage(8000, choose(1, zx(on=NORMAL)))]),
        ]),
    # -- blue ------------------------------------------------------------
    Card(
        "B01-021", "Steel Castle Astatine", Color.BLUE, cost=2, power=3500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="鋼城アスタチン", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B01-022", "Erase", Color.BLUE, cost=2, power=3000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="抹消機械イレイス", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, draw 1 card. Return 1 card from your hand to the top of your "
            "deck. Shuffle your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Draw(1), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK), Shuffle()],
            ),
        ]),
    Card(
        "B01-023", "Strausse", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.START_CARD,), japanese="金盤奏音シュトラウセ", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 2, put this card into your Trash: Draw 2 cards. Return 1 card "
            "from your hand to the top of your deck. Shuffle your deck."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 2), Move(THIS, Zone.TRASH)],
                do=[Draw(2), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK), Shuffle()],
            ),
        ]),
    Card(
        "B01-024", "Steel Castle Technetium", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="鋼城テクネチウム", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B01-025", "City Guard Phecda", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.START_CARD,), japanese="シティガード フェクダ", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B01-026", "Void", Color.BLUE, cost=3, power=5000, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION,), japanese="抹消機械ヴォイド", rarity=Rarity.R),
    Card(
        "B01-027", "Meteor Sword Spica", Color.BLUE, cost=3, power=4000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="メテオソード スピカ", rarity=Rarity.R,
        text='[Auto] When this card appears, if you have "Void" on a Square, draw 1 card.',
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(1, zx(Side.OWN, named="Void"))], [Draw(1)])],
            ),
        ]),
    Card(
        "B01-028", "Gamma-S02 Alioth", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="γ-Ｓ02アリオト", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If"
            " you did, return 1 Z/X with Cost 4 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_most=4)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-029", "Steel Castle Europium", Color.BLUE, cost=4, power=4500,
        tribes=(Tribe.METAL_FORTRESS,), reach=2, japanese="鋼城ユウロピウム", rarity=Rarity.UC,
        text="Range 2."),
    Card(
        "B01-030", "Delete", Color.BLUE, cost=4, power=6500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="抹消機械デリート", rarity=Rarity.UC),
    Card(
        "B01-031", "Smetina", Color.BLUE, cost=4, power=5000, tribes=(Tribe.MERMAID,),
        japanese="夕凪奏姫スメティナ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may move 1 Z/X on a Normal Square to an adjacent "
            "Square, but not to the Player Square of its owner's opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL)),
                            ANY_SQUARE,
                            adjacent=True,
                            not_other_player_square=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B01-032", "Tantalum", Color.BLUE, cost=5, power=8000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="家電合体タンタル", rarity=Rarity.UC),
    Card(
        "B01-033", "Vivar", Color.BLUE, cost=5, power=6500, tribes=(Tribe.MERMAID,),
        japanese="奏声ヴィーヴァル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may move 1 Z/X on a Normal Square to an adjacent "
            "Square, but not to the Player Square of its owner's opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL)),
                            ANY_SQUARE,
                            adjacent=True,
                            not_other_player_square=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B01-034", "Sword Sniper Rigel", Color.BLUE, cost=5, power=6000,
        tribes=(Tribe.BATTLE_DRESS, Tribe.REUNION), japanese="ソードスナイパー リゲル", rarity=Rarity.SR,
        text=(
            "[Always] (Player Azumi) This card has infinite Range.\n"
            "[Startup] (Hand; Player Azumi; your turn; if you have a [Overboost] Z/X on a Square) Sleep 2 "
            "Reboot [Reunion] cards in your Resource: Put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.AZUMI)], do=[GainRange(ANY_NUMBER)]),
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.AZUMI),
                    TurnOf(Side.OWN),
                    AtLeast(1, zx(Side.OWN, tribe=Tribe.OVERBOOST)),
                ],
                cost=[
                    Sleep(choose(2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.REUNION, state=State.REBOOT))),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
        ]),
    Card(
        "B01-035", "Tau-A03 Aspidiske", Color.BLUE, cost=6, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="τ-Ａ03アスピディスケ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, return any number of Z/X on a Normal Square with "
            "total Cost 6 or less to their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(ANY_NUMBER, zx(on=NORMAL), total_cost_at_most=6), Zone.HAND)],
            ),
        ]),
    Card(
        "B01-036", "Darmstadtium", Color.BLUE, cost=7, power=9000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="音速の城ダームスタチウム", rarity=Rarity.SR,
        text="[Auto] When this card destroys an enemy Z/X in battle, draw 1 card.",
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[Draw(1)]),
        ]),
    Card(
        "B01-037", "Progress of Science", Color.BLUE, CardType.EVENT, cost=1, japanese="科学の発展",
        rarity=Rarity.C,
        text=(
            "[Event] Draw 2 cards. Return 2 cards from your hand to the top of your deck. Shuffle your "
            "deck."
        ),
        abilities=[
            EventText(do=[Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK), Shuffle()]),
        ]),
    Card(
        "B01-038", "Comet Shoot", Color.BLUE, CardType.EVENT, cost=1, japanese="コメットシュート",
        rarity=Rarity.C,
        text=(
            "[Event] Return 1 enemy Z/X with Cost 3 or less on a Normal Square to its owner's "
            "hand."
        ),
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)]),
        ]),
    Card(
        "B01-039", "Flying Idle Shot", Color.BLUE, CardType.EVENT, cost=2, japanese="飛翔空転射",
        rarity=Rarity.R,
        text=(
            "[Event] Return 1 enemy Z/X with Cost 4 or less on a Normal Square to its owner's "
            "hand."
        ),
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND)]),
        ]),
    Card(
        "B01-040", "Returning Melody", Color.BLUE, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="帰還の奏曲", rarity=Rarity.UC,
        text="[Event] Return 1 enemy Z/X on a Normal Square to its owner's hand.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)]),
        ]),
    # -- white ------------------------------------------------------------
    Card(
        "B01-041", "Law Bringer Dastgir", Color.WHITE, cost=2, power=3500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ロウブリンガー ダストギール", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B01-042", "Saotome Liliel", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.START_CARD,), japanese="運命革命の一翼・早乙女リリエル", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 2, put this card into your Trash: Give 1 enemy Z/X on a"
            " Normal Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 2), Move(THIS, Zone.TRASH)],
                do=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B01-043", "Aura Pegasus", Color.WHITE, cost=3, power=5000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="聖獣オーラペガサス", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B01-044", "Siamese the Pot Seller", Color.WHITE, cost=3, power=5000,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.START_CARD,), japanese="壺売りのシャム", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B01-045", "Absconding Maine Coon", Color.WHITE, cost=3, power=5000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="持ち逃げするメインクーン", rarity=Rarity.R),
    Card(
        "B01-046", "Law Bringer Dhaulagiri", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="ロウブリンガー ダウラギリ", rarity=Rarity.R),
    Card(
        "B01-047", "Lien of Bonds", Color.WHITE, cost=4, power=5500, tribes=(Tribe.ANGEL,),
        japanese="絆のリアン", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Absconding Maine Coon" on a Square, give'
            " 1 enemy Z/X on a Normal Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, named="Absconding Maine Coon"))],
                        [Power(-5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-048", "Aura Phoenix", Color.WHITE, cost=4, power=5500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラフェニックス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card is destroyed, give each Z/X of yours on a Square +2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.IS_DESTROYED, do=[Power(2000, each(zx(Side.OWN)))]),
        ]),
    Card(
        "B01-049", "Cheerful Burmese", Color.WHITE, cost=4, power=5500, tribes=(Tribe.CAIT_SITH,),
        japanese="陽気なバーミーズ", rarity=Rarity.UC,
        text="[Auto] When this card appears, Sleep 1 card in either player's Resource.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Sleep(choose(1, card(Side.ANY, Zone.RESOURCE)))]),
        ]),
    Card(
        "B01-050", "Law Bringer Shishapangma", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.GUARDIAN,), japanese="ロウブリンガー シシャパンマ", rarity=Rarity.UC,
        text=(
            "[Auto] When a battle in which a Z/X attacked this card ends, destroy that Z/X if it "
            "is on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                role=Role.ATTACKED,
                do=[Destroy(That(zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B01-051", "Sages of Wisdom", Color.WHITE, cost=5, power=6000, tribes=(Tribe.ANGEL,), reach=2,
        japanese="賢さのサジェス", rarity=Rarity.UC,
        text="Range 2."),
    Card(
        "B01-052", "Aura Byakko", Color.WHITE, cost=5, power=8000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラビャッコ", rarity=Rarity.C),
    Card(
        "B01-053", "Law Bringer Batura", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー バトゥーラ", rarity=Rarity.SR,
        text=(
            "[Auto] When a battle in which a Z/X attacked this card ends, destroy that Z/X if it "
            "is on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                role=Role.ATTACKED,
                do=[Destroy(That(zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B01-054", "Admiration", Color.WHITE, cost=6, power=7500, tribes=(Tribe.ANGEL,),
        japanese="憧れのアドミラシオン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 enemy Z/X on a Normal Square -4000 Power until"
            " the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B01-055", "Law Bringer Ushba", Color.WHITE, cost=6, power=9500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー ウシュバ", rarity=Rarity.R),
    Card(
        "B01-056", "Fierte of Pride", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="誇りのフィエリテ", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Asuka) When a battle in which this card attacked ends, give 1 enemy "
            "Z/X on a Normal Square -11000 Power until the end of the turn. You may move this "
            "card to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                role=Role.ATTACKER,
                needs=[PlayerNamed(PlayerKey.ASUKA)],
                do=[
                    Power(-11000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                    May(Put(THIS, OWN_PLAYER_SQUARE, empty=True)),
                ],
            ),
        ]),
    Card(
        "B01-057", "Haughty Wall of Light", Color.WHITE, CardType.EVENT, cost=1,
        japanese="尊大なる光壁", rarity=Rarity.C,
        text=(
            "[Event] Give 1 attacked Z/X on a Square of your Army Area +3500 Power until the end "
            "of the turn."
        ),
        abilities=[
            EventText(do=[Power(3500, choose(1, zx(on=ARMY, having=(Having.ATTACKED,))))]),
        ]),
    Card(
        "B01-058", "Angel's Light Strike", Color.WHITE, CardType.EVENT, cost=1, japanese="天使の光撃",
        rarity=Rarity.UC,
        text=(
            "[Event] Destroy 1 Z/X with Cost 3 or less on a Square, if it attacks you or a card "
            "on a Player Square."
        ),
        abilities=[
            EventText(do=[Destroy(choose(1, zx(cost_at_most=3, having=(Having.ATTACKING_YOU,))))]),
        ]),
    Card(
        "B01-059", "Revenge Force", Color.WHITE, CardType.EVENT, cost=1, japanese="リベンジフォース",
        rarity=Rarity.C,
        text="[Event] Give 1 Z/X on a Normal Square -2500 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(-2500, choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B01-060", "Gorgeous Holy Aura", Color.WHITE, CardType.EVENT, cost=2, japanese="絢爛聖光気",
        rarity=Rarity.R,
        text="[Event] Give 1 Z/X on a Normal Square -4000 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(-4000, choose(1, zx(on=NORMAL)))]),
        ]),
    # -- black ------------------------------------------------------------
    Card(
        "B01-061", "Lascivus", Color.BLACK, cost=2, power=2500, tribes=(Tribe.DIABOLOS,),
        japanese="蠱惑の魔人ラスキウス", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, put the top card of your deck"
            " into your Charge."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[FromDeck(1, Zone.CHARGE)]),
        ]),
    Card(
        "B01-062", "Drifting Head Crusher", Color.BLACK, cost=2, power=3500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="漂うヘッドクラッシャー", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B01-063", "Bone Keeper", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.START_CARD,), japanese="骨牙犬ボーンキーパー", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 2, put this card into your Trash: Destroy 1 enemy Z/X "
            "with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B01-064", "Kette, Chain of Death", Color.BLACK, cost=3, power=5000, tribes=(Tribe.PREDATOR,),
        icons=(Icon.START_CARD,), japanese="死の鎖ケッテ", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B01-065", "Maeror", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="嘆きの魔人マエロル", rarity=Rarity.R,
        text="[Auto] When this card appears, you may put 1 card from your hand into your Charge.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE))],
            ),
        ]),
    Card(
        "B01-066", "Miseria", Color.BLACK, cost=3, power=5000, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="不幸の魔人ミセリア", rarity=Rarity.R),
    Card(
        "B01-067", "Merry-Go-Round", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="名馬メリーゴーランド", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B01-068", "Sting Beat", Color.BLACK, cost=4, power=6500, tribes=(Tribe.NOSFERATU,),
        japanese="強振するスティングビート", rarity=Rarity.UC),
    Card(
        "B01-069", "Hugging Iron Maiden", Color.BLACK, cost=4, power=5500, tribes=(Tribe.TORTURERS,),
        japanese="ハグハグするアイアンメイデン", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Miseria" on a Square, destroy 1 enemy '
            "Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, named="Miseria"))],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-070", "Sieger", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="四足の勝利者ズィーガー", rarity=Rarity.SR,
        text=(
            "[Startup] Put 3 cards from your Charge into your Trash: If your Player is Ayase, "
            "Reboot this card."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(3, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[If([PlayerNamed(PlayerKey.AYASE)], [Reboot(THIS)])],
            ),
        ]),
    Card(
        "B01-071", "Pfeil", Color.BLACK, cost=5, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="決殺の矢プファイル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, destroy 1 enemy Z/X with Cost"
            " 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B01-072", "Odium", Color.BLACK, cost=5, power=7000, tribes=(Tribe.DIABOLOS,),
        japanese="憎しみの魔人オディウム", rarity=Rarity.SR,
        text=(
            "[Auto] When either player's Life decreases, destroy 1 Z/X with Cost 3 or less on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.LIFE_DECREASES,
                side=Side.ANY,
                do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B01-073", "Skeletal Shark", Color.BLACK, cost=5, power=8000, tribes=(Tribe.NOSFERATU,),
        japanese="骨鮫スケルタルシャーク", rarity=Rarity.UC),
    Card(
        "B01-074", "Huge Corpse", Color.BLACK, cost=6, power=9500, tribes=(Tribe.NOSFERATU,),
        japanese="接合虚人ヒュージコープス", rarity=Rarity.R),
    Card(
        "B01-075", "Desperatio", Color.BLACK, cost=6, power=6500, tribes=(Tribe.DIABOLOS,),
        japanese="絶望の魔人デスペラティオ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, destroy 1 enemy Z/X with Cost 4 or less on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)))],
            ),
        ]),
    Card(
        "B01-076", "Skeletal Bishop", Color.BLACK, cost=7, power=8000, tribes=(Tribe.NOSFERATU,),
        japanese="冥司教スケルタルビショップ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, return 1 Z/X with Cost 5 or less from your Trash to "
            "your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND)],
            ),
        ]),
    Card(
        "B01-077", "Dark Moon", Color.BLACK, CardType.EVENT, cost=1, japanese="昏き月", rarity=Rarity.C,
        text="[Event] Destroy 1 Z/X with Cost 2 or less on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=2)))]),
        ]),
    Card(
        "B01-078", "Curse Diffusion", Color.BLACK, CardType.EVENT, cost=2,
        japanese="カーズディフュージョン", rarity=Rarity.C,
        text="[Event] Destroy 1 Z/X with Cost 3 or less on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=3)))]),
        ]),
    Card(
        "B01-079", "Demon's Awakening", Color.BLACK, CardType.EVENT, cost=2, japanese="魔人の目覚め",
        rarity=Rarity.UC,
        text="[Event] Return 1 Z/X from your Trash to your hand.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)]),
        ]),
    Card(
        "B01-080", "Moonlight Funeral Fang", Color.BLACK, CardType.EVENT, cost=4,
        icons=(Icon.IGNITION,), japanese="月影葬送牙", rarity=Rarity.R,
        text="[Event] If you have a black card in your Resource, destroy 1 Z/X on a Normal Square.",
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [Destroy(choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    # -- green ------------------------------------------------------------
    Card(
        "B01-081", "Full Blossom", Color.GREEN, cost=2, power=3500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="桜花蝶フルブロッサム", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B01-082", "Werebear", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.START_CARD,), japanese="獣人ウェアベア", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 4, put this card into your Trash: Put 1 enemy Z/X on a "
            "Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 4), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B01-083", "Flax", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LEAFER,),
        icons=(Icon.START_CARD,), japanese="世話好きのフラックス", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B01-084", "Wild Rose", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION,), japanese="薔薇兜ワイルドローズ", rarity=Rarity.R,
        text="[Always] While you have 9 or more cards in your Resource, this card has +1000 Power.",
        abilities=[
            Always(needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))], do=[GainPower(1000)]),
        ]),
    Card(
        "B01-085", "Housenka", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="奔放な鎖鎌 鳳仙花", rarity=Rarity.R,
        text='[Always] While you have "Werelion" on a Square, this card has +2000 Power.',
        abilities=[
            Always(needs=[AtLeast(1, zx(Side.OWN, named="Werelion"))], do=[GainPower(2000)]),
        ]),
    Card(
        "B01-086", "Tanpopo", Color.GREEN, cost=3, power=5000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="未来の達人 蒲公英", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B01-087", "Werekoala", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアコアラ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 Z/X on a Square +1000 Power until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(1000, choose(1, zx()))]),
        ]),
    Card(
        "B01-088", "Easygoing Rurijissa", Color.GREEN, cost=4, power=5000, tribes=(Tribe.LEAFER,),
        japanese="のんびり屋のルリジッサ", rarity=Rarity.UC,
        text=(
            "[Always] When this card is destroyed, it goes to your Resource in Sleep State "
            "instead of your Charge."
        ),
        abilities=[
            Always(do=[LeaveTo(Zone.RESOURCE, State.SLEEP)]),
        ]),
    Card(
        "B01-089", "Werelion", Color.GREEN, cost=4, power=6500, tribes=(Tribe.LYCANTHROPE,),
        japanese="百獣王ウェアライオン", rarity=Rarity.R),
    Card(
        "B01-090", "Lemon Balm", Color.GREEN, cost=5, power=6500, tribes=(Tribe.LEAFER,),
        japanese="きれい好きのレモンバーム", rarity=Rarity.UC,
        text=(
            "[Always] When this card is destroyed, it goes to your Resource in Sleep State "
            "instead of your Charge."
        ),
        abilities=[
            Always(do=[LeaveTo(Zone.RESOURCE, State.SLEEP)]),
        ]),
    Card(
        "B01-091", "Wereantler", Color.GREEN, cost=5, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアアントラー", rarity=Rarity.C),
    Card(
        "B01-092", "Ayame", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="たおやかなる薙刀 菖蒲", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may return 1 card from your Resource to your "
            "hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND))],
            ),
        ]),
    Card(
        "B01-093", "Glory Scythe", Color.GREEN, cost=6, power=7000, tribes=(Tribe.PLASECT,),
        japanese="朝顔蟷螂グローリーサイス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, Reboot 2 cards in your "
            "Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE)))],  # ruling H70
            ),
        ]),
    Card(
        "B01-094", "Rindou, Warrior of the Blade", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.HOURAI,), japanese="刀の武人 龍膽", rarity=Rarity.SR,
        text=(
            "[Always] (Player Chitose) While you have 12 or more cards in your Resource, this "
            'card has +3000 Power and gains "[Auto] When this card attacks, destroy 1 enemy Z/X '
            "on a Normal Square. Put up to 2 Z/X from your Trash into your Resource in Sleep "
            'State. Return 1 Z/X from your Resource to your hand."'
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.CHITOSE), AtLeast(12, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    GainPower(3000),
                    Gains(
                        Automatic(
                            when=Occurrence.ATTACKS,
                            do=[
                                Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                                Move(
                                    choose(2, zx(Side.OWN, zone=Zone.TRASH), up_to=True),
                                    Zone.RESOURCE,
                                    State.SLEEP,
                                ),
                                Move(choose(1, zx(Side.OWN, zone=Zone.RESOURCE)), Zone.HAND),
                            ],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B01-095", "Kakitsubata", Color.GREEN, cost=7, power=7000, tribes=(Tribe.HOURAI,),
        japanese="力ある矛 杜若", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, put 1 enemy Z/X on a Normal Square into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B01-096", "Wererhino", Color.GREEN, cost=8, power=10000, tribes=(Tribe.LYCANTHROPE,),
        japanese="巨獣ウェアライノ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, give 1 Z/X on a Square +5000 Power until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(5000, choose(1, zx()))]),
        ]),
    Card(
        "B01-097", "Martial Emperor's Flash", Color.GREEN, CardType.EVENT, cost=1,
        japanese="武皇剣閃撃", rarity=Rarity.R,
        text="[Event] Give 1 Z/X on a Square +2000 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(2000, choose(1, zx()))]),
        ]),
    Card(
        "B01-098", "Unify Earth", Color.GREEN, CardType.EVENT, cost=3, japanese="ユニファイ・アース",
        rarity=Rarity.C,
        text=(
            "[Event] Put 1 enemy Z/X with Cost 4 or less on a Normal Square into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            EventText(
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B01-099", "Good Night", Color.GREEN, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="おやすみなさい", rarity=Rarity.C,
        text="[Event] Put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep State.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)]),
        ]),
    Card(
        "B01-100", "Green Erosion", Color.GREEN, CardType.EVENT, cost=5, japanese="緑の侵食",
        rarity=Rarity.UC,
        text="[Event] Put the top 2 cards of your deck into your Resource in Sleep State.",
        abilities=[
            EventText(do=[FromDeck(2, Zone.RESOURCE, State.SLEEP)]),
        ]),
    # -- the heroes' finest: one each of red, white and black --------------------
    Card(
        "B01-101", "Oda Nobunaga", Color.RED, cost=7, power=9000, tribes=(Tribe.BRAVER,),
        japanese="滅界勇者 織田信長", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 6 or more red cards in your Trash, 6 or "
            "more blue cards in your Trash, 6 or more white cards in your Trash, 6 or more black "
            "cards in your Trash and 6 or more green cards in your Trash, deal 10000 damage to 1 "
            "enemy Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.TRASH, color=Color.RED)),
                            AtLeast(6, card(Side.OWN, Zone.TRASH, color=Color.BLUE)),
                            AtLeast(6, card(Side.OWN, Zone.TRASH, color=Color.WHITE)),
                            AtLeast(6, card(Side.OWN, Zone.TRASH, color=Color.BLACK)),
                            AtLeast(6, card(Side.OWN, Zone.TRASH, color=Color.GREEN)),
                        ],
                        [Damage(10000, choose(1, zx(Side.ENEMY)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-102", "Michael", Color.WHITE, cost=7, power=9000, tribes=(Tribe.ANGEL,),
        japanese="到達の熾天使ミカエル", rarity=Rarity.ZXR,
        text=(
            "[Always] While you have 10 or more Events in your Trash, this card has +4000 Power.\n"
            "[Auto] When this card appears, if you have 6 or more Events in your Trash, play up "
            "to 1 Event from your Resource without paying its Cost."
        ),
        abilities=[
            Always(
                needs=[AtLeast(10, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                do=[GainPower(4000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                        [PlayFree(choose(1, card(Side.OWN, Zone.RESOURCE, kind=CardType.EVENT), up_to=True))],
                    ),
                ],
            ),
        ]),
    Card(
        "B01-103", "Fallen Angel of Grief, Lucifer", Color.BLACK, cost=7, power=9000,
        tribes=(Tribe.DIABOLOS,), japanese="悲嘆の堕天使ルシファー", rarity=Rarity.ZXR,
        text=(
            "[Always] Your Charge has no limit.\n"
            "[Startup] Put 7 cards from your Charge into your Trash: Deal 2 damage to your "
            "opponent."
        ),
        abilities=[
            Always(do=[ChargeUnlimited()]),
            Startup(
                cost=[Move(choose(7, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[DamagePlayer(Side.ENEMY, 2)],
            ),
        ]),
]
