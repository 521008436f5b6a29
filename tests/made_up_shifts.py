"""A card set for tests of Shift, Link cards and counters: the standard one, and made-up cards.

One Player card has every Player name: some are asked for by cards and printed on no Player card of the set.
"""

from zx_env.cards.language import (
    NORMAL,
    Always,
    Automatic,
    Card,
    Damage,
    Draw,
    EventText,
    GainCounters,
    GainPower,
    Move,
    NoPlayerDamage,
    Put,
    Shift,
    Swap,
    choose,
    each,
    zx,
)
from zx_env.cards.names import PlayerKey, Tribe
from zx_env.cards.sets import CARDS as PRINTED
from zx_env.terms import CardType, Color, CounterKind, Having, Occurrence, Side, Zone

SET = "tests.made_up_shifts"
EVERYBODY = "L-900"


def _event(number: str, *do: object) -> Card:
    return Card(
        number, f"Event {number}", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=list(do))]
    )  # type: ignore[arg-type]


_ANY = Shift(onto=zx(Side.OWN))

CARDS = [
    *PRINTED,
    _event("L-001", GainCounters(CounterKind.MEMORIAL_PIECE, 2)),
    _event("L-002", GainCounters(CounterKind.DREAM_KEY, 1)),
    # Costs 0, so that no Resource is needed.
    Card(
        "L-003",
        "Away",
        Color.COLORLESS,
        CardType.EVENT,
        abilities=[EventText(do=[Move(choose(1, zx()), Zone.HAND)])],
    ),
    Card(
        "L-004",
        "Aside",
        Color.COLORLESS,
        CardType.EVENT,
        abilities=[EventText(do=[Put(choose(1, zx()), NORMAL)])],
    ),
    Card(
        "L-005", "Across", Color.COLORLESS, CardType.EVENT, abilities=[EventText(do=[Swap(choose(2, zx()))])]
    ),
    Card(
        "L-006",
        "Hourai and Blue",
        Color.COLORLESS,
        CardType.EVENT,
        abilities=[
            EventText(
                do=[
                    Damage(500, each(zx(tribe=Tribe.HOURAI))),
                    Damage(1000, each(zx(color=Color.BLUE))),
                    Damage(2000, each(zx(named="Sword Sheath"))),
                    Damage(4000, each(zx(having=(Having.ABILITYLESS,)))),
                ]
            )
        ],
    ),
    Card(
        "L-010",
        "Sword Sheath",
        Color.BLUE,
        CardType.SHIFT,
        tribes=(Tribe.HOURAI,),
        abilities=[
            _ANY,
            Automatic(when=Occurrence.IS_SHIFTED, do=[Draw(1)]),
            Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(2)]),
        ],
    ),
    Card(
        "L-011",
        "Ribbon",
        Color.RED,
        CardType.SHIFT,
        abilities=[_ANY, Always(do=[GainPower(1500)]), Always(do=[NoPlayerDamage()])],
    ),
    Card(EVERYBODY, "Everybody", Color.RED, CardType.PLAYER, player_keys=tuple(PlayerKey)),
]
