"""The shapes of most made-up cards: an Event, and a Z/X of Cost 3 and Power 5000; both are red."""

from zx_env.zx.cards.language import Ability, Card, Effect, EventText
from zx_env.zx.cards.names import Tribe
from zx_env.zx.terms import CardType, Color


def event(number: str, *do: Effect, name: str = "", color: Color = Color.RED, cost: int = 0) -> Card:
    """An Event with these effects."""
    return Card(number, name or number, color, CardType.EVENT, cost=cost, abilities=[EventText(do=do)])


def body(
    number: str,
    *abilities: Ability,
    name: str = "",
    color: Color = Color.RED,
    cost: int = 3,
    power: int = 5000,
    tribes: tuple[Tribe, ...] = (),
) -> Card:
    """A Z/X with these abilities."""
    return Card(number, name or number, color, cost=cost, power=power, tribes=tribes, abilities=abilities)
