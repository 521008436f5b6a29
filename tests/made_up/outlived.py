"""Cards whose effects ask for their own Cost or Power, or for that card's, when it may have left (Z13)."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

WEAKER = choose(1, zx(Side.ENEMY, power_at_most=PowerOf(THIS)), up_to=True)

CARDS = [
    body("P-001", Automatic(when=Occurrence.APPEARS, do=[Destroy(WEAKER)]), name="Striker", cost=1),
    body(
        "P-002",
        Automatic(
            when=Occurrence.APPEARS,
            of=zx(Side.OWN, having=(Having.NOT_THIS,)),
            do=[Move(That(zx()), Zone.HAND)],
        ),
        name="Hurried Host",
        cost=1,
    ),
    event("P-003", Power(3000, each(zx(Side.OWN)))),
    body("P-004", Automatic(when=Occurrence.IS_DESTROYED, do=[Destroy(WEAKER)]), name="Last Word", cost=1),
    body(
        "P-005",
        Automatic(
            when=Occurrence.IS_DESTROYED,
            of=zx(Side.OWN, having=(Having.NOT_THIS,)),
            do=[Damage(PowerOf(That(zx())), choose(1, zx(Side.ENEMY)))],
        ),
        name="Survivor",
        cost=1,
    ),
    event("P-006", Destroy(choose(1, zx(Side.OWN)))),
    body(
        "P-007",
        Startup(cost=[Move(THIS, Zone.TRASH)], do=[Damage(PowerOf(THIS), choose(1, zx(Side.ENEMY)))]),
        name="Thrown",
        cost=1,
    ),
    body(
        "P-008",
        Automatic(
            when=Occurrence.LEAVES,
            of=zx(Side.OWN, having=(Having.NOT_THIS,)),
            do=[Draw(CostOf(That(zx())))],
        ),
        name="Teller",
        cost=1,
    ),
    body(
        "P-009",
        Always(do=[GainCost(3, each(zx(Side.OWN, having=(Having.NOT_THIS,))))]),
        name="Tax",
        cost=1,
    ),
    body(
        "P-010",
        Automatic(
            when=Occurrence.APPEARS, do=[Destroy(choose(1, zx(Side.ENEMY, having=(Having.MORE_POWER,))))]
        ),
        name="Giant Killer",
        cost=1,
    ),
    body(
        "P-011",
        Automatic(
            when=Occurrence.APPEARS,
            do=[AtEndOfTurn([Damage(PowerOf(THIS), choose(1, zx(Side.ENEMY)))], to=None)],
        ),
        name="Evening Blow",
        cost=1,
    ),
    event(
        "P-012",
        Move(choose(1, zx(Side.OWN)), Zone.TRASH),
        Put(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=1)), NORMAL, empty=True),
    ),
    body(
        "P-013",
        Automatic(
            when=Occurrence.APPEARS,
            of=zx(Side.OWN, having=(Having.NOT_THIS,)),
            do=[
                Pick(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,), named="Striker"))),
                Move(IT, Zone.TRASH),
                Power(-3000, each(zx(Side.OWN))),
                Put(choose(1, zx(Side.OWN, zone=Zone.TRASH, named="Striker")), NORMAL, empty=True),
            ],
            limit=Limit.ONCE_PER_TURN,
        ),
        name="Revolving Door",
        cost=1,
    ),
    body(
        "P-014",
        Automatic(when=Occurrence.IS_DAMAGED, do=[Damage(PowerOf(THIS), choose(1, zx(Side.ENEMY)))]),
        Automatic(
            when=Occurrence.IS_DAMAGED, do=[AsForce(THIS, choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))))]
        ),
        name="Root Bound",
        cost=1,
    ),
    event("P-015", Damage(500, choose(1, zx(Side.OWN)))),
    event("P-016", Destroy(choose(1, zx(Side.OWN))), Destroy(choose(1, zx(Side.OWN))), name="One, Then One"),
    body(
        "P-017",
        Startup(valid_in=Zone.HAND, cost=[Move(THIS, Zone.TRASH)], do=[Draw(CostOf(THIS))]),
        name="Thrown Away",
    ),
    body(
        "P-019",
        Automatic(
            when=Occurrence.IS_DESTROYED,
            do=[If([AtLeast(1, zx(Side.ENEMY, cost_at_least=CostOf(THIS)))], do=[Draw(1)])],
        ),
        name="Last Question",
    ),
    body("P-018", Always(do=[GainCost(-1, each(card(Side.OWN, Zone.HAND)))]), name="Sale"),
]
