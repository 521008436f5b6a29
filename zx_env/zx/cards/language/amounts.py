"""The card language: amounts that are counted or measured."""

from dataclasses import dataclass
from typing import TypeAlias

from zx_env.zx.cards.language.which import Among, Counted, It, That, This


@dataclass(frozen=True, slots=True)
class Per:
    """The amount for every such card, plus `plus`.

    `cards=2`: the amount for every 2 such cards. `colors`: the amount for every different color among them.
    """

    amount: int
    among: Counted
    cards: int = 1
    colors: bool = False
    plus: int = 0


@dataclass(frozen=True, slots=True)
class PerDone:
    """The amount for every card to which the previous effect was done, plus `plus`.

    For example, the amount for each card that it destroyed or drew. `cards=2`: for every 2 of them.
    `altogether`: for the cards to which all effects of the ability before were done (ruling H233).
    """

    amount: int
    plus: int = 0
    cards: int = 1
    altogether: bool = False


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power of one card, or the total Power of all cards that `what` describes, plus `plus`.

    `highest`, `lowest`: the highest or the lowest Power among these cards instead (ruling H231).
    """

    what: This | It | That | Among
    plus: int = 0
    highest: bool = False
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class CostOf:
    """The Cost of one card, or the total Cost of all cards that `what` describes, plus `plus`.

    `times=1000`: 1000 for each point of Cost, and then `plus`. `highest`, `lowest`: the highest or the lowest
    Cost among these cards instead (ruling H231).
    """

    what: This | It | That | Among
    plus: int = 0
    times: int = 1
    highest: bool = False
    lowest: bool = False


Bound: TypeAlias = int | Per | PowerOf | CostOf
Amount: TypeAlias = Bound | PerDone
