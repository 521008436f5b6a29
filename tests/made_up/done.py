"""Cards whose effects count the cards to which they were done."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

CARDS = [
    event("VB-001", Draw(3), Move(choose(PerDone(1), card(Side.OWN, Zone.HAND)), Zone.CHARGE)),
    event("VB-002", FromDeck(3, Zone.TRASH), FromDeck(PerDone(1, cards=2), Zone.CHARGE)),
    event(
        "VB-003",
        CannotDraw(),
        Destroy(each(zx(Side.ENEMY))),
        Draw(2),
        IfDone(1, [FromDeck(1, Zone.TRASH)], otherwise=[FromDeck(PerDone(1, plus=1), Zone.CHARGE)]),
    ),
    event("VB-004", Destroy(each(zx())), Shuffle(), Draw(PerDone(1, cards=2))),
]
