# ruff: noqa: RUF001 - Japanese names stand as printed
"""B34: cards of the later era that the facts have of it."""

from zx_env.zx.cards.language import *

_THIS_OVERBOOST = zx(
    Side.OWN, zone=(Zone.SQUARE, Zone.DYNAMIS), kind=CardType.ZX_OB, having=(Having.IS_THIS,)
)
"""Asked also of a card that has left its Square (ruling Z13)."""


_IN_ENSEMBLE = [AtLeast(1, zx(Side.OWN, having=(Having.ADJACENT,)))]
"""Ensemble: valid only while an own Z/X is next to this card."""


def _cinema(cost: int) -> Startup:
    """Cinema X: in place of an own Reboot Z/X with Cost X or more, which returns to the hand."""
    return Startup(
        valid_in=Zone.HAND,
        needs=[TurnOf(Side.OWN)],
        limit=Limit.CINEMA,
        cost=[Move(choose(1, zx(Side.OWN, cost_at_least=cost, state=State.REBOOT), keep=True), Zone.HAND)],
        do=[Put(THIS, ANY_SQUARE, was=KEPT, empty=True, way=Way.BY_CINEMA)],
    )


def _install() -> Automatic:
    """Install: a Transformation leaves Trash, and this card gains a startup ability of it for the turn."""
    away = choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="転身"))
    return Automatic(
        keyword="Install", when=Occurrence.APPEARS, do=[May(Move(away, Zone.REMOVED), then=[GainStartup()])]
    )


def _installed(*do: Effect) -> Automatic:
    """When this card is removed from the game by Install, which takes it from Trash."""
    return Automatic(
        valid_in=Zone.REMOVED,
        when=Occurrence.IS_REMOVED,
        origin=Zone.TRASH,
        by_ability=card(Side.ANY, EVERYWHERE, ability="Install"),
        do=list(do),
    )


def _event_ex(key: PlayerKey, part: str) -> list[Ability]:
    """Return the abilities of every Event EX: two cards of the hand may pay; it destroys an attacking Z/X."""
    of_hand = card(Side.OWN, Zone.HAND, name_contains=part)
    attacker = zx(cost_at_most=3, having=(Having.ATTACKING_PLAYER,))
    return [
        Always(
            valid_in=Zone.DYNAMIS,
            needs=[PlayerNamed(key)],
            do=[PayInstead(choose(2, of_hand), to=Zone.DECK, shown=True)],
        ),
        EventText(do=[If([PlayerNamed(key)], [Destroy(choose(1, attacker))])]),
    ]


_FACE_UP = this_is(card(Side.OWN, Zone.DYNAMIS, state=State.FACE_UP))


def _idea(japanese: str) -> AnyOf:
    """An own card of this name is on a Square, or face up in the Dynamis."""
    name = Japanese(japanese)
    face_up = card(Side.OWN, Zone.DYNAMIS, named=name, state=State.FACE_UP)
    return AnyOf([AtLeast(1, zx(Side.OWN, named=name)), AtLeast(1, face_up)])


