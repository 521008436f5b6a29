"""Cards with an effect that is done only if a condition does not hold, and cards around them."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event(
        "R-001",
        If([AtLeast(3, card(Side.OWN, Zone.RESOURCE)), TurnOf(Side.OWN)], [], otherwise=[Draw(1)]),
        name="Poor Harvest",
    ),
    event(
        "R-002",
        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
        IfPicked(1, [], card(Side.ANY, Zone.TRASH, kind=CardType.EVENT), otherwise=[Draw(1)]),
        name="No Event",
    ),
    event(
        "R-003",
        Destroy(each(zx(Side.ENEMY, cost_at_most=2))),
        IfDone(2, [], otherwise=[Draw(1)]),
        name="Small Catch",
    ),
    body(
        "R-004",
        Always(
            needs=[CameBy(Way.BY_ABILITY)],
            do=[Gains(Automatic(when=Occurrence.MOVES, do=[Draw(1)]))],
        ),
        name="Called",
    ),
    body(
        "R-005",
        Always(
            needs=[CameBy(Way.BY_ABILITY)],
            do=[
                Gains(
                    Automatic(when=Occurrence.MOVES, do=[Draw(1)]),
                    each(zx(Side.OWN, having=(Having.NOT_THIS,))),
                )
            ],
        ),
        name="Summoner",
    ),
    event("R-006", Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True), name="Called In"),
    event("R-007", May(Draw(1), then=[May(Draw(1))]), name="Up To Two"),
    event(
        "R-008",
        AtEndOfTurn([Damage(5000, each(zx(Side.ENEMY)))], to=None),
        Damage(4000, choose(1, zx(Side.ENEMY, on=NORMAL))),
        WhenDestroyed([Draw(1)]),
        name="Later And Now",
    ),
]
