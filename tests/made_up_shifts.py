"""A card set for tests of Shift, Link cards and counters: the standard one, and made-up cards."""

from zx_env.cards.language import Card, EventText, GainCounters
from zx_env.cards.sets import CARDS as PRINTED
from zx_env.terms import CardType, Color, CounterKind

SET = "tests.made_up_shifts"


def _event(number: str, *do: object) -> Card:
    return Card(
        number, f"Event {number}", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=list(do))]
    )  # type: ignore[arg-type]


CARDS = [
    *PRINTED,
    _event("L-001", GainCounters(CounterKind.MEMORIAL_PIECE, 2)),
    _event("L-002", GainCounters(CounterKind.DREAM_KEY, 1)),
]
