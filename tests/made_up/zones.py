"""Cards that play, move or wait for cards of zones other than Squares."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_ANYWHERE = (Zone.HAND, Zone.TRASH, Zone.CHARGE, Zone.RESOURCE)

CARDS = [
    event("FP-001", PlayFree(choose(1, card(Side.OWN, _ANYWHERE, named="FP-010")))),
    event("FP-002", PlayFree(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), regular=True)),
    event("FP-003", Move(choose(1, card(Side.OWN, _ANYWHERE)), Zone.DYNAMIS, State.FACE_UP)),
    event("FP-004", Move(choose(1, zx()), Zone.DYNAMIS, State.FACE_UP)),
    event(
        "FP-005",
        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE),
        AtEndOfTurn([Move(IT, Zone.TRASH)]),
    ),
    event("FP-006", Pick(choose(1, card(Side.OWN, Zone.RESOURCE))), AtEndOfTurn([Move(IT, Zone.HAND)])),
    body(
        "FP-007",
        Startup(
            valid_in=Zone.TRASH,
            cost=[],
            do=[Move(THIS, Zone.CHARGE), AtEndOfTurn([Move(THIS, Zone.HAND)], to=THIS)],
        ),
    ),
    event("FP-008", Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.HAND)),
    body("FP-009", Always(needs=[Level(Tribe.MYTHOS, 1)], do=[GainPower(1000)])),
    body(
        "FP-010",
        Automatic(when=Occurrence.APPEARS, do=[If([CameBy(Way.BY_PLAY)], [Draw(1)])]),
        color=Color.GREEN,
        cost=6,
    ),
    Card("FP-012", "FP-012", Color.RED, cost=6, power=5000, japanese="大キナ魔眼"),
    body("FP-013", cost=6),
    body("FP-016", power=8000),
    event("FP-017", Move(choose(1, zx()), Zone.CHARGE), AtEndOfTurn([Move(IT, Zone.TRASH)])),
    event("FP-014", If([PlayedRegularly(Zone.TRASH)], [Draw(1)])),
    event(
        "FP-015",
        PlayFree(
            choose(1, card(Side.OWN, (Zone.TRASH, Zone.CHARGE), kind=CardType.EVENT)),
            regular=True,
        ),
    ),
    event("FP-011", Draw(1), color=Color.GREEN, cost=6),
]
