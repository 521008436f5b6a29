"""B03, the third booster: all cards of it but B03-094."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------
    Card(
        "B03-001", "Diao Chan, Captivating Beauty", Color.RED, cost=2, power=3500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="傾城の美女 貂蝉", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B03-002", "Quartz Crab, Lovely Quartz", Color.RED, cost=3, power=5000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="美しい石英クォーツクラブ", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B03-003", "Luvulite Elephant, Stern Sugilite", Color.RED, cost=3, power=5000,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="厳しい杉石ルブライトエレファント", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B03-004", "Tiara, Ornament Maker", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="装飾職人ティアラ", rarity=Rarity.R,
        text="[Auto] When this card appears, deal 1000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(1000, choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B03-005", "Malachite Bat, Flying Malachite", Color.RED, cost=3, power=5000,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION,), japanese="空飛ぶ孔雀石マラカイトバット",
        rarity=Rarity.R),
    Card(
        "B03-006", "Athena, Goddess of Strategy", Color.RED, cost=4, power=5500, tribes=(Tribe.BRAVER,),
        japanese="戦略の女神アテナ", rarity=Rarity.R,
        text="[Always] Damage that each red card of yours wherever it is deals to enemy Z/X is +1000.",
        abilities=[
            Always(do=[GainDamage(1000, each(card(Side.OWN, EVERYWHERE, color=Color.RED)))]),
        ]),
    Card(
        "B03-007", "Tiger's Eye, Fierce Stone", Color.RED, cost=4, power=5000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.EVOL_SEED,), japanese="獰猛な虎目石タイガーズアイ", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, deal 5000 damage to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B03-008", "Cyclops, One-eyed Giant", Color.RED, cost=4, power=6500, tribes=(Tribe.MYTHOS,),
        japanese="独眼の巨人キュクロプス", rarity=Rarity.C),
    Card(
        "B03-009", "Lancelot, Nine Heroes", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="九大英雄ランスロット", rarity=Rarity.SR,
        text="[Startup] Pay red 5: Reboot this card.",
        abilities=[
            Startup(cost=[Pay(Color.RED, 5)], do=[Reboot(THIS)]),
        ]),
    Card(
        "B03-010", "Manticore, Devourer of Nations", Color.RED, cost=5, power=5500, tribes=(Tribe.MYTHOS,),
        japanese="国を喰らうマンティコア", rarity=Rarity.C,
        text="[Always] Each [Mythos] card in your hand or Trash has -1 Cost.",
        abilities=[
            Always(do=[GainCost(-1, each(card(Side.OWN, (Zone.HAND, Zone.TRASH), tribe=Tribe.MYTHOS)))]),
        ]),
    Card(
        "B03-011", "Sakata Kintoki, Bold Bear Warrior", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER,), icons=(Icon.EVOL_SEED,), japanese="豪胆なる熊武士 坂田金時",
        rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, deal 3000 damage to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[Damage(3000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B03-012", "Hindenburg, Maintenance Mechanic", Color.RED, cost=5, power=5000,
        tribes=(Tribe.MEISTER,), icons=(Icon.EVOL_SEED,), japanese="整備職人ヒンデンブルク",
        rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, 1 Z/X of yours on a Square "
            "has Range 2 until the end of the turn."
        ),
        abilities=[
            EvolSeed(do=[Grant(choose(1, zx(Side.OWN)), GainRange(2))]),
        ]),
    Card(
        "B03-013", "Azi Dahaka, Root of Evil", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="悪の根源アジ・ダハーカ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Schedar, Bullet Rider" '
            "in your Resource, deal 3000 damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Schedar, Bullet Rider"))],
                        [Damage(3000, each(zx(Side.ENEMY, on=NORMAL)))],
                    )
                ],
            ),
        ]),
    Card(
        "B03-014", "Carnelian Bear, Strong Carnelian", Color.RED, cost=6, power=8500,
        tribes=(Tribe.GIGANTIC,), japanese="強靭な紅玉髄カーネリアンベア", rarity=Rarity.UC,
        text=(
            '[Always] Each [Gigantic] Z/X of yours on a Square gains "[Auto] When this card attacks, give '
            'this card +1000 Power until the end of the turn."'
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS)]),
                        each(zx(Side.OWN, tribe=Tribe.GIGANTIC)),
                    )
                ]
            ),
        ]),
    Card(
        "B03-015", "Richard I, the Lionheart", Color.RED, cost=6, power=8500, tribes=(Tribe.BRAVER,),
        japanese="獅子心王リチャード１世", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Aura Unicorn, Holy '
            'Beast" in your Resource, deal 6000 damage to 1 Z/X on a Normal Square.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Aura Unicorn, Holy Beast"))],
                        [Damage(6000, choose(1, zx(on=NORMAL)))],
                    )
                ],
            ),
        ]),
    Card(
        "B03-016", "Greave, Iron Boot Maker", Color.RED, cost=6, power=9500, tribes=(Tribe.MEISTER,),
        japanese="鉄靴職人グリーブ", rarity=Rarity.UC),
    Card(
        "B03-017", "Cardinal Blade, Overlord Dragon", Color.RED, cost=7, power=9000,
        tribes=(Tribe.GLORY_DRAGON,), japanese="覇王竜カーディナルブレード", rarity=Rarity.SR,
        text=(
            "[Startup] (Dragon Lv 1; twice per turn) Put 1 card from your hand into your Trash: Deal 8000 "
            "damage to 1 enemy Z/X on a Normal Square. When a Z/X is destroyed by this damage, you may "
            "remove 1 card in either player's Charge from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(DRAGONS, 1)],
                limit=Limit.TWICE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    Damage(8000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                    WhenDestroyed([May(Move(choose(1, card(Side.ANY, Zone.CHARGE)), Zone.REMOVED))]),
                ],
            ),
        ]),
    Card(
        "B03-018", "Sunset Intercept", Color.RED, CardType.EVENT, cost=2,
        japanese="サンセットインターセプト", rarity=Rarity.R,
        text=(
            "[Event] (if you have 2 or fewer cards in your Life) Deal 8000 damage divided as you like "
            "among up to 2 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                needs=[AtMost(2, card(Side.OWN, Zone.LIFE))],
                do=[Divide(8000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))],
            ),
        ]),
    Card(
        "B03-019", "Lord Nobunaga's Gun", Color.RED, CardType.EVENT, cost=3, japanese="信長様の鉄砲",
        rarity=Rarity.UC,
        text="[Event] Deal 2000 damage for each red card in your Resource to 1 Z/X on a Normal Square.",
        abilities=[
            EventText(
                do=[
                    Damage(
                        Per(2000, card(Side.OWN, Zone.RESOURCE, color=Color.RED)), choose(1, zx(on=NORMAL))
                    )
                ]
            ),
        ]),
    Card(
        "B03-020", "Holy Sword Awaiting Awakening", Color.RED, CardType.EVENT, cost=4,
        japanese="目覚めを待つ聖剣", rarity=Rarity.C,
        text=(
            "[Event] Put 1 [Braver] Z/X with Cost 6 or less from your hand on a Square without a Z/X, but "
            "not to the Player Square of its owner's opponent in Sleep State."
        ),
        abilities=[
            EventText(
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.BRAVER, cost_at_most=6)),
                        ANY_SQUARE,
                        empty=True,
                        not_other_player_square=True,
                        state=State.SLEEP,
                    )
                ]
            ),
        ]),
    # -- blue --------------------------------------------------------
    Card(
        "B03-021", "Lavery, Utmost Performance", Color.BLUE, cost=2, power=3500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="極奏ラヴェリィ", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B03-022", "Osmium, Steel Castle", Color.BLUE, cost=3, power=5000, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.START_CARD,), japanese="鋼城オスミウム", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B03-023", "Evaporation, Vapour Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="蒸発機械エヴァポレイション",
        rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, draw 1 card. Return 1 card from your hand to your deck and "
            "shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Draw(1), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B03-024", "Flerovium, Transform Two-wheeler", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION,), japanese="変形二輪フレロビウム",
        rarity=Rarity.R),
    Card(
        "B03-025", "Benetnasch, Laser Blade", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="レーザーブレード ベネトナシュ",
        rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B03-026", "Horstio, Fierce Performance", Color.BLUE, cost=4, power=6500, tribes=(Tribe.MERMAID,),
        japanese="激奏ホルスティオ", rarity=Rarity.C),
    Card(
        "B03-027", "Platinum Aurum, Amusement Combination", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="娯楽合体プラチナオーラム", rarity=Rarity.C,
        text=(
            "[Startup] Put 1 card from your Charge into your Trash: Put the top 2 cards of your deck "
            "into your Trash."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)], do=[FromDeck(2, Zone.TRASH)]
            ),
        ]),
    Card(
        "B03-028", "Momotarou, Ogre Slayer", Color.BLUE, cost=5, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オーガスレイヤー モモタロウ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may return 1 enemy Z/X with "
            "Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND))],
            ),
        ]),
    Card(
        "B03-029", "Duel, Duelling Machine", Color.BLUE, cost=5, power=6500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="決闘機械デュエル", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Hanazuo, Upright Great '
            'Blade" in your Resource, return 1 enemy Z/X on a Normal Square to its owner\'s hand.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Hanazuo, Upright Great Blade"))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                    )
                ],
            ),
        ]),
    Card(
        "B03-030", "Boring, Drill Machine", Color.BLUE, cost=5, power=6500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="穿孔機械ボーリング", rarity=Rarity.C,
        text=(
            "[Auto] When this card or a [Killer Machine] Z/X of yours appears, you may return 1 Z/X "
            "of yours with Cost 3 or less on a Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.KILLER_MACHINE),
                or_this=True,
                do=[May(Move(choose(1, zx(Side.OWN, cost_at_most=3)), Zone.HAND))],
            ),
        ]),
    Card(
        "B03-031", "Schedar, Bullet Rider", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バレットライダー シェダル", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Azi Dahaka, Root of '
            'Evil" in your Resource, draw 1 card.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Azi Dahaka, Root of Evil"))],
                        [Draw(1)],
                    )
                ],
            ),
        ]),
    Card(
        "B03-032", "Strontium, Space Fortress", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.EVOL_SEED,), japanese="宇宙要塞ストロンチウム",
        rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may return 1 enemy Z/X "
            "with Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            EvolSeed(do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND))]),
        ]),
    Card(
        "B03-033", "Asagi, Eternal Hidden Character", Color.BLUE, cost=6, power=10000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="永遠の隠しキャラ アサギ", rarity=Rarity.R,
        text="[Always] (Everywhere) This card cannot appear on a Player Square.",
        abilities=[
            Always(valid_in=EVERYWHERE, do=[Cannot(Bar.BE_PUT_ON_PLAYER_SQUARE)]),
        ]),
    Card(
        "B03-034", "Original XIII Type.X", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.X “Mb29Ve”", rarity=Rarity.SR,
        text=(
            "[Startup] Pay blue 1: Return 1 enemy Z/X with Cost 3 or less on a Normal Square to its "
            "owner's hand."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.BLUE, 1)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)],
            ),
        ]),
    Card(
        "B03-035", "Wagnea, Splendid Board", Color.BLUE, cost=6, power=9000, tribes=(Tribe.MERMAID,),
        icons=(Icon.EVOL_SEED,), japanese="絢盤ワグネア", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may move 1 Z/X on a "
            "Normal Square to an adjacent Normal Square without a Z/X."
        ),
        abilities=[
            EvolSeed(do=[May(Put(choose(1, zx(on=NORMAL)), NORMAL, empty=True, adjacent=True))]),
        ]),
    Card(
        "B03-036", "Berkelium, Giant Clock", Color.BLUE, cost=7, power=8000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="巨大時計バークリウム", rarity=Rarity.UC,
        text=(
            "[Always] Each [Metal Fortress] Z/X of yours without Ignition icon on a Square has Range "
            "2."
        ),
        abilities=[
            Always(
                do=[
                    GainRange(
                        2, each(zx(Side.OWN, tribe=Tribe.METAL_FORTRESS, without_icons=(Icon.IGNITION,)))
                    )
                ]
            ),
        ]),
    Card(
        "B03-037", "Drive Pinion, Machine-steel Dragon", Color.BLUE, cost=8, power=11000,
        tribes=(Tribe.GEAR_DRAGON,), japanese="機鋼竜ドライブピニオン", rarity=Rarity.SR,
        text=(
            "[Startup] Pay blue 1: If this card is a Z/X that is not in battle on a Square, move this "
            "card to a Square of the Center Area without a Z/X.\n"
            "[Auto] (Dragon Lv 1) When this card moves to another Square, you may return 1 enemy Z/X "
            "on a Normal Square to its owner's hand."
        ),
        abilities=[
            # diagram assumed
            Startup(
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.IS_THIS, Having.NOT_IN_BATTLE)))],
                        [Put(THIS, CENTER, empty=True)],
                    )
                ],
            ),
            Automatic(
                when=Occurrence.MOVES,
                needs=[Level(DRAGONS, 1)],
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND))],
            ),
        ]),
    Card(
        "B03-038", "First-class Battle Stations", Color.BLUE, CardType.EVENT, cost=2,
        japanese="第一種戦闘配備", rarity=Rarity.UC,
        text="[Event] Draw 3 cards. Return 2 cards from your hand to your deck and shuffle it.",
        abilities=[
            EventText(do=[Draw(3), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)]),
        ]),
    Card(
        "B03-039", "Atria's Day Off", Color.BLUE, CardType.EVENT, cost=3, japanese="休日のアトリア",
        rarity=Rarity.R,
        text=(
            "[Event] Look at the top 5 cards of your deck. Return them to the top of your deck in any "
            "order."
        ),
        abilities=[
            EventText(do=[Look(5, rest=Rest.TOP)]),
        ]),
    Card(
        "B03-040", "Crimson Invasion", Color.BLUE, CardType.EVENT, cost=4,
        japanese="クリムゾンインベイジョン", rarity=Rarity.R,
        text="[Event] Return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)]),
        ]),
    # -- white -------------------------------------------------------
    Card(
        "B03-041", "Singapura the Potter", Color.WHITE, cost=2, power=3500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="陶芸するシンガプーラ", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B03-042", "Pur of Purity", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="純粋のピュール", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B03-043", "Aura Tapir, Holy Beast", Color.WHITE, cost=3, power=5000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION,), japanese="聖獣オーラタピール", rarity=Rarity.R),
    Card(
        "B03-044", "Puissance of Strength", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="力のピュイサンス", rarity=Rarity.R),
    Card(
        "B03-045", "Grandes Jorasses, Law Bringer", Color.WHITE, cost=3, power=5000,
        tribes=(Tribe.GUARDIAN,), icons=(Icon.START_CARD,), japanese="ロウブリンガー グランドジョラス",
        rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B03-046", "Illusion of Fantasy", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="幻想のイリュジオン", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Curse Cars, Diving In" '
            "in your Resource, return 1 card from your Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Curse Cars, Diving In"))],
                        [Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.HAND)],
                    )
                ],
            ),
        ]),
    Card(
        "B03-047", "Aura Unicorn, Holy Beast", Color.WHITE, cost=4, power=6000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラユニコーン", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Richard I, the '
            'Lionheart" in your Resource, give 1 Z/X on a Normal Square -5000 Power until the end of the '
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Richard I, the Lionheart"))],
                        [Power(-5000, choose(1, zx(on=NORMAL)))],
                    )
                ],
            ),
        ]),
    Card(
        "B03-048", "Sleeping Snow White", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="眠りのスノーホワイト", rarity=Rarity.UC,
        text=(
            "[Always] (Everywhere) While you have a card in your Life and 1 or fewer card in your "
            "Life, this card has the Ignition icon."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, card(Side.OWN, Zone.LIFE)), AtMost(1, card(Side.OWN, Zone.LIFE))],
                do=[GainIcon(Icon.IGNITION)],
            ),
        ]),
    Card(
        "B03-049", "Russian Blue the Muddled Detective", Color.WHITE, cost=4, power=6500,
        tribes=(Tribe.CAIT_SITH,), japanese="迷探偵ロシアンブルー", rarity=Rarity.C),
    Card(
        "B03-050", "Ararat, Law Bringer", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.EVOL_SEED,), japanese="ロウブリンガー アララット", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, give 1 enemy Z/X on a "
            "Normal Square -3000 Power until the end of the turn."
        ),
        abilities=[
            EvolSeed(do=[Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B03-051", "Gambiel, Apostle of Aquarius", Color.WHITE, cost=5, power=7000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 宝瓶宮ガムビエル", rarity=Rarity.SR,
        text="[Always] The limit of your opponent's Charge is -2.",
        abilities=[
            Always(do=[ChargeMore(-2, Side.ENEMY)]),
        ]),
    Card(
        "B03-052", "Annapurna, Law Bringer", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー アンナプルナ", rarity=Rarity.UC,
        text=(
            '[Always] Each [Guardian] Z/X of yours on a Square gains "[Auto] When a battle in which a '
            'Z/X attacked this card ends, destroy that Z/X if it is on a Normal Square."'
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Automatic(
                            when=Occurrence.BATTLE_ENDS,
                            role=Role.ATTACKED,
                            do=[Destroy(That(zx(on=NORMAL)))],
                        ),
                        each(zx(Side.OWN, tribe=Tribe.GUARDIAN)),
                    )
                ]
            ),
        ]),
    Card(
        "B03-053", "Fitz Roy, Law Bringer", Color.WHITE, cost=5, power=8000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー フィッツロイ", rarity=Rarity.C),
    Card(
        "B03-054", "Charismatic Persian", Color.WHITE, cost=6, power=8000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.EVOL_SEED,), japanese="カリスマ的なペルシャ", rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, return 1 white Event with "
            "Cost 3 or less from your Trash to your hand."
        ),
        abilities=[
            EvolSeed(
                do=[
                    Move(
                        choose(
                            1,
                            card(
                                Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE, cost_at_most=3
                            ),
                        ),
                        Zone.HAND,
                    )
                ]
            ),
        ]),
    Card(
        "B03-055", "Aura Coatl, Holy Beast", Color.WHITE, cost=6, power=8000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラコアトル", rarity=Rarity.UC,
        text=(
            '[Always] Each [Holy Beast] Z/X of yours on a Square gains "[Auto] When this card is '
            'destroyed, give each Z/X of yours on a Square +2000 Power until the end of the turn."'
        ),
        abilities=[
            Always(
                do=[
                    Gains(
                        Automatic(when=Occurrence.IS_DESTROYED, do=[Power(2000, each(zx(Side.OWN)))]),
                        each(zx(Side.OWN, tribe=Tribe.HOLY_BEAST)),
                    )
                ]
            ),
        ]),
    Card(
        "B03-056", "Tirich Mir, Law Bringer", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.EVOL_SEED,), japanese="ロウブリンガー ティリチミール", rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, remove this card from the "
            "game. Return up to 3 cards from your Trash to your deck and shuffle it."
        ),
        abilities=[
            EvolSeed(
                do=[
                    Move(THIS, Zone.REMOVED),
                    Move(choose(3, card(Side.OWN, Zone.TRASH), up_to=True), Zone.DECK, shuffled=True),
                ]
            ),
        ]),
    Card(
        "B03-057", "Holy Sky, Heaven Dragon", Color.WHITE, cost=7, power=9000,
        tribes=(Tribe.ANGEL_DRAGON,), japanese="天界竜ホーリースカイ", rarity=Rarity.SR,
        text=(
            "[Always] You are dealt no damage.\n"
            "[Auto] (Dragon Lv 3; your opponent's turn) When this card leaves its Square, you may put "
            "1 enemy Z/X on a Normal Square on the bottom of its owner's deck. You may put 1 Z/X with "
            "Cost 4 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(do=[NoPlayerDamage()]),
            Automatic(
                when=Occurrence.LEAVES,
                needs=[Level(DRAGONS, 3), TurnOf(Side.ENEMY)],
                do=[
                    May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)),
                    May(Put(choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=4)), NORMAL, empty=True)),
                ],
            ),
        ]),
    Card(
        "B03-058", "Phantom Shoot", Color.WHITE, CardType.EVENT, cost=1, japanese="幻のシュート",
        rarity=Rarity.UC,
        text=(
            "[Event] Give 1 Z/X on a Normal Square -2000 Power for each card in your Charge until the "
            "end of the turn."
        ),
        abilities=[
            EventText(do=[Power(Per(-2000, card(Side.OWN, Zone.CHARGE)), choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B03-059", "Avenger of Tears", Color.WHITE, CardType.EVENT, cost=3,
        japanese="アベンジャーオブティアーズ", rarity=Rarity.C,
        text=(
            "[Event] If you have a card in your Life and 1 or fewer card in your Life, put this card "
            "into your Life."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.LIFE)), AtMost(1, card(Side.OWN, Zone.LIFE))],
                        [Move(THIS, Zone.LIFE)],
                    )
                ]
            ),
        ]),
    Card(
        "B03-060", "Bobtail-style Cleaning", Color.WHITE, CardType.EVENT, cost=3,
        japanese="ボブテイル流お掃除術", rarity=Rarity.UC,
        text="[Event] Put up to 2 cards from either player's Charge into their owners' Trash.",
        abilities=[
            EventText(do=[Move(choose(2, card(Side.ANY, Zone.CHARGE), up_to=True), Zone.TRASH)]),
        ]),
    # -- black -------------------------------------------------------
    # The sources leave out its Ignition icon, which every other card with Void Bringer has.
    Card(
        "B03-061", "Raeuber, Black Thief", Color.BLACK, cost=2, power=3500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="黒の盗賊ロイバー", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B03-062", "Klinge, Single-stroke Blade", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION,), japanese="一撃の刃クリンゲ", rarity=Rarity.R),
    Card(
        "B03-063", "Jack-o'-lantern, Pumpkin Ghost", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="かぼちゃお化けのジャックランタン", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B03-064", "Twilight Ash, Ghost", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION,), japanese="幽鬼トワイライトアッシュ", rarity=Rarity.R,
        text="[Always] While you have 10 or more cards in your Trash, this card has +1000 Power.",
        abilities=[
            Always(needs=[AtLeast(10, card(Side.OWN, Zone.TRASH))], do=[GainPower(1000)]),
        ]),
    Card(
        "B03-065", "Bone Ship, Wandering Bones", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.START_CARD,), japanese="流浪の骨ボーンシップ",
        rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B03-066", "Painful Wheel, Running About", Color.BLACK, cost=4, power=6500,
        tribes=(Tribe.TORTURERS,), japanese="駆け回るペインフルホイール", rarity=Rarity.C),
    Card(
        "B03-067", "Alice, Bewildered Girl", Color.BLACK, cost=4, power=5000, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.EVOL_SEED,), japanese="途惑いの少女アリス", rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, return 1 Z/X with Cost 3 "
            "or less from your Trash to your hand."
        ),
        abilities=[
            EvolSeed(do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), Zone.HAND)]),
        ]),
    Card(
        "B03-068", "Reisende, Ominous Traveller", Color.BLACK, cost=4, power=2000,
        tribes=(Tribe.PREDATOR,), japanese="不吉の旅人ライゼンデ", rarity=Rarity.R,
        text=(
            "[Auto] When a [Predator] Z/X of yours destroys an enemy Z/X in battle, destroy 1 enemy Z/X "
            "with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.PREDATOR),
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)))],
            ),
        ]),
    Card(
        "B03-069", "Tacitus, Diabolos of Silence", Color.BLACK, cost=5, power=7000,
        tribes=(Tribe.DIABOLOS,), japanese="寡黙の魔人タキトゥス", rarity=Rarity.UC,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            'Resource and "Great Hercules, Strong Horn" in your Resource, put the top card of your deck '
            "into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Great Hercules, Strong Horn")),
                        ],
                        [FromDeck(1, Zone.CHARGE)],
                    )
                ],
            ),
        ]),
    Card(
        "B03-070", "Dullahan, Headless Chariot", Color.BLACK, cost=5, power=7000,
        tribes=(Tribe.NOSFERATU,), japanese="首なし戦車デュラハン", rarity=Rarity.UC,
        text=(
            "[Auto] When a [Nosferatu] Z/X of yours destroys an enemy Z/X in battle, put the top 2 cards "
            "of your deck into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.NOSFERATU),
                do=[FromDeck(2, Zone.TRASH)],
            ),
        ]),
    Card(
        "B03-071", "Queen Kaguya of Moonlight", Color.BLACK, cost=5, power=6500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.EVOL_SEED,), japanese="月光の魔姫クイーンカグヤ", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, destroy 1 enemy Z/X with "
            "Cost 3 or less on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))]),
        ]),
    Card(
        "B03-072", "Snipping Pretty", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="チョキチョキするプリティー", rarity=Rarity.UC,
        text="[Always] While your opponent has 2 or fewer cards in their hand, this card has +1000 Power.",
        abilities=[
            Always(needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))], do=[GainPower(1000)]),
        ]),
    Card(
        "B03-073", "Curse Cars, Diving In", Color.BLACK, cost=5, power=6500, tribes=(Tribe.TORTURERS,),
        japanese="飛び込むカーズカーズ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Illusion of Fantasy" in '
            "your Resource, destroy 1 Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Illusion of Fantasy"))],
                        [Destroy(choose(1, zx(on=NORMAL, cost_at_most=3)))],
                    )
                ],
            ),
        ]),
    Card(
        "B03-074", "Monomachia, Diabolos of the Duel", Color.BLACK, cost=6, power=8500,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.EVOL_SEED,), japanese="決闘の魔人モノマキア",
        rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay black 6. If "
            "you did, put this card on a Square without a Z/X, but not to the Player Square of its "
            "owner's opponent."
        ),
        abilities=[
            EvolSeed(
                do=[
                    May(
                        Pay(Color.BLACK, 6),
                        then=[Put(THIS, ANY_SQUARE, empty=True, not_other_player_square=True)],
                    )
                ]
            ),
        ]),
    Card(
        "B03-075", "Break Striker, Kicking Away", Color.BLACK, cost=6, power=7500,
        tribes=(Tribe.NOSFERATU,), japanese="蹴飛ばすブレイクストライカー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 20 or more cards in your Trash, destroy 1 Z/X on "
            "a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(20, card(Side.OWN, Zone.TRASH))], [Destroy(choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B03-076", "Luxuria, Sin of Lust", Color.BLACK, cost=6, power=5500, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 色欲の魔人ルクスリア", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, put up to 2 cards from your Trash into your Charge.\n"
            "[Startup] Sleep this card, put this card into your Trash: Put 1 Z/X with another name than "
            'this card, Cost up to 2 for each of the cards in your Charge and "ルクスリア" in the name from '
            "your Trash on the Square where this card was without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(2, card(Side.OWN, Zone.TRASH), up_to=True), Zone.CHARGE)],
            ),
            Startup(
                cost=[Sleep(THIS), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.TRASH,
                                name_contains="ルクスリア",
                                cost_at_most=Per(2, card(Side.OWN, Zone.CHARGE)),
                                having=(Having.OTHER_NAME,),
                            ),
                        ),
                        ANY_SQUARE,
                        was=THIS,
                        empty=True,
                    )
                ],
            ),
        ]),
    Card(
        "B03-077", "Destiny Bane, Hell-ruin Dragon", Color.BLACK, cost=7, power=9500,
        tribes=(Tribe.CRUEL_DRAGON,), japanese="滅獄竜デスティニーベイン", rarity=Rarity.SR,
        text=(
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: Destroy any number of "
            "Z/X with Cost 3 or less on a Normal Square.\n"
            "[Auto] (Dragon Lv 3) When this card destroys an enemy Z/X in battle, you may put 1 Z/X with "
            "Cost 3 or less from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Destroy(choose(ANY_NUMBER, zx(on=NORMAL, cost_at_most=3)))],
            ),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(DRAGONS, 3)],
                do=[May(Put(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), NORMAL, empty=True))],
            ),
        ]),
    Card(
        "B03-078", "Midnight Emperor", Color.BLACK, CardType.EVENT, cost=2,
        japanese="ミッドナイトエンペラー", rarity=Rarity.C,
        text="[Event] Destroy 1 Z/X with Cost 6 or more on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_least=6)))]),
        ]),
    Card(
        "B03-079", "Disaster Blade", Color.BLACK, CardType.EVENT, cost=3, japanese="ディザスターブレード",
        rarity=Rarity.UC,
        text=(
            "[Event] If you have 25 or more [Nosferatu] cards in your Trash, destroy 1 Z/X on a Normal "
            "Square. If you did, return each [Nosferatu] card from your Trash to their owners' deck and "
            "shuffle it."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(25, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU))],
                        [
                            Then(
                                Destroy(choose(1, zx(on=NORMAL))),
                                then=[
                                    Move(
                                        each(card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU)),
                                        Zone.DECK,
                                        shuffled=True,
                                    )
                                ],
                            )
                        ],
                    )
                ]
            ),
        ]),
    Card(
        "B03-080", "The Abyss", Color.BLACK, CardType.EVENT, cost=4, japanese="ジ・アビス",
        rarity=Rarity.R,
        text=(
            "[Event] Destroy 1 red, blue, white or green Z/X on a Normal Square. Put this card into your "
            "Charge."
        ),
        abilities=[
            EventText(
                do=[
                    Destroy(
                        choose(1, zx(on=NORMAL, color=(Color.RED, Color.BLUE, Color.WHITE, Color.GREEN)))
                    ),
                    Move(THIS, Zone.CHARGE),
                ]
            ),
        ]),
    # -- green -------------------------------------------------------
    Card(
        "B03-081", "Wereraccoon, Laundry Beastman", Color.GREEN, cost=2, power=3500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="洗濯獣人ウェアラクーン", rarity=Rarity.C,
        text="Void Bringer."),
    Card(
        "B03-082", "Stevia on a Walk", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="お散歩するステビア", rarity=Rarity.C,
        text="Life Recovery."),
    Card(
        "B03-083", "Werehedgehog", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION,), japanese="獣人ウェアヘッジホッグ", rarity=Rarity.R,
        text="[Auto] When this card appears, give 1 Z/X on a Square +1000 Power until the end of the turn.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(1000, choose(1, zx()))]),
        ]),
    Card(
        "B03-084", "Floral Bug, Flower-pattern Ladybird", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.PLASECT,), icons=(Icon.START_CARD,), japanese="花柄天道フローラルバグ",
        rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B03-085", "Weresheep", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        japanese="羊娘ウェアシープ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if your opponent has 6 or fewer cards in their Resource, give "
            "1 Z/X on a Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtMost(6, card(Side.ENEMY, Zone.RESOURCE))], [Power(2000, choose(1, zx()))])],
            ),
        ]),
    Card(
        "B03-086", "Shakuyaku, Fearless Tonfa", Color.GREEN, cost=3, power=5000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="不敵な旋棍 芍薬", rarity=Rarity.R),
    Card(
        "B03-087", "Oregano the Handcrafter", Color.GREEN, cost=4, power=6500, tribes=(Tribe.LEAFER,),
        japanese="自作するオレガノ", rarity=Rarity.C),
    Card(
        "B03-088", "Weresquirrel, Squirrel Girl", Color.GREEN, cost=4, power=4500,
        tribes=(Tribe.LYCANTHROPE,), japanese="リス娘ウェアスクワール", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, give 1 Z/X on a Square +2000 Power for each [Lycanthrope] Z/X "
            "of yours on a Square until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Power(Per(2000, zx(Side.OWN, tribe=Tribe.LYCANTHROPE)), choose(1, zx()))],
            ),
        ]),
    Card(
        "B03-089", "King Hopper, Locust King", Color.GREEN, cost=5, power=8000, tribes=(Tribe.PLASECT,),
        japanese="王様蝗虫キングホッパー", rarity=Rarity.C),
    Card(
        "B03-090", "Werehound", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.EVOL_SEED,), japanese="獣人ウェアハウンド", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may return 1 card from "
            "your Resource to your hand."
        ),
        abilities=[
            EvolSeed(do=[May(Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND))]),
        ]),
    Card(
        "B03-091", "Sarusuberi, Fierce Hand Claws", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.HOURAI,), icons=(Icon.EVOL_SEED,), japanese="苛烈な手甲鉤 百日紅", rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card from "
            "your Charge into your Resource in Sleep State."
        ),
        abilities=[
            EvolSeed(do=[May(Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP))]),
        ]),
    Card(
        "B03-092", "Great Hercules, Strong Horn", Color.GREEN, cost=6, power=6500, tribes=(Tribe.PLASECT,),
        japanese="剛角グレートヘラクレス", rarity=Rarity.UC,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Tacitus, Diabolos of '
            'Silence" in your Resource, you may put this card on a Normal Square without a Z/X in Sleep '
            "State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Tacitus, Diabolos of Silence"))],
                        [May(Put(THIS, NORMAL, empty=True, state=State.SLEEP))],
                    )
                ],
            ),
        ]),
    Card(
        "B03-093", "Hanazuo, Upright Great Blade", Color.GREEN, cost=6, power=7500, tribes=(Tribe.HOURAI,),
        japanese="実直な野太刀 花蘇芳", rarity=Rarity.R,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            'Resource and "Duel, Duelling Machine" in your Resource, you may put the top card of your '
            "deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Duel, Duelling Machine")),
                        ],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    )
                ],
            ),
        ]),
    Card(
        "B03-094", "Caraway of the Sleeping Forest", Color.GREEN, cost=6, power=7000,
        tribes=(Tribe.LEAFER,), japanese="眠れる森のキャラウェイ", rarity=Rarity.UC,
        text=(
            "[Always] Each [Leafer] Z/X of yours on a Square goes to your Resource in Sleep State instead "
            "of Charge when it is destroyed."
        ),
        abilities=[
            Always(do=[LeaveTo(Zone.RESOURCE, State.SLEEP, of=each(zx(Side.OWN, tribe=Tribe.LEAFER)))]),
        ]),
    Card(
        "B03-095", "Utpala, Eight Dragon Kings", Color.GREEN, cost=7, power=9000, tribes=(Tribe.HOURAI,),
        japanese="八大龍王 優鉢羅", rarity=Rarity.SR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put the top card of your deck "
            "into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))]),
        ]),
    Card(
        "B03-096", "Issunboushi, Swift Rapier", Color.GREEN, cost=8, power=8500, tribes=(Tribe.HOURAI,),
        japanese="瞬速の細剣 一寸法師", rarity=Rarity.UC,
        text="[Auto] When this card destroys an enemy Z/X in battle, Reboot 3 cards in your Resource.",
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Reboot(choose(3, card(Side.OWN, Zone.RESOURCE)))],
            ),
        ]),
    Card(
        "B03-097", "Ivy Wing, Grass-flower Dragon", Color.GREEN, cost=9, power=11000,
        tribes=(Tribe.IVY_DRAGON,), japanese="草華竜アイヴィーウイング", rarity=Rarity.SR,
        text=(
            "[Startup] Pay green 5: Put 1 Z/X with another name than this card from your Resource on "
            "a Normal Square without a Z/X.\n"
            "[Auto] (Dragon Lv 4) When this card appears, put 1 enemy Z/X on a Normal Square into its "
            "owner's Resource in Sleep State. Look at the top 7 cards of your deck. Put 1 card among "
            "them into its owner's Resource in Sleep State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.GREEN, 5)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, having=(Having.OTHER_NAME,))),
                        NORMAL,
                        empty=True,
                    )
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(DRAGONS, 4)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                    Look(7, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)]),
                ],
            ),
        ]),
    Card(
        "B03-098", "Thorn Prison", Color.GREEN, CardType.EVENT, cost=1, japanese="ソーンプリズン",
        rarity=Rarity.UC,
        text=(
            "[Event] 1 Z/X with Cost 3 or less on a Square, if it attacks you or a card on a Player "
            "Square cannot deal damage until the end of the turn."
        ),
        abilities=[
            EventText(
                do=[
                    Grant(
                        choose(1, zx(cost_at_most=3, having=(Having.ATTACKING_YOU,))),
                        Cannot(Bar.DEAL_DAMAGE),
                    )
                ]
            ),
        ]),
    Card(
        "B03-099", "Timber Force", Color.GREEN, CardType.EVENT, cost=1, japanese="ティンバーフォース",
        rarity=Rarity.C,
        text="[Event] Put 1 card from your Charge into your Resource in Sleep State.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)]),
        ]),
    Card(
        "B03-100", "Little Guardian", Color.GREEN, CardType.EVENT, cost=3, japanese="リトルガーディアン",
        rarity=Rarity.R,
        text=(
            "[Event] Reboot up to 6 cards in your Resource. Put this card into your "
            "Charge. Your Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            EventText(
                do=[
                    Reboot(choose(6, card(Side.OWN, Zone.RESOURCE), up_to=True)),
                    Move(THIS, Zone.CHARGE),
                    CannotReboot(),
                ]
            ),
        ]),
    # -- blue --------------------------------------------------------
    Card(
        "B03-101", "KHD-8000, Hyper-speed Transform", Color.BLUE, cost=10, power=10000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="超速変形KHD-8000", rarity=Rarity.ZXR,
        text=(
            "[Startup] (Hand) Sleep 5 [Metal Fortress] Z/X of yours on a Square: Return up to 1 Z/X "
            "on a Normal Square to its owner's deck and shuffle it. Put this card on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Sleep(choose(5, zx(Side.OWN, tribe=Tribe.METAL_FORTRESS)))],
                do=[
                    Move(choose(1, zx(on=NORMAL), up_to=True), Zone.DECK, shuffled=True),
                    Put(THIS, NORMAL, empty=True),
                ],
            ),
        ]),
    # -- black -------------------------------------------------------
    Card(
        "B03-102", "Animus, Diabolos of the Spirit", Color.BLACK, cost=7, power=10000,
        tribes=(Tribe.DIABOLOS,), japanese="精神の魔人アニムス", rarity=Rarity.ZXR,
        text=(
            "[Always] (Player Animus) Each other Z/X of yours with Cost 7 on a Square has +2000 Power.\n"
            "[Auto] (Player Animus) When this card appears, if you have 13 or more Z/X with Cost 7 or "
            "more in your Trash, put up to 3 Z/X with another name than this card and Cost 7 or less from "
            "your Trash each on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.ANIMUS)],
                do=[
                    GainPower(
                        2000, each(zx(Side.OWN, cost_at_most=7, cost_at_least=7, having=(Having.NOT_THIS,)))
                    )
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.ANIMUS)],
                do=[
                    If(
                        [AtLeast(13, zx(Side.OWN, zone=Zone.TRASH, cost_at_least=7))],
                        [
                            Put(
                                choose(
                                    3,
                                    zx(
                                        Side.OWN, zone=Zone.TRASH, cost_at_most=7, having=(Having.OTHER_NAME,)
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
    # -- green -------------------------------------------------------
    Card(
        "B03-103", "Laurier, Noble Queen", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="気高い女王ローリエ", rarity=Rarity.ZXR,
        text=(
            "[Auto] (then no ability of this name this turn) When this card appears, if you have 20 or "
            "more cards in your Resource, deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                limit=Limit.WHOLE_NAME_LOCK,
                do=[If([AtLeast(20, card(Side.OWN, Zone.RESOURCE))], [DamagePlayer(Side.ENEMY, 1)])],
            ),
        ]),
    # -- players -----------------------------------------------------
    Card(
        "B03-104", "Kurosaki Mikado", Color.RED, CardType.PLAYER, japanese="黒崎神門", rarity=Rarity.IGR,
        player_keys=(PlayerKey.MIKADO,)),
    Card(
        "B03-105", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        rarity=Rarity.IGR,
        player_keys=(PlayerKey.AZUMI,)),
    Card(
        "B03-106", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        rarity=Rarity.IGR,
        player_keys=(PlayerKey.ASUKA,)),
    Card(
        "B03-107", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        rarity=Rarity.IGR,
        player_keys=(PlayerKey.AYASE,)),
    Card(
        "B03-108", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳", rarity=Rarity.IGR,
        player_keys=(PlayerKey.CHITOSE,)),
]
