"""Cards with abilities that are used once in a game."""

from tests.made_up.shapes import body
from zx_env.zx.cards.language import *


def _driver(number: str, ability: Ability) -> Card:
    icons = (Icon.EXTENSION_DRIVE,)
    return Card(number, number, Color.RED, cost=3, power=5000, icons=icons, abilities=[ability])


CARDS = [
    _driver("Y-040", Startup(cost=[], do=[Draw(1)], limit=Limit.EXTENSION_DRIVE)),
    _driver("Y-041", Startup(cost=[], do=[FromDeck(1, Zone.TRASH)], limit=Limit.EXTENSION_DRIVE)),
    body(
        "Y-042",
        Startup(cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_GAME),
        Startup(cost=[], do=[Draw(2)], limit=Limit.ONCE_PER_GAME),
    ),
    body("Y-043", Automatic(when=Occurrence.MOVES, do=[Draw(1)], limit=Limit.ONCE_PER_GAME)),
    _driver("Y-044", Automatic(when=Occurrence.MOVES, do=[May(Draw(1))], limit=Limit.EXTENSION_DRIVE)),
]
