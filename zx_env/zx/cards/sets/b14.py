# ruff: noqa: RUF001 - Japanese names stand as printed
"""B14: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B14-001", "Onyx Topi", Color.RED, cost=2, power=2500, tribes=(Tribe.GIGANTIC,),
        japanese="威嚇する瑪瑙オニキストピ",
        text=(
            "[Auto] When your turn ends, you may destroy this card. If you did, deal 5000 damage to 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[May(Destroy(THIS), then=[Damage(5000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B14-006", "Humbaba", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="操災の番獣フンババ",
        text=(
            "[Always] (Zero Optima 3) This card removes the Z/X that it destroys in battle from the "
            "game."
        ),
        abilities=[
            Always(needs=[ZeroOptima(3)], do=[RemoveDestroyed()]),
        ]),
    Card(
        "B14-009", "Edana Saufa of the Dawn Ten", Color.RED, cost=5, power=7500,
        tribes=(Tribe.GIGANTIC,), japanese="暁十天エダーナ・サウファ",
        text=(
            "[Auto] (Zero Optima 4) When a Z/X of yours attacks, deal 3000 damage to 1 Sleep Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN),
                needs=[ZeroOptima(4)],
                do=[Damage(3000, choose(1, zx(state=State.SLEEP)))],
            ),
        ]),
    Card(
        "B14-012", "Gandiva of the Six Flashes", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="創星六華閃ガーンデーヴァ",
        text=(
            "[Startup] (Player Izumo; once per turn) Remove 2 cards in your Trash from the game: Deal "
            "3000 damage for every 2 cards in your Remove Zone divided as you like among any number "
            "of enemy Z/X on a Normal Square. When a Z/X is destroyed by this damage, put up to 1 Z/X "
            "with Cost 3 or less from your Remove Zone on a Normal Square without a Z/X in Sleep "
            "State."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.IZUMO)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[
                    Divide(
                        Per(3000, card(Side.OWN, Zone.REMOVED), cards=2),
                        choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)),
                    ),
                    WhenDestroyed([
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=3), up_to=True),
                            NORMAL,
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ]),
                ],
            ),
        ]),
    Card(
        "B14-014", "Izanami", Color.RED, cost=6, power=7500, tribes=(Tribe.BRAVER,),
        japanese="天地開闢の女神イザナミ",
        text=(
            "[Auto] When this card appears, you may deal 3000 damage to each enemy Sleep Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Damage(3000, each(zx(Side.ENEMY, state=State.SLEEP))))]
            ),
        ]),
    Card(
        "B14-015", "Kagutsuchi", Color.RED, cost=6, power=8000, tribes=(Tribe.MYTHOS,),
        japanese="無量の極炎カグツチ",
        text=(
            "[Auto] (Zero Optima 3) When this card appears, you may put 1 Z/X with Cost 3 or less "
            "from your hand on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B14-020", "Quality & Quantity", Color.RED, CardType.EVENT, cost=2,
        japanese="クオリティー＆クオンティティー",
        text=(
            "[Event] If Zero Optima 2 holds, give 1 attacking Z/X on a Square +4000 Power until the "
            "end of the turn. Put 1 card from your hand into your Trash. Draw 2 cards."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Power(4000, choose(1, zx(having=(Having.ATTACKING,)))),
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        Draw(2),
                    ],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B14-021", "Golsilva", Color.BLUE, cost=2, power=3000, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="寺院合体ゴルシルバ",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay blue 2. If you did, draw 2 cards. Return 1 "
            "card from your hand to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[Draw(2), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-023", "Wing Boarder Leda", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ウィングボーダー レダ",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears in the Ignition Phase, if your opponent has 2 or more Z/X on a "
            "Square, this card has Range 2 until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[If([AtLeast(2, zx(Side.ENEMY))], [Grant(THIS, GainRange(2))])],
            ),
        ]),
    Card(
        "B14-024", "Brainwash", Color.BLUE, cost=3, power=4500, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.START_CARD,), japanese="洗脳機械ブレインウォッシュ",
        text=(
            "Start Card.\n"
            "[Auto] When this card is destroyed, draw 2 cards. Return 2 cards from your hand to your "
            "deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B14-026", "Strike Bowler Mathilde", Color.BLUE, cost=4, power=5000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="ストライクボウラー マティルド",
        text=(
            "[Auto] (Zero Optima 3) When this card attacks, you may pay blue 2. If you did, return 1 "
            "Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[ZeroOptima(3)],
                do=[
                    May(Pay(Color.BLUE, 2), then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, shuffled=True)]),
                ],
            ),
        ]),
    Card(
        "B14-028", "Masprotron", Color.BLUE, cost=4, power=6000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="暴虐紫怨剣マスプロトロン",
        text=(
            '[Always] (Player Nanao) This card gains "[Auto] When this card attacks, Reboot up to 1 '
            "card in your Resource for every 2 cards in your hand. Your Resource cannot be Rebooted "
            "until the end of the turn. If you have 3 or fewer cards in your hand, you may draw 1 "
            'card."'
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.NANAO)],
                do=[
                    Gains(
                        Automatic(
                            when=Occurrence.ATTACKS,
                            do=[
                                Reboot(
                                    choose(
                                        Per(1, card(Side.OWN, Zone.HAND), cards=2),
                                        card(Side.OWN, Zone.RESOURCE),
                                        up_to=True,
                                    )
                                ),
                                CannotReboot(),
                                If([AtMost(3, card(Side.OWN, Zone.HAND))], [May(Draw(1))]),
                            ],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B14-030", "Scream", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="絶叫機械スクリーム",
        text=(
            "[Auto] (Zero Optima 4) When this card appears, return any number of other Z/X of yours "
            "on a Square to their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(4)],
                do=[Move(choose(ANY_NUMBER, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.HAND)],
            ),
        ]),
    Card(
        "B14-033", "XI Flags Stamilarse", Color.BLUE, cost=6, power=8500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス シュターミラルゼ",
        text=(
            "[Auto] (Zero Optima 3) When an enemy Z/X on a Normal Square appears, you may pay blue 1. "
            "If you did, move 1 enemy Z/X that is not in battle on a Normal Square to a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Pay(Color.BLUE, 1),
                        then=[
                            Put(
                                choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-035", "Livermorium", Color.BLUE, cost=6, power=9000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="屋台変形リバモリウム",
        text="[Startup] Pay blue 1: This card has Range 2 until the end of the turn.",
        abilities=[
            Startup(cost=[Pay(Color.BLUE, 1)], do=[Grant(THIS, GainRange(2))]),
        ]),
    Card(
        "B14-037", "Bit Fighter Eltanin", Color.BLUE, cost=7, power=9500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ビットファイター エルタニン",
        text="[Always] This card has +1000 Power for every 2 cards in your hand.",
        abilities=[
            Always(do=[GainPower(Per(1000, card(Side.OWN, Zone.HAND), cards=2))]),
        ]),
    Card(
        "B14-040", "Gather! Power of Justice!", Color.BLUE, CardType.EVENT, cost=2,
        japanese="結集!正義の力!",
        text=(
            "[Event] If Zero Optima 2 holds, return 1 enemy Z/X with Cost 5 or more that is in battle "
            "on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Move(
                            choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5, having=(Having.IN_BATTLE,))),
                            Zone.DECK,
                            shuffled=True,
                        ),
                    ],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B14-041", "Aura Heidrun", Color.WHITE, cost=2, power=2500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="聖獣オーラヘイズルーン",
        text=(
            "Void Bringer.\n"
            "[Startup] Remove this card from the game: 1 Z/X on a Normal Square cannot deal damage "
            "until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Move(THIS, Zone.REMOVED)],
                do=[Grant(choose(1, zx(on=NORMAL)), Cannot(Bar.DEAL_DAMAGE))],
            ),
        ]),
    Card(
        "B14-042", "Snowshoe, Underworld Sniper", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.START_CARD,), japanese="暗黒街の狙撃手スノーシュー",
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Your opponent may pay 2 "
            "of any color. Otherwise, give 1 Z/X on a Normal Square -5000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    May(
                        Pay(Color.COLORLESS, 2),
                        by=Side.ENEMY,
                        otherwise=[Power(-5000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-043", "Talentueux", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="才気のタロントゥー",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may return 1 Z/X from your "
            "Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Move(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), Zone.HAND))],
            ),
        ]),
    Card(
        "B14-044", "Law Bringer Hiruzen", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="ロウブリンガー ヒルゼン"),
    Card(
        "B14-045", "Aura Simurgh", Color.WHITE, cost=4, power=5500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラシムルグ",
        text=(
            "[Auto] When a Z/X attacks a Z/X of yours, you may pay white 1. If you did, give each "
            "attacking Z/X on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                of=zx(Side.OWN),
                do=[
                    May(Pay(Color.WHITE, 1), then=[Power(-2000, each(zx(having=(Having.ATTACKING,))))]),
                ],
            ),
        ]),
    Card(
        "B14-046", "Basilisk", Color.WHITE, cost=4, power=6000, tribes=(Tribe.HOLY_BEAST,),
        japanese="石覇霊王バジリスク",
        text=(
            "[Startup] (Zero Optima 3; once per turn) For nothing: Put 1 Z/X with Cost 5 or more from "
            "your opponent's Trash on the bottom of your opponent's deck. If you did, give 1 adjacent "
            "Z/X on a Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Then(
                        Move(
                            choose(1, zx(Side.ENEMY, zone=Zone.TRASH, cost_at_least=5)),
                            Zone.DECK,
                            bottom=True,
                        ),
                        then=[Power(-3000, choose(1, zx(having=(Having.ADJACENT,))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-048", "Donner of Alms", Color.WHITE, cost=4, power=5500, tribes=(Tribe.ANGEL,),
        japanese="施しのドナー",
        text=(
            "[Auto] When this card appears, you may pay white 1. If you did, return 1 white Event "
            "with Cost 3 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.WHITE, 1),
                        then=[
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
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-050", "Lotonne of High Autumn", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="高秋のロトンヌ",
        text=(
            "[Startup] (Zero Optima 4; your turn) Pay white 2, put this card into your Charge: Put 1 "
            "Z/X with another name than this card and Cost 5 or less from your Charge on a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(4), TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 2), Move(THIS, Zone.CHARGE)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=5, having=(Having.OTHER_NAME,))
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B14-055", "Law Bringer Annette", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー アネート",
        text=(
            "[Always] (Zero Optima 5) Each Z/X of yours on a Square of the Center Area has +2000 "
            "Power and each Z/X of yours on a Square of the Center Area cannot be chosen by "
            "abilities."
        ),
        abilities=[
            Always(
                needs=[ZeroOptima(5)],
                do=[
                    GainPower(2000, each(zx(Side.OWN, on=CENTER))),  # diagram assumed
                    Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, on=CENTER))),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B14-057", "Asmodel of Taurus", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 金牛宮アスモデル",
        text=(
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: You may put 1 Sleep "
            "Z/X with Power 7500 or more on a Square of the Center Area on the bottom of its owner's "
            "deck. Otherwise, destroy 1 Z/X with Power 6000 or less on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    May(
                        Move(
                            choose(
                                1,
                                zx(on=CENTER, state=State.SLEEP, power_at_least=7500),  # diagram assumed
                            ),
                            Zone.DECK,
                            bottom=True,
                        ),
                        otherwise=[
                            Destroy(choose(1, zx(on=CENTER, power_at_most=6000))),  # diagram assumed
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-060", "Millionel Megaira", Color.WHITE, CardType.EVENT, cost=2,
        japanese="ミリオネルメガイラ",
        text=(
            "[Event] If Zero Optima 2 holds, put 1 card from your opponent's Charge into your "
            "opponent's Trash. Return up to 2 Z/X from your Charge to your hand. If any were chosen, "
            "put up to 2 cards from your hand into your Charge."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH),
                        Move(choose(2, zx(Side.OWN, zone=Zone.CHARGE), up_to=True), Zone.HAND),
                        IfPicked(1, [Move(choose(2, card(Side.OWN, Zone.HAND), up_to=True), Zone.CHARGE)]),
                    ],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B14-062", "Russian Roulette", Color.BLACK, cost=2, power=3000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="必中するロシアンルーレット",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, you may pay black 1. If you did, put 1 "
            "card from your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    May(
                        Pay(Color.BLACK, 1),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-063", "Cathy", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="ガチガチするキャシー"),
    Card(
        "B14-065", "Schmelzer", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="溶滅の凶獣シュメーザ",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may put 1 card from your Charge into your Trash. If "
            "you did, put 1 Z/X from your Trash into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-066", "Molvov", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="土中の竜巻 モルヴォフ",
        text=(
            "[Auto] (Zero Optima 3) When this card appears, you may pay black 2. If you did, destroy "
            "1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(3)],
                do=[May(Pay(Color.BLACK, 2), then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B14-069", "Death Pitcher", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="剛速鉄球デスピッチャー",
        text=(
            "[Auto] (Zero Optima 2) When this card appears, if your opponent has 2 or fewer cards in "
            "their hand, you may put 1 card from your hand into your Trash. If you did, destroy 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[
                    If(
                        [AtMost(2, card(Side.ENEMY, Zone.HAND))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-074", "Vanus, Envoy of Pride", Color.BLACK, cost=6, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="驕傲の使者ヴァーヌス",
        text=(
            "[Startup] (Zero Optima 5; once per turn) Put 2 cards from your Charge into your Trash: "
            "Destroy each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Destroy(each(zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B14-075", "Anathematy", Color.BLACK, cost=6, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="呪詛の魔人アナセマティー",
        text=(
            "[Startup] Put 1 card from your Charge into your Trash: Give each [Diabolos] Z/X of yours "
            "on a Square +1000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Power(1000, each(zx(Side.OWN, tribe=Tribe.DIABOLOS)))],
            ),
        ]),
    Card(
        "B14-077", "Wandering Despair", Color.BLACK, cost=7, power=10000, tribes=(Tribe.NOSFERATU,),
        japanese="闘乱災鬼ワンダリングディスペア",
        text=(
            "[Startup] (your turn) Sleep this card, put 1 card from your hand into your Trash: If you "
            "have 13 or more cards in your Trash, put up to 2 Z/X with Cost 3 or less from your Trash "
            "each on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(13, card(Side.OWN, Zone.TRASH))],
                        [
                            Put(
                                choose(2, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3), up_to=True),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-079", "Jet Crescent", Color.BLACK, CardType.EVENT, cost=2, japanese="ジェットクレッセント",
        text=(
            "[Event] If Zero Optima 2 holds, put 1 card from your hand into your Trash. If you did, "
            "return up to 2 Z/X from your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [ZeroOptima(2)],
                    [
                        Then(
                            Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                            then=[Move(choose(2, zx(Side.OWN, zone=Zone.TRASH), up_to=True), Zone.HAND)],
                        ),
                    ],
                ),
            ]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B14-081", "Nasturtium", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="読書好きのキンレンカ",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may pay green 2. If you did, "
            "put this card into your Resource in Sleep State. Put 1 Z/X with Cost 6 or less from your "
            "Resource on a Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Move(THIS, Zone.RESOURCE, State.SLEEP),
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)),
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
        "B14-083", "Werebluetail", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="獣人ウェアルリビタキ",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may pay green 1. If you did, give 1 Z/X on a Square "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Pay(Color.GREEN, 1), then=[Power(2000, choose(1, zx()))])]
            ),
        ]),
    Card(
        "B14-085", "Kourinka", Color.GREEN, cost=4, power=5000, tribes=(Tribe.HOURAI,),
        japanese="美しき女剣士 紅輪花",
        text=(
            "[Auto] When this card appears, give this card +1000 Power for every 2 cards in your "
            "Resource until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[Power(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=2), THIS)]
            ),
        ]),
    Card(
        "B14-086", "Suzumushi", Color.GREEN, cost=4, power=5500, tribes=(Tribe.PLASECT,),
        japanese="色彩七変化スズムシ",
        text=(
            "[Auto] When this card appears, you may pay green 2. If you did, put 1 Z/X with Cost 4 or "
            "less from your Resource on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=4)),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B14-087", "Yamamomo", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="尽瘁する手突槍 山桃",
        text=(
            "[Auto] (Zero Optima 3) When this card attacks, you may pay green 2. If you did, Reboot "
            "up to 4 cards in your Resource. Your Resource cannot be Rebooted until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Reboot(choose(4, card(Side.OWN, Zone.RESOURCE), up_to=True)),
                            CannotReboot(),
                        ],
                    ),
                ],
            ),
        ]),
]
