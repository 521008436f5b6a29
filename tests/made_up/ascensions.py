"""Ascensions and Ascensions Extra, and what speaks of them (rulings H240-H244)."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_DRAW = Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)])


def _ascension(
    number: str, *abilities: Ability, cost: int = 1, shields: int = 0, kind: CardType = CardType.ASCENSION
) -> Card:
    return Card(number, number, Color.RED, kind, cost=cost, shields=shields, abilities=abilities)


_ANY = card(Side.ANY, Zone.SQUARE, kind=CardType.ASCENSION)

CARDS = [
    _ascension("WN-001", Automatic(when=Occurrence.APPEARS, do=[Draw(1)])),
    _ascension("WN-002", _DRAW, Startup(cost=[Sleep(THIS)], do=[Draw(1)]), cost=2, shields=2),
    _ascension("WN-003", _DRAW, shields=4, cost=3, kind=CardType.ASCENSION_EX),
    _ascension(
        "WN-004",
        Always(valid_in=Zone.DYNAMIS, needs=[FirstPlayer(Side.ENEMY)], do=[CostsLess(1)]),
        shields=1,
        cost=3,
        kind=CardType.ASCENSION_EX,
    ),
    event("WN-005", Move(choose(1, _ANY), Zone.HAND)),
    event("WN-006", Damage(5000, each(card(Side.ENEMY, Zone.SQUARE)))),
    event("WN-007", Damage(5000, each(zx(Side.ENEMY)))),
    event("WN-008", PlayFree(choose(1, card(Side.OWN, Zone.DYNAMIS, kind=CardType.ASCENSION_EX)))),
    event("WN-009", PlayFree(choose(1, card(Side.OWN, Zone.HAND, kind=CardType.ASCENSION)))),
    body("WN-010", Always(needs=[FirstPlayer(Side.OWN)], do=[GainPower(1000)])),
    event("WN-011", Destroy(each(_ANY))),
]
