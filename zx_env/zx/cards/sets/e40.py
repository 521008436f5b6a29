# ruff: noqa: RUF001 - Japanese names stand as printed
"""E40: its cards of the later era."""

from zx_env.zx.cards.language import *

_RED_OR_BLACK = (Color.RED, Color.BLACK)
_HERE = (Having.ON_ITS_SQUARE,)
_ANOTHER_LINK = Automatic(
    when=Occurrence.LINK_IS_PLACED,
    of=card(Side.OWN, Zone.SQUARE, kind=CardType.LINK, having=(Having.NOT_THIS,)),
    do=[Move(THIS, Zone.REMOVED)],
)


def _ignition(name: str) -> Always:
    """Own cards of that name, which is on no card of the pool, have the Ignition icon wherever they are."""
    return Always(do=[GainIcon(Icon.IGNITION, each(card(Side.OWN, EVERYWHERE, named=Japanese(name))))])


# fmt: off
CARDS = [
    Card(
        "E40-014", "Abby, Creeping Hand", Color.COLORLESS, cost=2, power=3000, tribes=(Tribe.KU_RITO,),
        japanese="【ＴＴ】擦り寄る魔手 アビィ",
        text=(
            "[Auto] (Trash; used up by name) When a Z/X of yours appears by an ability, you may put 1 "
            "card from your hand into your Trash. If you did, put this card under that Z/X as Force. If "
            "you did, this ability cannot be used again this turn.\n"
            "[Startup] (Force zone; your turn; once per turn by name) Put 1 Reboot Z/X of yours that is "
            "not [Ku Rito] that has this card as Force on a Square into its owner's Trash: Put up to 1 "
            'Z/X with "【ＴＴ】" in the name that shares a tribe with what was chosen first from your '
            "Dynamis on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN),
                way=Way.BY_ABILITY,
                valid_in=Zone.TRASH,
                limit=Limit.USED_UP_BY_NAME,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Then(AsForce(THIS, under=That(zx())), then=[UseUp()])],
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.FORCE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[
                    Move(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                state=State.REBOOT,
                                not_tribe=Tribe.KU_RITO,
                                having=(Having.ABOVE_THIS,),
                            ),
                            keep=True,
                        ),
                        Zone.TRASH,
                    ),
                ],
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.DYNAMIS,
                                name_contains="【ＴＴ】",
                                having=(Having.KIN_OF_KEPT,),
                            ),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "E40-016", "Link: Theogonias", Color.COLORLESS, CardType.LINK, japanese="吟遊∽索望 テオゴニアス",
        text=(
            '[Always] Each "Theogonias, Bard Soul" of yours wherever it is has the Ignition icon.\n'
            "[Auto] When a Z/X of yours that is on the Square of this card appears, you may destroy 1 "
            "enemy Z/X with Cost 4 or less on a Normal Square. If you did, this ability cannot be used "
            "again this turn.\n"
            "[Auto] When another Link card of yours is placed on a Square, remove this card from the "
            "game."
        ),
        abilities=[
            Always(
                do=[
                    GainIcon(Icon.IGNITION, each(card(Side.OWN, EVERYWHERE, named="Theogonias, Bard Soul"))),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=_HERE),
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4))), then=[UseUp()])],
                limit=Limit.USED_UP,
            ),
            _ANOTHER_LINK,
        ]),
    Card(
        "E40-025", "Theogonias, Bard Soul", Color.COLORLESS, cost=4, power=6000, tribes=(Tribe.TRUE_DRAGON,),
        japanese="吟遊∽索魂 テオゴニアス",
        text=(
            "[Startup] (Hand; Assault, once per turn) For nothing: If a player was dealt damage this "
            "turn, put this card on a Normal Square without a Z/X in Sleep State by Assault.\n"
            '[Auto] When this card appears, put up to 1 "Link: Theogonias" Link on a Square. If it '
            "appeared by Assault and it is your turn, you may draw 1 card."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[],
                do=[
                    If(
                        [Happened(Occurrence.PLAYER_IS_DAMAGED)],
                        [Put(THIS, NORMAL, empty=True, state=State.SLEEP, way=Way.BY_ASSAULT)],
                    ),
                ],
                limit=Limit.ASSAULT,
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    PutLink("Link: Theogonias", ANY_SQUARE, up_to=True),
                    If([CameBy(Way.BY_ASSAULT), TurnOf(Side.OWN)], [May(Draw(1))]),
                ],
            ),
        ]),
    Card(
        "E40-044", "Astvelia, True Flame Dragon Waking", Color.COLORLESS, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.TRUE_DRAGON), japanese="真炎竜醒 アストヴェリア",
        text=(
            "[Awaken] Remove 1 [Dragon] card in your Trash from the game.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Put 2 Reboot [Dragon] Z/X of "
            "yours on a Square into their owners' Trash: If you have 6 or more cards in your "
            "Resource, put this card on a Normal Square without a Z/X.\n"
            "[Auto] (Player Miko) When this card appears, put up to 1 Z/X with Cost 3 or less from "
            "your hand on a Normal Square without a Z/X. At the end of the turn, return it to its "
            "owner's hand."
        ),
        abilities=[
            Awaken([Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=DRAGONS)), Zone.REMOVED)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[Move(choose(2, zx(Side.OWN, tribe=DRAGONS, state=State.REBOOT)), Zone.TRASH)],
                do=[If([AtLeast(6, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MIKO)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.HAND)]),
                ],
            ),
        ]),
    Card(
        "E40-053", "Nino, Shining Dragon Maiden", (Color.WHITE, Color.BLUE), CardType.ZX_EX, cost=5,
        power=7500, tribes=(Tribe.PUNISHER,), japanese="煌竜巫 ニノ",
        text=(
            "[Always] (Everywhere) This card cannot be played.\n"
            "[Auto] When this card appears, if it is your turn, return up to 1 enemy Z/X with Cost 6 "
            "or less on a Normal Square to its owner's hand.\n"
            "[Auto] When you play an Event, if it is your turn, return up to 1 enemy Z/X with Cost 6 "
            "or less on a Normal Square to its owner's hand.\n"
            "[Startup] (your turn; once per turn) For nothing: Play 1 Event from your Trash, paying "
            "its Cost, and remove it from the game instead of putting it into Trash."
        ),
        abilities=[
            Always(valid_in=EVERYWHERE, do=[Cannot(Bar.BE_PLAYED)]),
            *(
                Automatic(
                    when=when,
                    side=side,
                    do=[
                        If(
                            [TurnOf(Side.OWN)],
                            [
                                Move(
                                    choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=6), up_to=True),
                                    Zone.HAND,
                                ),
                            ],
                        ),
                    ],
                )
                for when, side in (
                    (Occurrence.APPEARS, Side.ANY), (Occurrence.EVENT_IS_PLAYED, Side.OWN),
                )
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    PlayEvent(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), Zone.REMOVED),
                ],
            ),
        ]),
    Card(
        "E40-057", "Link: Meiraru", Color.COLORLESS, CardType.LINK, japanese="勇赤§結望 メイラル",
        text=(
            '[Always] Each "勇赤§結魂 ロードクリムゾン" of yours wherever it is has the Ignition icon.\n'
            "[Auto] When a Z/X that is on the Square of this card is destroyed by an ability of a card "
            "of yours, you may return 1 red or black card from your Remove Zone to your hand. If you "
            "did, this ability cannot be used again this turn.\n"
            "[Auto] When another Link card of yours is placed on a Square, remove this card from the "
            "game."
        ),
        abilities=[
            _ignition("勇赤§結魂 ロードクリムゾン"),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(having=_HERE),
                by_ability=card(Side.OWN, EVERYWHERE),
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.REMOVED, color=_RED_OR_BLACK)), Zone.HAND),
                        then=[UseUp()],
                    ),
                ],
                limit=Limit.USED_UP,
            ),
            _ANOTHER_LINK,
        ]),
    Card(
        "E40-059", "Link: Nino", Color.COLORLESS, CardType.LINK, japanese="清白§結望 ニノ",
        text=(
            '[Always] Each "清白§結魂 イノセントスター" of yours wherever it is has the Ignition icon.\n'
            "[Auto] When a Z/X of yours that is on the Square of this card appears, reveal up to the "
            "top 4 cards of your deck. Return up to 1 Event among them to your hand. Put the rest on "
            "the bottom of your deck in any order. If any were chosen, put 1 card from your hand into "
            "your Trash. In any case, this ability cannot be used again this turn.\n"
            "[Auto] When another Link card of yours is placed on a Square, remove this card from the "
            "game."
        ),
        abilities=[
            _ignition("清白§結魂 イノセントスター"),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=_HERE),
                do=[
                    Look(
                        4,
                        up_to=True,
                        shown=True,
                        do=[
                            Move(
                                choose(1, looked(card(Side.OWN, Zone.DECK, kind=CardType.EVENT)), up_to=True),
                                Zone.HAND,
                            ),
                        ],
                        rest=Rest.BOTTOM,
                    ),
                    IfPicked(1, [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)]),
                    UseUp(),
                ],
                limit=Limit.USED_UP,
            ),
            _ANOTHER_LINK,
        ]),
    Card(
        "E40-060", "Link: Barahara", Color.COLORLESS, CardType.LINK, japanese="穢黒§結望 バラハラ",
        text=(
            '[Always] Each "穢黒§結魂 レルムレイザー" of yours wherever it is has the Ignition icon.\n'
            "[Auto] (your turn) When a Z/X of yours that is on the Square of this card is destroyed, "
            "you may pay black 1. If you did, put 1 [Cruel Dragon] Z/X with Cost 3 or less from your "
            "Trash on a Normal Square without a Z/X. This ability cannot be used again this turn.\n"
            "[Auto] When another Link card of yours is placed on a Square, remove this card from the "
            "game."
        ),
        abilities=[
            _ignition("穢黒§結魂 レルムレイザー"),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.OWN, having=_HERE),
                needs=[TurnOf(Side.OWN)],
                do=[
                    May(
                        Pay(Color.BLACK, 1),
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.TRASH,
                                        tribe=Tribe.CRUEL_DRAGON,
                                        cost_at_most=3,
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            UseUp(),
                        ],
                    ),
                ],
                limit=Limit.USED_UP,
            ),
            _ANOTHER_LINK,
        ]),
    Card(
        "E40-064", "Link: Lilfy", Color.COLORLESS, CardType.LINK, japanese="迷睡∬惑望 リルフィ",
        text=(
            '[Always] Each "迷睡∬惑魂 リルフィ" of yours wherever it is has the Ignition icon.\n'
            "[Always] While it is your opponent's turn and you have a Z/X with Extension Drive on a "
            'Square, each Z/X of yours with "リルフィ" in the name that is on the Square of this card '
            "on a Square cannot be affected by abilities of enemy cards.\n"
            "[Auto] When another Link card of yours is placed on a Square, remove this card from the "
            "game."
        ),
        abilities=[
            _ignition("迷睡∬惑魂 リルフィ"),
            Always(
                needs=[TurnOf(Side.ENEMY), AtLeast(1, zx(Side.OWN, icons=(Icon.EXTENSION_DRIVE,)))],
                do=[
                    Cannot(
                        Bar.BE_AFFECTED_BY_ENEMY,
                        each(zx(Side.OWN, name_contains="リルフィ", having=_HERE)),
                    ),
                ],
            ),
            _ANOTHER_LINK,
        ]),
    Card(
        "E40-065", "Maid in Dragon Garden", Color.COLORLESS, cost=4, power=6000,
        tribes=(Tribe.DRAGON_GIRL,), icons=(Icon.GATE_CARD,), japanese="メイド・イン・ドラゴンガーデン",
        text=(
            "Gate Card.\n"
            "[Startup] (Dynamis; Player Miko; your turn; once per turn) For nothing: Put this card "
            "under 1 Z/X of yours on a Square as Force. If you did, give what was chosen first +1000 "
            "Power until the end of the turn.\n"
            "[Auto] (Force zone; Player Miko) When an attacking Z/X of yours that has this card as "
            "Force destroys an enemy Z/X in battle, put this card face up into your Dynamis. If it is "
            "the 4th time this turn, you may play this card without paying its Cost."
        ),
        abilities=[
            Startup(
                valid_in=Zone.DYNAMIS,
                needs=[PlayerNamed(PlayerKey.MIKO), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Then(AsForce(THIS, under=choose(1, zx(Side.OWN))), then=[Power(1000, KEPT)])],
            ),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, having=(Having.ABOVE_THIS, Having.ATTACKING)),
                valid_in=Zone.FORCE,
                needs=[PlayerNamed(PlayerKey.MIKO)],
                limit=Limit.COUNTED,
                do=[
                    Move(THIS, Zone.DYNAMIS, State.FACE_UP),
                    If([NthTime(4)], [May(PlayFree(THIS))]),
                ],
            ),
        ]),
]
