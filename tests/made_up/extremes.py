"""Cards that read the highest or the lowest Cost or Power of others, or put their deck under themselves."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_OWN, _ENEMY = zx(Side.OWN), zx(Side.ENEMY)
_FORCE = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))

CARDS = [
    event("VH-001", Destroy(choose(1, zx(Side.ENEMY, cost_at_most=CostOf(_OWN, highest=True))))),
    event("VH-002", Destroy(choose(1, zx(Side.ENEMY, cost_at_least=CostOf(_OWN, lowest=True, plus=1))))),
    event("VH-003", Destroy(choose(1, zx(Side.ENEMY, power_at_most=PowerOf(_OWN, highest=True))))),
    event("VH-004", Destroy(choose(1, zx(Side.ENEMY, power_at_least=PowerOf(_OWN, lowest=True))))),
    event(
        "VH-005",
        Draw(CostOf(_ENEMY, highest=True, plus=1)),
        FromDeck(CostOf(_ENEMY, lowest=True), Zone.TRASH),
    ),
    event("VH-006", Pick(choose(1, zx(on=NORMAL), keep=True)), Damage(PowerOf(_OWN, lowest=True), KEPT)),
    event(
        "VH-007",
        If([AtLeast(CostOf(_ENEMY, highest=True), CostOf(_OWN, highest=True))], [Draw(1)], [Draw(2)]),
        If([AtMost(6000, PowerOf(_ENEMY, lowest=True))], [FromDeck(1, Zone.TRASH)]),
    ),
    # Read by Always abilities.
    body("VH-008", Always(do=[GainPower(CostOf(_ENEMY, highest=True, times=1000, plus=500))])),
    body("VH-009", Always(do=[GainPower(PowerOf(zx(Side.OWN, zone=Zone.FORCE), lowest=True))])),
    body("VH-010", Always(needs=[AtLeast(4, CostOf(_ENEMY, lowest=True))], do=[GainPower(2000)])),
    body(
        "VH-011",
        Always(
            needs=[
                AnyOf(
                    [
                        AtLeast(CostOf(_OWN, highest=True, plus=1), CostOf(_ENEMY, highest=True)),
                        TurnOf(Side.ENEMY),
                    ]
                )
            ],
            do=[GainCost(1, each(zx(Side.OWN, having=(Having.IS_THIS,))))],
        ),
    ),
    event(
        "VH-012", Move(choose(ANY_NUMBER, _ENEMY, total_cost_at_most=CostOf(_OWN, highest=True)), Zone.HAND)
    ),
    # The own deck under this card.
    body("VH-013", Automatic(when=Occurrence.APPEARS, do=[FromDeck(2, Zone.FORCE), Draw(PerDone(1))])),
    event("VH-014", Move(choose(1, zx(cost_at_least=4, cost_at_most=4)), Zone.HAND)),
    # Of no cards there is no number.
    event("VH-015", Grant(choose(1, _ENEMY), PowerIs(PowerOf(_OWN, highest=True)), Until.TURN_ENDS), Draw(1)),
    event(
        "VH-016",
        Destroy(choose(2, _ENEMY, up_to=True, total_cost_at_least=CostOf(_OWN, highest=True))),
    ),
    body("VH-017", cost=0),
]
