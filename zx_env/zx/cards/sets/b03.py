"""B03, the third booster: the cards of it that the pool has."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red -----------------------------------------------------------
    Card(
        "B03-006", "Athena, Goddess of Strategy", Color.RED, cost=4, power=5500, tribes=(Tribe.BRAVER,),
        japanese="戦略の女神アテナ",
        text="[Always] Damage that each red card of yours wherever it is deals to enemy Z/X is +1000.",
        abilities=[
            Always(do=[GainDamage(1000, each(card(Side.OWN, EVERYWHERE, color=Color.RED)))]),
        ]),
    # -- blue ----------------------------------------------------------
    Card(
        "B03-027", "Platinum Aurum, Amusement Combination", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="娯楽合体プラチナオーラム",
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
        japanese="オーガスレイヤー モモタロウ",
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
        "B03-030", "Boring, Drill Machine", Color.BLUE, cost=5, power=6500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="穿孔機械ボーリング",
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
        japanese="バレットライダー シェダル",
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "悪の根源アジ・ダハーカ" '
            "in your Resource, draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named=Japanese("悪の根源アジ・ダハーカ")))],
                        [Draw(1)],
                    )
                ],
            ),
        ]),
    Card(
        "B03-033", "Asagi, Eternal Hidden Character", Color.BLUE, cost=6, power=10000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="永遠の隠しキャラ アサギ",
        text="[Always] (Everywhere) This card cannot appear on a Player Square.",
        abilities=[
            Always(valid_in=EVERYWHERE, do=[Cannot(Bar.BE_PUT_ON_PLAYER_SQUARE)]),
        ]),
    Card(
        "B03-036", "Berkelium, Giant Clock", Color.BLUE, cost=7, power=8000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="巨大時計バークリウム",
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
        tribes=(Tribe.GEAR_DRAGON,), japanese="機鋼竜ドライブピニオン",
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
        "B03-039", "Atria's Day Off", Color.BLUE, CardType.EVENT, cost=3, japanese="休日のアトリア",
        text=(
            "[Event] Look at the top 5 cards of your deck. Return them to the top of your deck in any "
            "order."
        ),
        abilities=[
            EventText(do=[Look(5, rest=Rest.TOP)]),
        ]),
    Card(
        "B03-040", "Crimson Invasion", Color.BLUE, CardType.EVENT, cost=4,
        japanese="クリムゾンインベイジョン",
        text="[Event] Return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it.",
        abilities=[
            EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)]),
        ]),
    # -- white ---------------------------------------------------------
    Card(
        "B03-048", "Sleeping Snow White", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="眠りのスノーホワイト",
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
        "B03-051", "Gambiel, Apostle of Aquarius", Color.WHITE, cost=5, power=7000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 宝瓶宮ガムビエル",
        text="[Always] The limit of your opponent's Charge is -2.",
        abilities=[
            Always(do=[ChargeMore(-2, Side.ENEMY)]),
        ]),
    Card(
        "B03-052", "Annapurna, Law Bringer", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー アンナプルナ",
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
        "B03-055", "Aura Coatl, Holy Beast", Color.WHITE, cost=6, power=8000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラコアトル",
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
        "B03-057", "Holy Sky, Heaven Dragon", Color.WHITE, cost=7, power=9000,
        tribes=(Tribe.ANGEL_DRAGON,), japanese="天界竜ホーリースカイ",
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
        text=(
            "[Event] Give 1 Z/X on a Normal Square -2000 Power for each card in your Charge until the "
            "end of the turn."
        ),
        abilities=[
            EventText(do=[Power(Per(-2000, card(Side.OWN, Zone.CHARGE)), choose(1, zx(on=NORMAL)))]),
        ]),
    Card(
        "B03-059", "Avenger of Tears", Color.WHITE, CardType.EVENT, cost=3,
        japanese="アベンジャーオブティアーズ",
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
        japanese="ボブテイル流お掃除術",
        text="[Event] Put up to 2 cards from either player's Charge into their owners' Trash.",
        abilities=[
            EventText(do=[Move(choose(2, card(Side.ANY, Zone.CHARGE), up_to=True), Zone.TRASH)]),
        ]),
    # -- black ---------------------------------------------------------
    Card(
        "B03-068", "Reisende, Ominous Traveller", Color.BLACK, cost=4, power=2000,
        tribes=(Tribe.PREDATOR,), japanese="不吉の旅人ライゼンデ",
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
        "B03-070", "Dullahan, Headless Chariot", Color.BLACK, cost=5, power=7000,
        tribes=(Tribe.NOSFERATU,), japanese="首なし戦車デュラハン",
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
    # -- green ---------------------------------------------------------
    Card(
        "B03-097", "Ivy Wing, Grass-flower Dragon", Color.GREEN, cost=9, power=11000,
        tribes=(Tribe.IVY_DRAGON,), japanese="草華竜アイヴィーウイング",
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
        text="[Event] Put 1 card from your Charge into your Resource in Sleep State.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)]),
        ]),
    Card(
        "B03-100", "Little Guardian", Color.GREEN, CardType.EVENT, cost=3, japanese="リトルガーディアン",
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
    # -- blue ----------------------------------------------------------
    Card(
        "B03-101", "KHD-8000, Hyper-speed Transform", Color.BLUE, cost=10, power=10000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="超速変形KHD-8000",
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
    # -- players -------------------------------------------------------
    Card(
        "B03-104", "Kurosaki Mikado", Color.RED, CardType.PLAYER, japanese="黒崎神門",
        player_keys=(PlayerKey.MIKADO,)),
    Card(
        "B03-105", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,)),
    Card(
        "B03-106", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,)),
    Card(
        "B03-107", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,)),
    Card(
        "B03-108", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,)),
]
