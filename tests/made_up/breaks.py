"""Cards that Break a Z/X into another one, and cards that look for what lies face down."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_BROKEN = zx(Side.OWN, having=(Having.IN_BREAK,))

CARDS = [
    event(
        "TB-001",
        Break(
            choose(1, zx(Side.OWN, named="Fallen Alter", state=State.REBOOT)),
            into=choose(1, zx(Side.OWN, zone=Zone.HAND, named="Risen Alter")),
        ),
        Power(2000, IT),
    ),
    body("TB-002", name="Fallen Alter"),
    body(
        "TB-003",
        Automatic(
            keyword="Alter Break",
            when=Occurrence.APPEARS,
            needs=[this_is(zx(having=(Having.IN_BREAK,)))],
            do=[Draw(2)],
        ),
        Startup(
            cost=[
                Move(
                    choose(
                        1,
                        card(Side.ANY, Zone.FORCE, having=(Having.FORCE_OF_THIS, Having.LIES_FACE_DOWN)),
                    ),
                    Zone.TRASH,
                ),
            ],
            do=[Draw(1)],
        ),
        name="Risen Alter",
        cost=6,
        power=7000,
    ),
    body(
        "TB-004",
        Automatic(
            when=Occurrence.TURN_ENDS,
            needs=[this_is(zx(on=NORMAL))],
            do=[If([AtMost(0, _BROKEN)], [Destroy(THIS)])],
        ),
    ),
    body("TB-005", Always(needs=[AtLeast(1, _BROKEN)], do=[GainPower(3000)])),
    # What it does as Force, it does only while it lies face up.
    body(
        "TB-006",
        Always(valid_in=Zone.FORCE, do=[GainPower(4000, each(zx(having=(Having.ABOVE_THIS,))))]),
        Automatic(when=Occurrence.BECOMES_FORCE, valid_in=Zone.FORCE, do=[Draw(1)]),
        Automatic(when=Occurrence.LEAVES, do=[Draw(1)]),
        name="Abiding Alter",
    ),
    event(
        "TB-007",
        Break(
            choose(1, zx(Side.OWN)),
            into=choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_least=4)),
        ),
    ),
    body("TB-008", Always(do=[Cannot(Bar.BE_PUT_ON_PLAYER_SQUARE)], valid_in=Zone.HAND), cost=4),
    event("TB-010", If([NoResourcePut()], [Draw(1)]), If([NoResourcePut(Side.OWN)], [Draw(3)])),
    body(
        "TB-011",
        Automatic(
            when=Occurrence.PHASE_STARTS,
            phase=Phase.RESOURCE,
            side=Side.OWN,
            do=[FromDeck(1, Zone.RESOURCE)],
        ),
    ),
    event("TB-009", AsForce(choose(1, card(Side.OWN, Zone.HAND)), under=choose(1, zx(Side.OWN)))),
]
