"""Events that ask whether a player drew a card this turn, and Events that draw."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

CARDS = [
    event(
        "DR-001",
        If([Happened(Occurrence.IS_DRAWN, Side.OWN, by_ability=True)], [FromDeck(1, Zone.CHARGE)]),
        If([Happened(Occurrence.IS_DRAWN, Side.ENEMY, by_ability=True)], [FromDeck(1, Zone.RESOURCE)]),
        If([Happened(Occurrence.IS_DRAWN, Side.OWN)], [FromDeck(1, Zone.REMOVED)]),
    ),
    event("DR-002", Draw(1, side=Side.ENEMY)),
    event("DR-003", CannotDraw(), Draw(1)),
    event("DR-004", FromDeck(1, Zone.HAND)),
]
