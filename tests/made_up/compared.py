"""Cards whose abilities compare Cost or Power with another card's, with a count or with a total."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body(
        "Q-001",
        Startup(cost=[], do=[Destroy(choose(1, zx(Side.ENEMY, power_at_most=PowerOf(THIS)), up_to=True))]),
        Automatic(
            when=Occurrence.ATTACKS, do=[Move(choose(1, zx(cost_at_most=CostOf(That(zx())))), Zone.HAND)]
        ),
        name="Measuring Rod",
    ),
    event(
        "Q-002",
        Then(
            Destroy(choose(1, zx(Side.OWN))),
            then=[Destroy(choose(1, zx(Side.ENEMY, cost_at_most=CostOf(IT, plus=1))))],
        ),
        name="One More",
    ),
    event(
        "Q-003",
        Pick(choose(1, zx(Side.OWN))),
        Move(
            choose(
                1,
                card(
                    Side.OWN,
                    Zone.TRASH,
                    kind=CardType.ZX,
                    cost_at_least=CostOf(IT),
                    cost_at_most=CostOf(IT),
                ),
            ),
            Zone.HAND,
        ),
        name="Its Like",
    ),
    event(
        "Q-004",
        Destroy(choose(1, zx(Side.ENEMY, cost_at_most=Per(1, card(Side.OWN, Zone.CHARGE))))),
        name="As Many as Charge",
    ),
    event(
        "Q-005",
        Pick(choose(2, zx(Side.OWN), up_to=True)),
        Destroy(choose(1, zx(Side.ENEMY, power_at_most=PowerOf(THEM)))),
        name="Together",
    ),
    event("Q-006", Destroy(choose(1, zx(Side.ENEMY, cost_at_least=CostOf(zx(Side.OWN)))))),
    event("Q-007", Draw(CostOf(zx(Side.OWN), plus=-2))),
    event("Q-008", Damage(PowerOf(zx(Side.OWN)), choose(1, zx(Side.ENEMY)))),
    Card(
        "Q-009",
        "Q-009",
        Color.RED,
        CardType.EVENT,
        abilities=[
            EventText(
                needs=[AtLeast(1, zx(Side.ENEMY, cost_at_least=Per(2, zx(Side.OWN), cards=2)))],
                do=[Draw(1)],
            )
        ],
    ),
    body(
        "Q-010",
        Automatic(
            when=Occurrence.APPEARS,
            of=zx(Side.OWN, power_at_least=PowerOf(THIS, plus=500), having=(Having.NOT_THIS,)),
            do=[Draw(1)],
        ),
        name="Small Admirer",
    ),
    body(
        "Q-011",
        Startup(
            cost=[
                Move(choose(1, card(Side.OWN, Zone.TRASH, cost_at_most=CostOf(THIS, plus=-1))), Zone.REMOVED)
            ],
            do=[Draw(1)],
        ),
    ),
]
