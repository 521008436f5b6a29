# ruff: noqa: RUF001 - Japanese names stand as printed
"""E40: its cards of the later era."""

from zx_env.cards.language import (
    EVERYWHERE,
    IT,
    NORMAL,
    THIS,
    Always,
    AsForce,
    AtEndOfTurn,
    AtLeast,
    Automatic,
    Awaken,
    Cannot,
    Card,
    If,
    May,
    Move,
    PlayerNamed,
    PlayEvent,
    Put,
    Startup,
    That,
    TurnOf,
    card,
    choose,
    zx,
)
from zx_env.cards.names import DRAGONS, PlayerKey, Tribe
from zx_env.terms import Bar, CardType, Color, Having, Limit, Occurrence, Side, State, Way, Zone

# fmt: off
CARDS = [
    Card(
        "E40-014", "Abby, Creeping Hand", Color.COLORLESS, cost=2, power=3000, tribes=(Tribe.KU_RITO,),
        japanese="【ＴＴ】擦り寄る魔手 アビィ",
        text=(
            "[Auto] (Trash; once per turn by name) When a Z/X of yours appears by an ability, you may "
            "put 1 card from your hand into your Trash. If you did, put this card under that Z/X as "
            "Force.\n"
            "[Startup] (Force zone; your turn; once per turn by name) Put 1 Reboot Z/X of yours that "
            "is not [Ku Rito] that has this card as Force on a Square into its owner's Trash: Put up "
            'to 1 Z/X with "【ＴＴ】" in the name that shares a tribe with what was chosen first from '
            "your Dynamis on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN),
                way=Way.BY_ABILITY,
                valid_in=Zone.TRASH,
                limit=Limit.NAME_LOCK,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[AsForce(THIS, under=That(zx()))],
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
        power=7500, japanese="煌竜巫 ニノ",
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
]
