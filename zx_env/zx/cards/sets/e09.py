"""E09, an extra pack: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "E09-001", "Huximei, Begging Summer Night", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="おねだりサマーナイト胡喜媚",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Dragon] card in your "
            "Dynamis face up.\n"
            "[Startup] (Dragon Lv 4; your turn; once per turn) For nothing: Remove 1 enemy Z/X "
            "with Cost 6 or more on a Normal Square from the game."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(DRAGONS))]),
            Startup(
                needs=[Level(DRAGONS, 4), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "E09-004", "Dagger, Swimming Lesson", Color.RED, cost=4, power=5000, tribes=(Tribe.MEISTER,),
        japanese="スイムレッスン ダガー",
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may remove 1 enemy Z/X with more Power "
            "than this card on a Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.MORE_POWER,))), Zone.REMOVED))
                ],
            ),
        ]),
    Card(
        "E09-008", "Marie Antoinette, Beach Flame Empress", Color.RED, cost=8, power=11000,
        tribes=(Tribe.BRAVER,), japanese="ビーチの炎帝マリー・アントワネット",
        text=(
            "[Always] (Hand; Dragon Lv 3) While you have no Z/X with the name of this card on a "
            "Square, this card has -1 Cost for each Sleep Z/X on a Square.\n"
            "[Auto] (Dragon Lv 4) When this card appears, deal 21000 damage divided as you like among "
            "any number of enemy Sleep Z/X on a Normal Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[Level(DRAGONS, 3), AtMost(0, zx(Side.OWN, having=(Having.SAME_NAME,)))],
                do=[GainCost(Per(-1, zx(state=State.SLEEP)))],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(DRAGONS, 4)],
                do=[Divide(21000, choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP)))],
            ),
        ]),
    Card(
        "E09-009", "Nanaya, Heat-haze Divine Girl", Color.RED, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.NANAYA), japanese="陽炎の神娘ナナヤ",
        text=(
            "[Advent] 2 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, remove 1 Z/X with Ignition icon on a Normal Square from the "
            "game. Remove 1 card in your opponent's Charge from the game."
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
                            Move(choose(1, zx(on=NORMAL, icons=(Icon.IGNITION,))), Zone.REMOVED),
                            Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED),
                        ],
                    ),
                ],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "E09-014", "Type.IV, Seaside Bunny", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="シーサイドバニー Type.IV",
        text=(
            "[Auto] (Dragon Lv 3) When this card appears, give this card +1000 Power for each card in "
            "your hand until the end of the turn. If you have 5 or more cards in your hand, choose 1 "
            "Z/X on a Square. If it is an enemy Z/X, it cannot use startup abilities until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(DRAGONS, 3)],
                do=[
                    Power(Per(1000, card(Side.OWN, Zone.HAND)), THIS),
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.HAND))],
                        [
                            # Only the opponent is kept from using them: those of an own Z/X stay usable.
                            Pick(choose(1, zx())),
                            IfPicked(1, [Grant(IT, Cannot(Bar.USE_STARTUP))], among=zx(Side.ENEMY)),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "E09-017", "Mizar, Megaton Spike", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="メガトンスパイク ミザール",
        text=(
            "[Auto] (Dragon Lv 3) When this card attacks, return 1 enemy Z/X on a Normal Square to "
            "the top of its owner's deck.\n"
            "[Auto] (Dragon Lv 6) When this card appears, return 1 card from your deck to your hand. "
            "Shuffle your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(DRAGONS, 3)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(DRAGONS, 6)],
                do=[Move(choose(1, card(Side.OWN, Zone.DECK)), Zone.HAND), Shuffle()],
            ),
        ]),
    Card(
        "E09-019", "Tiamat, Torrent Goddess", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.TIAMAT), japanese="激流の制神ティアマト",
        text=(
            "[Advent] 2 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, return 1 Z/X with Ignition icon on a Normal Square to the top of "
            "its owner's deck. Draw 1 card."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL, icons=(Icon.IGNITION,))), Zone.DECK), Draw(1)],
                    ),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "E09-021", "Parasol Angel Pluie", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="パラソル・エンジェル プリュイ",
        text=(
            "[Auto] (Dingir Lv 1) When this card is destroyed, shuffle your deck. Put the top card of "
            "your deck into your Life. Look at your Life. Put 1 card from your Life into your Charge. "
            "You may return 1 Z/X with another name than this card from your Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    Shuffle(),
                    FromDeck(1, Zone.LIFE),
                    Look(
                        1,
                        zone=Zone.LIFE,
                        rest=Rest.STAY,
                        do=[Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.CHARGE)],
                    ),
                    May(
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, having=(Having.OTHER_NAME,))), Zone.HAND
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "E09-022", "Malkidiel, Fluff Purge", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="もふもふパージ マルキダエル",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Dragon] card in your Dynamis "
            "face up.\n"
            "[Auto] (Dragon Lv 3) When this card is destroyed, ignite 1 time."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(DRAGONS))]),
            Automatic(when=Occurrence.IS_DESTROYED, needs=[Level(DRAGONS, 3)], do=[Ignite(1)]),
        ]),
    Card(
        "E09-025", "Flamma, Passion Step", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="情熱ステップ フラーマ",
        text=(
            "[Auto] (Dragon Lv 3) When this card attacks, put 1 enemy Z/X on a Normal Square on the "
            "bottom of its owner's deck.\n"
            "[Auto] (Dragon Lv 6) When this card appears, put 1 card from your opponent's Life into "
            "your opponent's Trash. Put 1 card from your opponent's Trash into your opponent's Life."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(DRAGONS, 3)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(DRAGONS, 6)],
                do=[
                    Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.TRASH),
                    Move(choose(1, card(Side.ENEMY, Zone.TRASH)), Zone.LIFE),
                ],
            ),
        ]),
    Card(
        "E09-028", "K2 in Seductive Black", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="誘惑の黒ケィツゥー",
        text=(
            "[Startup] (Dingir Lv 3; once per turn) For nothing: Put 1 enemy Sleep Z/X on a Normal "
            "Square on the bottom of its owner's deck. If it is your turn, shuffle your deck. Put the "
            "top card of your deck into your Life. Look at your Life. Return 1 card from your Life to "
            "your hand. In any case, if it is your opponent's turn, give 1 enemy Z/X on a Square -5000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP)), Zone.DECK, bottom=True),
                    If(
                        [TurnOf(Side.OWN)],
                        [
                            Shuffle(),
                            FromDeck(1, Zone.LIFE),
                            Look(
                                1,
                                zone=Zone.LIFE,
                                rest=Rest.STAY,
                                do=[Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND)],
                            ),
                        ],
                    ),
                    If([TurnOf(Side.ENEMY)], [Power(-5000, choose(1, zx(Side.ENEMY)))]),
                ],
            ),
        ]),
    Card(
        "E09-029", "Lulu of the Sand Tower", Color.WHITE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.LULU), japanese="砂神の楼閣ルル",
        text=(
            "[Advent] 2 white Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge into "
            "your Trash. If you did, shuffle your deck. Put the top card of your deck into your Life. "
            "Look at your Life. Return 1 card from your Life to your hand. Put 1 enemy Z/X with "
            "Ignition icon on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.WHITE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Shuffle(),
                            FromDeck(1, Zone.LIFE),
                            Look(
                                1,
                                zone=Zone.LIFE,
                                rest=Rest.STAY,
                                do=[Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND)],
                            ),
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, icons=(Icon.IGNITION,))),
                                Zone.DECK,
                                bottom=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "E09-044", "Mullein", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="目移る食欲マレイン",
        text=(
            "[Auto] (Dingir Lv 1) When your opponent's Main Phase starts, put the top 2 cards of your "
            "deck into your Resource in Sleep State. Put the top 2 cards of your opponent's deck into "
            "your opponent's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    FromDeck(2, Zone.RESOURCE, State.SLEEP, side=Side.ENEMY),
                ],
            ),
        ]),
    # -- red ---------------------------------------------------------------
    Card(
        "E09-051", "Lord Crimson, Crimson Thunder Waking", Color.RED, CardType.ZX_EX, cost=7,
        power=10500, tribes=(Tribe.WAKER, Tribe.GLORY_DRAGON), japanese="紅雷竜醒ロードクリムゾン",
        text=(
            "[Awaken] Remove 1 [Dragon] card in your Trash from the game.\n"
            "[Startup] (Player Meiraru; your turn; once per turn) Remove 2 cards in your Trash from "
            "the game: Put 1 [Glory Dragon] Z/X from your Remove Zone for every 4 [Glory Dragon] "
            "cards in your Remove Zone each on a Normal Square without a Z/X."
        ),
        abilities=[
            Awaken([Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=DRAGONS)), Zone.REMOVED)]),
            Startup(
                needs=[PlayerNamed(PlayerKey.MEIRARU), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[
                    Put(
                        choose(
                            Per(1, card(Side.OWN, Zone.REMOVED, tribe=Tribe.GLORY_DRAGON), cards=4),
                            zx(Side.OWN, zone=Zone.REMOVED, tribe=Tribe.GLORY_DRAGON),
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "E09-053", "Innocent Star, White Light Waking", Color.WHITE, CardType.ZX_EX, cost=7,
        power=10500, tribes=(Tribe.WAKER, Tribe.ANGEL_DRAGON), japanese="白光竜醒イノセントスター",
        text=(
            "[Awaken] Return 1 [Dragon] card from your Trash to your deck and shuffle it.\n"
            "[Startup] (Player Nino; once per turn) For nothing: Give each adjacent enemy Sleep Z/X "
            "on a Normal Square -11000 Power until the end of the turn. You may put 1 Event from your "
            "hand into your Trash. If you did, return 1 Event from your Trash to your hand."
        ),
        abilities=[
            Awaken([Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=DRAGONS)), Zone.DECK, shuffled=True)]),
            Startup(
                needs=[PlayerNamed(PlayerKey.NINO)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Power(
                        -11000, each(zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, having=(Having.ADJACENT,)))
                    ),
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND, kind=CardType.EVENT)), Zone.TRASH),
                        then=[Move(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "E09-054", "Realm Razer, Dark Waking", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.CRUEL_DRAGON), japanese="闇冥竜醒レルムレイザー",
        text=(
            "[Awaken] Put 1 [Dragon] card from your Charge into your Trash. Put the top card of "
            "your deck into your Charge.\n"
            "[Startup] (Player Barahara; your turn; once per turn) For nothing: Destroy 1 enemy "
            "Z/X on a Normal Square. Put 1 [Cruel Dragon] Z/X from your Trash on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Awaken([
                Move(choose(1, card(Side.OWN, Zone.CHARGE, tribe=DRAGONS)), Zone.TRASH),
                FromDeck(1, Zone.CHARGE),
            ]),
            Startup(
                needs=[PlayerNamed(PlayerKey.BARAHARA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.CRUEL_DRAGON)),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "E09-055", "Noble Grove, Jade Leaf Waking", Color.GREEN, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.IVY_DRAGON), japanese="碧葉竜醒ノーブルグローヴ",
        text=(
            "[Awaken] Return 1 [Dragon] card from your Resource to your deck and shuffle it. Put the "
            "top card of your deck into your Resource in Sleep State.\n"
            "[Auto] (Player Kushuru) When this card appears from the Dynamis, you may put 1 Z/X on a "
            "Normal Square into its owner's Resource in Sleep State. Reveal the top 2 cards of your "
            "deck. Return up to 2 Z/X among them to your hand. Put the rest into your Resource in "
            "Sleep State."
        ),
        abilities=[
            Awaken([
                Move(choose(1, card(Side.OWN, Zone.RESOURCE, tribe=DRAGONS)), Zone.DECK, shuffled=True),
                FromDeck(1, Zone.RESOURCE, State.SLEEP),
            ]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[
                    May(Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP)),
                    Look(
                        2,
                        shown=True,
                        rest=Rest.RESOURCE,
                        do=[Move(choose(2, looked(zx(Side.OWN, zone=Zone.DECK)), up_to=True), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "E09-056", "Pectilis, Sunshine Smile", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="サンシャインスマイル ペクティリス",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] (your turn; once per turn) For nothing: If you have a blue Event that is Force "
            "of this card in your Force zone, you may return 1 enemy Z/X on a Normal Square to its "
            "owner's hand. In any case, if you have a white Event that is Force of this card in your "
            "Force zone, put 1 Z/X with Cost 3 or less from your Charge on a Normal Square without a "
            "Z/X."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                needs=[TurnOf(Side.OWN)],
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
                                    kind=CardType.EVENT,
                                    color=Color.BLUE,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND))],
                    ),
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    kind=CardType.EVENT,
                                    color=Color.WHITE,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [Put(choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)), NORMAL, empty=True)],
                    ),
                ],
            ),
        ]),
]
