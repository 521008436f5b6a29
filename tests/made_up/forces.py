"""Cards that read their Force, or let none come under them."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_FORCE = zx(Side.OWN, zone=Zone.FORCE, having=(Having.FORCE_OF_THIS,))

CARDS = [
    body("RW-001", Always(do=[GainPower(PowerOf(_FORCE))]), power=1000),
    body("RW-002", Always(do=[GainPower(CostOf(_FORCE, times=1000, plus=500), each(zx(Side.OWN)))])),
    body("RW-003", Always(do=[GainPower(CostOf(zx(Side.ENEMY), times=500))]), power=1000),
    body("RW-004", Always(do=[Cannot(Bar.GET_FORCE)])),
    body("RW-005", Always(do=[Cannot(Bar.GET_FORCE, each(zx(Side.ENEMY)))])),
    event("RW-006", AsForce(choose(1, card(Side.OWN, Zone.TRASH)), under=choose(1, zx()))),
    event("RW-012", Move(choose(1, card(Side.ANY, Zone.FORCE)), Zone.TRASH)),
    event(
        "RW-013",
        If(
            [AtLeast(2, card(Side.ANY, Zone.FORCE, under=zx(Side.OWN, cost_at_least=4)))],
            [Draw(1)],
        ),
    ),
    event("RW-007", Damage(CostOf(zx(Side.OWN), times=1000), choose(1, zx(Side.ENEMY)))),
    body("RW-008", Always(needs=[TurnOf(Side.OWN)], do=[GainPower(PowerOf(_FORCE, plus=-500))]), power=0),
    body("RW-009", Always(do=[GainCost(2, each(zx(Side.ENEMY)))])),
    event(
        "RW-010",
        Move(choose(1, card(Side.OWN, Zone.HAND), keep=True), Zone.TRASH),
        Damage(CostOf(KEPT, times=500, plus=500), choose(1, zx(Side.ENEMY))),
    ),
    body(
        "RW-011",
        Startup(cost=[], do=[Destroy(choose(1, zx(Side.ENEMY, power_at_most=CostOf(THIS, times=1000))))]),
    ),
]
