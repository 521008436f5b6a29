"""B20: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

_ENEMY_ARMY = Squares("a Square of your Enemy Army Area", "xxx ... ...")

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B20-005", "Kudan, Prophetic Ox-man", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="未来を告げる牛人 件",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears by being played, if you have 7 or more red cards in your "
            "Resource, you may remove 2 cards in your Trash from the game. If you did, put 1 Z/X with "
            "Cost 3 or less from your Remove Zone on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [
                            May(
                                Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=3)),
                                        NORMAL,
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
        "B20-012", "Railroad, Railway Smith", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="鉄道職人レイルロード",
        text=(
            "[Auto] (Waker Lv 5) When this card appears, choose 1 of these: (1) you may remove each "
            "enemy Z/X on a Square of the Center Area from the game; (2) you may remove each enemy "
            "Z/X on a Square of your Enemy Army Area from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 5)],
                do=[
                    OneOf([
                        [May(Move(each(zx(Side.ENEMY, on=CENTER)), Zone.REMOVED))],  # diagram assumed
                        [May(Move(each(zx(Side.ENEMY, on=_ENEMY_ARMY)), Zone.REMOVED))],  # diagram assumed
                    ]),
                ],
            ),
        ]),
    Card(
        "B20-014", "Opal Horseshoe Crab", Color.RED, cost=5, power=6500, tribes=(Tribe.GIGANTIC,),
        japanese="竜眼の緑玉オパールホースシュー",
        text=(
            "[Startup] (Remove Zone; if you have no cards in your hand; your turn; once per turn by "
            "name) For nothing: Put this card on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.REMOVED,
                needs=[AtMost(0, card(Side.OWN, Zone.HAND)), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[Put(THIS, CENTER, empty=True)],  # diagram assumed
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B20-066", "Nematocyst, Floating Beast", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="刺胞の浮獣ネマトジステ",
        text=(
            "[Auto] (Waker Lv 2) When a Z/X with Cost 5 or more attacks this card, you may destroy "
            "that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                that=zx(cost_at_least=5),
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Destroy(That(zx())))],
            ),
        ]),
    Card(
        "B20-069", "Villainy, Wicked Referee", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="極悪レフェリー ヴィラニー",
        text=(
            "[Startup] (Trash; Dingir Lv 2; your turn) Remove 1 other card with the name of this card "
            "in your Trash from the game: If you have a [Nosferatu] Z/X with Cost 5 or more on a "
            "Square, put 1 [Nosferatu] Z/X with Cost 3 or less from your Trash on a Normal Square "
            "without a Z/X in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.TRASH,
                needs=[Level(Tribe.DINGIR, 2), TurnOf(Side.OWN)],
                cost=[
                    Move(
                        choose(1, card(Side.OWN, Zone.TRASH, having=(Having.SAME_NAME, Having.NOT_THIS))),
                        Zone.REMOVED,
                    ),
                ],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, tribe=Tribe.NOSFERATU, cost_at_least=5))],
                        [
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.NOSFERATU, cost_at_most=3)
                                ),
                                NORMAL,
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-070", "Scafies", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="塗りたくるスカフィーズ",
        text=(
            "[Startup] (Trash; your turn; once per turn by name) For nothing: If you have 4 or more "
            "[Torturers] cards in your Resource and your opponent discarded a card to an ability of a "
            "[Torturers] card of yours this turn, put this card on a Normal Square without a Z/X in "
            "Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.TRASH,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.TORTURERS)),
                            DiscardedTo(Tribe.TORTURERS),
                        ],
                        [Put(THIS, NORMAL, empty=True, state=State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-071", "Maldicion, Moon-howl Fang", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.NOSFERATU, Tribe.TORTURERS), japanese="咆月闇虐の牙 黒剣八魂マルディシオン",
        text=(
            "[Auto] (Player Iruda) When either player's Resource Phase starts, if you have 6 or more "
            "cards in your Resource, you may destroy this card. If you did, (you may put the top card "
            "of your deck into your Trash. If you did, you may put the top card of your deck into your "
            "Trash.) Put 1 Z/X from your Trash on a Square of the Center Area without a Z/X in Sleep "
            "State. Give it +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.RESOURCE,
                side=Side.ANY,
                needs=[PlayerNamed(PlayerKey.IRUDA)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Destroy(THIS),
                                then=[
                                    # Up to 2, one at a time.
                                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.TRASH)),
                                        CENTER,  # diagram assumed
                                        empty=True,
                                        state=State.SLEEP,
                                    ),
                                    Power(2000, IT),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-072", "Meditabora, Diabolos of the Maze", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="迷宮の魔人メディタボラ",
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, put the top 2 cards of your deck into your "
            "Trash. Return up to 2 Z/X from your Trash with total Cost 6 or less to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    FromDeck(2, Zone.TRASH),
                    Move(
                        choose(2, zx(Side.OWN, zone=Zone.TRASH), up_to=True, total_cost_at_most=6), Zone.HAND
                    ),
                ],
            ),
        ]),
    Card(
        "B20-075", "Sieger, Comrade of the Journey", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.PREDATOR,), japanese="壮途の輩ズィーガー",
        text=(
            '[Auto] (Resource; Player Ayase) When this card is put into Resource, if you have "Sieger and '
            'Ayase, Firm Bond" in your Resource, put 2 cards from your Trash into your Charge.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Sieger and Ayase, Firm Bond"))],
                        [Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-080", "Sieger and Ayase, Firm Bond", Color.BLACK, CardType.EVENT, cost=1,
        japanese="ズィーガーと綾瀬 膠漆の絆",
        text=(
            "[Event] Destroy 1 Sleep Z/X with Cost 3 or less that appeared this turn on a Normal "
            "Square.\n"
            "[Auto] (Resource; Player Ayase) When this card is put into Resource, if you have 6 or "
            'more cards in your Resource, Sleep 1 Reboot "Sieger, Comrade of the Journey" in your '
            'Resource. If you did, put 1 Z/X with "ズィーガー" in the name from your Trash on a Normal '
            "Square without a Z/X. At the end of the turn, put it into its owner's Trash."
        ),
        abilities=[
            EventText(do=[
                Destroy(
                    choose(
                        1,
                        zx(
                            on=NORMAL,
                            state=State.SLEEP,
                            cost_at_most=3,
                            having=(Having.APPEARED_THIS_TURN,),
                        ),
                    )
                ),
            ]),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Then(
                                # A card that sleeps already cannot be put to Sleep.
                                Sleep(
                                    choose(
                                        1,
                                        card(
                                            Side.OWN,
                                            Zone.RESOURCE,
                                            named="Sieger, Comrade of the Journey",
                                            state=State.REBOOT,
                                        ),
                                    )
                                ),
                                then=[
                                    Put(
                                        choose(
                                            1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ズィーガー")
                                        ),
                                        NORMAL,
                                        empty=True,
                                    ),
                                    AtEndOfTurn([Move(IT, Zone.TRASH)]),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B20-081", "Jinchouge, Imperishable Wooden Sword", Color.GREEN, cost=2, power=3000,
        tribes=(Tribe.HOURAI,), japanese="不滅の木剣 沈丁花",
        text=(
            "[Startup] (your turn) Sleep this card: If you have 3 or more [Hourai] cards in your "
            "Resource, you may put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep "
            "State. (If you have 5 or more [Hourai] cards in your Resource, you may put 1 [Hourai] card "
            "from your Trash into your Resource in Sleep State.) If you have 7 or more [Hourai] cards "
            "in your Resource, return up to 2 [Hourai] cards from your Resource to your hand."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI))],
                        [
                            May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)),
                            If(
                                [AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI))],
                                [
                                    May(
                                        Move(
                                            choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.HOURAI)),
                                            Zone.RESOURCE,
                                            State.SLEEP,
                                        )
                                    ),
                                ],
                            ),
                            If(
                                [AtLeast(7, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI))],
                                [
                                    Move(
                                        choose(
                                            2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI), up_to=True
                                        ),
                                        Zone.HAND,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-089", "Metal Bombyx", Color.GREEN, cost=4, power=6000, tribes=(Tribe.PLASECT,),
        japanese="鉄糸絹虫メタルボンビクス",
        text=(
            "[Auto] When your opponent's Resource Phase starts, your opponent's abilities put no "
            "cards into your opponent's Resource until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.RESOURCE,
                side=Side.ENEMY,
                do=[CannotFillResource(Side.ENEMY)],
            ),
        ]),
    Card(
        "B20-095", "Shuro, Hot Spear", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="熱き長槍 棕櫚",
        text=(
            "[Auto] (Resource; Dingir Lv 2) When this card is put into Resource by an ability of a "
            "card, put the top card of your deck into your Resource in Sleep State. Return 1 Z/X with "
            "another name than this card from your Resource to your hand. Reboot this card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                by_ability=card(Side.ANY, Zone.SQUARE),
                valid_in=Zone.RESOURCE,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, zx(Side.OWN, zone=Zone.RESOURCE, having=(Having.OTHER_NAME,))), Zone.HAND),
                    Reboot(THIS),
                ],
            ),
        ]),
]