# fmt: off
CARDS = [
    Card(
        "B34-008", "Grapple, Machine-Crushing Transformation", Color.RED, cost=3, power=4500,
        tribes=(Tribe.MEISTER, Tribe.GIGANTIC), icons=(Icon.IGNITION,), japanese="機砕転身 グラップル",
        rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your "
            "Trash. If you did, draw 1 card.\n"
            "[Auto] (Remove Zone) When this card is removed from the game from Trash by an "
            'ability of a card with the ability "Install", draw 1 card.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Draw(1)])],
            ),
            _installed(Draw(1)),
        ]),
    Card(
        "B34-009", "Artillery, Explosive Transformation", Color.RED, cost=4, power=6000,
        tribes=(Tribe.MEISTER, Tribe.GIGANTIC), japanese="爆砲転身 アーティラリー", rarity=Rarity.N,
        text=(
            "[Auto] (Remove Zone) When this card is removed from the game from Trash by an "
            'ability of a card with the ability "Install", deal 5000 damage to 1 enemy Z/X on '
            "a Normal Square.\n"
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: "
            "Deal 6000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            _installed(Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B34-010", "Chakram, Rondo Transformation", Color.RED, cost=6, power=8000,
        tribes=(Tribe.MEISTER, Tribe.GIGANTIC), japanese="輪舞転身 チャクラム", rarity=Rarity.R,
        text=(
            '[Auto] Install When this card appears, you may remove 1 Z/X with "転身" in the '
            "name in your Trash from the game. If you did, this card gains 1 startup ability "
            "of that card until the end of the turn.\n"
            "[Startup] (your turn; once per turn) For nothing: Deal 3000 damage to 1 Z/X on a "
            "Square."
        ),
        abilities=[
            _install(),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(3000, choose(1, zx(Side.ANY)))],
            ),
        ]),
    Card(
        "B34-011", "Harpe, Thunder Transformation", Color.RED, cost=7, power=10500,
        tribes=(Tribe.MEISTER, Tribe.GIGANTIC), japanese="迅雷転身 ハルパー", rarity=Rarity.SR,
        text=(
            "[Startup] (Hand; your turn; if you have 6 or more cards in your Resource) Pay "
            'red 1, remove 1 Z/X of yours with Cost 5 or more and "転身" in the name on a '
            "Square from the game: Put this card on a Normal Square without a Z/X. If you "
            "did, deal 2000 damage to each enemy Z/X on a Square.\n"
            '[Auto] Install When this card appears, you may remove 1 Z/X with "転身" in the '
            "name in your Trash from the game. If you did, this card gains 1 startup ability "
            "of that card until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                cost=[
                    Pay(Color.RED, 1),
                    Move(choose(1, zx(Side.OWN, cost_at_least=5, name_contains="転身")), Zone.REMOVED),
                ],
                do=[Then(Put(THIS, NORMAL, empty=True), then=[Damage(2000, each(zx(Side.ENEMY)))])],
            ),
            _install(),
        ]),
    Card(
        "B34-013", "Ripper Shadow Aquila", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE), icons=(Icon.IGNITION,),
        japanese="リッパーシャドウ アクイラ", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, draw 1 card. Put 1 card from your hand on the bottom of your "
            "deck.\n"
            "[Auto] When a Z/X of yours appears by Cinema, return up to 1 enemy Z/X with Cost 5 or less "
            "on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Draw(1), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, bottom=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN),
                way=Way.BY_CINEMA,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True), Zone.HAND)],
            ),
        ],
    ),
    Card(
        "B34-014", "Moment Shadow Tsih", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE),
        japanese="モメントシャドウ ツィー", rarity=Rarity.R,
        text=(
            "[Startup] (Hand; your turn; Cinema, once per turn) Return 1 Reboot Z/X of yours with Cost 5 "
            "or more on a Square to its owner's hand: Put this card on the Square where what was chosen "
            "first was without a Z/X by Cinema.\n"
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: Return 1 enemy Z/X with "
            "Cost 5 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            _cinema(5),
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
                limit=Limit.ONCE_PER_TURN,
            ),
        ],
    ),
    Card(
        "B34-015", "Rising Shadow Sadira", Color.BLUE, cost=8, power=11000,
        tribes=(Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE),
        japanese="ライジングシャドウ サーディラ", rarity=Rarity.SR,
        text=(
            "[Startup] (Hand; your turn; Cinema, once per turn) Return 1 Reboot Z/X of yours with Cost 6 "
            "or more on a Square to its owner's hand: Put this card on the Square where what was chosen "
            "first was without a Z/X by Cinema.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, return 1 enemy Z/X on a Normal Square to its owner's hand.\n"
            "[Auto] When this card appears by Cinema, this card cannot be chosen by abilities until the "
            "end of the turn."
        ),
        abilities=[
            _cinema(6),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_CINEMA,
                do=[Grant(THIS, Cannot(Bar.BE_CHOSEN))],
            ),
        ],
    ),
    Card(
        "B34-017", "Engrossing Time, Lawrencium", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="夢中になる時間 ローレンシウム", rarity=Rarity.R,
        text=(
            '[Auto] (Player Reia) When this card appears by being played, put up to 1 Z/X with '
            '"ローレンシウム" '
            "in the name from your hand on a Normal Square without a Z/X. At the end of the turn, return "
            "it to its owner's hand.\n"
            "[Auto] (Player Reia) When this card attacks, this card is not affected by abilities of enemy "
            "cards with printed Cost 3 or less until the end of the battle."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="ローレンシウム"), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.HAND)]),
                ],
            ),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[
                    Grant(
                        THIS,
                        Unaffected(
                            by=card(
                                Side.ENEMY, EVERYWHERE, cost_at_most=3, having=(Having.PRINTED_COST,)
                            ),
                        ),
                        until=Until.BATTLE_ENDS,
                    ),
                ],
            ),
        ],
    ),
    Card(
        "B34-019", "Rainy Flags Marta", Color.BLUE, cost=4, power=4000, rarity=Rarity.N,
        tribes=(Tribe.MERMAID, Tribe.METAL_FORTRESS), japanese="レイニー・フラッグス マルタ",
        text=(
            "[Auto] Ensemble (if you have an adjacent Z/X on a Square) When this card or a Z/X of "
            'yours with Cost 6 or more and "フラッグス" in the name appears, choose 1 of these: (1) draw '
            "1 card; (2) return 1 enemy Z/X with Cost 5 or more on a Normal Square to its owner's "
            "hand."
        ),
        abilities=[
            Automatic(
                keyword="Ensemble",
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, cost_at_least=6, name_contains="フラッグス"),
                or_this=True,
                needs=_IN_ENSEMBLE,
                do=[
                    OneOf([
                        [Draw(1)],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.HAND)],
                    ]),
                ],
            ),
        ]),
    Card(
        "B34-021", "Pop Flags Lily", Color.BLUE, cost=3, power=4500, rarity=Rarity.R,
        tribes=(Tribe.MERMAID, Tribe.METAL_FORTRESS), icons=(Icon.IGNITION,),
        japanese="ポップ・フラッグス リリー",
        text=(
            "[Startup] (Hand; your turn; once per turn by name) Pay blue 1: Put this card on a "
            'Normal Square without a Z/X next to a Z/X of yours with "フラッグス" in the name in Sleep '
            "State.\n"
            "[Startup] Ensemble (if you have an adjacent Z/X on a Square; your turn; once per turn) For "
            "nothing: Draw 1 card."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    Put(
                        THIS, NORMAL, empty=True, state=State.SLEEP,
                        near=zx(Side.OWN, name_contains="フラッグス"),
                    ),
                ],
                limit=Limit.NAME_LOCK,
            ),
            Startup(
                keyword="Ensemble",
                needs=[*_IN_ENSEMBLE, TurnOf(Side.OWN)],
                cost=[],
                do=[Draw(1)],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B34-023", "Ocean Flags Nammu", Color.BLUE, cost=7, power=10500, rarity=Rarity.SR,
        tribes=(Tribe.MERMAID, Tribe.METAL_FORTRESS), japanese="オーシャン・フラッグス ナム",
        text=(
            "[Always] (Hand) This card costs 2 less for each pair of adjacent Z/X of yours on a Square to "
            "play.\n"
            "[Startup] Ensemble (if you have an adjacent Z/X on a Square; your turn; once per "
            'turn) Return 2 Z/X of yours with another name than this card and "フラッグス" in the '
            "name on a Square to their owners' hands: Put up to 1 Z/X with Cost 6 or less and "
            '"フラッグス" in the name from your hand on a Normal Square without a Z/X in Sleep '
            "State."
        ),
        abilities=[
            Always(do=[CostsLess(Per(2, Pairs(zx(Side.OWN))))], valid_in=Zone.HAND),
            Startup(
                keyword="Ensemble",
                needs=[*_IN_ENSEMBLE, TurnOf(Side.OWN)],
                cost=[
                    Move(
                        choose(2, zx(Side.OWN, name_contains="フラッグス", having=(Having.OTHER_NAME,))),
                        Zone.HAND,
                    ),
                ],
                do=[
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, cost_at_most=6, name_contains="フラッグス"),
                            up_to=True,
                        ),
                        NORMAL, empty=True, state=State.SLEEP,
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B34-038", "Evil Eye of the Whirling Wind, Venti", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.DIABOLOS, Tribe.PREDATOR), icons=(Icon.IGNITION,),
        japanese="渦巻ク風ノ魔眼 ウェンティ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put the top card of your deck into your Trash.\n"
            '[Auto] (Trash) When a Z/X of yours with Cost 6 or more and "魔眼" in the name appears by '
            "being played, if you have no Z/X with the name of this card on a Square, you may play this "
            "card without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FromDeck(1, Zone.TRASH))]),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, cost_at_least=6, name_contains="魔眼"),
                way=Way.BY_PLAY,
                valid_in=Zone.TRASH,
                do=[
                    If(
                        [AtMost(0, zx(Side.OWN, having=(Having.SAME_NAME,)))],
                        [May(PlayFree(THIS, regular=True))],
                    ),
                ],
            ),
        ],
    ),
    Card(
        "B34-072", "Key Oath Strength, Reia", Color.BLUE, CardType.SHIFT, tribes=(Tribe.OATH_ARMAMENT,),
        japanese="【鍵誓『力』】怜亜",
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Metal Fortress] Z/X of "
            'yours with Cost 5 or more and "怜亜" or "ローレンシウム" in the name.\n'
            "[Auto] (Player Reia) When a Shift is laid on this card, draw 1 card. Put 1 card from "
            "your hand into your Trash. If this card is a Z/X Overboost on a Square or in your "
            "Dynamis, at the end of the turn, get 1 Dream Key counter.\n"
            "[Auto] (Player Reia; your opponent's turn) When this card leaves its Square, if this "
            "card is a Z/X Overboost on a Square or in your Dynamis, return up to 1 enemy Z/X with "
            "Cost 5 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Shift(
                onto=zx(
                    Side.OWN,
                    cost_at_least=5,
                    name_contains=("怜亜", "ローレンシウム"),
                    tribe=Tribe.METAL_FORTRESS,
                ),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[
                    Draw(1),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    If(
                        [AtLeast(1, _THIS_OVERBOOST)],
                        [AtEndOfTurn([GainCounters(CounterKind.DREAM_KEY, 1)], to=None)],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.LEAVES,
                needs=[PlayerNamed(PlayerKey.REIA), TurnOf(Side.ENEMY)],
                do=[
                    If(
                        [AtLeast(1, _THIS_OVERBOOST)],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B34-081", "Tyrant Galactica", Color.RED, CardType.EVENT_EX, cost=1,
        japanese="タイラント・ギャラクティカ", rarity=Rarity.WR,
        text=(
            "[Always] (Dynamis; Player Sera) When this card is played, you may put 2 cards with "
            '"オリハルコンティラノ" in the name from your hand on the bottom of your deck and show them '
            "instead of paying its Cost.\n"
            "[Event] If your Player is Sera, destroy 1 Z/X with Cost 3 or less on a Square, if it attacks "
            "you.\n"
            "[Startup] (Dynamis; Player Sera; your turn; if this card is a "
            "face-up card in your Dynamis; once per turn) Pay red 2, spend "
            '2 Dream Key counters: If you have "銀河のイデア オリハルコンティラノ" on a '
            'Square or you have face-up "銀河のイデア オリハルコンティラノ" in your '
            "Dynamis, destroy each enemy Z/X with Cost 7 or more on a "
            "Normal Square. Each [Overboost] Z/X of yours on a Square gains "
            '"[Always] This card can also attack your opponent\'s Player '
            'Square from any distance." until the end of the turn.'
        ),
        abilities=[
            *_event_ex(PlayerKey.SERA, "オリハルコンティラノ"),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.ONCE_PER_TURN,
                needs=[PlayerNamed(PlayerKey.SERA), TurnOf(Side.OWN), _FACE_UP],
                cost=[Pay(Color.RED, 2), SpendCounters(CounterKind.DREAM_KEY, 2)],
                do=[
                    If(
                        [_idea("銀河のイデア オリハルコンティラノ")],
                        [
                            Destroy(each(zx(Side.ENEMY, on=NORMAL, cost_at_least=7))),
                            Grant(
                                each(zx(Side.OWN, tribe=Tribe.OVERBOOST)),
                                Gains(Always(do=[GainRange(ANY_NUMBER, at_player=True)])),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B34-085", "Sweetheart Order", Color.WHITE, CardType.EVENT_EX, cost=1,
        japanese="スイートハート・オーダー", rarity=Rarity.WR,
        text=(
            "[Always] (Dynamis; Player Misaki) When this card is played, you may put 2 cards with "
            '"ケィツゥー" in the name from your hand on the bottom of your deck and show them instead of '
            "paying its Cost.\n"
            "[Event] If your Player is Misaki, destroy 1 Z/X with Cost 3 or less on a Square, if it "
            "attacks you.\n"
            "[Startup] (Dynamis; Player Misaki; your turn; if this card is a "
            "face-up card in your Dynamis; once per turn) Spend 2 Dream Key "
            'counters: If you have "家族のイデア ケィツゥー" on a Square or you have face-up '
            '"家族のイデア ケィツゥー" in your Dynamis, give 1 [Guardian] Z/X of yours on a '
            "Square +3000 Power until the end of the turn. It cannot be chosen by "
            "abilities until the end of the turn."
        ),
        abilities=[
            *_event_ex(PlayerKey.MISAKI, "ケィツゥー"),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.ONCE_PER_TURN,
                needs=[PlayerNamed(PlayerKey.MISAKI), TurnOf(Side.OWN), _FACE_UP],
                cost=[SpendCounters(CounterKind.DREAM_KEY, 2)],
                do=[
                    If(
                        [_idea("家族のイデア ケィツゥー")],
                        [
                            Power(3000, choose(1, zx(Side.OWN, tribe=Tribe.GUARDIAN))),
                            Grant(IT, Cannot(Bar.BE_CHOSEN)),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B34-086", "Hand It Over, Meow!", Color.WHITE, CardType.EVENT_EX, cost=1,
        japanese="くれてやるのニャ！", rarity=Rarity.WR,
        text=(
            "[Always] (Dynamis; Player Nina) When this card is played, you may put 2 cards with "
            '"メインクーン" in the name from your hand on the bottom of your deck and show them instead '
            "of paying its Cost.\n"
            "[Event] If your Player is Nina, destroy 1 Z/X with Cost 3 or less on a Square, if it attacks "
            "you.\n"
            "[Startup] (Dynamis; Player Nina; if this card is a face-up card in your "
            'Dynamis; once per turn) Spend 1 Dream Key counter: If you have "英雄のイデア '
            'メインクーン" on a Square, 1 Z/X of yours with "メインクーン" in the name on a Square '
            "has +1 Cost until the end of the turn. Give it +4000 Power until the end "
            "of the turn."
        ),
        abilities=[
            *_event_ex(PlayerKey.NINA, "メインクーン"),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.ONCE_PER_TURN,
                needs=[PlayerNamed(PlayerKey.NINA), _FACE_UP],
                cost=[SpendCounters(CounterKind.DREAM_KEY, 1)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, named=Japanese("英雄のイデア メインクーン")))],
                        [
                            Grant(choose(1, zx(Side.OWN, name_contains="メインクーン")), GainCost(1)),
                            Power(4000, IT),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B34-105", "Abe no Seimei", Color.RED, cost=2, power=3000, tribes=(Tribe.BRAVER,),
        japanese="式神を操る者 安倍晴明",
        text=(
            "[Auto] When this card appears, you may put 2 cards from your Trash under this card as "
            "Force.\n"
            "[Startup] (your turn) Pay red 2: Put 1 Z/X with Cost up to the number of cards in your "
            'Resource and "式神" in the name that is Force of this card from your Force zone on a '
            "Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(2, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.RED, 2)],
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.FORCE,
                                name_contains="式神",
                                having=(Having.FORCE_OF_THIS, Having.COST_WITHIN_RESOURCE),
                            ),
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
]
