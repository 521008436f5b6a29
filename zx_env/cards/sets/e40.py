"""E40: its cards of the later era."""

from zx_env.cards.language import (
    IT,
    NORMAL,
    THIS,
    AtEndOfTurn,
    AtLeast,
    Automatic,
    Awaken,
    Card,
    Move,
    PlayerNamed,
    Put,
    Startup,
    TurnOf,
    card,
    choose,
    zx,
)
from zx_env.cards.names import DRAGONS, PlayerKey, Tribe
from zx_env.terms import CardType, Color, Limit, Occurrence, Side, State, Zone

# fmt: off
CARDS = [
    Card(
        "E40-044", "Astvelia, True Flame Dragon Waking", Color.COLORLESS, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.TRUE_DRAGON), japanese="真炎竜醒 アストヴェリア",
        text=(
            "[Awaken] Remove 1 [Dragon] card in your Trash from the game.\n"
            "[Startup] (Dynamis; your turn; if you have 6 or more cards in your Resource; "
            "Heaven-break, once per turn) Put 2 Reboot [Dragon] Z/X of yours on a Square into their "
            "owners' Trash: Put this card on a Normal Square without a Z/X.\n"
            "[Auto] (Player Miko) When this card appears, put up to 1 Z/X with Cost 3 or less from "
            "your hand on a Normal Square without a Z/X. At the end of the turn, return it to its "
            "owner's hand."
        ),
        abilities=[
            Awaken([Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=DRAGONS)), Zone.REMOVED)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                cost=[Move(choose(2, zx(Side.OWN, tribe=DRAGONS, state=State.REBOOT)), Zone.TRASH)],
                do=[Put(THIS, NORMAL, empty=True)],
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
]
