# ruff: noqa: RUF001 - Japanese names stand as printed
"""B04, the fourth booster: all its cards."""

from zx_env.zx.cards.language import *

_BESIDE_ENEMY_PLAYER = Squares("a Square next to your opponent's Player Square", "x.x .x. ...")

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------
    Card(
        "B04-001", "Sleipnir, Sky-galloping Warhorse", Color.RED, cost=2, power=3000,
        tribes=(Tribe.MYTHOS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="天駆ける軍馬スレイプニール", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, give this card +1000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS)]),
        ]),
    Card(
        "B04-002", "Lakshmi, Goddess of Fortune", Color.RED, cost=3, power=5000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="幸運の女神ラクシュミー", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B04-003", "Cannon Shell, Tank Artisan", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="戦車職人キャノンシェル", rarity=Rarity.R),
    Card(
        "B04-004", "Amethyst Swallow", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION,), japanese="飛翔する紫水晶アメジストスワロー", rarity=Rarity.UC,
        text="[Always] While you have no cards in your hand, this card has +1000 Power.",
        abilities=[
            Always(needs=[AtMost(0, card(Side.OWN, Zone.HAND))], do=[GainPower(1000)]),
        ]),
    Card(
        "B04-005", "Minotaur, Master of the Labyrinth", Color.RED, cost=3, power=5000,
        tribes=(Tribe.MYTHOS,), icons=(Icon.START_CARD,), japanese="迷宮の主ミノタウロス",
        rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B04-006", "Garnet Utan", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="騒がしい紅榴石ガーネットウータン", rarity=Rarity.UC,
        text=(
            "[Auto] When a Z/X of yours with Evol Seed icon appears, deal 5000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-007", "Tomoe Gozen, Heroine of Shinano", Color.RED, cost=4, power=6000,
        tribes=(Tribe.BRAVER,), japanese="信濃の女傑 巴御前", rarity=Rarity.R,
        text=(
            "[Startup] (Charge) Pay red 2, put this card into your Trash: Deal 5000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-008", "Bardiche, Battleaxe Workshop", Color.RED, cost=4, power=6500, tribes=(Tribe.MEISTER,),
        japanese="戦斧工房バルディッシュ", rarity=Rarity.C),
    Card(
        "B04-009", "Fluorite Lynx", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="非情な蛍石フローライトリンクス", rarity=Rarity.C,
        text=(
            "[Startup] (if you have no cards in your hand) Pay red 2, destroy this card: Deal 8000 damage "
            "to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[AtMost(0, card(Side.OWN, Zone.HAND))],
                cost=[Pay(Color.RED, 2), Destroy(THIS)],
                do=[Damage(8000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-010", "Coral Lizard", Color.RED, cost=5, power=7000, tribes=(Tribe.GIGANTIC,),
        japanese="奇妙な珊瑚コーラルリザード", rarity=Rarity.UC,
        text=(
            "[Startup] (if you have no cards in your hand) Pay red 2, destroy this card: Deal 10000 "
            "damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[AtMost(0, card(Side.OWN, Zone.HAND))],
                cost=[Pay(Color.RED, 2), Destroy(THIS)],
                do=[Damage(10000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-011", "D'Artagnan, Musketeer of the Oath", Color.RED, cost=5, power=6500,
        tribes=(Tribe.BRAVER,), japanese="誓いの銃士ダルタニアン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card or a [Braver] Z/X of yours appears, deal 2000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.BRAVER),
                or_this=True,
                do=[Damage(2000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-012", "Spinel Penguin", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="突き刺す尖晶石スピネルペンギン", rarity=Rarity.R,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            'Resource and "Jaeger, Hunter of Fangs" in your Resource, you may put 1 Z/X with Cost 3 or '
            "less from your hand on a Normal Square without a Z/X. If you did, at the end of the turn, "
            "return it to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Jaeger, Hunter of Fangs")),
                        ],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[AtEndOfTurn([Move(IT, Zone.HAND)])],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-013", "Yamata no Orochi, Chaos Serpent", Color.RED, cost=6, power=8500,
        tribes=(Tribe.MYTHOS,), japanese="混沌の大蛇ヤマタノオロチ", rarity=Rarity.SR,
        text="[Always] While you have 9 or fewer cards in your Resource, this card has +2000 Power.",
        abilities=[
            Always(needs=[AtMost(9, card(Side.OWN, Zone.RESOURCE))], do=[GainPower(2000)]),
        ]),
    Card(
        "B04-014", "Hades Aidoneus", Color.RED, cost=6, power=8500, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="不運な地の神ハデス・アイドネウス", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, deal 2000 damage to up to "
            "2 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[Damage(2000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))]),
        ]),
    Card(
        "B04-015", "Spark Launcher, Weapon Artisan", Color.RED, cost=6, power=9000,
        tribes=(Tribe.MEISTER,), japanese="兵器職人スパークランチャー", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Wereursus" in your '
            "Resource, you may pay red 5. If you did, put 1 Z/X with Cost 7 or less from your hand on a "
            "Square without a Z/X, but not to the Player Square of its owner's opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Wereursus"))],
                        [
                            May(
                                Pay(Color.RED, 5),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=7)),
                                        ANY_SQUARE,
                                        empty=True,
                                        not_other_player_square=True,
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-016", "Shakespeare, Nine Heroes", Color.RED, cost=7, power=9500, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="九大英雄シェイクスピア", rarity=Rarity.SR,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may remove 8 cards in "
            "your Trash from the game. If you did, put this card on a Square without a Z/X, but not to "
            "the Player Square of its owner's opponent in Sleep State."
        ),
        abilities=[
            EvolSeed(
                do=[
                    May(
                        Move(choose(8, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                        then=[
                            Put(
                                THIS, ANY_SQUARE, empty=True, not_other_player_square=True, state=State.SLEEP
                            )
                        ],
                    )
                ]
            ),
        ]),
    Card(
        "B04-017", "Operation Recapture Tokyo", Color.RED, CardType.EVENT, cost=2, japanese="東京奪還作戦",
        rarity=Rarity.UC,
        text="[Event] Give 1 attacking Z/X on a Square +5000 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(5000, choose(1, zx(having=(Having.ATTACKING,))))]),
        ]),
    Card(
        "B04-018", "Dragonic Flare", Color.RED, CardType.EVENT, cost=2,
        japanese="覇王剣ドラゴニックフレア", rarity=Rarity.R,
        text=(
            "[Event] Remove 1 Z/X in your opponent's Trash from the game. If you did, deal damage equal "
            "to the Power of what was chosen first to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        Move(choose(1, zx(Side.ENEMY, zone=Zone.TRASH), keep=True), Zone.REMOVED),
                        then=[Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    )
                ]
            ),
        ]),
    Card(
        "B04-019", "Strongest Bear Tournament", Color.RED, CardType.EVENT, cost=3, icons=(Icon.EVOL_SEED,),
        japanese="最強熊決定戦", rarity=Rarity.C,
        text=(
            "[Event] Deal damage equal to the Power of your Z/X on your Player Square to 1 enemy Z/X on a "
            "Normal Square.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Trash. If you did, return this card to your hand."
        ),
        abilities=[
            EventText(
                do=[
                    Damage(PowerOf(zx(Side.OWN, on=OWN_PLAYER_SQUARE)), choose(1, zx(Side.ENEMY, on=NORMAL)))
                ]
            ),
            EvolSeed(
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Move(THIS, Zone.HAND)])
                ]
            ),
        ]),
    Card(
        "B04-020", "Skinship", Color.RED, CardType.EVENT, cost=3, japanese="スキンシップ", rarity=Rarity.C,
        text="[Event] Sleep 1 Z/X of yours on a Square. If you did, Reboot 1 Z/X of yours on a Square.",
        abilities=[
            EventText(do=[Then(Sleep(choose(1, zx(Side.OWN))), then=[Reboot(choose(1, zx(Side.OWN)))])]),
        ]),
    # -- blue --------------------------------------------------------
    Card(
        "B04-021", "Mimosa, Cannon Tamer", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="カノンテイマー ミモザ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, put the top card of your deck into your Trash."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[FromDeck(1, Zone.TRASH)]),
        ]),
    Card(
        "B04-022", "Nagoyarn, Golden Dolphin Transform", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION,), japanese="金鯱変形ナゴヤーン",
        rarity=Rarity.UC,
        text=(
            "[Always] While you have a card with Evol Seed icon in your Charge, this card has +1000 "
            "Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, card(Side.OWN, Zone.CHARGE, icons=(Icon.EVOL_SEED,)))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B04-023", "Alphard, Cyber Rapier", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="サイバーレイピア アルファルド", rarity=Rarity.R),
    Card(
        "B04-024", "Throwing, Hurling Machine", Color.BLUE, cost=3, power=2000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="投擲機械スローイング", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may return 1 enemy Z/X with Power 9000 or more on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_least=9000)), Zone.HAND))],
            ),
        ]),
    Card(
        "B04-025", "Bombardment, Cannonade Machine", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="砲撃機械ボンバードメント", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B04-026", "Veild, Apprentice Sound-star", Color.BLUE, cost=3, power=5000, tribes=(Tribe.MERMAID,),
        icons=(Icon.START_CARD,), japanese="見習い音星ヴァイルト", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B04-027", "Amadius, Thinker of Hope", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="思希者アマディウス", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Skeletal Dancer" in your '
            "Resource, draw 2 cards. Put 2 cards from your hand into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Skeletal Dancer"))],
                        [Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-028", "Markab, Battle Hero", Color.BLUE, cost=4, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バトルヒーロー マルカブ", rarity=Rarity.C),
    Card(
        "B04-029", "Shock, Electrocution Machine", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.EVOL_SEED,), japanese="感電機械ショック",
        rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay blue 2. If you "
            "did, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EvolSeed(
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    )
                ]
            ),
        ]),
    Card(
        "B04-030", "Fiore, Drop-sound", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="雫音フィオレ", rarity=Rarity.UC,
        text=(
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: You may move 1 Z/X that is not "
            "in battle on a Normal Square to an adjacent Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            NORMAL,
                            empty=True,
                            adjacent=True,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B04-031", "Capella, Star Shooter", Color.BLUE, cost=5, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="スターシューター カペラ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if you have 2 or more [Battle Dress] cards in your Charge, "
            "return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.BATTLE_DRESS))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-032", "Honey-One, Invincible Haniwa", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.EVOL_SEED,), japanese="無敵埴輪Honey-One",
        rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay blue 1. If you "
            "did, draw 1 card."
        ),
        abilities=[
            EvolSeed(do=[May(Pay(Color.BLUE, 1), then=[Draw(1)])]),
        ]),
    Card(
        "B04-033", "Hafnium, Transform Cathedral", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="変型聖堂ハフニウム", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card with Evol Seed "
            "icon from your hand into your Trash. If you did, return 1 Z/X on a Normal Square to the top "
            "of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.EVOL_SEED,))), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-034", "Polonium, Playground Combination", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="遊具合体ポロニウム", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Pixie-bob the Runaway" '
            "in your Resource, look at the top 3 cards of your deck. Return them to the top of your deck "
            "in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Pixie-bob the Runaway"))],
                        [Look(3, rest=Rest.TOP)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-035", "Vega, Administrator", Color.BLUE, cost=7, power=10000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アドミニストレータ ベガ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may return 1 card with Evol Seed icon from your hand to "
            "your deck and shuffle it and show it. If you did, draw 2 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.EVOL_SEED,))),
                            Zone.DECK,
                            shuffled=True,
                            shown=True,
                        ),
                        then=[Draw(2)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-036", "Cyclotron, Sword-emperor Relic", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="剣帝神器サイクロトロン", rarity=Rarity.SR,
        text=(
            "[Always] (Player Sugure) This card cannot be chosen by abilities.\n"
            "[Startup] (Player Sugure; once per turn) For nothing: Return 1 enemy Z/X with Cost 5 or less "
            "on a Normal Square to its owner's hand."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.SUGURE)], do=[Cannot(Bar.BE_CHOSEN)]),
            Startup(
                needs=[PlayerNamed(PlayerKey.SUGURE)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
            ),
        ]),
    Card(
        "B04-037", "Royal Straight Flush", Color.BLUE, CardType.EVENT, cost=1,
        japanese="ロイヤルストレートフラッシュ", rarity=Rarity.UC,
        text="[Event] Put the top 3 cards of your deck into your Trash.",
        abilities=[
            EventText(do=[FromDeck(3, Zone.TRASH)]),
        ]),
    Card(
        "B04-038", "Dragonic Cannon", Color.BLUE, CardType.EVENT, cost=2,
        japanese="機鋼砲ドラゴニックキャノン", rarity=Rarity.UC,
        text="[Event] Return 1 enemy Z/X with Cost 5 or more on a Normal Square to its owner's hand.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.HAND)]),
        ]),
    Card(
        "B04-039", "Sword Revolution", Color.BLUE, CardType.EVENT, cost=2,
        japanese="ソードレヴォリューション", rarity=Rarity.C,
        text=(
            "[Event] If you have a [Battle Dress] card in your Charge, return 1 enemy Z/X on a Normal "
            "Square to its owner's hand. Otherwise, return 1 enemy Z/X with Cost 3 or less on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.BATTLE_DRESS))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                        otherwise=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)],
                    )
                ]
            ),
        ]),
    Card(
        "B04-040", "Jet-black Lawrencium", Color.BLUE, CardType.EVENT, cost=4, icons=(Icon.EVOL_SEED,),
        japanese="漆黒のローレンシウム", rarity=Rarity.UC,
        text=(
            "[Event] Return each enemy Z/X on a Square next to your opponent's Player Square to their "
            "owners' hands.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Trash. If you did, return this card to your hand."
        ),
        abilities=[
            EventText(do=[Move(each(zx(Side.ENEMY, on=_BESIDE_ENEMY_PLAYER)), Zone.HAND)]),
            EvolSeed(
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Move(THIS, Zone.HAND)])
                ]
            ),
        ]),
    # -- white -------------------------------------------------------
    Card(
        "B04-041", "Destinee of Fate", Color.WHITE, cost=2, power=2500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="運命のデスティネ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Always] Each Z/X of yours on a Square of your Army Area has +1000 Power."
        ),
        abilities=[
            Always(do=[GainPower(1000, each(zx(Side.OWN, on=ARMY)))]),
        ]),
    Card(
        "B04-042", "Mont Blanc, Evil Bane", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="イヴィルベイン モンブラン", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B04-043", "Mike the Ruler", Color.WHITE, cost=3, power=4000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="君臨するミケ", rarity=Rarity.UC,
        text="[Always] While you have a Z/X with Evol Seed icon on a Square, this card has +2000 Power.",
        abilities=[
            Always(needs=[AtLeast(1, zx(Side.OWN, icons=(Icon.EVOL_SEED,)))], do=[GainPower(2000)]),
        ]),
    Card(
        "B04-044", "Aura Kirin, Holy Beast", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラキリン", rarity=Rarity.C,
        text=(
            "[Auto] When this card attacks a Z/X with Cost 4 or less, give that Z/X -2000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, that=zx(cost_at_most=4), do=[Power(-2000, That(zx()))]),
        ]),
    Card(
        "B04-045", "Ame of the Soul", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.START_CARD,), japanese="魂のアム", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B04-046", "Erre the Wanderer", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="放浪のエレ", rarity=Rarity.R),
    Card(
        "B04-047", "Elbrus, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.EVOL_SEED,), japanese="イヴィルベイン エルブルース", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, give each enemy Z/X on a "
            "Square -1000 Power until the end of the turn."
        ),
        abilities=[
            EvolSeed(do=[Power(-1000, each(zx(Side.ENEMY)))]),
        ]),
    Card(
        "B04-048", "Aura Centaur, Holy Beast", Color.WHITE, cost=4, power=6500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラケンタウロス", rarity=Rarity.C),
    Card(
        "B04-049", "Pixie-bob the Runaway", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        japanese="逃走するピクシーボブ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Polonium, Playground '
            'Combination" in your Resource, return 1 white Event with Cost 3 or less from your Trash to '
            "your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Polonium, Playground Combination"))],
                        [
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
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-050", "Damavand, Evil Bane", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ダマヴェント", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Rampaging Jasmine" in '
            "your Resource, Sleep 1 enemy Z/X on a Square of your Army Area. It cannot Reboot in its "
            "owner's next Reboot Phase."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Rampaging Jasmine"))],
                        [
                            Sleep(choose(1, zx(Side.ENEMY, on=ARMY))),
                            Grant(IT, Cannot(Bar.REBOOT), Until.REBOOT_PHASE_ENDS),
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-051", "Massif, Evil Bane", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン マシーフ", rarity=Rarity.UC,
        text=(
            "[Auto] When a Z/X of yours with Evol Seed icon appears, put up to 1 card from either "
            "player's Charge into its owner's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Move(choose(1, card(Side.ANY, Zone.CHARGE), up_to=True), Zone.TRASH)],
            ),
        ]),
    Card(
        "B04-052", "Aura Genbu, Holy Beast", Color.WHITE, cost=5, power=6000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.EVOL_SEED,), japanese="聖獣オーラゲンブ", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, put 1 Z/X with Cost 6 or "
            "less from your Charge on a Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            EvolSeed(
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=6)),
                        NORMAL,
                        empty=True,
                        state=State.SLEEP,
                    )
                ]
            ),
        ]),
    Card(
        "B04-053", "Staerke of Strength", Color.WHITE, cost=5, power=6000, tribes=(Tribe.ANGEL,),
        japanese="強さのシュテルケ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 3 or more [Angel] Z/X on a Square, put 1 Z/X with "
            "Cost 5 or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, zx(Side.OWN, tribe=Tribe.ANGEL))],
                        [Move(choose(1, zx(on=NORMAL, cost_at_most=5)), Zone.DECK, bottom=True)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-054", "Verchiel, Apostle of Leo", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 獅子宮ウェルキエル", rarity=Rarity.SR,
        text=(
            "[Startup] Pay white 3: Put 1 Z/X with Cost 4 or less from your Charge on a Square without a "
            "Z/X, but not to the Player Square of its owner's opponent."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.WHITE, 3)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=4)),
                        ANY_SQUARE,
                        empty=True,
                        not_other_player_square=True,
                    )
                ],
            ),
        ]),
    Card(
        "B04-055", "Siberian the Caretaker", Color.WHITE, cost=6, power=9000, tribes=(Tribe.CAIT_SITH,),
        japanese="面倒見の良いサイベリアン", rarity=Rarity.UC,
        text=(
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Sleep up to 3 cards in either "
            "player's Resource."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B04-056", "K2, Evil Bane", Color.WHITE, cost=7, power=9500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ケィツゥー", rarity=Rarity.SR,
        text="[Always] This card is dealt no damage of 5000 or less at once.",
        abilities=[Always(do=[NoDamage(at_most=5000)])]),
    Card(
        "B04-057", "Guardian Heart", Color.WHITE, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="ガーディアンハート", rarity=Rarity.C,
        text=(
            "[Event] Give 1 attacked Z/X on a Square of your Army Area +2000 Power until the end of the "
            "turn.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Trash. If you did, return this card to your hand."
        ),
        abilities=[
            EventText(do=[Power(2000, choose(1, zx(on=ARMY, having=(Having.ATTACKED,))))]),
            EvolSeed(
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Move(THIS, Zone.HAND)])
                ]
            ),
        ]),
    Card(
        "B04-058", "Shining Angel", Color.WHITE, CardType.EVENT, cost=1, japanese="シャイニングエンジェル",
        rarity=Rarity.UC,
        text="[Event] Return 1 card from your Charge to your hand.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.HAND)]),
        ]),
    Card(
        "B04-059", "Gem Shine", Color.WHITE, CardType.EVENT, cost=3, japanese="天界光ジェムシャイン",
        rarity=Rarity.UC,
        text="[Event] Destroy 1 Z/X on a Square, if it attacks you or a card on a Player Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(having=(Having.ATTACKING_YOU,))))]),
        ]),
    Card(
        "B04-060", "Extermination Flow", Color.WHITE, CardType.EVENT, cost=4,
        japanese="エクスターミネイション・フロウ", rarity=Rarity.R,
        text="[Event] Give each enemy Z/X on a Normal Square -5000 Power until the end of the turn.",
        abilities=[
            EventText(do=[Power(-5000, each(zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    # -- black -------------------------------------------------------
    Card(
        "B04-061", "Skeletal Fighter", Color.BLACK, cost=2, power=3000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="骨戦士スケルタルファイター", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Always] While you have 10 or more cards in your Trash, this card has +1000 Power."
        ),
        abilities=[
            Always(needs=[AtLeast(10, card(Side.OWN, Zone.TRASH))], do=[GainPower(1000)]),
        ]),
    Card(
        "B04-062", "Dusk Axe, Wraith", Color.BLACK, cost=2, power=2500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.EVOL_SEED,), japanese="幽鬼ダスクアクス", rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay black 2. If "
            "you did, put this card on a Square without a Z/X, but not to the Player Square of its "
            "owner's opponent."
        ),
        abilities=[
            EvolSeed(
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[Put(THIS, ANY_SQUARE, empty=True, not_other_player_square=True)],
                    )
                ]
            ),
        ]),
    Card(
        "B04-063", "Playful Road Roller", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="じゃれつくロードローラー", rarity=Rarity.R),
    Card(
        "B04-064", "Perdere, Diabolos of Loss", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="喪失の魔人ペルデレ", rarity=Rarity.UC,
        text=(
            "[Always] While you have 4 or more cards with Evol Seed icon in your Trash, this card has "
            "+1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(4, card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,)))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B04-065", "Inertia, Diabolos of Boredom", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.START_CARD,), japanese="退屈の魔人イネルティア",
        rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B04-066", "Lamina, Diabolos of the Blade", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="刃の魔人ラーミナ",
        rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B04-067", "Umbra, Diabolos of the Shadow", Color.BLACK, cost=4, power=4500,
        tribes=(Tribe.DIABOLOS,), japanese="影の魔人ウムブラ", rarity=Rarity.UC,
        text=(
            "[Auto] When a Z/X of yours with Evol Seed icon appears, destroy 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-068", "Scharfrichter, Executioner's Sickle", Color.BLACK, cost=4, power=6500,
        tribes=(Tribe.PREDATOR,), japanese="処刑人の鎌シャルフリヒター", rarity=Rarity.C),
    Card(
        "B04-069", "Aiming Snapshooter", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="狙い打つスナップシューター", rarity=Rarity.UC,
        text=(
            "[Startup] (Charge) Pay black 2, put this card into your Trash: Destroy 1 enemy Z/X with Cost "
            "3 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B04-070", "Biting Vise", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.EVOL_SEED,), japanese="カミカミする万力", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, destroy 1 enemy Z/X with "
            "Cost 6 or more on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)))]),
        ]),
    Card(
        "B04-071", "Koenig, Ominous King", Color.BLACK, cost=5, power=6500, tribes=(Tribe.PREDATOR,),
        japanese="不吉の王ケーニッヒ", rarity=Rarity.C,
        text="[Auto] When an enemy Z/X is destroyed, give this card +2000 Power until the end of the turn.",
        abilities=[
            Automatic(when=Occurrence.IS_DESTROYED, of=zx(Side.ENEMY), do=[Power(2000, THIS)]),
        ]),
    Card(
        "B04-072", "Huge Golem, Hollow of Bones", Color.BLACK, cost=6, power=8500,
        tribes=(Tribe.NOSFERATU,), japanese="骸骨虚人ヒュージゴーレム", rarity=Rarity.UC,
        text=(
            "[Always] While you have 4 or more cards with Evol Seed icon in your Trash, this card has "
            "+2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(4, card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,)))],
                do=[GainPower(2000)],
            ),
        ]),
    Card(
        "B04-073", "Jaeger, Hunter of Fangs", Color.BLACK, cost=6, power=9000, tribes=(Tribe.PREDATOR,),
        japanese="牙の猟師イェーガー", rarity=Rarity.R,
        text=(
            '[Always] (Resource) While you have "Spinel Penguin" in your Resource and it is your turn, '
            "each enemy Z/X on a Square has -2 Cost."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                needs=[
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Spinel Penguin")),
                    TurnOf(Side.OWN),
                ],
                do=[GainCost(-2, each(zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B04-074", "Skeletal Dancer", Color.BLACK, cost=6, power=9000, tribes=(Tribe.NOSFERATU,),
        japanese="舞踏骸骨スケルタルダンサー", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Amadius, Thinker of '
            'Hope" in your Resource, you may pay black 2. If you did, put 1 Z/X with Cost 7 or less from '
            "your Trash on a Normal Square without a Z/X. At the end of the turn, remove it from the "
            "game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Amadius, Thinker of Hope"))],
                        [
                            May(
                                Pay(Color.BLACK, 2),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=7)),
                                        NORMAL,
                                        empty=True,
                                    ),
                                    AtEndOfTurn([Move(IT, Zone.REMOVED)]),
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-075", "Crunching Charm", Color.BLACK, cost=7, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="ザクザクするチャーム", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, put 1 card from your opponent's hand of your opponent's "
            "choice into your opponent's Trash. If your opponent has 10 or more cards in their Resource, "
            "put 1 card from your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                    If(
                        [AtLeast(10, card(Side.ENEMY, Zone.RESOURCE))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B04-076", "Avaritia, Sin of Greed", Color.BLACK, cost=8, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 強欲の魔人アワリティア", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may destroy 1 other Z/X of yours on a Square. If you did, "
            "return up to 2 Z/X with Cost 6 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[
                            Move(
                                choose(2, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=6), up_to=True),
                                Zone.HAND,
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-077", "Charm Spell", Color.BLACK, CardType.EVENT, cost=1, japanese="チャームスペル",
        rarity=Rarity.C,
        text="[Event] Put 1 card from your Trash into your Charge.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.CHARGE)]),
        ]),
    Card(
        "B04-078", "Mystic Adventure", Color.BLACK, CardType.EVENT, cost=2, icons=(Icon.EVOL_SEED,),
        japanese="ミスティックアドベンチャー", rarity=Rarity.R,
        text=(
            "[Event] Return 1 Z/X with Cost 5 or less from your Trash to your hand.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Trash. If you did, return this card to your hand."
        ),
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND)]),
            EvolSeed(
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Move(THIS, Zone.HAND)])
                ]
            ),
        ]),
    Card(
        "B04-079", "Lunatic Sickle", Color.BLACK, CardType.EVENT, cost=2, japanese="ルナティックシックル",
        rarity=Rarity.C,
        text=(
            "[Event] Destroy 1 Z/X of yours on a Square. If you did, destroy 1 Z/X with Cost 5 or less on "
            "a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.OWN))),
                        then=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=5)))],
                    )
                ]
            ),
        ]),
    Card(
        "B04-080", "Doom Blast", Color.BLACK, CardType.EVENT, cost=7, japanese="滅獄波ドゥームブラスト",
        rarity=Rarity.R,
        text=(
            "[Always] (Hand; Player Bane) While it is your turn, this card has -1 Cost for each enemy Z/X "
            "on a Square.\n"
            "[Event] Destroy any number of Z/X on a Normal Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.BANE), TurnOf(Side.OWN)],
                do=[GainCost(Per(-1, zx(Side.ENEMY)))],
            ),
            EventText(do=[Destroy(choose(ANY_NUMBER, zx(on=NORMAL)))]),
        ]),
    # -- green -------------------------------------------------------
    Card(
        "B04-081", "Himawari, Radiant Firebomb", Color.GREEN, cost=2, power=3000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="爛漫な焙烙玉 向日葵", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] (your opponent's turn) When this card is destroyed, Reboot up to 2 cards in your "
            "Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[TurnOf(Side.ENEMY)],
                do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],  # ruling H70
            ),
        ]),
    Card(
        "B04-082", "Natsume, Simple Octagonal Staff", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.HOURAI,), icons=(Icon.START_CARD,), japanese="質実な八角棒 棗", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B04-083", "Werecapybara, Beastman", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION,), japanese="獣人ウェアカピバラ", rarity=Rarity.R,
        text=(
            "[Always] While you have 4 or more cards with Evol Seed icon in your Resource, this card has "
            "+1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(4, card(Side.OWN, Zone.RESOURCE, icons=(Icon.EVOL_SEED,)))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B04-084", "Marshmallow the Nurse", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION,), japanese="手当てするマーシュマロウ", rarity=Rarity.R),
    Card(
        "B04-085", "Werelark, Farming Bird", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="農耕鳥人ウェアラーク", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B04-086", "Mush Snail", Color.GREEN, cost=4, power=5000, tribes=(Tribe.PLASECT,),
        japanese="殻茸マッシュスネイル", rarity=Rarity.UC,
        text=(
            "[Always] (Everywhere) While you have 9 or more cards in your Resource, this card has the "
            "Ignition icon."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                do=[GainIcon(Icon.IGNITION)],
            ),
        ]),
    Card(
        "B04-087", "Cherry Beetle", Color.GREEN, cost=4, power=6500, tribes=(Tribe.PLASECT,),
        japanese="桜鍬形チェリービートル", rarity=Rarity.C),
    Card(
        "B04-088", "Linden at Her Own Pace", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        icons=(Icon.EVOL_SEED,), japanese="マイペースなリンデン", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Resource in Sleep State."
        ),
        abilities=[
            EvolSeed(do=[May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP))]),
        ]),
    Card(
        "B04-089", "Wereowl, Learned Elder", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="物知り長老ウェアオウル", rarity=Rarity.UC,
        text=(
            "[Startup] (Charge) Pay green 4, put this card into your Trash: Put 1 enemy Z/X on a Normal "
            "Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 4), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B04-090", "Wereursus", Color.GREEN, cost=5, power=7000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアウルスス", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Spark Launcher, Weapon '
            'Artisan" in your Resource, you may put 1 card from your hand into your Resource in Sleep '
            "State. If you did, return 1 card from your Resource to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Spark Launcher, Weapon Artisan"))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                                then=[Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND)],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-091", "Wereleopard", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアレパード", rarity=Rarity.R,
        text=(
            "[Auto] When a Z/X of yours with Evol Seed icon appears, give 1 Z/X on a Square +4000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Power(4000, choose(1, zx()))],
            ),
        ]),
    Card(
        "B04-092", "Needle Spider", Color.GREEN, cost=5, power=7500, tribes=(Tribe.PLASECT,),
        icons=(Icon.EVOL_SEED,), japanese="刺蜘蛛ニードルスパイダー", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, give 1 Z/X of yours on a "
            "Square +3000 Power until the end of the turn."
        ),
        abilities=[
            EvolSeed(do=[Power(3000, choose(1, zx(Side.OWN)))]),
        ]),
    Card(
        "B04-093", "Takshaka, Eight Great Dragon Kings", Color.GREEN, cost=6, power=8500,
        tribes=(Tribe.HOURAI,), japanese="八大龍王 徳叉迦", rarity=Rarity.SR,
        text=(
            "[Startup] (Resource) Pay green 6: Put this card on a Square without a Z/X, but not to the "
            "Player Square of its owner's opponent."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                cost=[Pay(Color.GREEN, 6)],
                do=[Put(THIS, ANY_SQUARE, empty=True, not_other_player_square=True)],
            ),
        ]),
    Card(
        "B04-094", "Hagoromosou, Merciless Red Spear", Color.GREEN, cost=6, power=8500,
        tribes=(Tribe.HOURAI,), japanese="無慈悲の朱槍 羽衣草", rarity=Rarity.C,
        text=(
            '[Always] Each [Hourai] Z/X of yours on a Square gains "[Auto] (your opponent\'s turn) When '
            'this card is destroyed, Reboot up to 2 cards in your Resource."'
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Automatic(
                            when=Occurrence.IS_DESTROYED,
                            needs=[TurnOf(Side.ENEMY)],
                            do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],  # ruling H70
                        ),
                        each(zx(Side.OWN, tribe=Tribe.HOURAI)),
                    )
                ]
            ),
        ]),
    Card(
        "B04-095", "Rampaging Jasmine", Color.GREEN, cost=7, power=9000, tribes=(Tribe.LEAFER,),
        japanese="一暴れするジャスミン", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Damavand, Evil Bane" in '
            "your Resource, you may put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep "
            "State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Damavand, Evil Bane"))],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP))],
                    )
                ],
            ),
        ]),
    Card(
        "B04-096", "Misohagi, Iron Claw of the Blue Sky", Color.GREEN, cost=7, power=10000,
        tribes=(Tribe.HOURAI,), japanese="碧天の鉄爪 禊萩", rarity=Rarity.SR,
        text="[Always] You can also play green cards from your Resource, paying their Cost.",
        abilities=[Always(do=[PlayFrom(card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))])]),
    Card(
        "B04-097", "Girls' Talk", Color.GREEN, CardType.EVENT, cost=2, japanese="ガールズトーク",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 card from your hand into your Resource in Sleep State. Return 1 card from your "
            "Resource to your hand."
        ),
        abilities=[
            EventText(
                do=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                ]
            ),
        ]),
    Card(
        "B04-098", "Takshaka's Divine Power", Color.GREEN, CardType.EVENT, cost=2, icons=(Icon.EVOL_SEED,),
        japanese="徳叉迦の神力", rarity=Rarity.R,
        text=(
            "[Event] Give 1 Z/X on a Square +3000 Power until the end of the turn.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your hand into your Trash. If you did, return this card to your hand."
        ),
        abilities=[
            EventText(do=[Power(3000, choose(1, zx()))]),
            EvolSeed(
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Move(THIS, Zone.HAND)])
                ]
            ),
        ]),
    Card(
        "B04-099", "Happy Time", Color.GREEN, CardType.EVENT, cost=5, japanese="しあわせタイム",
        rarity=Rarity.C,
        text=(
            "[Event] Put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep State. If you "
            "have 10 or more cards in your Resource, put 1 enemy Z/X on a Normal Square into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            EventText(
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                    If(
                        [AtLeast(10, card(Side.OWN, Zone.RESOURCE))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ]
            ),
        ]),
    Card(
        "B04-100", "Life Storm", Color.GREEN, CardType.EVENT, cost=5, japanese="草華風ライフストーム",
        rarity=Rarity.UC,
        text="[Event] Put 1 Z/X with Cost 6 or less from your Resource on a Normal Square without a Z/X.",
        abilities=[
            EventText(
                do=[Put(choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)), NORMAL, empty=True)]
            ),
        ]),
    # -- special numbers ---------------------------------------------
    Card(
        "B04-101", "Daji, Mischievous Nine-tails", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="悪戯な九尾 妲己", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 20 or more cards in your Trash and 20 or more "
            "different tribes are among the cards in your Trash, deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(20, card(Side.OWN, Zone.TRASH)),
                            Different(20, Trait.TRIBE, card(Side.OWN, Zone.TRASH)),
                        ],
                        [DamagePlayer(Side.ENEMY, 1)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-102", "Original XIII Type.I", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.I “A-Z”", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 9 or more cards in your hand, unless your "
            "opponent was dealt damage this turn, deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.HAND))],
                        [
                            If(
                                [Happened(Occurrence.PLAYER_IS_DAMAGED, Side.ENEMY)],
                                [],
                                otherwise=[DamagePlayer(Side.ENEMY, 1)],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-103", "Uriel A.T.", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="四大天使ウリエルＡ．Ｔ．", rarity=Rarity.ZXR,
        text=(
            '[Always] While you have 6 or more cards with "フィエリテ" in the name in your Trash, this card '
            "has +5000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.TRASH, name_contains="フィエリテ"))],
                do=[GainPower(5000)],
            ),
        ]),
    # -- players -----------------------------------------------------
    Card(
        "B04-104", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅", rarity=Rarity.IGR,
        player_keys=(PlayerKey.SERA,)),
    Card(
        "B04-105", "Sento Reia", Color.BLUE, CardType.PLAYER, japanese="戦斗怜亜", rarity=Rarity.IGR,
        player_keys=(PlayerKey.REIA,)),
    Card(
        "B04-106", "Yuzuriha Misaki", Color.WHITE, CardType.PLAYER, japanese="弓弦羽ミサキ",
        rarity=Rarity.IGR, player_keys=(PlayerKey.MISAKI,)),
    Card(
        "B04-107", "Tennouji Yamato", Color.BLACK, CardType.PLAYER, japanese="天王寺大和",
        rarity=Rarity.IGR, player_keys=(PlayerKey.YAMATO,)),
    Card(
        "B04-108", "Kenbuchi Souma", Color.GREEN, CardType.PLAYER, japanese="剣淵相馬", rarity=Rarity.IGR,
        player_keys=(PlayerKey.SOUMA,)),
    Card(
        "B04-109", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳", rarity=Rarity.CVR,
        player_keys=(PlayerKey.CHITOSE,)),
    Card(
        "B04-110", "Kenbuchi Souma", Color.GREEN, CardType.PLAYER, japanese="剣淵相馬", rarity=Rarity.CVR,
        player_keys=(PlayerKey.SOUMA,)),
]
