# ruff: noqa: RUF001 - Japanese names stand as printed
"""B02, the second booster: all 104 cards."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red -----------------------------------------------------------
    Card(
        "B02-001", "Mori Ranmaru, Flower of the Warring States", Color.RED, cost=2, power=2000,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION,), japanese="戦国の華 森蘭丸", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears in the Ignition Phase, deal 5000 damage to 1 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B02-002", "Silver Fox", Color.RED, cost=2, power=3500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="聡明な銀シルバーフォックス", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B02-003", "Fenrir", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        japanese="魔狼フェンリル", rarity=Rarity.R,
        text=(
            '[Auto] When "Garuda" of yours attacks, give that Z/X +2000 Power until the end of the '
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS, of=zx(Side.OWN, named="Garuda"), do=[Power(2000, That(zx()))]
            ),
        ]),
    Card(
        "B02-004", "Aphrodite", Color.RED, cost=3, power=5000, tribes=(Tribe.BRAVER,),
        icons=(Icon.START_CARD,), japanese="愛と美の女神アフロディーテ", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B02-005", "Quickdraw, Gunsmith", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.START_CARD,), japanese="拳銃職人クイックドロー", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 1, put this card into your Trash: Give 1 attacking Z/X on a "
            "Square +3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[Power(3000, choose(1, zx(having=(Having.ATTACKING,))))],
            ),
        ]),
    Card(
        "B02-006", "Garuda", Color.RED, cost=3, power=5000, tribes=(Tribe.MYTHOS,), icons=(Icon.IGNITION,),
        japanese="金翅鳥 迦楼羅", rarity=Rarity.R),
    Card(
        "B02-007", "Tourmaline Hawk", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        japanese="駿足の電気石トルマリンホーク", rarity=Rarity.UC,
        text=(
            "[Auto] When this card attacks, if you have 6 or fewer cards in your Resource, give this card "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtMost(6, card(Side.OWN, Zone.RESOURCE))], [Power(2000, THIS)])],
            ),
        ]),
    Card(
        "B02-008", "Reinforce, Armourer", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="鎧鍛冶レインフォース", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B02-009", "Jeanne d'Arc of the Nine Heroes", Color.RED, cost=4, power=5500,
        tribes=(Tribe.BRAVER,), japanese="九大英雄ジャンヌダルク", rarity=Rarity.SR,
        text=(
            "[Auto] When another Z/X of yours destroys an enemy Z/X in battle, deal 3000 damage to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                do=[Damage(3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B02-010", "Claymore, Greatsword Workshop", Color.RED, cost=4, power=5500, tribes=(Tribe.MEISTER,),
        japanese="大剣工房クレイモア", rarity=Rarity.UC,
        text=(
            '[Always] Each [Meister] Z/X of yours on a Square gains "[Startup] Sleep this card: Deal '
            '3000 damage to 1 Z/X on a Normal Square."'
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Startup(cost=[Sleep(THIS)], do=[Damage(3000, choose(1, zx(on=NORMAL)))]),
                        each(zx(Side.OWN, tribe=Tribe.MEISTER)),
                    )
                ]
            ),
        ]),
    Card(
        "B02-011", "Crystal Swan", Color.RED, cost=4, power=6500, tribes=(Tribe.GIGANTIC,),
        japanese="優雅な水晶クリスタルスワン", rarity=Rarity.C),
    Card(
        "B02-012", "Red Hare", Color.RED, cost=5, power=7000, tribes=(Tribe.MYTHOS,),
        japanese="一日千里 赤兎馬", rarity=Rarity.C,
        text=(
            '[Always] Damage that each Z/X of yours with "関羽" or "呂布" in the name on a Square deals '
            "to enemy Z/X is +4000."
        ),
        abilities=[
            Always(do=[GainDamage(4000, each(zx(Side.OWN, name_contains=("関羽", "呂布"))))]),
        ]),
    Card(
        "B02-013", "Obsidian Alligator", Color.RED, cost=5, power=8000, tribes=(Tribe.GIGANTIC,),
        japanese="鋭い黒耀石オブシダンアリゲータ", rarity=Rarity.UC),
    Card(
        "B02-014", "Apollo, Cheerful Sun God", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="陽気な太陽の神アポロン・アガナ・ベレア", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may pay red 2. If you did, deal 6000 damage to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.RED, 2), then=[Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B02-015", "Sakamoto Ryoma", Color.RED, cost=6, power=6000, tribes=(Tribe.BRAVER,),
        japanese="維新の英雄 坂本龍馬", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, deal 6000 damage divided as you like among up to 2 enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[Divide(6000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))]
            ),
        ]),
    Card(
        "B02-016", "Orichalcum Tyranno, Ultimate Dragon", Color.RED, cost=7, power=9500,
        tribes=(Tribe.GIGANTIC,), japanese="究極強竜オリハルコンティラノ", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Sera) When this card destroys an enemy Z/X with Cost 3 or less on a "
            "Normal Square in battle, Reboot this card.\n"
            "[Auto] (Player Sera) When a Z/X of yours Reboots, you may deal 3000 damage to 1 enemy "
            "Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[PlayerNamed(PlayerKey.SERA)],
                that=zx(Side.ENEMY, on=NORMAL, cost_at_most=3),
                do=[Reboot(THIS)],
            ),
            Automatic(
                when=Occurrence.REBOOTS,
                needs=[PlayerNamed(PlayerKey.SERA)],
                of=zx(Side.OWN),
                do=[May(Damage(3000, choose(1, zx(Side.ENEMY))))],
            ),
        ]),
    Card(
        "B02-017", "Critical Strike", Color.RED, CardType.EVENT, cost=1, japanese="クリティカルストライク",
        rarity=Rarity.UC,
        text="[Event] Deal 5000 damage to 1 damaged Z/X on a Normal Square.",
        abilities=[
            EventText(do=[Damage(5000, choose(1, zx(on=NORMAL, having=(Having.DAMAGED,))))]),
        ]),
    Card(
        "B02-018", "Steel Impact", Color.RED, CardType.EVENT, cost=1, japanese="スティールインパクト",
        rarity=Rarity.C,
        text="[Event] Deal 5000 damage to 1 Z/X that appeared this turn on a Normal Square.",
        abilities=[
            EventText(do=[Damage(5000, choose(1, zx(on=NORMAL, having=(Having.APPEARED_THIS_TURN,))))]),
        ]),
    Card(
        "B02-019", "Tyrant Parade", Color.RED, CardType.EVENT, cost=4, japanese="タイラントパレード",
        rarity=Rarity.UC,
        text="[Event] Reboot 1 Z/X of yours on a Square.",
        abilities=[
            EventText(do=[Reboot(choose(1, zx(Side.OWN)))]),
        ]),
    Card(
        "B02-020", "Dual Fire", Color.RED, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="デュアルファイア", rarity=Rarity.R,
        text="[Event] Deal 5000 damage to up to 2 enemy Z/X on a Normal Square.",
        abilities=[
            EventText(do=[Damage(5000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))]),
        ]),
    # -- blue ----------------------------------------------------------
    Card(
        "B02-021", "Raid", Color.BLUE, cost=2, power=3500, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="奇襲機械レイド", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B02-022", "Cross Sniper Scheat", Color.BLUE, cost=2, power=2000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="クロススナイパー シェアト", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears in the Ignition Phase, return 1 enemy Z/X with Cost 4 or less "
            "on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND)],
            ),
        ]),
    Card(
        "B02-023", "Sallier", Color.BLUE, cost=3, power=5000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="弦奏サリィエール", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B02-024", "Thunderbolt Deneb", Color.BLUE, cost=3, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="サンダーボルト デネブ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card is destroyed, you may put 1 blue Z/X with Cost 3 or less from your "
            "hand on the Square where this card was without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, color=Color.BLUE, cost_at_most=3)),
                            ANY_SQUARE,
                            was=THIS,
                            empty=True,
                            state=State.SLEEP,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B02-025", "Fermium", Color.BLUE, cost=3, power=5000, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION,), japanese="風車変形フェルミウム", rarity=Rarity.R),
    Card(
        "B02-026", "Heavy Arms Alpheratz", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.START_CARD,), japanese="ヘビーアームズ アルフェラッツ", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 2, put this card into your Trash: Return 1 enemy Z/X with "
            "Cost 4 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 2), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND)],
            ),
        ]),
    Card(
        "B02-027", "Ruin", Color.BLUE, cost=3, power=5000, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.START_CARD,), japanese="滅亡機械ルイン", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B02-028", "Werte", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="想者ヴェルテ", rarity=Rarity.UC,
        text=(
            "[Auto] When a Z/X moves to another Square, give 1 Z/X on a Square +4000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.MOVES, of=zx(), do=[Power(4000, choose(1, zx()))]),
        ]),
    Card(
        "B02-029", "Rhenium", Color.BLUE, cost=4, power=6500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="大空樹レニウム", rarity=Rarity.C),
    Card(
        "B02-030", "Light Whip Atria", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ライトウィップ アトリア", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, draw 1 card. Put 1 card from your "
            "hand into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Draw(1), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
            ),
        ]),
    Card(
        "B02-031", "Puttini", Color.BLUE, cost=5, power=7000, tribes=(Tribe.MERMAID,),
        japanese="艶奏プッティーニ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may move 1 enemy Z/X on a Normal Square to an "
            "adjacent Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Put(choose(1, zx(Side.ENEMY, on=NORMAL)), NORMAL, empty=True, adjacent=True))],
            ),
        ]),
    Card(
        "B02-032", "Dust Hammer Algol", Color.BLUE, cost=5, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ダストハンマー アルゴル", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may return 1 Z/X with Cost 3 or less on a Normal Square "
            "to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.HAND))],
            ),
        ]),
    Card(
        "B02-033", "Plunder", Color.BLUE, cost=5, power=7000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="略奪機械プランダー", rarity=Rarity.R,
        text=(
            '[Auto] When "Fermium" of yours destroys an enemy Z/X in battle, return 1 enemy Z/X with '
            "Cost 5 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, named="Fermium"),
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
            ),
        ]),
    Card(
        "B02-034", "Bismuth", Color.BLUE, cost=6, power=9500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="科学の城ビスマス", rarity=Rarity.R),
    Card(
        "B02-035", "Meitnerium, Supreme Commander", Color.BLUE, cost=7, power=10000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="総司令官マイトネリウム", rarity=Rarity.SR,
        text="[Auto] When you play a blue Event of yours, draw 1 card.",
        abilities=[
            Automatic(
                when=Occurrence.EVENT_IS_PLAYED,
                side=Side.OWN,
                of=card(Side.OWN, Zone.TEMPORARY, kind=CardType.EVENT, color=Color.BLUE),
                do=[Draw(1)],
            ),
        ]),
    Card(
        "B02-036", "Lawrencium", Color.BLUE, cost=8, power=8500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="超鋼神器ローレンシウム", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Reia) When this card destroys an enemy Z/X in battle, return up to 2 "
            "enemy Z/X on a Normal Square to their owners' deck and shuffle it.\n"
            "[Always] (Player Reia) This card has Range 2."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[Move(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.DECK, shuffled=True)],
            ),
            Always(needs=[PlayerNamed(PlayerKey.REIA)], do=[GainRange(2)]),
        ]),
    Card(
        "B02-037", "Shutdown", Color.BLUE, CardType.EVENT, cost=2, japanese="シャットダウン",
        rarity=Rarity.UC,
        text="[Event] Return 1 Z/X of yours on a Square to its owner's hand.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.OWN)), Zone.HAND)]),
        ]),
    Card(
        "B02-038", "Million Rain", Color.BLUE, CardType.EVENT, cost=2, japanese="ミリオンレイン",
        rarity=Rarity.C,
        text=(
            "[Event] Return up to 2 enemy Z/X with Cost 3 or less on a Normal Square to their owners' "
            "hands."
        ),
        abilities=[
            EventText(
                do=[Move(choose(2, zx(Side.ENEMY, on=NORMAL, cost_at_most=3), up_to=True), Zone.HAND)]
            ),
        ]),
    Card(
        "B02-039", "Boy Meets Justice", Color.BLUE, CardType.EVENT, cost=3,
        japanese="ボーイ・ミーツ・ジャスティス", rarity=Rarity.R,
        text="[Event] Draw 2 cards.",
        abilities=[
            EventText(do=[Draw(2)]),
        ]),
    Card(
        "B02-040", "Wait for Me!", Color.BLUE, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="待ってろ、今行く！", rarity=Rarity.UC,
        text=(
            "[Event] You may move 1 Z/X of yours that is not in battle on a Square to a Normal Square "
            "without a Z/X. Draw 1 card."
        ),
        abilities=[
            EventText(
                do=[
                    May(Put(choose(1, zx(Side.OWN, having=(Having.NOT_IN_BATTLE,))), NORMAL, empty=True)),
                    Draw(1),
                ]
            ),
        ]),
    # -- white ---------------------------------------------------------
    Card(
        "B02-041", "Aube of Dawn", Color.WHITE, cost=2, power=2000, tribes=(Tribe.ANGEL,),
        japanese="暁のオーブ", rarity=Rarity.UC,
        text="[Always] Each adjacent Z/X of yours on a Square has +1000 Power.",
        abilities=[
            Always(do=[GainPower(1000, each(zx(Side.OWN, having=(Having.ADJACENT,))))]),
        ]),
    Card(
        "B02-042", "Aura Komainu", Color.WHITE, cost=2, power=3500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="聖獣オーラコマイヌ", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B02-043", "Abyssinian Writer", Color.WHITE, cost=3, power=5000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="執筆するアビシニアン", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B02-044", "Aura Sphinx", Color.WHITE, cost=3, power=5000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.START_CARD,), japanese="聖獣オーラスフィンクス", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B02-045", "Etoile of the Stars", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="星のエトワール", rarity=Rarity.R),
    Card(
        "B02-046", "Law Bringer Carstensz", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="ロウブリンガー カールステンツ", rarity=Rarity.R,
        text=(
            '[Auto] When a Z/X attacks this card, if you have "Law Bringer Aconcagua" on a Square, '
            "give that Z/X -3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                do=[
                    If([AtLeast(1, zx(Side.OWN, named="Law Bringer Aconcagua"))], [Power(-3000, That(zx()))])
                ],
            ),
        ]),
    Card(
        "B02-047", "Law Bringer Santa Cruz", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.START_CARD,), japanese="ロウブリンガー サンタクルス", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Give 1 attacked Z/X on a "
            "Square of your Army Area +3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Power(3000, choose(1, zx(on=ARMY, having=(Having.ATTACKED,))))],
            ),
        ]),
    Card(
        "B02-048", "Bobtail the Cleaner", Color.WHITE, cost=4, power=4500, tribes=(Tribe.CAIT_SITH,),
        reach=2, japanese="お掃除するボブテイル", rarity=Rarity.UC,
        text="Range 2."),
    Card(
        "B02-049", "Creation", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="創造のクレアシオン", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may pay white 2. If you did, put 1 white Z/X with "
            "Cost 3 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.WHITE, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, color=Color.WHITE, cost_at_most=3)),
                                NORMAL,
                                empty=True,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B02-050", "Law Bringer Aconcagua", Color.WHITE, cost=4, power=6500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー アコンカグア", rarity=Rarity.R),
    Card(
        "B02-051", "Shorthair the Accessory Seller", Color.WHITE, cost=5, power=6000,
        tribes=(Tribe.CAIT_SITH,), japanese="アクセサリー売りのショートヘア", rarity=Rarity.R,
        text=(
            "[Auto] When a Z/X attacks a [Cait Sith] Z/X of yours, your opponent may pay 1 of any color. "
            "Otherwise, each attacking Z/X on a Square cannot deal damage until the end of the battle."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                of=zx(Side.OWN, tribe=Tribe.CAIT_SITH),
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[
                            Grant(
                                each(zx(having=(Having.ATTACKING,))),
                                Cannot(Bar.DEAL_DAMAGE),
                                Until.BATTLE_ENDS,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B02-052", "Volonte", Color.WHITE, cost=5, power=8000, tribes=(Tribe.ANGEL,),
        japanese="意志のヴォロンテ", rarity=Rarity.UC),
    Card(
        "B02-053", "Aura Narasimha", Color.WHITE, cost=5, power=6500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラナラシンハ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, give 1 enemy Z/X on a Normal "
            "Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE, do=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))]
            ),
        ]),
    Card(
        "B02-054", "Law Bringer Trivor", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー トリヴォール", rarity=Rarity.C,
        text="[Always] Each Z/X of yours on a Square of your Army Area has +1000 Power.",
        abilities=[
            Always(do=[GainPower(1000, each(zx(Side.OWN, on=ARMY)))]),
        ]),
    Card(
        "B02-055", "Couche of Sunset", Color.WHITE, cost=7, power=8000, tribes=(Tribe.ANGEL,),
        japanese="夕焼けのクーシェ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 enemy Z/X on a Normal Square -6000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B02-056", "Sir Garmata, Apex of Order", Color.WHITE, cost=8, power=9500, tribes=(Tribe.GUARDIAN,),
        japanese="秩序の頂点サー・ガルマータ", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Misaki) When this card appears, put 1 enemy Z/X with Cost 5 or more on a "
            "Normal Square on the bottom of its owner's deck.\n"
            "[Auto] (Player Misaki) When this card attacks, you may put 1 Z/X with Cost 3 or less "
            "from your Charge on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MISAKI)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.DECK, bottom=True)],
            ),
            # diagram assumed
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.MISAKI)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                            NORMAL_BESIDE_OWN_PLAYER,
                            empty=True,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B02-057", "Cait Sith Market", Color.WHITE, CardType.EVENT, cost=1, japanese="ケット・シーの市場",
        rarity=Rarity.C,
        text="[Event] Sleep 3 cards in either player's Resource.",
        abilities=[
            EventText(do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE)))]),
        ]),
    Card(
        "B02-058", "Maximum Mace", Color.WHITE, CardType.EVENT, cost=2, japanese="マキシマムメイス",
        rarity=Rarity.C,
        text=(
            "[Event] Destroy 1 Z/X with Cost 4 or less on a Square, if it attacks you or a card on a "
            "Player Square."
        ),
        abilities=[
            EventText(do=[Destroy(choose(1, zx(cost_at_most=4, having=(Having.ATTACKING_YOU,))))]),
        ]),
    Card(
        "B02-059", "Rebellion of Guardian", Color.WHITE, CardType.EVENT, cost=3,
        japanese="リベリオンオブガーディアン", rarity=Rarity.R,
        text=(
            "[Event] Sleep 1 enemy Z/X on a Normal Square. It cannot Reboot in its owner's next "
            "Reboot Phase."
        ),
        abilities=[
            EventText(
                do=[
                    Sleep(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    Grant(IT, Cannot(Bar.REBOOT), Until.REBOOT_PHASE_ENDS),
                ]
            ),
        ]),
    Card(
        "B02-060", "Chain Bind", Color.WHITE, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="チェインバインド", rarity=Rarity.UC,
        text="[Event] Give 1 Z/X on a Normal Square -7000 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(-7000, choose(1, zx(on=NORMAL)))]),
        ]),
    # -- black ---------------------------------------------------------
    Card(
        "B02-061", "Poena", Color.BLACK, cost=2, power=3500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="罰の魔人ポエナ", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B02-062", "Speer", Color.BLACK, cost=2, power=1000, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION,), japanese="必倒の槍シュペーア", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears in the Ignition Phase, destroy 1 enemy Z/X with Cost 4 or less "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)))],
            ),
        ]),
    Card(
        "B02-063", "Dreisoeldner", Color.BLACK, cost=3, power=5000, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="三頭の傭兵ドライゼルトナー", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B02-064", "Flame Corpse", Color.BLACK, cost=3, power=1500, tribes=(Tribe.NOSFERATU,),
        japanese="深淵の凶刃フレイムコープス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card deals battle damage by attacking to an enemy Z/X with Cost 4 or "
            "less, destroy that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE, that=zx(Side.ENEMY, cost_at_most=4), do=[Destroy(That(zx()))]
            ),
        ]),
    Card(
        "B02-065", "Eager Electric Chair", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.START_CARD,), japanese="張り切るエレクトリックチェア", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B02-066", "Ultio", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.START_CARD,), japanese="復讐の魔人ウルティオー", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 2, put this card into your Trash: Return 1 Z/X from your "
            "Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)],
            ),
        ]),
    Card(
        "B02-067", "Skeletal Knight", Color.BLACK, cost=3, power=5000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION,), japanese="骨騎士スケルタルナイト", rarity=Rarity.R),
    Card(
        "B02-068", "Imperium", Color.BLACK, cost=4, power=6500, tribes=(Tribe.DIABOLOS,),
        japanese="支配の魔人イムペリウム", rarity=Rarity.C),
    Card(
        "B02-069", "Kavallerist", Color.BLACK, cost=4, power=5000, tribes=(Tribe.PREDATOR,),
        japanese="突撃騎兵カヴァレリスト", rarity=Rarity.R,
        text="[Auto] When this card is destroyed, put the top card of your deck into your Charge.",
        abilities=[
            Automatic(when=Occurrence.IS_DESTROYED, do=[FromDeck(1, Zone.CHARGE)]),
        ]),
    Card(
        "B02-070", "Black Arts", Color.BLACK, cost=4, power=5500, tribes=(Tribe.NOSFERATU,),
        japanese="幽鬼ブラックアーツ", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep this card: Return 1 Z/X with Cost 2 or less from your Trash to your "
            "hand."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=2)), Zone.HAND)],
            ),
        ]),
    Card(
        "B02-071", "Arrogance", Color.BLACK, cost=5, power=7000, tribes=(Tribe.DIABOLOS,),
        japanese="傲慢の魔人アロガンス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay black 2. If you did, destroy 1 enemy Z/X with "
            "Cost 4 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)))],
                    )
                ],
            ),
        ]),
    Card(
        "B02-072", "Cursed Soul", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="黒剣カースドソウル", rarity=Rarity.SR,
        text="[Always] While you have 20 or more cards in your Trash, this card has +3000 Power.",
        abilities=[
            Always(needs=[AtLeast(20, card(Side.OWN, Zone.TRASH))], do=[GainPower(3000)]),
        ]),
    Card(
        "B02-073", "Flapping Guillotine", Color.BLACK, cost=5, power=8000, tribes=(Tribe.TORTURERS,),
        japanese="羽ばたくギロチン", rarity=Rarity.UC),
    Card(
        "B02-074", "Brazen Bull", Color.BLACK, cost=6, power=7000, tribes=(Tribe.TORTURERS,),
        japanese="ぽかぽかするブレイゼンブル", rarity=Rarity.UC,
        text=(
            "[Auto] When a [Torturers] Z/X of yours destroys an enemy Z/X in battle, if your opponent has "
            "3 or more cards in their hand, put 1 card from your opponent's hand of your opponent's "
            "choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.TORTURERS),
                do=[
                    If(
                        [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    )
                ],
            ),
        ]),
    Card(
        "B02-075", "Creps", Color.BLACK, cost=6, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="宵の魔人クレプス", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Yamato; then no ability of this name this turn) Put 4 cards from your "
            "Charge into your Trash: Put 1 Z/X with another name than this card and Cost 8 or less from "
            "your Trash on a Normal Square without a Z/X.\n"
            "[Startup] (Player Yamato) Sleep this card: Destroy 1 enemy Z/X with Cost 5 or more on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                limit=Limit.WHOLE_NAME_LOCK,
                cost=[Move(choose(4, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=8, having=(Having.OTHER_NAME,))
                        ),
                        NORMAL,
                        empty=True,
                    )
                ],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                cost=[Sleep(THIS)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)))],
            ),
        ]),
    Card(
        "B02-076", "Immortal King", Color.BLACK, cost=7, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="不滅王イモータルキング", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, you may put 1 "Skeletal Knight" from your Trash on a '
            "Normal Square next to this card without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, named="Skeletal Knight")),
                            NORMAL,
                            empty=True,
                            near=THIS,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B02-077", "Black Union", Color.BLACK, CardType.EVENT, cost=1, japanese="ブラックユニオン",
        rarity=Rarity.C,
        text="[Event] Destroy 1 Z/X with Cost 3 or less that appeared this turn on a Normal Square.",
        abilities=[
            EventText(
                do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=3, having=(Having.APPEARED_THIS_TURN,))))]
            ),
        ]),
    Card(
        "B02-078", "Fang Crush", Color.BLACK, CardType.EVENT, cost=3, japanese="ファングクラッシュ",
        rarity=Rarity.C,
        text="[Event] Destroy 1 enemy Z/X with the highest Power on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.HIGHEST_POWER,))))]),
        ]),
    Card(
        "B02-079", "Invitation to Embrace", Color.BLACK, CardType.EVENT, cost=3, japanese="抱擁の誘い",
        rarity=Rarity.R,
        text="[Event] Put the top 2 cards of your deck into your Charge.",
        abilities=[
            EventText(do=[FromDeck(2, Zone.CHARGE)]),
        ]),
    Card(
        "B02-080", "Corrupted Aura", Color.BLACK, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="コラプテッドオーラ", rarity=Rarity.UC,
        text="[Event] Destroy up to 2 enemy Z/X with Cost 3 or less on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(2, zx(Side.ENEMY, on=NORMAL, cost_at_most=3), up_to=True))]),
        ]),
    # -- green ---------------------------------------------------------
    Card(
        "B02-081", "Quiet Rosemary", Color.GREEN, cost=2, power=3500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="静かなローズマリー", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B02-082", "Wererabbit", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION,), japanese="兎娘ウェアラビット", rarity=Rarity.R),
    Card(
        "B02-083", "Domestic Sage", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION,), japanese="家庭的なセージ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears in the Ignition Phase, you may put 1 card from your hand into "
            "your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B02-084", "Petal Soldier", Color.GREEN, cost=3, power=5000, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="花弁蟻ペタルソルジャー", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B02-085", "Yamabuki", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.START_CARD,), japanese="変幻の三節棍 山吹", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 1, put this card into your Trash: Give 1 Z/X on a Square "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1), Move(THIS, Zone.TRASH)],
                do=[Power(2000, choose(1, zx()))],
            ),
        ]),
    Card(
        "B02-086", "Werehamster the Cook", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.START_CARD,), japanese="料理獣人ウェアハムスター", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B02-087", "Kinmokusei", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="破竹の鉄扇 金木犀", rarity=Rarity.UC,
        text=(
            "[Startup] (your turn) Sleep 1 other [Hourai] Z/X of yours on a Square: Give this card "
            "+3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(choose(1, zx(Side.OWN, tribe=Tribe.HOURAI, having=(Having.NOT_THIS,))))],
                do=[Power(3000, THIS)],
            ),
        ]),
    Card(
        "B02-088", "Apple Chameleon", Color.GREEN, cost=4, power=5000, tribes=(Tribe.PLASECT,),
        japanese="変色蜥蜴アップルカメレオン", rarity=Rarity.UC,
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
        "B02-089", "Kuroyuri", Color.GREEN, cost=4, power=6500, tribes=(Tribe.HOURAI,),
        japanese="凛とした簪 黒百合", rarity=Rarity.C),
    Card(
        "B02-090", "Thorn Crest", Color.GREEN, cost=5, power=6500, tribes=(Tribe.PLASECT,),
        japanese="茨虫ソーンクレスト", rarity=Rarity.UC,
        text="[Always] While you have 9 or more cards in your Resource, this card has +3000 Power.",
        abilities=[
            Always(needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))], do=[GainPower(3000)]),
        ]),
    Card(
        "B02-091", "Pheasant", Color.GREEN, cost=5, power=7000, tribes=(Tribe.LYCANTHROPE,),
        japanese="狩猟雉フェザント", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your hand "
            "into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B02-092", "Gekkakou", Color.GREEN, cost=5, power=5000, tribes=(Tribe.HOURAI,),
        japanese="魅惑の七支刀 月下香", rarity=Rarity.SR,
        text="[Always] This card has +1000 Power for every 2 cards in your Resource.",
        abilities=[
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=2))]),
        ]),
    Card(
        "B02-093", "Weredog", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="犬娘ウェアドッグ", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Wererabbit" on a Square, Reboot 2 cards in '
            "your Resource. Your Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, named="Wererabbit"))],
                        [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE))), CannotReboot()],
                    )
                ],
            ),
        ]),
    Card(
        "B02-094", "Brave Fennel", Color.GREEN, cost=6, power=9500, tribes=(Tribe.LEAFER,),
        japanese="勇気あるフェンネル", rarity=Rarity.R),
    Card(
        "B02-095", "Cosmos", Color.GREEN, cost=7, power=9500, tribes=(Tribe.HOURAI,),
        japanese="鮮やかな和傘 秋桜", rarity=Rarity.UC,
        text=(
            "[Auto] When another Z/X of yours appears, give that Z/X +3000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                do=[Power(3000, That(zx()))],
            ),
        ]),
    Card(
        "B02-096", "Feuille", Color.GREEN, cost=8, power=9500, tribes=(Tribe.LYCANTHROPE,),
        japanese="樹海の乙女フィーユ", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Souma) When this card appears, you may put 1 Z/X with Cost 6 or less from "
            "your Resource on a Normal Square next to your Player Square without a Z/X in Sleep "
            "State.\n"
            "[Auto] (Player Souma) When another Z/X of yours appears, give 1 Z/X on a Square +1000 "
            "Power until the end of the turn."
        ),
        abilities=[
            # diagram assumed
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)),
                            NORMAL_BESIDE_OWN_PLAYER,
                            empty=True,
                            state=State.SLEEP,
                        )
                    )
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA)],
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                do=[Power(1000, choose(1, zx()))],
            ),
        ]),
    Card(
        "B02-097", "Daddy, Help!", Color.GREEN, CardType.EVENT, cost=2, japanese="お父さん、たすけて！",
        rarity=Rarity.C,
        text=(
            "[Event] Give 1 Z/X of yours with Cost 3 or less on a Square +4000 Power until the end of "
            "the turn."
        ),
        abilities=[
            EventText(do=[Power(4000, choose(1, zx(Side.OWN, cost_at_most=3)))]),
        ]),
    Card(
        "B02-098", "Meditation of New Green", Color.GREEN, CardType.EVENT, cost=3, japanese="新緑の瞑想",
        rarity=Rarity.R,
        text="[Event] Return up to 2 cards from your Resource to your hand.",
        abilities=[
            EventText(do=[Move(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True), Zone.HAND)]),
        ]),
    Card(
        "B02-099", "Sweeping Strike", Color.GREEN, CardType.EVENT, cost=3, japanese="横薙ぎの一撃",
        rarity=Rarity.R,
        text=(
            "[Event] Put 1 enemy Z/X with the highest Power on a Normal Square into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            EventText(
                do=[
                    Move(
                        choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.HIGHEST_POWER,))),
                        Zone.RESOURCE,
                        State.SLEEP,
                    )
                ]
            ),
        ]),
    Card(
        "B02-100", "Feuille is Always Lively!", Color.GREEN, CardType.EVENT, cost=4,
        icons=(Icon.IGNITION,), japanese="フィーユはいつも元気だぞっ！", rarity=Rarity.UC,
        text=(
            "[Event] Put the top card of your deck into your Resource in Sleep State. If you have 10 "
            "or more cards in your Resource, put the top card of your deck into your Resource in "
            "Sleep State."
        ),
        abilities=[
            EventText(
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    If(
                        [AtLeast(10, card(Side.OWN, Zone.RESOURCE))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ]
            ),
        ]),
    # -- special numbers ---------------------------------------------
    Card(
        "B02-101", "Lu Bu, Mightiest on Earth", Color.RED, cost=6, power=7500, tribes=(Tribe.BRAVER,),
        japanese="地上最凶 呂布奉先", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card deals 15000 or more battle damage by attacking to an enemy Z/X on "
            "a Player Square, deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, on=A_PLAYER_SQUARE),
                damage_at_least=15000,
                do=[DamagePlayer(Side.ENEMY, 1)],
            ),
        ]),
    Card(
        "B02-102", "Magical Fencer Elnath", Color.BLUE, cost=6, power=7000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="マジカルフェンサー エルナト", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if 25 or more different names are among the cards in your "
            "Trash, return each enemy Z/X on a Normal Square to their owners' deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [Different(25, Trait.NAME, card(Side.OWN, Zone.TRASH))],
                        [Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B02-103", "Botan, Splendid Kunai", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="壮麗な苦無 牡丹", rarity=Rarity.ZXR,
        text=(
            "[Auto] (then no ability of this name this turn) When this card appears, if you have 5 or "
            "more Z/X on a Square, a red Z/X on a Square, a blue Z/X on a Square, a white Z/X on a "
            "Square, a black Z/X on a Square and a green Z/X on a Square, deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                limit=Limit.WHOLE_NAME_LOCK,
                do=[
                    If(
                        [
                            AtLeast(5, zx(Side.OWN)),
                            AtLeast(1, zx(Side.OWN, color=Color.RED)),
                            AtLeast(1, zx(Side.OWN, color=Color.BLUE)),
                            AtLeast(1, zx(Side.OWN, color=Color.WHITE)),
                            AtLeast(1, zx(Side.OWN, color=Color.BLACK)),
                            AtLeast(1, zx(Side.OWN, color=Color.GREEN)),
                        ],
                        [DamagePlayer(Side.ENEMY, 1)],
                    ),
                ],
            ),
        ]),
    Card(
        "B02-104", "Eir, Priestess of the First Dragon", Color.COLORLESS, CardType.PLAYER,
        japanese="始まりの竜の巫女エア", player_keys=(PlayerKey.MIKO, PlayerKey.EA), rarity=Rarity.IGR),
]
