"""B41: its cards of the later era."""

from zx_env.cards.language import (
    NORMAL,
    THIS,
    Advent,
    Automatic,
    Card,
    Move,
    Pay,
    Put,
    Startup,
    TurnOf,
    choose,
    zx,
)
from zx_env.terms import CardType, Color, Limit, Occurrence, Side, State, Zone

# fmt: off
CARDS = [
    Card(
        "B41-099", "Alice, Divine Dream of Fables", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        japanese="寓話の神夢 アリス",
        text=(
            "[Advent] 2 black Z/X.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Pay black 1, put 1 Reboot "
            "black Z/X of yours with Cost 7 or more on a Square on the bottom of its owner's deck: "
            "Put this card on a Normal Square without a Z/X.\n"
            "[Auto] When this card appears, return 1 Z/X from your Trash to your hand."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.BLACK)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.BLACK, 1),
                    Move(
                        choose(
                            1, zx(Side.OWN, color=Color.BLACK, cost_at_least=7, state=State.REBOOT)
                        ),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS, do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)]
            ),
        ]),
]
