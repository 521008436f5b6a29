"""The card language: amounts that are counted or measured."""

from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.which import Among, Counted, It, That, This


@dataclass(frozen=True, slots=True)
class Per:
    """The amount for every such card, for every `cards` of them, or for every different color among them."""

    amount: int
    among: Counted
    cards: int = 1
    colors: bool = False


@dataclass(frozen=True, slots=True)
class PerDone:
    """The amount for every card that the word before did something to."""

    amount: int


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power of that card, or the total of all such cards, plus `plus`."""

    what: This | It | That | Among
    plus: int = 0


@dataclass(frozen=True, slots=True)
class CostOf:
    """The Cost of that card, or the total of all such cards, plus `plus`."""

    what: This | It | That | Among
    plus: int = 0


Bound: TypeAlias = int | Per | PowerOf | CostOf
Amount: TypeAlias = Bound | PerDone
