"""The language: how much, where the amount is counted and no number."""

from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.which import Among, Counted, It, That, This


@dataclass(frozen=True, slots=True)
class Per:
    """So much for every such card, for every `cards` of them, or for every different color among them."""

    amount: int
    among: Counted
    cards: int = 1
    colors: bool = False


@dataclass(frozen=True, slots=True)
class PerDone:
    """So much for every card that the word before did something to."""

    amount: int


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power of that card, or of all such cards together, and so much more: `plus`."""

    what: This | It | That | Among
    plus: int = 0


@dataclass(frozen=True, slots=True)
class CostOf:
    """The Cost of that card, or of all such cards together, and so much more: `plus`."""

    what: This | It | That | Among
    plus: int = 0


Bound: TypeAlias = int | Per | PowerOf | CostOf
Amount: TypeAlias = Bound | PerDone
