"""Cards that bar a player or keep effects off, and cards to try them on."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_CHEAP_AS_PRINTED = {"cost_at_most": 3, "having": (Having.PRINTED_COST,)}
_FROM = (Zone.DECK, Zone.HAND, Zone.TRASH, Zone.DYNAMIS)

CARDS = [
    body(
        "RA-001",
        Always(do=[Cannot(Bar.APPEAR, each(zx(Side.ENEMY, zone=_FROM, **_CHEAP_AS_PRINTED)))]),
        cost=5,
    ),
    body("RA-002", Always(do=[CannotIgnite(Side.ENEMY)]), cost=5),
    body("RA-003", Always(do=[CannotIgnite()]), cost=5),
    body("RA-004", Always(do=[StartupsCostMore(1, Side.ENEMY)]), cost=5),
    body(
        "RA-005",
        Always(do=[Unaffected(by=card(Side.ENEMY, EVERYWHERE, kind=CardType.EVENT), to=each(zx(Side.OWN)))]),
        cost=5,
    ),
    body("RA-006", Always(do=[Unaffected(by=zx(Side.ENEMY, **_CHEAP_AS_PRINTED))]), cost=5),
    event("RA-007", Ignite(1), Draw(1)),
    event("RA-008", Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)),
    event("RA-009", Put(choose(1, zx(Side.ENEMY, zone=Zone.TRASH)), NORMAL, empty=True)),
    body("RA-010", Startup(valid_in=Zone.HAND, cost=[], do=[Put(THIS, NORMAL, empty=True)])),
    body("RA-011", Startup(cost=[], do=[Power(500, THIS)], limit=Limit.ONCE_PER_TURN), cost=5),
    body("RA-012", Always(do=[GainPower(-2000, each(zx(Side.ENEMY)))]), cost=2),
    body("RA-013", Always(do=[GainPower(-2000, each(zx(Side.ENEMY)))]), cost=4),
    event(
        "RA-014",
        Grant(
            choose(1, zx(Side.OWN)),
            Unaffected(by=card(Side.ANY, EVERYWHERE, color=Color.RED, having=(Having.PRINTED_COLOR,))),
        ),
    ),
    body("RA-015", Always(do=[GainCost(3, each(card(Side.OWN, Zone.HAND)))]), cost=5),
    body(
        "RA-016",
        Always(do=[GainCost(-2, each(zx(Side.ENEMY)))]),
        Automatic(when=Occurrence.APPEARS, do=[Damage(1000, each(zx(Side.ENEMY)))]),
        cost=2,
    ),
    event("RA-017", Damage(1000, choose(1, zx())), color=Color.BLUE),
    event("RA-018", Divide(1000, choose(2, zx()))),
    body("RA-019", Startup(cost=[Pay(Color.RED, 1)], do=[Power(500, THIS)]), cost=5),
    Card(
        "RA-020",
        "RA-020",
        Color.RED,
        CardType.ZX_EX,
        cost=3,
        power=5000,
        abilities=[Advent([zx(Side.OWN)])],
    ),
    body("RA-021", cost=5),
]
