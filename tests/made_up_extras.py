"""A card set for tests of Z/X EX, Force and Tokens: the standard one, and made-up cards."""

from zx_env.zx.cards.language import (
    NORMAL,
    Advent,
    AsForce,
    Automatic,
    Card,
    Destroy,
    Draw,
    EventText,
    FromDeck,
    MakeToken,
    Move,
    Put,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.sets import CARDS as PRINTED
from zx_env.zx.terms import CardType, Color, Occurrence, Side, Way, Zone

SET = "tests.made_up_extras"

ALL = (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)


def _event(number: str, *do: object) -> Card:
    return Card(
        number, f"Event {number}", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=list(do))]
    )  # type: ignore[arg-type]


CARDS = [
    *PRINTED,
    Card("X-001", "Sprout", Color.COLORLESS, CardType.TOKEN, cost=2, power=3000),
    _event("X-002", MakeToken("Sprout", NORMAL, 2, up_to=True)),
    _event("X-003", Move(choose(1, zx()), Zone.HAND)),
    _event("X-004", Destroy(choose(1, zx()))),
    _event("X-005", Put(choose(1, zx()), NORMAL, empty=True)),
    _event("X-006", FromDeck(2, Zone.TRASH)),
    _event("X-007", Move(choose(1, zx()), Zone.RESOURCE)),
    _event("X-008", Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)),
    Card(
        "X-010",
        "All Five",
        ALL,
        CardType.ZX_EX,
        cost=10,
        power=9000,
        abilities=[Advent([zx(Side.OWN, color=color) for color in ALL])],
    ),
    Card(
        "X-011",
        "Played",
        Color.RED,
        cost=1,
        power=3000,
        abilities=[Automatic(when=Occurrence.APPEARS, way=Way.BY_PLAY, do=[Draw(1)])],
    ),
    Card(
        "X-012",
        "From Hand By Ability",
        Color.RED,
        cost=1,
        power=3000,
        abilities=[
            Automatic(when=Occurrence.APPEARS, way=(Way.BY_ABILITY, Way.FROM_HAND), do=[Draw(1)]),
            Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)]),
        ],
    ),
    Card(
        "X-013",
        "Roots",
        Color.RED,
        cost=1,
        power=3000,
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[AsForce(choose(1, card(Side.OWN, Zone.TRASH)))]),
            Automatic(when=Occurrence.ATTACKS, do=[Move(each(card(Side.OWN, Zone.FORCE)), Zone.HAND)]),
        ],
    ),
]
