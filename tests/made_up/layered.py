"""Cards that ask in the middle of Always abilities for what other Always abilities change (ruling Z57)."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

MANY_AT_HAND = AtLeast(9, card(Side.OWN, Zone.HAND))
WITH_ICON = zx(Side.OWN, icons=(Icon.IGNITION,))
CHEAPER = GainCost(-1, each(zx(Side.OWN)))


def _stronger(number: str, *needs: Condition) -> Card:
    return body(number, Always(needs=needs, do=[GainPower(1000)]))


def _all_stronger(number: str, among: Among) -> Card:
    return body(number, Always(do=[GainPower(1000, each(among))]))


CARDS = [
    _all_stronger("LY-001", zx(Side.OWN, without_icons=(Icon.IGNITION,))),
    _all_stronger("LY-002", zx(Side.OWN, cost_at_least=5)),
    _all_stronger("LY-003", zx(Side.OWN, having=(Having.ODD_COST,))),
    _all_stronger("LY-004", WITH_ICON),
    body("LY-005", Always(do=[GainCost(Per(-1, ThisTurn(Fate.APPEARED, zx(Side.OWN))), each(zx(Side.OWN)))])),
    _stronger("LY-006", AtLeast(1, ThisTurn(Fate.APPEARED, zx(Side.OWN, cost_at_most=3)))),
    body("LY-007", Always(do=[GainCost(-1, each(zx(Side.OWN, having=(Having.ABILITYLESS,))))])),
    body("LY-008", Always(do=[GainCost(Per(-1, card(Side.OWN, Zone.RESOURCE), 2), each(zx(Side.OWN)))])),
    _stronger("LY-009", Different(2, Trait.COST, zx(Side.OWN))),
    body("LY-010", Always(do=[GainCost(-1, each(zx(Side.OWN, named="LY-009")))])),
    Card("LY-011", "LY-011", Color.RED, CardType.LINK, abilities=[Always(do=[CHEAPER])]),
    body("LY-012", Always(needs=[AnyOf([MANY_AT_HAND, AtLeast(1, WITH_ICON)])], do=[CHEAPER])),
    _stronger("LY-013", AnyOf([MANY_AT_HAND, AtLeast(1, zx(Side.OWN, cost_at_most=1))])),
    body("LY-014", Always(do=[CHEAPER])),
    body("LY-015", Always(do=[LoseIcon(Icon.IGNITION, each(zx(Side.ENEMY)))])),
    event("LY-016", If([Happened(Occurrence.PLAYER_IS_DAMAGED, Side.ENEMY)], [Draw(1)])),
    event("LY-017", If([Happened(Occurrence.PLAYER_IS_DAMAGED, Side.OWN)], [Draw(1)])),
]
