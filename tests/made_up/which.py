"""Cards for the words that say which cards are meant, and for conditions."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *


def _asks(number: str, among: Among) -> Card:
    """An Event that destroys 1 such Z/X."""
    return event(number, Destroy(choose(1, among)))


CARDS = [
    _asks("W-001", zx(cost_at_least=3, cost_at_most=5)),
    _asks("W-002", zx(power_at_most=4000)),
    _asks("W-003", zx(power_at_least=4000)),
    _asks("W-004", zx(color=(Color.RED, Color.BLUE))),
    _asks("W-005", zx(tribe=(Tribe.MYTHOS, Tribe.MERMAID))),
    _asks("W-006", zx(not_tribe=Tribe.GIGANTIC)),
    _asks("W-007", zx(icons=(Icon.IGNITION,))),
    _asks("W-008", zx(without_icons=(Icon.IGNITION,))),
    _asks("W-009", zx(name_contains=("猟犬", "石炭"))),
    _asks("W-010", zx(having=(Having.DAMAGED,))),
    _asks("W-011", zx(having=(Having.APPEARED_THIS_TURN,))),
    _asks("W-012", zx(having=(Having.HIGHEST_POWER,))),
    _asks("W-013", zx(having=(Having.ABILITYLESS,))),
    _asks("W-014", zx(having=(Having.HAS_RANGE_2,))),
    _asks("Q-090", zx(having=(Having.ODD_COST,))),
    _asks("Q-091", zx(having=(Having.EVEN_COST,))),
    event(
        "W-015",
        Move(
            choose(2, card(Side.OWN, (Zone.TRASH, Zone.CHARGE), kind=CardType.ZX, color=Color.RED)), Zone.HAND
        ),
        name="Returner",
    ),
    body(
        "W-016",
        Startup(
            cost=[],
            needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))],
            do=[Damage(1000, each(zx(Side.ENEMY, having=(Having.ADJACENT,))))],
        ),
        Always(needs=[TurnOf(Side.ENEMY)], do=[GainPower(2000)]),
        name="Neighbour",
    ),
    body(
        "W-017",
        Startup(cost=[], do=[Destroy(choose(1, zx(Side.OWN, having=(Having.OTHER_NAME,))))]),
        Startup(cost=[], do=[Destroy(choose(1, zx(Side.OWN, having=(Having.SAME_NAME, Having.NOT_THIS))))]),
        name="Odd One",
    ),
]
