"""B12: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

_MICHAEL = "ミカエル"
_MICHAELS = Move(choose(ANY_NUMBER, looked(zx(Side.OWN, zone=Zone.DECK, name_contains=_MICHAEL))), Zone.TRASH)
_BOTTOM = Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)

_ASHES = Automatic(
    when=Occurrence.PHASE_STARTS,
    phase=Phase.IGNITION,
    side=Side.OWN,
    do=[Destroy(choose(1, zx(on=NORMAL)))],
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B12-004", "Freyja", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="美と戦いの女神フレイヤ",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, deal 2000 damage to each enemy Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, phase=Phase.IGNITION, do=[Damage(2000, each(zx(Side.ENEMY)))]
            ),
        ]),
    Card(
        "B12-005", "Kamaitachi, Gust of Evil Wind", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="一陣の魔風 鎌鼬",
        text=(
            "[Auto] When an abilityless Z/X of yours appears, you may deal 5000 damage to 1 enemy Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.ABILITYLESS,)),
                do=[May(Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
            ),
        ]),
    Card(
        "B12-009", "Citrine Raptor", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="激甚の黄水晶シトリンラプトル",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Always] While you have a [Gigantic] card that is Force of this card in your Force zone, "
            'each [Gigantic] Z/X of yours on a Square gains "[Startup] Pay red 1, destroy this card: '
            'Deal 6000 damage to 1 Z/X on a Normal Square."'
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.GIGANTIC, having=(Having.FORCE_OF_THIS,))
                    ),
                ],
                do=[
                    Gains(
                        Startup(
                            cost=[Pay(Color.RED, 1), Destroy(THIS)],
                            do=[Damage(6000, choose(1, zx(on=NORMAL)))],
                        ),
                        to=each(zx(Side.OWN, tribe=Tribe.GIGANTIC)),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-010", "Kushinada-hime", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="原初の撫子 櫛名田姫",
        text=(
            "[Startup] Put 1 card from your hand into your Trash: Deal 5000 damage to 1 Z/X on a "
            "Square of the Center Area."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-012", "Varaha", Color.RED, cost=6, power=8000, tribes=(Tribe.MYTHOS,),
        japanese="新たなる周期の象徴ヴァラーハ",
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may deal 3000 damage to 1 Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[May(Damage(3000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B12-016", "Sparkling Pixy", Color.RED, cost=7, power=4500, tribes=(Tribe.MYTHOS,), reach=2,
        japanese="スパークリングするピクシー",
        text=(
            "Range 2.\n"
            "[Auto] When this card appears, you may deal 6000 damage to each enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(6000, each(zx(Side.ENEMY, on=NORMAL))))]),
        ]),
    Card(
        "B12-018", "Trishula of the Six Flashes", Color.RED, cost=8, power=11000, tribes=(Tribe.MEISTER,),
        japanese="創星六華閃トリシューラ",
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your hand "
            "into your Trash. If you did, you may choose 1 of these: (1) remove 1 Z/X with Cost 5 or "
            "less on a Normal Square from the game; (2) deal 6000 damage to each enemy Z/X on a "
            "Normal Square; (3) put 2 cards from your hand into your Trash, then draw 3 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            May(
                                OneOf([
                                    [Move(choose(1, zx(on=NORMAL, cost_at_most=5)), Zone.REMOVED)],
                                    [Damage(6000, each(zx(Side.ENEMY, on=NORMAL)))],
                                    [Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)],
                                ]),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-019", "Sneaking a Bite", Color.RED, CardType.EVENT, cost=1, japanese="つまみ食い",
        text="[Event] Put 1 card from your hand into your Trash. Draw 2 cards.",
        abilities=[
            EventText(do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(2)]),
        ]),
    Card(
        "B12-020", "Heroic Cut-in", Color.RED, CardType.EVENT, cost=1, japanese="ヒロイックカットイン",
        text=(
            "[Event] (your turn) Remove up to 5 cards in your Trash from the game. If 5 or more were "
            "chosen, you may put 1 Z/X with Cost 5 or less from your hand on a Square of the Center Area "
            "without a Z/X in Sleep State."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    Move(choose(5, card(Side.OWN, Zone.TRASH), up_to=True), Zone.REMOVED),
                    IfPicked(
                        5,
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5)),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B12-021", "Battle Hero Gliese", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="バトルヒーロー グリーゼ",
        text=(
            "Void Bringer.\n"
            "[Always] While you have 4 or more cards in your hand, this card has +2000 Power."
        ),
        abilities=[
            Always(needs=[AtLeast(4, card(Side.OWN, Zone.HAND))], do=[GainPower(2000)]),
        ]),
    Card(
        "B12-025", "Junk", Color.BLUE, cost=4, power=5000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="潰滅機械ジャンク",
        text=(
            "[Auto] When this card appears, you may return 1 enemy Z/X that is not in battle on a "
            "Normal Square to its owner's hand. If you did, your opponent may put 1 Z/X with Cost 3 "
            "or less from your opponent's hand of your opponent's choice on the Square where it was "
            "without a Z/X of your opponent's choice."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))), Zone.HAND),
                        then=[
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(Side.ENEMY, zone=Zone.HAND, cost_at_most=3),
                                        by=Side.ENEMY,
                                        keep=True,
                                    ),
                                    ANY_SQUARE,
                                    was=IT,
                                    empty=True,
                                    by=Side.ENEMY,
                                ),
                                by=Side.ENEMY,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-026", "Aaron", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="秀麗弦奏アーロン",
        text=(
            "[Auto] When a Z/X moves to another Square, you may return 1 enemy Z/X with Cost 4 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.MOVES,
                of=zx(),
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND))],
            ),
        ]),
    Card(
        "B12-031", "Storm Jamadhar Ankaa", Color.BLUE, cost=5, power=5500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ストームシャマダハル アンカ",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When this card or a [Battle Dress] Z/X of yours destroys an enemy Z/X in battle, "
            "if you have a [Battle Dress] card that is Force of this card in your Force zone, you may "
            "return 1 enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.BATTLE_DRESS),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.BATTLE_DRESS,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-036", "XI Flags Tartini", Color.BLUE, cost=7, power=10500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス タルティニ",
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: Let 2 "
            "Z/X of yours that are not in battle on a Square change Squares."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Swap(choose(2, zx(Side.OWN, having=(Having.NOT_IN_BATTLE,))))],
            ),
        ]),
    Card(
        "B12-038", "Darmstadtium, Hero Giant", Color.BLUE, cost=8, power=11000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="勇者巨神ダームスタチウム",
        text=(
            "[Startup] (Hand; your turn; once per turn by name) Return 2 Reboot Z/X of yours with "
            "Power 4000 or more on a Square to their owners' hands: If you have 6 or more cards in "
            "your Resource, put this card on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(2, zx(Side.OWN, state=State.REBOOT, power_at_least=4000)), Zone.HAND)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [Put(THIS, CENTER, empty=True)],  # diagram assumed
                    ),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B12-041", "Bravo of Applause", Color.WHITE, cost=2, power=2500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="喝采のブラボ―",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may give 1 enemy Z/X on a Normal Square -2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL))))]),
        ]),
    Card(
        "B12-042", "Tonkinese the Gourmet Reporter", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="グルメリポーター トンキニーズ",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, your opponent may pay 2 of any color. "
            "Otherwise, give 1 enemy Z/X on a Normal Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    May(
                        Pay(Color.COLORLESS, 2),
                        by=Side.ENEMY,
                        otherwise=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-047", "Aura Carbuncle, Gorgeous Dwelling", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.HOLY_BEAST,), japanese="絢爛な住処オーラカーバンクル",
        text=(
            "[Always] This card cannot be passed over by your opponent's abilities that can choose "
            "it."
        ),
        abilities=[Always(do=[Cannot(Bar.NOT_BE_PASSED_OVER)])]),
    Card(
        "B12-049", "Bobtail the Shopper", Color.WHITE, cost=5, power=5500, tribes=(Tribe.CAIT_SITH,),
        reach=2, japanese="お買い物するボブテイル",
        text=(
            "Range 2.\n"
            "[Auto] When this card appears, your opponent may pay 1 of any color. Otherwise, give 1 "
            "enemy Z/X on a Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-053", "Volonte, Undying Spirit", Color.WHITE, cost=5, power=7000, tribes=(Tribe.ANGEL,),
        japanese="不朽の気概ヴォロンテ",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When this card or a [Angel] Z/X of yours attacks, if you have a [Angel] card that "
            "is Force of this card in your Force zone, you may give 1 enemy Z/X on a Normal Square "
            "-3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.ANGEL),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.ANGEL,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-055", "Chukraji the Cheerer", Color.WHITE, cost=6, power=7500, tribes=(Tribe.ANGEL,),
        japanese="応援のチュクラージ",
        text=(
            "[Startup] Sleep this card: Put 1 abilityless Z/X with Cost 6 or less from your Charge on "
            "a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=6, having=(Having.ABILITYLESS,))
                        ),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B12-057", "Dark Knight Lasdarshan", Color.WHITE, cost=7, power=10500, tribes=(Tribe.GUARDIAN,),
        japanese="暗黒騎士ラスダーシャン",
        text=(
            "[Auto] When an enemy Z/X appears by an ability, destroy that Z/X.\n"
            "[Auto] When an enemy Z/X moves to another Square by an ability of a card, destroy that "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, of=zx(Side.ENEMY), way=Way.BY_ABILITY, do=[Destroy(That(zx()))]
            ),
            Automatic(
                when=Occurrence.MOVES,
                of=zx(Side.ENEMY),
                by_ability=card(Side.ANY, EVERYWHERE),
                do=[Destroy(That(zx()))],
            ),
        ]),
    Card(
        "B12-060", "Resolution Blast", Color.WHITE, CardType.EVENT, cost=2,
        japanese="レゾリューションブラスト",
        text=(
            "[Event] Look at the top 7 cards of your deck. Put any number of Events among them into "
            'your Trash. If 2 or more were chosen, put any number of Z/X with "ミカエル" in the name '
            "among them into your Trash. Put 1 enemy Z/X on a Normal Square on the bottom of its "
            "owner's deck. Otherwise, if any were chosen, put any number of Z/X with \"ミカエル\" in the "
            "name among them into your Trash. (If any were chosen, put 1 enemy Z/X on a Normal Square "
            "on the bottom of its owner's deck.) Otherwise, put any number of Z/X with \"ミカエル\" in "
            "the name among them into your Trash. If 2 or more were chosen, put 1 enemy Z/X on a Normal "
            "Square on the bottom of its owner's deck. Shuffle the rest back into your deck. If you "
            'have 5 or more white Events in your Trash, return 1 Z/X with "ミカエル" in the name from '
            "your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                Look(
                    7,
                    do=[
                        Move(
                            choose(ANY_NUMBER, looked(card(Side.OWN, Zone.DECK, kind=CardType.EVENT))),
                            Zone.TRASH,
                        ),
                        # Of both kinds together 2 or more.
                        IfPicked(
                            2,
                            [_MICHAELS, _BOTTOM],
                            otherwise=[
                                IfPicked(
                                    1,
                                    [_MICHAELS, IfPicked(1, [_BOTTOM])],
                                    otherwise=[_MICHAELS, IfPicked(2, [_BOTTOM])],
                                ),
                            ],
                        ),
                    ],
                ),
                If(
                    [AtLeast(5, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE))],
                    [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains=_MICHAEL)), Zone.HAND)],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B12-061", "Fumus", Color.BLACK, cost=2, power=1500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="煙の魔人フュームス",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may destroy 1 enemy Z/X with Cost 3 or less on a "
            "Square of the Center Area."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=CENTER, cost_at_most=3))))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-062", "Catherine, New Salesgirl", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.START_CARD,), japanese="新人営業キャサリン",
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 1, put this card into your Trash: Return 1 Z/X with Cost 5 "
            "from your Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Move(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_least=5, cost_at_most=5)), Zone.HAND
                    ),
                ],
            ),
        ]),
    Card(
        "B12-068", "Memoria", Color.BLACK, cost=4, power=5000, tribes=(Tribe.DIABOLOS,),
        japanese="膨大な記憶のメモリア",
        text=(
            "[Auto] When an abilityless Z/X of yours appears, you may destroy 1 enemy Z/X with Cost 5 "
            "or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.ABILITYLESS,)),
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5))))],
            ),
        ]),
    Card(
        "B12-074", "Geschwind", Color.BLACK, cost=6, power=9000, tribes=(Tribe.PREDATOR,),
        japanese="滑翔する追撃者ゲシュヴィント",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Always] While you have a [Predator] card that is Force of this card in your Force zone "
            "and it is your turn, each Z/X that is not [Predator] on a Square has -1 Cost and each "
            "Z/X that is not [Predator] on a Square has -2000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.PREDATOR, having=(Having.FORCE_OF_THIS,))
                    ),
                    TurnOf(Side.OWN),
                ],
                do=[
                    GainCost(-1, each(zx(not_tribe=Tribe.PREDATOR))),
                    GainPower(-2000, each(zx(not_tribe=Tribe.PREDATOR))),
                ],
            ),
        ]),
    Card(
        "B12-075", "Sepelio", Color.BLACK, cost=6, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="葬送の魔人セペリオ",
        text=(
            "[Auto] When this card appears, you may destroy 1 other Z/X of yours on a Square. If you "
            "did, destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-077", "Arcus, Envoy of Wrath", Color.BLACK, cost=7, power=10500, tribes=(Tribe.DIABOLOS,),
        japanese="憤怒の使者アルクス",
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your Charge into your Trash: Put 1 "
            "Z/X with Cost 5 or less from your Trash on a Square of the Center Area without a Z/X. If "
            "you did, at the end of the turn, put it into its owner's Trash."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    Then(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.TRASH)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-079", "Abisso's Commitment", Color.BLACK, CardType.EVENT, cost=1,
        japanese="アビッソのこだわり",
        text="[Event] Destroy 1 Z/X with Cost 5 on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_least=5, cost_at_most=5)))]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B12-081", "Ichihatsu", Color.GREEN, cost=2, power=2000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="無邪気な若武者 一初",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, if you have 6 or more cards in your "
            "Resource, you may put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-082", "Gladiator", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="金色車前グラディアトール",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if you have 2 or more blue cards in your Resource, you "
            "may move 1 Z/X of yours that is not in battle on a Normal Square to a Square of the "
            "Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-084", "Wereadelie", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.START_CARD,), japanese="獣人ウェアアデリー",
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 2, put this card into your Trash: Put 1 Z/X with Cost 6 or "
            "more on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B12-087", "Rurijissa Playing with Birds", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LEAFER,), japanese="小鳥と戯れるルリジッサ",
        text=(
            "[Auto] When this card is destroyed, you may put 1 Z/X with Cost 4 or less from your Resource "
            "on your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=4)),
                            OWN_PLAYER_SQUARE,
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B12-091", "Hinageshi", Color.GREEN, cost=6, power=6500, tribes=(Tribe.HOURAI,),
        japanese="しなやかなる和弓 雛芥子",
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Resource in "
            "Sleep State. If your opponent has 3 or more cards in their hand, put 1 card from your "
            "opponent's hand of your opponent's choice into your opponent's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP)),
                    If(
                        [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                        [
                            Move(
                                choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY),
                                Zone.RESOURCE,
                                State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B12-092", "Werelop", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアロップ",
        text=(
            "[Auto] When an enemy Z/X on a Normal Square appears, you may give 1 Z/X of yours on a "
            "Square of the Center Area +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                do=[May(Power(2000, choose(1, zx(Side.OWN, on=CENTER))))],  # diagram assumed
            ),
        ]),
    Card(
        "B12-093", "Marigold", Color.GREEN, cost=6, power=8500, tribes=(Tribe.LEAFER,),
        japanese="花摘みのマリーゴールド",
        text="[Always] Each abilityless Z/X of yours on a Square has +2000 Power.",
        abilities=[Always(do=[GainPower(2000, each(zx(Side.OWN, having=(Having.ABILITYLESS,))))])]),
    Card(
        "B12-097", "Weretiger of the Five Chiefs", Color.GREEN, cost=7, power=9000,
        tribes=(Tribe.LYCANTHROPE,), japanese="五頭領 宿命武侠ウェアタイガー",
        text=(
            "[Always] Each Z/X of yours on a Square has +1000 Power for every 5 cards in your "
            "Resource."
        ),
        abilities=[
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=5), each(zx(Side.OWN)))]),
        ]),
    Card(
        "B12-099", "Dreams and Bubbles", Color.GREEN, CardType.EVENT, cost=1, japanese="夢幻泡影",
        text=(
            "[Event] Choose 1 Z/X on a Normal Square. If you did, choose 1 of these: (1) it is red, "
            "too, until the end of the turn; (2) it is blue, too, until the end of the turn; (3) it is "
            "white, too, until the end of the turn; (4) it is black, too, until the end of the turn; "
            "(5) it is green, too, until the end of the turn. In any case, draw 1 card."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Pick(choose(1, zx(on=NORMAL))),
                    then=[
                        OneOf([
                            [Grant(IT, GainColor(Color.RED))],
                            [Grant(IT, GainColor(Color.BLUE))],
                            [Grant(IT, GainColor(Color.WHITE))],
                            [Grant(IT, GainColor(Color.BLACK))],
                            [Grant(IT, GainColor(Color.GREEN))],
                        ]),
                    ],
                ),
                Draw(1),
            ]),
        ]),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B12-103", "Gambiel, Ash-eaten Fallen Angel", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.ANGEL, Tribe.DIABOLOS), japanese="灰蝕の堕天使ガムビエル",
        text=(
            "[Auto] When this card appears, you may remove 2 [Angel] cards with Cost 7 or more in "
            "your Charge from the game. If you did, choose 1 of these: (1) your Player card gains "
            '"[Auto] When your Ignition Phase starts, destroy 1 Z/X on a Normal Square." for the rest '
            'of the game; (2) your opponent\'s Player card gains "[Auto] When your Ignition Phase '
            'starts, destroy 1 Z/X on a Normal Square." for the rest of the game.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_least=7)),
                            Zone.REMOVED,
                        ),
                        then=[OneOf([[GrantPlayer(_ASHES)], [GrantPlayer(_ASHES, Side.ENEMY)]])],
                    ),
                ],
            ),
        ]),
    # -- players -----------------------------------------------------------
    Card(
        "B12-107", "Tennouji Yamato", Color.BLACK, CardType.PLAYER, japanese="天王寺大和",
        player_keys=(PlayerKey.YAMATO,)),
]
