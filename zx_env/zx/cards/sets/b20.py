# ruff: noqa: RUF001 - Japanese names stand as printed
"""B20: bonds of Players and their partners, Events that work in Resource."""

from zx_env.zx.cards.language import *

_ENEMY_ARMY = Squares("a Square of your Enemy Army Area", "xxx ... ...")
_FORCE_BELOW = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_EVENT_IN_TRASH = AtLeast(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))


def _only(color: Color) -> list[Condition]:
    """Return the conditions for cards in the own Resource, all of them of the color."""
    return [
        AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=color)),
        AtMost(0, card(Side.OWN, Zone.RESOURCE, not_color=color)),
    ]


def _becomes_force(then: Effect) -> EventText:
    """Return the text of an Event that becomes Force of an own Pectilis, and what follows."""
    pectilis = choose(1, zx(Side.OWN, name_contains="ペクティリス"))
    return EventText(do=[Then(AsForce(THIS, under=pectilis), then=[then])])


_MORE_COST_ABOVE = Always(
    valid_in=Zone.FORCE,
    do=[GainCost(2, each(zx(Side.OWN, name_contains="ペクティリス", having=(Having.ABOVE_THIS,))))],
)

_MERRY_VOW: list[Ability] = [
    Automatic(
        when=Occurrence.PUT_IN_RESOURCE,
        valid_in=Zone.RESOURCE,
        needs=[PlayerNamed(PlayerKey.AZUMI)],
        do=[
            If(
                [
                    AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Rigel and Azumi, Entwined Bond")),
                ],
                [
                    May(
                        Pay(Color.BLUE, 2),
                        then=[
                            Look(
                                7,
                                do=[Put(choose(1, looked(zx(name_contains="リゲル"))), NORMAL, empty=True)],
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
]
_ENTWINED_BOND: list[Ability] = [
    EventText(do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, cost_at_most=3)), Zone.HAND)]),
    Automatic(
        when=Occurrence.PUT_IN_RESOURCE,
        valid_in=Zone.RESOURCE,
        needs=[PlayerNamed(PlayerKey.AZUMI)],
        do=[
            If(
                [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Rigel, Merry Vow"))],
                [
                    Look(
                        5,
                        do=[
                            Move(choose(2, looked()), Zone.HAND),
                            Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK),
                        ],
                    ),
                ],
            ),
        ],
    ),
]
_SPRING_SONG: list[Ability] = [
    Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.REMOVED)]),
    Startup(
        needs=[PlayerNamed(PlayerKey.HONOME)],
        limit=Limit.ONCE_PER_TURN,
        cost=[FromDeck(2, Zone.REMOVED)],
        do=[
            Move(choose(2, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True), Zone.REMOVED),
            Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED),
            Move(choose(1, zx(Side.OWN, zone=Zone.REMOVED)), Zone.HAND),
        ],
    ),
]
_RIGELS = AtLeast(5, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE, name_contains="リゲル"))
_CHRISTMAS = card(Side.OWN, EVERYWHERE, named=Japanese("リゲル★クリスマス"))

_AWAKENED_BLADE: list[Ability] = [
    Awaken(
        [
            Move(choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True),
            Draw(2),
        ]
    ),
    Always(
        valid_in=Zone.DYNAMIS,
        needs=[PlayerNamed(PlayerKey.AZUMI), _RIGELS, AtLeast(1, ThisTurn(Fate.PLAYED, _CHRISTMAS))],
        do=[PlayFrom(THIS, free=True, unconditional=True)],
    ),
    Always(needs=[PlayerNamed(PlayerKey.AZUMI)], do=[GainRange(ANY_NUMBER)]),
    *(
        Automatic(
            when=when,
            needs=[PlayerNamed(PlayerKey.AZUMI)],
            do=[May(Draw(1)), Move(choose(1, zx(on=NORMAL), up_to=True), Zone.HAND)],
        )
        for when in (Occurrence.ATTACKS, Occurrence.TURN_ENDS)
    ),
]

