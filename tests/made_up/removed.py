"""Cards that wait for removals and for Cinema, and Events that remove cards."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    body("RM-001", Automatic(when=Occurrence.IS_REMOVED, of=card(Side.OWN, Zone.REMOVED), do=[Draw(1)])),
    body(
        "RM-002",
        Automatic(
            when=Occurrence.IS_REMOVED,
            of=card(Side.ANY, Zone.REMOVED, color=Color.RED),
            origin=Zone.TRASH,
            by=Side.ENEMY,
            do=[Power(1000, THIS)],
        ),
    ),
    body("RM-003", Automatic(when=Occurrence.IS_REMOVED, valid_in=Zone.REMOVED, do=[Draw(1)])),
    event("RM-004", Move(choose(1, zx()), Zone.REMOVED)),
    event("RM-005", Move(choose(2, card(Side.ANY, Zone.TRASH)), Zone.REMOVED)),
    event("RM-006", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED)),
    event("RM-007", FromDeck(1, Zone.REMOVED)),
    event("RM-008", Move(choose(1, card(Side.OWN, Zone.REMOVED)), Zone.REMOVED)),
    event("RM-009", MakeToken("Formless Spawn", NORMAL)),
    event("RM-011", Put(choose(1, zx(Side.OWN, zone=Zone.TRASH)), NORMAL, empty=True)),
    body(
        "RM-010",
        Automatic(
            when=Occurrence.APPEARS,
            do=[If([CameBy(Way.BY_CINEMA)], [Draw(1)]), If([CameBy(Way.NOT_FROM_HAND)], [Draw(2)])],
        ),
        Startup(
            valid_in=Zone.HAND,
            limit=Limit.CINEMA,
            cost=[],
            do=[Put(THIS, ANY_SQUARE, empty=True, way=Way.BY_CINEMA)],
        ),
        Always(needs=[CameBy(Way.NOT_FROM_HAND)], do=[GainPower(2000)]),
    ),
]
