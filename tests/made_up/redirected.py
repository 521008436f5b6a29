"""Cards that let another Z/X take damage, and cards that deal it."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("RD-001", Redirect(choose(1, zx(Side.OWN)), to=zx(on=NORMAL))),
    body("RD-002", Startup(cost=[], do=[Redirect(THIS, to=zx(Side.ENEMY))], limit=Limit.ONCE_PER_TURN)),
    event("RD-003", Divide(4000, choose(2, zx()), unit=1000)),
    event("RD-004", Damage(4000, choose(1, zx())), WhenDestroyed([Draw(1)])),
    body("RD-005", Automatic(when=Occurrence.IS_DAMAGED, do=[Draw(1)])),
    body("RD-006", Automatic(when=Occurrence.DEALS_DAMAGE, that=zx(on=NORMAL), do=[Draw(1)]), power=6000),
    body(
        "RD-007",
        Startup(
            cost=[],
            do=[
                Redirect(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))), to=zx(on=NORMAL)),
                Move(THIS, Zone.DECK, shuffled=True),
            ],
        ),
    ),
]