_INCITING_LIFE: list[Ability] = [
    Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.BLUE)]),
    Automatic(
        when=Occurrence.APPEARS,
        way=Way.FROM_DYNAMIS,
        do=[
            May(
                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                then=[
                    Move(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.HAND),
                    Draw(3),
                    Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                ],
            ),
        ],
    ),
]
_ANGEL_AMONG_GODS: list[Ability] = [
    Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.WHITE)]),
    Always(do=[ChargeMore(-2, Side.ENEMY)]),
    Automatic(
        when=Occurrence.APPEARS,
        way=Way.FROM_DYNAMIS,
        do=[
            May(
                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                then=[
                    Destroy(choose(1, zx(on=NORMAL))),
                    Move(
                        choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY),
                        Zone.DECK,
                        bottom=True,
                        shown=True,
                    ),
                ],
            ),
        ],
    ),
]
_CHARM_DRAGON: list[Ability] = [
    Awaken(
        [
            Move(choose(1, card(Side.OWN, Zone.CHARGE, cost_at_least=5)), Zone.TRASH),
            FromDeck(1, Zone.CHARGE),
        ]
    ),
    Automatic(
        when=Occurrence.APPEARS,
        way=Way.FROM_DYNAMIS,
        do=[
            May(
                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                then=[
                    Put(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), NORMAL, empty=True),
                    FromDeck(1, Zone.CHARGE),
                ],
            ),
        ],
    ),
]
_DIVINE_NEEDLE: list[Ability] = [
    Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.GREEN)]),
    Automatic(
        when=Occurrence.APPEARS,
        way=Way.FROM_DYNAMIS,
        needs=[PlayerNamed(PlayerKey.KISARA)],
        do=[
            May(
                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                then=[
                    Move(choose(2, zx(on=NORMAL), up_to=True), Zone.RESOURCE, State.SLEEP),
                    Look(
                        4,
                        shown=True,
                        do=[
                            Move(
                                choose(2, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.PLASECT)), up_to=True),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
]

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B20-001", "Amenouzume, Hot Spring Goddess", Color.RED, cost=2, power=3000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="温泉貢納の女神アメノウズメ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 2) When this card appears, deal 6000 damage divided as you like among any "
            "number of enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[Divide(6000, choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B20-002", "Melia, Spear-tree Spirit", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.START_CARD,), japanese="槍木の精霊メリア", rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn; once per turn) For nothing: If you have a red card in your "
            "Resource and no cards that are not red in your Resource, put 1 card from your hand into your "
            "Trash. Draw 1 card."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[If(_only(Color.RED), [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(1)])],
            ),
        ]),
    Card(
        "B20-003", "Main-gauche, Vice Director of Arms", Color.RED, cost=3, power=4500,
        tribes=(Tribe.MEISTER,), icons=(Icon.IGNITION,), japanese="武具研究所副所長マンゴーシュ",
        rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 3 or more [Meister] cards in your Resource, you "
            "may remove 1 [Meister] card in your Trash from the game. If you did, reveal the top 3 cards "
            "of your deck. Return 1 [Meister] card among them to your hand. Remove each card among them "
            "from the game. Return the rest to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MEISTER))],
                        [
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.MEISTER)), Zone.REMOVED
                                ),
                                then=[
                                    Look(
                                        3,
                                        shown=True,
                                        do=[
                                            Move(
                                                choose(
                                                    1,
                                                    looked(card(Side.OWN, Zone.DECK, tribe=Tribe.MEISTER)),
                                                ),
                                                Zone.HAND,
                                            ),
                                            Move(each(looked()), Zone.REMOVED),
                                        ],
                                        rest=Rest.TOP,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-004", "Gwendolen, Vengeful Love Knight", Color.RED, cost=3, power=5000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION,), japanese="報復の恋騎グウェンドリン", rarity=Rarity.N),
    Card(
        "B20-005", "Kudan, Prophetic Ox-man", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="未来を告げる牛人 件", rarity=Rarity.R,
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
        "B20-006", "Karahia Dagina of the Dawn Ten", Color.RED, cost=4, power=6000,
        tribes=(Tribe.GIGANTIC,), japanese="暁十天カラヒア・ダギナ", rarity=Rarity.SR,
        text=(
            "[Startup] (Waker Lv 4; once per turn) Remove 1 card in your hand from the game, remove 1 "
            "card in your Charge from the game: Reboot this card. Remove 1 enemy Z/X on a Normal Square "
            "from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.REMOVED),
                ],
                do=[Reboot(THIS), Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B20-007", "Jasper Rupica, Antelope of Will", Color.RED, cost=4, power=6000,
        tribes=(Tribe.GIGANTIC,), japanese="意志の碧羚羊ジャスパールピカ", rarity=Rarity.N,
        text=(
            "[Auto] (Dingir Lv 1) When this card is destroyed, put 1 card from your hand into your Trash. "
            "Draw 2 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(2)],
            ),
        ]),
    Card(
        "B20-008", "Suzuka Gozen, Twin-blade Spirit", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="双剣裂帛の気合 鈴鹿御前", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 3) When this card appears, you may remove 1 Z/X in either player's Trash "
            "from the game. If you did, deal damage equal to the Power of what was chosen first to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Move(choose(1, zx(zone=Zone.TRASH), keep=True), Zone.REMOVED),
                        then=[Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-009", "Sha Wujing, Quicksand Whirlwind", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="流砂の旋風 沙悟浄", rarity=Rarity.N,
        text=(
            "[Always] (Hand) While you have 4 or more [Mythos] cards in your Resource, this card has -1 "
            "Cost.\n"
            "[Auto] When this card appears, if you have 4 or more [Mythos] cards in your Resource, "
            'deal 6000 damage to 1 enemy Z/X on a Normal Square. If you have a Z/X with "孫悟空" in the '
            "name on a Square, deal 6000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MYTHOS))],
                do=[GainCost(-1)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MYTHOS))],
                        [
                            Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                            If(
                                [AtLeast(1, zx(Side.OWN, name_contains="孫悟空"))],
                                [Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-010", "Creeping Coin, False Currency", Color.RED, cost=5, power=7500, tribes=(Tribe.MYTHOS,),
        japanese="偽証の禁貨クリーピングコイン", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 3) When this card appears by an ability, you may remove 1 enemy Z/X on a "
            "Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_ABILITY,
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED))],
            ),
        ]),
    Card(
        "B20-011", "Atalante, Lion-like Hunter", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="獅子なる狩猟者アタランテ", rarity=Rarity.R,
        text=(
            "[Always] (Waker Lv 4) While you have 3 or more [Braver] cards in your Resource, this card "
            'has Range 2 and gains "[Auto] When this card attacks, you may deal 8000 damage to 1 enemy '
            'Z/X on a Normal Square."'
        ),
        abilities=[
            Always(
                needs=[
                    Level(Tribe.WAKER, 4),
                    AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.BRAVER)),
                ],
                do=[
                    GainRange(2),
                    Gains(
                        Automatic(
                            when=Occurrence.ATTACKS,
                            do=[May(Damage(8000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B20-012", "Railroad, Railway Smith", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="鉄道職人レイルロード", rarity=Rarity.N,
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
        "B20-013", "Clockwork, Clock Smith", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="時計職人クロックワーク", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card attacks, look at the top 5 cards of your deck. Remove 2 "
            "cards among them from the game. Return the rest to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[Look(5, do=[Move(choose(2, looked()), Zone.REMOVED)], rest=Rest.TOP)],
            ),
        ]),
    Card(
        "B20-014", "Opal Horseshoe Crab", Color.RED, cost=5, power=6500, tribes=(Tribe.GIGANTIC,),
        japanese="竜眼の緑玉オパールホースシュー", rarity=Rarity.N,
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
    Card(
        "B20-015", "Howlite Husky, Pure Hound", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="純なる猟犬ハウライトハスキー", rarity=Rarity.N,
        text=(
            "[Startup] (Trash; your turn; once per turn by name) Remove this card from the game: If you "
            "have 4 or more [Gigantic] cards in your Resource, give 1 [Gigantic] Z/X of yours on a Square "
            "+3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.TRASH,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.GIGANTIC))],
                        [Power(3000, choose(1, zx(Side.OWN, tribe=Tribe.GIGANTIC)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-016", "Morningstar, Star Smith", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="星球職人モーニングスター", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 9) When this card appears by being played, remove each enemy Z/X on a "
            "Normal Square from the game. Remove each card in either player's hand from the game. Draw 1 "
            "card for every 3 of them altogether."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 9)],
                do=[
                    Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED),
                    Move(each(card(Side.ANY, Zone.HAND)), Zone.REMOVED),
                    Draw(PerDone(1, cards=3, altogether=True)),
                ],
            ),
        ]),
    Card(
        "B20-017", "Toyotomi Hideyoshi, Ape General", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="天下の猿将 豊臣秀吉", rarity=Rarity.SR,
        text=(
            "[Startup] (Waker Lv 3; your turn; once per turn by name) Return 1 other [Braver] Z/X of "
            "yours on a Square to its owner's hand: You may put 1 [Braver] Z/X from your hand on a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 3), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[
                    Move(
                        choose(1, zx(Side.OWN, tribe=Tribe.BRAVER, having=(Having.NOT_THIS,))), Zone.HAND
                    ),
                ],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.BRAVER)), NORMAL, empty=True
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B20-018", "Kalavinka, Hidden Gratitude", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="胸に秘めた寸草 迦陵頻伽", rarity=Rarity.R,
        text=(
            '[Auto] (Resource; Player Honome) When this card is put into Resource, if you have "Kalavinka '
            'and Honome, Spring Bond" in your Resource, put 2 cards from your hand into your Trash. Draw '
            "3 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.HONOME)],
                do=[
                    If(
                        [
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, named="Kalavinka and Honome, Spring Bond")
                            ),
                        ],
                        [Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-019", "Rasputin, Cursed Monk", Color.RED, cost=7, power=10500, tribes=(Tribe.BRAVER,),
        japanese="呪縁怪僧ラスプーチン", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 4) When this card destroys an enemy Z/X in battle, deal 11000 damage to up "
            "to 2 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 4)],
                do=[Damage(11000, choose(2, zx(on=NORMAL), up_to=True))],
            ),
        ]),
    Card(
        "B20-020", "Kalavinka and Honome, Spring Bond", Color.RED, CardType.EVENT, cost=1,
        japanese="迦陵頻伽とほのめ 春暉の絆", rarity=Rarity.R,
        text=(
            "[Event] Deal 6000 damage to 1 Sleep Z/X with Cost 3 or less on a Normal Square.\n"
            "[Auto] (Resource; Player Honome) When this card is put into Resource, if you have "
            '"Kalavinka, Hidden Gratitude" in your Resource, you may remove 2 cards in your Trash '
            'from the game. If you did, you may return 1 Z/X with "迦陵頻伽" in the name from your Remove '
            "Zone to your hand."
        ),
        abilities=[
            EventText(do=[Damage(6000, choose(1, zx(on=NORMAL, state=State.SLEEP, cost_at_most=3)))]),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.HONOME)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Kalavinka, Hidden Gratitude"))],
                        [
                            May(
                                Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                                then=[
                                    May(
                                        Move(
                                            choose(
                                                1,
                                                zx(
                                                    Side.OWN,
                                                    zone=Zone.REMOVED,
                                                    name_contains="迦陵頻伽",
                                                ),
                                            ),
                                            Zone.HAND,
                                        )
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B20-021", "Arsenic, Riot Combination", Color.BLUE, cost=2, power=3000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="鎮圧合体アルセニック", rarity=Rarity.N,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, if you have 2 or more [Metal Fortress] cards in your "
            "Resource, 1 other [Metal Fortress] Z/X of yours on a Normal Square has Range 2 until the end "
            "of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.METAL_FORTRESS))],
                        [
                            Grant(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        on=NORMAL,
                                        tribe=Tribe.METAL_FORTRESS,
                                        having=(Having.NOT_THIS,),
                                    ),
                                ),
                                GainRange(2),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-022", "Drain, Absorbing Machine", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="吸収機械ドレイン", rarity=Rarity.N),
    Card(
        "B20-023", "Lost, Vanishing Machine", Color.BLUE, cost=3, power=4500, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION,), japanese="消失機械ロスト", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may return 1 enemy Z/X with Cost 3 or less "
            "on a Normal Square to its owner's hand. Draw 2 cards. Return 1 card from your hand to your "
            "deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)),
                    Draw(2),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                ],
            ),
        ]),
    Card(
        "B20-024", "Dylan, Player of Reminiscence", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.START_CARD,), japanese="追憶の奏者ディラン", rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Auto] (Charge) When your Ignition Phase starts, if you have a blue card in your Resource "
            "and no cards that are not blue in your Resource, you may look at the top card of your deck. "
            "You may put 1 card among them on the bottom of its owner's deck. Return the rest to the top "
            "of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.OWN,
                valid_in=Zone.CHARGE,
                do=[
                    If(
                        _only(Color.BLUE),
                        [
                            May(
                                Look(
                                    1,
                                    do=[May(Move(choose(1, looked()), Zone.DECK, bottom=True))],
                                    rest=Rest.TOP,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-025", "Branded Sword Aldhanab", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ブランデッドソード アルダナブ",
        rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears by being played, if you have 6 or more cards in your Resource "
            "and 4 or more [Battle Dress] cards in your Resource, look at the top 5 cards of your deck. "
            "Put up to 1 [Battle Dress] Z/X with Cost 4 or less among them on a Normal Square without a "
            "Z/X. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.BATTLE_DRESS)),
                        ],
                        [
                            Look(
                                5,
                                do=[
                                    Put(
                                        choose(
                                            1,
                                            looked(zx(tribe=Tribe.BATTLE_DRESS, cost_at_most=4)),
                                            up_to=True,
                                        ),
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
        "B20-026", "Charino of the XI Flags", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス シャリーノ", rarity=Rarity.SR,
        text=(
            "[Auto] (Waker Lv 3) When this card appears by being played, you may return 1 other Z/X of "
            "yours on a Square to its owner's hand. If you did, return up to 1 enemy Z/X on a Normal "
            "Square to its owner's hand. Put up to 1 Z/X with Cost 5 or less from your hand on a Normal "
            "Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Move(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.HAND),
                        then=[
                            Move(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.HAND),
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5), up_to=True),
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
        "B20-027", "Stonebridge, Instrument Seller", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="楽器屋ストーンブリッジ", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, if you have 7 or more blue cards in your Resource, you may "
            "put 1 card from your Charge into your Trash. If you did, reveal the top 4 cards of your "
            "deck. Put 1 blue Z/X with Cost 6 or less among them on a Normal Square without a Z/X. "
            "Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Look(
                                        4,
                                        shown=True,
                                        do=[
                                            Put(
                                                choose(1, looked(zx(color=Color.BLUE, cost_at_most=6))),
                                                NORMAL,
                                                empty=True,
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-028", "Buzzsaw, Dust-cutting Machine", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="塵裁機械バズソウ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 4 or more [Killer Machine] cards in your "
            "Resource, reveal the top 5 cards of your deck. Return 1 [Killer Machine] card among them to "
            "your hand. Return 1 enemy Z/X on a Normal Square to its owner's hand. Shuffle the rest back "
            "into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.KILLER_MACHINE))],
                        [
                            Look(
                                5,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            1, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.KILLER_MACHINE))
                                        ),
                                        Zone.HAND,
                                    ),
                                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-029", "Rigel, Merry Vow", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="メリータル・ヴァウス リゲル", rarity=Rarity.R,
        text=(
            "[Auto] (Resource; Player Azumi) When this card is put into Resource, if you have 6 or "
            'more cards in your Resource and "Rigel and Azumi, Entwined Bond" in your Resource, you '
            'may pay blue 2. If you did, look at the top 7 cards of your deck. Put 1 Z/X with "リゲル" in '
            "the name among them on a Normal Square without a Z/X. Shuffle the rest back into your "
            "deck."
        ),
        abilities=_MERRY_VOW),
    Card(
        "B20-030", "Io, Young City Guard", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="若きシティガード イオ", rarity=Rarity.N,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may Sleep this card. If you did, draw 1 "
            "card. Return 1 enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Sleep(THIS), then=[Draw(1), Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)]
                    ),
                ],
            ),
        ]),
    Card(
        "B20-031", "Irregular X Blightron", Color.BLUE, cost=5, power=7500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="イレギュラーX 崩刃裁機ブライトロン", rarity=Rarity.SR,
        text=(
            "[Auto] (Waker Lv 3; Player Nanao) When this card attacks, draw 1 card. You may put 1 [Killer "
            "Machine] Z/X with Cost 4 or less from your hand on a Square of the Center Area without a "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 3), PlayerNamed(PlayerKey.NANAO)],
                do=[
                    Draw(1),
                    May(
                        Put(
                            choose(
                                1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.KILLER_MACHINE, cost_at_most=4)
                            ),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B20-032", "Ringo, Sea Court Keeper", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="海庭の管理人リンゴ", rarity=Rarity.N,
        text=(
            "[Auto] When your opponent's Main Phase starts, if you have 4 or more [Mermaid] cards in your "
            "Resource, you may return 1 [Mermaid] Z/X of yours on a Square to its owner's hand. If you "
            "did, you may put 1 [Mermaid] Z/X with Cost 5 or less from your hand on a Square of the "
            "Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MERMAID))],
                        [
                            May(
                                Move(choose(1, zx(Side.OWN, tribe=Tribe.MERMAID)), Zone.HAND),
                                then=[
                                    May(
                                        Put(
                                            choose(
                                                1,
                                                zx(
                                                    Side.OWN,
                                                    zone=Zone.HAND,
                                                    tribe=Tribe.MERMAID,
                                                    cost_at_most=5,
                                                ),
                                            ),
                                            CENTER,  # diagram assumed
                                            empty=True,
                                        )
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-033", "Void, Ascending Mad Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="滅昇狂機ヴォイド", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 2) When your turn ends, you may draw 1 card. Otherwise, look at the top 3 "
            "cards of your deck. Return them to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Draw(1), otherwise=[Look(3, rest=Rest.TOP)])],
            ),
        ]),
    Card(
        "B20-034", "Antimatter, Supreme Transformation", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="最高変形アンチマタ", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, draw 1 card. If you have 3 or more [Metal "
            "Fortress] cards in your Resource, you may put 1 [Metal Fortress] Z/X with Cost 4 or less "
            "from your hand on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    Draw(1),
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.METAL_FORTRESS))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN,
                                            zone=Zone.HAND,
                                            tribe=Tribe.METAL_FORTRESS,
                                            cost_at_most=4,
                                        ),
                                    ),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-035", "Ganymede, Central Defender", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="セントラルディフェンダー ガニメデ", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 1) When this card is destroyed, you may put 1 Z/X with Cost 4 or less from "
            "your hand on a Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=4)),
                            CENTER,  # diagram assumed
                            empty=True,
                            state=State.SLEEP,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B20-036", "TGV, Sonic Silver Wind", Color.BLUE, cost=6, power=9000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="音速の銀風テジェヴェ", rarity=Rarity.N,
        text=(
            "[Always] (Waker Lv 1) While this card is a Z/X on a Square of the Center Area, this card has "
            "Range 2."
        ),
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 1), this_is(zx(on=CENTER))],  # diagram assumed
                do=[GainRange(2)],
            ),
        ]),
    Card(
        "B20-037", "Hutten, Romantic Musician", Color.BLUE, cost=6, power=9000, tribes=(Tribe.MERMAID,),
        japanese="浪漫の従楽士ヒュッテン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 7 or more blue cards in your Resource, choose 2 "
            "of these in any order: (1) return each enemy Z/X with Cost 3 or less on a Normal Square to "
            "their owners' hands; (2) return 1 Z/X on a Normal Square to its owner's hand; (3) you may "
            "put 1 Z/X with Cost 3 or less from your hand on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [
                            OneOf(
                                [
                                    [Move(each(zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)],
                                    [Move(choose(1, zx(on=NORMAL)), Zone.HAND)],
                                    [
                                        May(
                                            Put(
                                                choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
                                                NORMAL,
                                                empty=True,
                                            )
                                        ),
                                    ],
                                ],
                                number=2,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-038", "Deep Sea, Ocean Floor Form", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="海底変形ディープシー", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 4) When this card appears, draw 2 cards. You may put 1 card from your hand "
            "under this card as Force.\n"
            "[Startup] (once per turn) For nothing: Return 1 enemy Z/X with Cost up to the highest Cost "
            "among cards that are Force of this card in your Force zone on a Normal Square to its owner's "
            "hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[Draw(2), May(AsForce(choose(1, card(Side.OWN, Zone.HAND))))],
            ),
            Startup(
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Move(
                        choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=CostOf(_FORCE_BELOW, highest=True))),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "B20-039", "Diversion, Turmoil Machine", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="騒乱機械ディバージョン", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 5) When this card appears, you may put 1 card from your hand into your "
            "Trash. If you did, return 1 enemy Z/X with Cost 6 or more on a Normal Square to its owner's "
            "deck and shuffle it. Return 1 enemy Z/X with Cost 5 on a Normal Square to its owner's hand. "
            "Return 1 enemy Z/X with Cost 4 or less on a Normal Square to the top of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 5)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)),
                                Zone.DECK,
                                shuffled=True,
                            ),
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5, cost_at_most=5)),
                                Zone.HAND,
                            ),
                            Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.DECK),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-040", "Rigel and Azumi, Entwined Bond", Color.BLUE, CardType.EVENT, cost=1,
        japanese="リゲルとあづみ 連理の絆", rarity=Rarity.R,
        text=(
            "[Event] Return 1 enemy Sleep Z/X with Cost 3 or less on a Normal Square to its owner's hand.\n"
            '[Auto] (Resource; Player Azumi) When this card is put into Resource, if you have "Rigel, '
            'Merry Vow" in your Resource, look at the top 5 cards of your deck. Return 2 cards among them '
            "to their owners' hands. Return 1 card from your hand to the top of your deck. Shuffle the "
            "rest back into your deck."
        ),
        abilities=_ENTWINED_BOND),
    # -- white -------------------------------------------------------------
    Card(
        "B20-041", "Ikaruga Tsubasa, Stage Angel", Color.WHITE, cost=2, power=3000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ステージの天使 斑鳩つばさ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears, you may give 1 enemy Z/X on a Normal Square "
            "-5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Power(-5000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
            ),
        ]),
    Card(
        "B20-042", "Birman, Mansion Explorer", Color.WHITE, cost=2, power=3000, tribes=(Tribe.CAIT_SITH,),
        japanese="洋館探検隊バーマン", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, if you have 7 or more white cards in your Resource, you may "
            "put 1 enemy Z/X on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-043", "Tabby Cat, Antique Dealer", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="古物商タビーキャット", rarity=Rarity.R,
        text=(
            "[Startup] (your turn; once per turn by name) For nothing: If you have 6 or more cards in "
            "your Resource and 4 or more [Cait Sith] cards in your Resource, you may put 1 [Cait Sith] "
            "Z/X with Cost 5 from your hand on a Normal Square without a Z/X. If you did, at the end of "
            "the turn, return it to its owner's hand."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.CAIT_SITH)),
                        ],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN,
                                            zone=Zone.HAND,
                                            tribe=Tribe.CAIT_SITH,
                                            cost_at_least=5,
                                            cost_at_most=5,
                                        ),
                                    ),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[AtEndOfTurn([Move(IT, Zone.HAND)])],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-044", "Abyssinian on a Reporting Trip", Color.WHITE, cost=3, power=5000,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION,), japanese="取材旅行するアビシニアン",
        rarity=Rarity.N),
    Card(
        "B20-045", "Black-footed Cat, Small Courage", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="小さな勇気クロアシネコ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Dingir Lv 1) When this card destroys an enemy Z/X in battle, you may pay white 1. If "
            "you did, put 1 Z/X with Cost 3 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Pay(Color.WHITE, 1),
                        then=[
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
        "B20-046", "Selkirk Rex, Beacon of Revolt", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.START_CARD,), japanese="反乱の狼煙セルカークレックス",
        rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your opponent's turn; once per turn) For nothing: If you have 5 or more "
            "cards in your Resource and no cards that are not white in your Resource, give 1 Z/X on your "
            "Player Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.ENEMY)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtMost(0, card(Side.OWN, Zone.RESOURCE, not_color=Color.WHITE)),
                        ],
                        [Power(2000, choose(1, zx(on=OWN_PLAYER_SQUARE)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-047", "Muztagh Ata, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ムスタグアタ", rarity=Rarity.N,
        text=(
            "[Auto] (Dingir Lv 2) When this card or a [Guardian] Z/X of yours appears by an ability of a "
            "card of yours, if you have 3 or more [Guardian] cards in your Resource, put 1 enemy Z/X with "
            "Cost 6 or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.GUARDIAN),
                or_this=True,
                by_ability=card(Side.OWN, EVERYWHERE),
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.GUARDIAN))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=6)), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-048", "Aura Titan, Sanctuary Beast", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.HOLY_BEAST,), japanese="聖域を護る霊獣オーラタイタン", rarity=Rarity.N,
        text=(
            "[Auto] (Charge) When your Ignition Phase starts, if you have 3 or more [Holy Beast] cards in "
            "your Resource, you may put 1 [Holy Beast] card from your hand into your Trash. If you did, "
            "ignite 1 time."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.OWN,
                valid_in=Zone.CHARGE,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOLY_BEAST))],
                        [
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.HOLY_BEAST)), Zone.TRASH
                                ),
                                then=[Ignite(1)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-049", "Nakazanie, Angel of Punishment", Color.WHITE, cost=4, power=5000, tribes=(Tribe.ANGEL,),
        japanese="懲罰の天使ナカザニエ", rarity=Rarity.R,
        text=(
            "[Startup] (your turn) Sleep this card: If you have 6 or more cards in your Resource and 5 or "
            "more [Angel] cards in your Resource, put 1 [Angel] Z/X with another name than this card and "
            "Cost 7 or less from your Charge on a Normal Square without a Z/X. Put 1 card from your "
            "opponent's Charge on the bottom of your opponent's deck."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.ANGEL)),
                        ],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.CHARGE,
                                        tribe=Tribe.ANGEL,
                                        cost_at_most=7,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.DECK, bottom=True),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-050", "Gladium of the Sword Fight", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="剣闘のグラディウム", rarity=Rarity.N,
        text=(
            "[Auto] When this card or a [Angel] Z/X of yours destroys an enemy Z/X in battle, if you have "
            "4 or more [Angel] cards in your Resource, you may put 1 [Angel] Z/X with Cost 3 or less "
            "from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.ANGEL),
                or_this=True,
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.ANGEL))],
                        [
                            May(
                                Put(
                                    choose(
                                        1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_most=3)
                                    ),
                                    NORMAL,
                                    empty=True,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-051", "Iblis, Holy Beast of Five Lights", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.HOLY_BEAST,), japanese="五煌聖獣イブリース", rarity=Rarity.N,
        text="[Auto] (Waker Lv 2) When this card attacks, ignite 1 time.",
        abilities=[Automatic(when=Occurrence.ATTACKS, needs=[Level(Tribe.WAKER, 2)], do=[Ignite(1)])]),
    Card(
        "B20-052", "Lykoi on a Mission", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="宣教するリコイ", rarity=Rarity.R,
        text=(
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: If you have "
            "7 or more white cards in your Resource, reveal the top 5 cards of your deck. Return up to 2 "
            "white Z/X among them to their owners' hands. Shuffle the rest back into your deck. If 2 or "
            "more were chosen, give each enemy Z/X on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            Look(
                                5,
                                shown=True,
                                do=[
                                    Move(choose(2, looked(zx(color=Color.WHITE)), up_to=True), Zone.HAND),
                                ],
                            ),
                            IfPicked(2, [Power(-2000, each(zx(Side.ENEMY)))]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-053", "Mauna Kea, Silver Water Knight", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.GUARDIAN,), japanese="水面の銀騎士マウナ・ケア", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 2) When your opponent's Main Phase starts, Sleep 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 2)],
                do=[Sleep(choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B20-054", "Sir Garmata on the Road of Hades", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.GUARDIAN,), japanese="黄泉路を駆ける聖騎士サー・ガルマータ", rarity=Rarity.SR,
        text=(
            "[Startup] (Waker Lv 4; Player Misaki) Sleep this card: Put 1 enemy Z/X on a Normal Square on "
            "the bottom of its owner's deck. Reveal the top 5 cards of your deck. Put 1 [Guardian] Z/X "
            "with another name than this card among them on a Normal Square without a Z/X. Shuffle the "
            "rest back into your deck."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4), PlayerNamed(PlayerKey.MISAKI)],
                cost=[Sleep(THIS)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                    Look(
                        5,
                        shown=True,
                        do=[
                            Put(
                                choose(
                                    1, looked(zx(tribe=Tribe.GUARDIAN, having=(Having.OTHER_NAME,)))
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-055", "Muriel of Cancer, Wing of Love", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="愛心の翼 巨蟹のムリエル", rarity=Rarity.SR,
        text=(
            "[Always] (Hand; Waker Lv 3) While you have an Event in your Trash, this card has -2 Cost.\n"
            "[Auto] (Waker Lv 4) When this card appears by being played, put 1 enemy Z/X on a Normal "
            "Square on the bottom of its owner's deck. If you have an Event in your Trash, you may return "
            "1 Event with Cost 2 or less from your Trash to your hand."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[Level(Tribe.WAKER, 3), _EVENT_IN_TRASH],
                do=[GainCost(-2)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                    If(
                        [_EVENT_IN_TRASH],
                        [
                            May(
                                Move(
                                    choose(
                                        1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT, cost_at_most=2)
                                    ),
                                    Zone.HAND,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-056", "Aura Kujata, Holy Beast", Color.WHITE, cost=6, power=9000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラクジャータ", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may put 1 Z/X with Cost 4 or less from your "
            "Charge on a Square of the Center Area without a Z/X in Sleep State.\n"
            "[Auto] (Dingir Lv 2) When this card attacks, you may put 1 Z/X with Cost 4 or less from your "
            "Charge on a Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=when,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=4)),
                            CENTER,  # diagram assumed
                            empty=True,
                            state=State.SLEEP,
                        )
                    ),
                ],
            )
            for when in (Occurrence.APPEARS, Occurrence.ATTACKS)
        ]),
    Card(
        "B20-057", "Sir Garmata, Loyal Knight", Color.WHITE, cost=7, power=10500, tribes=(Tribe.GUARDIAN,),
        japanese="忠順なる騎士サー・ガルマータ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource; Player Misaki) When this card is put into Resource, if you have "Sir '
            'Garmata and Misaki, Faithful Bond" in your Resource, you may put 1 [Guardian] card from your '
            "hand into your Charge. If you did, draw 2 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.MISAKI)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.RESOURCE, named="Sir Garmata and Misaki, Faithful Bond"
                                ),
                            ),
                        ],
                        [
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.GUARDIAN)), Zone.CHARGE
                                ),
                                then=[Draw(2)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-058", "Aura Bouzu, Ghost that Sinks Ships", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.HOLY_BEAST,), japanese="船沈めの幻霊オーラボーズ", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 8) When this card appears, put each enemy card on a Normal Square or from "
            "your opponent's Charge on the bottom of their owners' deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 8)],
                do=[
                    Move(
                        each(card(Side.ENEMY, (Zone.SQUARE, Zone.CHARGE), on=NORMAL)),
                        Zone.DECK,
                        bottom=True,
                        ordered=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B20-059", "Kohala, Law Bringer", Color.WHITE, cost=7, power=10500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー コハラ", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 4) When this card destroys an enemy Z/X in battle, you may put 1 Z/X with "
            "Cost 6 or less from your Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=6)),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B20-060", "Sir Garmata and Misaki, Faithful Bond", Color.WHITE, CardType.EVENT, cost=1,
        japanese="サー・ガルマータとミサキ 忠孝の絆", rarity=Rarity.R,
        text=(
            "[Event] Give 1 Z/X on your Player Square +4000 Power until the end of the turn.\n"
            "[Auto] (Resource; Player Misaki) When this card is put into Resource, if you have 6 or more "
            'cards in your Resource and "Sir Garmata, Loyal Knight" in your Resource, you may pay white '
            "2. If you did, put 1 [Guardian] Z/X from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            EventText(do=[Power(4000, choose(1, zx(on=OWN_PLAYER_SQUARE)))]),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.MISAKI)],
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Sir Garmata, Loyal Knight")),
                        ],
                        [
                            May(
                                Pay(Color.WHITE, 2),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.GUARDIAN)),
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
    # -- black -------------------------------------------------------------
    Card(
        "B20-061", "Haggierig, Beast of Greed", Color.BLACK, cost=2, power=3000, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="貪欲の獣ハギリッヒ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Dingir Lv 1) When this card is destroyed, return 1 Z/X with another name than this "
            "card from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, having=(Having.OTHER_NAME,))), Zone.HAND)],
            ),
        ]),
    Card(
        "B20-062", "Rutram, Diabolos of Makeup", Color.BLACK, cost=2, power=3000, tribes=(Tribe.DIABOLOS,),
        japanese="美粧の魔人ルトラム", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 3) When this card appears, you may destroy 1 other Z/X of yours on a "
            "Square. If you did, destroy 2 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(2, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-063", "Skeletal Militia", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.START_CARD,), japanese="骸骨民兵スケルタルミリティア", rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn; once per turn) Put 1 card from your Charge into your Trash: If "
            "you have a black card in your Resource and no cards that are not black in your Resource, "
            "look at the top 3 cards of your deck. Put 1 card among them into its owner's Charge. Shuffle "
            "the rest back into your deck."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[If(_only(Color.BLACK), [Look(3, do=[Move(choose(1, looked()), Zone.CHARGE)])])],
            ),
        ]),
    Card(
        "B20-064", "Vise, Squeezing", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ぎゅーぎゅーするバイス", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 3) When this card appears, you may destroy 1 enemy Z/X with Cost 5 or more "
            "on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5))))],
            ),
        ]),
    Card(
        "B20-065", "Suruga, Dangling", Color.BLACK, cost=3, power=5000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="ぶらぶらさせるスルガ", rarity=Rarity.N),
    Card(
        "B20-066", "Nematocyst, Floating Beast", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="刺胞の浮獣ネマトジステ", rarity=Rarity.N,
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
        "B20-067", "Chatter, Sleepless Murmur", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="不眠の呟きチャター", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 1) When this card appears, if your opponent has 4 or more cards in their "
            "Resource, you may put 1 card from your Charge into your Trash. If you did, show each card in "
            "your opponent's hand. Put 1 card from your opponent's hand into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    If(
                        [AtLeast(4, card(Side.ENEMY, Zone.RESOURCE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Show(each(card(Side.ENEMY, Zone.HAND))),
                                    Move(choose(1, card(Side.ENEMY, Zone.HAND)), Zone.TRASH),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-068", "Alleluia, Awakened Demon Prince", Color.BLACK, cost=4, power=5500,
        tribes=(Tribe.DIABOLOS,), japanese="目覚めの魔王子アレルイア", rarity=Rarity.R,
        text=(
            "[Startup] (your turn; once per turn by name) Put 2 cards from your hand into your Trash: If "
            "you have 7 or more cards in your Resource and 5 or more [Diabolos] cards in your Resource, "
            "put 1 [Diabolos] Z/X with Cost 5 or more from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [
                            AtLeast(7, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.DIABOLOS)),
                        ],
                        [
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.DIABOLOS, cost_at_least=5)
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-069", "Villainy, Wicked Referee", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="極悪レフェリー ヴィラニー", rarity=Rarity.N,
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
        japanese="塗りたくるスカフィーズ", rarity=Rarity.N,
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
        rarity=Rarity.R,
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
        tribes=(Tribe.DIABOLOS,), japanese="迷宮の魔人メディタボラ", rarity=Rarity.N,
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
        "B20-073", "Angfang, Raging Hunger", Color.BLACK, cost=5, power=7500, tribes=(Tribe.PREDATOR,),
        japanese="猛然たる飢餓アングファング", rarity=Rarity.N,
        text=(
            "[Startup] (your turn; once per turn) Sleep 2 Reboot [Predator] cards in your Resource: If "
            "you have 4 or more [Predator] cards in your Resource and an enemy card was destroyed by an "
            "ability of a [Predator] card of yours this turn, put 1 [Predator] Z/X with another name than "
            "this card from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Sleep(
                        choose(
                            2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.PREDATOR, state=State.REBOOT)
                        )
                    ),
                ],
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.PREDATOR)),
                            Happened(
                                Occurrence.IS_DESTROYED,
                                Side.ENEMY,
                                by_ability=card(Side.OWN, EVERYWHERE, tribe=Tribe.PREDATOR),
                            ),
                        ],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.TRASH,
                                        tribe=Tribe.PREDATOR,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-074", "Cathy, Admonishing Stapler", Color.BLACK, cost=6, power=9000, tribes=(Tribe.TORTURERS,),
        japanese="戒める紙綴じキュシー", rarity=Rarity.R,
        text=(
            "[Startup] (Waker Lv 5; once per turn) For nothing: Destroy 1 enemy Z/X on a Normal Square. "
            "If you did, put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-075", "Sieger, Comrade of the Journey", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.PREDATOR,), japanese="壮途の輩ズィーガー", rarity=Rarity.R,
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
        "B20-076", "Jiangshi, Devourer of Flesh", Color.BLACK, cost=6, power=9000, tribes=(Tribe.NOSFERATU,),
        japanese="血肉を喰らうキョンシー", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 1) When this card appears, if you have 7 or more black cards in your "
            "Resource, put up to 2 Z/X with Cost 3 or less from your Trash each on a Square of the Center "
            "Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [
                            Put(
                                choose(2, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3), up_to=True),
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
        "B20-077", "Red Queen, Ruler of Wonderland", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.DIABOLOS,), japanese="不思議の国の支配者レッドクイーン", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, put the top card of your deck under this card as Force.\n"
            "[Startup] (Waker Lv 4; once per turn) For nothing: Destroy 1 Z/X with Cost of at least the "
            "lowest Cost among cards that are Force of this card in your Force zone on a Normal Square. "
            "If you did, return 1 Z/X with Cost up to the Cost of it minus 1 from your Trash to your "
            "hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[FromDeck(1, Zone.FORCE)]),
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Then(
                        Destroy(choose(1, zx(on=NORMAL, cost_at_least=CostOf(_FORCE_BELOW, lowest=True)))),
                        then=[
                            Move(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=CostOf(IT, plus=-1))),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-078", "Collodion, Corroding Slime", Color.BLACK, cost=6, power=9000, tribes=(Tribe.PREDATOR,),
        japanese="腐食の粘体コロジオン", rarity=Rarity.N,
        text=(
            "[Startup] (Hand; Waker Lv 4; your turn) Pay black 6: Put 1 enemy Z/X on a Normal Square into "
            "its owner's Trash. If you did, put this card on the Square where it was without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[Level(Tribe.WAKER, 4), TurnOf(Side.OWN)],
                cost=[Pay(Color.BLACK, 6)],
                do=[
                    Then(
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.TRASH),
                        then=[Put(THIS, ANY_SQUARE, was=IT, empty=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-079", "Sieger, Sky-rending Panther", Color.BLACK, cost=7, power=10500, tribes=(Tribe.PREDATOR,),
        japanese="天空を切り裂く餓豹ズィーガー", rarity=Rarity.SR,
        text=(
            '[Startup] (Player Ayase; once per turn) Put 1 card with "ズィーガー" in the name from your '
            "Charge into your Trash, put 1 card from your Charge into your Trash: Reboot this card.\n"
            "[Auto] (Waker Lv 3; Player Ayase) When this card attacks, put 1 enemy Z/X on a Normal Square "
            "into its owner's Trash."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.AYASE)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.CHARGE, name_contains="ズィーガー")), Zone.TRASH),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[Reboot(THIS)],
            ),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 3), PlayerNamed(PlayerKey.AYASE)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.TRASH)],
            ),
        ]),
    Card(
        "B20-080", "Sieger and Ayase, Firm Bond", Color.BLACK, CardType.EVENT, cost=1,
        japanese="ズィーガーと綾瀬 膠漆の絆", rarity=Rarity.UC,
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
        tribes=(Tribe.HOURAI,), japanese="不滅の木剣 沈丁花", rarity=Rarity.R,
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
        "B20-082", "Weremouse, Mouse Girl", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="鼠娘ウェアマウス", rarity=Rarity.N,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card or a [Lycanthrope] Z/X of yours appears from Resource, if you have 3 "
            "or more [Lycanthrope] cards in your Resource, you may put the top card of your deck into "
            "your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.LYCANTHROPE),
                or_this=True,
                origin=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.LYCANTHROPE))],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-083", "Wereangora, Hairball Beastman", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.START_CARD,), japanese="毛玉獣人ウェアアンゴラ",
        rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn; once per turn) For nothing: If you have a green card in your "
            "Resource and no cards that are not green in your Resource, give 1 Z/X on a Square +2000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[If(_only(Color.GREEN), [Power(2000, choose(1, zx()))])],
            ),
        ]),
    Card(
        "B20-084", "Pectilis, Fresh-green Song Maiden", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.LEAFER,), icons=(Icon.IGNITION,), japanese="新緑の歌乙女ペクティリス",
        rarity=Rarity.N),
    Card(
        "B20-085", "Fluff Bomberry, Flying Fluff", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="空飛ぶ綿毛フラッフボンベリー",
        rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 3) When this card destroys an enemy Z/X in battle, reveal the top 3 cards "
            "of your deck. Return 1 Z/X among them to its owner's hand. Shuffle the rest back into your "
            "deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 3)],
                do=[Look(3, shown=True, do=[Move(choose(1, looked(zx())), Zone.HAND)])],
            ),
        ]),
    Card(
        "B20-086", "Vesparose, Merciful Bee Queen", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION,), japanese="蜂兵女王 慈哀のヴェスパローゼ", rarity=Rarity.R,
        text=(
            "[Auto] (Player Kisara) When a Z/X attacks this card, 1 Z/X with Cost 3 or less on a Normal "
            "Square cannot deal damage until the end of the turn.\n"
            "[Auto] (Resource; Player Kisara) When this card is put into Resource, if you have 5 or more "
            'cards in your Resource and "Vesparose and Kisara, Blind Bond" in your Resource, you may put '
            "the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                needs=[PlayerNamed(PlayerKey.KISARA)],
                do=[Grant(choose(1, zx(on=NORMAL, cost_at_most=3)), Cannot(Bar.DEAL_DAMAGE))],
            ),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.KISARA)],
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, named="Vesparose and Kisara, Blind Bond")
                            ),
                        ],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-087", "Thunbergia, Cool-headed Maid", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="桜街家メイド隊 冷徹なツンベルギア", rarity=Rarity.N,
        text=(
            '[Auto] (Waker Lv 2) When your turn ends, you may put 1 Z/X with "桜街家" in the name from '
            "your Trash into your Resource in Sleep State. If you did, you may return 1 card with "
            '"桜街家" in the name from your Resource to your hand.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="桜街家")),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                        then=[
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.RESOURCE, name_contains="桜街家")),
                                    Zone.HAND,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-088", "Werepanther, Fierce Legs", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="躰牙の烈脚ウェアパンサー", rarity=Rarity.SR,
        text=(
            "[Auto] (Waker Lv 4) When this card attacks, put the top card of your deck into your Resource "
            "in Sleep State. Return 1 Z/X from your Resource to your hand. Give 1 Z/X of yours on a "
            "Square +4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, zx(Side.OWN, zone=Zone.RESOURCE)), Zone.HAND),
                    Power(4000, choose(1, zx(Side.OWN))),
                ],
            ),
        ]),
    Card(
        "B20-089", "Metal Bombyx", Color.GREEN, cost=4, power=6000, tribes=(Tribe.PLASECT,),
        japanese="鉄糸絹虫メタルボンビクス", rarity=Rarity.R,
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
        "B20-090", "Nemu, Longing Revealed", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="憧憬の発露ネム", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears by being played, put up to 2 Events from your "
            "Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    Move(
                        choose(2, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT), up_to=True),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B20-091", "Matatabi, Graceful Beast Tamer", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="優美な獣使い木天蓼", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 2) When this card is destroyed, you may return 1 Z/X from your Resource to "
            "your hand. If you did, put 1 card from either player's Charge into its owner's Resource in "
            "Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    May(
                        Move(choose(1, zx(Side.OWN, zone=Zone.RESOURCE)), Zone.HAND),
                        then=[Move(choose(1, card(Side.ANY, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-092", "Sequoia Beetle Piercing the Clouds", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.PLASECT,), japanese="雲を貫くセコイアビートル", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 4 or more [Plasect] cards in your Resource and 2 "
            "or more [Plasect] Z/X on a Square, put the top 2 cards of your deck into your Resource in "
            "Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.PLASECT)),
                            AtLeast(2, zx(Side.OWN, tribe=Tribe.PLASECT)),
                        ],
                        [FromDeck(2, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B20-093", "Udonge, Sleeping Dragon Shrine", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="睡竜の神籬 優曇華", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 2) When this card destroys an enemy Z/X in battle, Reboot up to 2 cards "
            "with Ignition icon in your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 2)],
                do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE, icons=(Icon.IGNITION,)), up_to=True))],
            ),
        ]),
    Card(
        "B20-094", "Salix, Hot-blooded Trainer", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="熱血トレーナー サリクス", rarity=Rarity.N,
        text=(
            "[Auto] (Waker Lv 3) When this card attacks, look at the top 5 cards of your deck. Put 1 card "
            "among them into its owner's Resource in Sleep State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[Look(5, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)])],
            ),
        ]),
    Card(
        "B20-095", "Shuro, Hot Spear", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="熱き長槍 棕櫚", rarity=Rarity.R,
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
    Card(
        "B20-096", "Werelepus, Tailor Hare", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LYCANTHROPE,),
        japanese="仕立屋野兎ウェアレプス", rarity=Rarity.R,
        text=(
            "[Always] While you have 7 or more green cards in your Resource, each other Z/X of yours on a "
            "Square has +3000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                do=[GainPower(3000, each(zx(Side.OWN, having=(Having.NOT_THIS,))))],
            ),
        ]),
    Card(
        "B20-097", "Black Sting, Bee Lieutenant", Color.GREEN, cost=6, power=9000, tribes=(Tribe.PLASECT,),
        japanese="蜂兵中尉ブラックスティング", rarity=Rarity.SR,
        text=(
            '[Always] While you have 7 or more cards with "蜂兵" in the name in your Resource, this card '
            "has +2000 Power.\n"
            "[Startup] (Dingir Lv 2; once per turn) For nothing: Put 1 enemy Z/X on a Normal "
            'Square into its owner\'s Resource in Sleep State. Put up to 2 Z/X with "ヴェスパローゼ" or '
            '"蜂兵" in the name from your Charge into your Resource in Sleep State.'
        ),
        abilities=[
            Always(
                needs=[AtLeast(7, card(Side.OWN, Zone.RESOURCE, name_contains="蜂兵"))],
                do=[GainPower(2000)],
            ),
            Startup(
                needs=[Level(Tribe.DINGIR, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                    Move(
                        choose(
                            2,
                            zx(Side.OWN, zone=Zone.CHARGE, name_contains=("ヴェスパローゼ", "蜂兵")),
                            up_to=True,
                        ),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B20-098", "Elder, Warming Up", Color.GREEN, cost=7, power=10500, tribes=(Tribe.LEAFER,),
        japanese="アップを始めるエルダー", rarity=Rarity.N,
        text=(
            "[Startup] (Waker Lv 6; once per turn) For nothing: Put each enemy Z/X on a Square of the "
            "Center Area into their owners' Resource in Sleep State. Give this card +3000 Power until the "
            "end of the turn. Put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 6)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(each(zx(Side.ENEMY, on=CENTER)), Zone.RESOURCE, State.SLEEP),  # diagram assumed
                    Power(3000, THIS),
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B20-099", "Steel Ladybird, Blue-iron Insect", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.PLASECT,), japanese="青鉄昆虫スティールレディバ", rarity=Rarity.N,
        text=(
            "[Always] (Waker Lv 1) Each adjacent enemy Z/X with Cost 5 or less on a Normal Square cannot "
            "deal damage."
        ),
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    Cannot(
                        Bar.DEAL_DAMAGE,
                        each(zx(Side.ENEMY, on=NORMAL, cost_at_most=5, having=(Having.ADJACENT,))),
                    ),
                ],
            ),
        ]),
    Card(
        "B20-100", "Vesparose and Kisara, Blind Bond", Color.GREEN, CardType.EVENT, cost=1,
        japanese="ヴェスパローゼときさら 盲執の絆", rarity=Rarity.R,
        text=(
            "[Event] Reveal the top 5 cards of your deck. Return 1 [Plasect] card among them to your "
            "hand. Shuffle the rest back into your deck.\n"
            "[Auto] (Resource; Player Kisara) When this card is put into Resource, if you have "
            '"Vesparose, Merciful Bee Queen" in your Resource, you may put 1 Z/X on a Normal Square into '
            "its owner's Resource in Sleep State. Return up to 3 [Plasect] cards from your Trash to your "
            "deck and shuffle it."
        ),
        abilities=[
            EventText(do=[
                Look(
                    5,
                    shown=True,
                    do=[Move(choose(1, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.PLASECT))), Zone.HAND)],
                ),
            ]),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.KISARA)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Vesparose, Merciful Bee Queen"))],
                        [
                            May(Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP)),
                            Move(
                                choose(3, card(Side.OWN, Zone.TRASH, tribe=Tribe.PLASECT), up_to=True),
                                Zone.DECK,
                                shuffled=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- Z/X EX ------------------------------------------------------------
    Card(
        "B20-101", "Kalavinka, Awakened Spring Song", Color.RED, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.MYTHOS), japanese="春啼醒鳥 迦陵頻伽", rarity=Rarity.HR,
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Startup] (Player Honome; once per turn) Put the top 2 cards of your deck into your Remove "
            "Zone: Remove up to 2 enemy Z/X with Cost 5 or less on a Normal Square from the game. Remove "
            "1 card in your hand from the game. Return 1 Z/X from your Remove Zone to your hand."
        ),
        abilities=_SPRING_SONG),
    Card(
        "B20-102", "Rigel, Awakened Blade", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.BATTLE_DRESS), japanese="アウェイクン・ブレイド リゲル", rarity=Rarity.HR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it and "
            "show them. Draw 2 cards.\n"
            '[Always] (Dynamis; Player Azumi) While you have 5 or more blue cards with "リゲル" '
            'in the name in your Resource and a "リゲル★クリスマス" of yours was played this turn, you '
            "can also play this card without its condition and without paying its Cost.\n"
            "[Always] (Player Azumi) This card has infinite Range.\n"
            "[Auto] (Player Azumi) When this card attacks, you may draw 1 card. Return up to 1 Z/X on a "
            "Normal Square to its owner's hand.\n"
            "[Auto] (Player Azumi) When either player's turn ends, you may draw 1 card. Return up to 1 "
            "Z/X on a Normal Square to its owner's hand."
        ),
        abilities=_AWAKENED_BLADE),
    Card(
        "B20-103", "Tiamat, Inciting Life", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.TIAMAT), japanese="教唆の『命慟』ティアマト", rarity=Rarity.HR,
        text=(
            "[Advent] 2 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge into "
            "your Trash. If you did, return up to 2 enemy Z/X on a Normal Square to their owners' hands. "
            "Draw 3 cards. Return 2 cards from your hand to your deck and shuffle it."
        ),
        abilities=_INCITING_LIFE),
    Card(
        "B20-104", "Gambiel, Angel among Gods", Color.WHITE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.ANGEL, Tribe.DIABOLOS), japanese="列神天使ガムビエル", rarity=Rarity.HR,
        text=(
            "[Advent] 2 white Z/X.\n"
            "[Always] The limit of your opponent's Charge is -2.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge into "
            "your Trash. If you did, destroy 1 Z/X on a Normal Square. Put 1 card from your opponent's "
            "hand of your opponent's choice on the bottom of your opponent's deck and show it."
        ),
        abilities=_ANGEL_AMONG_GODS),
    Card(
        "B20-105", "Luxuria, Awakened Charm Dragon", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.DIABOLOS), japanese="魅竜覚星 色欲のルクスリア", rarity=Rarity.HR,
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top card "
            "of your deck into your Charge.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your hand into your "
            "Trash. If you did, put 1 Z/X with Cost 5 or less from your Trash on a Normal Square without "
            "a Z/X. Put the top card of your deck into your Charge."
        ),
        abilities=_CHARM_DRAGON),
    Card(
        "B20-106", "Vesparose, Divine Needle Bee", Color.GREEN, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.PLASECT), japanese="神辣蜂姫 魔針のヴェスパローゼ", rarity=Rarity.HR,
        text=(
            "[Advent] 2 green Z/X.\n"
            "[Auto] (Player Kisara) When this card appears from the Dynamis, you may put 2 cards from "
            "your Charge into your Trash. If you did, put up to 2 Z/X on a Normal Square into their "
            "owners' Resource in Sleep State. Reveal the top 4 cards of your deck. Return up to 2 "
            "[Plasect] cards among them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=_DIVINE_NEEDLE),
    # -- Pectilis ----------------------------------------------------------
    Card(
        "B20-107", "Her First Song, Thinking in Dreams", Color.BLUE, CardType.EVENT, cost=2,
        japanese="はじめてのマイソング『夢で想う』", rarity=Rarity.ZXR,
        text=(
            '[Event] Put this card under 1 Z/X of yours with "ペクティリス" in the name on a Square as '
            "Force. If you did, look at the top 5 cards of your deck. Return 1 card among them to "
            "its owner's hand. Return the rest to the top of your deck in any order.\n"
            '[Always] (Force zone) Each Z/X of yours with "ペクティリス" in the name that has this card '
            "as Force on a Square has +2 Cost."
        ),
        abilities=[
            _becomes_force(Look(5, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.TOP)),
            _MORE_COST_ABOVE,
        ]),
    Card(
        "B20-108", "Her First Costume, Angel and Blue Rose", Color.WHITE, CardType.EVENT, cost=2,
        japanese="はじめての衣装『エンジェル＆ブルーローズ』", rarity=Rarity.ZXR,
        text=(
            '[Event] Put this card under 1 Z/X of yours with "ペクティリス" in the name on a Square as '
            "Force. If you did, put 1 enemy Z/X on a Normal Square on the bottom of its owner's "
            "deck.\n"
            '[Always] (Force zone) Each Z/X of yours with "ペクティリス" in the name that has this card '
            "as Force on a Square has +2 Cost."
        ),
        abilities=[
            _becomes_force(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)),
            _MORE_COST_ABOVE,
        ]),
    Card(
        "B20-109", "Pectilis, Spring Breeze Beauty", (Color.BLUE, Color.WHITE, Color.GREEN), CardType.ZX_EX,
        cost=7, power=10500, tribes=(Tribe.LEAFER,), japanese="八宝美神 春風の姫ペクティリス",
        rarity=Rarity.ZXR,
        text=(
            '[Advent] 1 Z/X with "ペクティリス" in the name that has "Her First Costume, Angel and Blue '
            'Rose" and "Her First Song, Thinking in Dreams" as Force.\n'
            "[Auto] When this card appears from the Dynamis, draw 2 cards. Put the top 2 cards of your "
            "deck into your Resource in Sleep State. Put 1 Z/X from your Resource on a Normal Square "
            "without a Z/X. If you have 3 or fewer cards in your Life, shuffle your deck. Put the top "
            "card of your deck into your Life."
        ),
        abilities=[
            Advent(
                [
                    zx(
                        Side.OWN,
                        name_contains="ペクティリス",
                        above=(
                            card(Side.ANY, Zone.FORCE, named="Her First Costume, Angel and Blue Rose"),
                            card(Side.ANY, Zone.FORCE, named="Her First Song, Thinking in Dreams"),
                        ),
                    ),
                ]
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Draw(2),
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    Put(choose(1, zx(Side.OWN, zone=Zone.RESOURCE)), NORMAL, empty=True),
                    If([AtMost(3, card(Side.OWN, Zone.LIFE))], [Shuffle(), FromDeck(1, Zone.LIFE)]),
                ],
            ),
        ]),
    # -- players -----------------------------------------------------------
    Card(
        "B20-110", "Chougasaki Honome", Color.RED, CardType.PLAYER, japanese="蝶ヶ崎ほのめ",
        player_keys=(PlayerKey.HONOME,), rarity=Rarity.IGR),
    Card(
        "B20-111", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,), rarity=Rarity.IGR),
    Card(
        "B20-112", "Nina Sitri", Color.WHITE, CardType.PLAYER, japanese="ニーナ・シトリー",
        player_keys=(PlayerKey.NINA,), rarity=Rarity.IGR),
    Card(
        "B20-113", "Doumeki Kisara", Color.GREEN, CardType.PLAYER, japanese="百目鬼きさら",
        player_keys=(PlayerKey.KISARA,), rarity=Rarity.IGR),
    # -- other prints ------------------------------------------------------
    Card(
        "B20-114", "Rigel, Merry Vow", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="メリータル・ヴァウス リゲル", rarity=Rarity.SECRET_R,
        text=(
            "[Auto] (Resource; Player Azumi) When this card is put into Resource, if you have 6 or "
            'more cards in your Resource and "Rigel and Azumi, Entwined Bond" in your Resource, you '
            'may pay blue 2. If you did, look at the top 7 cards of your deck. Put 1 Z/X with "リゲル" in '
            "the name among them on a Normal Square without a Z/X. Shuffle the rest back into your "
            "deck."
        ),
        abilities=_MERRY_VOW),
    Card(
        "B20-115", "Rigel and Azumi, Entwined Bond", Color.BLUE, CardType.EVENT, cost=1,
        japanese="リゲルとあづみ 連理の絆", rarity=Rarity.SECRET_R,
        text=(
            "[Event] Return 1 enemy Sleep Z/X with Cost 3 or less on a Normal Square to its owner's hand.\n"
            '[Auto] (Resource; Player Azumi) When this card is put into Resource, if you have "Rigel, '
            'Merry Vow" in your Resource, look at the top 5 cards of your deck. Return 2 cards among them '
            "to their owners' hands. Return 1 card from your hand to the top of your deck. Shuffle the "
            "rest back into your deck."
        ),
        abilities=_ENTWINED_BOND),
    Card(
        "B20-116", "Kalavinka, Awakened Spring Song", Color.RED, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.MYTHOS), japanese="春啼醒鳥 迦陵頻伽", rarity=Rarity.HR,
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Startup] (Player Honome; once per turn) Put the top 2 cards of your deck into your Remove "
            "Zone: Remove up to 2 enemy Z/X with Cost 5 or less on a Normal Square from the game. Remove "
            "1 card in your hand from the game. Return 1 Z/X from your Remove Zone to your hand."
        ),
        abilities=_SPRING_SONG),
    Card(
        "B20-117", "Rigel, Awakened Blade", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.BATTLE_DRESS), japanese="アウェイクン・ブレイド リゲル", rarity=Rarity.HR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it and "
            "show them. Draw 2 cards.\n"
            '[Always] (Dynamis; Player Azumi) While you have 5 or more blue cards with "リゲル" '
            'in the name in your Resource and a "リゲル★クリスマス" of yours was played this turn, you '
            "can also play this card without its condition and without paying its Cost.\n"
            "[Always] (Player Azumi) This card has infinite Range.\n"
            "[Auto] (Player Azumi) When this card attacks, you may draw 1 card. Return up to 1 Z/X on a "
            "Normal Square to its owner's hand.\n"
            "[Auto] (Player Azumi) When either player's turn ends, you may draw 1 card. Return up to 1 "
            "Z/X on a Normal Square to its owner's hand."
        ),
        abilities=_AWAKENED_BLADE),
    Card(
        "B20-118", "Tiamat, Inciting Life", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.TIAMAT), japanese="教唆の『命慟』ティアマト", rarity=Rarity.HR,
        text=(
            "[Advent] 2 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge into "
            "your Trash. If you did, return up to 2 enemy Z/X on a Normal Square to their owners' hands. "
            "Draw 3 cards. Return 2 cards from your hand to your deck and shuffle it."
        ),
        abilities=_INCITING_LIFE),
    Card(
        "B20-119", "Gambiel, Angel among Gods", Color.WHITE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.ANGEL, Tribe.DIABOLOS), japanese="列神天使ガムビエル", rarity=Rarity.HR,
        text=(
            "[Advent] 2 white Z/X.\n"
            "[Always] The limit of your opponent's Charge is -2.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge into "
            "your Trash. If you did, destroy 1 Z/X on a Normal Square. Put 1 card from your opponent's "
            "hand of your opponent's choice on the bottom of your opponent's deck and show it."
        ),
        abilities=_ANGEL_AMONG_GODS),
    Card(
        "B20-120", "Luxuria, Awakened Charm Dragon", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.DIABOLOS), japanese="魅竜覚星 色欲のルクスリア", rarity=Rarity.HR,
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top card "
            "of your deck into your Charge.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your hand into your "
            "Trash. If you did, put 1 Z/X with Cost 5 or less from your Trash on a Normal Square without "
            "a Z/X. Put the top card of your deck into your Charge."
        ),
        abilities=_CHARM_DRAGON),
    Card(
        "B20-121", "Vesparose, Divine Needle Bee", Color.GREEN, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.DINGIR, Tribe.PLASECT), japanese="神辣蜂姫 魔針のヴェスパローゼ", rarity=Rarity.HR,
        text=(
            "[Advent] 2 green Z/X.\n"
            "[Auto] (Player Kisara) When this card appears from the Dynamis, you may put 2 cards from "
            "your Charge into your Trash. If you did, put up to 2 Z/X on a Normal Square into their "
            "owners' Resource in Sleep State. Reveal the top 4 cards of your deck. Return up to 2 "
            "[Plasect] cards among them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=_DIVINE_NEEDLE),
]
