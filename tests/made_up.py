"""A card set for tests: the standard one, and made-up cards for what no printed card asks of the rules.

Play with it by `card_set="tests.made_up"`. T-103 is a Z/X to the card language; `an_overboost` makes it the
Z/X Overboost that the rules of battle ask for.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from zx_env.cards.language import (
    ANY_SQUARE,
    NORMAL,
    THIS,
    Automatic,
    Card,
    Destroy,
    Draw,
    EventText,
    May,
    Move,
    Pay,
    Power,
    Put,
    Reboot,
    Startup,
    That,
    card,
    choose,
    zx,
)
from zx_env.cards.pool import card_table
from zx_env.cards.sets import CARDS as PRINTED
from zx_env.table import card_rows
from zx_env.terms import CardType, Color, Occurrence, Side, Zone

SET = "tests.made_up"

LATECOMING = Startup(valid_in=Zone.HAND, cost=[Pay(Color.RED, 1)], do=[Put(THIS, ANY_SQUARE, empty=True)])

CARDS = [
    *PRINTED,
    Card(
        "T-101",
        "One Step Aside",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Put(choose(1, zx()), ANY_SQUARE, adjacent=True)])],
    ),
    Card(
        "T-102",
        "Latecomer",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[LATECOMING],
    ),
    Card("T-103", "Overboost", Color.RED, cost=5, power=9000, abilities=[LATECOMING]),
    Card(
        "T-104",
        "Drummer",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.BATTLE_STARTS, do=[Draw(1)])],
    ),
    Card(
        "T-105",
        "Sentry",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.IS_ATTACKED, do=[Draw(1)])],
    ),
    Card(
        "T-106",
        "Mourner",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.BATTLE_ENDS, do=[Draw(1)])],
    ),
    Card(
        "T-107",
        "Caller",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                do=[Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)],
            )
        ],
    ),
    Card(
        "T-108",
        "Herald",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Startup(cost=[], do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))])],
    ),
    Card(
        "T-109",
        "Recall",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Move(choose(1, zx()), Zone.HAND)])],
    ),
    Card(
        "T-110",
        "Trapper",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.IS_ATTACKED, do=[Destroy(That(zx()))])],
    ),
    Card(
        "T-111",
        "Scout",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS), Draw(1)])],
    ),
    Card(
        "T-112",
        "Restless",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.ATTACKS, do=[May(Reboot(THIS), then=[Draw(1)])])],
    ),
    Card(
        "T-113",
        "Executioner",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.BATTLE_ENDS, do=[Destroy(choose(1, zx(Side.ENEMY)))])],
    ),
    Card(
        "T-114",
        "Bargain",
        Color.RED,
        CardType.EVENT,
        abilities=[
            EventText(do=[May(Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Draw(2)])])
        ],
    ),
]


@contextmanager
def an_overboost(number: str = "T-103") -> Iterator[None]:
    """While it lasts, the Z/X with that number is a Z/X Overboost (CR 202.7a) for the rules."""
    row = card_table(SET).row_of(number)
    records = card_table(SET).record[0]["card"][row], card_rows(SET)[0].card[row]
    for record in records:
        record.kind = CardType.ZX_OB
    try:
        yield
    finally:
        for record in records:
            record.kind = CardType.ZX
