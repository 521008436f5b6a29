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
]
