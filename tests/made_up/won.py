"""Cards that win a game, count uses of their startup abilities, or make more of what raises Power."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("WK-001", WinGame()),
    event("WK-002", WinGame(Side.ENEMY)),
    event("WK-003", WinGame(), DamagePlayer(Side.OWN, 9)),
    body(
        "WK-004",
        Startup(cost=[], do=[Power(500, THIS)]),
        Startup(cost=[], do=[Power(-500, THIS)]),
        Automatic(when=Occurrence.STARTUP_IS_USED, uses=3, do=[Draw(1)]),
    ),
    body("WK-005", Always(do=[GainPower(1000, each(zx(Side.OWN)))])),
    body("WK-006", Always(do=[RaisedTimes(3, each(zx(Side.ENEMY)))])),
    body("WK-007", Always(do=[RaisedTimes(2)]), Always(do=[GainPower(-1000)])),
    event("WK-008", Power(2000, choose(1, zx()), Until.ENEMY_TURN_ENDS)),
    event("WK-009", Power(-1500, choose(1, zx()), Until.ENEMY_TURN_ENDS)),
    event("WK-010", Grant(choose(1, zx()), PowerIs(9000))),
    event("WK-011", Grant(choose(1, zx()), Gains(Startup(cost=[], do=[Draw(1)])))),
    event("WK-012", Grant(choose(1, card(Side.OWN, Zone.HAND)), GainCost(-4, least=0))),
    event("WK-013", Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND), Grant(IT, GainCost(-2))),
    event(
        "WK-014",
        Grant(choose(2, zx(Side.OWN, zone=Zone.HAND), up_to=True), GainCost(-1), Until.OWN_TURN_ENDS),
    ),
    body(
        "WK-017",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            way=Way.BY_IGNITION,
            valid_in=Zone.TRASH,
            do=[FromDeck(1, Zone.CHARGE)],
        ),
    ),
    body(
        "WK-018",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.OWN, EVERYWHERE),
            way=Way.BY_IGNITION,
            do=[Power(1000, THIS)],
        ),
    ),
    event("WK-019", Ignite(1)),
    event("WK-020", FromDeck(1, Zone.TRASH)),
    event("WK-016", Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND)),
    event("WK-015", Draw(Per(1, card(Side.OWN, Zone.HAND, cost_at_most=1)))),
]
