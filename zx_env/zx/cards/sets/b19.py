"""B19: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

_ROUND = Squares("a Square around your Player Square", "... xxx x.x")  # diagram assumed
_NUMBERED = [
    Squares(
        f"Square {number}",
        " ".join(
            "".join("x" if 3 * row + place + 1 == number else "." for place in range(3)) for row in (2, 1, 0)
        ),
    )
    for number in range(1, 10)
]
"""The Squares by their numbers: 1 to 3 in the own row from the left, 7 to 9 in the enemy's."""

_AWAKEN_RED = Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.REMOVED)])
_AWAKEN_BLUE = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True),
        Draw(2),
    ]
)
_AWAKEN_WHITE = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.DECK, shuffled=True),
    ]
)
_AWAKEN_BLACK = Awaken(
    [
        Move(choose(1, card(Side.OWN, Zone.CHARGE, cost_at_least=5)), Zone.TRASH),
        FromDeck(1, Zone.CHARGE),
    ]
)
_AWAKEN_GREEN = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.RESOURCE, cost_at_least=5)), Zone.DECK, shuffled=True),
        FromDeck(2, Zone.RESOURCE, State.SLEEP),
    ]
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B19-017", "Alexander, Awakened Scorching King", Color.RED, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.BRAVER), japanese="灼傑醒王アレキサンダー",
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Always] (Player Mikado) This card cannot be affected by abilities of enemy cards.\n"
            "[Auto] When a Z/X of yours attacks, if your Player is Mikado, you may deal 1000 damage "
            "for every 2 cards in your Remove Zone to 1 Sleep Z/X on a Square."
        ),
        abilities=[
            _AWAKEN_RED,
            Always(needs=[PlayerNamed(PlayerKey.MIKADO)], do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY)]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN),
                do=[
                    If(
                        [PlayerNamed(PlayerKey.MIKADO)],
                        [
                            May(
                                Damage(
                                    Per(1000, card(Side.OWN, Zone.REMOVED), cards=2),
                                    choose(1, zx(state=State.SLEEP)),
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-018", "Cross Spear, Dragon-spear Princess", Color.RED, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.MEISTER), japanese="刺穿突破の竜槍姫クロススピア",
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Startup] (once per turn) For nothing: Remove 1 Z/X with Cost 6 or more on a Normal "
            "Square from the game. Deal 7000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            _AWAKEN_RED,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.REMOVED),
                    Damage(7000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ]),
    Card(
        "B19-020", "My Two Arms Are the Overlord", Color.RED, CardType.EVENT, cost=1,
        japanese="覇神たるは我が両碗",
        text=(
            "[Event] You may pay red 3. If you did, put 1 card from your hand into your Trash. Draw 2 "
            "cards. Deal 8000 damage to 1 Z/X on a Square of the Center Area. Otherwise, deal 5000 "
            "damage to 1 Sleep Z/X on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.RED, 3),
                    then=[
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        Draw(2),
                        Damage(8000, choose(1, zx(on=CENTER))),  # diagram assumed
                    ],
                    otherwise=[Damage(5000, choose(1, zx(on=CENTER, state=State.SLEEP)))],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B19-021", "Evaporation, Volatile Superheat", Color.BLUE, cost=2, power=3000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="揮発超熱エヴァポレイション",
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When your turn ends, you may return this card to your hand. If you "
            "did, return 1 Z/X with Cost 5 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    May(
                        Move(THIS, Zone.HAND),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_most=5)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-024", "Suffocate, Choking Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.START_CARD,), japanese="窒息機械サフォケイト",
        text=(
            "Start Card.\n"
            "[Auto] (Charge) When your deck is shuffled by an ability of a [Killer Machine] card of "
            "yours, return 1 enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_SHUFFLED,
                side=Side.OWN,
                by_ability=card(Side.OWN, Zone.SQUARE, tribe=Tribe.KILLER_MACHINE),
                valid_in=Zone.CHARGE,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
            ),
        ]),
    Card(
        "B19-025", "Battle Ram, Siege Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="破城機械バトルラム",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 4) When this card deals battle damage by attacking to an enemy Z/X with "
            "Power 8000 or less, you may return that Z/X to its owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, power_at_most=8000),
                needs=[Level(Tribe.WAKER, 4)],
                do=[May(Move(That(zx()), Zone.HAND))],
            ),
        ]),
    Card(
        "B19-028", "Miapla, Homing Kunai", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ホーミングクナイ ミアプラ",
        text=(
            "[Auto] (Waker Lv 3; your opponent's turn) When an enemy Z/X on a Normal Square appears "
            "in the Ignition Phase, you may return that Z/X to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                phase=Phase.IGNITION,
                needs=[Level(Tribe.WAKER, 3), TurnOf(Side.ENEMY)],
                do=[May(Move(That(zx()), Zone.HAND))],
            ),
        ]),
    Card(
        "B19-029", "Pixel Elephant", Color.BLUE, cost=5, power=7500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="巨象変形ピクセルエレファント",
        text=(
            "[Auto] (Trash; Waker Lv 2) When this card is discarded by an ability of a card, if you "
            'have a Z/X with "ハンニバル" in the name on a Square, draw 1 card.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                by_ability=card(Side.ANY, Zone.SQUARE),
                valid_in=Zone.TRASH,
                needs=[Level(Tribe.WAKER, 2)],
                do=[If([AtLeast(1, zx(Side.OWN, name_contains="ハンニバル"))], [Draw(1)])],
            ),
        ]),
    Card(
        "B19-035", "Original XIII Type.IV", Color.BLUE, cost=7, power=10500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.IV “Pr07Ve”",
        text=(
            "[Auto] When this card appears, if you have 7 or more blue cards in your Resource or you "
            'have 5 or more cards with "Type." in the name in your Resource, look at the top 7 cards '
            "of your deck. Return any number of cards among them to the top of your deck. Put the "
            "rest on the bottom of your deck in any order. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AnyOf([
                                AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE)),
                                AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="Type.")),
                            ]),
                        ],
                        [
                            Look(
                                7,
                                do=[
                                    Move(
                                        choose(ANY_NUMBER, looked(card(Side.OWN, Zone.DECK))), Zone.DECK
                                    ),
                                ],
                                rest=Rest.BOTTOM,
                            ),
                            Draw(1),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-037", "Ludwig, High-tide Waver", Color.BLUE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.MERMAID), japanese="ハイタイドウェイバー ルートヴィヒ",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it "
            "and show it. Draw 2 cards.\n"
            "[Startup] (your turn; once per turn) Put 1 card with Ignition icon from your hand on the "
            "bottom of your deck and show it: Draw 2 cards. If your opponent has 3 or more Z/X on a "
            "Square, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            _AWAKEN_BLUE,
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(
                        choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.IGNITION,))),
                        Zone.DECK,
                        bottom=True,
                        shown=True,
                    ),
                ],
                do=[
                    Draw(2),
                    If(
                        [AtLeast(3, zx(Side.ENEMY))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-038", "Nagoyan, Dimension Golden Dolphin", Color.BLUE, CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.WAKER, Tribe.METAL_FORTRESS), reach=2, japanese="次元金鯱ナゴヤーン",
        text=(
            "Range 2.\n"
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Draw 2 cards.\n"
            "[Auto] When this card appears from the Dynamis, return 1 enemy Z/X on a Normal "
            "Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Awaken([
                Move(
                    choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)),
                    Zone.DECK,
                    shown=True,
                    shuffled=True,
                ),
                Draw(2),
            ]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B19-040", "Two Justices", Color.BLUE, CardType.EVENT, cost=1, japanese="ふたつのジャスティス",
        text=(
            '[Event] If your Player is Reia or Sugure, show 1 card with "ローレンシウム" or '
            '"サイクロトロン" in the name in your hand. If you did, draw 3 cards. Return 2 cards from '
            "your hand to your deck and shuffle it. In any case, if your Player is Reia or Sugure, your "
            "Player counts as Reia and Sugure for the rest of the game."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed((PlayerKey.REIA, PlayerKey.SUGURE))],
                    [
                        Then(
                            Show(
                                choose(
                                    1,
                                    card(
                                        Side.OWN, Zone.HAND,
                                        name_contains=("ローレンシウム", "サイクロトロン"),
                                    ),
                                ),
                            ),
                            then=[
                                Draw(3),
                                Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                            ],
                        ),
                    ],
                ),
                If(
                    [PlayerNamed((PlayerKey.REIA, PlayerKey.SUGURE))],
                    [NamePlayer((PlayerKey.REIA, PlayerKey.SUGURE))],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B19-042", "Odradek, Infinite Holy Beast", Color.WHITE, cost=2, power=3000,
        tribes=(Tribe.HOLY_BEAST,), japanese="無限聖獣オドラデク",
        text=(
            "[Auto] (Charge; Waker Lv 1) When your opponent's Ignition Phase starts, look at the top "
            "card of your deck. You may show 1 card among them. If you did, (if it is a card with Cost "
            "1, put this card on Square 1 without a Z/X in Sleep State.) (If it is a card with Cost 2, "
            "put this card on Square 2 without a Z/X in Sleep State.) (If it is a card with Cost 3, put "
            "this card on Square 3 without a Z/X in Sleep State.) (If it is a card with Cost 4, put "
            "this card on Square 4 without a Z/X in Sleep State.) (If it is a card with Cost 5, put "
            "this card on Square 5 without a Z/X in Sleep State.) (If it is a card with Cost 6, put "
            "this card on Square 6 without a Z/X in Sleep State.) (If it is a card with Cost 7, put "
            "this card on Square 7 without a Z/X in Sleep State.) (If it is a card with Cost 8, put "
            "this card on Square 8 without a Z/X in Sleep State.) If it is a card with Cost 9, put this "
            "card on Square 9 without a Z/X in Sleep State. Return the rest to the top of your deck in "
            "any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.ENEMY,
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    Look(
                        1,
                        rest=Rest.TOP,
                        do=[
                            May(
                                Show(choose(1, looked())),
                                then=[
                                    IfPicked(
                                        1,
                                        [Put(THIS, square, empty=True, state=State.SLEEP)],
                                        among=card(
                                            Side.ANY, Zone.DECK, cost_at_least=cost, cost_at_most=cost
                                        ),
                                    )
                                    for cost, square in enumerate(_NUMBERED, start=1)
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-043", "Vesper of the Evening", Color.WHITE, cost=2, power=2000, tribes=(Tribe.ANGEL,),
        japanese="宵のヴェスペール",
        text="[Always] (Waker Lv 2) Each adjacent enemy Z/X on a Square has -2000 Power.",
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 2)],
                do=[GainPower(-2000, each(zx(Side.ENEMY, having=(Having.ADJACENT,))))],
            ),
        ]),
    Card(
        "B19-044", "Hououzan, Evil Bane", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="イヴィルベイン ホウオウザン",
        text=(
            "Life Recovery.\n"
            "[Always] (Waker Lv 3) While this card is a Z/X on a Square of the Center Area, this card "
            "has +3000 Power and cannot be chosen by abilities."
        ),
        abilities=[
            Always(
                needs=[
                    Level(Tribe.WAKER, 3),
                    AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[GainPower(3000), Cannot(Bar.BE_CHOSEN)],
            ),
        ]),
    Card(
        "B19-052", "K2, Dark Knight of Longing", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="暗黒騎士 慕情のケィツゥー",
        text=(
            "[Auto] When this card appears, if you have 7 or more white cards in your Resource, you "
            "may put 1 card from your hand into your Trash. If you did, put 1 enemy Z/X on a Normal "
            "Square on the bottom of its owner's deck. Reveal the top 5 cards of your deck. Choose 1 "
            "card with Cost 3 or less among them. Shuffle the rest back into your deck. Play it "
            "without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[
                                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                                    Look(
                                        5,
                                        shown=True,
                                        do=[
                                            Pick(
                                                choose(1, looked(card(Side.OWN, Zone.DECK, cost_at_most=3)))
                                            ),
                                        ],
                                    ),
                                    PlayFree(IT, regular=True),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-054", "LaPerm, Divine-sword Kill", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="神剣必殺のラパーマ",
        text=(
            "[Auto] (Dingir Lv 1) When an enemy Z/X with Cost 5 or less appears by an ability, you "
            "may destroy that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, cost_at_most=5),
                way=Way.BY_ABILITY,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Destroy(That(zx())))],
            ),
        ]),
    Card(
        "B19-056", "Idejinial, Breakthrough", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="突破口を開くイデジニアール",
        text=(
            "[Always] While you have 7 or more white cards in your Resource, each enemy Z/X on a "
            "Square has -2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                do=[GainPower(-2000, each(zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B19-058", "Mike, Absolute Cat King", Color.WHITE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.CAIT_SITH), japanese="絶対なる猫王ミケ",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Trash to your deck and shuffle it.\n"
            "[Auto] When this card appears from the Dynamis, you may give each enemy Z/X on a Normal "
            "Square -6000 Power until the end of the turn.\n"
            "[Startup] (once per turn) For nothing: Sleep up to 3 cards in either player's Resource."
        ),
        abilities=[
            _AWAKEN_WHITE,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[May(Power(-6000, each(zx(Side.ENEMY, on=NORMAL))))],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B19-059", "Gorgeous Is My Spirit", Color.WHITE, CardType.EVENT, cost=1,
        japanese="絢爛たるは我が精神",
        text=(
            "[Event] You may pay white 3. If you did, reveal the top 3 cards of your deck. Put 1 Z/X "
            "with Ignition icon among them on a Normal Square without a Z/X. Shuffle the rest back "
            "into your deck. Put 1 enemy Z/X with Cost 5 or less on a Square of the Center Area on "
            "the bottom of its owner's deck. Otherwise, give 1 Sleep Z/X on a Square of the Center "
            "Area -3000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.WHITE, 3),
                    then=[
                        Look(
                            3,
                            shown=True,
                            do=[Put(choose(1, looked(zx(icons=(Icon.IGNITION,)))), NORMAL, empty=True)],
                        ),
                        Move(
                            choose(1, zx(Side.ENEMY, on=CENTER, cost_at_most=5)),  # diagram assumed
                            Zone.DECK,
                            bottom=True,
                        ),
                    ],
                    otherwise=[Power(-3000, choose(1, zx(on=CENTER, state=State.SLEEP)))],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B19-061", "Dental Assistant", Color.BLACK, cost=2, power=3000, tribes=(Tribe.NOSFERATU,),
        japanese="美顎の歯科助手デンタルアシスタント",
        text=(
            "[Auto] (Hand or Trash) When this card returns to a hand from Trash, reveal the top 4 "
            "cards of your deck. Put any number of [Nosferatu] cards among them into your Trash. "
            "Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.RETURNS_TO_HAND,
                origin=Zone.TRASH,
                valid_in=(Zone.HAND, Zone.TRASH),
                do=[
                    Look(
                        4,
                        shown=True,
                        do=[
                            Move(
                                choose(
                                    ANY_NUMBER, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.NOSFERATU))
                                ),
                                Zone.TRASH,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-062", "Glas, Raining Glass", Color.BLACK, cost=2, power=3000, tribes=(Tribe.PREDATOR,),
        japanese="降り注ぐ玻璃グラス",
        text=(
            "[Auto] (Trash; Waker Lv 2; your turn) When an enemy Z/X is destroyed by an ability of a "
            "[Predator] card of yours, if you have no Z/X with the name of this card on a Square, you "
            "may put this card on a Normal Square without a Z/X. If you did, at the end of the turn, "
            "remove this card from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.ENEMY),
                by_ability=card(Side.OWN, Zone.SQUARE, tribe=Tribe.PREDATOR),
                valid_in=Zone.TRASH,
                needs=[Level(Tribe.WAKER, 2), TurnOf(Side.OWN)],
                do=[
                    If(
                        [AtMost(0, zx(Side.OWN, having=(Having.SAME_NAME,)))],
                        [
                            May(
                                Put(THIS, NORMAL, empty=True),
                                then=[AtEndOfTurn([Move(THIS, Zone.REMOVED)], to=THIS)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-066", "Block, Bursting Meat Bag", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION,), japanese="爆裂の肉袋ブロック",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 3) When your opponent's Main Phase starts, you may destroy 1 Z/X with "
            "Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
            ),
        ]),
    Card(
        "B19-073", "Theatrum, Puppet Troupe Leader", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="人形劇団長シアトラム",
        text=(
            "[Auto] (Waker Lv 1) When an enemy Z/X appears from elsewhere than the hand, you may put "
            "the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                way=Way.NOT_FROM_HAND,
                needs=[Level(Tribe.WAKER, 1)],
                do=[May(FromDeck(1, Zone.CHARGE))],
            ),
        ]),
    Card(
        "B19-074", "Draugr, Ominous Spirit", Color.BLACK, cost=6, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="凶兆の死霊ドラウグル",
        text=(
            "[Auto] (Dingir Lv 3) When this card is destroyed, destroy each adjacent enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.DINGIR, 3)],
                do=[Destroy(each(zx(Side.ENEMY, on=NORMAL, having=(Having.ADJACENT,))))],
            ),
        ]),
    Card(
        "B19-077", "Sticha, Burning Doll", Color.BLACK, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.TORTURERS), japanese="冥土三姫 火刑人形スティカ",
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top "
            "card of your deck into your Charge.\n"
            "[Auto] When an enemy Z/X appears, put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash. Put the top card of your deck into your "
            "Charge."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                do=[
                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                    FromDeck(1, Zone.CHARGE),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B19-087", "Acid Lion Beetle", Color.GREEN, cost=4, power=6000, tribes=(Tribe.PLASECT,),
        japanese="酸王虫アシッドライオンコガネ",
        text=(
            "[Auto] (Waker Lv 3) When this card deals battle damage by attacking to an enemy Z/X with "
            "Cost 6 or less, you may put that Z/X into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, cost_at_most=6),
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Move(That(zx()), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B19-098", "Stokesia, Pure Melody", Color.GREEN, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.LEAFER), japanese="八宝美神 清廉旋律ストケシア",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Resource to your deck and shuffle it. "
            "Put the top 2 cards of your deck into your Resource in Sleep State.\n"
            "[Auto] When this card appears from the Dynamis, put 1 Z/X on a Normal Square into its "
            "owner's Resource in Sleep State. Choose 1 of these: (1) return each red card without "
            "Starting Resource from your opponent's Resource to their owners' deck and shuffle it, then "
            "put that many cards from the top of your opponent's deck into your opponent's Resource; (2) "
            "return each blue card without Starting Resource from your opponent's Resource to their "
            "owners' deck and shuffle it, then put that many cards from the top of your opponent's deck "
            "into your opponent's Resource; (3) return each white card without Starting Resource from "
            "your opponent's Resource to their owners' deck and shuffle it, then put that many cards from "
            "the top of your opponent's deck into your opponent's Resource; (4) return each black card "
            "without Starting Resource from your opponent's Resource to their owners' deck and shuffle "
            "it, then put that many cards from the top of your opponent's deck into your opponent's "
            "Resource; (5) return each green card without Starting Resource from your opponent's Resource "
            "to their owners' deck and shuffle it, then put that many cards from the top of your "
            "opponent's deck into your opponent's Resource."
        ),
        abilities=[
            _AWAKEN_GREEN,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                    OneOf([
                        [
                            Move(
                                each(
                                    card(
                                        Side.ENEMY, Zone.RESOURCE, color=color,
                                        without_icons=(Icon.STARTING_RESOURCE,),
                                    )
                                ),
                                Zone.DECK,
                                shuffled=True,
                            ),
                            FromDeck(PerDone(1), Zone.RESOURCE, side=Side.ENEMY),
                        ]
                        for color in (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
                    ]),
                ],
            ),
        ]),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B19-101", "Daji, Millennium Fox", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER, Tribe.MYTHOS), japanese="傾国の千年妖狐 妲己",
        text=(
            "[Always] While 5 or more different tribes are among the cards in your Trash, you do not "
            "pay the costs of this card's printed startup abilities.\n"
            "[Startup] (your turn; once per turn) Remove 4 [Braver] cards in your Trash from the "
            "game: Ignite 1 time. Deal 6000 damage to 1 enemy Z/X on a Normal Square. At the end of "
            "the turn, remove 1 card in your opponent's hand of your opponent's choice from the game. "
            "Remove 1 card in your opponent's Charge of your opponent's choice from the game."
        ),
        abilities=[
            Always(needs=[Different(5, Trait.TRIBE, card(Side.OWN, Zone.TRASH))], do=[FreeStartups()]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.BRAVER)), Zone.REMOVED)],
                do=[
                    Ignite(1),
                    Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                    AtEndOfTurn(
                        [
                            Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.REMOVED),
                            Move(choose(1, card(Side.ENEMY, Zone.CHARGE), by=Side.ENEMY), Zone.REMOVED),
                        ],
                        to=None,
                    ),
                ],
            ),
        ]),
    Card(
        "B19-102", "Vaybatron, Twin Absolute Justice", Color.BLUE, CardType.ZX_EX, cost=6, power=10500,
        tribes=(Tribe.WAKER, Tribe.METAL_FORTRESS), reach=2, japanese="双絶正義ヴェイバトロン",
        text=(
            "Range 2.\n"
            '[Awaken] Return 1 Z/X of yours with "ローレンシウム" in the name on a Square to its '
            "owner's hand. Return 1 Z/X of yours with \"サイクロトロン\" in the name on a Square to its "
            "owner's hand.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Startup] (once per turn) For nothing: If your Player is Reia or Sugure, return each "
            "other Z/X on a Normal Square to their owners' hands."
        ),
        abilities=[
            Awaken([
                Move(choose(1, zx(Side.OWN, name_contains="ローレンシウム")), Zone.HAND),
                Move(choose(1, zx(Side.OWN, name_contains="サイクロトロン")), Zone.HAND),
            ]),
            Always(do=[Cannot(Bar.BE_CHOSEN)]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [PlayerNamed((PlayerKey.REIA, PlayerKey.SUGURE))],
                        [Move(each(zx(on=NORMAL, having=(Having.NOT_THIS,))), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-105", "Freesia, Super Divine Voice", Color.GREEN, cost=7, power=10500, tribes=(Tribe.LEAFER,),
        japanese="超☆神☆声フリージア",
        text=(
            "[Startup] (Hand; if you have a [Hourai] Z/X on a Square around your Player Square; if "
            "you have a [Lycanthrope] Z/X on a Square around your Player Square; if you have a "
            "[Plasect] Z/X on a Square around your Player Square; if you have a [Leafer] Z/X on a "
            "Square around your Player Square) For nothing: Put this card on your Player Square "
            "without a Z/X. If you did, give each Z/X of yours on a Normal Square +5000 Power until "
            "the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    AtLeast(1, zx(Side.OWN, on=_ROUND, tribe=tribe))
                    for tribe in (Tribe.HOURAI, Tribe.LYCANTHROPE, Tribe.PLASECT, Tribe.LEAFER)
                ],
                cost=[],
                do=[
                    Then(
                        Put(THIS, OWN_PLAYER_SQUARE, empty=True),
                        then=[Power(5000, each(zx(Side.OWN, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    # -- Players -----------------------------------------------------------
    Card(
        "B19-106", "Miyakonojo Izumo", Color.RED, CardType.PLAYER, japanese="都城出雲",
        player_keys=(PlayerKey.IZUMO,)),
    Card(
        "B19-107", "Kamiyugi Sakura", Color.WHITE, CardType.PLAYER, japanese="上柚木さくら",
        player_keys=(PlayerKey.SAKURA,)),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B19-108", "Gilgamesh, Ultimate Overlord",
        (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN), CardType.ZX_EX, cost=10,
        power=18000, tribes=(Tribe.DINGIR, Tribe.GILGAMESH), japanese="『終極』の覇神ギルガメシュ",
        text=(
            "[Advent] 1 red Z/X, 1 blue Z/X, 1 white Z/X, 1 black Z/X and 1 green Z/X.\n"
            "[Always] (everywhere) Your deck and your Dynamis have up to 1 cards of this name.\n"
            "[Always] Your Charge has no limit.\n"
            "[Auto] When this card appears from the Dynamis, put any number of [Ancient Dragon] Z/X "
            "from your deck each on a Normal Square without a Z/X. Shuffle your deck."
        ),
        abilities=[
            Advent([
                zx(Side.OWN, color=color)
                for color in (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
            ]),
            Copies(1),
            Always(do=[ChargeUnlimited()]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Put(
                        choose(ANY_NUMBER, zx(Side.OWN, zone=Zone.DECK, tribe=Tribe.ANCIENT_DRAGON)),
                        NORMAL,
                        empty=True,
                    ),
                    Shuffle(),
                ],
            ),
        ]),
    Card(
        "B19-110", "Lirung, Law Bringer", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー リルン",
        text=(
            '[Always] (Resource) While you have "Rapid Bullet, Revolving Gunsmith" in your Resource, each '
            "Z/X of yours with Cost 5 or less on your Player Square has +2000 Power and each Z/X of "
            "yours with Cost 5 or less on your Player Square cannot be chosen by abilities. This does not "
            "stack with that of another card of the same name."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                stacks=False,
                needs=[
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Rapid Bullet, Revolving Gunsmith")),
                ],
                do=[
                    GainPower(2000, each(zx(Side.OWN, on=OWN_PLAYER_SQUARE, cost_at_most=5))),
                    Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, on=OWN_PLAYER_SQUARE, cost_at_most=5))),
                ],
            ),
        ]),
    # -- Players -----------------------------------------------------------
    Card(
        "B19-116", "Eir, Priestess of the First Dragon", Color.COLORLESS, CardType.PLAYER,
        japanese="始まりの竜の巫女エア", player_keys=(PlayerKey.MIKO, PlayerKey.EA)),
]
