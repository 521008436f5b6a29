"""Events that name a tribe, a color or a Cost."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

CARDS = [
    event("WK-101", Name(Trait.TRIBE), Destroy(each(zx(Side.ENEMY, having=(Having.OF_NAMED_TRIBE,))))),
    event("WK-102", Name(Trait.COLOR), Destroy(each(zx(having=(Having.OF_NAMED_COLOR,))))),
    event(
        "WK-103",
        Name(Trait.COST, zx(Side.ENEMY)),
        Destroy(each(zx(Side.ENEMY, having=(Having.OF_NAMED_COST,)))),
    ),
    event(
        "WK-104",
        Name(Trait.TRIBE, card(Side.ANY, (Zone.TRASH, Zone.CHARGE))),
        Look(
            2,
            [Move(choose(2, looked(zx(having=(Having.OF_NAMED_TRIBE,))), up_to=True), Zone.HAND)],
            rest=Rest.BOTTOM,
        ),
    ),
    event(
        "WK-105",
        Name(Trait.COLOR),
        If([AtLeast(2, card(Side.OWN, Zone.RESOURCE, having=(Having.OF_NAMED_COLOR,)))], [Draw(1)]),
        Name(Trait.COLOR),
        Power(1000, each(zx(Side.OWN, having=(Having.OF_NAMED_COLOR,)))),
    ),
]
