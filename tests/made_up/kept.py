"""Cards that refer to KEPT after the player has put other cards in order."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

ONE_OF_TRASH = choose(1, zx(Side.OWN, zone=Zone.TRASH), keep=True)
BELOW_KEPT = choose(1, zx(Side.ENEMY, cost_at_most=CostOf(KEPT)))

CARDS = [
    event(
        "RK-001",
        Look(
            4,
            do=[Move(choose(1, looked(zx()), up_to=True, keep=True), Zone.HAND, shown=True)],
            rest=Rest.TOP,
        ),
        Move(KEPT, Zone.TRASH),
    ),
    event("RK-002", Pick(ONE_OF_TRASH), Look(3, rest=Rest.BOTTOM), Destroy(BELOW_KEPT)),
    body(
        "RK-003",
        Startup(
            cost=[Move(choose(1, zx(Side.OWN, zone=Zone.HAND), keep=True), Zone.TRASH)],
            do=[Look(3, rest=Rest.TOP), IfPicked(1, [Draw(1)], zx(cost_at_least=5), kept=True)],
        ),
    ),
    event(
        "RK-004",
        Pick(ONE_OF_TRASH),
        Look(
            3,
            do=[Move(choose(1, looked(zx())), Zone.CHARGE)],
            rest=Rest.BOTTOM,
        ),
        Move(IT, Zone.RESOURCE),
        Move(KEPT, Zone.HAND),
    ),
    event(
        "RK-005",
        Pick(ONE_OF_TRASH),
        Divide(4000, choose(2, zx(Side.ENEMY)), unit=1000),
        Move(KEPT, Zone.HAND),
    ),
]
