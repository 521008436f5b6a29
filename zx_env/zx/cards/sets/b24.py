"""B24: Z/X Overboost, the cards that perform an Ignition Overboost (CR 1014), and two green Z/X."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B24-026", "Leopold, Earnest Percussion", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="真摯な撃奏レオポルト", rarity=Rarity.N,
        text=(
            "[Startup] (Hand; Mermaid Lv 3; your turn; then no ability of this name this turn) Pay blue "
            "1: If a card of yours moved to another Square by an ability of a [Mermaid] card of yours "
            "this turn, put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND, limit=Limit.WHOLE_NAME_LOCK,
                needs=[Level(Tribe.MERMAID, 3), TurnOf(Side.OWN)],
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    If(
                        [
                            Happened(
                                Occurrence.MOVES, Side.OWN,
                                by_ability=card(Side.OWN, EVERYWHERE, tribe=Tribe.MERMAID),
                            ),
                        ],
                        [Put(THIS, NORMAL, empty=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-044", "Aura Ophion, Spirit Beast of Dawn", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.HOLY_BEAST,), japanese="暁光霊獣オーラオピオーン", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, if the total Cost of cards in your Charge is at least 8, you "
            "may put 1 enemy Z/X on a Normal Square on the bottom of its owner's deck. In any case, if "
            "the total Cost of cards in your Charge is at least 20, you may put 1 [Holy Beast] Z/X with "
            "another name than this card from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(8, CostOf(card(Side.OWN, Zone.CHARGE)))],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True))],
                    ),
                    If(
                        [AtLeast(20, CostOf(card(Side.OWN, Zone.CHARGE)))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN,
                                            zone=Zone.CHARGE,
                                            tribe=Tribe.HOLY_BEAST,
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
                                    NORMAL, empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-047", "Fierte the Admired Senior", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        icons=(Icon.OVERBOOST,), japanese="憧れの先輩フィエリテ",
        text=(
            "[Auto] (Charge; Player Asuka) When you become a Z/X Overboost, draw 1 card.\n"
            "[Startup] (Hand; Player Asuka; your turn; once per turn by name) Put 1 Z/X from your "
            "Charge into your Trash: Put this card into your Charge. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.OVERBOOSTED, side=Side.OWN, valid_in=Zone.CHARGE,
                needs=[PlayerNamed(PlayerKey.ASUKA)],  # ruling H33
                do=[Draw(1)],
            ),
            Startup(
                valid_in=Zone.HAND, limit=Limit.NAME_LOCK,
                needs=[PlayerNamed(PlayerKey.ASUKA), TurnOf(Side.OWN)],
                cost=[Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.TRASH)],
                do=[Move(THIS, Zone.CHARGE), Draw(1)],
            ),
        ]),
    Card(
        "B24-050", "Annette, White Sky Knight", Color.WHITE, CardType.ZX_OB, cost=7, power=10500,
        tribes=(Tribe.OVERBOOST, Tribe.GUARDIAN), japanese="“白天契騎”アネート",
        text=(
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, you may put 2 white cards from your Charge into your "
            "Trash. If you did, put the top card of your deck into your Charge. Return 1 Z/X from "
            "your Charge to your hand. Put any number of enemy Z/X on a Normal Square with total Cost "
            "6 or less on the bottom of their owners' deck."
        ),
        abilities=[
            Always(do=[Cannot(Bar.BE_CHOSEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE, color=Color.WHITE)), Zone.TRASH),
                        then=[
                            FromDeck(1, Zone.CHARGE),
                            Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND),
                            Move(
                                choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL), total_cost_at_most=6),
                                Zone.DECK, bottom=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-052", "Asuka and Fierte, Oath of Benevolence", Color.WHITE, CardType.EVENT, cost=3,
        icons=(Icon.OVERBOOST,), japanese="飛鳥とフィエリテ 仁愛への誓い",
        text=(
            "[Event] (your turn; if your opponent has 6 or more cards in their Resource) If your Player "
            'is Asuka and you have 2 or more cards with "フィエリテ" in the name in your Charge, your Player '
            'becomes a Z/X Overboost with "飛鳥" in the name on a Square without a Z/X.'
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.ENEMY, Zone.RESOURCE))],
                do=[
                    If(
                        [
                            PlayerNamed(PlayerKey.ASUKA),
                            AtLeast(2, card(Side.OWN, Zone.CHARGE, name_contains="フィエリテ")),
                        ],
                        [Overboost(zx(name_contains="飛鳥"))],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-053", "Annette, Pact of the White Sky", Color.WHITE, CardType.EVENT, cost=3,
        icons=(Icon.OVERBOOST,), japanese="アネート 白天の契り",
        text=(
            "[Event] (your turn; if your opponent has 6 or more cards in their Resource) If you have 2 or "
            'more white cards in your Charge, your Player becomes a Z/X Overboost with "アネート" in the '
            "name on a Square without a Z/X."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.ENEMY, Zone.RESOURCE))],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.CHARGE, color=Color.WHITE))],
                        [Overboost(zx(name_contains="アネート"))],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-058", "Sieger, Contract to Kill Angels", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.PREDATOR,), icons=(Icon.START_CARD,), japanese="天使殺しの契約ズィーガー",
        rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Auto] (Charge; Player Ayase) When your Main Phase starts, look at the top 3 cards of "
            "your deck. Put 1 card among them into its owner's Charge. At the end of the turn, put "
            'it into its owner\'s Trash. At once, if it is a card with "ズィーガー" in the name, you may '
            "destroy 1 enemy Z/X with Cost 3 or less on a Normal Square. Put the rest on the bottom "
            "of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.OWN,
                valid_in=Zone.CHARGE,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[
                    Look(
                        3,
                        do=[
                            Move(choose(1, looked()), Zone.CHARGE),
                            AtEndOfTurn([Move(IT, Zone.TRASH)]),
                            IfPicked(
                                1,
                                among=card(Side.ANY, Zone.CHARGE, name_contains="ズィーガー"),
                                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3))))],
                            ),
                        ],
                        rest=Rest.BOTTOM,
                    ),
                ],
            ),
        ]),
    Card(
        "B24-065", "Invidia, Transfer Student on the Corner", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="曲がり角の転校生インウィディア", rarity=Rarity.SR,
        text=(
            "[Startup] (Waker Lv 4; your turn; once per turn) Put 5 cards from your Charge and 1 less for "
            "each different color of cards in your Charge into your Trash: Put 4 enemy cards on a Normal "
            "Square or from your opponent's hand of your opponent's choice into your opponent's Charge. "
            "Return 1 Z/X from your Trash to your hand."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4), TurnOf(Side.OWN)],
                cost=[
                    Move(
                        choose(
                            Per(-1, card(Side.OWN, Zone.CHARGE), colors=True, plus=5),
                            card(Side.OWN, Zone.CHARGE),
                        ),
                        Zone.TRASH,
                    ),
                ],
                do=[
                    Move(
                        choose(
                            4, Among(Side.ENEMY, (Zone.HAND, Zone.SQUARE), on=NORMAL), by=Side.ENEMY
                        ),
                        Zone.CHARGE,
                    ),
                    Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B24-068", "Layback, Meteor Knight", Color.BLACK, CardType.ZX_OB, cost=7, power=10500,
        tribes=(Tribe.OVERBOOST, Tribe.NOSFERATU), japanese="“流星契騎”レイバック",
        text=(
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, you may put 2 black cards from your Charge into your "
            "Trash. If you did, put the top card of your deck into your Trash. Return 1 Z/X from your "
            "Trash to your hand. Destroy any number of enemy Z/X on a Normal Square with total Cost 6 "
            "or less."
        ),
        abilities=[
            Always(do=[Cannot(Bar.BE_CHOSEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE, color=Color.BLACK)), Zone.TRASH),
                        then=[
                            FromDeck(1, Zone.TRASH),
                            Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND),
                            Destroy(choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL), total_cost_at_most=6)),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-070", "Ayase and Sieger, Oath of Aid", Color.BLACK, CardType.EVENT, cost=3,
        icons=(Icon.OVERBOOST,), japanese="綾瀬とズィーガー 扶翼への誓い",
        text=(
            "[Event] (your turn; if your opponent has 6 or more cards in their Resource) If your Player "
            'is Ayase and you have 2 or more cards with "ズィーガー" in the name in your Charge, your Player '
            'becomes a Z/X Overboost with "綾瀬" in the name on a Square without a Z/X.'
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.ENEMY, Zone.RESOURCE))],
                do=[
                    If(
                        [
                            PlayerNamed(PlayerKey.AYASE),
                            AtLeast(2, card(Side.OWN, Zone.CHARGE, name_contains="ズィーガー")),
                        ],
                        [Overboost(zx(name_contains="綾瀬"))],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-072", "Layback, Pact of the Meteor", Color.BLACK, CardType.EVENT, cost=3,
        icons=(Icon.OVERBOOST,), japanese="レイバック 流星の契り",
        text=(
            "[Event] (your turn; if your opponent has 6 or more cards in their Resource) If you have 2 or "
            'more black cards in your Charge, your Player becomes a Z/X Overboost with "レイバック" in the '
            "name on a Square without a Z/X."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.ENEMY, Zone.RESOURCE))],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.CHARGE, color=Color.BLACK))],
                        [Overboost(zx(name_contains="レイバック"))],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B24-075", "Werecacomistle", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        japanese="木登り獣人ウェアカコミスル",
        text=(
            "[Auto] (Resource) When your Draw Phase starts, you may put the top card of your deck "
            "into your Resource in Sleep State. If you did, return this card to the top of your deck.\n"
            "[Always] (Lycanthrope Lv 2) While it is your turn, each [Lycanthrope] Z/X of yours on a "
            "Square has +3000 Power."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.DRAW,
                side=Side.OWN,
                valid_in=Zone.RESOURCE,
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP), then=[Move(THIS, Zone.DECK)])],
            ),
            Always(
                needs=[Level(Tribe.LYCANTHROPE, 2), TurnOf(Side.OWN)],
                do=[GainPower(3000, each(zx(Side.OWN, tribe=Tribe.LYCANTHROPE)))],
            ),
        ]),
    Card(
        "B24-076", "Feuille, a Step Taken Together", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.START_CARD,), japanese="共に歩む一歩フィーユ",
        rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Player Souma; once per turn) For nothing: If you have 5 or more cards "
            'in your Resource and a Z/X of yours with "フィーユ" in the name destroyed an enemy Z/X by '
            "attacking this turn, reveal the top 3 cards of your deck. Put 1 card among them into its "
            "owner's Resource in Sleep State. Put the rest on the bottom of your deck in any order."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE, limit=Limit.ONCE_PER_TURN,
                needs=[PlayerNamed(PlayerKey.SOUMA)],
                cost=[],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE)), SlainBy(name_contains="フィーユ")],
                        [
                            Look(
                                3, shown=True,
                                do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)],
                                rest=Rest.BOTTOM,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-077", "Rindou of the Undrawn Sword", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.START_CARD,), japanese="抜かずの秘剣 龍膽", rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Player Chitose; your turn; once per turn) Pay green 2: If a card was "
            'put into your Resource by an ability of a Z/X of yours with "龍膽" in the name on a Square '
            'this turn, put 1 Z/X with "龍膽" in the name from your Resource on a Normal Square '
            "without a Z/X. At the end of the turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE, limit=Limit.ONCE_PER_TURN,
                needs=[PlayerNamed(PlayerKey.CHITOSE), TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 2)],
                do=[
                    If(
                        [
                            Happened(
                                Occurrence.PUT_IN_RESOURCE, Side.OWN,
                                by_ability=zx(Side.OWN, name_contains="龍膽"),
                            ),
                        ],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains="龍膽")),
                                NORMAL, empty=True,
                            ),
                            AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B24-082", "Gajumaru Scarab", Color.GREEN, cost=6, power=9000, tribes=(Tribe.PLASECT,),
        japanese="黄金樹の守護者ガジュマルコガネ",
        text=(
            "[Always] While this card is a Z/X on a Square of the Center Area, each enemy Z/X with "
            "Cost 3 or less on a Square cannot deal damage.\n"
            "[Always] (Plasect Lv 1) While this card is a Z/X on your Player Square, each enemy Z/X "
            "with Cost 5 or more on a Square of the Center Area cannot deal damage."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[Cannot(Bar.DEAL_DAMAGE, each(zx(Side.ENEMY, cost_at_most=3)))],
            ),
            Always(
                needs=[
                    Level(Tribe.PLASECT, 1),
                    AtLeast(1, zx(Side.OWN, on=OWN_PLAYER_SQUARE, having=(Having.IS_THIS,))),
                ],
                do=[
                    # diagram assumed
                    Cannot(Bar.DEAL_DAMAGE, each(zx(Side.ENEMY, on=CENTER, cost_at_least=5))),
                ],
            ),
        ]),
]
