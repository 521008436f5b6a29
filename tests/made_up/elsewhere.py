"""Cards that let others be played from Resource, Charge or Trash, and green cards to play."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body("EW-001", Always(do=[PlayFrom(card(Side.OWN, (Zone.TRASH, Zone.CHARGE)), then=Zone.CHARGE)])),
    body("EW-002", Always(do=[PlayFrom(card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))])),
    body("VF-001", Always(do=[PlayFrom(card(Side.OWN, Zone.REMOVED, color=Color.GREEN))])),
    event("EW-003", Draw(1), color=Color.GREEN, cost=1),
    body(
        "EW-004",
        Automatic(when=Occurrence.APPEARS, origin=Zone.RESOURCE, way=Way.BY_PLAY, do=[Draw(1)]),
        Automatic(when=Occurrence.APPEARS, way=Way.FROM_HAND, do=[FromDeck(1, Zone.CHARGE)]),
        Startup(
            cost=[],
            limit=Limit.ONCE_PER_TURN,
            needs=[AtLeast(1, ThisTurn(Fate.PLAYED, zx(Side.OWN, color=Color.GREEN)))],
            do=[FromDeck(1, Zone.REMOVED)],
        ),
        color=Color.GREEN,
        cost=2,
    ),
    event(
        "EW-005", Grant(choose(1, zx(Side.OWN)), Gains(Always(do=[PlayFrom(card(Side.OWN, Zone.RESOURCE))])))
    ),
    event("EW-006", If([PlayedRegularly()], [Draw(1)]), color=Color.WHITE, cost=1),
]
