"""Cards that say where destroyed Z/X go instead of Charge, and cards that destroy."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

OWN_NORMAL = each(zx(Side.OWN, on=NORMAL))
CARDS = [
    event("IN-001", Lasts(LeaveTo(Zone.HAND, of=OWN_NORMAL, may=True))),
    body("IN-002", Always(do=[LeaveTo(Zone.RESOURCE, State.SLEEP, may=True)]), cost=2),
    body("IN-003", Always(do=[LeaveTo(Zone.TRASH)]), Always(do=[LeaveTo(Zone.HAND)])),
    event("IN-004", Lasts(LeaveTo(Zone.REMOVED, of=each(zx(Side.ENEMY))), until=Until.BATTLE_ENDS)),
    event("IN-005", Lasts(LeaveTo(Zone.TRASH, of=each(zx(Side.OWN))), until=Until.ENEMY_TURN_ENDS)),
    event("IN-006", Grant(choose(1, zx()), Gains(Always(do=[LeaveTo(Zone.DECK)])))),
    Card(
        "IN-007",
        "IN-007",
        Color.RED,
        CardType.ZX_EX,
        cost=4,
        power=6000,
        abilities=[Advent([zx(Side.OWN), zx(Side.OWN)])],
    ),
    event("IN-008", Destroy(choose(1, zx())), IfDone(1, [Draw(1)])),
    body(
        "IN-009",
        Startup(cost=[Destroy(THIS)], do=[Draw(1)]),
        Always(do=[LeaveTo(Zone.HAND, may=True)]),
    ),
    event("IN-010", Lasts(LeaveTo(Zone.LIFE, of=each(zx(Side.ANY, kind=CardType.TOKEN)), may=True))),
    event("IN-011", Destroy(choose(3, zx(), up_to=True))),
    event("IN-012", CannotFillResource()),
    event(
        "IN-013", Then(Move(choose(1, zx()), Zone.HAND), then=[Draw(1)], otherwise=[FromDeck(1, Zone.TRASH)])
    ),
    body("IN-014", Automatic(when=Occurrence.RETURNS_TO_HAND, of=zx(), do=[FromDeck(1, Zone.REMOVED)])),
    body("IN-015", Startup(cost=[Move(THIS, Zone.HAND)], do=[Draw(1)])),
    body("IN-016", Always(do=[LeaveTo(Zone.CHARGE, instead_of=Zone.HAND)])),
]
