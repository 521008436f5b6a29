"""What amounts and bounds of the card table are worked out from, as integer enums.

They continue terms.py, whose numbers are as stable.
"""

from enum import IntEnum


class Scale(IntEnum):
    """What the amount of a step is multiplied by."""

    FIXED = 0
    PER_CARD = 1  # for every `unit` cards that the step's second selector takes in
    PER_COLOR = 2  # for every different colour among them
    PER_DONE = 3  # for every card that the step before did something to
    POWER = 4  # the Power of the step's second target is added to the amount
    POWER_AMONG = 5  # the Power of all cards that the step's second selector takes in is
    COST = 6  # as POWER, their Cost
    COST_AMONG = 7


class Measure(IntEnum):
    """What a bound of a selector is worked out from."""

    COUNT = 0  # how many cards
    COST = 1  # their Costs together
    POWER = 2  # their Power together


class Bounded(IntEnum):
    """What the bound of a selector is a bound of, as bits."""

    COST_AT_MOST = 1
    COST_AT_LEAST = 2
    POWER_AT_MOST = 4
    POWER_AT_LEAST = 8


class Asked(IntEnum):
    """Whose Cost or Power the effect of an ability asks for, though that card may have left, as bits."""

    OF_THIS = 1  # of the card with the ability
    OF_THAT = 2  # of the other card of the occurrence
