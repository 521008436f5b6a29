# ruff: noqa: RUF001 - Japanese names stand as printed
"""B06, the sixth booster."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red --------------------------------------------------------------
    Card(
        "B06-001", "Metal Hound", Color.RED, cost=2, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="冷静な銀鋼メタルハウンド", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have 3 or fewer cards in your Life, give this card "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtMost(3, card(Side.OWN, Zone.LIFE))], [Power(2000, THIS)])],
            ),
        ]),
    Card(
        "B06-002", "Cockatrice, Petrifying Glare", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.START_CARD,), japanese="石化の睥睨コカトリス", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 2, put this card into your Trash: Deal 2000 damage to up to 2 Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[Damage(2000, choose(2, zx(on=NORMAL), up_to=True))],
            ),
        ]),
    Card(
        "B06-003", "Kaihime", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="北条の戦姫 甲斐姫", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 6 or more red cards in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-004", "Kodachi, Apprentice Smith", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="見習い鍛冶こだち", rarity=Rarity.R),
    Card(
        "B06-005", "Porthos, Frivolous Musketeer", Color.RED, cost=4, power=6500, tribes=(Tribe.BRAVER,),
        japanese="お調子者の三銃士ポルトス", rarity=Rarity.C),
    Card(
        "B06-006", "Marie Antoinette of the Nine Heroes", Color.RED, cost=4, power=6000,
        tribes=(Tribe.BRAVER,), japanese="九大英雄マリー・アントワネット", rarity=Rarity.SR,
        text=(
            "[Auto] When you use a startup ability, you may pay red 1. If you did, deal 5000 damage "
            "to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.STARTUP_IS_USED,
                side=Side.OWN,
                do=[May(Pay(Color.RED, 1), then=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B06-007", "Sardonyx Cobra", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="凶猛な紅瑪瑙サードニクスコブラ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Birman, Explorer" in '
            "your Resource, you may pay red 2. If you did, deal 10000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Birman, Explorer"))],
                        [May(Pay(Color.RED, 2), then=[Damage(10000, choose(1, zx(on=NORMAL)))])],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-008", "Amber Stego", Color.RED, cost=4, power=5500, tribes=(Tribe.GIGANTIC,),
        japanese="奔放な琥珀アンバーステゴ", rarity=Rarity.C,
        text=(
            "[Always] While you have no cards in your hand, each [Gigantic] Z/X of yours on a Square "
            "has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtMost(0, card(Side.OWN, Zone.HAND))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.GIGANTIC)))],
            ),
        ]),
    Card(
        "B06-009", "Runcle, Four-wheel Workshop", Color.RED, cost=4, power=5000, tribes=(Tribe.MEISTER,),
        japanese="四駆工房ランクル", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Erbium, High-speed '
            'Transform" in your Resource, deal 6000 damage divided as you like among up to 2 enemy Z/X on '
            "a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Erbium, High-speed Transform"))],
                        [Divide(6000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-010", "Lance", Color.RED, cost=5, power=6500, tribes=(Tribe.MEISTER,),
        japanese="戦槍職人ランス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card or another [Meister] Z/X of yours appears, deal 1000 damage for "
            "each [Meister] Z/X of yours on a Square to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.MEISTER, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[Damage(Per(1000, zx(Side.OWN, tribe=Tribe.MEISTER)), choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B06-011", "Emerald Stag", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="戦慄の緑玉エメラルドスタッグ", rarity=Rarity.R,
        text="[Startup] Pay red 1: Deal 2000 damage to 1 Z/X on a Normal Square.",
        abilities=[Startup(cost=[Pay(Color.RED, 1)], do=[Damage(2000, choose(1, zx(on=NORMAL)))])]),
    Card(
        "B06-012", "Bicorn of Guilt", Color.RED, cost=5, power=8000, tribes=(Tribe.MYTHOS,),
        japanese="咎の二角獣バイコーン", rarity=Rarity.C),
    Card(
        "B06-013", "Zhang Fei Yide", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="八百八屍将軍 張飛益徳", rarity=Rarity.R,
        text=(
            "[Auto] When this card deals 10000 or more battle damage by attacking to an enemy Z/X, "
            "you may deal 5000 damage to 1 Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY),
                damage_at_least=10000,
                do=[May(Damage(5000, choose(1, zx())))],
            ),
        ]),
    Card(
        "B06-014", "Ifrit", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="焔魔イフリート", rarity=Rarity.UC,
        text=(
            "[Always] (Hand) While you have 3 or more [Mythos] Z/X on a Square, this card has -2 "
            "Cost."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(3, zx(Side.OWN, tribe=Tribe.MYTHOS))],
                do=[GainCost(-2)],
            ),
        ]),
    Card(
        "B06-015", "Hawk's Eye", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="苛烈な鷹目石ホークスアイ", rarity=Rarity.C,
        text="[Always] While you have 6 or more red cards in your Resource, this card has +1000 Power.",
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-016", "Minerva", Color.RED, cost=6, power=8000, tribes=(Tribe.BRAVER,),
        japanese="知恵の女神ミネルヴァ", rarity=Rarity.UC,
        text="[Auto] When this card appears, you may deal 3000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(3000, choose(1, zx(on=NORMAL))))]),
        ]),
    Card(
        "B06-017", "Lord Crimson, Emperor Dragon", Color.RED, cost=7, power=10500,
        tribes=(Tribe.GLORY_DRAGON,), japanese="皇帝竜ロードクリムゾン", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Meiraru; once per turn by name) Sleep this card: Deal 3000 damage for each "
            "red or black card in your Resource divided as you like among any number of Z/X on a Normal "
            "Square. When a Z/X is destroyed by this damage, put up to 1 Z/X with the name of this card "
            "from your Remove Zone on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.MEIRARU)],
                limit=Limit.NAME_LOCK,
                cost=[Sleep(THIS)],
                do=[
                    Divide(
                        Per(3000, card(Side.OWN, Zone.RESOURCE, color=(Color.RED, Color.BLACK))),
                        choose(ANY_NUMBER, zx(on=NORMAL)),
                    ),
                    WhenDestroyed([
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.REMOVED, having=(Having.SAME_NAME,)), up_to=True
                            ),
                            BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ]),
                ],
            ),
        ]),
    Card(
        "B06-018", "Main Gun, Fire!", Color.RED, CardType.EVENT, cost=1, japanese="しゅほうはっしゃー！",
        rarity=Rarity.C,
        text="[Event] Deal 5000 damage to 1 Z/X on a Square of the Center Area.",
        abilities=[EventText(do=[Damage(5000, choose(1, zx(on=CENTER)))])]),  # diagram assumed
    Card(
        "B06-019", "Wheel of Fortune", Color.RED, CardType.EVENT, cost=1,
        japanese="ホイールオブフォーチュン", rarity=Rarity.UC,
        text="[Event] Put 2 cards from your hand at random into your Trash. If you did, draw 3 cards.",
        abilities=[
            EventText(do=[
                Then(
                    Move(choose(2, card(Side.OWN, Zone.HAND), random=True), Zone.TRASH),
                    then=[Draw(3)],
                ),
            ]),
        ]),
    Card(
        "B06-020", "Plasma Howl", Color.RED, CardType.EVENT, cost=2, japanese="プラズマハウル",
        rarity=Rarity.C,
        text="[Event] Deal 7000 damage to 1 Z/X that appeared this turn on a Normal Square.",
        abilities=[
            EventText(do=[Damage(7000, choose(1, zx(on=NORMAL, having=(Having.APPEARED_THIS_TURN,))))]),
        ]),
    # -- blue -------------------------------------------------------------
    Card(
        "B06-021", "Radon, Ballpark Transform", Color.BLUE, cost=2, power=3000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="球場変形ラドン", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, you may pay blue 1. If you did, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[May(Pay(Color.BLUE, 1), then=[Draw(1)])],
            ),
        ]),
    Card(
        "B06-022", "Pick, Piercing Machine", Color.BLUE, cost=3, power=4500, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.START_CARD,), japanese="刺突機械ピック", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 2, put this card into your Trash: Return 1 Z/X of yours on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 2), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(Side.OWN, on=NORMAL)), Zone.HAND)],
            ),
        ]),
    Card(
        "B06-023", "Regulus, Sword Dancer", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="ソードダンサー レグルス", rarity=Rarity.R),
    Card(
        "B06-024", "Madeire, Sleep-sound", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="眠音マデール", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 6 or more blue cards in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-025", "Nonno, Trainee", Color.BLUE, cost=4, power=4500, tribes=(Tribe.MERMAID,),
        japanese="修練生ノンノ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card or another [Mermaid] Z/X of yours appears, you may move 1 Z/X that is "
            "not in battle on a Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.MERMAID, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[May(Put(choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))), NORMAL, empty=True))],
            ),
        ]),
    Card(
        "B06-026", "Adhara, Battle Hero", Color.BLUE, cost=4, power=4000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バトルヒーロー アダーラ", rarity=Rarity.C,
        text=(
            "[Auto] When this card deals battle damage by attacking to an enemy Z/X with Power 6500 or "
            "less, return that Z/X to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, power_at_most=6500),
                do=[Move(That(zx()), Zone.HAND)],
            ),
        ]),
    Card(
        "B06-027", "Rhodium, Transform Terminal", Color.BLUE, cost=4, power=6500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="変形ターミナル ロジウム", rarity=Rarity.C),
    Card(
        "B06-028", "Erbium, High-speed Transform", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="高速変形エルビウム", rarity=Rarity.R,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            'Resource and "Runcle, Four-wheel Workshop" in your Resource, 1 Z/X on a Square has Range 2 '
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Runcle, Four-wheel Workshop")),
                        ],
                        [Grant(choose(1, zx()), GainRange(2))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-029", "Decide, Cutting Machine", Color.BLUE, cost=5, power=8000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="裁断機械ディサイド", rarity=Rarity.C),
    Card(
        "B06-030", "Beruka, Percussion Princess", Color.BLUE, cost=5, power=7000, tribes=(Tribe.MERMAID,),
        japanese="打楽奏姫ベルカ", rarity=Rarity.UC,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Noisy Mint" in your '
            "Resource, return 1 enemy Z/X with Cost 3 or less on a Normal Square to its owner's deck and "
            "shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Noisy Mint"))],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)),
                                Zone.DECK,
                                shuffled=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-031", "Sargas, Battle Commander", Color.BLUE, cost=5, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バトルコマンダー サルガス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 6 or more blue cards in your Resource, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))], [Draw(1)])],
            ),
        ]),
    Card(
        "B06-032", "Helical Fort, Spiral Dragon", Color.BLUE, cost=5, power=7500, tribes=(Tribe.GEAR_DRAGON,),
        japanese="螺旋竜ヘリカルフォート", rarity=Rarity.SR,
        text=(
            "[Always] (Player Yui) While you have 4 or more cards in your hand, you do not pay the costs "
            "of this card's printed startup abilities.\n"
            "[Startup] (Player Yui; once per turn) Pay blue 1: Draw 1 card. If it is your turn, ignite 1 "
            "time."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.YUI), AtLeast(4, card(Side.OWN, Zone.HAND))],
                do=[FreeStartups()],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.YUI)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 1)],
                do=[Draw(1), If([TurnOf(Side.OWN)], [Ignite(1)])],
            ),
        ]),
    Card(
        "B06-033", "Chrome, Tank Combination", Color.BLUE, cost=6, power=7000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="戦車合体クロム", rarity=Rarity.R,
        text=(
            "[Startup] Sleep this card: You may put 1 [Metal Fortress] Z/X with Cost 4 or less from your "
            "hand on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    May(
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.METAL_FORTRESS, cost_at_most=4)
                            ),
                            BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B06-034", "Freeze, Freezing Machine", Color.BLUE, cost=6, power=9000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="凍結機械フリーズ", rarity=Rarity.R,
        text=(
            "[Startup] (your turn) Pay blue 1: Destroy 1 [Killer Machine] Z/X of yours on a Square. Draw "
            "1 card."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLUE, 1)],
                do=[Destroy(choose(1, zx(Side.OWN, tribe=Tribe.KILLER_MACHINE))), Draw(1)],
            ),
        ]),
    Card(
        "B06-035", "Merak, Beam Tonfa", Color.BLUE, cost=6, power=8000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ビームトンファー メラク", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, reveal the top 5 cards of your deck. If you have 3 or more "
            "[Battle Dress] cards among them, you may return 1 Z/X on a Normal Square to its owner's "
            "hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        5,
                        shown=True,
                        do=[
                            If(
                                [AtLeast(3, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.BATTLE_DRESS)))],
                                [May(Move(choose(1, zx(on=NORMAL)), Zone.HAND))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-036", "Original XIII Type.XI", Color.BLUE, cost=7, power=7500,
        tribes=(Tribe.BATTLE_DRESS,), japanese="オリジナルXIII Type.XI “Ze31Po”", rarity=Rarity.SR,
        text=(
            "[Startup] (Hand; your turn) Pay blue 4, put this card on the bottom of your deck: Draw 2 "
            'cards. Put up to 1 Z/X with Cost 3 or less and "Type." in the name from your hand on a '
            "Normal Square without a Z/X.\n"
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: Return 1 Z/X with Cost "
            "6 or less on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLUE, 4), Move(THIS, Zone.DECK, bottom=True)],
                do=[
                    Draw(2),
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, name_contains="Type.", cost_at_most=3),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_most=6)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B06-037", "Cobalt", Color.BLUE, cost=7, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), reach=2, japanese="制空合体コバルト", rarity=Rarity.UC,
        text="Range 2."),
    Card(
        "B06-038", "A Man's Pride", Color.BLUE, CardType.EVENT, cost=1,
        japanese="漢の意地", rarity=Rarity.R,
        text=(
            "[Event] You may let each Z/X of yours on a Normal Square go to your hand instead of Charge "
            "when it is destroyed, until the end of the turn."
        ),
        abilities=[
            EventText(do=[Lasts(LeaveTo(Zone.HAND, of=each(zx(Side.OWN, on=NORMAL)), may=True))]),
        ]),
    Card(
        "B06-039", "Bullet Strike: Aerial", Color.BLUE, CardType.EVENT, cost=1,
        japanese="バレットストライク・エリアル", rarity=Rarity.C,
        text=(
            "[Event] If you drew a card by an ability this turn, give 1 Z/X on a Square +5000 Power until "
            "the end of the turn."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [Happened(Occurrence.IS_DRAWN, Side.OWN, by_ability=True)],
                        [Power(5000, choose(1, zx()))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-040", "Reia's Resolve", Color.BLUE, CardType.EVENT, cost=5, japanese="怜亜の決意",
        rarity=Rarity.C,
        text=(
            '[Event] If your Player is Reia, you may put 1 Z/X with "ローレンシウム" in the name from '
            "your hand on a Square next to your Player Square without a Z/X. In any case, draw 1 card."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.REIA)],
                    [
                        May(
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="ローレンシウム")),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ),
                    ],
                ),
                Draw(1),
            ]),
        ]),
    # -- white ------------------------------------------------------------
    Card(
        "B06-041", "Nilkantha, Evil Bane", Color.WHITE, cost=2, power=1500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="イヴィルベイン ニルカンタ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, give 1 enemy Z/X on a Normal Square "
            "-6000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B06-042", "Kijitora, Curl's Henchman No. 1", Color.WHITE, cost=3, power=5000,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION,), japanese="カールの子分その1 キジトラ",
        rarity=Rarity.R),
    Card(
        "B06-043", "Aura Brownie, Holy Beast", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.START_CARD,), japanese="聖獣オーラブラウニー", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Return 1 white Event with "
            "Cost 3 or less from your Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Move(
                        choose(
                            1,
                            card(
                                Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE, cost_at_most=3
                            ),
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "B06-044", "Fascination of Charm", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="魅惑のファシナシオン", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 6 or more white cards in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-045", "Parbat, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴェルベイン パルパット", rarity=Rarity.C,
        text="[Always] This card is dealt no damage of 3000 or less at once.",
        abilities=[Always(do=[NoDamage(at_most=3000)])]),
    Card(
        "B06-046", "Shiro, Fortune-telling Cat", Color.WHITE, cost=4, power=5000, tribes=(Tribe.CAIT_SITH,),
        japanese="占いするシロ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card or another [Cait Sith] Z/X of yours appears, your opponent may pay 1 "
            "of any color. Otherwise, give 1 enemy Z/X on a Normal Square -3000 Power until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.CAIT_SITH, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-047", "Aura Skoll, Holy Beast", Color.WHITE, cost=4, power=5000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラスコル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card or another [Holy Beast] Z/X of yours appears, reveal the top card of "
            "your deck. Return each card with Ignition icon among them to their owners' hands. Put the "
            "rest on the bottom of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.HOLY_BEAST, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[
                    Look(
                        1,
                        shown=True,
                        do=[Move(each(looked(card(Side.OWN, Zone.DECK, icons=(Icon.IGNITION,)))), Zone.HAND)],
                        rest=Rest.BOTTOM,
                    ),
                ],
            ),
        ]),
    Card(
        "B06-048", "Paine Grande, Evil Bane", Color.WHITE, cost=5, power=6500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン パイネグランデ", rarity=Rarity.R,
        text=(
            "[Auto] When this card or another [Guardian] Z/X of yours appears, you may pay white 2. If "
            "you did, put 1 [Guardian] Z/X with Cost 4 or less from your Charge on a Square next to your "
            "Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.GUARDIAN, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[
                    May(
                        Pay(Color.WHITE, 2),
                        then=[
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.GUARDIAN, cost_at_most=4)
                                ),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-049", "Liberte of Freedom", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="自由のリベルテ", rarity=Rarity.C,
        text="[Always] This card has +500 Power for each other [Angel] Z/X of yours on a Square.",
        abilities=[
            Always(do=[GainPower(Per(500, zx(Side.OWN, tribe=Tribe.ANGEL, having=(Having.NOT_THIS,))))]),
        ]),
    Card(
        "B06-050", "Birman, Explorer", Color.WHITE, cost=5, power=7000, tribes=(Tribe.CAIT_SITH,),
        japanese="探検家バーマン", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Sardonyx Cobra" in your '
            "Resource, look at the top 2 cards of your deck. Return 1 card among them to its owner's "
            "hand. Put the rest on the bottom of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Sardonyx Cobra"))],
                        [Look(2, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.BOTTOM)],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-051", "Epee of the Sword", Color.WHITE, cost=5, power=7000, tribes=(Tribe.ANGEL,),
        japanese="剣のエペ", rarity=Rarity.UC,
        text=(
            "[Startup] Pay white 1, put 1 [Angel] card from your Charge into your Trash: Give 1 Z/X on a "
            "Normal Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[
                    Pay(Color.WHITE, 1),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL)), Zone.TRASH),
                ],
                do=[Power(-3000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B06-052", "Vague of the Waves", Color.WHITE, cost=5, power=8000, tribes=(Tribe.ANGEL,),
        japanese="波のヴァーグ", rarity=Rarity.C),
    Card(
        "B06-053", "Haramosh, Evil Bane", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴェルベイン パラモシュ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 enemy Z/X on a Square of the Center Area -2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Power(-2000, choose(1, zx(Side.ENEMY, on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B06-054", "Fohraker, Evil Bane", Color.WHITE, cost=6, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ホーレイカー", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Kugel, Rough Claw" in '
            "your Resource, you may put 1 white Z/X with Cost 5 or less from your Charge on a Square next "
            "to your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Kugel, Rough Claw"))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(Side.OWN, zone=Zone.CHARGE, color=Color.WHITE, cost_at_most=5),
                                    ),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-055", "Muriel, Apostle of Cancer", Color.WHITE, cost=6, power=8500, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 巨蟹宮ムリエル", rarity=Rarity.SR,
        text="[Always] While you have 2 or more Events in your Trash, this card has +2000 Power.",
        abilities=[
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                do=[GainPower(2000)],
            ),
        ]),
    Card(
        "B06-056", "Aura Sobek, Holy Beast", Color.WHITE, cost=6, power=9500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラセベク", rarity=Rarity.UC),
    Card(
        "B06-057", "Innocent Star, Dragon of Radiance", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.ANGEL_DRAGON,), japanese="光輝竜イノセントスター", rarity=Rarity.SR,
        text=(
            "[Always] (Player Nino) You can also play white Events from your Trash, paying their Cost; "
            "after resolving, such an Event is removed from the game instead of put into Trash."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.NINO)],
                do=[
                    PlayFrom(
                        card(Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE),
                        then=Zone.REMOVED,
                    ),
                ],
            ),
        ]),
    Card(
        "B06-058", "Seek Time", Color.WHITE, CardType.EVENT, cost=2, japanese="シークタイム",
        rarity=Rarity.R,
        text=(
            "[Event] Give 1 Z/X on a Normal Square -2000 Power until the end of the turn. Return 1 white "
            "Event with another name than this card and Cost 1 from your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                Power(-2000, choose(1, zx(on=NORMAL))),
                Move(
                    choose(
                        1,
                        card(
                            Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE, cost_at_least=1,
                            cost_at_most=1, having=(Having.OTHER_NAME,),
                        ),
                    ),
                    Zone.HAND,
                ),
            ]),
        ]),
    Card(
        "B06-059", "Boss Curl's Protection Money", Color.WHITE, CardType.EVENT, cost=3,
        japanese="カールおやぶんのみかじめ料", rarity=Rarity.C,
        text="[Event] Your opponent may pay 2 of any color. Otherwise, destroy 1 Z/X on a Normal Square.",
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.COLORLESS, 2),
                    by=Side.ENEMY,
                    otherwise=[Destroy(choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    # -- black ------------------------------------------------------------
    Card(
        "B06-060", "Magical Deflect!", Color.WHITE, CardType.EVENT, cost=3,
        japanese="まじかる☆でぃふれくと！", rarity=Rarity.C,
        text=(
            "[Event] The next damage that would be dealt to 1 [Guardian] Z/X of yours on a Square this "
            "turn is dealt to 1 other Z/X on a Normal Square of your choice instead."
        ),
        abilities=[
            EventText(do=[Redirect(choose(1, zx(Side.OWN, tribe=Tribe.GUARDIAN)), to=zx(on=NORMAL))]),
        ]),
    Card(
        "B06-061", "Schlacht, Collector of Lives", Color.BLACK, cost=2, power=1500,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="命の回収者シュラハト", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, return 1 Z/X with Cost 3 or less from "
            "your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), Zone.HAND)],
            ),
        ]),
    Card(
        "B06-062", "Lapis, Diabolos of Stone", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="石の魔人ラピス", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 6 or more black cards in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-063", "Spion, Hand of Judgment", Color.BLACK, cost=3, power=3000, tribes=(Tribe.PREDATOR,),
        japanese="断罪の手シュピオン", rarity=Rarity.C,
        text=(
            '[Always] Each [Predator] Z/X of yours on a Square gains "[Auto] When an enemy Z/X is '
            'destroyed, give this card +2000 Power until the end of the turn."'
        ),
        abilities=[
            Always(do=[
                Gains(
                    Automatic(when=Occurrence.IS_DESTROYED, of=zx(Side.ENEMY), do=[Power(2000, THIS)]),
                    each(zx(Side.OWN, tribe=Tribe.PREDATOR)),
                ),
            ]),
        ]),
    Card(
        "B06-064", "Sucking Funny", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.START_CARD,), japanese="チューチューするファニー", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 2, put this card into your Trash: If your opponent has 2 or "
            "fewer cards in their hand, destroy 1 Z/X with Cost 4 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtMost(2, card(Side.ENEMY, Zone.HAND))],
                        [Destroy(choose(1, zx(on=NORMAL, cost_at_most=4)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-065", "Banshee, Maiden of Laments", Color.BLACK, cost=3, power=5000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION,), japanese="嘆きの少女バンシー", rarity=Rarity.R),
    Card(
        "B06-066", "Skeletal Arms", Color.BLACK, cost=4, power=6500, tribes=(Tribe.NOSFERATU,),
        japanese="骸骨兵士スケルタルアームズ", rarity=Rarity.C),
    Card(
        "B06-067", "Vinum, Diabolos of Wine", Color.BLACK, cost=4, power=4500, tribes=(Tribe.DIABOLOS,),
        japanese="酒の魔人ウィヌム", rarity=Rarity.UC,
        text=(
            '[Always] Each [Diabolos] Z/X of yours on a Square gains "[Auto] When this card destroys an '
            'enemy Z/X in battle, you may put the top card of your deck into your Charge."'
        ),
        abilities=[
            Always(do=[
                Gains(
                    Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(FromDeck(1, Zone.CHARGE))]),
                    each(zx(Side.OWN, tribe=Tribe.DIABOLOS)),
                ),
            ]),
        ]),
    Card(
        "B06-068", "Kugel, Rough Claw", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="粗暴の爪 クーゲル", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Fohraker, Evil Bane" in '
            "your Resource, you may destroy 1 Z/X with Cost 6 or more on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Fohraker, Evil Bane"))],
                        [May(Destroy(choose(1, zx(on=NORMAL, cost_at_least=6))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-069", "Licking Mimic", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="ペロペロするミミック", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if your opponent has 2 or more cards in their hand, you may "
            "pay black 2. If you did, put 1 card from your opponent's hand of your opponent's choice into "
            "your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.ENEMY, Zone.HAND))],
                        [
                            May(
                                Pay(Color.BLACK, 2),
                                then=[
                                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-070", "Hook, Skeleton Captain", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="骸骨船長フック", rarity=Rarity.C,
        text="[Always] While you have 10 or more cards in your Trash, this card has +1000 Power.",
        abilities=[Always(needs=[AtLeast(10, card(Side.OWN, Zone.TRASH))], do=[GainPower(1000)])]),
    Card(
        "B06-071", "Strumming Grand Piano", Color.BLACK, cost=5, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="かき鳴らすグランドピアノ", rarity=Rarity.C,
        text=(
            "[Always] While your opponent has 2 or fewer cards in their hand, each [Torturers] Z/X of "
            "yours on a Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.TORTURERS)))],
            ),
        ]),
    Card(
        "B06-072", "Realm Razer, Dragon of Ruin", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.CRUEL_DRAGON,), japanese="荒廃竜レルムレイザー", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Barahara) When this card attacks, return up to 1 Z/X from your Trash to your "
            "hand.\n"
            "[Startup] (Trash; Player Barahara; your turn; if your opponent has 4 or more cards in their "
            "Resource) Pay black 2, put 2 cards from your hand into your Trash: Put this card on a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH), up_to=True), Zone.HAND)],
            ),
            Startup(
                valid_in=Zone.TRASH,
                needs=[
                    PlayerNamed(PlayerKey.BARAHARA),
                    TurnOf(Side.OWN),
                    AtLeast(4, card(Side.ENEMY, Zone.RESOURCE)),
                ],
                cost=[Pay(Color.BLACK, 2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
        ]),
    Card(
        "B06-073", "Sileo, Diabolos of Silence", Color.BLACK, cost=5, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="沈黙の魔人 シレオ", rarity=Rarity.UC,
        text="[Always] (Charge) The limit of your Charge is +1.",
        abilities=[Always(valid_in=Zone.CHARGE, do=[ChargeMore(1)])]),
    Card(
        "B06-074", "Slate Ignis", Color.BLACK, cost=5, power=7000, tribes=(Tribe.NOSFERATU,),
        japanese="幽鬼スレートイグニス", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, if you have 20 or more cards in your Trash, you may put "
            "1 [Nosferatu] Z/X with Cost 4 or less from your Trash on a Square next to your Player Square "
            "without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(20, card(Side.OWN, Zone.TRASH))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN, zone=Zone.TRASH, tribe=Tribe.NOSFERATU, cost_at_most=4
                                        ),
                                    ),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-075", "Exequor, Executor", Color.BLACK, cost=6, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="執行者エクスクオル", rarity=Rarity.UC),
    Card(
        "B06-076", "Assault Corpse", Color.BLACK, cost=6, power=8500, tribes=(Tribe.NOSFERATU,),
        japanese="戦闘屍鬼アサルトコープス", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Werecrow, Stealthy '
            'Birdman" in your Resource, return 1 Z/X with another name than this card from your Trash to '
            "your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Werecrow, Stealthy Birdman"))],
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
        "B06-077", "Ira of the Seven Sins", Color.BLACK, cost=7, power=7000, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 憤怒の魔人イラ", rarity=Rarity.SR,
        text=(
            "[Startup] (once per turn) For nothing: Destroy 1 other Z/X of yours on a Square. If you did, "
            "destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-078", "Ultimate Eternal Dragon", Color.BLACK, cost=8, power=10500, tribes=(Tribe.CRUEL_DRAGON,),
        japanese="アルティメットエターナルドラゴン", rarity=Rarity.R,
        text=(
            "[Startup] (once per turn) Pay black 6: If your Player is Ren, destroy each other Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLACK, 6)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.REN)],
                        [Destroy(each(zx(on=NORMAL, having=(Having.NOT_THIS,))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-079", "Momentary Smile", Color.BLACK, CardType.EVENT, cost=2, japanese="刹那の笑顔",
        rarity=Rarity.UC,
        text=(
            "[Event] If your Player is Ayase, give 1 Z/X on a Normal Square -5000 Power until the end of "
            "the turn."
        ),
        abilities=[
            EventText(do=[If([PlayerNamed(PlayerKey.AYASE)], [Power(-5000, choose(1, zx(on=NORMAL)))])]),
        ]),
    Card(
        "B06-080", "Dead-end Darts", Color.BLACK, CardType.EVENT, cost=2, japanese="デッドエンドダーツ",
        rarity=Rarity.R,
        text=(
            "[Event] If you have 6 or more black cards in your Resource, destroy 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                    [Destroy(choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    # -- green ------------------------------------------------------------
    Card(
        "B06-081", "Weremole", Color.GREEN, cost=2, power=2500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="獣人ウェアモール", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, give this card +4000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, phase=Phase.IGNITION, do=[Power(4000, THIS)]),
        ]),
    Card(
        "B06-082", "Meticulous Comfrey", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="几帳面なコンフリー", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 6 or more green cards in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-083", "Lady Melon", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.START_CARD,), japanese="西瓜天道レディメロン", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 1, put this card into your Trash: 1 Z/X with Cost 3 or less on "
            "a Square, if it attacks you or a card on a Player Square cannot deal damage until the end of "
            "the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Grant(
                        choose(1, zx(cost_at_most=3, having=(Having.ATTACKING_YOU,))),
                        Cannot(Bar.DEAL_DAMAGE),
                    ),
                ],
            ),
        ]),
    Card(
        "B06-084", "Poison Bite", Color.GREEN, cost=3, power=5000, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION,), japanese="猛毒鋸ポイズンバイト", rarity=Rarity.R),
    Card(
        "B06-085", "Werecrow, Stealthy Birdman", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.LYCANTHROPE,), japanese="隠密鳥人ウェアクロウ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Assault Corpse" in your '
            "Resource, you may put 1 card with Cost 3 or less from your Charge into your Resource in "
            "Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Assault Corpse"))],
                        [
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.CHARGE, cost_at_most=3)),
                                    Zone.RESOURCE,
                                    State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-086", "Shakunage, Cheerful Caltrop", Color.GREEN, cost=4, power=5500, tribes=(Tribe.HOURAI,),
        japanese="快活な撒菱 石楠花", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may pay green 2. If you did, put 1 enemy Z/X on a Normal "
            "Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-087", "Yomogi of the Plain Iron Fist", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="愚直な鉄拳 蓬", rarity=Rarity.C,
        text=(
            "[Auto] When a card in your Resource Reboots by a card, give this card +2000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.REBOOTS,
                of=card(Side.OWN, Zone.RESOURCE),
                by=Side.ANY,
                do=[Power(2000, THIS)],
            ),
        ]),
    Card(
        "B06-088", "Noisy Mint", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="騒がしいミント", rarity=Rarity.UC,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Beruka, Percussion '
            'Princess" in your Resource, you may pay green 7. If you did, put 1 Z/X from your Resource on '
            "a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Beruka, Percussion Princess"))],
                        [
                            May(
                                Pay(Color.GREEN, 7),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE)),
                                        BESIDE_OWN_PLAYER,  # diagram assumed
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
        "B06-089", "Sumire, Thrifty Kitchen Knife", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="倹約の包丁 菫", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep this card: Reboot up to 2 cards in your Resource. Your Resource cannot be "
            "Rebooted until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True)), CannotReboot()],
            ),
        ]),
    Card(
        "B06-090", "Shion, Reminiscing Jitte", Color.GREEN, cost=5, power=5500, tribes=(Tribe.HOURAI,),
        japanese="想い馳せる十手 紫苑", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, Reboot up to 1 card in your Resource "
            "for each [Hourai] Z/X of yours on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    Reboot(
                        choose(
                            Per(1, zx(Side.OWN, tribe=Tribe.HOURAI)),
                            card(Side.OWN, Zone.RESOURCE),
                            up_to=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B06-091", "Pachira Wing", Color.GREEN, cost=5, power=7500, tribes=(Tribe.PLASECT,),
        japanese="観葉蜻蛉パキラウイング", rarity=Rarity.R,
        text=(
            "[Startup] (once per turn) Pay green 1: Give 1 [Plasect] Z/X of yours on a Square +2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.GREEN, 1)],
                do=[Power(2000, choose(1, zx(Side.OWN, tribe=Tribe.PLASECT)))],
            ),
        ]),
    Card(
        "B06-092", "Werezebra", Color.GREEN, cost=5, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアゼブラ", rarity=Rarity.C),
    Card(
        "B06-093", "Werewolf", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアウルフ", rarity=Rarity.C,
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
        "B06-094", "Hiiragi, Skilled Sword", Color.GREEN, cost=6, power=9500, tribes=(Tribe.HOURAI,),
        japanese="熟練の打刀 柊", rarity=Rarity.UC),
    Card(
        "B06-095", "Werecat, Cat Girl", Color.GREEN, cost=6, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="猫娘 ウェアキャット", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 other [Lycanthrope] Z/X of yours on a Square +5000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Power(5000, choose(1, zx(Side.OWN, tribe=Tribe.LYCANTHROPE, having=(Having.NOT_THIS,))))],
            ),
        ]),
    Card(
        "B06-096", "Basil, Fairy Princess", Color.GREEN, cost=6, power=2500, tribes=(Tribe.LEAFER,),
        japanese="妖精姫バジル", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, put up to 2 [Leafer] Z/X with another name than this card "
            "and Cost 6 or less from your Resource each on a Square next to your Player Square "
            "without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Put(
                        choose(
                            2,
                            zx(
                                Side.OWN,
                                zone=Zone.RESOURCE,
                                tribe=Tribe.LEAFER,
                                cost_at_most=6,
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                        state=State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B06-097", "Noble Grove, Cherry Dragon", Color.GREEN, cost=7, power=8500,
        tribes=(Tribe.IVY_DRAGON,), japanese="桜雅竜ノーブルグローヴ", rarity=Rarity.SR,
        text=(
            "[Always] (Player Kushuru) While you have 5 or more [Ivy Dragon] cards in your Resource, "
            "this card has +3000 Power.\n"
            "[Auto] (Player Kushuru) When this card appears, put up to 1 card from your Trash into "
            "your Resource in Sleep State.\n"
            "[Auto] (Player Kushuru) When this card is dealt damage by an enemy card, put up to 1 "
            "card from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Always(
                needs=[
                    PlayerNamed(PlayerKey.KUSHURU),
                    AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.IVY_DRAGON)),
                ],
                do=[GainPower(3000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[Move(choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP)],
            ),
            Automatic(
                when=Occurrence.IS_DAMAGED,
                by=Side.ENEMY,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[Move(choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B06-098", "The Chief's Roar", Color.GREEN, CardType.EVENT, cost=1, japanese="首領の大喝",
        rarity=Rarity.C,
        text=(
            "[Event] Give each [Lycanthrope] Z/X of yours on a Square +2000 Power until the end of "
            "the turn."
        ),
        abilities=[EventText(do=[Power(2000, each(zx(Side.OWN, tribe=Tribe.LYCANTHROPE)))])]),
    Card(
        "B06-099", "Joining Forces", Color.GREEN, CardType.EVENT, cost=2, japanese="力を合わせて",
        rarity=Rarity.R,
        text=(
            "[Event] You may put 1 card from your Charge into your Resource in Sleep State. Give 1 Z/X on "
            "a Square +2000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                May(Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)),
                Power(2000, choose(1, zx())),
            ]),
        ]),
    Card(
        "B06-100", "Friendly Lunch", Color.GREEN, CardType.EVENT, cost=4, japanese="仲良しランチ",
        rarity=Rarity.R,
        text=(
            "[Event] Put the top card of your deck into your Resource in Sleep State. Reboot up to 3 "
            "cards in your Resource."
        ),
        abilities=[
            EventText(do=[
                FromDeck(1, Zone.RESOURCE, State.SLEEP),
                Reboot(choose(3, card(Side.OWN, Zone.RESOURCE), up_to=True)),
            ]),
        ]),
    # -- special numbers --------------------------------------------------
    Card(
        "B06-101", "Armed, Weapon Master", Color.RED, cost=7, power=10500, tribes=(Tribe.MEISTER,),
        japanese="ウェポンマスター アームド", rarity=Rarity.ZXR,
        text=(
            "[Startup] Sleep 5 [Meister] Z/X of yours on a Square: You may deal 30000 damage to 1 Z/X "
            "on a Normal Square. Deal 1 damage to your opponent."
        ),
        abilities=[
            Startup(
                cost=[Sleep(choose(5, zx(Side.OWN, tribe=Tribe.MEISTER)))],
                do=[May(Damage(30000, choose(1, zx(on=NORMAL)))), DamagePlayer(Side.ENEMY, 1)],
            ),
        ]),
    Card(
        "B06-102", "Love, Dancing Doll", Color.BLACK, cost=7, power=8000, tribes=(Tribe.TORTURERS,),
        japanese="舞い踊る人形ラヴ", rarity=Rarity.ZXR,
        text=(
            "[Startup] (Hand; if you have 3 or more [Torturers] Z/X on a Square of the Center Area; "
            "once per turn by name) For nothing: Put this card on a Normal Square outside the Center "
            "Area without a Z/X. If you did, put 1 card from your opponent's hand of your opponent's "
            "choice into your opponent's Trash."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                # A Z/X on each of the 3 Squares of the Center Area; diagrams assumed.
                needs=[AtLeast(3, zx(Side.OWN, on=CENTER, tribe=Tribe.TORTURERS))],
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[
                    Then(
                        Put(THIS, OUTER, empty=True),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B06-103", "Di Gi Charat, Great Actress of the Future", Color.GREEN, cost=15, power=11000,
        tribes=(Tribe.LYCANTHROPE,), japanese="未来の大女優デ・ジ・キャラット", rarity=Rarity.ZXR,
        text=(
            "[Startup] (Hand; if you have a [Lycanthrope] Z/X with Power 20000 or more on a Square; once "
            "per turn by name) For nothing: Put this card on a Square next to your Player Square without "
            "a Z/X. If you did, put the top 3 cards of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[AtLeast(1, zx(Side.OWN, tribe=Tribe.LYCANTHROPE, power_at_least=20000))],
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[
                    Then(
                        Put(THIS, BESIDE_OWN_PLAYER, empty=True),  # diagram assumed
                        then=[FromDeck(3, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    # -- players ----------------------------------------------------------
    Card(
        "B06-104", "Meiraru, Red Dragon Priestess", Color.RED, CardType.PLAYER,
        japanese="赤の竜の巫女メイラル", player_keys=(PlayerKey.MEIRARU, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B06-105", "Yui, Blue Dragon Priestess", Color.BLUE, CardType.PLAYER,
        japanese="青の竜の巫女ユイ", player_keys=(PlayerKey.YUI, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B06-106", "Nino, White Dragon Priestess", Color.WHITE, CardType.PLAYER,
        japanese="白の竜の巫女ニノ", player_keys=(PlayerKey.NINO, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B06-107", "Barahara, Black Dragon Priestess", Color.BLACK, CardType.PLAYER,
        japanese="黒の竜の巫女バラハラ", player_keys=(PlayerKey.BARAHARA, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B06-108", "Kushuru, Green Dragon Priestess", Color.GREEN, CardType.PLAYER,
        japanese="緑の竜の巫女クシュル", player_keys=(PlayerKey.KUSHURU, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B06-109", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,), rarity=Rarity.CVR),
    Card(
        "B06-110", "Tennouji Yamato", Color.BLACK, CardType.PLAYER, japanese="天王寺大和",
        player_keys=(PlayerKey.YAMATO,), rarity=Rarity.CVR),
]
