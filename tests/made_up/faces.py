"""Cards that turn cards of the Dynamis face down, and startup abilities that are used up."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_UP = card(Side.OWN, Zone.DYNAMIS, state=State.FACE_UP)
_UP_EX = card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_EX, state=State.FACE_UP)
_CHARGES = May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE), then=[UseUp()])

CARDS = [
    event("RX-001", FaceDown(choose(1, _UP))),
    body("RX-002", Startup(cost=[FaceDown(choose(1, _UP_EX))], do=[Draw(1)])),
    event("RX-003", May(FaceDown(choose(2, _UP)), then=[Draw(1)], otherwise=[Draw(2)])),
    body(
        "RX-004",
        Startup(
            valid_in=Zone.HAND,
            cost=[Move(THIS, Zone.TRASH)],
            limit=Limit.USED_UP_BY_NAME,
            do=[Draw(1), _CHARGES],
        ),
    ),
    body("RX-005", Startup(cost=[], limit=Limit.USED_UP, do=[Power(500, THIS), _CHARGES])),
    Card(
        "RX-006",
        "Rumor",  # of B49-019
        Color.BLACK,
        CardType.EVENT_EX,
        cost=1,
        japanese="噂話",
        abilities=[EventText(do=[Draw(1)])],
    ),
]
