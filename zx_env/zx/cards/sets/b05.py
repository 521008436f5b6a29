# ruff: noqa: RUF001 - Japanese names stand as printed
"""B05, the fifth booster: its cards that the language can say."""

from zx_env.zx.cards.language import *

_MIND_DESIRE = [
    Look(
        5,
        do=[
            Move(choose(ANY_NUMBER, looked(zx(cost_at_least=7, or_name="アニムス"))), Zone.TRASH),
            IfDone(2, [Destroy(choose(1, zx(on=NORMAL)))]),
        ],
    ),
]
"""What B05-079 does as an Event, and once more from Trash."""

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B05-001", "Verdandi, Goddess of Fate", Color.RED, cost=2, power=3000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="運命の女神ヴェルダンディ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, deal 1000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(1000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B05-002", "Gargoyle, Moving Sculpture", Color.RED, cost=3, power=500, tribes=(Tribe.MYTHOS,),
        japanese="動き出す彫刻ガーゴイル", rarity=Rarity.R,
        text=(
            '[Startup] (once per turn) Pay red 2: This card gains "[Always] This card has +3 Cost." until '
            "the end of the turn. Give this card +9000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.RED, 2)],
                do=[Grant(THIS, Gains(Always(do=[GainCost(3)]))), Power(9000, THIS)],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B05-003", "Zenobia, Warrior Queen", Color.RED, cost=3, power=5000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION,), japanese="戦士の女王ゼノビア", rarity=Rarity.R),
    Card(
        "B05-004", "Gauntlet", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="手甲職人ガントレット", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, deal 2000 damage to 1 Z/X with Cost 6 or more on a Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(2000, choose(1, zx(cost_at_least=6)))]),
        ]),
    Card(
        "B05-005", "Opal Fox", Color.RED, cost=3, power=5000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="美麗な蛋白石オパールフォックス", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B05-006", "Iron Rhino", Color.RED, cost=4, power=6500, tribes=(Tribe.GIGANTIC,),
        japanese="頑強な鉄アイアンライノ", rarity=Rarity.C),
    Card(
        "B05-007", "Liu Bei Xuande", Color.RED, cost=4, power=5000, tribes=(Tribe.BRAVER,),
        japanese="三国の英傑 劉備玄徳", rarity=Rarity.UC,
        text=(
            '[Startup] Pay red 3: You may put 1 Z/X with "関羽" or "張飛" in the name from your hand on a '
            "Square without a Z/X, but not to the Player Square of its owner's opponent.\n"
            '[Always] Each Z/X of yours with "関羽" or "張飛" in the name on a Square has +3000 Power.'
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.RED, 3)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains=("関羽", "張飛"))),
                            ANY_SQUARE,
                            empty=True,
                            not_other_player_square=True,
                        ),
                    ),
                ],
            ),
            Always(do=[GainPower(3000, each(zx(Side.OWN, name_contains=("関羽", "張飛"))))]),
        ]),
    Card(
        "B05-008", "Gladius, Swordsmith", Color.RED, cost=5, power=7000, tribes=(Tribe.MEISTER,),
        japanese="剣鍛冶グラディウス", rarity=Rarity.C,
        text="[Auto] When this card appears, deal 5000 damage to 1 damaged Z/X on a Normal Square.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Damage(5000, choose(1, zx(on=NORMAL, having=(Having.DAMAGED,))))],
            ),
        ]),
    Card(
        "B05-009", "Mori Ranmaru, Moment of Rest", Color.RED, cost=5, power=7000, tribes=(Tribe.BRAVER,),
        japanese="一時の休息 森蘭丸", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may pay red 1. If you did, deal 3000 damage to 1 enemy "
            "Z/X on a Square.\n"
            '[Always] (Resource or Trash) While you have a Z/X with "信長" in the name on a Square, this '
            "card has every color."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.RED, 1), then=[Damage(3000, choose(1, zx(Side.ENEMY)))])],
            ),
            Always(
                valid_in=(Zone.RESOURCE, Zone.TRASH),
                needs=[AtLeast(1, zx(Side.OWN, name_contains="信長"))],
                do=[EveryColor()],
            ),
        ]),
    Card(
        "B05-010", "Diamond Gigano", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="比類なき金剛石ダイヤギガノト", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, put 1 card from your hand into your Trash.\n"
            "[Auto] When this card is destroyed, draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)]
            ),
            Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)]),
        ]),
    Card(
        "B05-011", "Mithril Lion", Color.RED, cost=6, power=8500, tribes=(Tribe.GIGANTIC,),
        japanese="雄々しい霊銀ミスリルライオン", rarity=Rarity.UC,
        text="[Startup] (if you have no cards in your hand) Pay red 2, destroy this card: Draw 2 cards.",
        abilities=[
            Startup(
                needs=[AtMost(0, card(Side.OWN, Zone.HAND))],
                cost=[Pay(Color.RED, 2), Destroy(THIS)],
                do=[Draw(2)],
            ),
        ]),
    Card(
        "B05-012", "Topaz Falcon", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="狡猾な黄玉トパーズファルコン", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Zenobia, Warrior Queen" in your Charge and your '
            "opponent has 9 or more cards in their Resource, put 1 card from your opponent's Resource of "
            "your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.CHARGE, named="Zenobia, Warrior Queen")),
                            AtLeast(9, card(Side.ENEMY, Zone.RESOURCE)),
                        ],
                        [Move(choose(1, card(Side.ENEMY, Zone.RESOURCE), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-013", "Mattock, Excavator", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="発掘職人マトック", rarity=Rarity.C,
        text="[Auto] When this card appears, remove up to 3 cards in either player's Trash from the game.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(3, card(Side.ANY, Zone.TRASH), up_to=True), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B05-014", "Behemoth, Raging Beast", Color.RED, cost=6, power=9500, tribes=(Tribe.MYTHOS,),
        japanese="暴乱の巨獣ベヒーモス", rarity=Rarity.UC),
    Card(
        "B05-015", "Harpuia, Covetous Evil Bird", Color.RED, cost=7, power=8500, tribes=(Tribe.MYTHOS,),
        japanese="貪欲な凶鳥ハルピュイア", rarity=Rarity.SR,
        text=(
            '[Auto] When this card appears from the hand, this card gains "[Always] Damage that this card '
            'deals to your opponent by attacking is +1." until the end of the turn.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[Grant(THIS, Gains(Always(do=[GainPlayerDamage(1)])))],
            ),
        ]),
    Card(
        "B05-016", "Oda Nobunaga, Demon King of the Sixth Heaven", Color.RED, cost=8, power=10000,
        tribes=(Tribe.BRAVER,), japanese="第六天魔王 織田信長", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, deal 2000 damage for each different color of cards in your "
            "Resource divided as you like among any number of Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Divide(
                        Per(2000, card(Side.OWN, Zone.RESOURCE), colors=True),
                        choose(ANY_NUMBER, zx(on=NORMAL)),
                    ),
                ],
            ),
        ]),
    Card(
        "B05-017", "Shard Burst", Color.RED, CardType.EVENT, cost=1, japanese="シャードバースト",
        rarity=Rarity.UC,
        text=(
            "[Event] Destroy 1 Z/X of yours on a Square. If you did, deal 7000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            EventText(do=[
                Then(Destroy(choose(1, zx(Side.OWN))), then=[Damage(7000, choose(1, zx(on=NORMAL)))]),
            ]),
        ]),
    Card(
        "B05-018", "Tank Touring", Color.RED, CardType.EVENT, cost=1, japanese="タンクツーリング",
        rarity=Rarity.C,
        text='[Event] Return any number of "Main Gun, Fire!" from your Trash to your hand.',
        abilities=[
            EventText(do=[
                Move(choose(ANY_NUMBER, card(Side.OWN, Zone.TRASH, named="Main Gun, Fire!")), Zone.HAND),
            ]),
        ]),
    Card(
        "B05-019", "Lightning Thrust", Color.RED, CardType.EVENT, cost=3, japanese="ライトニングスラスト",
        rarity=Rarity.C,
        text=(
            "[Event] Choose 1 of these: (1) deal 7000 damage to each Z/X on a Square of the Center "
            "Area; (2) deal 7000 damage to each Z/X on a Normal Square outside the Center Area."
        ),
        abilities=[
            EventText(do=[
                # diagram assumed
                OneOf([[Damage(7000, each(zx(on=CENTER)))], [Damage(7000, each(zx(on=OUTER)))]]),
            ]),
        ]),
    Card(
        "B05-020", "Crimson Roar", Color.RED, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="クリムゾンロアー", rarity=Rarity.R,
        text=(
            "[Startup] (Hand; Player Mikado or Sera) Pay red 1, put this card into your Trash: You "
            "may turn 1 face-down [Waker] card in your Dynamis face up. If you did, deal 5000 damage "
            "to 1 enemy Z/X on a Normal Square.\n"
            "[Event] If your Player is Mikado or Sera, deal 7500 damage to up to 2 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[PlayerNamed((PlayerKey.MIKADO, PlayerKey.SERA))],
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[May(FaceUp(Tribe.WAKER), then=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
            EventText(do=[
                If(
                    [PlayerNamed((PlayerKey.MIKADO, PlayerKey.SERA))],
                    [Damage(7500, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                ),
            ]),
        ]),
    # -- blue -----------------------------------------------------------
    Card(
        "B05-021", "Pox, Plague Machine", Color.BLUE, cost=2, power=3000, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="疫病機械ポックス", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
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
        "B05-022", "Veibel, Flower of Love", Color.BLUE, cost=3, power=5000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION,), japanese="花恋ウェイベル", rarity=Rarity.R),
    Card(
        "B05-023", "Curium, Rescue Combination", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="救急合体キュリウム", rarity=Rarity.C,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, look at the top card of your deck. You may put 1 card among "
            "them on the bottom of its owner's deck. Return the rest to the top of your deck in any "
            "order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Look(1, do=[May(Move(choose(1, looked()), Zone.DECK, bottom=True))], rest=Rest.TOP)],
            ),
        ]),
    Card(
        "B05-024", "Plasma Saw Hadar", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.START_CARD,), japanese="プラズマソー ハダル", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B05-025", "Nobelium, Combined Academy", Color.BLUE, cost=4, power=3500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="合体学府ノーベリウム", rarity=Rarity.UC,
        text=(
            "[Auto] When this card deals battle damage by attacking to an enemy Z/X with Cost 5 or "
            "less, you may put 1 card from your hand into your Trash. If you did, return that Z/X to "
            "its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, cost_at_most=5),
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(That(zx()), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-026", "Crush, Smashing Machine", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="破砕機械クラッシュ", rarity=Rarity.UC,
        text=(
            "[Startup] (Hand) Pay blue 4: Put this card on a Square without a Z/X, but not to the "
            "Player Square of its owner's opponent."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.BLUE, 4)],
                do=[Put(THIS, ANY_SQUARE, empty=True, not_other_player_square=True)],
            ),
        ]),
    Card(
        "B05-027", "Francium, Giant Art", Color.BLUE, cost=5, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="巨大芸術フランシウム", rarity=Rarity.R,
        text="[Auto] When a Z/X attacks this card, draw 1 card.",
        abilities=[Automatic(when=Occurrence.IS_ATTACKED, do=[Draw(1)])]),
    Card(
        "B05-028", "Sonic Gunner Sirius", Color.BLUE, cost=5, power=8000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ソニックガンナー シリウス", rarity=Rarity.C),
    Card(
        "B05-029", "Glide, Battle Hero", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バトルヒーロー グライド", rarity=Rarity.R,
        text="[Startup] (Charge) Pay blue 1, put this card into your Trash: Draw 1 card.",
        abilities=[
            Startup(valid_in=Zone.CHARGE, cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)], do=[Draw(1)]),
        ]),
    Card(
        "B05-030", "Technetium, Immortal Man", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="不死身の漢テクネチウム", rarity=Rarity.R,
        text="[Always] When this card is destroyed, it goes to your hand instead of your Charge.",
        abilities=[Always(do=[LeaveTo(Zone.HAND)])]),
    Card(
        "B05-031", "Calamity, Disaster Machine", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="災厄機械カラミティ", rarity=Rarity.C,
        text=(
            "[Startup] (Hand) Pay blue 6: Put this card on a Square without a Z/X, but not to the Player "
            "Square of its owner's opponent."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.BLUE, 6)],
                do=[Put(THIS, ANY_SQUARE, empty=True, not_other_player_square=True)],
            ),
        ]),
    Card(
        "B05-032", "Fisinir, Swift Player", Color.BLUE, cost=6, power=9500, tribes=(Tribe.MERMAID,),
        japanese="疾奏フィシニール", rarity=Rarity.UC),
    Card(
        "B05-033", "Xenon, Wings of the Blue Sky", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="蒼空の翼ゼノン", rarity=Rarity.R,
        text='[Always] While you have "Glide, Battle Hero" in your Charge, this card has Range 2.',
        abilities=[
            Always(
                needs=[AtLeast(1, card(Side.OWN, Zone.CHARGE, named="Glide, Battle Hero"))],
                do=[GainRange(2)],
            ),
        ]),
    Card(
        "B05-034", "Mizar, Megaton Fist", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="メガトンフィスト ミザール", rarity=Rarity.UC,
        text="[Auto] When you draw a card, give this card +2000 Power until the end of the turn.",
        abilities=[Automatic(when=Occurrence.IS_DRAWN, side=Side.OWN, do=[Power(2000, THIS)])]),
    Card(
        "B05-035", "Menote, Divine Voice", Color.BLUE, cost=7, power=9000, tribes=(Tribe.MERMAID,),
        japanese="神声メノーテ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may Sleep 1 [Mermaid] Z/X of yours on a Square. If "
            "you did, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(choose(1, zx(Side.OWN, tribe=Tribe.MERMAID))),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-036", "Phecda, Blue Guardian", Color.BLUE, cost=8, power=9500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="青の守護者フェクダ", rarity=Rarity.SR,
        text="[Auto] When this card or another [Battle Dress] Z/X of yours appears, you may draw 1 card.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.BATTLE_DRESS, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[May(Draw(1))],
            ),
        ]),
    Card(
        "B05-037", "Jam Session", Color.BLUE, CardType.EVENT, cost=2, japanese="ジャムセッション",
        rarity=Rarity.UC,
        text="[Event] Let 2 Z/X that are not in battle on a Normal Square change Squares.",
        abilities=[EventText(do=[Swap(choose(2, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))))])]),
    Card(
        "B05-038", "Defeat of Justice", Color.BLUE, CardType.EVENT, cost=2,
        japanese="ディフィートオブジャスティス", rarity=Rarity.C,
        text='[Event] If your Player is Reia, draw 1 card for each "Lawrencium" in your Trash.',
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.REIA)],
                    [Draw(Per(1, card(Side.OWN, Zone.TRASH, named="Lawrencium")))],
                ),
            ]),
        ]),
    Card(
        "B05-039", "Overbearing Bit", Color.BLUE, CardType.EVENT, cost=3,
        japanese="オーヴァーベアリング・ビット", rarity=Rarity.C,
        text=(
            "[Event] Draw 1 card. If you have 4 or more cards in your hand, return 1 enemy Z/X on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Draw(1),
                If(
                    [AtLeast(4, card(Side.OWN, Zone.HAND))],
                    [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                ),
            ]),
        ]),
    Card(
        "B05-040", "The Cat Returns a Favour", Color.BLUE, CardType.EVENT, cost=4, icons=(Icon.IGNITION,),
        japanese="猫の恩返し", rarity=Rarity.R,
        text=(
            "[Event] Draw 1 card. Return 1 enemy Z/X with Power 9000 or less on a Normal Square to "
            "its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Draw(1),
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=9000)), Zone.HAND),
            ]),
        ]),
    # -- white ----------------------------------------------------------
    Card(
        "B05-041", "Curl, King of the Underworld", Color.WHITE, cost=2, power=3000,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="暗黒街の王カール",
        rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, your opponent may pay 1 of any color. Otherwise, give 1 "
            "Z/X on a Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[Power(-2000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-042", "Eiger, Evil Bane", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="イヴィルベイン アイガー", rarity=Rarity.R),
    Card(
        "B05-043", "Manaslu, Evil Bane", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.START_CARD,), japanese="イヴィルベイン マナスル", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B05-044", "Aura Heket, Holy Beast", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="聖獣オーラヘケト", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, give 1 enemy Z/X on a Square -1000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(-1000, choose(1, zx(Side.ENEMY)))]),
        ]),
    Card(
        "B05-045", "Pluie of Rain", Color.WHITE, cost=4, power=6500, tribes=(Tribe.ANGEL,),
        japanese="雨のプリュイ", rarity=Rarity.C),
    Card(
        "B05-046", "Kula Kangri, Evil Bane", Color.WHITE, cost=4, power=5500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン クーラカンリ", rarity=Rarity.C,
        text="[Always] Each Z/X of yours on a Square of the Center Area has +1000 Power.",
        abilities=[Always(do=[GainPower(1000, each(zx(Side.OWN, on=CENTER)))])]),  # diagram assumed
    Card(
        "B05-047", "Aura Roc, Holy Beast", Color.WHITE, cost=4, power=6000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラロック", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 enemy Z/X on a Square -1000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(-1000, choose(1, zx(Side.ENEMY)))]),
        ]),
    Card(
        "B05-048", "Shiprin, Evil Bane", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン シプリン", rarity=Rarity.UC,
        text=(
            '[Always] Each adjacent Z/X of yours on a Square gains "[Auto] When a battle in which a '
            'Z/X attacked this card ends, destroy that Z/X if it is on a Normal Square."'
        ),
        abilities=[
            Always(do=[
                Gains(
                    Automatic(
                        when=Occurrence.BATTLE_ENDS,
                        role=Role.ATTACKED,
                        do=[Destroy(That(zx(on=NORMAL)))],
                    ),
                    to=each(zx(Side.OWN, having=(Having.ADJACENT,))),
                ),
            ]),
        ]),
    Card(
        "B05-049", "Korat the Painter", Color.WHITE, cost=5, power=8000, tribes=(Tribe.CAIT_SITH,),
        japanese="絵描きのコラット", rarity=Rarity.C),
    Card(
        "B05-050", "Vent of Wind", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="風のヴァン", rarity=Rarity.R,
        text=(
            "[Auto] When this card attacks, you may pay white 2. If you did, give 1 Z/X on a Normal "
            "Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[May(Pay(Color.WHITE, 2), then=[Power(-5000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B05-051", "Esprit of Wit", Color.WHITE, cost=5, power=5500, tribes=(Tribe.ANGEL,), reach=2,
        japanese="機知のエスプリ", rarity=Rarity.UC,
        text=(
            "Range 2.\n"
            "[Always] This card has +500 Power for each other [Angel] Z/X of yours on a Square."
        ),
        abilities=[
            Always(do=[GainPower(Per(500, zx(Side.OWN, tribe=Tribe.ANGEL, having=(Having.NOT_THIS,))))]),
        ]),
    Card(
        "B05-052", "Aura Hippogriff, Holy Beast", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.HOLY_BEAST,), japanese="聖獣オーラヒポグリフ", rarity=Rarity.C,
        text=(
            "[Auto] When a Z/X attacks a Z/X of yours, you may pay white 1. If you did, give each "
            "attacking Z/X on a Square -1000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                of=zx(Side.OWN),
                do=[May(Pay(Color.WHITE, 1), then=[Power(-1000, each(zx(having=(Having.ATTACKING,))))])],
            ),
        ]),
    Card(
        "B05-053", "Weisshorn, Evil Bane", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴェルベイン ヴァイスホルン", rarity=Rarity.UC,
        text=(
            '[Auto] When this card appears, if you have "Vent of Wind" in your Charge, put 1 Z/X with '
            "Cost 3 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, named="Vent of Wind"))],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-054", "Lien, Soul-tying Angel", Color.WHITE, cost=6, power=8500, tribes=(Tribe.ANGEL,),
        japanese="魂を結ぶ天使リアン", rarity=Rarity.SR,
        text=(
            "[Always] (Everywhere) While you have a [Angel] card with Cost 5 or more in your Charge, "
            "this card has the Ignition icon.\n"
            "[Auto] (Square or Charge) When your Ignition Phase starts, you may put 1 [Angel] card "
            "from your hand on the bottom of your deck and show it. If you did, ignite 1 time."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_least=5))],
                do=[GainIcon(Icon.IGNITION)],
            ),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.OWN,
                valid_in=(Zone.SQUARE, Zone.CHARGE),
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.ANGEL)),
                            Zone.DECK,
                            bottom=True,
                            shown=True,
                        ),
                        then=[Ignite(1)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-055", "Somali, Captain of the Guard", Color.WHITE, cost=7, power=7500,
        tribes=(Tribe.CAIT_SITH,), japanese="近衛隊長ソマリ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, put any number of [Cait Sith] Z/X with Cost 3 or less "
            "from your Charge each on a Square without a Z/X, but not to the Player Square of its "
            "owner's opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Put(
                        choose(
                            ANY_NUMBER,
                            zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.CAIT_SITH, cost_at_most=3),
                        ),
                        ANY_SQUARE,
                        empty=True,
                        not_other_player_square=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B05-056", "Admiration, Seeking Angel", Color.WHITE, cost=7, power=7500, tribes=(Tribe.ANGEL,),
        japanese="探求の天使アドミラシオン", rarity=Rarity.R,
        text=(
            "[Auto] When this card or another [Angel] Z/X of yours appears, give 1 enemy Z/X on a Normal "
            "Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.ANGEL, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[Power(-5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B05-057", "Confront Order", Color.WHITE, CardType.EVENT, cost=1, japanese="コンフロントオーダー",
        rarity=Rarity.R,
        text="[Event] Give 1 Z/X on your Player Square +5000 Power until the end of the turn.",
        abilities=[EventText(do=[Power(5000, choose(1, zx(on=OWN_PLAYER_SQUARE)))])]),
    Card(
        "B05-058", "First Maiden War", Color.WHITE, CardType.EVENT, cost=1, japanese="第一次乙女大戦",
        rarity=Rarity.UC,
        text="[Event] If your Player is Asuka, return up to 2 red cards from your Charge to your hand.",
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.ASUKA)],
                    [Move(choose(2, card(Side.OWN, Zone.CHARGE, color=Color.RED), up_to=True), Zone.HAND)],
                ),
            ]),
        ]),
    Card(
        "B05-059", "Punishment Cross", Color.WHITE, CardType.EVENT, cost=1,
        japanese="パニッシュメントクロス", rarity=Rarity.C,
        text="[Event] Give 1 Z/X on a Square of the Center Area -4000 Power until the end of the turn.",
        abilities=[EventText(do=[Power(-4000, choose(1, zx(on=CENTER)))])]),  # diagram assumed
    Card(
        "B05-060", "Hold It Right There!", Color.WHITE, CardType.EVENT, cost=3,
        japanese="ちょっと、待ったぁ！", rarity=Rarity.UC,
        text=(
            "[Event] Put 1 attacking Z/X with Cost 5 or more on a Normal Square on the bottom of its "
            "owner's deck."
        ),
        abilities=[
            EventText(do=[
                Move(
                    choose(1, zx(on=NORMAL, cost_at_least=5, having=(Having.ATTACKING,))),
                    Zone.DECK,
                    bottom=True,
                ),
            ]),
        ]),
    # -- black ----------------------------------------------------------
    Card(
        "B05-061", "Memoria, Diabolos of Memory", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="記憶の魔人メモリア",
        rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card is destroyed by an ability of a [Diabolos] card of yours, you may "
            "put the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                by_ability=card(Side.OWN, EVERYWHERE, tribe=Tribe.DIABOLOS),
                do=[May(FromDeck(1, Zone.CHARGE))],
            ),
        ]),
    Card(
        "B05-062", "Cute, the Prickly", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="チクチクするキュート", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While your opponent has 2 or fewer cards in their hand, this card has +1000 Power."
        ),
        abilities=[
            Always(needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))], do=[GainPower(1000)]),
        ]),
    Card(
        "B05-063", "Epulum, Diabolos of Delicacies", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION,), japanese="美食の魔人エピュラム", rarity=Rarity.R),
    Card(
        "B05-064", "Bone Elephant", Color.BLACK, cost=3, power=5000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.START_CARD,), japanese="骨象ボーンエレファント", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B05-065", "Solitus, the Wanderer", Color.BLACK, cost=4, power=5500, tribes=(Tribe.DIABOLOS,),
        japanese="彷徨うソリトゥス", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if your Player is Asuka, you may put "
            "the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[If([PlayerNamed(PlayerKey.ASUKA)], [May(FromDeck(1, Zone.CHARGE))])],
            ),
        ]),
    Card(
        "B05-066", "Soldat, Fang of Blood", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="鮮血の牙ゾルダート", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put the top card of your deck into your Charge. "
            "If you did, put 1 card from your Life of your opponent's choice into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.CHARGE),
                        then=[Move(choose(1, card(Side.OWN, Zone.LIFE), by=Side.ENEMY), Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-067", "Skeletal Salesman", Color.BLACK, cost=5, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="営業骸骨スケルタルセールス", rarity=Rarity.UC,
        text="[Auto] When this card appears, return 1 [Torturers] card from your Trash to your hand.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.TORTURERS)), Zone.HAND)],
            ),
        ]),
    Card(
        "B05-068", "Metus, Diabolos of Fear", Color.BLACK, cost=5, power=7000, tribes=(Tribe.DIABOLOS,),
        japanese="恐怖の魔人ミータス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay black 1. If you did, put the top card of your "
            "deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Pay(Color.BLACK, 1), then=[FromDeck(1, Zone.CHARGE)])]
            ),
        ]),
    Card(
        "B05-069", "Passionate Cauldron", Color.BLACK, cost=5, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="情熱的なコルドロン", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if your opponent has 2 or more cards "
            "in their hand, put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(2, card(Side.ENEMY, Zone.HAND))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-070", "Gesandte, Vessel of Gluttony", Color.BLACK, cost=5, power=8000,
        tribes=(Tribe.PREDATOR,), japanese="暴食の器ゲザンテ", rarity=Rarity.C),
    Card(
        "B05-071", "Strong Wrestler", Color.BLACK, cost=6, power=9000, tribes=(Tribe.NOSFERATU,),
        japanese="闘うストロングレスラー", rarity=Rarity.R,
        text=(
            '[Startup] Put 1 "Metus, Diabolos of Fear" from your Charge into your Trash: Destroy 1 Z/X '
            "with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[
                    Move(
                        choose(1, card(Side.OWN, Zone.CHARGE, named="Metus, Diabolos of Fear")), Zone.TRASH
                    ),
                ],
                do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=5)))],
            ),
        ]),
    Card(
        "B05-072", "Unstoppable Roller Coaster", Color.BLACK, cost=6, power=9500,
        tribes=(Tribe.TORTURERS,), japanese="止まらないジェットコースター", rarity=Rarity.UC),
    Card(
        "B05-073", "Pheles, Diabolos of the Box", Color.BLACK, cost=6, power=6500,
        tribes=(Tribe.DIABOLOS, Tribe.CAIT_SITH), japanese="匣の魔人フェレス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, your opponent may pay 2 of any color. Otherwise, destroy 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 2),
                        by=Side.ENEMY,
                        otherwise=[Destroy(choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-074", "Ebony Crown", Color.BLACK, cost=6, power=5000, tribes=(Tribe.NOSFERATU,),
        japanese="幽鬼エボニークラウン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card deals battle damage by attacking to an enemy Z/X with Cost 7 or less, "
            "destroy that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE, that=zx(Side.ENEMY, cost_at_most=7), do=[Destroy(That(zx()))]
            ),
        ]),
    Card(
        "B05-075", "Cursed Soul, Void Dark Knight", Color.BLACK, cost=7, power=9500,
        tribes=(Tribe.NOSFERATU,), japanese="虚無の黒騎士カースドソウル", rarity=Rarity.SR, text=(
            "[Always] While you have 10 or more cards in your Trash, you can also play [Nosferatu] Z/X "
            "with another name than this card from your Trash, paying their Cost."
        ),
        abilities=[
            Always(
                needs=[AtLeast(10, card(Side.OWN, Zone.TRASH))],
                do=[
                    PlayFrom(
                        zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.NOSFERATU, having=(Having.OTHER_NAME,))
                    ),
                ],
            ),
        ]),
    Card(
        "B05-076", "Herrscher, Demon Wolf Overlord", Color.BLACK, cost=7, power=10000,
        tribes=(Tribe.PREDATOR,), japanese="魔狼の覇者ヘルシャー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your hand "
            "into your Trash. If you did, destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Destroy(choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-077", "Death Smith & Co. Exhibition", Color.BLACK, CardType.EVENT, cost=1,
        japanese="デススミス商会展示会", rarity=Rarity.C,
        text="[Event] Return 1 [Torturers] card from your Trash to your hand.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.TORTURERS)), Zone.HAND)]),
        ]),
    Card(
        "B05-078", "Heavenly Pavilion", Color.BLACK, CardType.EVENT, cost=2, japanese="天上楼閣",
        rarity=Rarity.C, text=(
            '[Event] Destroy 1 Z/X that is next to an "Avaritia, Sin of Greed" of yours on a Normal '
            "Square."
        ),
        abilities=[
            EventText(
                do=[
                    Destroy(choose(1, zx(on=NORMAL, next_to=zx(Side.OWN, named="Avaritia, Sin of Greed"))))
                ]
            ),
        ]),
    Card(
        "B05-079", "Mind Desire", Color.BLACK, CardType.EVENT, cost=2, japanese="マインドデザイア",
        rarity=Rarity.C,
        text=(
            "[Startup] Copy (Trash; your turn; if you have no cards that are not black in your Trash) "
            "Pay black 3: Look at the top 5 cards of your deck. Put any number of Z/X with Cost 7 or "
            'more or "アニムス" in the name among them into their owners\' Trash. If that was done to 2 '
            "or more cards, destroy 1 Z/X on a Normal Square. Shuffle the rest back into your deck. "
            "Remove this card from the game.\n"
            "[Event] Look at the top 5 cards of your deck. Put any number of Z/X with Cost 7 or more "
            'or "アニムス" in the name among them into their owners\' Trash. If that was done to 2 or more '
            "cards, destroy 1 Z/X on a Normal Square. Shuffle the rest back into your deck."
        ),
        abilities=[
            Startup(
                keyword="Copy",
                valid_in=Zone.TRASH,
                needs=[TurnOf(Side.OWN), AtMost(0, card(Side.OWN, Zone.TRASH, not_color=Color.BLACK))],
                cost=[Pay(Color.BLACK, 3)],
                do=[*_MIND_DESIRE, Move(THIS, Zone.REMOVED)],
            ),
            EventText(do=_MIND_DESIRE),
        ]),
    Card(
        "B05-080", "Craving", Color.BLACK, CardType.EVENT, cost=5, icons=(Icon.IGNITION,), japanese="渇望",
        rarity=Rarity.R,
        text=(
            "[Event] If your Player is Ayase, destroy up to 3 Z/X with Cost 3, 5 or 6 on a Normal Square "
            "with different Costs."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [PlayerNamed(PlayerKey.AYASE)],
                        [
                            Destroy(
                                choose(
                                    3, zx(on=NORMAL, costs=(3, 5, 6)), up_to=True, different=Trait.COST
                                )
                            ),
                        ],
                    ),
                ]
            ),
        ]),
    # -- green ----------------------------------------------------------
    Card(
        "B05-081", "Queen Bee", Color.GREEN, cost=2, power=2000, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="可憐蜜蜂クイーンビー", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Always] While you have 9 or more cards in your Resource, this card has +3000 Power."
        ),
        abilities=[
            Always(needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))], do=[GainPower(3000)]),
        ]),
    Card(
        "B05-082", "Fickle Marjoram", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LEAFER,),
        icons=(Icon.START_CARD,), japanese="移り気なマジョラム", rarity=Rarity.C,
        text="Start Card."),
    Card(
        "B05-083", "Werekangaroo, Parent and Child", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION,), japanese="獣人親子ウェアカンガルー",
        rarity=Rarity.R),
    Card(
        "B05-084", "Karin, Trained Kick", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="鍛錬の蹴撃 花梨", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Startup] Sleep this card: Reboot 1 card in your Resource."
        ),
        abilities=[
            Startup(cost=[Sleep(THIS)], do=[Reboot(choose(1, card(Side.OWN, Zone.RESOURCE)))]),
        ]),
    Card(
        "B05-085", "Mizubasho, Bewitching Broadsword", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.HOURAI,), japanese="幻惑の青龍刀 水芭蕉", rarity=Rarity.R,
        text=(
            "[Startup] (Charge) Pay green 2, put this card into your Trash: Look at the top 2 cards of "
            "your deck. Put 1 card among them into its owner's Resource in Sleep State. Put the rest on "
            "the bottom of your deck in any order."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.TRASH)],
                do=[
                    Look(2, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)], rest=Rest.BOTTOM),
                ],
            ),
        ]),
    Card(
        "B05-086", "Wereferret", Color.GREEN, cost=4, power=5500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアフェレット", rarity=Rarity.R,
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
        "B05-087", "Bashful Rue", Color.GREEN, cost=4, power=6500, tribes=(Tribe.LEAFER,),
        japanese="恥ずかしがりのヘンルーダ", rarity=Rarity.C),
    Card(
        "B05-088", "Werepoodle", Color.GREEN, cost=5, power=7000, tribes=(Tribe.LYCANTHROPE,),
        japanese="犬娘ウェアプードル", rarity=Rarity.R,
        text=(
            '[Auto] When this card appears, if you have "Bashful Rue" in your Charge, put the top card of '
            "your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, named="Bashful Rue"))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-089", "Sleep Papillon", Color.GREEN, cost=5, power=7500, tribes=(Tribe.PLASECT,),
        japanese="睡眠鱗粉スリープパピヨン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, put the top 2 cards of your deck into your Resource in Sleep "
            "State and note them. At the end of the turn, put them into their owners' Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    FromDeck(2, Zone.RESOURCE, State.SLEEP, them=True),
                    AtEndOfTurn([Move(THEM, Zone.TRASH)], to=THEM),
                ],
            ),
        ]),
    Card(
        "B05-090", "Kikyo, Invisible Blade", Color.GREEN, cost=5, power=8000, tribes=(Tribe.HOURAI,),
        japanese="不可視の斬鉄剣 桔梗", rarity=Rarity.C),
    Card(
        "B05-091", "Kaede", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="意地悪な硬鞭 楓", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, you may return 1 card from your Resource to your "
            "hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[May(Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND))],
            ),
        ]),
    Card(
        "B05-092", "Werepanda", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアパンダ", rarity=Rarity.C,
        text="[Auto] When this card appears, give 1 Z/X on a Square +1000 Power until the end of the turn.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(1000, choose(1, zx()))]),
        ]),
    Card(
        "B05-093", "Anise", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LEAFER,),
        japanese="説教するアニス", rarity=Rarity.UC,
        text=(
            "[Always] When this card is destroyed, it goes to your Resource in Sleep State instead of "
            "your Charge."
        ),
        abilities=[Always(do=[LeaveTo(Zone.RESOURCE, State.SLEEP)])]),
    Card(
        "B05-094", "Bamboo Horn", Color.GREEN, cost=6, power=9500, tribes=(Tribe.PLASECT,),
        japanese="筍甲虫バンブーホーン", rarity=Rarity.UC),
    Card(
        "B05-095", "Ayame, Verdant Beauty", Color.GREEN, cost=7, power=10000, tribes=(Tribe.HOURAI,),
        japanese="翠緑の佳人 菖蒲", rarity=Rarity.SR,
        text=(
            "[Auto] When this card or another [Hourai] Z/X of yours appears, you may return 1 card "
            "with Cost 5 or less from your Resource to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.HOURAI, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[May(Move(choose(1, card(Side.OWN, Zone.RESOURCE, cost_at_most=5)), Zone.HAND))],
            ),
        ]),
    Card(
        "B05-096", "Weretiger, Golden Chief", Color.GREEN, cost=8, power=11000,
        tribes=(Tribe.LYCANTHROPE,), japanese="金色の首領ウェアタイガー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card or another [Lycanthrope] Z/X of yours appears, you may pay green "
            "1. If you did, give 1 Z/X on a Normal Square +5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.LYCANTHROPE, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[May(Pay(Color.GREEN, 1), then=[Power(5000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B05-097", "Joint Training", Color.GREEN, CardType.EVENT, cost=2, japanese="合同トレーニング",
        rarity=Rarity.C,
        text="[Event] Give 2 Z/X on a Square +2000 Power until the end of the turn.",
        abilities=[EventText(do=[Power(2000, choose(2, zx()))])]),
    Card(
        "B05-098", "Delicious Gift", Color.GREEN, CardType.EVENT, cost=4, japanese="美味しい贈り物",
        rarity=Rarity.R,
        text=(
            "[Event] Look at the top 3 cards of your deck. Put 1 card among them into its owner's "
            "Resource in Sleep State. Put the rest into your Trash."
        ),
        abilities=[
            EventText(do=[
                Look(3, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)], rest=Rest.TRASH),
            ]),
        ]),
    Card(
        "B05-099", "Masquerade of Abuse", Color.GREEN, CardType.EVENT, cost=4, japanese="仮面罵倒会",
        rarity=Rarity.R,
        text=(
            '[Event] If you have "Barbarus" in your Resource, put 1 Z/X on a Normal Square into its '
            'owner\'s Resource in Sleep State. In any case, if you have "Saevum" in your Resource, put 1 '
            "card from your opponent's hand of your opponent's choice into your opponent's Resource in "
            "Sleep State."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Barbarus"))],
                    [Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
                ),
                If(
                    [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Saevum"))],
                    [
                        Move(
                            choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.RESOURCE, State.SLEEP
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B05-100", "Queen's Hospitality", Color.GREEN, CardType.EVENT, cost=5, japanese="女王のもてなし",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 Z/X on a Normal Square into its owner's Resource in Sleep State. Put the "
            "top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                FromDeck(1, Zone.RESOURCE, State.SLEEP),
            ]),
        ]),
    # -- special numbers ------------------------------------------------
    Card(
        "B05-101", "Michael S.K.", Color.WHITE, cost=8, power=10000, tribes=(Tribe.ANGEL,),
        japanese="四大天使ミカエルS.K.", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 10 or more Events in your Trash, you may "
            "remove 1 Event in your Trash from the game.\n"
            "[Always] You can play Events that abilities of this card removed without paying their "
            "Cost."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(10, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                        [May(Move(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), Zone.REMOVED))],
                    ),
                ],
            ),
            Always(do=[PlayRemoved()]),
        ]),
    Card(
        "B05-102", "Invidia of the Seven Sins", Color.BLACK, cost=7, power=10000,
        tribes=(Tribe.DIABOLOS,), japanese="七大罪 嫉妬の魔人インウィディア", rarity=Rarity.ZXR,
        text=(
            "[Always] (Charge) While you have 4 or more cards in your Charge, this card has every color.\n"
            "[Startup] Put 4 cards from your Charge (one each of red, blue, white and green) into your "
            "Trash: Destroy 1 Z/X on a Normal Square. Put 1 card from your opponent's Resource of your "
            "opponent's choice into your opponent's Trash. Return 1 card from your Trash to your hand. "
            "Put 1 card from your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Always(
                valid_in=Zone.CHARGE, needs=[AtLeast(4, card(Side.OWN, Zone.CHARGE))], do=[EveryColor()]
            ),
            Startup(
                cost=[
                    Move(
                        choose(
                            4,
                            card(Side.OWN, Zone.CHARGE),
                            one_of_each=(Color.RED, Color.BLUE, Color.WHITE, Color.GREEN),
                        ),
                        Zone.TRASH,
                    ),
                ],
                do=[
                    Destroy(choose(1, zx(on=NORMAL))),
                    Move(choose(1, card(Side.ENEMY, Zone.RESOURCE), by=Side.ENEMY), Zone.TRASH),
                    Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND),
                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                ],
            ),
        ]),
    Card(
        "B05-103", "Wereantler, Unyielding Resolve", Color.GREEN, cost=7, power=10000,
        tribes=(Tribe.LYCANTHROPE,), japanese="不退転の決意ウェアアントラー", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if 9 or more different Costs are among the cards with "
            "Cost 1 to 9 in your Resource, deal 1 damage to your opponent. If you did, return each "
            "card from your Resource to their owners' deck and shuffle it. Put that many cards from "
            "the top of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            Different(
                                9,
                                Trait.COST,
                                card(Side.OWN, Zone.RESOURCE, cost_at_least=1, cost_at_most=9),
                            )
                        ],
                        [
                            Then(
                                DamagePlayer(Side.ENEMY, 1),
                                then=[
                                    Move(each(card(Side.OWN, Zone.RESOURCE)), Zone.DECK, shuffled=True),
                                    FromDeck(PerDone(1), Zone.RESOURCE, State.SLEEP),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-104", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,), rarity=Rarity.IGR),
    Card(
        "B05-105", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,), rarity=Rarity.IGR),
    Card(
        "B05-106", "Yuzuriha Misaki", Color.WHITE, CardType.PLAYER, japanese="弓弦羽ミサキ",
        player_keys=(PlayerKey.MISAKI,), rarity=Rarity.IGR),
    Card(
        "B05-107", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,), rarity=Rarity.IGR),
    Card(
        "B05-108", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,), rarity=Rarity.IGR),
    Card(
        "B05-109", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,), rarity=Rarity.CVR),
    Card(
        "B05-110", "Yuzuriha Misaki", Color.WHITE, CardType.PLAYER, japanese="弓弦羽ミサキ",
        player_keys=(PlayerKey.MISAKI,), rarity=Rarity.CVR),
    Card(
        "B05-111", "Himiko", Color.RED, cost=3, power=3500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION,), japanese="日出づる国の女王 卑弥呼", rarity=Rarity.SR,
        text=(
            "[Auto] When this card or another [Braver] Z/X of yours appears, deal 2000 damage to 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.BRAVER, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[Damage(2000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B05-112", "Hannibal Barca", Color.RED, cost=5, power=7000, tribes=(Tribe.BRAVER,),
        japanese="畏敬の神将ハンニバル・バルカ", rarity=Rarity.R,
        text=(
            '[Startup] Put 1 card with "エレファント" in the name from your hand into your Trash: Deal 6000 '
            "damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND, name_contains="エレファント")), Zone.TRASH)
                ],
                do=[Damage(6000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B05-113", "Laser Scythe Avior", Color.BLUE, cost=3, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="レーザーサイス アヴィオール", rarity=Rarity.R,
        text=(
            "[Auto] When this card deals battle damage by attacking to an enemy Z/X with Power 5000 "
            "or less, return that Z/X to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, power_at_most=5000),
                do=[Move(That(zx()), Zone.HAND)],
            ),
        ]),
    Card(
        "B05-114", "Administrator Denebola", Color.BLUE, cost=4, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アドミニストレータ デネボラ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have a [Battle Dress] card in your Charge, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.BATTLE_DRESS))], [Draw(1)])],
            ),
        ]),
    Card(
        "B05-115", "Ciel of the Sky", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="空のシエル", rarity=Rarity.R,
        text="[Always] This card has +500 Power for each other [Angel] Z/X of yours on a Square.",
        abilities=[
            Always(do=[GainPower(Per(500, zx(Side.OWN, tribe=Tribe.ANGEL, having=(Having.NOT_THIS,))))]),
        ]),
    Card(
        "B05-116", "Priere of Prayer", Color.WHITE, cost=5, power=6500, tribes=(Tribe.ANGEL,),
        japanese="祈りのプリエール", rarity=Rarity.R,
        text="[Always] Each adjacent enemy Z/X on a Square has -1000 Power.",
        abilities=[Always(do=[GainPower(-1000, each(zx(Side.ENEMY, having=(Having.ADJACENT,))))])]),
    Card(
        "B05-117", "Saevum", Color.BLACK, cost=4, power=6000, tribes=(Tribe.DIABOLOS,),
        japanese="残忍の魔人サエウム", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may destroy 1 other [Diabolos] Z/X of yours on a "
            "Square. If you did, put 1 card from your opponent's hand of your opponent's choice into "
            "your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, tribe=Tribe.DIABOLOS, having=(Having.NOT_THIS,)))),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B05-118", "Barbarus", Color.BLACK, cost=6, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="野蛮の魔人バルバルス", rarity=Rarity.R,
        text=(
            "[Startup] Put 3 cards from your Charge into your Trash: Destroy 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(3, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Destroy(choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B05-119", "Satsuki, Bow of Temperance", Color.GREEN, cost=5, power=6500, tribes=(Tribe.HOURAI,),
        japanese="節制の弓 皐月", rarity=Rarity.R,
        text="[Always] Each other [Hourai] Z/X of yours on a Square has +1000 Power.",
        abilities=[
            Always(do=[
                GainPower(1000, each(zx(Side.OWN, tribe=Tribe.HOURAI, having=(Having.NOT_THIS,)))),
            ]),
        ]),
    Card(
        "B05-120", "Mokuren, Noble Vajra", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="高潔の金剛杵 木蓮", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 [Hourai] card from your Charge into your "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.HOURAI)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        )
                    ),
                ],
            ),
        ]),
]
