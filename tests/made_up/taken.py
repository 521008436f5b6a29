"""Cards that make a player choose two of something: of exactly two, that is no choice (ruling Z50)."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

BOTH = choose(2, zx(Side.OWN))
BOTH_KEPT = choose(2, zx(Side.OWN), keep=True)
TWO_OF_HAND = choose(2, card(Side.OWN, Zone.HAND))
TWO_OF_TRASH = choose(2, card(Side.OWN, Zone.TRASH))

FORCED = [
    event("N-001", Destroy(BOTH), name="Both Fall"),
    event("N-002", Move(TWO_OF_HAND, Zone.TRASH), name="Both Dropped"),
    event("N-003", Move(TWO_OF_HAND, Zone.DECK, shuffled=True), name="Both Shuffled"),
    event("N-004", Sleep(BOTH), name="Both Sleep"),
    event("N-005", Reboot(BOTH), name="Both Wake"),
    event("N-006", Power(2000, BOTH), name="Both Grow"),
    event("N-007", Damage(1000, BOTH), name="Both Hurt"),
    event("N-008", Grant(BOTH, GainRange(2)), name="Both Reach"),
    event("N-009", Grant(BOTH, GainColor(Color.BLUE)), name="Both Blue"),
    event("N-010", Show(TWO_OF_HAND), name="Both Shown"),
    event("N-011", Swap(BOTH), name="Both Turn"),
    event("N-012", Pick(BOTH), IfPicked(2, [Draw(1)], among=zx(Side.OWN)), name="Both Picked"),
    event("N-013", Pick(BOTH), AtEndOfTurn([Destroy(IT)]), name="Both Later"),
    event("N-014", Pick(BOTH_KEPT), Power(PowerOf(KEPT), choose(1, zx(Side.OWN))), name="Both Added"),
    event("N-015", Move(choose(3, card(Side.OWN, Zone.HAND)), Zone.CHARGE), name="Three, Or Both"),
    event("N-016", Move(choose(2, card(Side.OWN, Zone.HAND), by=Side.OWN), Zone.LIFE), name="Both Live"),
    event(
        "N-017",
        Move(choose(2, card(Side.OWN, Zone.HAND), different=Trait.NAME), Zone.TRASH),
        name="Both Unlike",
    ),
    event(
        "N-018",
        Move(choose(2, card(Side.OWN, Zone.HAND), total_cost_at_most=7), Zone.TRASH),
        name="Both Cheap",
    ),
    event("N-019", Draw(1), Move(choose(2, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)),
]
"""Of two cards both are taken without a question."""

ASKED = [
    event("N-101", Move(TWO_OF_HAND, Zone.DECK), name="Both On Top"),
    event("N-102", Move(TWO_OF_HAND, Zone.DECK, bottom=True), name="Both Under"),
    event("N-103", Move(TWO_OF_HAND, Zone.DECK, place=2), name="Both Second"),
    event("N-104", Put(BOTH, NORMAL, empty=True), name="Both Step"),
    event("N-105", Divide(2000, BOTH), name="Both Share"),
    event("N-106", PlayFree(choose(2, card(Side.OWN, Zone.HAND, kind=CardType.ZX))), name="Both Played"),
    event("N-107", Destroy(choose(2, zx(Side.OWN), up_to=True)), name="Up To Both"),
    event(
        "N-108",
        Pick(choose(2, zx(Side.OWN), keep=True)),
        Draw(1),
        Move(choose(1, card(Side.OWN, Zone.HAND, having=(Having.KIN_OF_KEPT,)), up_to=True), Zone.TRASH),
        name="Both Kept",
    ),
    event("N-109", May(Destroy(BOTH)), name="Maybe Both"),
    event("N-110", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), name="One Of Both"),
    event(
        "N-111",
        Pick(BOTH),
        If([AtLeast(1, card(Side.OWN, Zone.HAND))], [Power(1000, IT)]),
        Put(THEM, NORMAL, empty=True),
        name="Both Step Later",
    ),
]
"""Of two cards the first is asked for: the order may show, or there is another answer."""

CARDS = [
    *FORCED,
    *ASKED,
    body(
        "N-201",
        Startup(cost=[Move(TWO_OF_HAND, Zone.TRASH)], do=[Draw(1)]),
        Startup(
            cost=[Move(choose(2, card(Side.OWN, Zone.HAND), keep=True), Zone.TRASH)],
            do=[Move(KEPT, Zone.DECK)],
        ),
        name="Dealer",
    ),
    body(
        "N-202",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.OWN, Zone.TRASH),
            do=[Move(That(card(Side.OWN, Zone.TRASH)), Zone.HAND)],
            limit=Limit.ONCE_PER_TURN,
        ),
        name="First Come",
    ),
    body("N-203", Always(do=[ChargeMore(-4)]), name="Spendthrift"),
    body(
        "N-204",
        Automatic(when=Occurrence.APPEARS, do=[AsForce(TWO_OF_TRASH)]),
        name="Rooted",
        cost=1,
    ),
    Card(
        "N-205",
        "Twins",
        Color.RED,
        CardType.ZX_EX,
        cost=4,
        power=9000,
        abilities=[Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN)])],
    ),
    Card(
        "N-206",
        "Possessor",
        Color.RED,
        CardType.ZX_EX,
        cost=6,
        power=9000,
        abilities=[Possess([zx(Side.OWN), zx(Side.OWN)])],
    ),
    body(
        "N-207",
        Automatic(
            when=Occurrence.IS_DAMAGED,
            of=zx(Side.OWN, having=(Having.NOT_THIS,), cost_at_most=2),
            needs=[AtLeast(2, zx(Side.OWN, having=(Having.DAMAGED,)))],
            do=[Draw(1)],
        ),
        Automatic(
            when=Occurrence.REBOOTS,
            of=zx(Side.OWN, having=(Having.NOT_THIS,), cost_at_most=2),
            needs=[AtMost(0, zx(Side.OWN, state=State.SLEEP))],
            do=[Draw(1)],
        ),
        name="Nurse",
    ),
    body(
        "N-208",
        Always(
            needs=[AtLeast(1, zx(Side.OWN, cost_at_most=2, state=State.REBOOT))],
            do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY)],
        ),
        name="Ward of Two",
    ),
    body(
        "N-210",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.OWN, Zone.TRASH),
            do=[Move(That(card(Side.OWN, Zone.TRASH)), Zone.HAND)],
            limit=Limit.TWICE_PER_TURN,
        ),
        name="First Two Come",
    ),
    body(
        "N-211",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.OWN, Zone.TRASH),
            do=[Draw(1)],
            limit=Limit.ONCE_PER_TURN,
        ),
        name="Whoever Comes",
    ),
    body(
        "N-212",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.OWN, Zone.TRASH),
            do=[Move(That(card(Side.OWN, Zone.TRASH)), Zone.HAND)],
        ),
        name="All Come",
    ),
    event(
        "N-213",
        Show(choose(1, card(Side.ENEMY, Zone.HAND))),
        Move(choose(2, card(Side.ENEMY, Zone.HAND), total_cost_at_most=7), Zone.TRASH),
        name="Cheap Ones Unseen",
    ),
    event(
        "N-215",
        Grant(
            choose(1, zx(Side.OWN)),
            Gains(
                Automatic(
                    when=Occurrence.PUT_IN_TRASH,
                    of=card(Side.OWN, Zone.TRASH),
                    do=[Move(That(card(Side.OWN, Zone.TRASH)), Zone.HAND)],
                    limit=Limit.ONCE_PER_TURN,
                )
            ),
        ),
        name="First Come Lent",
    ),
    body(
        "N-216",
        Startup(
            cost=[],
            do=[
                Pick(choose(2, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                Put(THIS, NORMAL, empty=True, near=IT),
            ],
        ),
        name="Beside The First",
    ),
    event("N-214", Move(choose(3, card(Side.OWN, Zone.HAND)), Zone.TRASH), name="Three Dropped"),
    event("N-209", Sleep(choose(2, zx(Side.ENEMY))), name="Both Theirs Sleep"),
]
