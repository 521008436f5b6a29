"""Z/X that do not Reboot in the Reboot Phase, or never, and Events that ask more than one thing."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body("VE-001", Always(needs=[InPhase(Phase.REBOOT)], do=[Cannot(Bar.REBOOT)])),
    body("VE-002", Always(do=[Cannot(Bar.REBOOT)])),
    event("VE-003", Reboot(each(zx(Side.OWN)))),
    event(
        "VE-004",
        Pick(choose(1, zx(Side.OWN))),
        Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.CHARGE),
        IfPicked(1, among=card(Side.ANY, EVERYWHERE, named="Coal Armadillo"), do=[Draw(1)]),
    ),
    event("VE-005", OneOf([[Draw(1)], [FromDeck(1, Zone.CHARGE)]])),
]
