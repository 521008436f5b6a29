"""Cards of which one ability locks every ability of their name."""

from tests.made_up.shapes import body
from zx_env.zx.cards.language import *

CARDS = [
    body(
        "LK-001",
        Automatic(when=Occurrence.APPEARS, limit=Limit.WHOLE_NAME_LOCK, do=[Draw(1)]),
        Automatic(when=Occurrence.APPEARS, do=[FromDeck(1, Zone.TRASH)]),
        Startup(cost=[], do=[GainCounters(CounterKind.DREAM_KEY, 1)], limit=Limit.ONCE_PER_TURN),
        cost=0,
    ),
    body(
        "LK-002",
        Automatic(when=Occurrence.APPEARS, do=[FromDeck(1, Zone.TRASH)]),
        Startup(cost=[], do=[Draw(1)], limit=Limit.WHOLE_NAME_LOCK),
        cost=0,
    ),
]
