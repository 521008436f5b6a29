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
    event(
        "VB-005",
        Destroy(each(zx(Side.ENEMY))),
        May(
            Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.REMOVED),
            then=[FromDeck(2, Zone.TRASH)],
        ),
        Shuffle(),
        Draw(PerDone(1, cards=2, plus=1, altogether=True)),
    ),
    event(
        "VB-006",
        Divide(4000, choose(2, zx(Side.ENEMY), up_to=True), unit=2000),
        Put(choose(2, zx(Side.OWN, zone=Zone.TRASH), up_to=True), NORMAL, empty=True),
        Damage(PerDone(1000, altogether=True), each(zx(Side.ENEMY))),
    ),
]
