"""Cards for Z/X EX, Force and Tokens, and for the ways in which a Z/X comes on a Square."""

from functools import partial

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

ALL_COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
_event_of_cost_1 = partial(event, cost=1)

CARDS = [
    Card("X-001", "Sprout", Color.COLORLESS, CardType.TOKEN, cost=2, power=3000),
    _event_of_cost_1("X-002", MakeToken("Sprout", NORMAL, 2, up_to=True)),
    _event_of_cost_1("X-003", Move(choose(1, zx()), Zone.HAND)),
    _event_of_cost_1("X-004", Destroy(choose(1, zx()))),
    _event_of_cost_1("X-005", Put(choose(1, zx()), NORMAL, empty=True)),
    _event_of_cost_1("X-006", FromDeck(2, Zone.TRASH)),
    _event_of_cost_1("X-007", Move(choose(1, zx()), Zone.RESOURCE)),
    _event_of_cost_1("X-014", Move(each(card(Side.OWN, Zone.FORCE)), Zone.REMOVED)),
    _event_of_cost_1("X-008", Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)),
    Card(
        "X-010",
        "All Five",
        ALL_COLORS,
        CardType.ZX_EX,
        cost=10,
        power=9000,
        abilities=[Advent([zx(Side.OWN, color=color) for color in ALL_COLORS])],
    ),
    body(
        "X-011",
        Automatic(when=Occurrence.APPEARS, way=Way.BY_PLAY, do=[Draw(1)]),
        name="Played",
        cost=1,
        power=3000,
    ),
    body(
        "X-012",
        Automatic(when=Occurrence.APPEARS, way=(Way.BY_ABILITY, Way.FROM_HAND), do=[Draw(1)]),
        Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)]),
        name="From Hand By Ability",
        cost=1,
        power=3000,
    ),
    body(
        "X-013",
        Automatic(when=Occurrence.APPEARS, do=[AsForce(choose(1, card(Side.OWN, Zone.TRASH)))]),
        Automatic(when=Occurrence.ATTACKS, do=[Move(each(card(Side.OWN, Zone.FORCE)), Zone.HAND)]),
        name="Roots",
        cost=1,
        power=3000,
    ),
]
