"""Cards that wait for becoming Force, and Events that put cards under Z/X."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body("RF-001", Automatic(when=Occurrence.BECOMES_FORCE, valid_in=Zone.FORCE, do=[Draw(1)])),
    body("RF-002", Automatic(when=Occurrence.BECOMES_FORCE, of=card(Side.OWN, Zone.FORCE), do=[Draw(1)])),
    body(
        "RF-003",
        Automatic(when=Occurrence.BECOMES_FORCE, valid_in=Zone.FORCE, origin=Zone.TRASH, do=[Draw(1)]),
    ),
    body("RF-004", Automatic(when=Occurrence.LEAVES, do=[Draw(1)]), cost=1),
    event("RF-010", AsForce(choose(2, card(Side.OWN, Zone.HAND)), under=choose(1, zx(Side.OWN)))),
    event("RF-011", AsForce(choose(1, card(Side.OWN, Zone.TRASH)), under=choose(1, zx(Side.OWN)))),
    event("RF-012", AsForce(choose(1, zx(cost_at_most=1)), under=choose(1, zx(Side.OWN, cost_at_least=2)))),
    event(
        "RF-014",
        AsForce(
            choose(1, card(Side.OWN, Zone.FORCE)),
            under=choose(1, zx(Side.OWN, having=(Having.WITHOUT_FORCE,))),
        ),
    ),
    event("RF-013", Look(1, do=[AsForce(choose(1, looked()), under=choose(1, zx(Side.OWN)))])),
    # Z/X by what lies under them.
    event("RF-015", Destroy(choose(1, zx(above=card(Side.ANY, Zone.FORCE, color=Color.BLUE))))),
    body(
        "RF-016",
        Always(
            needs=[
                AtLeast(
                    1,
                    zx(
                        Side.OWN,
                        above=(
                            card(Side.ANY, Zone.FORCE, kind=CardType.EVENT),
                            card(Side.ANY, Zone.FORCE, kind=CardType.ZX, having=(Having.OTHER_NAME,)),
                        ),
                    ),
                )
            ],
            do=[GainPower(2000)],
        ),
    ),
]
