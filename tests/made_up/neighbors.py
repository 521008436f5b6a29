"""Cards that ask what stands next to another card, and for pairs of Z/X next to each other."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("Y-080", Destroy(choose(1, zx(Side.ENEMY, next_to=zx(Side.OWN, color=Color.RED))))),
    event("Y-081", Pick(choose(1, zx(Side.OWN))), Damage(1000, each(zx(next_to=IT)))),
    event(
        "Y-082",
        Move(choose(1, zx(Side.OWN), keep=True), Zone.TRASH),
        Damage(1000, choose(1, zx(Side.ENEMY, next_to=KEPT))),
    ),
    body(
        "Y-083",
        Automatic(
            when=Occurrence.DESTROYS_IN_BATTLE,
            do=[Move(each(zx(Side.ENEMY, next_to=That(zx()))), Zone.REMOVED)],
        ),
    ),
    body(
        "Y-084",
        Always(do=[GainPower(1000, each(zx(Side.OWN, next_to=zx(Side.OWN, state=State.SLEEP))))]),
    ),
    event(
        "Y-085",
        Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True, near=zx(Side.OWN, color=Color.RED)),
    ),
    event("Y-086", Put(choose(1, zx(Side.OWN)), ANY_SQUARE, empty=True, near=zx(Side.OWN))),
    # Pairs.
    event("Y-087", Draw(Per(1, Pairs(zx(Side.OWN))))),
    body("Y-088", Always(do=[GainCost(Per(-2, Pairs(zx(Side.OWN))))], valid_in=Zone.HAND), cost=7),
    body("Y-089", Always(needs=[AtLeast(2, Pairs(zx(color=Color.RED)))], do=[GainPower(3000)])),
    event("Y-090", If([AtMost(0, Pairs(zx(Side.ENEMY)))], [Draw(2)])),
    event("Y-091", If([AtLeast(Per(1, Pairs(zx(Side.ENEMY)), plus=1), Pairs(zx(Side.OWN)))], [Draw(1)])),
]
