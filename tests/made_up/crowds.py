"""Cards that fill lists when there are many of them: waits, delayed effects, gained abilities."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

NINE = choose(ANY_NUMBER, zx())

CARDS = [
    event("J-001", Pick(NINE), AtEndOfTurn([Power(1000, IT), Draw(1)])),
    body(
        "J-002",
        Startup(cost=[], do=[AtEndOfTurn([Draw(1)], to=None)]),
        name="Patient",
        cost=1,
    ),
    event(
        "J-003",
        Grant(each(zx()), GainRange(2)),
        Grant(each(zx()), GainColor(Color.BLUE)),
        Grant(each(zx()), Cannot(Bar.REBOOT), Until.REBOOT_PHASE_ENDS),
        Grant(each(zx()), Gains(Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)]))),
    ),
    event("J-004", Grant(each(zx()), Gains(Automatic(when=Occurrence.ATTACKS, do=[Draw(2)])))),
    event("J-005", Move(choose(1, zx(Side.OWN)), Zone.TRASH)),
    event("J-006", FromDeck(30, Zone.TRASH)),
    body(
        "J-007",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.ANY, Zone.TRASH),
            do=[Move(That(card(Side.ANY, Zone.TRASH)), Zone.REMOVED)],
        ),
        name="Sweeper",
        cost=1,
    ),
    # As many abilities as a card may have, all for one occurrence.
    body("J-008", *[Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)])] * 8, name="Eight Heirs"),
]
