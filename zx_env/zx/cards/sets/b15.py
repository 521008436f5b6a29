"""B15: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B15-012", "Creedite Gannet", Color.RED, cost=5, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="緋色の海鳥クリードガネット",
        text=(
            '[Startup] (Resource; once per turn by name) Sleep this card: If you have "軽快笛モーエ" in '
            "your Resource, destroy 1 Z/X of yours on a Square. If you did, deal 6000 damage to 1 "
            "enemy Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                limit=Limit.NAME_LOCK,
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named=Japanese("軽快笛モーエ")))],
                        [
                            Then(
                                Destroy(choose(1, zx(Side.OWN))),
                                then=[Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-013", "Ugallum, Great Lion of Revenge", Color.RED, cost=5, power=7000,
        tribes=(Tribe.MYTHOS,), japanese="報復の大獅子ウルガルルム",
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may deal 2000 damage to 1 Z/X on a "
            "Square. If you did, when a Z/X is destroyed by this damage, you may draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[May(Damage(2000, choose(1, zx())), then=[WhenDestroyed([May(Draw(1))])])],
            ),
        ]),
    Card(
        "B15-015", "Athena, Thunder-flame Guardian", Color.RED, cost=6, power=9000,
        tribes=(Tribe.BRAVER,), japanese="雷炎の守護女神アテナ",
        text=(
            "[Startup] Put 1 card from your hand into your Trash: If you have 2 or more black cards "
            "in your Resource, destroy 1 enemy Z/X with Cost 4 or less on a Normal Square.\n"
            "[Startup] (once per turn) Put 1 card from your Charge into your Trash: If you have 2 or "
            "more green cards in your Resource, put the top card of your deck into your Resource in "
            "Sleep State."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)))],
                    ),
                ],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-016", "Sanada Yukimura", Color.RED, cost=7, power=9000, tribes=(Tribe.BRAVER,),
        japanese="不屈の闘志 真田幸村",
        text="[Always] (Hand; Zero Optima 3) This card has -2 Cost.",
        abilities=[
            Always(valid_in=Zone.HAND, needs=[ZeroOptima(3)], do=[GainCost(-2)]),
        ]),
    Card(
        "B15-017", "Tank Heart, Racing Corps", Color.RED, cost=8, power=10000, tribes=(Tribe.MEISTER,),
        japanese="激走軍団タンクハート",
        text=(
            "[Startup] (Zero Optima 5; once per turn) For nothing: Deal 8000 damage to each enemy Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(8000, each(zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B15-018", "Dimension Crush", Color.RED, CardType.EVENT, cost=1, japanese="Dimension Crush",
        text=(
            "[Event] If your Player is Honome, remove 1 enemy Sleep Z/X with Ignition icon on a Normal "
            "Square from the game. In any case, if your Player is Izumo, remove up to 2 cards in your "
            "Trash from the game. If 2 or more were chosen, put 2 cards from your hand into your Trash. "
            "Draw 3 cards."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.HONOME)],
                    [
                        Move(
                            choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, icons=(Icon.IGNITION,))),
                            Zone.REMOVED,
                        ),
                    ],
                ),
                If(
                    [PlayerNamed(PlayerKey.IZUMO)],
                    [
                        Move(choose(2, card(Side.OWN, Zone.TRASH), up_to=True), Zone.REMOVED),
                        IfPicked(2, [Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)]),
                    ],
                ),
            ]),
        ]),
    Card(
        "B15-019", "Twin-flame Dust Cannon", Color.RED, CardType.EVENT, cost=2, japanese="双炎業塵砲",
        text=(
            "[Always] (Hand; Zero Optima 4) While you have a red card in your Resource, this card is "
            "played without paying its Cost.\n"
            "[Event] Remove 1 Z/X with Cost 5 or less in your opponent's Trash from the game. If you "
            "did, deal damage equal to the Power of what was chosen first to 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[ZeroOptima(4), AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                do=[FreePlay()],
            ),
            EventText(do=[
                Then(
                    Move(choose(1, zx(Side.ENEMY, zone=Zone.TRASH, cost_at_most=5), keep=True), Zone.REMOVED),
                    then=[Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B15-020", "Arrow Concentration", Color.RED, CardType.EVENT, cost=3,
        japanese="アロー・コンセントレーション",
        text=(
            "[Always] (Hand; Player Izumo) While it is your turn and you have 5 or more cards with "
            '"ガーンデーヴァ" in the name in your Resource, this card costs 2 less to play.\n'
            "[Event] If your Player is Izumo, put up to 8 Z/X from your Remove Zone into your "
            'Trash. If any were chosen, put 1 Z/X with "ガーンデーヴァ" in the name from your Trash on a '
            "Square of the Center Area without a Z/X.\n"
            "[Startup] (Trash; Player Izumo; your turn; once per turn by name) Remove 4 [Meister] cards "
            "in your Trash from the game: Return this card to your hand."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.IZUMO),
                    TurnOf(Side.OWN),
                    AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="ガーンデーヴァ")),
                ],
                do=[CostsLess(2)],
            ),
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.IZUMO)],
                    [
                        Move(choose(8, zx(Side.OWN, zone=Zone.REMOVED), up_to=True), Zone.TRASH),
                        IfPicked(
                            1,
                            [
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ガーンデーヴァ")),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ],
                        ),
                    ],
                ),
            ]),
            Startup(
                valid_in=Zone.TRASH,
                needs=[PlayerNamed(PlayerKey.IZUMO), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.MEISTER)), Zone.REMOVED)],
                do=[Move(THIS, Zone.HAND)],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B15-028", "Brajera, Passion Dance", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="情熱舞踏ブラジェラ",
        text=(
            "[Auto] (Zero Optima 3) When your opponent's Main Phase starts, you may move 1 Z/X on a "
            "Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[ZeroOptima(3)],
                do=[May(Put(choose(1, zx(on=NORMAL)), NORMAL, empty=True))],
            ),
        ]),
    Card(
        "B15-029", "Askella, Flash Saucer", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="フラッシュソーサー アスケラ",
        text=(
            "[Auto] (Zero Optima 4) When you draw a card, you may return 1 enemy Z/X with Cost 5 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DRAWN,
                side=Side.OWN,
                needs=[ZeroOptima(4)],
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND))],
            ),
        ]),
    Card(
        "B15-031", "Gathering, Wreck-collecting Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="壊蒐機械ギャザリング",
        text=(
            "[Startup] (Hand; your turn) Pay blue 1, destroy 2 [Killer Machine] Z/X of yours with "
            "another name than this card on a Normal Square: If you have 6 or more cards in your "
            "Resource, put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.BLUE, 1),
                    Destroy(
                        choose(
                            2,
                            zx(Side.OWN, on=NORMAL, tribe=Tribe.KILLER_MACHINE, having=(Having.OTHER_NAME,)),
                        )
                    ),
                ],
                do=[If([AtLeast(6, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
            ),
        ]),
    Card(
        "B15-033", "Original XIII Type.VI", Color.BLUE, cost=6, power=8000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="オリジナルXIII Type.VI “Mt13Ve”",
        text=(
            "[Auto] When your opponent's Main Phase starts, you may Sleep this card. If you did, "
            "return up to 2 enemy Z/X on a Normal Square to their owners' hands. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                do=[
                    May(
                        Sleep(THIS),
                        then=[Move(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.HAND), Draw(1)],
                    ),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B15-044", "Alpine, Accountant", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="会計士アルパイン",
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X appears by an automatic ability of an enemy card, Sleep up to 3 cards "
            "in either player's Resource.\n"
            "[Auto] When a Z/X is destroyed by an automatic ability of an enemy card, Sleep up to 3 "
            "cards in either player's Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(),
                by=Side.ENEMY,
                by_kind=AbilityKind.AUTOMATIC,
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(),
                by=Side.ENEMY,
                by_kind=AbilityKind.AUTOMATIC,
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B15-048", "Mulanje, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ムランジェ",
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. "
            "If you did, put 1 Z/X with Cost 3 or less from your Charge on a Square of the Center "
            "Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                CENTER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-049", "Aura Phaia, Holy Beast", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.HOLY_BEAST,), japanese="聖獣オーラパイア",
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may reveal the top card of your deck. "
            "Return each card with Ignition icon among them to their owners' hands. Put the rest on "
            "the bottom of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[
                    May(
                        Look(
                            1,
                            shown=True,
                            rest=Rest.BOTTOM,
                            do=[
                                Move(
                                    each(looked(card(Side.OWN, Zone.DECK, icons=(Icon.IGNITION,)))), Zone.HAND
                                )
                            ],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B15-050", "Kyuda, Pro Player", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        japanese="プロプレイヤー キューダ",
        text=(
            "[Startup] (Resource) Sleep this card, pay white 1: If you have 6 or more cards in your "
            'Resource and "打ち返すレシーブ" in your Resource, put 1 Z/X with Cost 3 or less from your '
            "Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                cost=[Sleep(THIS), Pay(Color.WHITE, 1)],
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, named=Japanese("打ち返すレシーブ"))
                            ),
                        ],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-051", "Telescola of the Telescope", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="望遠のテレスコラ",
        text=(
            "[Startup] (Hand) Pay white 1, remove this card from the game: Give 1 Z/X on a Normal "
            "Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.REMOVED)],
                do=[Power(-2000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B15-104", "Layback, Alluring Glide", Color.BLACK, cost=20, power=10500,
        tribes=(Tribe.NOSFERATU,), japanese="誘引の滑走レイバック",
        text=(
            "[Always] (Hand) This card has -1 Cost for each [Nosferatu] card in your Trash but not "
            "less than 7.\n"
            "[Auto] When this card appears by being played, put up to 2 [Nosferatu] Z/X from your "
            "Trash each on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                do=[GainCost(Per(-1, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU)), least=7)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Put(
                        choose(2, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.NOSFERATU), up_to=True),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B15-108", "Nina Sitri", Color.WHITE, CardType.PLAYER, japanese="ニーナ・シトリー",
        player_keys=(PlayerKey.NINA,)),
]
