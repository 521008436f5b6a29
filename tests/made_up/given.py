"""Cards that give abilities which are used once per turn."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

DRAWS = Automatic(when=Occurrence.MOVES, limit=Limit.ONCE_PER_TURN, do=[Draw(1)])
MILLS = Automatic(when=Occurrence.MOVES, limit=Limit.ONCE_PER_TURN, do=[FromDeck(1, Zone.TRASH)])

CARDS = [
    event("Q-070", Grant(choose(1, zx(Side.OWN)), Gains(DRAWS))),
    event("Q-071", Grant(choose(1, zx(Side.OWN)), Gains(MILLS))),
    body("Q-072", Always(do=[Gains(DRAWS, each(zx(Side.OWN, having=(Having.NOT_THIS,))))])),
    event(
        "Q-073",
        Grant(choose(1, zx(Side.OWN)), Gains(Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[Draw(1)]))),
    ),
    event(
        "Q-074",
        Grant(
            choose(1, zx(Side.OWN)),
            Gains(Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[FromDeck(1, Zone.TRASH)])),
        ),
    ),
]
