"""A card that waits for the enemy's Resource to Reboot, and Events that Reboot cards."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body(
        "RB-001",
        Automatic(
            when=Occurrence.REBOOTS,
            of=card(Side.ENEMY, Zone.RESOURCE, color=Color.BLUE),
            by_ability=card(Side.ENEMY, EVERYWHERE, kind=CardType.EVENT),
            do=[Draw(1)],
        ),
    ),
    event("RB-002", Reboot(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))),
    event("RB-003", Reboot(choose(1, card(Side.OWN, Zone.RESOURCE)))),
    event("RB-004", Reboot(choose(1, zx(Side.OWN)))),
]
